"""The transposition table: what the search knows about states it has met."""

NO_MOVE = -2
"""No move at all; a pass is -1."""


Entry = tuple[int, int, int, int]
"""A state searched *depth* plies deep: its value lies from *low* to *high*; *move* was best. (A named tuple
takes four times as long to make.)"""


class Table:
    """A dictionary in two halves, the young one and the old one.

    When the young half is full it becomes the old one and what was old is forgotten, in one step: the
    memory has a limit, and no search ever waits for a clean-up. What is asked for again is stored again,
    and so stays.
    """

    def __init__(self, most: int = 200_000) -> None:
        """A table for at most *most* entries; an entry takes some 200 bytes."""
        self._half = most // 2
        self._young: dict[int, Entry] = {}
        self._old: dict[int, Entry] = {}

    def __len__(self) -> int:
        return len(self._young) + len(self._old)

    def find(self, key: int) -> Entry | None:
        """What is known under *key*."""
        return self._young.get(key) or self._old.get(key)

    def store(self, key: int, entry: Entry) -> None:
        """Remember *entry*."""
        self._young[key] = entry
        if len(self._young) >= self._half:
            self._old, self._young = self._young, {}

"""Positions of toguz that people set up: 162 stones, and where a tuzdik can be."""

from collections.abc import Iterator, Sequence

from kazan.editing import Fault
from kazan.games.sowing_editing import SowingEditing
from kazan.games.toguz.rules import ENOUGH, STORES, tuzdik_pit

LAST = 8
"""The last pit in which a tuzdik can be."""
PRICE = 3
"""The stones that a tuzdik brings when it is made."""


class Editing(SowingEditing):
    """Extras are the numbers of south's and of north's tuzdik; 0: none."""

    limits = (1, 3, 5, 7)
    extras = 2

    def faults(self, slots: Sequence[int], extras: Sequence[int], side: int) -> Iterator[Fault]:
        """The number of stones, the tuzdiks, and a side to move that cannot."""
        yield from super().faults(slots, extras, side)
        for owner, number in enumerate(extras):
            if not 0 <= number <= LAST:
                yield Fault("tuzdik-ninth", owner)
            elif number and slots[tuzdik_pit(owner, number)]:
                yield Fault("tuzdik-stones", owner, tuzdik_pit(owner, number))
            if number and slots[STORES[owner]] < PRICE:
                yield Fault("tuzdik-kazan", owner, STORES[owner])
        if extras[0] and extras[0] == extras[1]:
            yield Fault("tuzdik-same")
        won = max(slots[store] for store in STORES) >= ENOUGH
        if self.empty(slots, side) and not self.empty(slots, 1 - side) and not won:
            yield Fault("no-move", side)

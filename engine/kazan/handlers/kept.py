"""What the engine remembers between two requests."""

from itertools import count
from typing import Generic, TypeVar

from kazan import games, notation
from kazan.record import Record
from kazan.view import Json, view

KEPT_RECORDS = 8

Work = TypeVar("Work")

_records: dict[str, Record] = {}


def record(text: str) -> Record:
    """The record of *text*, read only once as long as it is in use."""
    found = _records.get(text) or notation.read(text, games.create)
    _keep(text, found)
    return found


def show(game: Record) -> Json:
    """The view of *game*, which is probably asked for next."""
    shown = view(game)
    _keep(shown["record"], game)
    return shown


def _keep(text: str, game: Record) -> None:
    _records.pop(text, None)
    _records[text] = game
    while len(_records) > KEPT_RECORDS:  # the one that was used longest ago
        del _records[next(iter(_records))]


class Numbered(Generic[Work]):
    """At most *most* pieces of work that go on, by number; forgotten ones make room, the oldest first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._works: dict[int, Work] = {}
        self._numbers = count(1)

    def add(self, work: Work) -> int:
        """The number under which *work* is found from now on."""
        while len(self._works) >= self._most:
            del self._works[min(self._works)]
        number = next(self._numbers)
        self._works[number] = work
        return number

    def find(self, number: int) -> Work | None:
        """The work of that *number*; None if it has ended or never began."""
        return self._works.get(number)

    def drop(self, number: int) -> bool:
        """Forget a piece of work, finished or not; whether there was one."""
        return self._works.pop(number, None) is not None

    def clear(self) -> None:
        """Forget all of it."""
        self._works.clear()

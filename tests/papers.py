"""Reading text as collections, for tests."""

from kazan import collection, games
from kazan.collection import Collection
from kazan.errors import SheetError
from kazan.record import Record

KEYS = tuple(games.GAMES)


def read(text: str, game: str | None = None) -> Collection:
    """The games in *text*."""
    return collection.read(text, games.create, KEYS, game)


def only(text: str, game: str | None = None) -> Record:
    """The record of the one game in *text*, which must have no fault."""
    found = read(text, game)
    assert found.faults == ()
    (entry,) = found.entries
    return entry.record


def fault(text: str, game: str | None = None) -> SheetError:
    """The one fault in *text*."""
    (found,) = read(text, game).faults
    return found

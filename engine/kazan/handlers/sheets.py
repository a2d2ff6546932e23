"""Games as text: one score sheet, and collections of many games."""

from kazan import collection, notation, scoresheet
from kazan.errors import RequestError
from kazan.games import GAMES, create
from kazan.handlers import Handlers, kept
from kazan.scoresheet import Entry
from kazan.view import Json, sheet_view


def sheet(record: str) -> Json:
    """The score sheet of a record."""
    return sheet_view(kept.record(record))


def read_games(text: str, game: str | None = None) -> Json:
    """The games of a file or a list, and what could not be read; see `collection`."""
    found = collection.read(text, create, tuple(GAMES), game)
    return {
        "games": [
            {"record": notation.write(entry.record), "headers": dict(entry.headers)}
            for entry in found.entries
        ],
        "faults": [
            {"line": fault.line, "token": fault.token, "cause": fault.cause.code}
            for fault in found.faults
        ],
    }


def write_games(games: list[Json]) -> Json:
    """The text of *games*, each {"record", "headers"}."""
    return {"text": "\n\n".join(scoresheet.write(_entry(game)) for game in games)}


def _entry(game: Json) -> Entry:
    record, headers = game.get("record"), game.get("headers", {})
    if not isinstance(record, str) or not isinstance(headers, dict):
        raise RequestError("a game has a record, which is a text, and headers")
    if not all(isinstance(value, str) for value in headers.values()):
        raise RequestError("headers must be an object of texts")
    return Entry(kept.record(record), headers)


HANDLERS: Handlers = {
    "sheet": sheet,
    "read_games": read_games,
    "write_games": write_games,
}

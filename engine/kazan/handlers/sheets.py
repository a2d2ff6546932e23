"""Games as text: one score sheet, and collections of many games."""

from kazan import collection, notation
from kazan.errors import RequestError
from kazan.games import GAMES, create
from kazan.handlers import Handlers, kept
from kazan.view import Json, sheet_view


def sheet(record: str) -> Json:
    """The score sheet of a record."""
    return sheet_view(kept.record(record))


def read_games(text: str, game: str | None = None) -> Json:
    """The games of a file or a list, and what could not be read; see `collection`."""
    if not isinstance(text, str):
        raise RequestError("games are read from a text")
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
    entries = [
        collection.Entry(kept.record(game.get("record")), _headers(game.get("headers", {})))
        for game in games
    ]
    return {"text": "\n\n".join(collection.write(entry) for entry in entries)}


def _headers(headers: object) -> dict[str, str]:
    if not isinstance(headers, dict) or not all(isinstance(one, str) for one in headers.values()):
        raise RequestError("headers must be an object of texts")
    return headers


HANDLERS: Handlers = {
    "sheet": sheet,
    "read_games": read_games,
    "write_games": write_games,
}

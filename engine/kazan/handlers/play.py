"""Games: which there are, begun, played, taken back, ended; told as views."""

from kazan import games
from kazan.errors import RequestError
from kazan.game import Choice, Whole
from kazan.handlers import Handlers, asked, kept
from kazan.record import Record
from kazan.search.levels import LEVELS
from kazan.view import Json, ply_view


def list_games() -> list[Json]:
    """Every game: its options with the values they take, its levels."""
    return [
        {
            "key": key,
            "slots": game.slot_count,
            "options": {name: _choice(choice) for name, choice in game.schema.items()},
            "levels": list(LEVELS),
        }
        for key, game in games.GAMES.items()
    ]


def _choice(choice: Choice | Whole) -> Json:
    if isinstance(choice, Choice):
        return {"default": choice.default, "values": list(choice.values)}
    return {"default": choice.default, "least": choice.least}


def new(
    game: str,
    options: Json | None = None,
    start: list[int | str] | None = None,
    match: Json | None = None,
    handicap: Json | None = None,
) -> Json:
    """The view of a new game; *start* is a row of RULES.md, *handicap* {giver: a side, stones: how many}."""
    rules = games.create(game, options)
    begun = None if start is None else rules.read_row(start)
    if handicap is not None:
        begun = rules.handicap(*asked.handicap(handicap))
    return kept.show(Record.begin(rules, begun, None if match is None else asked.match(match)))


def view_record(record: str) -> Json:
    """The view of a record text."""
    return kept.show(kept.record(record))


def play(record: str, path: list[int]) -> Json:
    """The view after the move that touches the slots of *path*."""
    before = kept.record(record)
    return kept.show(before.play(before.along(tuple(path))))


def undo(record: str, plies: int = 1, side: int | None = None) -> Json:
    """The view *plies* moves earlier, or at the last position before the last where *side* chose."""
    later = kept.record(record)
    return kept.show(later.undo(plies if side is None else later.plies_back_to(side)))


def redo(record: str, plies: int = 1, side: int | None = None) -> Json:
    """The view *plies* undone moves later, or at the next position where *side* chooses."""
    earlier = kept.record(record)
    return kept.show(earlier.redo(plies if side is None else earlier.plies_on_to(side)))


def end(record: str, reason: str, side: int = -1) -> Json:
    """The view of the game ended by the players; see `Record.end`."""
    return kept.show(kept.record(record).end(reason, side))


def trace(record: str, ply: int) -> Json:
    """The move made as number *ply*, from 1."""
    whole = kept.record(record)
    if ply not in range(1, len(whole.moves) + 1):
        raise RequestError(f"there is no move number {ply}")
    return ply_view(whole, ply)


HANDLERS: Handlers = {
    "games": list_games,
    "new": new,
    "view": view_record,
    "play": play,
    "undo": undo,
    "redo": redo,
    "end": end,
    "trace": trace,
}

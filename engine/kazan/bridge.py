"""The only module that JavaScript calls: JSON in, JSON out.

Stateless but for the thinking that goes on, what it remembers, and the data files in use: a record travels
as its text, a move as its path. Errors go out as codes (errors.py); the page has the words.
"""

import inspect
import json
from binascii import a2b_base64
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any

from kazan import collection, games, notation
from kazan.coach.hint import HintTask, WhyTask
from kazan.coach.puzzles import PuzzleTask
from kazan.coach.review import ReviewTask
from kazan.errors import DamagedDataError, KazanError, RequestError, UnknownThinkerError
from kazan.game import Choice, Whole
from kazan.games.gaziantep.rite import chooser
from kazan.lessons import Lessons
from kazan.match import Match
from kazan.record import Record
from kazan.search import data
from kazan.search.levels import LEVELS, LOOK, Level
from kazan.search.memory import Memory
from kazan.search.sides import choose_side
from kazan.search.thinker import Thinker
from kazan.view import Json, ply_view, sheet_view, view

KEPT_RECORDS = 8
KEPT_THINKERS = 4
KEPT_LOADINGS = 2

_records: dict[str, Record] = {}
_thinkers: dict[int, Thinker] = {}
_loadings: dict[int, data.Loading] = {}
_lessons = Lessons()
_memory = Memory()
_numbers = count(1)


def call(name: str, arguments: str) -> str:
    """Run handler *name* with JSON keyword *arguments*; the one entry point from JavaScript."""
    try:
        answer: Json = {"ok": _run(name, arguments)}
    except KazanError as error:  # expected: shown to the player
        answer = {"error": {"code": error.code, "message": str(error)}}
    return json.dumps(
        answer, separators=(",", ":")
    )  # anything else is a bug and must reach the console


def _run(name: str, arguments: str) -> object:
    """The answer of handler *name*; raises `RequestError` for a request that does not fit it."""
    if name not in _HANDLERS:
        raise RequestError(f"there is no handler {name!r}")
    handler = _HANDLERS[name]
    try:
        keywords = json.loads(arguments)
        inspect.signature(handler).bind(**keywords)
    except (TypeError, ValueError, RecursionError) as error:
        raise RequestError(f"{name}: {error}") from error
    return handler(**keywords)


def _record(text: object) -> Record:
    """The record of *text*, read only once as long as it is in use."""
    if not isinstance(text, str):
        raise RequestError("a record must be a text")
    record = _records.get(text) or notation.read(text, games.create)
    _keep(text, record)
    return record


def _show(record: Record) -> Json:
    """The view of *record*, which is probably asked for next."""
    shown = view(record)
    _keep(shown["record"], record)
    return shown


def _keep(text: str, record: Record) -> None:
    _records.pop(text, None)
    _records[text] = record
    while len(_records) > KEPT_RECORDS:  # the one that was used longest ago
        del _records[next(iter(_records))]


# games and records


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
        begun = rules.handicap(*_handicap(handicap))
    return _show(Record.begin(rules, begun, None if match is None else _match(match)))


def _handicap(parts: object) -> tuple[int, int]:
    if not isinstance(parts, dict):
        raise RequestError("a handicap must be an object")
    giver, stones = parts.get("giver"), parts.get("stones")
    if not isinstance(giver, int) or not isinstance(stones, int):
        raise RequestError("a handicap has a giver and a number of stones")
    return giver, stones


def view_record(record: str) -> Json:
    """The view of a record text."""
    return _show(_record(record))


def play(record: str, path: list[int]) -> Json:
    """The view after the move that touches the slots of *path*."""
    before = _record(record)
    return _show(before.play(before.along(tuple(path))))


def undo(record: str, plies: int = 1, side: int | None = None) -> Json:
    """The view *plies* moves earlier, or at the last position before the last where *side* chose."""
    later = _record(record)
    return _show(later.undo(plies if side is None else later.plies_back_to(side)))


def redo(record: str, plies: int = 1, side: int | None = None) -> Json:
    """The view *plies* undone moves later, or at the next position where *side* chooses."""
    earlier = _record(record)
    return _show(earlier.redo(plies if side is None else earlier.plies_on_to(side)))


def end(record: str, reason: str, side: int = -1) -> Json:
    """The view of the game ended by the players; see `Record.end`."""
    return _show(_record(record).end(reason, side))


def trace(record: str, ply: int) -> Json:
    """The move made as number *ply*, from 1."""
    whole = _record(record)
    if ply not in range(1, len(whole.moves) + 1):
        raise RequestError(f"there is no move number {ply}")
    return ply_view(whole, ply)


def sheet(record: str) -> Json:
    """The score sheet of a record."""
    return sheet_view(_record(record))


# collections


def read_games(text: str, game: str | None = None) -> Json:
    """The games of a file or a list, and what could not be read; see `collection`."""
    if not isinstance(text, str):
        raise RequestError("games are read from a text")
    found = collection.read(text, games.create, tuple(games.GAMES), game)
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
        collection.Entry(_record(game.get("record")), _headers(game.get("headers", {})))
        for game in games
    ]
    return {"text": "\n\n".join(collection.write(entry) for entry in entries)}


def _headers(headers: object) -> dict[str, str]:
    if not isinstance(headers, dict) or not all(isinstance(one, str) for one in headers.values()):
        raise RequestError("headers must be an object of texts")
    return headers


# matches and chance


def within(record: str, match: Json) -> Json:
    """The view of a game as the next set of *match*, which its text then tells."""
    return _show(_record(record).within(_match(match)))


def _match(parts: object) -> Match:
    if not isinstance(parts, dict):
        raise RequestError("a match must be an object")
    return Match.read(
        parts.get("sets"), parts.get("first"), parts.get("winners"), parts.get("stopped", False)
    )


def match(
    game: str,
    options: Json | None,
    sets: int,
    first: int,
    winners: Sequence[int | None],
    stopped: bool = False,
) -> Json:
    """Where a match stands and how its next set begins; see `Match` and `Game.seating`."""
    played = Match.read(sets, first, winners, stopped)
    index = len(played.winners)
    following = None
    if not played.over:
        starter = played.starter(index)
        seating = games.create(game, options).seating(index, starter)
        following = {"index": index, "starter": starter, **seating._asdict()}
    return {
        "points": list(played.points),
        "starters": list(played.starters),
        "winner": played.winner,
        "decided": played.decided_after,
        "over": played.over,
        "next": following,
    }


def rite(challenger: int, hidden: int, guess: int) -> Json:
    """Who has the choice after "tek mi, çift mi?"; see `kazan.games.gaziantep.rite`."""
    return {"right": hidden == guess, "chooser": chooser(challenger, hidden, guess)}


def side_choice(game: str, options: Json | None, level: str, seed: int = 0) -> Json:
    """The side that a computer chooses where nobody chooses a move; see `kazan.search.sides`."""
    return {"side": choose_side(games.create(game, options), _level(level), seed)}


# thinking


def _level(name: str) -> Level:
    """The level of that *name*; raises `RequestError`."""
    if name not in LEVELS:
        raise RequestError(f"there is no level {name!r}")
    return LEVELS[name]


def think_start(record: str, level: str, seed: int = 0) -> Json:
    """Begin to think about the last position; the answer names the thinking."""
    return {"id": _number(_thinkers, _thinker(_record(record), _level(level), seed))}


def look_start(record: str, level: str | None = None) -> Json:
    """Begin to look what comes of the last position, while a person thinks; goes on as a thinking.

    With a *level* the computer thinks ahead for a player of that level: no number if that is of no use.
    """
    if level is not None and not _level(level).limits.timed:
        return {"id": None}
    return {"id": _number(_thinkers, _thinker(_record(record), LOOK))}


def _thinker(record: Record, level: Level, seed: int = 0) -> Thinker:
    """Thinking on *level*; one that goes by the clock uses what was found earlier in the game."""
    table = _memory.table(record) if level.limits.timed else None
    return Thinker.of(record, level, seed, table=table)


def _number(kept: dict[int, Any], task: object) -> int:
    """The number under which *task* is *kept*; forgotten ones make room, the oldest first."""
    while len(kept) >= KEPT_THINKERS:
        del kept[min(kept)]
    number = next(_numbers)
    kept[number] = task
    return number


def think_step(id: int, ms: int) -> Json:
    """Think on for *ms* milliseconds; when it is done the thinking is forgotten."""
    if id not in _thinkers:
        raise UnknownThinkerError(f"nothing is being thought under number {id}")
    thinker = _thinkers[id]
    progress = thinker.step(ms)
    if progress.done:
        del _thinkers[id]
    return {
        "done": progress.done,
        "path": list(thinker.game.path(progress.move)),
        "score": progress.score,
        "depth": progress.depth,
        "nodes": progress.nodes,
        "seconds": progress.seconds,
        "exact": progress.exact,
        "outcome": found._asdict() if (found := thinker.outcome) else None,
    }


def think_stop(id: int) -> Json:
    """Forget a thinking, finished or not."""
    return {"stopped": _thinkers.pop(id, None) is not None}


# data files


def data_start(content: str) -> Json:
    """Begin to take the data file *content*, in base 64, into use; the answer names the work."""
    try:
        file = a2b_base64(content, strict_mode=True)
    except (TypeError, ValueError) as error:
        raise DamagedDataError(f"not base 64: {error}") from error
    while len(_loadings) >= KEPT_LOADINGS:  # forgotten ones, the oldest first
        del _loadings[min(_loadings)]
    number = next(_numbers)
    _loadings[number] = data.Loading(file)
    return {"id": number}


def data_step(id: int, ms: int) -> Json:
    """Go on with it for about *ms* milliseconds; a file that cannot be used is refused here."""
    loading = _loadings.pop(id, None)
    if loading is None:
        raise RequestError(f"nothing is being loaded under number {id}")
    file = loading.step(ms)
    if file is None:
        _loadings[id] = loading
    return {"done": file is not None}


def data_forget() -> Json:
    """Let go of every data file in use, and of those on their way."""
    _loadings.clear()
    data.forget()
    return {}


# teaching


def hint_start(record: str) -> Json:
    """Begin to think about what to advise in the last position."""
    return _lessons.start(HintTask(_record(record)))


def why_start(record: str, path: list[int], better: list[int]) -> Json:
    """Begin to think about what is wrong with the move along *path*, compared with the one along *better*."""
    before = _record(record)
    task = WhyTask(before, before.along(tuple(path)), before.along(tuple(better)))
    return _lessons.start(task)


def puzzle_start(record: str, side: int, plies: int = 0) -> Json:
    """Begin to prove whether the last position is won for *side*; see `PuzzleTask`."""
    return _lessons.start(PuzzleTask(_record(record), side, plies))


def review_start(record: str) -> Json:
    """Begin to look back on a game, finished or not."""
    return _lessons.start(ReviewTask(_record(record)))


def lesson_step(id: int, ms: int) -> Json:
    """Think on for *ms* milliseconds; the answer of a lesson that is done, which is then forgotten."""
    return _lessons.step(id, ms)


def lesson_stop(id: int) -> Json:
    """Forget a lesson, finished or not."""
    return _lessons.stop(id)


_HANDLERS: dict[str, Callable[..., Any]] = {
    "games": list_games,
    "new": new,
    "view": view_record,
    "play": play,
    "undo": undo,
    "redo": redo,
    "end": end,
    "trace": trace,
    "sheet": sheet,
    "read_games": read_games,
    "write_games": write_games,
    "match": match,
    "within": within,
    "rite": rite,
    "side_choice": side_choice,
    "think_start": think_start,
    "look_start": look_start,
    "think_step": think_step,
    "think_stop": think_stop,
    "data_start": data_start,
    "data_step": data_step,
    "data_forget": data_forget,
    "hint_start": hint_start,
    "why_start": why_start,
    "puzzle_start": puzzle_start,
    "review_start": review_start,
    "lesson_step": lesson_step,
    "lesson_stop": lesson_stop,
}

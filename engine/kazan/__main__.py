"""The command line.

For people: ``python -m kazan check|convert|print|play``, see terminal.py.
For programs: ``python -m kazan replay|perft|think``, JSON lines in, JSON lines out:

    replay  {"game", "options", "start": ROW or null, "moves": [...]}
            -> {"rows", "legal", "over", "winner", "score", "reason"}
            {"match": {"sets", "first", "set_winners"}}
            -> {"points", "starters", "winner", "decided_after_set"}
    perft   {"game", "options", "start", "depth"} -> {"counts": [...]}, one count for each depth from 1
    think   {"game", "options", "start", "moves", and "level", "depth", "nodes" or "seconds"}
            -> {"move", "score", "exact", "depth", "nodes", "seconds", "line"}

``think`` goes by a level (easy, medium, hard, expert, master) or without whims by limits, and "seed" chooses
among equal moves. The score is for the side to move in sixteenths of a stone; beyond 2^19 the game is won. It
knows the data files (endgame tables, books) that lie beside the rules of a game, unless it is told
``--no-tables``.
A line that is wrong is answered with {"error": {"code", "message", "move"}}; ``move`` is the index of the
move that is wrong, or null. Everything is spelled as in RULES.md.
"""

import json
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, TextIO

from kazan import terminal
from kazan.errors import DataError, IllegalMoveError, KazanError, NotationError, RequestError
from kazan.game import Game, Move, State
from kazan.games import create
from kazan.match import Match
from kazan.perft import perft
from kazan.record import Record
from kazan.search import data, levels
from kazan.search.thinker import Thinker

Request = Mapping[str, Any]
Answer = dict[str, Any]
NO_TABLES = "--no-tables"
GAMES = Path(__file__).parent / "games"
"""Where data files lie beside the rules of their game; the wheel has none."""


class MoveError(Exception):
    """Carries the index of the move at which *error* was found."""

    def __init__(self, index: int, error: KazanError) -> None:
        super().__init__(index, error)
        self.index = index
        self.error = error


def begin(request: Request) -> Record:
    """The record that a request starts from."""
    key, options, start = request.get("game"), request.get("options"), request.get("start")
    if not isinstance(key, str):
        raise RequestError('"game" must be the name of a game')
    if options is not None and not isinstance(options, dict):
        raise RequestError('"options" must be an object')
    if start is not None and not isinstance(start, list):
        raise RequestError('"start" must be a row or null')
    game = create(key, options)
    return Record.begin(game, None if start is None else game.read_row(start))


def played(request: Request) -> list[Record]:
    """The record of a request before its first move and after each; raises `MoveError`."""
    records = [begin(request)]
    moves = request.get("moves")
    if moves is None:
        moves = []
    if not isinstance(moves, list):
        raise RequestError('"moves" must be a list')
    for entry in moves:
        index = len(records) - 1
        try:
            singles = read_entry(records[-1], entry)
        except KazanError as error:
            raise MoveError(index, error) from error
        for number, single in enumerate(singles):
            try:
                records.append(step(records[-1], single, joined=number > 0))
            except KazanError as error:
                raise MoveError(len(records) - 1, error) from error
    return records


def read_entry(record: Record, entry: object) -> list[str]:
    """The single moves of one entry of a list of moves."""
    if not isinstance(entry, int | str) or isinstance(entry, bool):
        raise NotationError(f"{entry!r} is not a move")
    return list(record.game.read_moves(entry))


def step(record: Record, text: str, *, joined: bool) -> Record:
    """The record after the move *text*; a *joined* one must belong to the turn before it."""
    if joined and not record.result and not record.turn_goes_on:
        raise IllegalMoveError(f"the turn has passed: {text!r} cannot be joined to the move before")
    return record.play(record.find(text))


def replay(request: Request) -> Answer:
    """Play a list of moves, or count the points of a match."""
    if "match" in request:
        return match(request["match"])
    records = played(request)
    last = records[-1]
    result = last.result
    return {
        "rows": [record.row for record in records[1:]],
        "legal": [last.game.spelling(last.state, move) for move in last.legal],
        "over": result is not None,
        "winner": result.winner if result else None,
        "score": list(last.game.totals(last.state)),
        "reason": result.reason if result else None,
    }


def match(parts: object) -> Answer:
    """Points, starters, winner and the set after which a match was decided."""
    if not isinstance(parts, dict):
        raise RequestError('"match" must be an object')
    played_match = Match.read(
        parts.get("sets"), parts.get("first", 0), parts.get("set_winners", [])
    )
    return {
        "points": list(played_match.points),
        "starters": list(played_match.starters),
        "winner": played_match.winner,
        "decided_after_set": played_match.decided_after,
    }


def count(request: Request) -> Answer:
    """Perft of every depth up to the one asked for."""
    depth = request.get("depth")
    if type(depth) is not int or depth < 1:
        raise RequestError('"depth" must be a whole number from 1')
    record = played(request)[-1]
    return {"counts": [perft(record, plies) for plies in range(1, depth + 1)]}


def think(request: Request) -> Answer:
    """The computer's move and what it knows of it."""
    record = played(request)[-1]
    seed = request.get("seed", 0)
    if type(seed) is not int:
        raise RequestError('"seed" must be a whole number')
    thinker = Thinker.of(record, levels.read(request), seed)
    progress = thinker.run()
    return {
        "move": record.game.spelling(record.state, progress.move),
        "score": progress.score,
        "exact": progress.exact,
        "depth": progress.depth,
        "nodes": progress.nodes,
        "seconds": round(progress.seconds, 3),
        "line": spelled(record.game, record.state, thinker.line),
    }


def spelled(game: Game, state: State, line: Sequence[Move]) -> list[int | str]:
    """The moves of *line*, which begins in *state*, as RULES.md spells them."""
    moves = []
    for move in line:
        moves.append(game.spelling(state, move))
        state = game.play(state, move)
    return moves


COMMANDS: dict[str, Callable[[Request], Answer]] = {
    "replay": replay,
    "perft": count,
    "think": think,
}


def answer(command: Callable[[Request], Answer], line: str) -> Answer:
    """The answer to one line, an error among them."""
    try:
        return command(read_request(line))
    except MoveError as failed:
        return error_answer(failed.error, failed.index)
    except KazanError as error:
        return error_answer(error, None)


def read_request(line: str) -> Request:
    """The JSON object of *line*; raises `RequestError`."""
    try:
        request = json.loads(line.removeprefix("\ufeff"))
    except (ValueError, RecursionError) as error:
        raise RequestError(f"not JSON: {error}") from error
    if not isinstance(request, dict):
        raise RequestError("a line must be a JSON object")
    return request


def error_answer(error: KazanError, move: int | None) -> Answer:
    """The answer that tells of *error*."""
    return {"error": {"code": error.code, "message": str(error), "move": move}}


def load_tables(folder: Path = GAMES) -> None:
    """Load the data files in *folder*; one that cannot be used is reported and left."""
    for path in sorted(folder.glob("*/*.bin")):
        try:
            data.load(path.read_bytes())
        except DataError as error:
            print(f"kazan: {path}: {error}", file=sys.stderr)


def for_people(command: str, arguments: list[str], lines: Iterable[str], out: TextIO) -> int:
    """Do a command of `terminal`; what is wrong with it is told, with exit code 2."""
    if command == "play":
        load_tables()
    try:
        return terminal.run(command, arguments, lines, out)
    except KazanError as error:
        print(f"kazan: {error}", file=sys.stderr)
        return 2
    finally:
        data.forget()


def main(arguments: list[str], lines: Iterable[str], out: TextIO) -> int:
    """Answer each line; gives the exit code, 2 for a wrong command."""
    command, *switches = arguments or [""]
    if command in terminal.COMMANDS:
        return for_people(command, switches, lines, out)
    if command not in COMMANDS or switches not in ([], [NO_TABLES]):
        programs = f"usage: python -m kazan {'|'.join(COMMANDS)} [{NO_TABLES}] < lines.json"
        print(
            f"{programs}\n       python -m kazan COMMAND ...\n", terminal.__doc__, file=sys.stderr
        )
        return 2
    if command == "think" and not switches:
        load_tables()
    for line in lines:
        if line.strip():
            print(json.dumps(answer(COMMANDS[command], line)), file=out, flush=True)
    data.forget()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], sys.stdin, sys.stdout))

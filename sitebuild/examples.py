"""The examples of the rules pages: positions, moves, and what comes of them, all checked by the engine.

``web/pages/GAME.toml`` has those of the rules, ``GAME.lesson.toml`` the steps of the lesson, for all
languages at once. In an example

    before, side   the board (`sitebuild.positions`; missing: the start of the game) and who is to move on it
    options        those that are not the defaults
    moves          moves that lead to the position that is shown, if any
    move           the move to try: one word, as on a score sheet, of several joined moves too
    result         what comes of it, see `sitebuild.facts`; in a lesson every move with this result is right
    instead        another move from the same position, {move, result}: what the example warns of
    still          true: a picture only, without a move

An example that states what the engine does not find is a fault, and the site is not built with one.
"""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from sitebuild.facts import Facts, Line, wrong
from sitebuild.paths import WEB, use_engine
from sitebuild.positions import find, read_board

use_engine()

from kazan import bridge, games  # noqa: E402
from kazan.errors import KazanError  # noqa: E402
from kazan.notation import write  # noqa: E402
from kazan.record import Record  # noqa: E402
from kazan.view import trace_view  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Sequence

PAGES = WEB / "pages"
LESSON = ".lesson"


@dataclass(frozen=True)
class Example:
    """One example of a game."""

    source: str  # the name of its file: a game, or that game's lesson
    id: str
    before: Record
    line: Line | None
    instead: Line | None

    @property
    def in_rules(self) -> bool:
        """Whether it tells what comes of its move; in a lesson the reader finds out."""
        return not self.source.endswith(LESSON)


def names() -> list[str]:
    """The games that have pages, as in English, in the order of the engine's registry."""
    return [key for key in games.GAMES if (PAGES / f"{key}.en.md").exists()]


def without_rules() -> list[str]:
    """The games of the engine that have no rules page, to which the app would lead in vain."""
    return sorted(set(games.GAMES) - set(names()))


def sources() -> list[str]:
    """The names of all files of examples: the games, then their lessons."""
    lessons = [f"{key}{LESSON}" for key in names()]
    return [*names(), *(name for name in lessons if (PAGES / f"{name}.toml").exists())]


@cache
def examples(source: str) -> dict[str, Example]:
    """Every example of the file *source*, by its id."""
    path = PAGES / f"{source}.toml"
    stated = tomllib.loads(path.read_text(encoding="utf-8"))
    return {id: read(source, id, content) for id, content in stated.items()}


def read(source: str, id: str, content: Facts) -> Example:
    """The example *id* as it stands in its file; raises `KazanError` for a move that cannot be."""
    rules = games.create(source.removesuffix(LESSON), content.get("options"))
    side = content.get("side", "south")
    start = read_board(rules, content["before"], side) if "before" in content else None
    record = Record.begin(rules, start)
    for word in content.get("moves", "").split():
        for move in find(record, word):
            record = record.play(move)
    shown = Record.begin(rules, rules.read_row(record.row)) if record.moves else record
    if content.get("still"):
        return Example(source, id, shown, None, None)
    other = content.get("instead")
    return Example(
        source,
        id,
        shown,
        play(shown, content["move"], content["result"]),
        play(shown, other["move"], other["result"]) if other else None,
    )


def play(record: Record, word: str, result: Facts) -> Line:
    """The line *word* from *record*."""
    moves = find(record, word)
    records = [record]
    for move in moves:
        records.append(records[-1].play(move))
    return Line(word, tuple(records), tuple(moves), result)


def faults(source: str) -> list[str]:
    """Everything that the examples of *source* state and that is not so."""
    try:
        known = examples(source)
    except (KazanError, KeyError, ValueError) as error:
        return [f"{source}.toml: {error!r}"]
    found = []
    for id, example in known.items():
        lines = [line for line in (example.line, example.instead) if line]
        told = [fault for line in lines for fault in wrong(line)]
        found += [f"{source}.toml: {id}: {fault}" for fault in [*whole(example), *told]]
    return found


def whole(example: Example) -> list[str]:
    """A fault if the position cannot be kept as a record, so not played on: stones are missing."""
    answer = json.loads(bridge.call("view", json.dumps({"record": write(example.before)})))
    return [answer["error"]["message"]] if "error" in answer else []


# what the page plays


def views(source: str) -> str:
    """JSON for the page: each example's position with its legal moves, and the way of its line."""
    return json.dumps(
        {id: playable(one) for id, one in examples(source).items() if one.line},
        ensure_ascii=False,
        separators=(",", ":"),
    )


def playable(example: Example) -> Facts:
    """The bridge's views from the position to the last move of the line, and the slots to touch."""
    line = example.line
    assert line
    asked = [ask("view", record=write(record)) for record in line.records]
    rules = example.before.game
    paths = [list(rules.path(move)) for move in line.moves]
    right = [] if example.in_rules else as_right(example)
    return {"move": line.word, "views": asked, "paths": paths, "right": right}


def as_right(example: Example) -> list[list[int]]:
    """The paths of the other moves that come to the result of a step of a single move."""
    line, record = example.line, example.before
    assert line
    if len(line.moves) > 1:
        return []
    rules = record.game
    others = (move for move in record.legal if move not in line.moves)
    tried = (
        Line(rules.write_move(record.state, one), (record, record.play(one)), (one,), line.result)
        for one in others
    )
    return [list(rules.path(other.moves[0])) for other in tried if not wrong(other)]


def ask(name: str, **arguments: Any) -> Facts:
    """The bridge's answer."""
    answer = json.loads(bridge.call(name, json.dumps(arguments)))
    assert "ok" in answer, f"{name} {arguments}: {answer}"
    shown: Facts = answer["ok"]
    return shown


def steps(line: Line) -> list[Facts]:
    """The moves of *line*, told."""
    pairs = zip(line.records, line.moves, strict=False)
    return [trace_view(record.trace(move)) for record, move in pairs]


def slots(record: Record) -> Sequence[int]:
    """The stones of the last position of *record*."""
    return record.game.slots(record.state)

"""The engine against the golden data in tests/cases: edge cases, whole games row by row, perft.

Of the golden steps the order of the stones and the final board count, not the words.
"""

from collections.abc import Iterable
from typing import Any

import pytest

from kazan.game import Game
from kazan.games.morris.board import POINTS
from kazan.games.sowing import SowingGame
from kazan.perft import perft
from kazan.record import Record
from kazan.step import HAND, Step, fold
from tests.golden import EDGE_CASES, PERFT, WHOLE_GAMES, begin, enter

Json = dict[str, Any]
Way = tuple[int, int, int]  # from slot, to slot, stones


def outcome(record: Record) -> Json:
    result = record.result
    return {
        "row": record.row,
        "over": result is not None,
        "reason": result.reason if result else None,
        "winner": result.winner if result else None,
    }


# --- the golden steps as ways of stones -----------------------------------------------------


def ways(game: Game, steps: Iterable[Json]) -> list[Way]:
    return [way for step in steps for way in ways_of(game, step)]


def ways_of(game: Game, step: Json) -> list[Way]:
    assert step["do"] in {
        *("lift", "drop", "capture", "sweep", "place", "move", "remove"),
        *("turn", "again", "pass", "endless", "tuzdik", "mill", "end"),
    }
    return sowing_ways(game, step) if isinstance(game, SowingGame) else morris_ways(step)


def sowing_ways(game: SowingGame, step: Json) -> list[Way]:
    slot = slot_of(game, step)
    match step["do"]:
        case "lift":
            return [(slot, HAND, step["n"])]
        case "drop":
            owner = step.get("tuzdik_of")
            fallen = [] if owner is None else [(slot, game.stores[owner], 1)]
            return [(HAND, slot, 1), *fallen]
        case "capture" | "sweep":
            return [(slot, game.stores[step["player"]], step["n"])]
    return []


def slot_of(game: SowingGame, step: Json) -> int:
    if "store" in step:
        return game.stores[step["store"]]
    return game.rows[step.get("side", 0)][int(step.get("pit", 1)) - 1]


def morris_ways(step: Json) -> list[Way]:
    match step["do"]:
        case "place":
            return [(24 + step["player"], POINTS.index(step["to"]), 1)]
        case "move":
            return [(POINTS.index(step["from"]), POINTS.index(step["to"]), 1)]
        case "remove":
            return [(POINTS.index(step["at"]), 26 + step["player"], 1)]
    return []


def way(step: Step) -> Way:
    return step.source, step.target, step.stones


# --- the data -------------------------------------------------------------------------------


@pytest.mark.parametrize("case", EDGE_CASES, ids=lambda case: f"{case['game']}: {case['name']}")
def test_edge_case(case: Json) -> None:
    record = begin(case["game"], case["options"], case["before"]["row"])
    game = record.game
    assert outcome(record) == case["before"]
    if "legal" in case:
        legal = [game.spelling(record.state, move) for move in record.legal]
        assert sorted(legal, key=str) == sorted(case["legal"], key=str)
    for number, written in enumerate(case.get("moves", [])):
        move = enter(record, written)
        trace = record.trace(move)
        assert [way(step) for step in trace.steps] == ways(game, case["steps"][number])
        before, record = record, record.play(move)
        assert fold(game.slots(before.state), trace.steps) == game.slots(record.state)
    if "after" in case:
        assert outcome(record) == case["after"]


@pytest.mark.parametrize(
    ("key", "whole"),
    [pytest.param(key, whole, id=f"{key} {number}") for key, number, whole in WHOLE_GAMES],
)
def test_whole_game(key: str, whole: Json) -> None:
    record = begin(key, whole["options"], whole["start"])
    game = record.game
    assert record.row == whole["start"]
    sheet = whole.get("notation", "").split()
    for number, (written, row) in enumerate(zip(whole["moves"], whole["rows"], strict=True)):
        move = enter(record, written)
        if sheet:
            assert game.write_move(record.state, move) == sheet[number]
            assert enter(record, sheet[number]) == move
        record = record.play(move)
        assert record.row == row
    result = record.result
    assert result is not None
    assert record.legal == ()
    assert whole["result"] == {
        "winner": result.winner,
        "score": list(game.totals(record.state)),
        "reason": result.reason,
    }


@pytest.mark.parametrize("case", PERFT, ids=lambda case: case["label"])
def test_perft(case: Json) -> None:
    record = begin(case["game"], case["options"], case["row"])
    depths = range(1, len(case["counts"]) + 1)
    assert [perft(record, depth) for depth in depths] == case["counts"]

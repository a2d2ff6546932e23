"""The slow references against the golden data, and against rulings the golden data do not reach.

Everything the engine is compared with in random games is first proved here by itself.
"""

import json
import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.reference import REFERENCES, Move, Reference, Row
from tests.reference.morris import MILLS, NEIGHBOURS, POINTS

CASES = Path(__file__).parent / "cases"


def read(name: str) -> Any:
    return json.loads((CASES / name).read_text(encoding="utf-8"))


EDGE_CASES: list[dict[str, Any]] = read("edge_cases.json")["cases"]
WHOLE_GAMES: list[tuple[str, int, dict[str, Any]]] = [
    (game, number, whole)
    for game in REFERENCES
    for number, whole in enumerate(read(f"games_{game}.json")["games"])
]
PERFT: list[dict[str, Any]] = read("perft.json")["positions"]


def outcome(position: Reference) -> dict[str, Any]:
    return {
        "row": position.row(),
        "over": position.over,
        "reason": position.reason,
        "winner": position.winner,
    }


def perft(position: Reference, depth: int) -> int:
    """The number of sequences of exactly *depth* moves."""
    if depth == 1:
        return len(position.legal())
    return sum(perft(position.play(move), depth - 1) for move in position.legal())


# --- folding the golden steps over a row, without knowing any rule --------------------------

SOWING_PITS = {"mangala": 6, "kalah": 6, "toguz": 9, "gaziantep": 7}


def fold_sowing(game: str, row: Row, steps: Sequence[Mapping[str, Any]]) -> Row:
    """The row after *steps*; its turn is not folded."""
    pits = SOWING_PITS[game]
    row = list(row)
    hand = 0

    def add(index: int, stones: int) -> None:
        before = row[index]
        assert isinstance(before, int)
        row[index] = before + stones

    def pit_of(step: Mapping[str, Any]) -> int:
        return int(step["side"]) * pits + int(step["pit"]) - 1

    for step in steps:
        match step["do"]:
            case "lift":
                assert row[pit_of(step)] == step["n"]
                add(pit_of(step), -step["n"])
                hand += step["n"]
            case "drop":
                hand -= 1
                if "store" in step:
                    add(2 * pits + step["store"], 1)
                elif "tuzdik_of" in step:
                    add(2 * pits + step["tuzdik_of"], 1)
                else:
                    add(pit_of(step), 1)
            case "capture" | "sweep":
                assert row[pit_of(step)] == step["n"]
                add(pit_of(step), -step["n"])
                add(2 * pits + step["player"], step["n"])
            case "tuzdik":
                row[2 * pits + 2 + step["player"]] = step["pit"]
            case other:
                assert other in {"turn", "again", "pass", "endless", "end"}
    assert hand == 0
    return row


def fold_morris(row: Row, steps: Sequence[Mapping[str, Any]]) -> Row:
    """The board and the hands after *steps*."""
    board = list(str(row[0]))
    hands = [int(row[1]), int(row[2])]
    for step in steps:
        match step["do"]:
            case "place":
                hands[step["player"]] -= 1
                board[POINTS.index(step["to"])] = "WB"[step["player"]]
            case "move":
                board[POINTS.index(step["from"])] = "."
                board[POINTS.index(step["to"])] = "WB"[step["player"]]
            case "remove":
                assert board[POINTS.index(step["at"])] == "BW"[step["player"]]
                board[POINTS.index(step["at"])] = "."
            case other:
                assert other in {"mill", "turn", "end"}
    return ["".join(board), *hands]


def stones_in(row: Row, game: str) -> Row:
    """The part of a row that folded steps tell: all but the turn, in morris board and hands."""
    return row[:3] if game == "morris" else row[:-1]


# --- the golden data ------------------------------------------------------------------------


@pytest.mark.parametrize("case", EDGE_CASES, ids=lambda case: f"{case['game']}: {case['name']}")
def test_edge_case_is_met(case: dict[str, Any]) -> None:
    game = case["game"]
    position = REFERENCES[game](case["options"], case["before"]["row"])
    assert outcome(position) == case["before"]
    if "legal" in case:
        assert sorted(position.legal(), key=str) == sorted(case["legal"], key=str)
    for number, move in enumerate(case.get("moves", [])):
        row = position.row()
        steps = case["steps"][number]
        folded = fold_morris(row, steps) if game == "morris" else fold_sowing(game, row, steps)[:-1]
        position = position.play(move)
        assert stones_in(position.row(), game) == folded
    if "after" in case:
        assert outcome(position) == case["after"]


@pytest.mark.parametrize(
    ("game", "whole"),
    [pytest.param(game, whole, id=f"{game} {number}") for game, number, whole in WHOLE_GAMES],
)
def test_whole_game_is_met_row_by_row(game: str, whole: dict[str, Any]) -> None:
    position = REFERENCES[game](whole["options"], whole["start"])
    assert position.row() == whole["start"]
    for move, row in zip(whole["moves"], whole["rows"], strict=True):
        assert not position.over
        position = position.play(move)
        assert position.row() == row
    assert position.over
    assert position.legal() == []
    assert whole["result"] == {
        "winner": position.winner,
        "score": position.score,
        "reason": position.reason,
    }


@pytest.mark.parametrize(
    ("case", "depth"),
    [
        pytest.param(case, depth, id=f"{case['label']}, {depth}")
        for case in PERFT
        for depth in range(1, len(case["counts"]) + 1)
    ],
)
def test_perft_count_is_met(case: dict[str, Any], depth: int) -> None:
    position = REFERENCES[case["game"]](case["options"], case["row"])
    assert perft(position, depth) == case["counts"][depth - 1]


# --- rulings and options, one case each where the golden data have none ----------------------

# ruling, game, options, before, moves, after, reason, winner
Ruling = tuple[str, str, dict[str, Any], Row, list[Move], Row, str | None, int | None]

RULINGS: list[Ruling] = [
    (
        "M1: the captured side of player 0 takes what player 1 has left",
        "mangala", {}, [1, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 3, 20, 20, 1], [6],
        [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 23, -1], "side empty", 0,
    ),
    (
        "M2: player 1 ends in his store with an empty side",
        "mangala", {}, [0, 0, 0, 0, 4, 3, 0, 0, 0, 0, 0, 1, 20, 20, 1], [6],
        [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 28, -1], "side empty", 1,
    ),
    (
        "M4: the empty-pit capture clears both sides",
        "mangala", {}, [0, 1, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 20, 24, 0], [2],
        [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 24, -1], "side empty", None,
    ),
    (
        "M5: a side empty while its stones are in the hand does not end the set",
        "mangala", {}, [0, 0, 0, 0, 0, 8, 1, 1, 1, 1, 1, 0, 15, 20, 0], [6],
        [0, 0, 0, 0, 0, 1, 2, 2, 2, 2, 2, 1, 16, 20, 1], None, None,
    ),
    (
        "M6: 14 stones come round to the origin, which then holds 2 and takes nothing",
        "mangala", {}, [14, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 14, 14, 0], [1],
        [2, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 15, 14, 1], None, None,
    ),
    (
        "M7, M8: 13 stones end in the own pit before the origin, empty until then",
        "mangala", {}, [0, 13, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 14, 15, 0], [2],
        [0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 0, 18, 15, 1], None, None,
    ),
    (
        "M9: 25 in the store does not end the set",
        "mangala", {}, [4, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 2, 30, 10, 0], [4],
        [4, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 2, 30, 10, 1], None, None,
    ),
    (
        "mangala: player 1 captures an even pit of player 0",
        "mangala", {}, [1, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 4, 20, 20, 1], [6],
        [2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 1, 20, 23, 0], None, None,
    ),
    (
        "K2: 14 stones give the origin one too, so the landing pit is not empty",
        "kalah", {}, [0, 0, 14, 0, 0, 0, 1, 1, 1, 1, 1, 1, 12, 16, 0], [3],
        [1, 1, 1, 2, 1, 1, 2, 2, 2, 2, 2, 2, 13, 16, 1], None, None,
    ),
    (
        "K4: both sides empty, nothing is left to add",
        "kalah", {}, [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 20, 24, 0], [1],
        [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 24, -1], "side empty", None,
    ),
    (
        "K5: more than half in a store plays on",
        "kalah", {}, [1, 0, 0, 0, 0, 3, 2, 0, 0, 0, 0, 2, 30, 10, 0], [1],
        [0, 1, 0, 0, 0, 3, 2, 0, 0, 0, 0, 2, 30, 10, 1], None, None,
    ),
    (
        "K6: with empty capture the lone stone is taken",
        "kalah", {"empty_capture": True}, [1, 0, 0, 0, 0, 3, 2, 0, 0, 0, 0, 4, 19, 19, 0], [1],
        [0, 0, 0, 0, 0, 3, 2, 0, 0, 0, 0, 4, 20, 19, 1], None, None,
    ),
    (
        "K6: the empty capture of the own last stone ends the game",
        "kalah", {"empty_capture": True}, [1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 4, 19, 22, 0], [1],
        [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 28, -1], "side empty", 1,
    ),
    (
        "K6: no empty capture in the other's pits",
        "kalah", {"empty_capture": True}, [0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 22, 20, 0], [6],
        [0, 1, 0, 0, 0, 0, 1, 0, 0, 3, 0, 0, 23, 20, 1], None, None,
    ),
    (
        "K7: leftovers to the player whose side is empty",
        "kalah", {"leftovers": "emptier"}, [0, 0, 0, 0, 0, 1, 3, 0, 2, 0, 0, 1, 20, 21, 0], [6],
        [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 21, -1], "side empty", 0,
    ),
    (
        "K7: the same when the capture of the other emptied that side",
        "kalah", {"leftovers": "emptier"}, [0, 1, 0, 0, 0, 5, 0, 0, 0, 2, 0, 0, 20, 20, 0], [2],
        [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 25, -1], "side empty", 1,
    ),
    (
        "T2, T3: no tuzdik on the number of the opponent's tuzdik",
        "toguz", {}, [0, 5, 0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 6, 0, 0, 0, 0, 0, 70, 78, 0, 1, 0], [9],
        [0, 5, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 6, 0, 0, 0, 0, 0, 70, 78, 0, 1, 1], None, None,
    ),
    (
        "T4: the last stone in the own tuzdik captures nothing more",
        "toguz", {}, [0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 8, 0, 0, 0, 0, 0, 70, 80, 1, 0, 0], [9],
        [0, 0, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 8, 0, 0, 0, 0, 0, 71, 80, 1, 0, 1], None, None,
    ),
    (
        "T6: 19 stones end in the origin, on the own side: nothing",
        "toguz", {}, [0, 0, 0, 0, 0, 0, 0, 0, 19, 1, 1, 1, 1, 1, 1, 1, 1, 1, 60, 74, 0, 0, 0], [9],
        [1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 60, 74, 0, 0, 1], None, None,
    ),
    (
        "T7: an own pit made 3 is no tuzdik",
        "toguz", {}, [2, 2, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 79, 70, 0, 0, 0], [1],
        [1, 3, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 79, 70, 0, 0, 1], None, None,
    ),
    (
        "T8: the opponent's tuzdik brings him 82 by the mover's stone",
        "toguz", {}, [3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 76, 81, 0, 3, 0], [1],
        [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 76, 82, 0, 3, -1], "82 stones", 1,
    ),
    (
        "T9: 82 comes before having no move, and the board keeps its stones",
        "toguz", {}, [0, 0, 3, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 80, 77, 0, 0, 0], [9],
        [0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 82, 77, 0, 0, -1], "82 stones", 0,
    ),
    (
        "T10, T11: who empties his own row plays on if the opponent can move",
        "toguz", {}, [0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 5, 77, 77, 3, 0, 0], [9],
        [0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 5, 77, 77, 3, 0, 1], None, None,
    ),
    (
        "G2: 28 seeds pass the origin twice; the line wraps round the whole board",
        "gaziantep", {}, [28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 40, 0], [1],
        [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 58, 40, -1], "board empty", 0,
    ),
    (
        "G6: the same in turn takes hole 1 and its facing hole",
        "gaziantep", {"chain": "in turn"},
        [28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 40, 0], [1],
        [0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 34, 40, 1], None, None,
    ),
    (
        "G5: the facing hole is empty, the 2 are captured all the same",
        "gaziantep", {}, [1, 1, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 50, 41, 0], [1],
        [0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 52, 41, 1], None, None,
    ),
    (
        "G6: facing holes that lie in the line themselves are taken once",
        "gaziantep", {}, [0, 0, 0, 0, 4, 3, 1, 1, 1, 9, 0, 0, 0, 0, 40, 39, 0], [5],
        [0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 50, 39, 1], None, None,
    ),
    (
        "G6: a hole of 3 breaks the line",
        "gaziantep", {}, [3, 1, 2, 1, 0, 0, 0, 2, 2, 2, 9, 9, 9, 2, 20, 36, 0], [1],
        [0, 2, 3, 0, 0, 0, 0, 2, 2, 2, 0, 9, 9, 2, 31, 36, 1], None, None,
    ),
    (
        "G7: one seed left counts for nobody",
        "gaziantep", {}, [0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 0, 40, 55, 1], [1],
        [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 40, 57, -1], "one seed left", 1,
    ),
    (
        "G9: an endless hole may be chosen, which is a pass",
        "gaziantep", {"start_hole": "any"},
        [1, 0, 8, 4, 0, 20, 4, 3, 19, 0, 2, 7, 0, 5, 3, 22, 1], [1],
        [1, 0, 8, 4, 0, 20, 4, 3, 19, 0, 2, 7, 0, 5, 3, 22, 0], None, None,
    ),
    (
        "G12: a pass, and the other plays on to the empty board",
        "gaziantep", {}, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 3, 50, 44, 0], [0, 6],
        [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 48, -1], "board empty", 0,
    ),
    (
        "N1: two on the board with a stone in hand go on",
        "morris", {}, ["WW.B.................BB.", 7, 1, 0, 0, 1], ["g7xb6"],
        ["WWW..................BB.", 6, 1, 1, 0, 1], None, None,
    ),
    (
        "N1: two on the board and none in hand have lost",
        "morris", {}, ["WW.B.................BB.", 7, 0, 0, 0, 1], ["g7xb6"],
        ["WWW..................BB.", 6, 0, -1, 0, 1], "two stones left", 0,
    ),
    (
        "N4: with flying off three shut-in stones lose",
        "morris", {"flying": False}, ["BBB....W.W....W.........", 0, 0, 0, 7, 1], ["d5-d6"],
        ["BBB.W....W....W.........", 0, 0, -1, 8, 1], "blocked", 0,
    ),
    (
        "N4: flying they are not blocked",
        "morris", {}, ["BBB....W.W....W.........", 0, 0, 0, 7, 1], ["d5-d6"],
        ["BBB.W....W....W.........", 0, 0, 1, 8, 1], None, None,
    ),
    (
        "N6: a placement sets the counter to 0",
        "morris", {}, ["WWB..B......W..B........", 0, 1, 1, 9, 1], ["a1"],
        ["WWB..B......W..B.....B..", 0, 0, 0, 0, 1], None, None,
    ),
    (
        "N6: flights count",
        "morris", {}, ["W...W.........B...B.WBB.", 0, 0, 0, 4, 1], ["a7-g1"],
        ["....W.........B...B.WBBW", 0, 0, 1, 5, 1], None, None,
    ),
    (
        "N8: two stones left wins on what would be the 50th move",
        "morris", {}, ["WW...WB.......W......BB.", 0, 0, 0, 49, 1], ["g4-g7xc5"],
        ["WWW..W...............BB.", 0, 0, -1, 0, 1], "two stones left", 0,
    ),
    (
        "N8: blocked on the 50th move is lost, not drawn",
        "morris", {}, ["BWB......W....W....W.B.B", 0, 0, 0, 49, 1], ["d2-d1"],
        ["BWB......W....W......BWB", 0, 0, -1, 50, 1], "blocked", 0,
    ),
    (
        "N8: repetition comes before the 50 moves",
        "morris", {}, [".W.B.BB..W....W....W.B..", 0, 0, 0, 42, 1],
        ["d2-d3", "c5-c4", "d3-d2", "c4-c5", "d2-d3", "c5-c4", "d3-d2", "c4-c5"],
        [".W.B.BB..W....W....W.B..", 0, 0, -1, 50, 3], "repetition", None,
    ),
    (
        "N7: the occurrences of the start row count",
        "morris", {}, [".W.B.BB..W....W....W.B..", 0, 0, 0, 10, 2],
        ["d2-d3", "c5-c4", "d3-d2", "c4-c5"],
        [".W.B.BB..W....W....W.B..", 0, 0, -1, 14, 3], "repetition", None,
    ),
    (
        "morris: with repetition and the limit off the game goes on and still counts",
        "morris", {"repetition": 0, "quiet_limit": 0},
        [".W.B.BB..W....W....W.B..", 0, 0, 0, 48, 3], ["d2-d3", "c5-c4", "d3-d2", "c4-c5"],
        [".W.B.BB..W....W....W.B..", 0, 0, 0, 52, 4], None, None,
    ),
    (
        "morris: a limit of two moves",
        "morris", {"quiet_limit": 2}, [".W.B.BB..W....W....W.B..", 0, 0, 0, 0, 1],
        ["d2-d3", "c5-c4"], [".W.B.B...W.B..W.W....B..", 0, 0, -1, 2, 1], "no capture", None,
    ),
    (
        "N9: a mill with no opposing stone on the board removes nothing",
        "morris", {}, ["WW......................", 7, 9, 0, 0, 1], ["g7"],
        ["WWW.....................", 6, 9, 1, 0, 1], None, None,
    ),
    (
        "morris: a mill opened and closed again is a new mill",
        "morris", {}, ["WWW..W...B..B..B...B.B..", 0, 0, 0, 3, 1],
        ["g7-g4", "a4-b4", "g4-g7xb4"],
        ["WWW..W......B..B...B.B..", 0, 0, 1, 0, 1], None, None,
    ),
]  # fmt: skip


@pytest.mark.parametrize("case", RULINGS, ids=lambda case: case[0])
def test_ruling_is_kept(case: Ruling) -> None:
    _, game, options, before, moves, after, reason, winner = case
    position = REFERENCES[game](options, before)
    for move in moves:
        assert not position.over
        position = position.play(move)
    assert outcome(position) == {
        "row": after,
        "over": reason is not None,
        "reason": reason,
        "winner": winner,
    }


def test_t12_third_occurrence_ends_toguz_when_asked_for() -> None:
    start: Row = [0, 0, 1, *[0] * 8, 1, *[0] * 6, 80, 80, 0, 0, 0]
    guarded = REFERENCES["toguz"]({"repetition": 3}, start)
    free = REFERENCES["toguz"]({}, start)
    for _ in range(36):  # the two stones follow each other, 18 moves to the same position
        assert not guarded.over
        assert guarded.row() == free.row()
        guarded = guarded.play(max(guarded.legal()))
        free = free.play(max(free.legal()))
    assert outcome(guarded) == {
        "row": [*[0] * 18, 81, 81, 0, 0, -1],
        "over": True,
        "reason": "repetition",
        "winner": None,
    }
    assert free.row() == start
    assert not free.over


def test_n2_three_on_the_board_with_stones_in_hand_still_place() -> None:
    position = REFERENCES["morris"]({}, ["W..W...W.BBB............", 1, 1, 0, 0, 1])
    assert all(len(str(move).partition("x")[0]) == 2 for move in position.legal())
    assert len(position.legal()) == 18


def test_n7_the_same_stones_with_the_other_player_to_move_are_another_position() -> None:
    start = "W..W.......WB.B.......B."
    position = REFERENCES["morris"]({}, [start, 0, 0, 0, 0, 1])
    for move in [
        "a7-a4",
        "g4-g1",
        "a4-g7",
        "g1-g4",
        "g7-a7",
    ]:  # light in three flights, dark in two
        position = position.play(move)
    assert position.row() == [start, 0, 0, 1, 5, 1]
    for move in ["g4-g1", "a7-a4", "g1-e3", "a4-a7", "e3-g4"]:
        position = position.play(move)
    assert position.row() == [start, 0, 0, 0, 10, 2]


def test_n11_a_player_brought_to_three_flies_at_once() -> None:
    position = REFERENCES["morris"]({}, ["WW...B........W.B..B..B.", 0, 0, 0, 0, 1])
    assert len(position.play("g4-g7xf6").legal()) == 3 * (24 - 6)


def test_morris_board_has_16_mills_and_32_pairs_of_neighbours() -> None:
    assert len(POINTS) == len(set(POINTS)) == 24
    assert len(MILLS) == len({frozenset(mill) for mill in MILLS}) == 16
    assert all(sum(point in mill for mill in MILLS) == 2 for point in POINTS)
    assert sum(len(others) for others in NEIGHBOURS.values()) == 2 * 32


@pytest.mark.parametrize(
    ("chain", "turns", "score"), [("at once", 12, [46, 51]), ("in turn", 31, [63, 34])]
)
def test_the_even_deal_of_gaziantep_goes_as_the_rules_say(
    chain: str, turns: int, score: list[int]
) -> None:
    position = REFERENCES["gaziantep"]({"chain": chain})
    played = 0
    while not position.over:
        (move,) = position.legal()
        position = position.play(move)
        played += 1
    assert (played, position.score, position.reason) == (turns, score, "one seed left")


def test_a_missing_option_is_the_default() -> None:
    for game, whole in {game: whole for game, _, whole in reversed(WHOLE_GAMES)}.items():
        assert REFERENCES[game]().row() == REFERENCES[game](whole["options"]).row()
    assert REFERENCES["kalah"]({"seeds": 6}).row() == [*[6] * 12, 0, 0, 0]


@pytest.mark.parametrize("game", ["mangala", "kalah", "toguz", "gaziantep"])
def test_the_turn_of_a_start_row_wins_over_the_starter(game: str) -> None:
    second = REFERENCES[game]({"starter": 1})
    assert second.row()[-1] == 1
    first: Row = [*second.row()[:-1], 0]
    assert REFERENCES[game]({"starter": 1}, first).row() == first


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("mangala", {"seeds": 5}),
        ("mangala", {"leftovers": "owner"}),
        ("kalah", {"seeds": 5}),
        ("kalah", {"empty_capture": 0}),
        ("kalah", {"leftovers": "both"}),
        ("toguz", {"repetition": 2}),
        ("toguz", {"repetition": False}),
        ("gaziantep", {"chain": "at-once"}),
        ("gaziantep", {"start_hole": "right-most"}),
        ("gaziantep", {"deal_seed": "1"}),
        ("gaziantep", {"deal": "random"}),  # must come as the start row
        ("morris", {"starter": 1}),
        ("morris", {"quiet_limit": -1}),
        ("morris", {"quiet_limit": True}),
    ],
)
def test_an_unknown_option_or_value_is_refused(game: str, options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"option|quiet_limit|start row"):
        REFERENCES[game](options)


@pytest.mark.parametrize("game", REFERENCES)
def test_an_illegal_move_is_refused(game: str) -> None:
    position = REFERENCES[game]()
    for move in (0, 99, "", "a7-d7", None):
        with pytest.raises(ValueError, match="not a legal move"):
            position.play(move)


# --- random games in every option -----------------------------------------------------------

VARIANTS: list[tuple[str, dict[str, Any]]] = [
    ("mangala", {"starter": 1}),
    *(
        ("kalah", {"seeds": seeds, "leftovers": leftovers, "empty_capture": taken})
        for seeds in (3, 4, 6)
        for leftovers in ("owner", "emptier")
        for taken in (False, True)
    ),
    ("toguz", {"repetition": 3}),
    *(
        ("gaziantep", {"chain": chain, "start_hole": start_hole})
        for chain in ("at once", "in turn")
        for start_hole in ("left-most", "any")
    ),
    *(
        ("morris", {"flying": flying, "quiet_limit": limit, "repetition": repetition})
        for flying in (True, False)
        for limit, repetition in ((50, 3), (50, 0), (7, 3))
    ),
]


def stone_count(game: str, row: Row) -> int:
    """All stones a row tells of; in morris those taken are not in it."""
    if game == "morris":
        board = str(row[0])
        return board.count("W") + board.count("B") + int(row[1]) + int(row[2])
    pits_and_stores = row[: 2 * SOWING_PITS[game] + 2]
    return sum(int(stones) for stones in pits_and_stores)


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_random_games_keep_their_stones_and_can_be_resumed_from_any_row(
    game: str, options: dict[str, Any]
) -> None:
    chance = random.Random(f"{game} {sorted(options.items())}")
    for _ in range(3):
        position = REFERENCES[game](options)
        while not position.over:
            row = position.row()
            legal = position.legal()
            assert legal
            assert len(set(legal)) == len(legal)
            assert outcome(REFERENCES[game](options, row)) == outcome(position)
            assert REFERENCES[game](options, row).legal() == legal
            move = chance.choice(legal)
            following = position.play(move)
            assert position.row() == row  # a position never changes
            lost = 1 if game == "morris" and "x" in str(move) else 0
            assert stone_count(game, following.row()) == stone_count(game, row) - lost
            position = following
        assert position.legal() == []
        assert position.reason is not None
        assert position.row()[3 if game == "morris" else -1] == -1

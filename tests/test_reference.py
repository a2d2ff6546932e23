"""The slow references against the golden data, and in random games.

Everything the engine is compared with in random games is first proved here by itself.
"""

import random
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.golden import EDGE_CASES, PERFT, WHOLE_GAMES
from tests.reference import REFERENCES, Reference, Row
from tests.reference.common import outcome
from tests.reference.morris import POINTS


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

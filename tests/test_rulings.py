"""The slow references: rulings and options that the golden data do not reach."""

from typing import Any

import pytest

from tests.golden import WHOLE_GAMES
from tests.reference import REFERENCES, Row
from tests.reference.common import outcome
from tests.reference.morris import MILLS, NEIGHBOURS, POINTS
from tests.reference.rulings import RULINGS, Ruling


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

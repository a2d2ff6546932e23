"""Matches: points, starters, decisions, stops."""

import json
from pathlib import Path

import pytest

from kazan.errors import MatchError
from kazan.match import Match

CASES = json.loads((Path(__file__).parent / "cases" / "edge_cases.json").read_text())["matches"]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_golden_matches(case: dict[str, object]) -> None:
    match = Match.read(case["sets"], case["first"], case["set_winners"])
    assert list(match.points) == case["points"]
    assert match.winner == case["winner"]
    assert list(match.starters) == case["starters"]
    assert match.decided_after == case["decided_after_set"]


def test_starters_alternate_whoever_won() -> None:
    assert Match(5, 1, (0, 0)).starters == (1, 0, 1, 0, 1)


def test_a_lead_greater_than_the_sets_left_decides() -> None:
    assert Match(5, 0, (0, 0)).decided_after is None
    assert Match(5, 0, (0, 0, 0)).decided_after == 3
    assert Match(3, 0, (1, None)).decided_after is None
    assert Match(3, 0, (1, 1)).winner == 1


def test_an_equal_match_is_decided_as_a_draw_by_its_last_set() -> None:
    match = Match(3, 0, (0, 1, None))
    assert (match.decided_after, match.winner, match.over) == (3, None, True)


def test_all_sets_are_played_unless_the_players_stop() -> None:
    match = Match(3, 0, (1, 1))
    assert not match.over
    stopped = match.stop()
    assert stopped.over
    assert stopped.points == (0, 2)


def test_an_open_match_cannot_be_stopped() -> None:
    with pytest.raises(MatchError):
        Match(3, 0, (1,)).stop()


def test_no_set_is_added_after_the_last() -> None:
    with pytest.raises(MatchError):
        Match(1, 0, (0,)).add(1)


@pytest.mark.parametrize(
    ("sets", "first", "winners"),
    [
        (2, 0, []),
        (True, 0, []),
        (3, 2, []),
        (3, 0, [2]),
        (3, 0, [True]),
        (1, 0, [0, 1]),
        (3, 0, "01"),
        (None, 0, []),
        (3, 0, None),
        (3, 0, ["h"]),
        (3, 0, [[]]),
    ],
)
def test_a_match_that_cannot_be_is_refused(sets: object, first: object, winners: object) -> None:
    with pytest.raises(MatchError):
        Match.read(sets, first, winners)

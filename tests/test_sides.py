"""The choice of a side in Gaziantep, where nobody chooses a move."""

import json

import pytest

from kazan import bridge, games
from kazan.errors import RequestError
from kazan.game import Game
from kazan.search.levels import LEVELS
from kazan.search.sides import begun, choose_side, margin, outlook, played_out
from kazan.step import DROP

DEALS = [games.create("gaziantep", {"deal": "random", "deal_seed": seed}) for seed in range(20)]
COUNTING = ["hard", "expert", "master"]


@pytest.mark.parametrize("level", COUNTING)
def test_from_hard_on_the_deal_is_counted_to_its_end(level: str) -> None:
    unequal = 0
    for game in DEALS:
        south, north = margin(game, 0), margin(game, 1)
        chosen = choose_side(game, LEVELS[level])
        assert (south, north)[chosen] == max(south, north)
        unequal += south != north
    assert unequal > 10


def test_medium_looks_at_the_first_moves_only() -> None:
    plies = LEVELS["medium"].limits.depth
    chosen = [choose_side(game, LEVELS["medium"]) for game in DEALS]
    for game, side in zip(DEALS, chosen, strict=True):
        early = [margin(game, each, plies) for each in (0, 1)]
        assert early[side] == max(early)
    assert chosen != [choose_side(game, LEVELS["hard"]) for game in DEALS]


def test_easy_guesses() -> None:
    assert {choose_side(DEALS[0], LEVELS["easy"], seed) for seed in range(20)} == {0, 1}


def test_of_two_equal_sides_now_this_and_now_that_is_taken() -> None:
    even = next(game for game in [games.create("gaziantep"), *DEALS] if equal(game))
    assert {choose_side(even, LEVELS["master"], seed) for seed in range(20)} == {0, 1}


def equal(game: Game) -> bool:
    """Whether both sides win as much."""
    return margin(game, 0) == margin(game, 1)


def test_where_moves_are_chosen_nothing_can_be_counted() -> None:
    with pytest.raises(RequestError):
        choose_side(games.create("gaziantep", {"start_hole": "any"}), LEVELS["hard"])
    with pytest.raises(RequestError):
        choose_side(games.create("kalah"), LEVELS["medium"])


def test_the_outlook_tells_the_end_of_both_games_and_of_their_first_turns() -> None:
    for game in DEALS:
        for side in (0, 1):
            told = outlook(begun(game, side))
            assert told.own - told.other == margin(game, side)
            record = played_out(begun(game, side))
            assert told.turns == len(record.moves)
            first = game.steps(record.positions[0].state, record.moves[0])
            assert told.laps == 1 + sum(event.kind == "lap" for event in first.events)
            assert told.slot == [step.target for step in first.steps if step.kind == DROP][-1]
    row = DEALS[3].row(begun(DEALS[3], 0).state, 0, 0, 1)
    told_both = [outlook(begun(DEALS[3], side))._asdict() for side in (0, 1)]
    for deal in ({"options": {"deal": "random", "deal_seed": 3}}, {"start": row}):
        answer = bridge.call("side_outlook", json.dumps({"game": "gaziantep", **deal}))
        assert json.loads(answer) == {"ok": told_both}


def test_the_page_asks_for_a_side_by_the_name_of_a_level() -> None:
    request = {
        "game": "gaziantep",
        "options": {"deal": "random", "deal_seed": 3},
        "level": "master",
    }
    answer = json.loads(bridge.call("side_choice", json.dumps(request)))
    assert answer == {"ok": {"side": choose_side(DEALS[3], LEVELS["master"])}}
    answer = json.loads(bridge.call("side_choice", json.dumps({**request, "level": "best"})))
    assert answer["error"]["code"] == "request"

"""What is special about the Mangala of Gaziantep: deals, who begins, endless turns."""

import pytest

from kazan import games
from kazan.chance import draw, words
from kazan.errors import RequestError
from kazan.game import Seating
from kazan.games.gaziantep import rules as gaziantep
from kazan.games.gaziantep.deal import deal
from kazan.games.gaziantep.rite import chooser
from kazan.record import Record
from kazan.step import GATHER, LIFT, Event, fold

# --- deals -----------------------------------------------------------------------

# These rows may never change: records and talk between players name a deal by its number.
DEALS = [
    ("even", 5, [7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7]),
    ("random", 0, [3, 11, 5, 10, 6, 5, 9, 8, 9, 7, 2, 6, 8, 9]),
    ("random", 7, [6, 2, 1, 8, 8, 6, 12, 8, 6, 8, 7, 3, 13, 10]),
    ("random", -1, [4, 7, 8, 10, 6, 6, 2, 10, 8, 10, 7, 4, 9, 7]),
    ("random", 2**64 - 1, [4, 7, 8, 10, 6, 6, 2, 10, 8, 10, 7, 4, 9, 7]),
    ("at least two", 0, [4, 8, 7, 10, 6, 6, 9, 7, 7, 8, 4, 6, 7, 9]),
    ("at least two", 2026, [6, 11, 6, 6, 10, 7, 8, 5, 5, 9, 4, 7, 9, 5]),
]


@pytest.mark.parametrize(("kind", "number", "holes"), DEALS)
def test_a_deal_is_the_same_for_ever(kind: str, number: int, holes: list[int]) -> None:
    assert deal(kind, number) == holes
    options: dict[str, object] = {"deal": kind, "deal_seed": number, "starter": 1}
    game = games.create("gaziantep", options)
    assert game.row(game.start(), 1, 0, 1) == [*holes, 0, 0, 1]


def test_splitmix64_gives_its_published_words() -> None:
    drawn = words(1234567)
    assert [next(drawn) for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_draws_are_even(monkeypatch: pytest.MonkeyPatch) -> None:
    fair = 2**64 - 2**64 % 14
    monkeypatch.setattr("kazan.chance.words", lambda _: iter([fair + 1, 13, fair, 14, fair - 1]))
    assert list(draw(0, 14)) == [13, 0, 13]


def test_random_deals_hold_all_seeds_and_the_careful_ones_two_in_each_hole() -> None:
    emptiest = 7
    for number in range(300):
        assert sum(deal("random", number)) == sum(deal("at least two", number)) == 98
        assert min(deal("at least two", number)) >= 2
        emptiest = min(emptiest, *deal("random", number))
    assert emptiest < 2


def test_a_recorded_deal_overrides_the_options() -> None:
    game = games.create("gaziantep", {"deal": "random", "deal_seed": 3})
    row: list[object] = [14, 0, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 0, 0, 1]
    assert Record.begin(game, game.read_row(row)).row == row


def test_in_a_match_each_random_deal_is_played_twice_with_sides_changed() -> None:
    for side in (0, 1):
        options: dict[str, object] = {"deal": "random", "deal_seed": 40, "starter": side}
        seatings: list[Seating] = []
        for index in range(5):
            starter = index % 2
            seating = games.create("gaziantep", options).seating(index, starter)
            assert seating.sides[starter] == side == seating.options["starter"]
            seatings.append(seating)
            options = dict(seating.options)
        assert [seating.options["deal_seed"] for seating in seatings] == [40, 40, 41, 41, 42]
        assert [seating.sides[0] for seating in seatings[:2]] == [side, 1 - side]


def test_in_a_match_from_the_even_deal_the_players_keep_their_sides() -> None:
    game = games.create("gaziantep")
    assert game.seating(1, 1) == ({**game.options, "starter": 1}, (0, 1))


# --- gaziantep: rite, endless turns ---------------------------------------------------------


def test_a_right_guess_gives_the_guesser_the_choice_and_a_wrong_one_the_challenger() -> None:
    for challenger in (0, 1):
        for hidden in (1, 2):
            assert chooser(challenger, hidden, hidden) == 1 - challenger
            assert chooser(challenger, hidden, 3 - hidden) == challenger


@pytest.mark.parametrize(
    "wrong", [(2, 1, 1), (-1, 1, 1), (0, 0, 1), (0, 3, 1), (0, 1, 0), (1, 2, 3)]
)
def test_a_rite_with_other_players_or_seeds_is_refused(wrong: tuple[int, int, int]) -> None:
    with pytest.raises(RequestError):
        chooser(*wrong)


# Holes of south and of north, captured, turn; all are forced, and come back to where they began.
ENDLESS = [
    [1, 0, 8, 4, 0, 20, 4, 3, 19, 0, 2, 7, 0, 5, 3, 22, 1],  # after 1,386 laps
    [3, 1, 12, 11, 13, 0, 11, 1, 0, 2, 10, 0, 8, 13, 9, 4, 0],  # after 497,196 laps
]


@pytest.mark.parametrize("row", ENDLESS)
def test_an_endless_turn_shows_some_laps_says_what_it_is_and_goes_back(row: list[int]) -> None:
    game = gaziantep.Gaziantep()
    state = game.read_row(row).state
    (move,) = game.moves(state)
    assert move != gaziantep.PASS
    assert game.play(state, move) == state ^ 1
    assert game.steps(state, move) == ((), (Event("endless", 0, state & 1, (move,)),))
    glimpse = game.glimpse(state, move)
    assert glimpse is not None
    steps, events = glimpse
    assert [event.kind for event in events] == ["lap"] * 3 + ["endless"]
    assert sum(step.kind == LIFT for step in steps) == 4
    assert {step.kind for step in steps[events[-1].after :]} == {GATHER}
    assert fold(game.slots(state), steps) == game.slots(state)

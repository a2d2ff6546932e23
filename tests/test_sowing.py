"""What is special about the sowing games: packed boards, sow tables, tuzdiks, deals, endless turns."""

import random
from collections.abc import Callable, Sequence

import pytest

from kazan import games
from kazan.chance import draw, words
from kazan.errors import IllegalMoveError, NotationError, RequestError, RowError
from kazan.game import Seating
from kazan.games.gaziantep import rules as gaziantep
from kazan.games.gaziantep.deal import deal
from kazan.games.gaziantep.rite import chooser
from kazan.games.kalah import rules as kalah
from kazan.games.mangala import rules as mangala
from kazan.games.sowing import Sowing, SowingGame, pack
from kazan.games.toguz import rules as toguz
from kazan.record import Record
from kazan.step import CAPTURE, GATHER, LIFT, SWEEP, Event, Trace, fold
from tests.variants import every_game, name, random_records

SOWING_GAMES = [game for game in every_game() if isinstance(game, SowingGame)]
every = pytest.mark.parametrize("game", SOWING_GAMES, ids=name)

Sow = Sequence[Sequence[Sowing]]
Track = Callable[[int, int], Sequence[int]]
TABLES: list[tuple[str, Sow, Track, int]] = [
    ("mangala", mangala.SOW, mangala.track, 14),
    ("kalah", kalah.SOW, lambda pit, _: kalah.track(pit), 14),
    ("toguz", toguz.SOW, toguz.track, 20),
    ("gaziantep", gaziantep.SOW, lambda hole, _: gaziantep.track(hole), 16),
]


def random_slots(chance: random.Random, game: SowingGame) -> list[int]:
    """All stones thrown anywhere, the stores included."""
    slots = [0] * game.slot_count
    favourite = chance.randrange(game.slot_count)
    for _ in range(game.stones):
        slots[chance.choice((favourite, chance.randrange(game.slot_count)))] += 1
    return slots


# --- packed boards --------------------------------------------------------------------------


@every
def test_slots_and_side_come_back_from_a_state(game: SowingGame) -> None:
    chance = random.Random(1)
    for side in (0, 1):
        slots = random_slots(chance, game)
        state = game.state(slots, side)
        assert game.slots(state) == slots
        assert state & 1 == side
        assert game.totals(state) == tuple(slots[-2:])


@every
def test_occupied_pits_are_those_with_stones_however_many(game: SowingGame) -> None:
    chance = random.Random(2)
    for _ in range(200):
        slots = [chance.choice((0, 0, 1, 2, 127, 128, 129, 255)) for _ in range(game.slot_count)]
        for side, row in enumerate(game.rows):
            expected = tuple(pit for pit in row if slots[pit])
            assert game.occupied(game.state(slots, side)) == expected


@every
def test_sweeping_empties_both_rows_into_the_stores_of_the_takers(game: SowingGame) -> None:
    chance = random.Random(3)
    for takers in ((0, 1), (1, 0), (0, 0), (1, 1)):
        slots = random_slots(chance, game)
        swept = [0] * (2 * game.pits) + slots[-2:]
        for row, taker in zip(game.rows, takers, strict=True):
            swept[game.stores[taker]] += sum(slots[pit] for pit in row)
        assert game.slots(game.swept(game.state(slots, 1), takers)) == swept


@pytest.mark.parametrize(("key", "table", "track", "slots"), TABLES, ids=[t[0] for t in TABLES])
def test_a_sow_table_does_what_sowing_one_by_one_does(
    key: str, table: Sow, track: Track, slots: int
) -> None:
    for origin, sowings in enumerate(table):
        for stones in range(1, len(sowings)):
            board = [1] * slots
            board[origin] = stones
            before = pack(board, 0)
            board[origin] = 0
            places = track(origin, stones)
            for drop in range(stones):
                board[places[drop % len(places)]] += 1
            delta, last = sowings[stones]
            assert before + delta == pack(board, 0)
            assert last == places[(stones - 1) % len(places)]


def test_tracks_begin_in_the_origin_or_after_it_and_leave_out_the_rivals_store() -> None:
    assert mangala.track(4, 5) == (4, 5, 12, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3)
    assert mangala.track(4, 1)[0] == 5
    assert mangala.track(11, 1)[0] == 13
    assert kalah.track(7) == (8, 9, 10, 11, 13, 0, 1, 2, 3, 4, 5, 6, 7)
    assert toguz.track(16, 2)[:4] == (16, 17, 0, 1)
    assert toguz.track(17, 1)[0] == 0
    assert gaziantep.track(12) == (13, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)


# --- events ---------------------------------------------------------------------------------


def told_moves(game: SowingGame, seed: int) -> list[tuple[Record, Trace]]:
    return [
        (record, record.trace(move))
        for record in random_records(game, seed)
        for move in record.legal
    ]


@every
def test_a_capture_is_told_with_its_slots_and_stones_just_before_it(game: SowingGame) -> None:
    for record, (steps, events) in told_moves(game, 4):
        captures = [event for event in events if event.kind in ("capture", "tuzdik")]
        taken = [step for step in steps if step.kind == CAPTURE]
        assert len(captures) == bool(taken)
        for event in captures:
            assert event.side == record.state & 1
            assert steps[event.after : event.after + len(taken)] == tuple(taken)
            assert sorted(event.slots) == sorted(step.source for step in taken)
            assert event.stones == sum(step.stones for step in taken)


@every
def test_an_end_is_told_with_the_stones_that_are_swept(game: SowingGame) -> None:
    for _, (steps, events) in told_moves(game, 5):
        for event in events:
            if event.kind == "end":
                swept = [step for step in steps if step.kind == SWEEP]
                assert event.after == len(steps)
                assert event.stones == sum(step.stones for step in swept)


def test_a_later_lap_of_a_relay_is_told_before_its_lift() -> None:
    game = games.create("gaziantep")
    for record in random_records(game, 6):
        for move in record.legal:
            steps, events = record.trace(move)
            laps = [event for event in events if event.kind == "lap"]
            lifts = [index for index, step in enumerate(steps) if step.kind == LIFT]
            assert [event.after for event in laps] == lifts[1:]
            assert [event.stones for event in laps] == list(range(2, len(lifts) + 1))
            assert [event.slots for event in laps] == [(steps[at].source,) for at in lifts[1:]]


# --- toguz ----------------------------------------------------------------------------------


def toguz_row(south: str, north: str, rest: Sequence[int]) -> list[object]:
    return [*map(int, south.split()), *map(int, north.split()), *rest]


def test_both_tuzdiks_are_read_written_and_marked() -> None:
    game = toguz.Toguz()
    row = toguz_row("0 9 0 0 0 0 0 0 0", "0 0 0 9 0 0 0 0 0", [70, 74, 8, 1, 1])
    state = game.read_row(row).state
    assert game.row(state, 1, 0, 1) == row
    assert game.marks(state) == (("tuzdik", 16, 0), ("tuzdik", 0, 1))
    assert game.slots(state) == row[:20]


@pytest.mark.parametrize(
    ("tuzdiks", "message"),
    [
        ([9, 0], "pits 1 to 8"),
        ([0, 9], "pits 1 to 8"),
        ([-1, 0], "pits 1 to 8"),
        ([16, 0], "pits 1 to 8"),
        ([3, 3], "same number"),
        ([4, 0], "tuzdik of player 0 holds stones"),
        ([0, 2], "tuzdik of player 1 holds stones"),
    ],
)
def test_a_row_with_tuzdiks_that_cannot_be_is_refused(tuzdiks: list[int], message: str) -> None:
    row = toguz_row("0 9 0 0 0 0 0 0 0", "0 0 0 9 0 0 0 0 0", [70, 74, *tuzdiks, 1])
    with pytest.raises(RowError, match=message):
        toguz.Toguz().read_row(row)


def test_82_stones_and_no_move_are_told_apart_when_the_board_is_empty_in_both() -> None:
    game = toguz.Toguz()
    by_capture = game.state([0] * 8 + [1, 1] + [0] * 8 + [80, 80], 0)
    after = game.play(by_capture, 8)
    assert game.slots(after) == [0] * 18 + [82, 80]
    assert game.over(after)
    assert game.reason(after) == "82 stones"
    by_sweep = game.state([0, 0, 2] + [0] * 5 + [1, 1] + [0] * 8 + [78, 80], 0)
    after = game.play(by_sweep, 8)
    assert game.slots(after) == [0] * 18 + [82, 80]
    assert game.over(after)
    assert game.reason(after) == "no move"


def test_nobody_moves_on_a_board_that_keeps_its_stones_at_the_end() -> None:
    game = toguz.Toguz()
    state = game.state([1] * 18 + [62, 82], 0)
    assert game.over(state)
    assert game.moves(state) == ()
    assert game.decided(state) is None


def test_the_sweep_of_a_repetition_is_told_in_steps() -> None:
    game = toguz.Toguz({"repetition": 3})
    record = Record.begin(game, game.read_row([1] + [0] * 8 + [1] + [0] * 8 + [80, 80, 0, 0, 0]))
    for _ in range(2):
        for move in [slot for pit in range(9) for slot in (pit, 9 + pit)]:
            before, trace = record, record.trace(move)
            record = record.play(move)
    assert record.result is not None
    assert record.result.reason == "repetition"
    assert fold(game.slots(before.state), trace.steps) == game.slots(record.state)
    assert trace.events[-1].stones == 2


def test_a_move_without_a_stone_for_a_kazan_can_repeat_and_another_cannot() -> None:
    game = toguz.Toguz()
    start = game.start()
    assert game.repeats(start, 0, game.play(start, 0))
    assert not game.repeats(start, 6, game.play(start, 6))


@pytest.mark.parametrize("written", [0, 10, 76, -1, "", "0", "76(1000)", "7 6", "٧", "76X()"])
def test_what_is_no_move_of_toguz_is_not_read(written: int | str) -> None:
    with pytest.raises(NotationError):
        toguz.Toguz().read_moves(written)


def test_a_tuzdik_is_written_with_x_and_read_with_its_total() -> None:
    game = toguz.Toguz()
    state = game.state([0] * 8 + [1, 2] + [3] * 8 + [65, 70], 0)
    assert game.write_move(state, 8) == "91X"
    for text in ("9", "91", "91X", "91(68)", "91X(68)"):
        assert game.read_move(state, text) == 8
    for text in ("92", "91(65)", "91X(67)", "8"):
        with pytest.raises(IllegalMoveError):
            game.read_move(state, text)


# --- gaziantep: deals -----------------------------------------------------------------------

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

"""What is special about the sowing games: packed boards, sow tables, tuzdiks, deals, endless turns."""

import random
from collections.abc import Callable, Sequence

import pytest

from kazan import games
from kazan.games.gaziantep import rules as gaziantep
from kazan.games.kalah import rules as kalah
from kazan.games.mangala import rules as mangala
from kazan.games.sowing import Sowing, SowingGame, pack
from kazan.games.toguz import rules as toguz
from kazan.record import Record
from kazan.step import CAPTURE, LIFT, SWEEP, Trace
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

"""What every registered game gets for free."""

import pytest

from kazan.errors import GameOverError, IllegalMoveError, OptionError, RowError
from kazan.game import Choice, Game, Row
from kazan.record import Record
from kazan.step import HAND, fold
from tests.variants import every_game, name, random_records

GAMES = every_game()
WRONG_NUMBERS: tuple[object, ...] = (None, "x", 1.5, True, [], -2)
WRONG_VALUES: tuple[object, ...] = ("nonsense", None, [], "4")
every = pytest.mark.parametrize("game", GAMES, ids=name)


@every
def test_folding_the_steps_gives_the_board_that_play_gives(game: Game) -> None:
    for seed in range(5):
        for record in random_records(game, seed):
            before = game.slots(record.state)
            for move in record.legal:
                trace = record.trace(move)
                assert fold(before, trace.steps) == game.slots(record.play(move).state)


@every
def test_no_stone_is_lost_or_made(game: Game) -> None:
    def stones(slots: list[int]) -> int:
        return sum(abs(count) for count in slots)

    total = stones(game.slots(game.start()))
    for record in random_records(game, 11):
        assert stones(game.slots(record.state)) == total


@every
def test_steps_come_out_of_slots_that_hold_them(game: Game) -> None:
    for record in random_records(game, 12):
        for move in record.legal:
            slots = [*map(abs, game.slots(record.state)), 0]
            for step in record.trace(move).steps:
                assert step.stones > 0
                assert slots[step.source] >= step.stones
                slots[step.source] -= step.stones
                slots[step.target] += step.stones
            assert slots[HAND] == 0


@every
def test_events_come_in_order_and_an_end_is_told_last(game: Game) -> None:
    for record in random_records(game, 13):
        for move in record.legal:
            trace = record.trace(move)
            times = [event.after for event in trace.events]
            assert times == sorted(times)
            assert all(0 <= time <= len(trace.steps) for time in times)
            result = record.play(move).result
            ends = [event for event in trace.events if event.kind == "end"]
            assert len(ends) == (result is not None)
            if result:
                assert trace.events[-1].why == result.reason
                assert trace.events[-1].side == (-1 if result.winner is None else result.winner)


@every
def test_undo_gives_the_record_back_and_redo_the_game(game: Game) -> None:
    records = list(random_records(game, 14))
    last = records[-1]
    for plies in {0, 1, len(records) // 2, len(records) - 1}:
        earlier = last.undo(plies)
        assert earlier.positions == records[-1 - plies].positions
        assert earlier.redo(plies) == last


@every
def test_the_row_of_a_position_reads_back(game: Game) -> None:
    for record in random_records(game, 15):
        again = Record.begin(game, game.read_row(record.row))
        assert again.row == record.row
        assert again.legal == record.legal


@every
def test_paths_are_unique_and_none_begins_another(game: Game) -> None:
    for record in random_records(game, 16):
        paths = [game.path(move) for move in record.legal]
        for path in paths:
            assert sum(other[: len(path)] == path for other in paths) == 1


@every
def test_every_legal_move_is_written_and_read_back(game: Game) -> None:
    for record in random_records(game, 17):
        for move in record.legal:
            for written in (
                game.write_move(record.state, move),
                game.spelling(record.state, move),
            ):
                (single,) = game.read_moves(written)
                assert record.find(single) == move


@every
def test_nothing_is_legal_after_the_end(game: Game) -> None:
    *_, last = random_records(game, 18, most=5000)
    assert last.result
    assert last.legal == ()
    assert last.turn == -1
    with pytest.raises(GameOverError):
        last.play(0)


@every
def test_a_move_that_is_not_legal_is_refused(game: Game) -> None:
    record = Record.begin(game)
    for move in range(-2, 4000):
        if move not in record.legal:
            with pytest.raises(IllegalMoveError):
                record.play(move)


@every
def test_the_winner_has_more_where_stones_decide(game: Game) -> None:
    for seed in range(20):
        *_, last = random_records(game, seed, most=5000)
        assert last.result
        south, north = game.totals(last.state)
        if last.result.winner == 0:
            assert south > north or last.result.reason == "blocked"
        if last.result.winner == 1:
            assert north > south or last.result.reason == "blocked"


@every
def test_unknown_options_and_values_are_refused(game: Game) -> None:
    kind = type(game)
    with pytest.raises(OptionError):
        kind({"colour": 1})
    for option, choice in game.schema.items():
        for value in (*WRONG_VALUES, -5 if isinstance(choice, Choice) else 1.5):
            with pytest.raises(OptionError):
                kind({option: value})


@every
def test_a_row_with_wrong_numbers_is_refused(game: Game) -> None:
    row = Record.begin(game).row
    for index in range(len(row)):
        for value in WRONG_NUMBERS:
            with pytest.raises(RowError):
                game.read_row([*row[:index], value, *row[index + 1 :]])
    with pytest.raises(RowError):
        game.read_row([row[0], 300, *row[2:]])
    lengths: list[Row] = [[], row[:-1], [*row, 0], row[1:]]
    for wrong in lengths:
        with pytest.raises(RowError):
            game.read_row(wrong)

"""What is special about toguz: tuzdiks, its end, how moves are written."""

from collections.abc import Sequence

import pytest

from kazan.errors import IllegalMoveError, NotationError, RowError
from kazan.games.toguz import rules as toguz
from kazan.record import Record
from kazan.step import fold


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

"""What is special in Nine Men's Morris: the board, moves as bit tricks, rows with two kinds of ends."""

import json
import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kazan.errors import NotationError, RowError
from kazan.game import Row
from kazan.games.morris.board import MILLS, NEIGHBOURS, POINTS
from kazan.games.morris.packed import pack_move, unpack_move
from kazan.games.morris.rules import Morris
from kazan.record import Record
from kazan.step import Event, fold
from tests.reference.morris import Position

EMPTY = "." * 24
BOTH = pytest.mark.parametrize("flying", [True, False])
PATHLESS = {"quiet_limit": 0, "repetition": 0}


def coordinates(name: str) -> tuple[int, int]:
    """How far *name* lies to the right of the centre and above it."""
    return ord(name[0]) - ord("d"), int(name[1]) - 4


def on_one_line(points: tuple[str, ...]) -> bool:
    """Whether the drawing joins *points*: side of a square, or an arm between the squares."""
    places = [coordinates(name) for name in points]
    for axis, other in ((0, 1), (1, 0)):
        if len({place[axis] for place in places}) == 1:
            if places[0][axis] == 0:
                return len({place[other] > 0 for place in places}) == 1
            return all(abs(place[other]) in (0, abs(place[axis])) for place in places)
    return False


def random_row(chance: random.Random) -> Row:
    """Any position that can be set up, with few stones or many, in hand or not."""
    points = chance.sample(range(24), 24)
    row: Row = []
    letters = ["."] * 24
    for letter in "WB":
        board = chance.randint(0, 9)
        row.append(chance.choice((0, 0, 1, 2, 9, chance.randint(0, 9))))
        row[-1] = min(int(row[-1]), 9 - board)
        for _ in range(board):
            letters[points.pop()] = letter
    return ["".join(letters), *row, chance.randint(0, 1), 0, 1]


def totals(row: Row) -> list[int]:
    """The stones of each side in *row*."""
    points = str(row[0])
    return [points.count("W") + int(row[1]), points.count("B") + int(row[2])]


rows = st.randoms(use_true_random=False).map(random_row).filter(lambda row: max(totals(row)) > 2)


def opened(row: Row) -> tuple[Morris, int]:
    """The game and the state of *row*."""
    game = Morris()
    return game, game.read_row(row).state


# the board


def test_the_mills_are_the_lines_of_the_drawing() -> None:
    found = {
        frozenset((one, two, three))
        for one in POINTS
        for two in POINTS
        for three in POINTS
        if one < two < three and on_one_line((one, two, three))
    }
    assert {frozenset(POINTS[point] for point in mill) for mill in MILLS} == found
    assert len(MILLS) == len(found) == 16


def test_neighbours_have_nothing_between_them_on_a_line() -> None:
    def apart(one: str, two: str) -> int:
        return sum(abs(a - b) for a, b in zip(coordinates(one), coordinates(two), strict=True))

    pairs = set()
    for point, name in enumerate(POINTS):
        for other, near in enumerate(POINTS):
            joined = name != near and on_one_line((name, near))
            between = [
                third
                for third in POINTS
                if third not in (name, near)
                and on_one_line((name, near, third))
                and apart(name, third) + apart(third, near) == apart(name, near)
            ]
            assert (other in NEIGHBOURS[point]) == (joined and not between)
            if other in NEIGHBOURS[point]:
                pairs.add(frozenset((point, other)))
    assert len(pairs) == 32


def test_the_board_of_the_page_has_these_points_and_mills() -> None:
    folder = Path(__file__).parent.parent / "engine" / "kazan" / "games" / "morris"
    board = json.loads((folder / "board.json").read_text(encoding="utf-8"))
    names = [slot["name"] for slot in board["slots"] if slot["role"] == "point"]
    assert tuple(names) == POINTS
    assert {frozenset(mill) for mill in board["mills"]} == {frozenset(mill) for mill in MILLS}


# moves


@BOTH
def test_moves_and_ends_are_those_of_the_plain_rules_in_thousands_of_positions(
    flying: bool,
) -> None:
    chance = random.Random(1)
    options = {**PATHLESS, "flying": flying}
    game = Morris(options)
    for _ in range(2000):
        row = random_row(chance)
        if max(totals(row)) <= 2:
            continue
        state = game.read_row(row).state
        plain = Position(options, row)
        moves = game.moves(state)
        written = [game.write_move(state, move) for move in moves]
        assert sorted(written) == sorted(plain.legal())
        assert game.over(state) == plain.over == (not moves)
        assert game.winner(state) == plain.winner
        if plain.over:
            assert game.reason(state) == plain.reason


@given(rows)
def test_play_and_steps_agree_and_lose_no_stone(row: Row) -> None:
    game, state = opened(row)
    before = game.slots(state)
    for move in game.moves(state):
        after = game.slots(game.play(state, move))
        assert fold(before, game.steps(state, move).steps) == after
        assert sum(map(abs, before)) == sum(map(abs, after)) == 18


@given(rows)
def test_every_move_passes_the_turn(row: Row) -> None:
    game, state = opened(row)
    for move in game.moves(state):
        assert game.play(state, move) & 1 != state & 1


@given(rows)
def test_no_path_begins_another(row: Row) -> None:
    game, state = opened(row)
    paths = [game.path(move) for move in game.moves(state)]
    beginnings = {path[:length] for path in paths for length in range(1, len(path))}
    assert len(set(paths)) == len(paths)
    assert not beginnings & set(paths)


@given(rows)
def test_the_colours_are_alike(row: Row) -> None:
    points, south, north, turn, *path = row
    swapped = str(points).translate(str.maketrans("WB", "BW"))
    game, state = opened(row)
    other = game.read_row([swapped, north, south, 1 - int(turn), *path]).state
    assert game.moves(state) == game.moves(other)
    assert game.score(state) == game.score(other)
    assert game.totals(state) == game.totals(other)[::-1]


@given(rows)
def test_slots_and_rows_hold_the_whole_state(row: Row) -> None:
    game, state = opened(row)
    assert game.state(game.slots(state), state & 1) == state
    turn = -1 if game.over(state) else state & 1
    again = game.row(state, turn, 0, 1)
    assert again[:3] == row[:3]
    assert game.read_row(again).state == state


def test_a_move_unpacks_into_what_it_was_packed_from() -> None:
    for origin in (None, *range(24)):
        for target in range(24):
            for removed in (None, *range(24)):
                move = pack_move(origin, target, removed)
                assert unpack_move(move) == (origin, target, removed)


@given(rows)
def test_quiet_moves_place_nothing_and_take_nothing(row: Row) -> None:
    game, state = opened(row)
    for move in game.moves(state):
        after = game.play(state, move)
        moved = game.slots(after)[24:] == game.slots(state)[24:]
        assert game.quiet(state, move, after) == game.repeats(state, move, after) == moved


# what is told


def told(row: Row, text: str) -> tuple[Event, ...]:
    """The events of the move *text*."""
    game, state = opened(row)
    return game.steps(state, game.read_move(state, text)).events


def test_each_mill_is_told_between_arrival_and_removal() -> None:
    two: Row = ["WW.......BB...W...BB...W", 5, 5, 0, 0, 1]
    assert told(two, "g7xd2") == (
        Event("mill", 1, 0, (0, 1, 2)),
        Event("mill", 1, 0, (2, 14, 23)),
    )
    nothing_to_remove: Row = ["WW......................", 7, 9, 0, 0, 1]
    assert told(nothing_to_remove, "g7") == (Event("mill", 1, 0, (0, 1, 2)),)


def test_an_end_is_told_after_the_removal() -> None:
    row: Row = ["BB...BW.......B......WW.", 0, 0, 1, 0, 1]
    assert told(row, "g4-g7xc5") == (
        Event("mill", 1, 1, (0, 1, 2)),
        Event("end", 2, 1, why="two stones left"),
    )


def test_a_draw_by_the_path_has_no_winner() -> None:
    game = Morris({"quiet_limit": 1})
    record = Record.begin(game, game.read_row([".W.B.BB..W.W......BW....", 0, 0, 0, 0, 1]))
    record = record.play(record.find("d2-d3"))
    assert record.result is not None
    assert record.result.reason == "no capture"
    assert record.result.winner is None


def test_who_starts_a_set_plays_light() -> None:
    assert Morris().seating(0, 0).sides == (0, 1)
    assert Morris().seating(1, 1).sides == (1, 0)
    assert Morris({"flying": False}).seating(1, 1).options == Morris({"flying": False}).options


# rows


@pytest.mark.parametrize("turn", [0, 1, -1])
def test_in_a_row_that_is_over_the_loser_is_to_move(turn: int) -> None:
    game = Morris()
    for row, loser, reason in (
        (["WWW..W...............BB.", 0, 0, turn, 0, 1], 1, "two stones left"),
        (["BBB..B...............W..", 1, 0, turn, 0, 1], 0, "two stones left"),
    ):
        state = game.read_row(row).state
        assert state & 1 == loser
        assert game.over(state)
        assert game.winner(state) == 1 - loser
        assert game.reason(state) == reason


def test_a_blocked_side_is_found_when_the_row_says_only_that_the_game_is_over() -> None:
    for points, loser in (("BWB......W....W......BWB", 1), ("WBW......B....B......WBW", 0)):
        state = Morris().read_row([points, 0, 0, -1, 1, 1]).state
        assert state & 1 == loser
        assert Morris().reason(state) == "blocked"


def test_a_row_can_be_over_by_its_path() -> None:
    game = Morris()
    for quiet, occurrences in ((50, 1), (8, 3)):
        row: Row = [".W.B.BB..W.W......BW....", 0, 0, -1, quiet, occurrences]
        assert Record.begin(game, game.read_row(row)).row == row
        with pytest.raises(RowError):
            Morris(PATHLESS).read_row(row)


@pytest.mark.parametrize(
    "row",
    [
        [],
        [EMPTY, 9, 9, 0, 0],
        [EMPTY, 9, 9, 0, 0, 1, 1],
        [EMPTY + ".", 9, 9, 0, 0, 1],
        [EMPTY[1:], 9, 9, 0, 0, 1],
        ["w" + EMPTY[1:], 8, 9, 0, 0, 1],
        ["W" + EMPTY[1:], 9, 9, 0, 0, 1],
        ["B" + EMPTY[1:], 9, 9, 0, 0, 1],
        [EMPTY, 10, 9, 0, 0, 1],
        [EMPTY, 9, -1, 0, 0, 1],
        [EMPTY, 0, 0, 0, 0, 1],
        ["WW..BB" + EMPTY[6:], 0, 0, 0, 0, 1],
        [EMPTY, 9, 9, 2, 0, 1],
        [EMPTY, 9, 9, -1, 0, 1],
        [EMPTY, 9, 9, True, 0, 1],
        [EMPTY, 9, 9, 0, -1, 1],
        [EMPTY, 9, 9, 0, 0, 0],
        [EMPTY, 9, 9, 0, 10**9, 1],
        [EMPTY, 9, 9, 0, 0, 10**9],
        [EMPTY, 9.0, 9, 0, 0, 1],
        [list(EMPTY), 9, 9, 0, 0, 1],
        [24, 9, 9, 0, 0, 1],
        [None, None, None, None, None, None],
    ],
)
def test_a_row_that_cannot_be_is_refused(row: list[object]) -> None:
    with pytest.raises(RowError):
        Morris().read_row(row)


# notation


@given(rows)
def test_only_the_exact_text_spells_a_move(row: Row) -> None:
    game, state = opened(row)
    moves = game.moves(state)
    for move in moves:
        text = game.write_move(state, move)
        assert game.read_moves(text) == [text]
        assert [other for other in moves if game.spells(state, other, text)] == [move]


@pytest.mark.parametrize(
    "text",
    [
        *("", "x", "-", "d4", "a2", "h1", "a8", "D6", " d6", "d6 ", "d6\n", "d６"),
        *("d6x", "xd6", "d6-", "-d6", "d6--d5", "d6xd4", "d6-d4", "d6Xb2", "d6×b2"),
        *("a1-a4-a7", "a1-a4-a7xg7", "a1-a4xg7xd7", "a1xg7-d7", "a1a4", "a1–a4", "a1-a4x-g7"),
        *(0, 1, -1, True),
    ],
)
def test_anything_else_is_no_move(text: str | int) -> None:
    with pytest.raises(NotationError):
        Morris().read_moves(text)

"""With its tables the computer plays morris endgames perfectly, by the rules that end games too."""

import random
from collections.abc import Iterator, Sequence
from functools import cache

import pytest

from kazan.evaluation import WIN, WON
from kazan.game import Game, Move, Start, State
from kazan.games.morris.endgame import Class
from kazan.games.morris.packed import pack_move
from kazan.games.morris.rules import Morris
from kazan.record import Record
from kazan.search import endgame
from kazan.search.alphabeta import INFINITE, Search
from kazan.search.bounds import nearer
from kazan.search.levels import LEVELS, Level
from kazan.search.limits import Limits
from kazan.search.quiescence import PLIES
from kazan.search.table import Table
from kazan.search.thinker import Progress, Thinker, evaluation_of
from tests.searching import drive
from tests.test_morris_endgame import (
    CLASSES,
    FILE,
    GAME,
    TABLES,
    known,
    some_state,
    some_states,
)

ONE_PLY = Limits(depth=1)


@pytest.fixture(autouse=True)
def at_hand() -> Iterator[None]:
    """The tables are loaded."""
    endgame.load(FILE)
    yield
    endgame.forget()


def think(record: Record, how: Level | Limits = ONE_PLY, seed: int = 0) -> Progress:
    """What the computer plays."""
    return Thinker.of(record, how, seed).run()


def keeps_the_result(state: State, move: Move) -> bool:
    """Whether *move* is perfect: it keeps the result, wins soonest, loses latest."""
    before, after = known(state), known(GAME.play(state, move))
    return after == (None if before is None else before - 1)


def longest_defence(state: State, chance: random.Random) -> Move:
    """A move of a lost side that holds out as long as any."""
    lengths = {move: known(GAME.play(state, move)) or 0 for move in GAME.moves(state)}
    return chance.choice([move for move in lengths if lengths[move] == max(lengths.values())])


def won_states(seed: int, count: int, classes: Sequence[Class] = CLASSES) -> Iterator[State]:
    """*count* random positions that the side to move wins, half of them short wins at most."""
    chance = random.Random(seed)
    short = 0
    while count:
        state = some_state(chance, *chance.choice(classes))
        distance = None if GAME.over(state) else TABLES.distance(state)
        if distance is None or distance % 2 == 0:
            continue
        if distance < 5:
            if short > count:
                continue
            short += 1
        count -= 1
        yield state


def play_out(state: State, quiet: int, reply: str, chance: random.Random) -> Record:
    """The game from *state* after *quiet* quiet moves, which the side to move plays by the tables."""
    record = Record.begin(GAME, Start(state, quiet))
    while not record.result:
        if record.state & 1 == state & 1:
            move = think(record, seed=chance.randrange(100)).move
        elif reply == "holds out":
            move = longest_defence(record.state, chance)
        else:
            move = chance.choice(record.legal)
        record = record.play(move)
    return record


@pytest.mark.parametrize("count", [200, pytest.param(10_000, marks=pytest.mark.long)])
def test_every_move_in_a_table_position_is_perfect(count: int) -> None:
    for state in some_states(1, count, CLASSES):
        record = Record.begin(GAME, Start(state))
        progress = think(record)
        distance = TABLES.distance(state)
        assert keeps_the_result(state, progress.move)
        assert progress.exact
        assert progress.score == nearer_to_the_end(distance)


def nearer_to_the_end(distance: int | None) -> int:
    """The value of a distance."""
    if distance is None:
        return 0
    return WIN - distance if distance % 2 else distance - WIN


@pytest.mark.parametrize("count", [40, pytest.param(2_000, marks=pytest.mark.long)])
@pytest.mark.parametrize("reply", ["holds out", "plays anything"])
def test_a_won_position_is_won_within_its_distance(reply: str, count: int) -> None:
    chance = random.Random(2)
    for state in won_states(3, count):
        distance = TABLES.distance(state)
        assert distance is not None
        quiet = GAME.quiet_limit - distance  # there is just time enough
        record = play_out(state, chance.choice([0, quiet]), reply, chance)
        assert record.result is not None
        assert record.result.winner == state & 1
        assert len(record.moves) <= distance
        if reply == "holds out":
            assert len(record.moves) == distance


@pytest.mark.parametrize("count", [40, pytest.param(2_000, marks=pytest.mark.long)])
def test_a_lost_position_is_defended_as_long_as_it_can_be(count: int) -> None:
    chance = random.Random(4)
    for state in won_states(5, count):
        lost = GAME.play(state, think(Record.begin(GAME, Start(state))).move)
        record = Record.begin(GAME, Start(lost))
        distance = known(lost)
        assert distance is not None
        while not record.result:
            record = record.play(think(record, seed=chance.randrange(100)).move)
        assert len(record.moves) == distance
        assert record.result.winner == state & 1


@pytest.mark.parametrize("count", [20, pytest.param(300, marks=pytest.mark.long)])
def test_a_drawn_position_is_never_lost(count: int) -> None:
    chance = random.Random(6)
    for state in some_states(7, count, CLASSES):
        if TABLES.distance(state) is None:
            result = play_out(state, 0, "plays anything", chance).result
            assert result is not None
            assert result.winner in (None, state & 1)


# the rules that end a game by its path


@cache
def a_win(distance: int, mover: int = 3, waiter: int = 3) -> State:
    """A position won in *distance* plies."""
    states = won_states(8, 100_000, [(mover, waiter)])
    return next(state for state in states if TABLES.distance(state) == distance)


@pytest.mark.parametrize("distance", [3, 7, 15, 21])
def test_a_win_longer_than_the_quiet_moves_left_is_not_called_a_win(distance: int) -> None:
    state = a_win(distance)
    limit = GAME.quiet_limit
    in_time = think(Record.begin(GAME, Start(state, limit - distance)))
    assert in_time.score == WIN - distance
    late = think(Record.begin(GAME, Start(state, limit - distance + 1)))
    assert late.score < WON
    assert not late.exact


def test_a_win_that_takes_a_stone_in_time_is_one_whatever_its_distance() -> None:
    state = a_win(25, 3, 4)
    assert any(
        TABLES.value(state, move, GAME.play(state, move)) == 24 - WIN for move in GAME.moves(state)
    )
    last_moment = Record.begin(GAME, Start(state, GAME.quiet_limit - 1))
    progress = think(last_moment)
    assert progress.score == WIN - 25
    assert not GAME.quiet(state, progress.move, 0)


def test_one_quiet_move_more_would_be_a_draw() -> None:
    chance = random.Random(9)
    state = a_win(9)
    record = play_out(state, GAME.quiet_limit - 9, "holds out", chance)
    assert record.result is not None
    assert record.result.winner == state & 1
    assert record.result.reason == "two stones left"
    assert record.positions[-2].quiet == GAME.quiet_limit - 1


def test_a_small_limit_of_quiet_moves_is_taken_into_account() -> None:
    game = Morris({"quiet_limit": 5})
    record = Record.begin(game, Start(a_win(7)))
    assert think(record).score < WON
    record = Record.begin(game, Start(a_win(5)))
    assert think(record).score == WIN - 5


def test_without_a_limit_every_win_is_one() -> None:
    game = Morris({"quiet_limit": 0})
    progress = think(Record.begin(game, Start(a_win(21), 1000)))
    assert progress.score == WIN - 21


def test_a_lost_side_takes_the_draw_of_the_limit() -> None:
    """A loss that comes after the last quiet move is put off beyond it."""
    state = a_win(9)
    lost = GAME.play(state, think(Record.begin(GAME, Start(state))).move)
    record = Record.begin(GAME, Start(lost, GAME.quiet_limit - 1))
    progress = think(record)
    assert not GAME.quiet(lost, progress.move, 0) or record.play(progress.move).result is not None
    assert progress.score == 0


def test_a_won_side_does_not_repeat_a_position_for_the_third_time() -> None:
    state = a_win(7)
    best = TABLES.verdict(state, (), 0)
    assert best is not None
    assert best.value == WIN - 7
    children = [GAME.play(state, move) for move in best.moves]
    again = TABLES.verdict(state, [child for child in children for _ in (1, 2)], 0)
    assert again is not None
    assert not set(again.moves) & set(best.moves)


def test_a_won_side_does_not_let_the_rival_repeat_a_position_for_the_third_time() -> None:
    state = a_win(7)
    best = TABLES.verdict(state, (), 0)
    assert best is not None
    child = GAME.play(state, best.moves[0])
    reply = next(move for move in GAME.moves(child) if GAME.quiet(child, move, 0))
    repeated = GAME.play(child, reply)
    warned = TABLES.verdict(state, [repeated, repeated], 0)
    assert warned is not None
    assert best.moves[0] not in warned.moves or warned.value is None


def test_a_lost_side_repeats_a_position_for_the_third_time() -> None:
    state = a_win(9)
    lost = GAME.play(state, think(Record.begin(GAME, Start(state))).move)
    move = next(move for move in GAME.moves(lost) if GAME.quiet(lost, move, 0))
    child = GAME.play(lost, move)
    verdict = TABLES.verdict(lost, [child, child], 0)
    assert verdict is not None
    assert (verdict.moves, verdict.value) == ((move,), 0)


# from the middle game into the tables


def plain(state: State, depth: int, game: Game, plies: int = PLIES) -> int:
    """Minimax with the tables, captures played out; no state occurs twice in so few plies."""
    evaluation = evaluation_of(game)
    if depth and game.moves(state):
        moves, values = game.moves(state), []
    else:
        moves, values = evaluation.noisy(state) if plies else (), [evaluation.evaluate(state)]
    for move in moves:
        child = game.play(state, move)
        value = TABLES.value(state, move, child)
        if value is None:
            value = plain(child, depth - 1, game) if depth else plain(child, 0, game, plies - 1)
        values.append(nearer(-value))
    return max(values)


def test_the_search_equals_minimax_that_knows_the_tables() -> None:
    game = Morris({"repetition": 0, "quiet_limit": 0})
    chance = random.Random(10)
    hits = 0
    for _ in range(40):
        state = some_state(chance, 5, 5)
        if game.over(state):
            continue
        search = Search(game, evaluation_of(game), Table(), (state,), TABLES)
        search.pause_at = 10**9
        value = drive(search.search(state, 3, -INFINITE, INFINITE))
        assert value == plain(state, 3, game)
        hits += abs(value) > WON or value == 0
    assert hits


def test_a_capture_that_leads_to_a_won_table_position_is_seen_at_once() -> None:
    chance = random.Random(11)
    seen = 0
    while seen < 10:
        state = some_state(chance, 6, 4)
        captures = [move for move in GAME.moves(state) if not GAME.quiet(state, move, 0)]
        values = [TABLES.value(state, move, GAME.play(state, move)) or 0 for move in captures]
        if not values or min(values) > -WON:
            continue
        seen += 1
        progress = think(Record.begin(GAME, Start(state)))
        assert progress.score >= nearer(-min(values))


def test_only_irreversible_moves_are_looked_up() -> None:
    state = a_win(9)
    for move in GAME.moves(state):
        child = GAME.play(state, move)
        assert (TABLES.value(state, move, child) is None) == GAME.quiet(state, move, child)
    placed = pack_move(None, 0)
    assert TABLES.value(0, placed, state) == WIN - 9
    in_hand = state | 1 << 49
    assert TABLES.value(0, placed, in_hand) is None


# levels


def test_levels_up_to_medium_do_without_tables() -> None:
    state = a_win(21)
    for name, level in LEVELS.items():
        progress = think(Record.begin(GAME, Start(state)), level)
        assert progress.exact == (name not in ("easy", "medium"))


def test_the_same_seed_plays_the_same_move_and_others_another() -> None:
    record = Record.begin(GAME, Start(a_win(9)))
    moves = [think(record, seed=seed).move for seed in range(30)]
    assert moves == [think(record, seed=seed).move for seed in range(30)]
    verdict = TABLES.verdict(record.state, (), 0)
    assert verdict is not None
    assert set(moves) <= set(verdict.moves)

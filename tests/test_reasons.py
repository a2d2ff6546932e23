"""What the coach says is true: each reason is verified on the board by the reference of the game."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from kazan import games
from kazan.coach.faults import faults
from kazan.coach.hint import HintTask, WhyTask
from kazan.coach.reasons import reasons
from kazan.game import Game, Move, State
from kazan.record import Record
from kazan.search.limits import Limits
from tests.reasons_by_reference import Board, Case, fault_holds, holds

GAMES = [
    games.create(key, {"start_hole": "any"} if key == "gaziantep" else {}) for key in games.GAMES
]
every = pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
EXPECTED = {
    "mangala": "wins capture again then-capture protects denies-again threatens readies keeps gains",
    "kalah": "wins capture again then-capture protects denies-again threatens readies keeps gains",
    "toguz": "tuzdik capture protects denies-tuzdik threatens gains",
    "gaziantep": "capture denies-capture threatens only",
    "morris": "mill blocks builds sure",
}


def positions(game: Game, seed: int) -> Iterator[State]:
    """Positions of random games that go on, without end."""
    chance = random.Random(seed)
    while True:
        record = Record.begin(game)
        while record.legal and len(record.moves) < 150:
            yield record.state
            record = record.play(chance.choice(record.legal))


def random_turn(game: Game, state: State, chance: random.Random) -> list[Move]:
    """Moves of the side to move until the turn passes."""
    side, line = state & 1, list[Move]()
    while not game.over(state) and state & 1 == side:
        line.append(chance.choice(game.moves(state)))
        state = game.play(state, line[-1])
    return line


def verify(game: Game, count: int, seed: int) -> Counter[str]:
    """Check all that is said of two random turns in *count* positions; how often each code was said."""
    board, chance, said = Board(game), random.Random(seed), Counter[str]()
    for state, _ in zip(positions(game, seed), range(count), strict=False):
        line, better = (random_turn(game, state, chance) for _ in range(2))
        case, other = (Case(board, game, state, moves) for moves in (line, better))
        for reason in reasons(game, state, line[0], line[1:]):
            assert holds(reason, case), (game.row(state, state & 1, 0, 1), line, reason)
            said[reason.code] += 1
        for reason in faults(game, state, line, better):
            assert fault_holds(reason, case, other), (game.slots(state), line, better, reason)
            said[reason.code] += 1
    return said


@every
def test_every_reason_is_true_on_the_board(game: Game) -> None:
    said = verify(game, 300, seed=5)
    assert set(EXPECTED[game.key].split()) <= set(said), said


@pytest.mark.long
@every
def test_every_reason_is_true_in_twenty_thousand_positions(game: Game) -> None:
    said = verify(game, 20_000, seed=6)
    print(game.key, sum(said.values()), dict(said))


def think(task: HintTask | WhyTask) -> None:
    """Think to the end; the part that is done never shrinks."""
    part = 0.0
    while part < 1:
        step = task.step(20)
        assert step >= part
        part = step


@every
def test_a_hint_is_a_legal_move_with_a_line_that_can_be_played(game: Game) -> None:
    chance = random.Random(4)
    record = Record.begin(game)
    for _ in range(6):
        record = record.play(chance.choice(record.legal))
    task = HintTask(record, Limits(nodes=1500))
    think(task)
    hint = task.hint
    assert hint is not None
    assert hint.line[0] == hint.moves[0]
    assert len(hint.reasons) == len(hint.moves) == len(set(hint.moves))
    assert set(hint.moves) <= set(record.legal)
    for move in hint.line:
        record = record.play(move)


def value(game: Game, state: State) -> int:
    """Stones ahead at the end with best play on both sides, for the side to move."""
    if game.over(state):
        return game.score(state)
    return max(worth(game, state, move) for move in game.moves(state))


def worth(game: Game, state: State, move: Move) -> int:
    """The value of *move* for the side that makes it."""
    after = game.play(state, move)
    return -value(game, after) if (state ^ after) & 1 else value(game, after)


@pytest.mark.parametrize("key", ["mangala", "kalah"])
def test_in_endings_a_hint_names_best_moves_and_no_other(key: str) -> None:
    game, pairs = games.create(key, {}), 0
    for seed in range(60):
        chance = random.Random(seed)
        row = [0] * 12
        for _ in range(6):
            row[chance.randrange(12)] += 1
        if not any(row[:6]) or not any(row[6:]):
            continue
        record = Record.begin(game, game.read_row([*row, 21, 21, 0]))
        if len(record.legal) < 2:
            continue
        task = HintTask(record, Limits(nodes=50_000))
        think(task)
        assert task.hint is not None
        assert task.hint.exact
        values = {move: worth(game, record.state, move) for move in record.legal}
        best = {move for move in values if values[move] == max(values.values())}
        assert set(task.hint.moves) <= best
        assert len(task.hint.moves) == min(len(best), 2)
        pairs += len(best) > 1
    assert pairs > 5


def test_a_move_that_gives_a_capture_away_is_told_so() -> None:
    kalah = games.create("kalah", {})
    # south's pit 1 (10 stones) faces north's empty pit 6, which north's pit 5 reaches with its stone
    start = kalah.read_row([10, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 0, 17, 18, 0])
    record = Record.begin(kalah, start)
    task = WhyTask(record, 4, 0, Limits(nodes=3000))
    think(task)
    why = task.why
    assert why is not None
    codes = {reason.code: reason for reason in why.reasons}
    assert codes["lets-capture"].stones == 11
    assert codes["lets-capture"].by == 10
    assert why.line[0] == 4

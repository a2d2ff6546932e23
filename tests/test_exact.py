"""The exact solver of Mangala and Kalah: true to playing everything out, and to what is committed."""

import random

import pytest

from kazan import games
from kazan.game import State
from kazan.games.twelve import TwelvePits
from tests.searching import is_true
from tests.test_twelve_tables import played_out, silent, some_states
from tools import make_exact, twelve_judge
from tools.make_exact import LEAST, Exact, each_of
from tools.twelve import RULES, rows_of
from tools.twelve_solver import KAZAN, OutOfNodesError, Solver

GAMES = ("mangala", "kalah")
TABLE = 8
SOLVED_AGAIN = 12
MANY = 150
"""The fewest positions with more than thirty stones."""


def game_of(key: str) -> TwelvePits:
    """The game with the rules *key*."""
    game = games.create(RULES[key].game, RULES[key].options)
    assert isinstance(game, TwelvePits)
    return game


def solver_of(key: str, most: int = TABLE) -> Solver:
    """A solver of its own, with nothing taken from the work folder."""
    return Solver(RULES[key], most, 16, None, silent)


@pytest.fixture(scope="module", params=GAMES)
def exact(request: pytest.FixtureRequest) -> tuple[str, list[Exact]]:
    """A game and its committed positions."""
    return request.param, make_exact.read(request.param)


@pytest.mark.parametrize("key", RULES)
def test_a_value_is_that_of_playing_everything_out(key: str) -> None:
    game, solver = game_of(key), solver_of(key, 4)
    known: dict[State, int] = {}
    for state in some_states(game, 8, 40, 9):
        assert solver.value(*rows_of(state)) == played_out(game, state, known) - game.score(state)


@pytest.mark.parametrize("key", GAMES)
def test_every_window_gives_a_true_bound_from_a_warm_table(key: str) -> None:
    game, solver, chance = game_of(key), solver_of(key), random.Random(3)
    for state in some_states(game, 9, 30, 14):
        own, other = rows_of(state)
        true = solver.value(own, other)
        for _ in range(6):
            alpha = true + chance.randint(-6, 6)
            beta = alpha + chance.choice([1, 1, 2, 8])
            value = solver.bound(own, other, alpha, beta)
            assert is_true(value, alpha, beta, true)


def test_the_committed_positions_are_many_and_of_every_size(exact: tuple[str, list[Exact]]) -> None:
    key, positions = exact
    assert len({position[1:3] for position in positions}) == len(positions) >= 300
    for stones in range(LEAST, 31):
        assert sum(position.stones == stones for position in positions) >= each_of(stones)
    assert sum(position.stones > 30 for position in positions) >= MANY
    for position in positions:
        mine, theirs = map(make_exact.pits_of, position[1:3])
        assert sum(mine) + sum(theirs) == position.stones
        assert set(position.values) == {pit for pit in range(6) if mine[pit]}
        assert (game_of(key).stones - position.stones + position.lead) % 2 == 0
        assert all((value - position.stones) % 2 == 0 for value in position.values.values())


def test_what_is_held_out_has_not_been_looked_at(exact: tuple[str, list[Exact]]) -> None:
    key, positions = exact
    held_out = make_exact.read(key, make_exact.HELD_OUT)
    assert len({position[1:3] for position in held_out}) == len(held_out) >= MANY
    assert not {position[1:3] for position in held_out} & {position[1:3] for position in positions}
    assert all(LEAST < make_exact.HELD_OUT_LEAST <= position.stones for position in held_out)
    for position in held_out:
        assert set(position.values) == {
            pit for pit, stones in enumerate(make_exact.pits_of(position.own)) if stones
        }


def test_some_committed_positions_are_solved_again(exact: tuple[str, list[Exact]]) -> None:
    key, positions = exact
    solver = solver_of(key)
    for position in positions[: 10 * SOLVED_AGAIN : 10]:
        values = solver.children(position.own, position.other)
        assert position._replace(values=values).line == position.line
        assert solver.value(position.own, position.other) == max(position.values.values())


def test_a_position_that_takes_too_long_is_given_up_and_nothing_wrong_is_kept() -> None:
    solver = solver_of("mangala")
    position = next(p for p in make_exact.read("mangala") if p.stones == 21)
    solver.limit(50)
    with pytest.raises(OutOfNodesError):
        solver.value(position.own, position.other)
    solver.limit(10**9)
    assert solver.value(position.own, position.other) == max(position.values.values())


def test_the_fitted_numbers_judge_as_they_do_in_the_engine() -> None:
    from tests.test_margin import judge_of, open_states  # noqa: PLC0415  # slow to import

    for key in GAMES:
        game = game_of(key)
        evaluation = judge_of(game)
        numbers = twelve_judge.tables(twelve_judge.read(KAZAN / game.key / "evaluation.dat"))
        for state in open_states(game, 4, 50):
            judged = evaluation.evaluate(state) - 16 * game.score(state)
            # the engine's one multiplication may lose a sixteenth to the lanes below
            assert 0 <= twelve_judge.judge(numbers, *rows_of(state)) - judged <= 1

"""The search gives what plain minimax gives, bounds are true from any table."""

import random
from collections.abc import Sequence
from functools import cache
from typing import ClassVar

import pytest

from kazan import games
from kazan.evaluation import WIN, WON, Evaluation
from kazan.game import Game, Move, Start, State
from kazan.games.morris.rules import Morris
from kazan.record import Record
from kazan.search.alphabeta import INFINITE, Search
from kazan.search.bounds import farther, nearer
from kazan.search.limits import Limits
from kazan.search.quiescence import PLIES
from kazan.search.table import Table
from kazan.search.thinker import Thinker, evaluation_of
from tests.searching import drive, is_true, open_records
from tests.variants import every_game, name, random_records

DEPTHS = {"mangala": 5, "kalah": 5, "toguz": 4, "gaziantep": 5, "morris": 3}
GAMES = every_game()
every = pytest.mark.parametrize("game", GAMES, ids=name)


class SameDepth(Search):
    """A search that takes from the table only what was searched exactly as deep as asked for.

    A deeper entry knows more than plain minimax of the depth asked for, and so may differ.
    """

    def _key(self, state: State, depth: int) -> int:
        return super()._key(state, depth) << 8 | depth


def minimax(
    evaluation: Evaluation, path: tuple[State, ...], state: State, quiet: int, depth: int
) -> int:
    """The value of *state*, by the definition; *path* are the states before it."""
    game = evaluation.game
    moves = game.moves(state)
    if not moves or depth == 0:
        return played_out(evaluation, state)
    values = []
    for move in moves:
        child = game.play(state, move)
        still = quiet + 1 if game.quiet(state, move, child) else 0
        if path_ends(game, (*path, state), child, still):
            value = evaluation.settled(child)
        else:
            value = minimax(evaluation, (*path, state), child, still, depth - 1)
        values.append(-value if (state ^ child) & 1 else value)
    return nearer(max(values))


@cache
def played_out(evaluation: Evaluation, state: State, plies: int = PLIES) -> int:
    """What *state* is worth as it stands, or when the side to move captures."""
    values = [evaluation.evaluate(state)]
    for move in evaluation.noisy(state) if plies else ():
        child = evaluation.game.play(state, move)
        values.append(nearer(-played_out(evaluation, child, plies - 1)))
    return max(values)


def path_ends(game: Game, path: Sequence[State], state: State, quiet: int) -> bool:
    """Whether the search takes the game as ended by its path."""
    if game.over(state):
        return False
    return (bool(game.repetition) and state in path) or 0 < game.quiet_limit <= quiet


def search(evaluation: Evaluation, record: Record, depth: int, kind: type[Search]) -> Search:
    """A search from the last position of *record*."""
    found = kind(evaluation.game, evaluation, Table(), (*record.past, record.state))
    found.pause_at = 10**9
    found.quiet = record.position.quiet
    limit = evaluation.game.quiet_limit
    found.quiet_limit = limit if found.quiet + depth >= limit else 0
    return found


@every
def test_the_search_equals_plain_minimax_and_every_window_gives_a_true_bound(game: Game) -> None:
    evaluation = evaluation_of(game)
    for record in open_records(game, 1, 9):
        for depth in range(2, DEPTHS.get(game.key, 3) + 1):
            check_windows(search(evaluation, record, depth, SameDepth), record, depth)


def check_windows(warm: Search, record: Record, depth: int) -> None:
    """Compare *warm*, whose table fills on the way, with minimax in many windows."""
    evaluation = evaluation_of(record.game)
    chance = random.Random(record.state)
    true = minimax(evaluation, record.past, record.state, record.position.quiet, depth)
    for _ in range(10):
        alpha = true + chance.randint(-20, 20)
        beta = alpha + chance.choice([1, 1, 2, 10, 40])
        value = drive(warm.search(record.state, depth, alpha, beta))
        assert is_true(value, alpha, beta, true)
    assert drive(warm.search(record.state, depth, -INFINITE, INFINITE)) == true


def crowded_row(chance: random.Random) -> list[object]:
    """A row of morris with eighteen stones: few moves, so that cycles are soon closed."""
    letters = ["W"] * 9 + ["B"] * 9 + ["."] * 6
    chance.shuffle(letters)
    return ["".join(letters), 0, 0, chance.randrange(2), chance.randrange(5), 1]


@pytest.mark.parametrize("options", [{}, {"quiet_limit": 8}, {"repetition": 0, "quiet_limit": 8}])
def test_repetition_and_the_quiet_limit_end_lines_as_they_end_games(
    options: dict[str, object],
) -> None:
    game = games.create("morris", options)
    evaluation = evaluation_of(game)
    chance = random.Random(3)
    checked = 0
    while checked < 8:
        record = Record.begin(game, game.read_row(crowded_row(chance)))
        for _ in range(4):
            if not record.legal:
                break
            record = record.play(chance.choice(record.legal))
        rivals = game.moves(record.state ^ 1)
        if record.past and 0 < len(record.legal) <= 3 and 0 < len(rivals) <= 4:
            checked += 1
            for depth in (4, 5):
                check_windows(search(evaluation, record, depth, SameDepth), record, depth)


class Graph(Morris):
    """A game on a drawn graph; what the search does not ask for is as in morris."""

    edges: ClassVar = {0: [1, 5], 1: [4, 6], 5: [4], 4: [1], 6: []}

    def moves(self, state: State) -> Sequence[Move]:
        return self.edges[state]

    def play(self, state: State, move: Move) -> State:
        del state
        return move

    def over(self, state: State) -> bool:
        return not self.edges[state]


class GraphEvaluation(Evaluation):
    """The end of the graph is lost by five for the side to move; everything else is level."""

    def evaluate(self, state: State) -> int:
        return -5 if state == 6 else 0

    def settled(self, state: State) -> int:
        del state
        return 0

    def features(self, state: State) -> dict[str, int]:
        del state
        return {}


@pytest.mark.parametrize("window", [(-INFINITE, INFINITE), (-6, -3), (-4, -3)])
def test_a_value_that_hangs_on_the_path_is_not_taken_for_another_path(
    window: tuple[int, int],
) -> None:
    """From 0 by 1 to 4 the only way on is back to 1, a draw; by 5 to 4 it is new, and 1 goes to 6.

    So both moves from 0 lose by five; if the draw at 4 were remembered, the second would seem level.
    """
    evaluation = GraphEvaluation(Graph())
    warm = search(evaluation, Record.begin(Graph(), Start(0)), 4, Search)
    value = drive(warm.search(0, 4, *window))
    assert value == -5 if window[0] < -5 else value <= -4


@pytest.mark.parametrize("key", ["kalah", "mangala"])
def test_searched_to_the_end_a_position_has_one_value_at_every_depth(key: str) -> None:
    """Here any entry of the table is exact, so deeper ones may answer too."""
    game = games.create(key)
    evaluation = evaluation_of(game)
    checked = 0
    for record in open_records(game, 8, 60):
        if sum(game.slots(record.state)[:12]) > 12:
            continue
        deepest = 40
        warm = search(evaluation, record, deepest, Search)
        value = drive(warm.search(record.state, deepest, -INFINITE, INFINITE))
        assert not warm.open
        for depth in (deepest, deepest + 1, deepest + 10):
            for alpha in range(value - 3, value + 4):
                got = drive(warm.search(record.state, depth, alpha, alpha + 1))
                assert got >= value if got > alpha else got <= alpha and got >= value
        checked += 1
    assert checked > 5


def test_one_line_that_goes_on_is_enough_for_a_search_that_has_not_come_to_the_end() -> None:
    """South draws by a fifth ply; in the third, the last move looked at ends the game, others do not."""
    game = games.create("toguz")
    pits = [0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0]
    record = Record.begin(game, game.read_row([*pits, 78, 81, 0, 5, 0]))
    evaluation = evaluation_of(game)
    for depth in range(2, 7):
        found = search(evaluation, record, depth, Search)
        value = drive(found.search(record.state, depth, -INFINITE, INFINITE))
        assert found.open == (depth < 5)
        assert found.open or value == 0


def test_what_may_come_once_more_before_it_ends_the_game_proves_nothing() -> None:
    """South may go back to where it was, and seems to draw; it has lost: the third time alone is a draw."""
    game = games.create("morris", {"flying": False, "quiet_limit": 8})
    record = Record.begin(game, game.read_row([".W.BB.....W..B.B.W.B....", 0, 0, 0, 1, 1]))
    for text in ("d7-a7", "d6-d7", "a7-a4", "d7-d6"):
        record = record.play(record.find(text))
    found = Thinker.of(record, Limits(nodes=5000)).run()
    assert found.score >= 0
    assert not found.exact
    record = record.play(record.find("a4-a7"))
    assert Thinker.of(record, Limits(nodes=5000)).run().score > WON


def test_a_bound_goes_down_a_ply_as_its_value_came_up() -> None:
    edges = [WON, WIN, WIN + 40]
    values = [*range(-50, 50), *edges, *(-edge for edge in edges)]
    known = [v + d for v in values for d in (-2, 0, 2) if abs(abs(v + d) - WON) > 3]
    for value in known:
        for bound in known:
            assert (value <= farther(bound)) == (nearer(value) <= bound)
            assert (value >= farther(bound)) == (nearer(value) >= bound)


@every
def test_features_add_up_to_the_evaluation(game: Game) -> None:
    evaluation = evaluation_of(game)
    for record in open_records(game, 2, 60):
        assert sum(evaluation.features(record.state).values()) == evaluation.evaluate(record.state)


@every
def test_a_state_that_is_over_is_worth_what_the_result_says(game: Game) -> None:
    evaluation = evaluation_of(game)
    for seed in range(8):
        *_, last = random_records(game, seed)
        if not game.over(last.state):
            continue
        value = evaluation.evaluate(last.state)
        winner = game.winner(last.state)
        if winner is None:
            assert value == 0
        else:
            assert evaluation.margins or abs(value) > WON
            assert (value > 0) == (winner == last.state & 1)

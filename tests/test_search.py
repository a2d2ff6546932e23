"""The search gives what plain minimax gives, bounds are true, and thinking ends with a legal move."""

import random
from collections.abc import Generator, Iterator, Sequence
from typing import ClassVar

import pytest

from kazan import games
from kazan.errors import GameOverError, RequestError
from kazan.evaluation import WIN, WON, Evaluation
from kazan.game import Game, Move, Start, State
from kazan.games.morris.board import POINTS
from kazan.games.morris.rules import Morris
from kazan.record import Record
from kazan.search import levels
from kazan.search.alphabeta import INFINITE, Search, farther, nearer
from kazan.search.levels import LEVELS
from kazan.search.limits import Limits
from kazan.search.table import Table
from kazan.search.thinker import Thinker, evaluation_of
from tests.variants import every_game, name, random_records

DEPTHS = {"mangala": 5, "kalah": 5, "toguz": 4, "gaziantep": 5, "morris": 3}
GAMES = every_game()
every = pytest.mark.parametrize("game", GAMES, ids=name)
one_of_each = pytest.mark.parametrize("game", [games.create(key) for key in games.GAMES], ids=name)


class SameDepth(Search):
    """A search that takes from the table only what was searched exactly as deep as asked for.

    A deeper entry knows more than plain minimax of the depth asked for, and so may differ.
    """

    def _key(self, state: State, depth: int) -> int:
        return super()._key(state, depth) << 8 | depth


def drive(work: Generator[None, None, int]) -> int:
    """What a search gives in the end."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            value = end.value
            assert isinstance(value, int)
            return value


def minimax(
    evaluation: Evaluation, path: tuple[State, ...], state: State, quiet: int, depth: int
) -> int:
    """The value of *state*, by the definition; *path* are the states before it."""
    game = evaluation.game
    moves = game.moves(state)
    if not moves or depth == 0:
        return evaluation.evaluate(state)
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


def open_records(game: Game, seed: int, count: int) -> Iterator[Record]:
    """*count* positions with moves, from random games."""
    chance = random.Random(seed)
    while count:
        records = [
            record for record in random_records(game, chance.randrange(10**6)) if record.legal
        ]
        for record in chance.sample(records, min(count, 3, len(records))):
            count -= 1
            yield record


@every
def test_the_search_equals_plain_minimax_and_every_window_gives_a_true_bound(game: Game) -> None:
    evaluation = evaluation_of(game)
    for record in open_records(game, 1, 9):
        for depth in range(2, DEPTHS[game.key] + 1):
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
        if value <= alpha:
            assert true <= value
        elif value >= beta:
            assert true >= value
        else:
            assert true == value
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


# thinking


@every
@pytest.mark.parametrize("level", LEVELS)
def test_there_is_a_legal_move_at_once_and_in_every_position(game: Game, level: str) -> None:
    for limits in (Limits(seconds=0), Limits(nodes=0)):
        how = LEVELS[level]._replace(limits=limits)
        for record in open_records(game, 4, 8):
            thinker = Thinker.of(record, how, 1)
            assert thinker.progress.move in record.legal
            assert thinker.run().move in record.legal


@one_of_each
def test_the_same_seed_finds_the_same_move_however_it_is_sliced(game: Game) -> None:
    for level in LEVELS.values():
        how = level._replace(limits=level.limits._replace(nodes=3000, seconds=None))
        for record in open_records(game, 6, 3):
            whole = Thinker.of(record, how, 9).run()
            sliced = Thinker.of(record, how, 9)
            while not sliced.progress.done:
                sliced.step(0)
            again = sliced.progress
            assert again[:5] == whole[:5]


@one_of_each
def test_the_shortest_slice_makes_progress(game: Game) -> None:
    thinker = Thinker.of(Record.begin(game), Limits(nodes=4000))
    while not thinker.progress.done:
        before = thinker.progress.nodes
        after = thinker.step(0)
        assert after.nodes > before or after.done


@one_of_each
def test_thinking_can_be_stopped_soon_after_a_slice_ends(game: Game) -> None:
    """The clock ticks with the nodes here, as on a phone that searches twenty thousand a second."""
    for record in open_records(game, 7, 4):
        thinkers: list[Thinker] = []

        def clock(thinkers: list[Thinker] = thinkers) -> float:
            return thinkers[0].progress.nodes / 20_000

        thinkers.append(Thinker(game, record.state, (), 0, Limits(seconds=1), 0, clock))
        done = False
        while not done:
            begun = thinkers[0].progress.nodes
            progress = thinkers[0].step(50)
            assert progress.nodes - begun <= 4000  # 200 milliseconds
            done = progress.done


def test_thinking_about_a_game_that_is_over_is_refused() -> None:
    game = games.create("kalah")
    over = game.read_row([0] * 12 + [20, 28, -1])
    with pytest.raises(GameOverError):
        Thinker.of(Record.begin(game, over), Limits(depth=1))
    with pytest.raises(GameOverError):
        Thinker(game, over.state, (), 0, Limits(depth=1))


def test_a_single_move_is_answered_without_thinking() -> None:
    game = games.create("gaziantep")
    progress = Thinker.of(Record.begin(game), LEVELS["hard"]).progress
    assert progress.done
    assert progress.nodes == 0


def morris_record(light: str, dark: str) -> Record:
    """A position in the moving phase, light to move."""
    colours = dict.fromkeys(light.split(), "W") | dict.fromkeys(dark.split(), "B")
    points = "".join(colours.get(point, ".") for point in POINTS)
    game = games.create("morris")
    return Record.begin(game, game.read_row([points, 0, 0, 0, 0, 1]))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(5))
def test_every_level_takes_a_win_that_lies_on_the_board(level: str, seed: int) -> None:
    record = morris_record("a1 d1 g4 b6", "a7 d7 c4")  # g4-g1 closes a mill
    how = LEVELS[level]._replace(limits=LEVELS[level].limits._replace(nodes=5000))
    result = record.play(Thinker.of(record, how, seed).run().move).result
    assert result is not None
    assert result.winner == 0


def test_a_quick_win_is_better_than_a_slow_one() -> None:
    record = morris_record("a1 d1 g4 b6", "a7 d7 c4")
    progress = Thinker.of(record, Limits(depth=6)).run()
    assert progress.score == WIN - 1
    assert progress.depth == 1  # deeper there is nothing to be gained


def test_who_is_ahead_does_not_let_the_game_be_drawn() -> None:
    record = morris_record("a7 d7 g7 a4 g4 a1 d1", "c5 e5 c3 e3")
    chance = random.Random(1)
    while not record.result:
        move = chance.choice(record.legal)
        if record.turn == 0:
            move = Thinker.of(record, Limits(nodes=1500)).run().move
        record = record.play(move)
    assert record.result.winner == 0


def test_who_is_behind_takes_a_repetition_for_a_draw() -> None:
    record = morris_record("a7 g1 d5", "d7 a4 b4 c4 g4 d2 d1 e3")
    hopeless = Thinker.of(record, Limits(depth=3)).run()
    assert hopeless.score < 0
    known = record.legal[0]
    past = [record.game.play(record.state, known)]
    saved = Thinker(record.game, record.state, past, 3, Limits(depth=3)).run()
    assert (saved.move, saved.score) == (known, 0)


@pytest.mark.parametrize(
    "request_",
    [
        {},
        {"level": "grandmaster"},
        {"level": 3},
        {"depth": 0},
        {"depth": True},
        {"nodes": -1},
        {"nodes": 1.5},
        {"seconds": -1},
        {"seconds": "1"},
        {"seconds": float("nan")},
        {"seconds": float("inf")},
    ],
)
def test_a_request_must_say_how_long_to_think(request_: dict[str, object]) -> None:
    with pytest.raises(RequestError):
        levels.read(request_)


def test_the_table_keeps_its_limit_and_what_is_asked_for_again() -> None:
    table = Table(100)
    table.store(-1, (1, 0, 0, 5))
    for key in range(1000):
        table.store(key, (1, 0, 0, 1))
        entry = table.find(-1)
        assert entry is not None
        table.store(-1, entry)
        assert len(table) <= 100
    assert table.find(999) == (1, 0, 0, 1)
    assert table.find(0) is None

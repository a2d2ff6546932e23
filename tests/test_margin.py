"""The search for Kalah and Mangala: equal to its definition, true to the end, open about what it knows."""

import random
from collections.abc import Iterator
from itertools import combinations

import pytest

from kazan import datafile, games
from kazan.evaluation import STONE
from kazan.game import Game, State
from kazan.games.twelve import TwelvePits
from kazan.games.twelve_evaluation import PairEvaluation
from kazan.games.twelve_rows import HEAVY, pits, position
from kazan.games.twelve_table import RowTable
from kazan.search import endgame, margin
from kazan.search.alphabeta import INFINITE
from kazan.search.limits import Limits
from kazan.search.margin import MarginSearch
from kazan.search.table import Entry, Table
from kazan.search.thinker import Thinker, evaluation_of
from tests.searching import drive, is_true
from tests.test_twelve_tables import FILES, played_out, some_states
from tests.variants import VARIANTS, name, random_records
from tools.twelve import RULES

GAMES = [games.create(key, options) for key in ("mangala", "kalah") for options in VARIANTS[key]]
each = pytest.mark.parametrize("game", GAMES, ids=name)


class SameDepth(Table):
    """A table that gives only what was searched exactly as deep as is asked for, or to the end."""

    depth = 0

    def find(self, key: int) -> Entry | None:
        return super().find(key << 8 | self.depth)

    def store(self, key: int, entry: Entry) -> None:
        super().store(key << 8 | self.depth, entry)


def rules(game: Game) -> TwelvePits:
    """*game*, which is one of two rows of six."""
    assert isinstance(game, TwelvePits)
    return game


def judge_of(game: Game) -> PairEvaluation:
    """The evaluation of *game*."""
    evaluation = evaluation_of(game)
    assert isinstance(evaluation, PairEvaluation)
    return evaluation


def table_of(game: Game) -> RowTable:
    """The endgame table of *game*."""
    for key, file in FILES.items():
        made = games.create(RULES[key].game, RULES[key].options)
        options = datafile.read(file).facts["options"]
        if made.key == game.key and all(game.options[o] == options[o] for o in options):
            endgame.load(file)
    found = endgame.of(game)
    endgame.forget()
    assert isinstance(found, RowTable)
    return found


def minimax(evaluation: PairEvaluation, state: State, depth: int, table: RowTable | None) -> int:
    """The value by the definition: depth counts the moves that pass the turn; stores included."""
    game = evaluation.game
    if game.over(state):
        return STONE * game.score(state)
    known = table.value(state, 0, state) if table else None
    if known is not None:
        return known
    if depth == 0 or max(game.slots(state)[: 6 if not state & 1 else 12]) >= HEAVY:
        return evaluation.evaluate(state)
    values = []
    for move in game.moves(state):
        child = game.play(state, move)
        passes = (state ^ child) & 1
        value = minimax(evaluation, child, depth - 1 if passes else depth, table)
        values.append(-value if passes else value)
    return max(values)


def open_states(game: Game, seed: int, count: int) -> Iterator[State]:
    """*count* positions of random games, with moves and no heavy pit."""
    chance = random.Random(seed)
    while count:
        records = list(random_records(game, chance.randrange(10**6)))
        for record in chance.sample(records, min(count, 3)):
            if record.legal and max(game.slots(record.state)[:12]) < HEAVY:
                yield record.state
                count -= 1


@each
@pytest.mark.parametrize("with_table", [False, True], ids=["alone", "with table"])
def test_without_reductions_it_is_minimax_and_every_window_gives_a_true_bound(
    game: Game, with_table: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(margin, "MOST_LESS", 0)
    evaluation = judge_of(game)
    table = table_of(game) if with_table else None
    chance = random.Random(5)
    for state in open_states(game, 1, 12):
        for depth in (1, 2, 3):
            kept = SameDepth()
            search = MarginSearch(game, evaluation, kept, table)
            search.pause_at = 10**9
            for move in game.moves(state):
                child = game.play(state, move)
                passes = (state ^ child) & 1
                kept.depth = depth
                true = minimax(evaluation, child, depth - 1 if passes else depth, table)
                true = -true if passes else true
                for _ in range(6):
                    alpha = true + chance.randint(-40, 40)
                    beta = alpha + chance.choice([1, 1, 2, 10, 40])
                    value = drive(search.root(state, move, depth, alpha, beta))
                    assert is_true(value, alpha, beta, true)
                assert drive(search.root(state, move, depth, -INFINITE, INFINITE)) == true


@each
@pytest.mark.parametrize("with_table", [False, True], ids=["alone", "with table"])
def test_what_it_calls_exact_is_what_best_play_gives(game: Game, with_table: bool) -> None:
    tables = table_of(game)
    if with_table:
        endgame.load(next(file for key, file in FILES.items() if fits_file(game, key)))
    known: dict[State, int] = {}
    try:
        # nine stones can be played out by the definition; beyond the table the search is on its own
        for state in some_states(rules(game), 3, 20, 9):
            progress = Thinker(game, state, (), 0, Limits()).run()
            true = played_out(game, state, known)
            if len(game.moves(state)) == 1:
                continue  # there is nothing to think about
            assert progress.exact
            assert progress.score == STONE * true
            child = game.play(state, progress.move)
            value = played_out(game, child, known)
            assert (-value if (state ^ child) & 1 else value) == true
        for state in some_states(rules(game), 4, 6, tables.most + 3):
            verdict = tables.verdict(state, (), 0)
            progress = Thinker(game, state, (), 0, Limits(nodes=400_000)).run()
            if verdict and progress.exact:
                assert progress.score == verdict.value
    finally:
        endgame.forget()


def fits_file(game: Game, key: str) -> bool:
    """Whether the table for the rules *key* is one for *game*."""
    made = RULES[key]
    return made.game == game.key and all(
        game.options[option] == games.create(made.game, made.options).options[option]
        for option in ("leftovers", "empty_capture")
        if option in game.options
    )


@each
def test_a_position_with_a_heavy_pit_is_searched_all_the_same(game: Game) -> None:
    slots = [0] * 14
    slots[2], slots[3], slots[8] = HEAVY + 5, 1, 2
    slots[12] = rules(game).stones - sum(slots)
    state = game.state(slots, 0)  # type: ignore[attr-defined]
    progress = Thinker(game, state, (), 0, Limits(depth=4)).run()
    assert progress.move in game.moves(state)


def test_slices_change_nothing_in_what_it_finds() -> None:
    game = games.create("kalah")
    whole = Thinker(game, game.start(), (), 0, Limits(nodes=5000)).run()
    sliced = Thinker(game, game.start(), (), 0, Limits(nodes=5000))
    while not sliced.step(0).done:
        pass
    assert sliced.progress[:5] == whole[:5]


def test_the_line_begins_with_the_move_and_can_be_played() -> None:
    for game in GAMES:
        thinker = Thinker(game, game.start(), (), 0, Limits(nodes=3000))
        move = thinker.run().move
        assert thinker.line[0] == move
        assert len(thinker.line) > 3
        state = game.start()
        for move in thinker.line:
            assert move in game.moves(state)
            state = game.play(state, move)


@each
def test_a_judgement_is_the_sum_of_its_parts(game: Game) -> None:
    evaluation = judge_of(game)
    for state in open_states(game, 9, 40):
        own, other = position(state)
        judged = evaluation.judge(own, other)
        assert evaluation.evaluate(state) == STONE * game.score(state) + judged
        assert sum(evaluation.features(state).values()) == evaluation.evaluate(state)


@each
def test_one_multiplication_judges_as_the_sum_of_all_products_does(game: Game) -> None:
    evaluation = judge_of(game)
    data = datafile.read(evaluation.weights())
    width = data.facts["width"]
    numbers = memoryview(data.content).cast("h").tolist()
    vectors = [numbers[begin : begin + width] for begin in range(0, len(numbers), width)]

    def vector(side: int, row: int) -> list[int]:
        stones = pits(row)
        begin = side * len(vectors) // 2
        chosen = [vectors[begin + 13 * pit + min(stones[pit], 12)] for pit in range(6)]
        for place, (first, second) in enumerate(combinations(range(6), 2)):
            few = [min(number, 8) for number in stones]
            chosen.append(vectors[begin + 78 + 81 * place + 9 * few[first] + few[second]])
        return [sum(column) for column in zip(*chosen, strict=True)]

    for state in open_states(game, 10, 60):
        own, other = position(state)
        (alone, *mine), (waits, *theirs) = vector(0, own), vector(1, other)
        exact = 64 * (alone + waits) + sum(a * b for a, b in zip(mine, theirs, strict=True))
        assert abs(evaluation.judge(own, other) - exact / 256) <= 1.01

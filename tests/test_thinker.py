"""Thinking in slices: a legal move at any time, the same with the same seed, and what each level must see."""

import random

import pytest

from kazan import games
from kazan.errors import GameOverError, RequestError
from kazan.evaluation import WIN
from kazan.game import Game
from kazan.games.morris.board import POINTS
from kazan.record import Record
from kazan.search import levels
from kazan.search.levels import LEVELS
from kazan.search.limits import Limits
from kazan.search.table import Table
from kazan.search.thinker import Thinker
from tests.searching import open_records
from tests.variants import every_game, name

every = pytest.mark.parametrize("game", every_game(), ids=name)
one_of_each = pytest.mark.parametrize("game", [games.create(key) for key in games.GAMES], ids=name)


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

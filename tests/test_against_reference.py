"""The engine and the slow second implementations play the same random games."""

import random

import pytest

from kazan import games
from kazan.game import Game
from kazan.record import Record
from tests.reference import REFERENCES
from tests.variants import every_game, name

GAMES = every_game()
every = pytest.mark.parametrize("game", GAMES, ids=name)
MOST_MOVES = 400


def compare(game: Game, seed: int) -> None:
    """Play one random game on both and compare everything after each move."""
    chance = random.Random(seed)
    record = Record.begin(game)
    options = {name: value for name, value in game.options.items() if name in plain_options(game)}
    slow = REFERENCES[game.key](options, record.row)
    for _ in range(MOST_MOVES):
        assert record.row == slow.row()
        legal = {game.spelling(record.state, move): move for move in record.legal}
        assert sorted(map(str, legal)) == sorted(map(str, slow.legal()))
        if not legal:
            break
        written = chance.choice(sorted(legal, key=str))
        record, slow = record.play(legal[written]), slow.play(written)
    assert slow.over == (record.result is not None)
    if record.result:
        assert record.result.reason == slow.reason
        assert record.result.winner == slow.winner
    assert list(game.totals(record.state)) == list(slow.score)


def plain_options(game: Game) -> set[str]:
    """The options that matter once the start row is given: not how the seeds were dealt."""
    return set(game.schema) - {"deal", "deal_seed"}


@every
def test_the_same_random_games(game: Game) -> None:
    for seed in range(60):
        compare(game, seed)


@pytest.mark.long
@every
def test_the_same_random_games_by_the_thousand(game: Game) -> None:
    for seed in range(60, 2060):
        compare(game, seed)


@pytest.mark.long
def test_random_deals_of_gaziantep() -> None:
    for seed in range(2000):
        for chain in ("at once", "in turn"):
            options = {"deal": "random", "deal_seed": seed, "chain": chain}
            compare(games.create("gaziantep", options), seed)

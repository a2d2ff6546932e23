"""Each level plays clearly better than the one below."""

import pytest

from kazan import games
from kazan.record import Record
from kazan.search.levels import LEVELS, Level
from kazan.search.limits import Limits
from kazan.search.thinker import Thinker

OPTIONS: dict[str, dict[str, object]] = {"gaziantep": {"start_hole": "any"}}
"""Where nobody chooses a move all levels play alike."""
LONGEST = 400
QUICK, FULL = 10, 100
"""Games of a pair: a sample, and the long form."""


def player(name: str, nodes: int) -> Level:
    """The level *name*, with *nodes* instead of time."""
    level = LEVELS[name]
    return level if level.limits.seconds is None else level._replace(limits=Limits(nodes=nodes))


def points(key: str, stronger: Level, weaker: Level, count: int) -> float:
    """The share of the points that *stronger* wins in *count* games, each opening played from both sides."""
    game = games.create(key, OPTIONS.get(key))
    won = 0.0
    for number in range(count):
        side = number % 2
        record = Record.begin(game)
        while not record.result and len(record.moves) < LONGEST:
            seed = 1000 * (number // 2) + len(record.moves)
            if len(record.moves) < 2:  # the opening
                level = LEVELS["easy"]
            else:
                level = stronger if record.state & 1 == side else weaker
            record = record.play(Thinker.of(record, level, seed).run().move)
        winner = record.result.winner if record.result else None
        won += 0.5 if winner is None else winner == side
    return won / count


PAIRS = [("medium", "easy"), ("hard", "medium")]


@pytest.mark.parametrize("key", games.GAMES)
@pytest.mark.parametrize(("stronger", "weaker"), PAIRS)
def test_each_level_wins_most_games_of_a_sample(key: str, stronger: str, weaker: str) -> None:
    nodes = 20_000 if key == "gaziantep" else 6000
    share = points(key, player(stronger, nodes), player(weaker, nodes), QUICK)
    assert share >= 0.6


@pytest.mark.long
@pytest.mark.parametrize("key", games.GAMES)
@pytest.mark.parametrize(("stronger", "weaker"), PAIRS)
def test_each_level_wins_three_quarters_of_a_hundred_games(
    key: str, stronger: str, weaker: str
) -> None:
    nodes = 20_000 if key == "gaziantep" else 6000
    share = points(key, player(stronger, nodes), player(weaker, nodes), FULL)
    print(f"{key}: {stronger} against {weaker} {share:.1%}")
    assert share >= 0.75

"""Each level plays clearly better than the one below, and the lowest no better than a person who counts."""

import pytest

from kazan import games
from kazan.search.levels import LEVELS
from tools.arena import FREE, match, player

QUICK, FULL = 10, 100
"""Games of a pair: a sample, and the long form."""
NAMES = list(LEVELS)
PAIRS = list(zip(NAMES[1:4], NAMES[:3], strict=True))
GREEDY = "depth=1,judge=plain,tables=no"
"""Counts what each move takes at once, and takes most."""


def share(key: str, first: str, second: str, count: int) -> float:
    """The share of the points that *first* wins against *second*."""
    game = games.create(key, FREE.get(key))
    scores = [score for score, _ in match(game, player(first), player(second), count, 1, stop=None)]
    score = scores[-1]
    print(f"{key}: {first} against {second}: {score}")
    return score.share


def test_the_levels_are_known_by_their_names() -> None:
    assert NAMES == ["easy", "medium", "hard", "expert", "master"]
    assert all(level.name == name for name, level in LEVELS.items())


def test_what_lower_levels_do_does_not_hang_on_the_clock() -> None:
    assert [level.limits.timed for level in LEVELS.values()] == [False, False, False, True, True]


@pytest.mark.parametrize("key", games.GAMES)
@pytest.mark.parametrize(("stronger", "weaker"), PAIRS[:2])
def test_each_level_wins_most_games_of_a_sample(key: str, stronger: str, weaker: str) -> None:
    assert share(key, stronger, weaker, QUICK) >= 0.55


@pytest.mark.long
@pytest.mark.parametrize("key", games.GAMES)
@pytest.mark.parametrize(("stronger", "weaker"), PAIRS)
def test_each_level_wins_most_of_a_hundred_games(key: str, stronger: str, weaker: str) -> None:
    assert share(key, stronger, weaker, FULL) >= 0.65


@pytest.mark.long
@pytest.mark.parametrize("key", games.GAMES)
def test_more_time_makes_a_master(key: str) -> None:
    assert share(key, "master", "expert", FULL) >= 0.5


@pytest.mark.long
@pytest.mark.parametrize("key", games.GAMES)
def test_a_child_who_counts_beats_easy(key: str) -> None:
    assert share(key, GREEDY, "easy", FULL) >= 0.55

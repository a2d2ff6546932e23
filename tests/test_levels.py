"""Each level plays clearly better than the one below, and the lowest no better than a person who counts."""

from collections.abc import Callable
from random import Random

import pytest

from kazan import games
from kazan.game import Move
from kazan.record import Record
from kazan.search.levels import LEVELS
from kazan.search.thinker import Thinker
from tools.arena import FREE, LONGEST, match, opening, player

Choice = Callable[[Record], Move]

QUICK, FULL = 10, 100
"""Games of a pair: a sample, and the long form."""
NAMES = list(LEVELS)
PAIRS = list(zip(NAMES[1:3], NAMES[:2], strict=True))
"""The levels that people know, each with the one below."""
ABOVE = list(zip(NAMES[3:], NAMES[2:4], strict=True))
GAMES_OF_A_CHILD = 40
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
    assert [level.limits.timed for level in LEVELS.values()] == [False, False, False, False, True]


@pytest.mark.parametrize("key", games.GAMES)
@pytest.mark.parametrize(("stronger", "weaker"), PAIRS)
def test_each_level_wins_most_games_of_a_sample(key: str, stronger: str, weaker: str) -> None:
    assert share(key, stronger, weaker, QUICK) >= 0.55


@pytest.mark.long
@pytest.mark.parametrize("key", games.GAMES)
@pytest.mark.parametrize(("stronger", "weaker"), PAIRS)
def test_each_level_wins_most_of_a_hundred_games(key: str, stronger: str, weaker: str) -> None:
    assert share(key, stronger, weaker, FULL) >= 0.65


@pytest.mark.long
@pytest.mark.parametrize("key", games.GAMES)
@pytest.mark.parametrize(("stronger", "weaker"), ABOVE)
def test_above_hard_each_level_is_better(key: str, stronger: str, weaker: str) -> None:
    assert share(key, stronger, weaker, FULL) > 0.5


@pytest.mark.long
@pytest.mark.parametrize("key", games.GAMES)
def test_who_takes_most_beats_easy(key: str) -> None:
    assert share(key, GREEDY, "easy", FULL) >= 0.55


def child(chance: Random) -> Choice:
    """Who knows the counting trick: a move after which one moves again, else the largest capture."""

    def chosen(record: Record) -> Move:
        game, state = record.game, record.state
        side, before = state & 1, game.score(state)

        def gain(move: Move) -> tuple[bool, int, float]:
            after = game.play(state, move)
            mine = after & 1 == side
            score = game.score(after) if mine else -game.score(after)
            return mine and not game.over(after), score - before, chance.random()

        return max(record.legal, key=gain)

    return chosen


def easy(chance: Random) -> Choice:
    """The lowest level."""
    return lambda record: Thinker.of(record, LEVELS["easy"], chance.getrandbits(60)).run().move


@pytest.mark.parametrize("key", games.GAMES)
def test_a_child_who_knows_the_counting_trick_can_beat_easy(key: str) -> None:
    """Nothing here hangs on the clock, so the games are always the same."""
    game = games.create(key, FREE.get(key))
    points = 0.0
    for number in range(GAMES_OF_A_CHILD):
        chance, side = Random(number), number % 2
        choices = (child(chance), easy(chance))
        record = opening(game, number // 2)
        while not record.result and len(record.moves) < LONGEST:
            record = record.play(choices[(record.state & 1) ^ side](record))
        winner = record.result.winner if record.result else None
        points += 0.5 if winner is None else winner == side
    print(f"{key}: {points} of {GAMES_OF_A_CHILD}")
    assert points >= 0.4 * GAMES_OF_A_CHILD


@pytest.mark.parametrize("key", games.GAMES)
def test_easy_never_passes_over_a_win_at_hand(key: str) -> None:
    game, found = games.create(key, FREE.get(key)), 0
    for number in range(60):
        chance = Random(number)
        record = Record.begin(game)
        while not record.result and len(record.moves) < LONGEST:
            wins = [move for move in record.legal if won(record, move)]
            if 0 < len(wins) < len(record.legal):
                found += 1
                assert {easy(chance)(record) for _ in range(4)} <= set(wins)
            record = record.play(chance.choice(record.legal))
    assert found >= 5


def won(record: Record, move: Move) -> bool:
    """Whether *move* ends the game on the board, as a win of who makes it."""
    game, after = record.game, record.game.play(record.state, move)
    return game.over(after) and game.winner(after) == record.state & 1

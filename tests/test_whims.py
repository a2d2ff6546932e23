"""Levels that know the end of things vary their play and give nothing away; see `Thinker`."""

from random import Random

import pytest

from kazan import games
from kazan.evaluation import STONE
from kazan.record import Record
from kazan.search.levels import LEVELS, Level
from kazan.search.limits import Limits
from kazan.search.thinker import Thinker
from tools.arena import FREE

GREAT = 64
"""A whim far beyond those of the levels, in eighths of the swing."""
KNOWING = [name for name, level in LEVELS.items() if level.knows]


def late(key: str, plies: int, seed: int) -> Record:
    """A position of a random game."""
    chance = Random(seed)
    record = Record.begin(games.create(key))
    while len(record.moves) < plies and not record.result:
        record = record.play(chance.choice(record.legal))
    return record


def value(record: Record) -> int:
    """What the side to move will be ahead by with best play, in stones."""
    if record.result:
        return record.game.score(record.state)
    return max(exact(record).values())


def exact(record: Record) -> dict[int, int]:
    """What each move will put the side to move ahead by with best play, in stones."""
    found = {}
    for move in record.legal:
        after = record.play(move)
        known = value(after)
        found[move] = known if after.state & 1 == record.state & 1 else -known
    return found


def test_a_whim_gives_away_nothing_that_is_known() -> None:
    found = 0
    for seed in range(40):
        record = late("kalah", 44, seed)
        left = sum(record.game.slots(record.state)[:12])
        if record.result or len(record.legal) < 2 or left > 9:
            continue
        how = Level(Limits(nodes=20_000), whim=GREAT)
        thinkers = [Thinker.of(record, how, number) for number in range(4)]
        chosen = {thinker.run().move for thinker in thinkers}
        values = exact(record)
        if all(thinker.progress.exact for thinker in thinkers):
            assert {values[move] for move in chosen} == {max(values.values())}
            found += 1
    assert found >= 5


def test_of_moves_that_are_equally_good_for_certain_now_this_and_now_that_is_played() -> None:
    game = games.create("kalah")
    # all that is left is won at once, whichever pit begins
    start = game.read_row([0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 22, 23, 0])
    record = Record.begin(game, start)
    values = exact(record)
    best = {move for move, value in values.items() if value == max(values.values())}
    master = LEVELS["master"]._replace(limits=Limits(nodes=2000))
    assert {Thinker.of(record, master, seed).run().move for seed in range(20)} == best


def test_of_moves_that_only_seem_equal_the_one_that_was_liked_better_before_is_played() -> None:
    found = 0
    for seed in range(30):
        record = late("mangala", 8, seed)
        thinkers = [Thinker.of(record, Limits(depth=5), number) for number in range(6)]
        chosen = {thinker.run().move for thinker in thinkers}
        if not thinkers[0].progress.exact and len(thinkers[0].equals) > 1:
            assert len(chosen) == 1
            found += 1
    assert found >= 3


@pytest.mark.parametrize("key", games.GAMES)
def test_a_whim_takes_no_even_game_to_a_worse_one(key: str) -> None:
    how = Level(Limits(nodes=1500), whim=GREAT)
    for seed in range(12):
        chance = Random(seed)
        record = Record.begin(games.create(key, FREE.get(key)))
        for _ in range(seed):
            if not record.result:
                record = record.play(chance.choice(record.legal))
        if record.result:
            continue
        plain = Thinker.of(record, how._replace(whim=0)).run().score
        scores = [Thinker.of(record, how, number).run().score for number in range(4)]
        if plain >= 0:
            assert min(scores) >= 0 or max(scores) < 0  # a wide margin may see another best
        for score in scores:
            assert score <= plain + GREAT * STONE


@pytest.mark.parametrize("key", ["mangala", "kalah", "toguz", "morris"])
def test_the_same_seed_plays_the_same_game_and_other_seeds_others(key: str) -> None:
    game = games.create(key)

    def moves(level: str, seed: int) -> tuple[int, ...]:
        how = LEVELS[level]._replace(limits=Limits(nodes=300))
        record = Record.begin(game)
        while not record.result and len(record.moves) < 40:
            record = record.play(Thinker.of(record, how, seed + len(record.moves)).run().move)
        return record.moves

    for level in (KNOWING[0], KNOWING[-1]):
        played = [moves(level, 1000 * seed) for seed in range(4)]
        assert played == [moves(level, 1000 * seed) for seed in range(4)]
        assert len(set(played)) > 1

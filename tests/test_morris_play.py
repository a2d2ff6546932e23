"""Morris in the middle game: a side that is ahead makes progress and does not shuffle until it is a draw."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from kazan import games
from kazan.game import Start
from kazan.games.morris import endgame as morris
from kazan.games.morris.packed import HAND_SHIFT, STONES_SHIFT, set_of
from kazan.record import Record
from kazan.search import endgame
from kazan.search.levels import LEVELS, Level
from kazan.search.limits import Limits
from tools.arena import Player, finish, plain

GAME = games.create("morris")
STRONG = Player(LEVELS["master"]._replace(limits=Limits(nodes=4000)))
PLAIN = Player(Level(Limits(nodes=1000), knows=False), plain)


@pytest.fixture(autouse=True, scope="module")
def tables() -> Iterator[None]:
    """With the tables that are shipped."""
    endgame.load(Path(morris.__file__).with_name("endgame.bin").read_bytes())
    yield
    endgame.forget()


def uneven(seed: int, stones: int, fewer: int) -> Record:
    """So many *stones* against *fewer* ones, anywhere, none in hand, the many to move."""
    chance = Random(seed)
    while True:
        points = chance.sample(range(24), stones + fewer)
        south, north = set_of(points[:stones]), set_of(points[stones:])
        state = south << STONES_SHIFT[0] | north << STONES_SHIFT[1]
        assert state >> HAND_SHIFT[0] == 0
        if GAME.moves(state) and not GAME.over(state):
            return Record.begin(GAME, Start(state))


@pytest.mark.parametrize(("stones", "fewer"), [(7, 4), (7, 5), (8, 6), (9, 6)])
@pytest.mark.parametrize("seeds", [range(2), pytest.param(range(2, 12), marks=pytest.mark.long)])
def test_two_stones_or_more_ahead_is_won(stones: int, fewer: int, seeds: range) -> None:
    ends = [finish(uneven(seed, stones, fewer), (STRONG, PLAIN), seed).result for seed in seeds]
    won = sum(end is not None and end.winner == 0 for end in ends)
    assert won >= 0.9 * len(ends)

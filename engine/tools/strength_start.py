"""Games from the start for `tools.strength`: whether the computer keeps what the start is worth.

Who begins wins Kalah; Mangala is to be lost by neither side. The rivals are of several kinds, and some begin
with moves at random, so that no two games are the same.
"""

from __future__ import annotations

from itertools import cycle, islice, product
from typing import TYPE_CHECKING, NamedTuple

from kazan import games
from kazan.chance import words
from kazan.record import Record
from kazan.search.thinker import Thinker
from tools.arena import Player, Score, player
from tools.strength_table import Line

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kazan.game import Game

GAMES = 200
NODES = 20_000
"""What the computer has for a move: a fifteenth of its time in a browser."""
RIVALS = (
    "hard",
    f"nodes={NODES // 4}",
    f"master,nodes={NODES}",
    f"nodes={4 * NODES}",
    f"nodes={4 * NODES},judge=plain,tables=no",
)
WILD = (0, 1, 2, 3)
"""How many moves of the rival are any."""
SIDES = {"mangala": (0, 1), "kalah": (0,)}
"""The sides that must not lose, by game."""


class Pairing(NamedTuple):
    """One game: the rival, how many of his moves are at random, the side of the computer."""

    rival: str
    wild: int
    side: int


def pairings(key: str, count: int) -> Iterator[Pairing]:
    """*count* games, each kind of rival about as often as the others."""
    return islice(cycle(Pairing(*mixed) for mixed in product(RIVALS, WILD, SIDES[key])), count)


def played(game: Game, computer: Player, pairing: Pairing, seed: int) -> Record:
    """A game from the start to its end."""
    rival, draws, wild = player(pairing.rival), words(seed), pairing.wild
    record = Record.begin(game)
    while not record.result:
        draw = next(draws) >> 1
        if record.state & 1 == pairing.side:
            record = record.play(Thinker.of(record, computer.level, draw).run().move)
        elif wild:
            wild -= 1
            record = record.play(record.legal[draw % len(record.legal)])
        else:
            judge = rival.judge(game) if rival.judge else None
            record = record.play(Thinker.of(record, rival.level, draw, judge).run().move)
    return record


def scored(key: str, count: int = GAMES, nodes: int = NODES) -> Iterator[tuple[Score, Record]]:
    """The score of the computer after each of *count* games, and the game."""
    game, computer, score = games.create(key), player(f"master,nodes={nodes}"), Score()
    for seed, pairing in enumerate(pairings(key, count)):
        record = played(game, computer, pairing, seed)
        winner = record.result.winner if record.result else None
        won, lost = winner == pairing.side, winner == 1 - pairing.side
        score = Score(score.won + won, score.drawn + (winner is None), score.lost + lost)
        yield score, record


def measure() -> Iterator[Line]:
    """A line for each game."""
    for key, sides in SIDES.items():
        *_, (score, _) = scored(key)
        what = (
            f"{key} from the start, {'either side' if len(sides) > 1 else 'first'}, {NODES:,} nodes"
        )
        yield Line(what, str(score), "none lost" if len(sides) > 1 else "all won")

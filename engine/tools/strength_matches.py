"""Matches for `tools.strength`: the ladder of the levels, and toguz and morris against plain alpha-beta.

A level that is limited by time plays with a few nodes for each second, fewer than any device has.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kazan import games
from kazan.search.levels import LEVELS
from tools.arena import FREE, OPENING, match, player
from tools.strength_table import Line

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tools.arena import Score

GAMES = 100
GREEDY = "depth=1,judge=plain,tables=no"
PLAIN = "judge=plain,tables=no"
NODES = {"toguz": 300, "morris": 6000}
"""What the computer has against four times as many of a search that counts stones only."""


def played(
    key: str, first: str, second: str, count: int = GAMES, plies: tuple[int, int] = OPENING
) -> Score:
    """The score of *first* against *second*."""
    game = games.create(key, FREE.get(key))
    first_player, second_player = player(first), player(second)
    *_, (score, _) = match(game, first_player, second_player, count, 1, stop=None, plies=plies)
    return score


def ladder() -> Iterator[Line]:
    """Each level against the one below, and who only counts what a move takes against the lowest."""
    names = list(LEVELS)
    for key in games.GAMES:
        for stronger, weaker in zip(names[1:], names, strict=False):
            wanted = "70-90 %" if stronger in ("medium", "hard") else "over 50 %"
            yield Line(
                f"{key}: {stronger} against {weaker}", str(played(key, stronger, weaker)), wanted
            )
        yield Line(
            f"{key}: greedy against {names[0]}", str(played(key, GREEDY, names[0])), "over 60 %"
        )


def toguz() -> Iterator[Line]:
    """Against the difference of the kazans with four times the nodes."""
    nodes = NODES["toguz"]
    score = played("toguz", f"nodes={nodes}", f"nodes={4 * nodes},{PLAIN}", 2 * GAMES)
    yield Line(f"{nodes} nodes against {4 * nodes} of the kazans", str(score), "at least 70 %")


def morris() -> Iterator[Line]:
    """Against the difference of the stones with four times the nodes.

    Openings are short: after eight random moves many a position is lost.
    """
    nodes = NODES["morris"]
    score = played("morris", f"nodes={nodes}", f"nodes={4 * nodes},{PLAIN}", GAMES, (1, 2))
    yield Line(f"{nodes} nodes against {4 * nodes} of the stones", str(score), "at most 1 lost")

"""Nodes a second of the full search, and how deep it sees in the time of a move."""

from __future__ import annotations

import statistics
from typing import TYPE_CHECKING

from kazan import games
from kazan.search.limits import Limits
from kazan.search.thinker import Thinker
from tools.strength_table import Line, sample

if TYPE_CHECKING:
    from collections.abc import Iterator

POSITIONS = 10
SECONDS = 1.5


def measure() -> Iterator[Line]:
    """One line a game, native, from ten positions."""
    for key in games.GAMES:
        nodes, seconds, depths = 0, 0.0, []
        for record in sample(key, POSITIONS):
            progress = Thinker.of(record, Limits(seconds=SECONDS)).run()
            nodes += progress.nodes
            seconds += progress.seconds
            if not progress.exact:
                depths.append(progress.depth)
        depth = f"depth {statistics.median(depths):g}" if depths else "all seen to the end"
        yield Line(f"native: {key}", f"{nodes / seconds / 1000:.0f} k nodes/s, {depth} in 1.5 s")

"""The levels of play, a line of data each, and what a request may say instead."""

from collections.abc import Mapping
from typing import NamedTuple

from kazan.errors import RequestError
from kazan.search.limits import MOST_PLIES, Limits

DAY = 86_400


class Level(NamedTuple):
    """A way to play.

    *whim* is the most that a move may seem better than it is, drawn for each move, in eighths of what a move
    commonly gains in the game (`Evaluation.swing`). *blindness* is the chance, in per cent and for each step
    of a move, that a move is not seen at all: a long way round the board escapes more often than a short
    one. *greedy* says that only what is taken is seen. *knows* says whether the endgame tables and the
    opening book may be asked. An evaluation may have errors of its own for a level, by its *name*. *looks*
    says that no move is wanted but what comes of the position: that there is one move only is no reason to
    stop.
    """

    limits: Limits
    whim: int = 0
    blindness: int = 0
    greedy: bool = False
    knows: bool = True
    name: str = ""
    looks: bool = False


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level(Limits(depth=1), whim=8, blindness=6, greedy=True, knows=False, name="easy"),
        Level(Limits(depth=2), whim=16, blindness=4, knows=False, name="medium"),
        Level(Limits(nodes=1000), whim=2, name="hard"),
        Level(Limits(nodes=3000), whim=2, name="expert"),
        Level(Limits(seconds=2), whim=1, name="master"),
    )
}

LOOK = Level(Limits(seconds=30), looks=True)
"""Looking at a position while a person thinks, for as long as it is worth while."""


def read(request: Mapping[str, object]) -> Level:
    """The level that a request names, or a level without whims by its limits; raises `RequestError`."""
    name = request.get("level")
    if name is not None:
        if not isinstance(name, str) or name not in LEVELS:
            raise RequestError(f"there is no level {name!r}")
        return LEVELS[name]
    depth, nodes, seconds = (
        whole(request, "depth", 1),
        whole(request, "nodes", 0),
        duration(request),
    )
    if depth is None and nodes is None and seconds is None:
        raise RequestError('say how long to think: "level", "depth", "nodes" or "seconds"')
    return Level(Limits(min(depth or MOST_PLIES, MOST_PLIES), nodes, seconds))


def whole(request: Mapping[str, object], key: str, least: int) -> int | None:
    """The whole number of a request under *key*; None if it says nothing."""
    value = request.get(key)
    if value is None:
        return None
    if type(value) is not int or value < least:
        raise RequestError(f'"{key}" must be a whole number from {least}')
    return value


def duration(request: Mapping[str, object]) -> float | None:
    """The seconds of a request; None if it says nothing."""
    value = request.get("seconds")
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= DAY:
        raise RequestError(f'"seconds" must be a number from 0 to {DAY}')
    return float(value)

"""Nine Men's Morris for numba: moves, and the numbering of positions without stones in hand.

A position is two sets of points, the mover's and the waiting side's, and belongs to a *class*: how many
stones the one and the other have. The side with fewer stones (the mover, when they are equal) leads: its
set is turned to the first of its orbit, and the other side's stones are ranked among the points left. The
rules are written here once more, apart from the engine's, and a test compares the two.
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numba import njit

from kazan.games.morris import packed, symmetry

if TYPE_CHECKING:
    from numpy.typing import NDArray

BOARD = packed.BOARD
MOST_CHILDREN = 512
"""More positions than any move leads to."""


NEAR = np.array(packed.NEAR, np.int64)
MILL_SETS = np.array(packed.MILL_SETS, np.int64)
PARTNERS = np.array(
    [[mill ^ 1 << point for mill in packed.MILL_SETS if mill >> point & 1] for point in range(24)],
    np.int64,
)
"""For each point its two mills without itself."""
IMAGES = np.array(symmetry.IMAGES, np.int64)
RANKS = np.array(symmetry.RANKS, np.int64)


class Lead(NamedTuple):
    """The orbits of the sets of some number of points, for numba."""

    first: NDArray[np.int64]
    orbit: NDArray[np.int64]
    symmetry: NDArray[np.int64]
    fixing: NDArray[np.int64]  # by orbit: the other symmetries that keep its first set, then -1


def lead(count: int) -> Lead:
    """What numbering needs of the sets of *count* points."""
    first, orbit, turns, fixing = symmetry.orbits(count)
    filled = [[*others, *[-1] * (16 - len(others))] for others in fixing]
    return Lead(*(np.array(table, np.int64) for table in (first, orbit, turns, filled)))


def followers(led: int, follows: int) -> NDArray[np.int64]:
    """The sets of *follows* points among those that *led* stones leave, closed up, by rank."""
    return np.array(list(symmetry.sets_of(follows, 24 - led)), np.int64)


def size(mover: int, waiter: int) -> int:
    """The numbers of the positions of a class; some stand for the same position turned."""
    led, follows = min(mover, waiter), max(mover, waiter)
    return len(symmetry.orbits(led).first) * comb(24 - led, follows)


@njit(cache=True)
def count(points: int) -> int:
    """How many points are in a set."""
    points = points - (points >> 1 & 0x555555)
    points = (points & 0x333333) + (points >> 2 & 0x333333)
    points = points + (points >> 4) & 0x0F0F0F
    return (points + (points >> 8) + (points >> 16)) & 31


@njit(cache=True)
def rank(points: int) -> int:
    """See `symmetry.rank`."""
    below = count(points & 255)
    return int(
        RANKS[0, 0, points & 255]
        + RANKS[1, below, points >> 8 & 255]
        + RANKS[2, below + count(points >> 8 & 255), points >> 16]
    )


@njit(cache=True)
def image(turn: int, points: int) -> int:
    """See `symmetry.image`."""
    return int(
        IMAGES[turn, 0, points & 255]
        | IMAGES[turn, 1, points >> 8 & 255]
        | IMAGES[turn, 2, points >> 16]
    )


@njit(cache=True)
def closed_up(points: int, without: int) -> int:
    """*points* when the points *without* are taken out and the rest move together."""
    while without:
        top = 1
        while top << 1 <= without:
            top <<= 1
        points = points & top - 1 | (points >> 1) & ~(top - 1)
        without ^= top
    return points


@njit(cache=True)
def spread(points: int, without: int) -> int:
    """The set that `closed_up` makes *points* of."""
    while without:
        low = without & -without
        points = points & low - 1 | (points & ~(low - 1)) << 1
        without ^= low
    return points


@njit(cache=True)
def number(table: Lead, width: int, leads: int, follows: int) -> int:
    """The least number of the position with these sets in its class.

    *width* is the number of sets of the side that follows.
    """
    place = rank(leads)
    turn = table.symmetry[place]
    orbit = table.orbit[place]
    first = table.first[orbit]
    follows = image(turn, follows)
    least = rank(closed_up(follows, first))
    for fixing in table.fixing[orbit]:
        if fixing < 0:
            break
        least = min(least, rank(closed_up(image(fixing, follows), first)))
    return int(orbit * width + least)


@njit(cache=True)
def closes(stones: int, point: int) -> bool:
    """Whether *point* completes a mill of *stones*."""
    return bool(
        stones & PARTNERS[point, 0] == PARTNERS[point, 0]
        or stones & PARTNERS[point, 1] == PARTNERS[point, 1]
    )


@njit(cache=True)
def removable(stones: int) -> int:
    """Those of *stones* that a mill may remove: outside mills, or any."""
    outside = stones
    for mill in MILL_SETS:
        if stones & mill == mill:
            outside &= ~mill
    return outside if outside else stones


@njit(cache=True)
def targets(stones: int, empty: int, origin: int, flying: bool) -> int:
    """The points where the stone on *origin* may go."""
    if flying and count(stones) == 3:
        return empty
    return int(empty & NEAR[origin])


@njit(cache=True)
def children(
    mover: int, waiter: int, flying: bool, found: NDArray[np.int64]
) -> tuple[int, int, bool]:
    """Fill *found* with the positions after each move, the new mover's set first.

    Gives how many there are, how many of them (the first) are quiet, and whether a move wins by leaving
    two stones; those after such moves are left out.
    """
    empty = BOARD & ~(mover | waiter)
    taking = removable(waiter)
    last = count(waiter) == 3
    filled = 0
    wins = False
    for takes in range(2):
        for origin in range(24):
            if not mover >> origin & 1:
                continue
            rest = mover ^ 1 << origin
            goals = targets(mover, empty, origin, flying)
            for target in range(24):
                if not goals >> target & 1 or closes(rest, target) != (takes == 1):
                    continue
                after = rest | 1 << target
                if not takes:
                    found[filled, 0], found[filled, 1] = waiter, after
                    filled += 1
                elif last:
                    wins = True
                else:
                    for removed in range(24):
                        if taking >> removed & 1:
                            found[filled, 0], found[filled, 1] = waiter ^ 1 << removed, after
                            filled += 1
        if not takes:
            quiet = filled
    return filled, quiet, wins


@njit(cache=True)
def parents(mover: int, waiter: int, flying: bool, found: NDArray[np.int64]) -> int:
    """Fill *found* with the positions from which a quiet move leads here; gives how many."""
    empty = BOARD & ~(mover | waiter)
    filled = 0
    for target in range(24):
        if not waiter >> target & 1:
            continue
        rest = waiter ^ 1 << target
        if closes(rest, target):
            continue
        origins = targets(waiter, empty, target, flying)
        for origin in range(24):
            if origins >> origin & 1:
                found[filled, 0], found[filled, 1] = rest | 1 << origin, mover
                filled += 1
    return filled

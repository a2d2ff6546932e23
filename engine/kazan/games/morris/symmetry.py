"""The sixteen symmetries of the board, and the numbers that they give to sets of points.

The board looks the same turned and mirrored (eight ways), and its mills and neighbours are also the same
when the outer square changes places with the inner one.

Sets of as many points are *ranked* in the order of the whole numbers they are: rank 0 is the points 0, 1,
2 and so on. Sets that a symmetry carries into one another form an *orbit*; the one of the lowest rank
stands for all, and orbits are numbered by it.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from math import comb
from typing import NamedTuple

from kazan.games.morris.board import POINTS

SQUARES = 4
"""The squares around the centre are 1, 2 and 3 steps away from it; this less the square is the other one."""


def placed(point: int) -> tuple[int, int]:
    """How far *point* lies to the right of the centre and above it."""
    name = POINTS[point]
    return ord(name[0]) - ord("d"), int(name[1]) - 4


def turned(place: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """The places where the sixteen symmetries put *place*, always in the same order."""
    for x, y in (place, place[::-1]):
        for across, up in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
            square = max(abs(x), abs(y))
            yield across * x, up * y
            yield across * x * (SQUARES - square) // square, up * y * (SQUARES - square) // square


def symmetries() -> tuple[tuple[int, ...], ...]:
    """For each symmetry the point that it puts each point on; the first leaves all where they are."""
    points = {placed(point): point for point in range(24)}
    images = [[points[place] for place in turned(placed(point))] for point in range(24)]
    return tuple(zip(*images, strict=True))


SYMMETRIES = symmetries()


def image_tables() -> tuple[tuple[tuple[int, ...], ...], ...]:
    """For each symmetry and each eight points the image of every set of them."""
    return tuple(
        tuple(images_of_sets(image[first : first + 8]) for first in (0, 8, 16))
        for image in SYMMETRIES
    )


def images_of_sets(images: Sequence[int]) -> tuple[int, ...]:
    """The image of every set of eight points, *images* being those of the points."""
    sets = [0]
    for image in images:  # the sets without the point, then the same with it
        sets += [points | 1 << image for points in sets]
    return tuple(sets)


IMAGES = image_tables()


def rank_tables() -> tuple[tuple[tuple[int, ...], ...], ...]:
    """What each eight points add to the rank of a set, by the number of points below them."""
    return tuple(tuple(ranks_of_sets(first, below) for below in range(10)) for first in (0, 8, 16))


def ranks_of_sets(first: int, below: int) -> tuple[int, ...]:
    """What every set of the eight points from *first* on adds when it has *below* points below it."""
    ranks = [0]
    for point in range(first, first + 8):
        ways = [comb(point, below + place) for place in range(1, 9)]
        ranks += [rank + ways[part.bit_count()] for part, rank in enumerate(ranks)]
    return tuple(ranks)


RANKS = rank_tables()


def image(symmetry: int, points: int) -> int:
    """The set that *symmetry* makes of the set *points*."""
    first, next_, last = IMAGES[symmetry]
    return first[points & 255] | next_[points >> 8 & 255] | last[points >> 16]


def rank(points: int) -> int:
    """The place of *points* among the sets of as many points."""
    first = points & 255
    below = first.bit_count()
    next_ = points >> 8 & 255
    return (
        RANKS[0][0][first]
        + RANKS[1][below][next_]
        + RANKS[2][below + next_.bit_count()][points >> 16]
    )


def sets_of(count: int, points: int) -> Iterator[int]:
    """The sets of *count* (one or more) among the first *points* points, by rank."""
    found = (1 << count) - 1
    while found < 1 << points:
        yield found
        low = found & -found
        ripple = found + low
        found = ripple | ((found ^ ripple) >> 2) // low


class Orbits(NamedTuple):
    """The orbits of the sets of some number of points."""

    first: tuple[int, ...]  # the set that stands for each orbit
    orbit: tuple[int, ...]  # by the rank of a set: its orbit
    symmetry: tuple[
        int, ...
    ]  # by the rank of a set: a symmetry that makes it the first of its orbit
    fixing: tuple[
        tuple[int, ...], ...
    ]  # by orbit: the symmetries but the first that keep its first set


@cache
def orbits(count: int) -> Orbits:
    """The orbits of the sets of *count* points."""
    first: list[int] = []
    fixing: list[tuple[int, ...]] = []
    orbit = [-1] * comb(24, count)
    symmetry = [0] * len(orbit)
    for number, points in enumerate(sets_of(count, 24)):
        if orbit[number] < 0:
            images = [image(turn, points) for turn in range(16)]
            for turned, back in zip(images, INVERSES, strict=True):
                place = rank(turned)
                if orbit[place] < 0:
                    orbit[place], symmetry[place] = len(first), back
            first.append(points)
            fixing.append(tuple(turn for turn in range(1, 16) if images[turn] == points))
    return Orbits(tuple(first), tuple(orbit), tuple(symmetry), tuple(fixing))


def inverse(symmetry: Iterable[int]) -> int:
    """The number of the symmetry that undoes *symmetry*."""
    goes_to = tuple(symmetry)
    return SYMMETRIES.index(tuple(goes_to.index(point) for point in range(24)))


INVERSES = tuple(inverse(symmetry) for symmetry in SYMMETRIES)

"""How an endgame table of Nine Men's Morris numbers its positions and lists those that are not drawn.

The side with fewer stones (the mover, when they are equal) leads: its set is turned to the first of its orbit
(see `symmetry`), the points left are numbered anew without it, and the set of the other side is ranked among
them. Where more than one symmetry does so, the least number counts.

Most positions are drawn, so a list is short: it takes 5 bytes an entry in memory, and a table with a byte
for every position would take a hundred times as much.
"""

from array import array
from bisect import bisect_left
from collections.abc import Iterable
from itertools import accumulate
from math import comb
from sys import byteorder
from typing import NamedTuple

from kazan.games.morris.packed import points_in
from kazan.games.morris.symmetry import IMAGES, image, orbits, rank

Parts = tuple[int, int, int, int, int]
"""What counts of a set that is moved down by 0, 1, 2, 3 and 4 points, so that it closes up."""
BRIDGE = 255
"""In a list in place of a distance: an entry that only bridges a gap, and stands for a drawn position."""
WIDEST = (1 << 16) - 1
"""The widest gap between two entries."""


class Listing(NamedTuple):
    """The positions of a class that are listed."""

    numbers: "array[int]"  # rising
    distances: bytes

    def distance(self, number: int) -> int | None:
        """The distance of the position with this number; None: it is not listed."""
        numbers, distances = self
        place = bisect_left(numbers, number)
        if place == len(numbers) or numbers[place] != number or distances[place] == BRIDGE:
            return None
        return distances[place]


def pack(numbers: Iterable[int], distances: Iterable[int]) -> bytes:
    """The listing of rising *numbers* with their *distances*: gaps (low bytes, high bytes), distances."""
    gaps: list[int] = []
    values = bytearray()
    last = 0
    for number, distance in zip(numbers, distances, strict=True):
        while number - last > WIDEST:
            gaps.append(WIDEST)
            values.append(BRIDGE)
            last += WIDEST
        gaps.append(number - last)
        values.append(distance)
        last = number
    return bytes(gap & 255 for gap in gaps) + bytes(gap >> 8 for gap in gaps) + bytes(values)


def unpack(content: bytes) -> Listing:
    """The listing that `pack` made *content* of."""
    count = len(content) // 3
    pairs = bytearray(2 * count)
    pairs[0::2] = content[:count]
    pairs[1::2] = content[count : 2 * count]
    gaps = array("H", bytes(pairs))
    if byteorder == "big":
        gaps.byteswap()
    return Listing(array("I", accumulate(gaps)), content[2 * count :])


class Turn(NamedTuple):
    """What makes a number, once it is known where the side that leads stands."""

    base: int  # the first number of the orbit
    images: tuple[tuple[int, ...], ...]  # by eights: the other side's stones turned with it
    parts: Parts  # how they close up then
    fixing: tuple[int, ...]  # the symmetries that may be put after it


class Numbering:
    """The numbers of the positions of a class, from the sets of the side that leads and of the other."""

    def __init__(self, leads: int, follows: int) -> None:
        """Numbers for *leads* (4 at most) and *follows* stones."""
        self._orbits = orbits(leads)
        self._width = comb(24 - leads, follows)
        self._turns: dict[int, Turn] = {}

    def turn(self, leads: int) -> Turn:
        """What makes the numbers of all positions where the side that leads stands on *leads*."""
        found = self._turns.get(leads)
        if found is None:
            first, orbit_of, symmetry, fixing = self._orbits
            place = rank(leads)
            orbit = orbit_of[place]
            found = self._turns[leads] = Turn(
                orbit * self._width,
                IMAGES[symmetry[place]],
                closing_up(first[orbit]),
                fixing[orbit],
            )
        return found


def number(turn: Turn, follows: int) -> int:
    """The least number of the position with *turn* where the other side stands on *follows*."""
    base, (first, middle, last), parts, fixing = turn
    points = first[follows & 255] | middle[follows >> 8 & 255] | last[follows >> 16]
    least = rank(closed(points, parts))
    for symmetry in fixing:
        least = min(least, rank(closed(image(symmetry, points), parts)))
    return base + least


def closed(points: int, parts: Parts) -> int:
    """*points* closed up by *parts*."""
    none, one, two, three, four = parts
    return (
        points & none
        | points >> 1 & one
        | points >> 2 & two
        | points >> 3 & three
        | points >> 4 & four
    )


def closing_up(taken: int) -> Parts:
    """What makes sets close up when the points *taken*, 4 at most, are taken out."""
    parts = [0] * 5
    low = 0
    for shift, point in enumerate([*points_in(taken), 24]):
        parts[shift] = (1 << point - shift) - (1 << low)
        low = point - shift
    none, one, two, three, four = parts
    return none, one, two, three, four

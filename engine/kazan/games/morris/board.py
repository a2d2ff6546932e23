"""The board of Nine Men's Morris: 24 points, 16 mills, 32 pairs of neighbours.

    7   0 ---------  1 ---------  2
    6   |    3 ----  4 ----  5    |
    5   |    |   6   7   8   |    |
    4   9 - 10 - 11     12 - 13 - 14
    3   |    |  15  16  17   |    |
    2   |   18 ---- 19 ---- 20    |
    1  21 --------- 22 --------- 23
        a    b   c   d   e   f    g

The slots after the points: the stones in hand of south (light) 24 and of north (dark) 25, the stones taken
by south 26 and by north 27.
"""

from collections.abc import Iterator, Sequence

Mill = tuple[int, int, int]

POINTS = tuple("a7 d7 g7 b6 d6 f6 c5 d5 e5 a4 b4 c4 e4 f4 g4 c3 d3 e3 b2 d2 f2 a1 d1 g1".split())
"""The names of the points: file, rank."""
HANDS = (24, 25)
TAKEN = (26, 27)
STONES = 9
"""The stones of a side."""


def threes(points: Sequence[int]) -> Iterator[Mill]:
    """*points*, three at a time."""
    for first in range(0, len(points), 3):
        yield points[first], points[first + 1], points[first + 2]


def lines() -> tuple[Mill, ...]:
    """Every mill: by rows from the top, then by files from the left.

    A row or file holds three points; the middle row and the middle file hold three on either side of the
    centre.
    """
    by_rows = range(24)
    by_files = sorted(by_rows, key=lambda point: POINTS[point][0])
    return (*threes(by_rows), *threes(by_files))


def neighbours(point: int) -> tuple[int, ...]:
    """The points that stand next to *point* in a mill."""
    near: set[int] = set()
    for first, middle, last in MILLS:
        if point == middle:
            near |= {first, last}
        elif point in (first, last):
            near.add(middle)
    return tuple(sorted(near))


MILLS = lines()
NEIGHBOURS = tuple(neighbours(point) for point in range(24))

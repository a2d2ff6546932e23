"""The evaluation of Mangala and Kalah for numba: what `kazan.games.twelve_evaluation` judges.

The vectors of a row are put together from those of four pits at a time, worked out for all numbers of stones
beforehand.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import numpy as np
from numba import njit

from kazan import datafile
from kazan.games.twelve_evaluation import MOST_ALONE, MOST_PAIRED, VERSION

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

COUNTS, FEW = MOST_ALONE + 1, MOST_PAIRED + 1
PAIRS = tuple(combinations(range(6), 2))
ALONE = 6 * COUNTS
"""The vectors of pits alone; those of two pits follow."""
VECTORS = ALONE + len(PAIRS) * FEW**2
"""The vectors of one side."""
FOURS = ((0, 1, 2, 3), (2, 3, 4, 5), (4, 5, 0, 1))
"""The pits that are looked up together: the first two alone and together, and each with the last two."""
CAP = np.array([min(stones, MOST_ALONE) for stones in range(49)])
LANES = 16
"""The numbers of a vector, and zeros up to a size that is quick to add."""


def read(path: Path) -> NDArray[np.int16]:
    """The vectors in the file *path*: by side (mover, waiter), place in the order of the file, number."""
    data = datafile.read(path.read_bytes())
    assert data.facts["version"] == VERSION
    return np.frombuffer(data.content, "<i2").reshape(2, VECTORS, data.facts["width"])


def tables(vectors: NDArray[np.int16]) -> NDArray[np.int32]:
    """By side, by `FOURS` and by the stones of four pits: the sum of their vectors."""
    width = vectors.shape[2]
    made = np.zeros((2, 3, COUNTS**4, LANES), np.int32)
    counts = np.indices((COUNTS,) * 4).reshape(4, -1)
    few = np.minimum(counts, MOST_PAIRED)
    for side in range(2):
        for which, pits in enumerate(FOURS):
            total = made[side, which, :, :width]
            for place in range(2):
                total += vectors[side, COUNTS * pits[place] + counts[place]]
            for one, two in ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3)):
                first, second = sorted((one, two), key=pits.__getitem__)
                begin = ALONE + FEW**2 * PAIRS.index((pits[first], pits[second]))
                total += vectors[side, begin + FEW * few[first] + few[second]]
    return made


@njit(inline="always")
def fours(row: int) -> tuple[int, int, int]:
    """The places of *row* in the tables."""
    first = 13 * CAP[row & 255] + CAP[row >> 8 & 255]
    middle = 13 * CAP[row >> 16 & 255] + CAP[row >> 24 & 255]
    last = 13 * CAP[row >> 32 & 255] + CAP[row >> 40 & 255]
    return 169 * first + middle, 169 * middle + last, 169 * last + first


@njit()
def judge(numbers: NDArray[np.int32], own: int, other: int) -> int:
    """What the side to move will win from the pits, by estimate, in sixteenths of a stone."""
    a, b, c = fours(own)
    x, y, z = fours(other)
    total: int = 64 * (
        numbers[0, 0, a, 0]
        + numbers[0, 1, b, 0]
        + numbers[0, 2, c, 0]
        + numbers[1, 0, x, 0]
        + numbers[1, 1, y, 0]
        + numbers[1, 2, z, 0]
    )
    for lane in range(1, LANES):
        total += (numbers[0, 0, a, lane] + numbers[0, 1, b, lane] + numbers[0, 2, c, lane]) * (
            numbers[1, 0, x, lane] + numbers[1, 1, y, lane] + numbers[1, 2, z, lane]
        )
    return total >> 8

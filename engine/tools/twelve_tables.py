"""Tables of the exact value of every position of Mangala and Kalah with few stones in the pits.

Byte `twelve.index(position)` holds (value + k) / 2, with k the stones in the pits. No position repeats: with
k constant no stone enters a store, so a move stays in its own row, captures nothing, and the *potential*, the
sum of (6 - place) * stones, falls. So positions are filled in the order (k, potential), each once.
"""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import TYPE_CHECKING

import numpy as np
from numba import njit

from tools.twelve import SOW_LAST, STORE, index, play, row_of, size, total

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

ROW_PLACES = 6


def rows_by_potential(stones: int) -> list[NDArray[np.int64]]:
    """All rows with *stones* stones, by their potential."""
    found: list[list[int]] = [[] for _ in range(ROW_PLACES * stones + 1)]
    for bars in combinations(range(stones + ROW_PLACES - 1), ROW_PLACES - 1):
        ends = (-1, *bars, stones + ROW_PLACES - 1)
        pits = [after - before - 1 for before, after in pairwise(ends)]
        potential = sum((ROW_PLACES - place) * pit for place, pit in enumerate(pits))
        found[potential].append(row_of(pits))
    return [np.array(rows, np.int64) for rows in found]


@njit()
def known(table: NDArray[np.uint8], own: int, other: int, stones: int) -> int:
    """The value that *table* holds for a position with *stones* stones in the pits."""
    return 2 * int(table[index(own, other)]) - stones


@njit()
def best(table: NDArray[np.uint8], rules: int, own: int, other: int, stones: int) -> int:
    """The value of a position by one ply, its successors being in *table*."""
    value = -stones - 2
    for pit in range(6):
        if own >> 8 * pit & 255:
            after, after_other, gain, again = play(rules, own, other, pit)
            if after:
                # what both stores gain leaves the pits; a capture or a drop only fills the mover's
                left = stones - gain
                if again:
                    gain += known(table, after, after_other, left)
                else:
                    gain -= known(table, after_other, after, left)
            value = max(value, gain)
    return value


@njit()
def fill_pair(
    table: NDArray[np.uint8],
    rules: int,
    stones: int,
    owns: NDArray[np.int64],
    others: NDArray[np.int64],
) -> None:
    """Fill in every position of a row of *owns* and a row of *others*, *stones* stones in all."""
    for own in owns:
        for other in others:
            table[index(own, other)] = (best(table, rules, own, other, stones) + stones) // 2


def layers(table: NDArray[np.uint8], rules: int, first: int, last: int) -> Iterator[int]:
    """Fill in the layers of *first* to *last* stones, the ones below being filled; gives each when done."""
    rows = [rows_by_potential(stones) for stones in range(last + 1)]
    for stones in range(first, last + 1):
        for potential in range(stones, ROW_PLACES * stones + 1):
            for mine in range(1, stones):
                for part, owns in enumerate(rows[mine]):
                    rest = potential - part
                    if 0 <= rest < len(rows[stones - mine]):
                        others = rows[stones - mine][rest]
                        if len(owns) and len(others):
                            fill_pair(table, rules, stones, owns, others)
        yield stones


def empty(stones: int) -> NDArray[np.uint8]:
    """A table for up to *stones* stones, nothing filled in."""
    return np.zeros(size(stones), np.uint8)


@njit()
def mark_left_out(marks: NDArray[np.uint8], rules: int, rows: NDArray[np.int64], most: int) -> None:
    """Set *marks* to 0 for every position of two of *rows* that a table for *most* stones holds."""
    game = rules & 1
    for own in rows:
        mine = total(own)
        again = mine == 0
        for pit in range(ROW_PLACES):
            stones = own >> 8 * pit & 255
            if stones and SOW_LAST[game, pit, stones] == STORE:
                again = True
        if again:
            continue
        for other in rows:
            if other and mine + total(other) <= most:
                marks[index(own, other)] = 0


def left_out(rules: int, most: int) -> NDArray[np.uint8]:
    """1 for the numbers that a file leaves out: games that are over, and where the mover can move again."""
    rows = [row for stones in range(most + 1) for row in rows_by_potential(stones)]
    marks = np.ones(size(most), np.uint8)
    mark_left_out(marks, rules, np.concatenate(rows), most)
    return marks

"""What a search of Mangala or Kalah works with: its room, and in it the transposition table.

**The transposition table** is an array of whole numbers of 64 bits, one an entry, eight of them in the reach
of a position: 41 bits for the position, which `twelve.index` numbers without gaps, so no two are ever taken
for one another; seven for each bound, three for the best move, six for how much work it was. What was least
work is given up first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numba import njit, types

from tools import make_endgame, twelve_judge

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from numpy.typing import NDArray

    from tools.twelve import Rules

NO_PIT = 7
BUCKET = 8
LOW_SHIFT, HIGH_SHIFT, PIT_SHIFT, PLACE_SHIFT = 6, 13, 20, 23
SEVEN_BITS, WORK_BITS = 127, 63
MIDDLE = 64
"""What stands for the value 0 in the seven bits of a bound."""
PLIES = 400
"""Longer than any game."""
MIX = -7046029254386353131  # odd: spreads the positions over the table
UNLIMITED = 1 << 40
"""More nodes than are ever searched."""


class Room(NamedTuple):
    """All that a search works with; nothing is copied."""

    known: NDArray[np.uint8]  # the table of few stones
    numbers: NDArray[np.int32]  # of the evaluation
    entries: NDArray[np.int64]  # the transposition table
    children: NDArray[np.int64]  # by ply and child: both rows, gain, stones, again, pit, estimate
    nodes: NDArray[np.int64]  # one counter: exact nodes, estimated ones; and the limit


@njit()
def bounds(room: Room, place: int) -> int:
    """The entry of the position with number *place*, or 0."""
    begin = BUCKET * (place * MIX >> 20 & (len(room.entries) // BUCKET - 1))
    for at in range(begin, begin + BUCKET):
        if (room.entries[at] ^ place << PLACE_SHIFT) >> PLACE_SHIFT == 0:
            found: int = room.entries[at]
            return found
    return 0


@njit()
def remember(room: Room, place: int, low: int, high: int, pit: int, work: int) -> None:
    """Write down the bounds of a position, in the place of what it was or of the least work."""
    begin = BUCKET * (place * MIX >> 20 & (len(room.entries) // BUCKET - 1))
    chosen, least = begin, WORK_BITS + 1
    for at in range(begin, begin + BUCKET):
        entry = room.entries[at]
        if (entry ^ place << PLACE_SHIFT) >> PLACE_SHIFT == 0:
            chosen = at
            work = max(work, entry & WORK_BITS)
            break
        if entry & WORK_BITS < least:
            chosen, least = at, entry & WORK_BITS
    room.entries[chosen] = (
        place << PLACE_SHIFT
        | pit << PIT_SHIFT
        | high + MIDDLE << HIGH_SHIFT
        | low + MIDDLE << LOW_SHIFT
        | work
    )


@njit()
def low_of(entry: int) -> int:
    """The lower bound in an entry."""
    return (entry >> LOW_SHIFT & SEVEN_BITS) - MIDDLE


@njit()
def high_of(entry: int) -> int:
    """The upper bound in an entry."""
    return (entry >> HIGH_SHIFT & SEVEN_BITS) - MIDDLE


ROOM = types.NamedTuple(  # type: ignore[no-untyped-call]
    (
        types.Array(types.uint8, 1, "C"),
        types.Array(types.int32, 4, "C"),
        types.Array(types.int64, 1, "C"),
        types.Array(types.int64, 3, "C"),
        types.Array(types.int64, 1, "C"),
    ),
    Room,
)
"""The type of `Room` for numba."""


def room_of(
    rules: Rules,
    most: int,
    bits: int,
    work: Path | None,
    tell: Callable[[str], None],
    numbers: NDArray[np.int16],
) -> Room:
    """A room with a table of *most* stones and 2**bits entries, to judge with *numbers*."""
    return Room(
        make_endgame.filled(rules, most, work, tell),
        twelve_judge.tables(numbers),
        np.zeros(1 << bits, np.int64),
        np.zeros((PLIES, 6, 7), np.int64),
        np.array([0, 0, UNLIMITED]),
    )

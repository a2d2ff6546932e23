"""How a position of Mangala or Kalah is searched: to the end, and a few turns deep.

The first is written with null windows in mind: it looks at what is known of all children before any of them
is searched, and orders its moves by the second, which judges with the fitted numbers of the engine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from numba import njit, types

from tools import twelve_judge
from tools.twelve import index, play
from tools.twelve_memory import NO_PIT, PIT_SHIFT, ROOM, Room, bounds, high_of, low_of, remember

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

STONE_BITS = 4  # of the fitted numbers
INFINITE = 1 << 20
FAR_FROM_TABLE = 100
"""The square of the stones above the table, for each turn of the search that orders the moves."""
MOST_PLIES = 6
CLOSE = 64
"""Moves whose estimates are closer to the best than this are told apart, in sixteenths of a stone."""
WHOLE = types.int64


@njit(WHOLE(ROOM, WHOLE, WHOLE, WHOLE, WHOLE, WHOLE, WHOLE, WHOLE, WHOLE))
def estimate(room, rules, most, own, other, stones, depth, alpha, beta):  # type: ignore[no-untyped-def]
    """The value of a position *depth* turns deep, in sixteenths of a stone, or a bound of it."""
    room.nodes[1] += 1
    if stones <= most:
        return 2 * int(room.known[index(own, other)]) - stones << STONE_BITS
    if depth <= 0:
        return twelve_judge.judge(room.numbers, own, other)
    first = NO_PIT
    entry = bounds(room, index(own, other)) if depth > 1 else 0
    if entry:
        low, high = low_of(entry), high_of(entry)
        if low == high or low << STONE_BITS >= beta:
            return low << STONE_BITS
        if high << STONE_BITS <= alpha:
            return high << STONE_BITS
        first = entry >> PIT_SHIFT & 7
    best = -INFINITE
    for turn in range(7):
        pit = first if turn == 0 else 6 - turn
        if (turn and pit == first) or pit == NO_PIT or not own >> 8 * pit & 255:
            continue
        mine, theirs, gain, again = play(rules, own, other, pit)
        value = gain << STONE_BITS
        if mine:
            floor = max(alpha, best)
            if again:
                value += estimate(
                    room,
                    rules,
                    most,
                    mine,
                    theirs,
                    stones - gain,
                    depth,
                    floor - value,
                    beta - value,
                )
            else:
                value -= estimate(
                    room,
                    rules,
                    most,
                    theirs,
                    mine,
                    stones - gain,
                    depth - 1,
                    value - beta,
                    value - floor,
                )
        if value > best:
            best = value
            if best >= beta:
                break
    return best


@njit()
def known_of(room: Room, most: int, own: int, other: int, stones: int) -> tuple[int, int]:
    """The bounds of a position's value, as far as they are known without search."""
    if stones <= most:
        known = 2 * int(room.known[index(own, other)]) - stones
        return known, known
    entry = bounds(room, index(own, other))
    return (low_of(entry), high_of(entry)) if entry else (-stones, stones)


@njit()
def spread(
    room: Room,
    rules: int,
    most: int,
    own: int,
    other: int,
    stones: int,
    alpha: int,
    beta: int,
    ply: int,
) -> tuple[int, int, int]:
    """Write the moves that must be searched among the children of *ply*.

    Gives their number, and of the others the best value, as far as it matters, and its pit.
    """
    children = room.children[ply]
    count, best, best_pit = 0, -INFINITE, NO_PIT
    for pit in range(5, -1, -1):
        if not own >> 8 * pit & 255:
            continue
        mine, theirs, gain, again = play(rules, own, other, pit)
        left = stones - gain
        low, high = gain, gain
        if mine:
            if not again:
                mine, theirs = theirs, mine
            least, greatest = known_of(room, most, mine, theirs, left)
            low = gain + least if again else gain - greatest
            high = gain + greatest if again else gain - least
        if low < beta and low != high and high > alpha:
            child = children[count]
            child[0], child[1], child[2], child[3] = mine, theirs, gain, left
            child[4], child[5] = again, pit
            count += 1
            continue
        value = high if high <= alpha else low
        if value > best:
            best, best_pit = value, pit
            if best >= beta:
                break
    return count, best, best_pit


@njit()
def judge_all(
    room: Room, rules: int, most: int, stones: int, ply: int, count: int, first: int
) -> None:
    """Estimate the *count* children of *ply*, the move *first* as the best."""
    depth = min((stones - most) ** 2 // FAR_FROM_TABLE, MOST_PLIES)
    hoped = -INFINITE
    for at in range(count):
        child = room.children[ply, at]
        own, other, left, gain = child[0], child[1], child[3], child[2] << STONE_BITS
        if child[5] == first or count == 1:
            child[6] = INFINITE
        elif child[4]:
            low = hoped - gain
            child[6] = gain + estimate(room, rules, most, own, other, left, depth, low, INFINITE)
        else:
            high = gain - hoped
            child[6] = gain - estimate(
                room, rules, most, own, other, left, depth - 1, -INFINITE, high
            )
        if child[6] < INFINITE:
            hoped = max(hoped, child[6] - CLOSE)


@njit()
def bring(children: NDArray[np.int64], turn: int, count: int) -> None:
    """Bring the best of the children from *turn* on to the place *turn*."""
    chosen = turn
    for at in range(turn + 1, count):
        if children[at, 6] > children[chosen, 6]:
            chosen = at
    for part in range(7):
        kept = children[turn, part]
        children[turn, part] = children[chosen, part]
        children[chosen, part] = kept


@njit()
def log2(number: int) -> int:
    """The bits of *number*."""
    bits = 0
    while number:
        number >>= 1
        bits += 1
    return bits


@njit(WHOLE(ROOM, WHOLE, WHOLE, WHOLE, WHOLE, WHOLE, WHOLE, WHOLE, WHOLE))
def search(room, rules, most, own, other, stones, alpha, beta, ply):  # type: ignore[no-untyped-def]
    """The value of a position in stones, or a bound of it: r <= alpha: v <= r;  r >= beta: v >= r."""
    low, high = known_of(room, most, own, other, stones)
    if low >= beta or low == high or high <= alpha:
        return high if high <= alpha else low
    place, began = index(own, other), room.nodes[0]
    room.nodes[0] += 1
    if began >= room.nodes[2]:
        return alpha  # nobody looks at it: it is given up
    entry = bounds(room, place)
    first = entry >> PIT_SHIFT & 7 if entry else NO_PIT
    count, best, best_pit = spread(room, rules, most, own, other, stones, alpha, beta, ply)
    if best >= beta:
        count = 0
    judge_all(room, rules, most, stones, ply, count, first)
    children = room.children[ply]
    for turn in range(count):
        bring(children, turn, count)
        child = children[turn]
        mine, theirs, gain, left = child[0], child[1], child[2], child[3]
        floor = max(alpha, best)
        if child[4]:
            value = gain + search(
                room, rules, most, mine, theirs, left, floor - gain, beta - gain, ply + 1
            )
        else:
            value = gain - search(
                room, rules, most, mine, theirs, left, gain - beta, gain - floor, ply + 1
            )
        if value > best:
            best, best_pit = value, child[5]
            if best >= beta:
                break
    if room.nodes[0] > room.nodes[2]:
        return alpha
    if best > alpha:
        low = max(low, best)
    elif first != NO_PIT:
        best_pit = first
    if best < beta:
        high = min(high, best)
    remember(room, place, low, high, best_pit, log2(room.nodes[0] - began))
    return best

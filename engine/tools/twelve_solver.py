"""An exact solver for Mangala and Kalah: how many stones a position is worth with best play on both sides.

Null windows, a transposition table with both bounds, a look at what it knows of all children before any of
them is searched, and moves ordered by a search of a few plies with the fitted numbers of the engine. Below a
number of stones a table in memory knows everything.

**The transposition table** is an array of whole numbers of 64 bits, one an entry, eight of them in the reach
of a position: 41 bits for the position, which `twelve.index` numbers without gaps, so no two are ever taken
for one another; seven for each bound, three for the best move, six for how much work it was. What was least
work is given up first.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numba import njit, types

from tools import make_endgame, twelve_judge
from tools.twelve import Rules, index, play, total

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

KAZAN = Path(make_endgame.ENGINE) / "kazan" / "games"
STONE_BITS = 4  # of the fitted numbers
NO_PIT = 7
BUCKET = 8
LOW_SHIFT, HIGH_SHIFT, PIT_SHIFT, PLACE_SHIFT = 6, 13, 20, 23
SEVEN_BITS, WORK_BITS = 127, 63
MIDDLE = 64
"""What stands for the value 0 in the seven bits of a bound."""
PLIES = 400
"""Longer than any game."""
MIX = -7046029254386353131  # odd: spreads the positions over the table
INFINITE = 1 << 20
FAR_FROM_TABLE = 100
"""The square of the stones above the table, for each turn of the search that orders the moves."""
MOST_PLIES = 6
CLOSE = 64
"""Moves whose estimates are closer to the best than this are told apart, in sixteenths of a stone."""


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


class OutOfNodesError(Exception):
    """The position could not be solved with so many nodes."""


class Solver:
    """Solves positions of one game one after the other, and keeps what it has learned."""

    def __init__(
        self,
        rules: Rules,
        most: int = 14,
        bits: int = 22,
        work: Path | None = make_endgame.WORK,
        tell: Callable[[str], None] = lambda _: None,
        numbers: NDArray[np.int16] | None = None,
    ) -> None:
        """*most* stones in the table in memory; 2**bits entries of eight bytes in the transposition table.

        *numbers* take the place of those that the engine judges with.
        """
        known = make_endgame.filled(rules, most, work, tell)
        if numbers is None:
            numbers = twelve_judge.read(KAZAN / rules.game / "evaluation.dat")
        self.rules = rules
        self.most = most
        self.room = Room(
            known,
            twelve_judge.tables(numbers),
            np.zeros(1 << bits, np.int64),
            np.zeros((PLIES, 6, 7), np.int64),
            np.array([0, 0, INFINITE**2]),
        )

    @property
    def nodes(self) -> int:
        """Nodes so far."""
        return int(self.room.nodes[0])

    @property
    def end(self) -> int:
        """The nodes at which it gives up."""
        return int(self.room.nodes[2])

    def limit(self, nodes: int) -> None:
        """Give up after so many more nodes."""
        self.room.nodes[2] = self.nodes + nodes

    def best(self, own: int, other: int) -> int:
        """The pit that was found best in a position, `NO_PIT` if none was."""
        entry = int(bounds(self.room, index(own, other)))
        return entry >> PIT_SHIFT & 7 if entry else NO_PIT

    def guess(self, own: int, other: int, depth: int) -> int:
        """What a search of *depth* turns makes of a position, in sixteenths of a stone."""
        stones = total(own) + total(other)
        return int(
            estimate(
                self.room,
                self.rules.bits,
                self.most,
                own,
                other,
                stones,
                depth,
                -INFINITE,
                INFINITE,
            )
        )

    def bound(self, own: int, other: int, alpha: int, beta: int) -> int:
        """The value of a position, or a bound of it if it is outside; raises `OutOfNodesError`."""
        stones = total(own) + total(other)
        value = search(self.room, self.rules.bits, self.most, own, other, stones, alpha, beta, 0)
        if self.room.nodes[0] > self.room.nodes[2]:
            raise OutOfNodesError
        return int(value)

    def value(self, own: int, other: int) -> int:
        """The exact value of a position, by null windows from what a few plies make of it."""
        stones = total(own) + total(other)
        if not own or not other:
            raise ValueError("the game is over")
        guess = self.guess(own, other, 3 if stones < 24 else 5) >> STONE_BITS
        guess += guess + stones & 1  # a value is as odd as the number of stones
        low, high = -stones, stones
        while low < high:
            value = self.bound(own, other, guess - 1, guess)
            if value >= guess:
                low = value
                guess = value + 2
            else:
                high = value
                guess = value
        return low

    def children(self, own: int, other: int) -> dict[int, int]:
        """The exact value of every move of a position, by pit."""
        values = {}
        for pit in range(6):
            if own >> 8 * pit & 255:
                mine, theirs, gain, again = play(self.rules.bits, own, other, pit)
                if not mine:
                    values[pit] = int(gain)
                elif again:
                    values[pit] = gain + self.value(mine, theirs)
                else:
                    values[pit] = gain - self.value(theirs, mine)
        return values

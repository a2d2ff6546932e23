"""States and moves of Nine Men's Morris as numbers, and the tables that make them fast.

    state   bit 0: the side to move; bits 1-24: south's stones, one bit a point; bits 25-48: north's stones;
            bits 49-52: south's hand; bits 53-56: north's hand
    move    bits 0-4: origin + 1, or 0 for a stone from the hand; bits 5-9: target; bits 10-14: removed + 1,
            or 0 if nothing is removed

What a move does to a state does not depend on the state, only on the side: so it is one number to add. And
what the stones of one side can do for themselves (the mills they are about to close, the stones that may
be taken from them, the ways out) is worth remembering: in a search one side's stones stay as they are while
the other's move, and nine of ten questions have been asked before.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple, TypeVar

from kazan.games.morris.board import MILLS, NEIGHBOURS

Entry = TypeVar("Entry")

BOARD = (1 << 24) - 1
"""All points, as a set; a set of points has bit *p* for point *p*."""
STONES_SHIFT = (1, 25)
"""Where the set of a side's stones begins in a state."""
HAND_SHIFT = (49, 53)
"""Where the number of a side's stones in hand begins in a state."""
TARGET_SHIFT, REMOVED_SHIFT = 5, 10
FIRST_REMOVAL = 1 << REMOVED_SHIFT
"""Every move from this number on removes a stone, no move below does."""
REMEMBERED = 1 << 13
"""How many sets of stones each of the functions below remembers."""


def set_of(points: Iterable[int]) -> int:
    """The set with *points* in it."""
    return sum(1 << point for point in points)


def points_in(board: int) -> list[int]:
    """The points of the set *board*, in order."""
    points = []
    while board:
        points.append((board & -board).bit_length() - 1)
        board &= board - 1
    return points


def subsets(board: int) -> Iterator[int]:
    """Every subset of *board*, itself and the empty one too."""
    subset = board
    while subset:
        yield subset
        subset = subset - 1 & board
    yield 0


def pack_move(origin: int | None, target: int, removed: int | None = None) -> int:
    """The move from *origin* (None: the hand) to *target* that removes *removed* (None: nothing)."""
    move = target << TARGET_SHIFT
    if origin is not None:
        move += origin + 1
    if removed is not None:
        move += removed + 1 << REMOVED_SHIFT
    return move


def unpack_move(move: int) -> tuple[int | None, int, int | None]:
    """The origin, the target and the removed stone of *move*, as `pack_move` takes them."""
    origin, target, removed = move & 31, move >> TARGET_SHIFT & 31, move >> REMOVED_SHIFT
    return origin - 1 if origin else None, target, removed - 1 if removed else None


class Stone(NamedTuple):
    """A stone that may move, and what it can do."""

    origin: int  # its point, as a move has it
    near: int  # the points next to it
    closes: int  # the points where it closes a mill, near and far
    slides: dict[int, tuple[int, ...]]  # for each set of points next to it the moves there


def slides_from(point: int) -> dict[int, tuple[int, ...]]:
    """The moves from *point* to each set of its neighbours."""
    return {
        targets: tuple(pack_move(point, target) for target in points_in(targets))
        for targets in subsets(NEAR[point])
    }


def arrivals(side: int) -> tuple[int, ...]:
    """What to add to a state when *side* makes a move, without the removal; indexed by the move.

    It moves the stone and passes the turn.
    """
    turn = 1 - 2 * side
    table = [0] * FIRST_REMOVAL
    for target in range(24):
        arrival = turn + (1 << STONES_SHIFT[side] + target)
        table[pack_move(None, target)] = arrival - (1 << HAND_SHIFT[side])
        for origin in range(24):
            table[pack_move(origin, target)] = arrival - (1 << STONES_SHIFT[side] + origin)
    return tuple(table)


def removals(side: int) -> tuple[int, ...]:
    """What to add to a state when *side* removes a stone of the other; indexed by the point + 1."""
    return (0, *(-1 << STONES_SHIFT[1 - side] + point for point in range(24)))


def by_eights(entry: Callable[[list[int]], Entry]) -> tuple[tuple[Entry, ...], ...]:
    """*entry* of every set of points among the first eight, the next eight and the last eight."""
    return tuple(
        tuple(entry([first + point for point in points_in(board)]) for board in range(256))
        for first in (0, 8, 16)
    )


def placing(points: Iterable[int]) -> tuple[int, ...]:
    """The moves that place a stone on *points*."""
    return tuple(pack_move(None, point) for point in points)


MILL_SETS = tuple(set_of(mill) for mill in MILLS)
NEAR = tuple(set_of(points) for points in NEIGHBOURS)
ARRIVALS = (arrivals(0), arrivals(1))
REMOVALS = (removals(0), removals(1))
SLIDES = tuple(slides_from(point) for point in range(24))
REMOVING = tuple(point + 1 << REMOVED_SHIFT for point in range(24))
PLACE_FIRST, PLACE_NEXT, PLACE_LAST = by_eights(placing)


def place_moves(targets: int) -> tuple[int, ...]:
    """The moves that place a stone on a point of *targets*."""
    return PLACE_FIRST[targets & 255] + PLACE_NEXT[targets >> 8 & 255] + PLACE_LAST[targets >> 16]


def almost_closed(stones: int) -> list[tuple[int, int]]:
    """The mills that *stones* have two points of: mill and missing point, both as sets."""
    return [(mill, mill & ~stones) for mill in MILL_SETS if (mill & stones).bit_count() == 2]


@lru_cache(REMEMBERED)
def closing_points(stones: int) -> int:
    """The points where one more stone would close a mill for *stones*."""
    points = 0
    for _, missing in almost_closed(stones):
        points |= missing
    return points


@lru_cache(REMEMBERED)
def in_mills(stones: int) -> int:
    """Those of *stones* that stand in a mill."""
    closed = 0
    for mill in MILL_SETS:
        if stones & mill == mill:
            closed |= mill
    return closed


@lru_cache(REMEMBERED)
def removing(stones: int) -> tuple[int, ...]:
    """What to add to a move that removes one of *stones*: one outside mills, or any if all stand in mills.

    Where there is no stone nothing is removed, and 0 is the only thing to add.
    """
    free = stones & ~in_mills(stones) or stones
    return tuple(REMOVING[point] for point in points_in(free)) or (0,)


@lru_cache(REMEMBERED)
def reach(stones: int) -> int:
    """The points next to any of *stones*, taken or not."""
    points = 0
    for point in points_in(stones):
        points |= NEAR[point]
    return points


@lru_cache(REMEMBERED)
def movers(stones: int) -> tuple[Stone, ...]:
    """Each of *stones*, when all are on the board."""
    almost = almost_closed(stones)
    found = []
    for point in points_in(stones):
        closes = 0
        for mill, missing in almost:
            if not mill >> point & 1:  # else the moving stone itself would be missing
                closes |= missing
        found.append(Stone(point + 1, NEAR[point], closes, SLIDES[point]))
    return tuple(found)


def placements(own: int, rival: int, empty: int) -> tuple[int, ...]:
    """The moves of a side with stones in hand."""
    mills = closing_points(own) & empty
    if not mills:
        return place_moves(empty)
    taking = [move + take for move in place_moves(mills) for take in removing(rival)]
    return (*taking, *place_moves(empty ^ mills))


def slides(own: int, rival: int, empty: int) -> list[int]:
    """The moves of the moving phase."""
    found: list[int] = []
    for _, near, closes, moves_to in movers(own):
        targets = near & empty
        if targets:
            mills = targets & closes
            if mills:
                found += [move + take for move in moves_to[mills] for take in removing(rival)]
            found += moves_to[targets ^ mills]
    return found


def flights(own: int, rival: int, empty: int) -> list[int]:
    """The moves of a side with three stones."""
    found: list[int] = []
    for origin, _, closes, _ in movers(own):
        mills = closes & empty
        if mills:
            takes = [origin + take for take in removing(rival)]
            found += [move + take for move in place_moves(mills) for take in takes]
        found += [move + origin for move in place_moves(empty ^ mills)]
    return found

"""Kalah and Turkish Mangala as the search sees them: two rows, the mover's first.

A row is one int, five bits for each pit from its owner's left: thirty bits, the size with which Python
calculates fastest. What lifting a pit does depends on its own row alone, but for one look at the other row,
so the moves of a row are worked out once and remembered. What lies in the stores is left out: it only adds
to what is still to be won from the pits. No position repeats: while the number of stones in the pits stays
the same, stones only move forward in their own row.
"""

from collections.abc import Sequence

from kazan.game import State
from kazan.games.twelve import TwelvePits

PIT = 31
"""The five bits of a pit."""
SHIFTS = tuple(range(0, 30, 5))
HEAVY = 25
"""A row with so many stones in a pit has no moves here: sowing might go beyond `PIT`. One move adds two
stones at most to a pit that holds fewer; the rival's moves of a turn cannot fill it up then, for he has too
few stones left."""

REMEMBERED = 1 << 16
"""How many rows are remembered at most."""
PASSES, AGAIN, OPPOSITE, WHOLE = range(4)
"""What a move does beside sowing: nothing, and the turn passes; the side moves again; it takes what lies
opposite, if anything does, and its last stone; it takes the pit it ends in, whole."""


RowMove = tuple[int, int, int, int, int, int, int]
"""What lifting one pit does: its kind; the pit; the own row afterwards; what is added to the other row; the
stones that fall in the store; the shift of the pit of the other row that is looked at; and for OPPOSITE the
own row without the last stone, for WHOLE 1 if the pit must be even and else 0."""
Child = tuple[int, bool, int, int, int, int]
"""A position after a move: the pit lifted; whether the same side moves again; both rows, that of the side to
move first; the stones that the mover has gained more than the other; the stones left in the pits, none when
the game is over."""

Sown = tuple[int, int, int, int, int, int]
"""A sowing: the kind of move as far as it is known (OPPOSITE: if the last pit was empty); what it adds to the
own row, to the other row and to the store; the shifts of the last pit, if it is an own one, and of the pit
that is looked at."""


class Rows:
    """The moves of the rows of one game."""

    def __init__(self, game: TwelvePits) -> None:
        self.moves: dict[int, tuple[RowMove, ...]] = {}
        """What `work_out` has found so far."""
        self.to_emptier = game.to_emptier
        self._takes_even = game.takes_even
        self._takes_nothing = game.empty_capture
        self._sown = [
            (
                pit,
                SHIFTS[pit],
                [self._sowing(game.track(pit, stones), pit, stones) for stones in range(HEAVY)],
            )
            for pit in range(5, -1, -1)
        ]

    def work_out(self, row: int) -> tuple[RowMove, ...]:
        """The moves of *row*, from the owner's right: the pits next to the store are tried first."""
        found: list[RowMove] = []
        for pit, shift, sown in self._sown:
            stones = row >> shift & PIT
            if stones >= HEAVY:
                found.clear()
                break
            if not stones:
                continue
            kind, change, adds, gain, last, facing = sown[stones]
            own, more = row + change, 0
            if kind == OPPOSITE:
                if own >> last & PIT != 1:
                    kind = PASSES
                elif self._takes_nothing:
                    kind, gain = WHOLE, gain + 1
                    own -= 1 << last
                else:
                    more = own - (1 << last)
            elif kind == WHOLE:
                more = 1
            found.append((kind, pit, own, adds, gain, facing, more))
        if len(self.moves) >= REMEMBERED:
            self.moves.clear()
        made = self.moves[row] = tuple(found)
        return made

    def children(self, own: int, other: int, stones: int) -> list[Child]:
        """The positions after each move of a position with *stones* stones; none if a row is heavy."""
        moves = self.moves.get(own)
        found: list[Child] = []
        for kind, pit, after, adds, drops, shift, more in (
            self.work_out(own) if moves is None else moves
        ):
            mine, theirs, gain = after, other + adds, drops
            if kind > AGAIN:
                taken = theirs >> shift & PIT
                if kind == OPPOSITE:
                    if taken:
                        theirs -= taken << shift
                        mine = more
                        gain += taken + 1
                elif not taken & more:
                    theirs -= taken << shift
                    gain += taken
            left = stones - gain
            if not mine or not theirs:
                gain += self.swept(mine, left)
                found.append((pit, False, 0, 0, gain, 0))
            elif kind == AGAIN:
                found.append((pit, True, mine, theirs, gain, left))
            else:
                found.append((pit, False, theirs, mine, gain, left))
        return found

    def swept(self, mine: int, left: int) -> int:
        """What the mover gains more at the end, *mine* being his row and *left* the stones of both."""
        return left if bool(mine) != self.to_emptier else -left

    def _sowing(self, track: Sequence[int], pit: int, stones: int) -> Sown:
        """What sowing *stones* stones from *pit* of south along *track* does."""
        own, other, gain = -stones << SHIFTS[pit], 0, 0
        for drop in range(stones):
            slot = track[drop % len(track)]
            if slot < 6:
                own += 1 << SHIFTS[slot]
            elif slot < 12:
                other += 1 << SHIFTS[slot - 6]
            else:
                gain += 1
        last = track[(stones - 1) % len(track)]
        if last > 11:
            return AGAIN, own, other, gain, 0, 0
        if last < 6:
            return OPPOSITE, own, other, gain, SHIFTS[last], SHIFTS[5 - last]
        kind = WHOLE if self._takes_even else PASSES
        return kind, own, other, gain, 0, SHIFTS[last - 6]


def pits(row: int) -> list[int]:
    """The stones of the pits of *row*."""
    return [row >> shift & PIT for shift in SHIFTS]


def position(state: State) -> tuple[int, int]:
    """The rows of *state*, the mover's first; a pit that holds more than `PIT` counts as `PIT`."""
    stones = [min(number, PIT) for number in (state >> 1).to_bytes(14, "little")[:12]]
    south, north = pack(stones[:6]), pack(stones[6:])
    return (north, south) if state & 1 else (south, north)


def pack(stones: Sequence[int]) -> int:
    """The row with *stones* in its pits."""
    return sum(number << shift for number, shift in zip(stones, SHIFTS, strict=True))


def fits(state: State) -> bool:
    """Whether the rows can hold *state*: no pit is heavy."""
    return max((state >> 1).to_bytes(14, "little")[:12]) < HEAVY

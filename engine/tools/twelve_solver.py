"""An exact solver for Mangala and Kalah: how many stones a position is worth with best play on both sides.

Null windows, and a transposition table with both bounds (`tools.twelve_memory`); what is searched, and in
which order, is in `tools.twelve_search`. Below a number of stones a table in memory knows everything.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tools import make_endgame, twelve_judge
from tools.twelve import Rules, index, play, total
from tools.twelve_memory import NO_PIT, PIT_SHIFT, bounds, room_of
from tools.twelve_search import INFINITE, STONE_BITS, estimate, search

if TYPE_CHECKING:
    from collections.abc import Callable

    import numpy as np
    from numpy.typing import NDArray

KAZAN = Path(make_endgame.ENGINE) / "kazan" / "games"


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
        if numbers is None:
            numbers = twelve_judge.read(KAZAN / rules.game / "evaluation.dat")
        self.rules = rules
        self.most = most
        self.room = room_of(rules, most, bits, work, tell, numbers)

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

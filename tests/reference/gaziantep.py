"""Mangala IV of Gaziantep, straight from the rules.

    player 1     7  6  5  4  3  2  1
    player 0     1  2  3  4  5  6  7

Both sow through all 14 holes; captured seeds are kept beside the board.
"""

import copy
from collections.abc import Mapping, Sequence
from typing import Any

from tests.reference.common import Row, read_options, read_turn, require, who_has_more

HOLES = [1, 2, 3, 4, 5, 6, 7]
PASS = 0
Hole = tuple[int, int]  # (player, number from his left)
RING: list[Hole] = [(player, number) for player in (0, 1) for number in HOLES]

OPTIONS: dict[str, list[Any]] = {
    "starter": [0, 1],
    "chain": ["at once", "in turn"],
    "start_hole": ["left-most", "any"],
    "deal": ["even", "random", "at least two"],
}
NUMBERS = {"deal_seed": 0}


def next_hole(hole: Hole) -> Hole:
    return RING[(RING.index(hole) + 1) % 14]


def hole_before(hole: Hole) -> Hole:
    return RING[(RING.index(hole) - 1) % 14]


def facing(hole: Hole) -> Hole:
    player, number = hole
    return (1 - player, 8 - number)


class Position:
    """A position of a game; see `common.Reference`.

    A random deal is not made here: it comes as the start row.
    """

    def __init__(
        self, options: Mapping[str, Any] | None = None, start: Sequence[Any] | None = None
    ) -> None:
        self.options = read_options(options, OPTIONS, NUMBERS)
        if start is None:
            if self.options["deal"] != "even":
                raise ValueError("a random deal must be given as the start row")
            start = [7] * 14 + [0, 0, self.options["starter"]]
        self.seeds: dict[Hole, int] = dict(zip(RING, start[:14], strict=True))
        self.captured: list[int] = [start[14], start[15]]
        self.turn = read_turn(start[16])
        self.seen: list[Row] = []  # every position since the last capture
        self.over = False
        self.winner: int | None = None
        self.reason: str | None = None
        self.end_if_it_must()

    @property
    def score(self) -> list[int]:
        return list(self.captured)

    def row(self) -> Row:
        holes = [self.seeds[hole] for hole in RING]
        return [*holes, *self.captured, -1 if self.over else self.turn]

    def legal(self) -> list[int]:
        if self.over:
            return []
        occupied = [number for number in HOLES if self.seeds[self.turn, number] > 0]
        if not occupied:
            return [PASS]
        if self.options["start_hole"] == "any":
            return occupied
        return [occupied[0]]

    def play(self, move: int) -> "Position":
        require(move, self.legal())
        after = copy.copy(self)
        after.seeds = dict(self.seeds)
        after.captured = list(self.captured)
        after.seen = list(self.seen)
        if move != PASS:
            last = after.sow_lap_after_lap((self.turn, move))
            if last is not None and after.seeds[last] in (2, 4):
                after.capture(last)
                after.seen = []
        after.turn = 1 - self.turn
        after.end_if_it_must()
        return after

    def sow_lap_after_lap(self, first: Hole) -> Hole | None:
        """Lift *first* and sow until the turn ends; the hole of the last seed.

        None if the turn would never end: it has come back to where it began, so the board is
        what it was.
        """
        beginning = dict(self.seeds)
        hole = first
        while True:
            hole = self.sow(hole)
            if self.seeds[hole] in (1, 2, 4):
                return hole
            if hole == first and self.seeds == beginning:
                return None

    def sow(self, hole: Hole) -> Hole:
        """Lift *hole* and sow it into the following holes; the hole of the last seed."""
        hand = self.seeds[hole]
        self.seeds[hole] = 0
        for _ in range(hand):
            hole = next_hole(hole)
            self.seeds[hole] += 1
        return hole

    def capture(self, last: Hole) -> None:
        """Take the 2 or 4 seeds of *last*, its facing hole and the chain before it."""
        if self.options["chain"] == "at once":
            line = [last]  # judged as the board stands now, before anything is taken
            before = hole_before(last)
            while self.seeds[before] in (2, 4) and before not in line:
                line.append(before)
                before = hole_before(before)
            for hole in line:
                self.take(hole)
                self.take(facing(hole))
        else:
            hole = last
            while self.seeds[hole] in (2, 4):  # looked at anew after each lifting
                self.take(hole)
                self.take(facing(hole))
                hole = hole_before(hole)

    def take(self, hole: Hole) -> None:
        """The mover captures all that *hole* holds now, nothing if it was taken before."""
        self.captured[self.turn] += self.seeds[hole]
        self.seeds[hole] = 0

    def end_if_it_must(self) -> None:
        """Test, once the turn is finished, whether the game is over; no seed changes place."""
        position = self.row()
        left = sum(self.seeds.values())
        if left == 0:
            self.reason = "board empty"
        elif left == 1:
            self.reason = "one seed left"
        elif position in self.seen:
            self.reason = "cycle"
        else:
            self.seen.append(position)
            return
        self.over = True
        self.winner = who_has_more(self.captured)

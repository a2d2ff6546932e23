"""Positions of Nine Men's Morris that people set up: nine stones a side, placed in turn, taken by mills."""

from collections.abc import Iterator, Sequence

from kazan import editing
from kazan.editing import Fault
from kazan.game import Row
from kazan.games.morris.board import HANDS, MILLS, STONES
from kazan.games.morris.rules import COLOURS, LETTERS

FIRST_MILL = 3
"""The placing that can be the first to close a mill."""
LEAST = 2
"""Who has so few stones left has lost; nobody comes to have fewer."""


class Editing(editing.Editing):
    """The slots of the stones taken are not read: those that are nowhere else have been taken."""

    limits = (1, 3, 5, 7)
    most = STONES

    def faults(self, slots: Sequence[int], extras: Sequence[int], side: int) -> Iterator[Fault]:
        """How many stones each side has, in hand and in all, and how many it can have taken."""
        del extras
        hands = [slots[hand] for hand in HANDS]
        points = slots[:24]
        totals = [points.count(COLOURS[each]) + hands[each] for each in (0, 1)]
        if min(hands) < 0 or max(map(abs, points)) > 1:
            yield Fault("below-none")
            return
        for each in (0, 1):
            if totals[each] > STONES:
                yield Fault("side-over", each, stones=totals[each] - STONES)
            elif totals[each] < LEAST or (totals[each] == LEAST and each != side):
                yield Fault("side-short", each, stones=totals[each])
        # light places first, and nobody moves a stone before his hand is empty
        if hands[1] - hands[0] != side and any(hands):
            yield Fault("hands", side)
        for each in (0, 1):
            taken = STONES - totals[1 - each]
            placed = STONES - hands[each]
            mill = any(all(points[point] == COLOURS[each] for point in line) for line in MILLS)
            if hands[each] and taken > max(0, placed - FIRST_MILL + 1):
                yield Fault("taken-early", each, stones=taken)
            elif mill and taken == 0:
                yield Fault("mill-untaken", each)

    def row(self, slots: Sequence[int], extras: Sequence[int], side: int) -> Row:
        """The row with nothing counted yet: no quiet move, the first occurrence."""
        del extras
        points = "".join(LETTERS[stone] for stone in slots[:24])
        return [points, *(slots[hand] for hand in HANDS), side, 0, 1]

"""The static evaluation of Toguz Korgool.

What is in the kazans, a tuzdik by its place, and for each row: its stones, the pits that can be played, great
heaps (they are what the rival takes), and pits of two stones where the rival can still make a tuzdik.
"""

from collections.abc import Mapping, Sequence

from kazan.games.rows import RowEvaluation, dot
from kazan.games.toguz.rules import SWEPT, TUZDIKS

STONES = (1, 1, 1, 1, 1, 1, 1, 1, 1)
"""A stone in each pit of the own row."""
CHOICE = (0, 2, 2, 2, 4, 6, 8, 10, 10)
"""A pit that holds stones."""
HEAP, GREAT = -12, 12
"""A pit of twelve stones or more."""
TUZDIK = (0, 60, 100, 110, 120, 120, 130, 130, 130)
"""A tuzdik by its number; 0: none."""
LURE = (-2, -10)
"""A pit of two where the rival can make his tuzdik; while moving, while waiting."""


class Evaluation(RowEvaluation):
    """See `RowEvaluation`."""

    context = 255 << TUZDIKS | SWEPT

    def promises(
        self, stones: Sequence[int], context: int, side: int, role: int
    ) -> Mapping[str, int]:
        """See `RowEvaluation.promises`."""
        if context & SWEPT:
            return {}
        tuzdiks = (context >> TUZDIKS & 15, context >> TUZDIKS + 4 & 15)
        own, lost = tuzdiks[side], tuzdiks[1 - side]
        lures = 0
        if not lost:
            lures = sum(stones[pit] == 2 and own != pit + 1 for pit in range(8))
        return {
            "stones": dot(stones, STONES),
            "choice": sum(weight for pit, weight in enumerate(CHOICE) if stones[pit]),
            "heaps": HEAP * sum(heap >= GREAT for heap in stones),
            "tuzdik": TUZDIK[own],
            "lures": LURE[role] * lures,
        }

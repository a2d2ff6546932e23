"""The static evaluation of Toguz Korgool.

What is in the kazans, a tuzdik by its number, and for each row: its stones, the pits that can be played, lone
stones, great heaps (one is a reserve of moves, more are what the rival takes), and pits of two where the
rival can still make his tuzdik. The weights are fitted by least squares to the results of games between
two searches of three plies.
"""

from collections.abc import Mapping, Sequence

from kazan.evaluation import STONE
from kazan.games.rows import RowEvaluation, dot
from kazan.games.toguz.rules import SWEPT, TUZDIKS

STONES = (2, 4, 5, 1, 1, 2, 0, 2, -1)
"""A stone in each pit of the own row."""
CHOICE = (0, 14, 24, 38, 40, 27, 28, 21, 11)
"""A pit that holds stones."""
LONE = -12
"""A pit with a single stone."""
HEAP, GREAT = -58, 12
"""A pit of twelve stones or more."""
LARGEST = 5
"""A stone of the largest heap."""
TUZDIK = (0, 140, 185, 150, 136, 117, 114, 118, 98)
"""A tuzdik by its number; 0: none."""
LURE = -22
"""A pit of two where the rival can make his tuzdik."""


class Evaluation(RowEvaluation):
    """See `RowEvaluation`."""

    swing = 3 * STONE
    context = 255 << TUZDIKS | SWEPT

    def promises(
        self, stones: Sequence[int], context: int, side: int, role: int
    ) -> Mapping[str, int]:
        """See `RowEvaluation.promises`."""
        del role
        if context & SWEPT:
            return {}
        tuzdiks = (context >> TUZDIKS & 15, context >> TUZDIKS + 4 & 15)
        own, lost = tuzdiks[side], tuzdiks[1 - side]
        lures = 0 if lost else sum(stones[pit] == 2 and own != pit + 1 for pit in range(8))
        return {
            "stones": dot(stones, STONES),
            "choice": sum(weight for pit, weight in enumerate(CHOICE) if stones[pit]),
            "lone": LONE * stones.count(1),
            "heaps": HEAP * sum(heap >= GREAT for heap in stones) + LARGEST * max(stones),
            "tuzdik": TUZDIK[own],
            "lures": LURE * lures,
        }

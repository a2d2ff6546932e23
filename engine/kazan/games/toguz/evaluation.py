"""The static evaluation of Toguz Korgool.

What is in the kazans, whose turn it is, and for each row:

- pits: every pit by its stones;
- row: all stones of the row, for a lean row runs out of moves;
- choice: the pits that can be played;
- tuzdik: the own one, by its number and by how much its owner has to sow past it;
- lures: pits of two where the rival can still make his tuzdik.

The weights are fitted to games by ``tools/fit_toguz.py`` and lie in ``evaluation.json``.
"""

import json
from collections.abc import Mapping, Sequence

from kazan.evaluation import STONE, Errors
from kazan.games.rows import MOVES, RowEvaluation
from kazan.games.sowing import SowingGame
from kazan.games.toguz.rules import SWEPT, TUZDIKS
from kazan.shipped import beside

PITS = 9
COUNTS = 24
"""The stones of a pit that differ; more count as the last of them."""
SUMS = 20
"""The sizes of a row that differ, four stones wide."""
STAGES = 4
"""What a tuzdik is worth depends on which of so many sizes its owner's row has."""


def stage(stones: int) -> int:
    """The stage of a row that holds so many *stones*."""
    return (stones >= 15) + (stones >= 35) + (stones >= 60)


class Evaluation(RowEvaluation):
    """See `RowEvaluation`."""

    swing = 3 * STONE
    errors = {"easy": Errors(8, 4), "medium": Errors(20, 4), "hard": Errors(2, 5)}
    context = 255 << TUZDIKS | SWEPT

    def __init__(self, game: SowingGame) -> None:
        super().__init__(game)
        weights = json.loads(beside(__name__, "evaluation.json"))
        self._turn: int = weights["turn"]
        self._worth: list[list[int]] = weights["pits"]
        self._row: list[int] = weights["row"]
        self._choice: list[int] = weights["choice"]
        self._tuzdik: list[list[int]] = weights["tuzdik"]
        self._lures: list[int] = weights["lures"]

    def promises(
        self, stones: Sequence[int], context: int, side: int, role: int
    ) -> Mapping[str, int]:
        """See `RowEvaluation.promises`."""
        if context & SWEPT:
            return {}
        tuzdiks = (context >> TUZDIKS & 15, context >> TUZDIKS + 4 & 15)
        own, lost = tuzdiks[side], tuzdiks[1 - side]
        total, lures = sum(stones), 0
        if not lost:
            lures = sum(
                worth
                for pit, worth in enumerate(self._lures[:8])
                if stones[pit] == 2 and own != pit + 1
            )
        heaps = zip(self._worth, stones, strict=True)
        return {
            "pits": sum(weights[heap if heap < COUNTS else COUNTS - 1] for weights, heap in heaps),
            "row": self._row[min(total // 4, SUMS - 1)],
            "choice": self._choice[PITS - stones.count(0)],
            "tuzdik": self._tuzdik[own][stage(total)] if own else 0,
            "lures": lures,
            "turn": self._turn if role == MOVES else 0,
        }

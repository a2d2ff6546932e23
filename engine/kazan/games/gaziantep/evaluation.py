"""The static evaluation of the Gaziantep game.

The captured seeds, and a little for the seeds and the choice in a row: a turn of relays stirs the whole
board, so nothing that lies there is a promise for long. The weights are fitted by least squares to the
results of games between two searches of four plies.
"""

from collections.abc import Mapping, Sequence

from kazan.evaluation import STONE, Errors
from kazan.game import State
from kazan.games.rows import RowEvaluation

# while moving, while waiting
SEED = (1, 1)
CHOICE = (18, 14)  # a hole that can be played
TURN = (10, 0)


class Evaluation(RowEvaluation):
    """See `RowEvaluation`."""

    swing = 6 * STONE  # one turn may sweep half the board
    errors = {
        "easy": Errors(48, 6),
        "medium": Errors(20, 5),
        "hard": Errors(1, 2),
        "expert": Errors(1, 1),
    }

    def evaluate(self, state: State) -> int:
        """See `Evaluation.evaluate`. A seed may be left over, so half of the seeds is not the measure."""
        return self.final(state) if self.game.over(state) else super().evaluate(state)

    def promises(
        self, stones: Sequence[int], context: int, side: int, role: int
    ) -> Mapping[str, int]:
        """See `RowEvaluation.promises`."""
        del context, side
        return {
            "stones": SEED[role] * sum(stones),
            "choice": CHOICE[role] * sum(map(bool, stones)),
            "turn": TURN[role],
        }

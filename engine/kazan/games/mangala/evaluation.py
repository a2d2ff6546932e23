"""The static evaluation of Turkish Mangala."""

from pathlib import Path

from kazan.games.twelve import TwelvePits
from kazan.games.twelve_evaluation import PairEvaluation


class Evaluation(PairEvaluation):
    """See `PairEvaluation`."""

    def weights(self, game: TwelvePits) -> Path:
        """See `PairEvaluation.weights`."""
        del game
        return Path(__file__).with_name("evaluation.dat")

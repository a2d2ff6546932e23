"""The static evaluation of Turkish Mangala."""

from pathlib import Path

from kazan.evaluation import Errors
from kazan.games.twelve import TwelvePits
from kazan.games.twelve_evaluation import PairEvaluation


class Evaluation(PairEvaluation):
    """See `PairEvaluation`."""

    errors = {"easy": Errors(16, 11), "medium": Errors(18, 5)}

    def weights(self, game: TwelvePits) -> Path:
        """See `PairEvaluation.weights`."""
        del game
        return Path(__file__).with_name("evaluation.dat")

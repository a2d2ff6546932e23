"""The static evaluation of Kalah."""

from kazan.evaluation import Errors
from kazan.games.twelve_evaluation import PairEvaluation


class Evaluation(PairEvaluation):
    """See `PairEvaluation`."""

    errors = {
        "easy": Errors(12, 8),
        "medium": Errors(18, 5),
        "hard": Errors(2, 4),
        "expert": Errors(2, 2),
    }

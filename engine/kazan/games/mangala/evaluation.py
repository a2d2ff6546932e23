"""The static evaluation of Turkish Mangala."""

from kazan.evaluation import Errors
from kazan.games.twelve_evaluation import PairEvaluation


class Evaluation(PairEvaluation):
    """See `PairEvaluation`."""

    errors = {
        "easy": Errors(16, 11),
        "medium": Errors(18, 7),
        "hard": Errors(2, 4),
        "expert": Errors(2, 2),
    }

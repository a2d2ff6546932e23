"""Quiescence: a capture that a position offers, and the answer to it, are played before it is judged."""

from collections.abc import Callable

from kazan.evaluation import Evaluation
from kazan.game import Game, Move, State
from kazan.search.bounds import farther, nearer

PLIES = 2
"""No line of captures is longer."""


class Quiescence:
    """The last plies of a search, in a game where every move passes the turn."""

    def __init__(
        self,
        game: Game,
        evaluation: Evaluation,
        look_up: Callable[[State, Move, State], int | None] | None,
    ) -> None:
        """*look_up* asks the endgame tables, as `Endgame.value` does."""
        self.nodes = 0
        """The nodes since somebody counted them."""
        self._game = game
        self._evaluation = evaluation
        self._look_up = look_up

    def value(self, state: State, stand: int, alpha: int, beta: int, plies: int = PLIES) -> int:
        """The value of *state* when who likes to captures, *plies* at most, or a bound of it.

        *stand* is what it is worth as it stands.
        """
        if stand >= beta or plies == 0:
            return stand
        best = stand
        for move in self._evaluation.noisy(state):
            child = self._game.play(state, move)
            self.nodes += 1
            exact = self._look_up(state, move, child) if self._look_up else None
            if exact is None:
                low, high = -farther(beta), -farther(max(alpha, best))
                judged = self._evaluation.evaluate(child)
                exact = self.value(child, judged, low, high, plies - 1)
            best = max(best, nearer(-exact))
            if best >= beta:
                break
        return best

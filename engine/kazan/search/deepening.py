"""Iterative deepening at the root: every move with its value, one ply deeper each time."""

from collections.abc import Generator, Sequence

from kazan.endgame import Endgame
from kazan.evaluation import STONE, WIN, Evaluation
from kazan.game import Game, Move, State
from kazan.search.alphabeta import INFINITE, Search, farther, nearer
from kazan.search.table import Table

ASPIRATION = STONE
"""Half the window around the value of the depth before."""


class Deepening:
    """The search from one state of some of its moves, one at least.

    Moves that are at most *margin* worse than the best get their exact value, the others a bound.
    """

    def __init__(
        self,
        game: Game,
        evaluation: Evaluation,
        state: State,
        moves: Sequence[Move],
        past: Sequence[State] = (),
        quiet: int = 0,
        margin: int = 0,
        endgame: Endgame | None = None,
    ) -> None:
        self.values: dict[Move, int] = {}
        """The moves of the last depth searched to its end."""
        self.fresh: dict[Move, int] = {}
        """The moves of the depth being searched, as far as it has come; the best so far was first."""
        self.depth = 0
        """The last depth searched to its end."""
        self.search = Search(game, evaluation, Table(), (*past, state), endgame)
        self._game = game
        self._evaluation = evaluation
        self._state = state
        self._moves = list(moves)
        self._quiet = quiet
        self._margin = margin
        self._endgame = endgame

    def run(self, most: int) -> Generator[None, None, None]:
        """Search to depth *most*, or until nothing more can be learned."""
        for depth in range(1, most + 1):
            yield from self._deepen(depth)
            self.values, self.fresh, self.depth = self.fresh, {}, depth
            self._moves.sort(key=self.values.__getitem__, reverse=True)
            if not self.search.open or self._nothing_quicker(self.values[self._moves[0]]):
                return

    def _nothing_quicker(self, value: int) -> bool:
        """Whether a game is won or lost for certain and no sooner or later end can be better."""
        return not self._evaluation.by_margin and WIN - abs(value) <= self.depth

    def _deepen(self, depth: int) -> Generator[None, None, None]:
        """Fill `fresh`."""
        search, limit = self.search, self._game.quiet_limit
        search.quiet_limit = limit if limit and self._quiet + depth >= limit else 0
        search.open = False
        best = -INFINITE
        for move in self._moves:
            if search.nodes >= search.pause_at:
                yield
            if not self.fresh:
                value = yield from self._aspire(move, depth)
            else:
                floor = max(best - self._margin - 1, -INFINITE)
                value = yield from self._value(move, depth, floor, floor + 1)
                if value > floor:
                    value = yield from self._value(move, depth, floor, INFINITE)
            best = max(best, value)
            self.fresh[move] = value

    def _aspire(self, move: Move, depth: int) -> Generator[None, None, int]:
        """The exact value of *move*, looked for around the value it had."""
        if not self.values:
            return (yield from self._value(move, depth, -INFINITE, INFINITE))
        guess = self.values[move]
        low, high = guess - ASPIRATION, guess + ASPIRATION
        value = yield from self._value(move, depth, low, high)
        if value <= low:
            value = yield from self._value(move, depth, -INFINITE, low + 1)
        elif value >= high:
            value = yield from self._value(move, depth, high - 1, INFINITE)
        return value

    def _value(self, move: Move, depth: int, alpha: int, beta: int) -> Generator[None, None, int]:
        """The value of *move*, or a bound of it."""
        search, state = self.search, self._state
        child = self._game.play(state, move)
        passes = (state ^ child) & 1
        search.nodes += 1
        search.quiet = self._quiet
        exact = self._endgame.value(state, move, child) if self._endgame else None
        if search.ends(state, move, child):
            value = self._evaluation.settled(child)
        elif exact is not None:
            value = exact
        else:
            low, high = farther(alpha), farther(beta)
            low, high = (-high, -low) if passes else (low, high)
            value = yield from search.value(child, depth - 1, low, high)
        return nearer(-value if passes else value)

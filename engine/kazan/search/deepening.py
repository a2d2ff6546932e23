"""Iterative deepening at the root: every move with its value, one ply deeper each time."""

from collections.abc import Generator, Sequence
from typing import Protocol

from kazan.evaluation import WIN, Evaluation
from kazan.game import Move, State
from kazan.search.alphabeta import INFINITE


class Searching(Protocol):
    """A search that is deepened."""

    nodes: int
    pause_at: int
    open: bool
    """Whether more depth may teach more: not everything has been searched to the end of the game."""
    sure: bool
    """Whether the last value of `root` is known to the end."""

    def begin(self, depth: int) -> None:
        """Get ready for *depth*."""

    def root(
        self, state: State, move: Move, depth: int, alpha: int, beta: int
    ) -> Generator[None, None, int]:
        """The value of *move* in *state*, *depth* plies deep, or a bound of it."""

    def line(self, state: State, moves: Sequence[Move]) -> list[Move]:
        """*moves* and what is known to be best after them."""


class Deepening:
    """The search from one state of some of its moves, one at least.

    Moves that are at most *margin* worse than the best get their exact value, the others a bound.
    """

    def __init__(
        self,
        search: Searching,
        evaluation: Evaluation,
        state: State,
        moves: Sequence[Move],
        margin: int = 0,
    ) -> None:
        self.values: dict[Move, int] = {}
        """The moves of the last depth searched to its end."""
        self.fresh: dict[Move, int] = {}
        """The moves of the depth being searched, as far as it has come; the best so far was first."""
        self.depth = 0
        """The last depth searched to its end."""
        self.known = False
        """Whether the values are those of a search to the end of the game."""
        self.sure: set[Move] = set()
        """The moves whose last value is known to the end."""
        self.search = search
        self._evaluation = evaluation
        self._state = state
        self._moves = list(moves)
        self._margin = margin

    def run(self, most: int) -> Generator[None, None, None]:
        """Search to depth *most*, or until nothing more can be learned."""
        for depth in range(1, most + 1):
            yield from self._deepen(depth)
            self.values, self.fresh, self.depth = self.fresh, {}, depth
            self._moves.sort(key=self.values.__getitem__, reverse=True)
            self.known = not self.search.open
            if self.known or self._nothing_quicker(self.values[self._moves[0]]):
                return

    def _nothing_quicker(self, value: int) -> bool:
        """Whether a game is won or lost for certain and no sooner or later end can be better."""
        return not self._evaluation.by_margin and WIN - abs(value) <= self.depth

    def _deepen(self, depth: int) -> Generator[None, None, None]:
        """Fill `fresh`."""
        search, state = self.search, self._state
        search.begin(depth)
        best = -INFINITE
        for move in self._moves:
            if search.nodes >= search.pause_at:
                yield
            floor, ceiling = -INFINITE, INFINITE
            if self.fresh:  # the others are only asked whether they come near the best
                floor = max(best - self._margin - 1, -INFINITE)
                ceiling = floor + 1
            value = yield from search.root(state, move, depth, floor, ceiling)
            if floor < value and ceiling < INFINITE:
                value = yield from search.root(state, move, depth, floor, INFINITE)
            best = max(best, value)
            self.fresh[move] = value
            (self.sure.add if search.sure else self.sure.discard)(move)

"""What the search asks about a state beside the rules: how good it is, and what to look at first.

Each game has one in its folder, ``evaluation.py``, by the name of `Evaluation`. Values are whole numbers in
one scale for all games, always for the side to move.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, NamedTuple

from kazan.game import Game, Move, State

STONE = 16
"""The value of one stone in the store, or on the board of morris."""
WIN = 1 << 20
"""The value of a won game, before the stones by which it is won."""
WON = WIN >> 1
"""Every value above this is a won game, every value below its negative a lost one."""


class Errors(NamedTuple):
    """How a player of a lower level errs: see `kazan.search.levels.Level`."""

    whim: int
    blindness: int


class Evaluation(ABC):
    """The static evaluation of one game."""

    swing = STONE
    """What a move commonly gains or loses: the unit of what a player of a lower level misjudges."""
    errors: ClassVar[Mapping[str, Errors]] = {}
    """How a player of a level errs in this game, by the name of the level, where not as in others."""
    margins = False
    """Whether it is made for `kazan.search.margin`."""
    by_margin = True
    """Whether a game is better won by more stones."""
    quiesces = False
    """Whether what is `noisy` is played out. Every move must pass the turn."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @abstractmethod
    def evaluate(self, state: State) -> int:
        """The value of *state* as it stands, for the side to move; exact when the game is over."""

    @abstractmethod
    def features(self, state: State) -> Mapping[str, int]:
        """The parts of `evaluate` by name, for the side to move; their sum where the game goes on."""

    def noisy(self, state: State) -> Sequence[Move]:
        """The moves that `evaluate` cannot foresee, captures above all; none where the game is over."""
        del state
        return ()

    def final(self, state: State) -> int:
        """The value of a state that is over: won or lost, and by how many stones."""
        winner = self.game.winner(state)
        if winner is None:
            return 0
        margin = STONE * self.game.score(state) if self.by_margin else 0
        return margin + WIN if winner == state & 1 else margin - WIN

    def settled(self, state: State) -> int:
        """The value of *state* when its path ends the game."""
        return self.final(self.game.settle(state))


class Greedy(Evaluation):
    """What has been taken, and nothing else: for a player who does not think of what comes of it."""

    def __init__(self, of: Evaluation) -> None:
        """In the game of another evaluation."""
        super().__init__(of.game)
        self.by_margin = of.by_margin

    def evaluate(self, state: State) -> int:
        """See `Evaluation.evaluate`."""
        return self.final(state) if self.game.over(state) else STONE * self.game.score(state)

    def features(self, state: State) -> Mapping[str, int]:
        """See `Evaluation.features`."""
        return {"score": STONE * self.game.score(state)}

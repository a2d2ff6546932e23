"""What the search asks an endgame table: exact values, and what to play where everything is known.

A game that has tables has a module ``endgame.py`` in its folder with an `Endgame` of its own. Values are on
the scale of `kazan.evaluation`, for the side to move, as a search to the end would give them.
"""

from abc import ABC, abstractmethod
from collections.abc import Generator, Sequence
from copy import copy
from typing import ClassVar, NamedTuple, Self

from kazan.datafile import DataFile
from kazan.game import Game, Move, State

KIND = "endgame"
"""What the first line of a table's file calls it."""


class Verdict(NamedTuple):
    """What a table says of a state and its moves."""

    moves: tuple[
        Move, ...
    ]  # those that keep the result and, if it is won or lost, the best distance
    value: int | None  # of each of them, for the side to move; None: not certain
    open: bool  # whether it is worth thinking about which of them to play


class Endgame(ABC):
    """The endgame tables of one game, under its options."""

    version: ClassVar[int]
    """The version of what the files of this game hold."""

    def __init__(self, game: Game, file: DataFile) -> None:
        """Tables for *game* from *file*; raises `WrongDataError`, `DataVersionError`."""
        file.for_game(KIND, self.version, game)
        self.game = game

    def prepared(self) -> Generator[None, None, None]:
        """Get ready in small steps; nothing can be asked before the last."""
        yield from ()

    def under(self, game: Game) -> Self:
        """The same tables for *game*, which differs only in options that they do not depend on."""
        other = copy(self)
        other.game = game
        return other

    @abstractmethod
    def value(self, before: State, move: Move, state: State) -> int | None:
        """The value of *state*, which *move* has led to from *before*; None: not known.

        It must hold whatever path leads to *before*.
        """

    @abstractmethod
    def verdict(self, state: State, past: Sequence[State], quiet: int) -> Verdict | None:
        """What to play in *state*; None: not known.

        *past* are the earlier states that may occur again, *quiet* counts the quiet moves in a row.
        """

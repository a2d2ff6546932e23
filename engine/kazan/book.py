"""What the search asks an opening book: what to play in a position that was worked out beforehand.

A game that has a book has a module ``book.py`` in its folder with a `Book` of its own.
"""

from abc import ABC, abstractmethod
from collections.abc import Generator
from copy import copy
from typing import ClassVar, Self

from kazan.datafile import DataFile
from kazan.endgame import Verdict
from kazan.game import Game, State

KIND = "book"
"""What the first line of a book's file calls it."""


class Book(ABC):
    """The opening book of one game, under its options."""

    version: ClassVar[int]
    """The version of what the files of this game hold."""

    def __init__(self, game: Game, file: DataFile) -> None:
        """The book for *game* from *file*; raises `WrongDataError`, `DataVersionError`."""
        file.for_game(KIND, self.version, game)
        self.game = game

    @abstractmethod
    def prepared(self) -> Generator[None, None, None]:
        """Get ready in small steps; nothing can be asked before the last. Raises `DamagedDataError`."""

    def under(self, game: Game) -> Self:
        """The same book for *game*, which differs only in options that it does not depend on."""
        other = copy(self)
        other.game = game
        return other

    @abstractmethod
    def verdict(self, state: State) -> Verdict | None:
        """What to play in *state*; None: it is not in the book."""

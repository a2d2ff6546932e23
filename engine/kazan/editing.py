"""Positions that people set up by hand: which ones a game can come to, and what is wrong with the others.

A `Row` says what a record may start from; this says more: what no play leads to is named by a code, so that
the page can tell a person what to mend. Each game has its rules in its folder, ``editing.py``, by the name of
`Editing`. What is named is certain; not every position without a fault has a game that leads to it.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import ClassVar, NamedTuple

from kazan.errors import RequestError
from kazan.game import Game, Row


class Fault(NamedTuple):
    """What is wrong: *code*, whose it is and where (-1: nobody's, nowhere), how many stones."""

    code: str
    side: int = -1
    slot: int = -1
    stones: int = 0


class Editing(ABC):
    """What a position of one game must be like."""

    limits: ClassVar[tuple[int, ...]] = ()
    """The plies within which a win is looked for that makes a position a puzzle; 0: any number."""
    most: ClassVar[int] = 255
    """The most stones in a slot."""
    extras: ClassVar[int] = 0
    """How many numbers a row has between the slots and the turn."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @abstractmethod
    def faults(self, slots: Sequence[int], extras: Sequence[int], side: int) -> Iterator[Fault]:
        """What is wrong with *slots* and *extras* when *side* is to move."""

    @abstractmethod
    def row(self, slots: Sequence[int], extras: Sequence[int], side: int) -> Row:
        """The row of a position without faults."""


def editing_of(game: Game) -> Editing:
    """What a position of *game* must be like; loaded only now, for few ask."""
    editing = import_module(f"kazan.games.{game.key}.editing").Editing(game)
    assert isinstance(editing, Editing)
    return editing


def read_position(editing: Editing, slots: object, extras: object, side: object) -> None:
    """Refuse what is no position at all; raises `RequestError`."""
    lengths = ((slots, editing.game.slot_count), (extras, editing.extras))
    for numbers, length in lengths:
        if not isinstance(numbers, list) or len(numbers) != length:
            raise RequestError(f"{editing.game.key}: {length} numbers expected")
        if not all(type(number) is int and abs(number) <= editing.most for number in numbers):
            raise RequestError(f"stones are whole numbers up to {editing.most}")
    if side not in (0, 1) or type(side) is not int:
        raise RequestError("the side to move is 0 or 1")

"""What the references have in common: how a position is asked, how options are read."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

Move = int | str  # a pit number (0 = pass), or morris notation such as "a1-a4xg7"
Row = list[int | str]  # a position as the rules spell it, a JSON list


class Reference(Protocol):
    """A position with all the history its rules need; never changed once made.

    Made from options (a mapping, a missing key is the default) and a start row, or None for the
    beginning of the game. The turn of a start row wins over the option `starter`, and a start
    row in which the game has ended is treated as if a move had just led to it.
    ValueError: an unknown option or value, a start row in which nobody is to move.
    """

    over: bool
    winner: int | None  # None in a draw, and as long as the game goes on
    reason: str | None  # why the game is over

    @property
    def score(self) -> list[int]:
        """What each player has: the stores; in morris stones on the board and in hand."""

    def row(self) -> Row:
        """The position as a row; its turn is -1 when the game is over."""

    def legal(self) -> Sequence[Move]:
        """Every move allowed, none when the game is over."""

    def play(self, move: Any) -> "Reference":
        """The position after *move*. ValueError: a move that is not legal."""


def outcome(position: Reference) -> dict[str, Any]:
    """Where *position* stands: its row, and how it ended."""
    return {
        "row": position.row(),
        "over": position.over,
        "reason": position.reason,
        "winner": position.winner,
    }


def read_options(
    given: Mapping[str, Any] | None,
    choices: Mapping[str, Sequence[Any]],
    numbers: Mapping[str, int] | None = None,
) -> dict[str, Any]:
    """All options of a game, with *given* in place of the defaults.

    *choices* lists the values of an option, the default first; *numbers* are the options that
    take any integer, with the default. Of 0 and False only the one that is listed will do.
    """
    options = {key: values[0] for key, values in choices.items()} | dict(numbers or {})
    for key, value in (given or {}).items():
        if key not in options:
            raise ValueError(f"unknown option {key!r}")
        kinds = [(type(one), one) for one in choices.get(key, [])]
        is_number = key not in choices and type(value) is int
        if not is_number and (type(value), value) not in kinds:
            raise ValueError(f"option {key!r} cannot be {value!r}")
        options[key] = value
    return options


def read_turn(turn: Any) -> int:
    """The player to move in a start row."""
    if turn not in (0, 1):
        raise ValueError(f"nobody is to move in a row with turn {turn!r}")
    return int(turn)


def who_has_more(score: Sequence[int]) -> int | None:
    """The player with more stones, None for a draw."""
    if score[0] == score[1]:
        return None
    return 0 if score[0] > score[1] else 1


def require(move: Move, legal: Iterable[Move]) -> None:
    """Raise ValueError unless *move* is one of *legal*."""
    if move not in legal:
        raise ValueError(f"{move!r} is not a legal move here")

"""How a game ends with best play on both sides, as far as a search has proved it."""

from typing import NamedTuple

from kazan.evaluation import STONE, WON


class Outcome(NamedTuple):
    """The end of a game: who wins and by how many stones."""

    winner: int | None  # a side; None: a draw
    stones: int | None  # None: not known, or not what the game is about


def outcome(side: int, value: int, known: bool, bounds: bool) -> Outcome | None:
    """What *value* proves for *side*, which is to move; None: nothing.

    *known*: it is that of best play to the end. Else it is the best found so far, and a win found needs no
    other move, but a loss needs *bounds*: that every move has been searched.
    """
    if value > WON:
        return Outcome(side, None)
    if value < -WON and (known or bounds):
        return Outcome(1 - side, None)
    if not known:
        return None
    if value == 0:
        return Outcome(None, 0)
    return Outcome(side if value > 0 else 1 - side, abs(value) // STONE)

"""The slow second implementation of each game, written straight from the rules.

These share no code with the engine, so that a mistake would have to be made twice to go unseen.
They are plain on purpose: dictionaries of stones, one rule after the other, nothing remembered
from the last move that the rules do not speak of. See `common.Reference` for what each offers.
"""

from collections.abc import Callable

from tests.reference import gaziantep, kalah, mangala, morris, toguz
from tests.reference.common import Move, Reference, Row

__all__ = ["REFERENCES", "Move", "Reference", "Row"]

# REFERENCES[game](options, start row) is a position; both arguments may be left out.
REFERENCES: dict[str, Callable[..., Reference]] = {
    "mangala": mangala.Position,
    "kalah": kalah.Position,
    "toguz": toguz.Position,
    "gaziantep": gaziantep.Position,
    "morris": morris.Position,
}

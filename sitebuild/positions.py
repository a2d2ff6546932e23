"""Positions as people write them, for test cases and for the examples of the rules pages.

A board of a sowing game is north's row, the stores, south's row, as they lie on the table:

    0 0 0 0 1 2 | 20 19 | 1 0 0 2 0 3

north's row from its pit 6 to its pit 1, the stores of north and of south, south's row from its pit 1 to its
pit 6; X is a tuzdik. A board of morris is a row of RULES.md: the 24 points, the stones in hand of both, and
the rest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kazan.game import Game, Move, Row, Start
from kazan.games.sowing import SowingGame

if TYPE_CHECKING:
    from kazan.record import Record

SIDES = ("south", "north")
TURNS = {0: "south", 1: "north", -1: "over"}


def as_row(text: str) -> Row:
    """A row of RULES.md written with spaces."""
    return [int(word) if word.lstrip("-").isdigit() else word for word in text.split()]


def read_board(game: Game, text: str, side: str) -> Start:
    """The position of a board; a sowing game need not hold all its stones."""
    if not isinstance(game, SowingGame):
        return game.read_row(as_row(text))
    north, stores, south = (part.split() for part in text.split("|"))
    rows = [south, north[::-1]]
    slots = [0 if pit == "X" else int(pit) for row in rows for pit in row]
    state = game.state([*slots, *map(int, reversed(stores))], SIDES.index(side))
    tuzdiks = [row.index("X") + 1 if "X" in row else 0 for row in reversed(rows)]
    return Start(game.with_extras(state, tuzdiks[: len(game.extras(0))]))


def draw_board(game: Game, record: Record) -> str:
    """The last position of *record* as `read_board` reads it."""
    if not isinstance(game, SowingGame):
        return " ".join(map(str, record.row))
    slots: list[object] = list(game.slots(record.state))
    for mark in game.marks(record.state):
        slots[mark.slot] = "X"
    pits = game.pits
    parts = [slots[2 * pits - 1 : pits - 1 : -1], slots[: 2 * pits - 1 : -1], slots[:pits]]
    return " | ".join(" ".join(map(str, part)) for part in parts)


def find(record: Record, text: str) -> list[Move]:
    """The moves of one word; each is legal only after those before it."""
    moves = []
    for single in record.game.read_moves(text):
        moves.append(record.find(single))
        record = record.play(moves[-1])
    return moves

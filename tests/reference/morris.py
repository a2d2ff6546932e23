"""Nine Men's Morris, straight from the rules.

    7  a7 --------- d7 --------- g7
    6   |   b6 ---- d6 ---- f6   |
    5   |    |  c5  d5  e5  |    |
    4  a4 - b4 - c4    e4 - f4 - g4
    3   |    |  c3  d3  e3  |    |
    2   |   b2 ---- d2 ---- f2   |
    1  a1 --------- d1 --------- g1

Player 0 has the light stones (W), player 1 the dark ones (B).
"""

import copy
from collections.abc import Mapping, Sequence
from typing import Any

from tests.reference.common import Row, read_options, read_turn, require

POINTS = [
    "a7", "d7", "g7", "b6", "d6", "f6", "c5", "d5", "e5", "a4", "b4", "c4",
    "e4", "f4", "g4", "c3", "d3", "e3", "b2", "d2", "f2", "a1", "d1", "g1",
]  # fmt: skip
MILLS = [
    ["a7", "d7", "g7"], ["b6", "d6", "f6"], ["c5", "d5", "e5"], ["a4", "b4", "c4"],
    ["e4", "f4", "g4"], ["c3", "d3", "e3"], ["b2", "d2", "f2"], ["a1", "d1", "g1"],
    ["a7", "a4", "a1"], ["b6", "b4", "b2"], ["c5", "c4", "c3"], ["d7", "d6", "d5"],
    ["d3", "d2", "d1"], ["e5", "e4", "e3"], ["f6", "f4", "f2"], ["g7", "g4", "g1"],
]  # fmt: skip
EMPTY = "."
COLOURS = ["W", "B"]

OPTIONS: dict[str, list[Any]] = {"flying": [True, False], "repetition": [3, 0], "starter": [0]}
NUMBERS = {"quiet_limit": 50}


def are_neighbours(one: str, two: str) -> bool:
    """Whether two points stand next to each other in a line."""
    return any({one, two} in ({a, b}, {b, c}) for a, b, c in MILLS)


NEIGHBOURS = {
    point: [other for other in POINTS if are_neighbours(point, other)] for point in POINTS
}


class Position:
    """A position of a game; see `common.Reference`."""

    def __init__(
        self, options: Mapping[str, Any] | None = None, start: Sequence[Any] | None = None
    ) -> None:
        self.options = read_options(options, OPTIONS, NUMBERS)
        if self.options["quiet_limit"] < 0:
            raise ValueError("quiet_limit cannot be negative")
        if start is None:
            start = [EMPTY * 24, 9, 9, self.options["starter"], 0, 1]
        self.board: dict[str, str] = dict(zip(POINTS, start[0], strict=True))
        self.hands: list[int] = [start[1], start[2]]
        self.turn = read_turn(start[3])
        self.quiet: int = start[4]  # moves without capture, of both players
        # how often each position has stood since the last placement or capture
        self.occurrences: dict[tuple[object, ...], int] = {self.position(): start[5]}
        self.over = False
        self.winner: int | None = None
        self.reason: str | None = None
        self.end_if_it_must()

    @property
    def score(self) -> list[int]:
        return [self.stones_of(0), self.stones_of(1)]

    def row(self) -> Row:
        return [
            "".join(self.board.values()),
            *self.hands,
            -1 if self.over else self.turn,
            self.quiet,
            self.occurrences[self.position()],
        ]

    def position(self) -> tuple[object, ...]:
        """What must be the same in a repetition: the stones, the hands, the player to move."""
        return ("".join(self.board.values()), *self.hands, self.turn)

    def points_of(self, player: int) -> list[str]:
        """Where the stones of *player* stand."""
        return [point for point in POINTS if self.board[point] == COLOURS[player]]

    def stones_of(self, player: int) -> int:
        """The stones of *player* on the board and in hand."""
        return len(self.points_of(player)) + self.hands[player]

    def in_mill(self, point: str) -> bool:
        """Whether the stone on *point* stands in a mill."""
        colour = self.board[point]
        return any(
            point in mill and all(self.board[other] == colour for other in mill) for mill in MILLS
        )

    def legal(self) -> list[str]:
        if self.over:
            return []
        other = 1 - self.turn
        moves = []
        for origin, target in self.arrivals():
            arrived = self.arrive(origin, target)
            written = target if origin is None else f"{origin}-{target}"
            if arrived.in_mill(target) and arrived.points_of(other):
                moves += [f"{written}x{point}" for point in arrived.removable(other)]
            else:
                moves.append(written)
        return moves

    def arrivals(self) -> list[tuple[str | None, str]]:
        """Every way to bring a stone to an empty point: (from, to), from hand if None."""
        mover = self.turn
        empty = [point for point in POINTS if self.board[point] == EMPTY]
        if self.hands[mover] > 0:
            return [(None, target) for target in empty]
        own = self.points_of(mover)
        if self.options["flying"] and len(own) == 3:
            return [(origin, target) for origin in own for target in empty]
        return [
            (origin, target) for origin in own for target in empty if target in NEIGHBOURS[origin]
        ]

    def arrive(self, origin: str | None, target: str) -> "Position":
        """The mover's stone set on *target*, the move not yet finished."""
        after = copy.copy(self)
        after.board = dict(self.board)
        after.hands = list(self.hands)
        if origin is None:
            after.hands[self.turn] -= 1
        else:
            after.board[origin] = EMPTY
        after.board[target] = COLOURS[self.turn]
        return after

    def removable(self, victim: int) -> list[str]:
        """The stones of *victim* outside mills; all of them if all stand in mills."""
        stones = self.points_of(victim)
        outside = [point for point in stones if not self.in_mill(point)]
        return outside or stones

    def play(self, move: str) -> "Position":
        require(move, self.legal())
        path, _, removed = move.partition("x")
        origin, _, target = path.rpartition("-")  # no origin in a placement
        after = self.arrive(origin or None, target)
        if removed:
            after.board[removed] = EMPTY
        if removed or not origin:
            after.quiet = 0
            after.occurrences = {}
        else:
            after.quiet += 1
            after.occurrences = dict(self.occurrences)
        after.turn = 1 - self.turn
        position = after.position()
        after.occurrences[position] = after.occurrences.get(position, 0) + 1
        after.end_if_it_must()
        return after

    def end_if_it_must(self) -> None:
        """Test, once the move is finished: two stones left, blocked, repetition, 50 moves."""
        repetition = self.options["repetition"]
        quiet_limit = self.options["quiet_limit"]
        for player in (self.turn, 1 - self.turn):
            if self.stones_of(player) <= 2:
                self.end("two stones left", winner=1 - player)
                return
        if self.hands[self.turn] == 0 and not self.arrivals():
            self.end("blocked", winner=1 - self.turn)
        elif repetition and self.occurrences[self.position()] >= repetition:
            self.end("repetition", winner=None)
        elif quiet_limit and self.quiet >= quiet_limit:
            self.end("no capture", winner=None)

    def end(self, reason: str, winner: int | None) -> None:
        self.over = True
        self.reason = reason
        self.winner = winner

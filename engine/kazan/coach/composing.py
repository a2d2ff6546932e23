"""A position as a puzzle: which of its moves are proved to win, and that the others are not."""

from collections.abc import Iterator
from typing import NamedTuple

from kazan.coach.puzzles import ENDLESS, Prover
from kazan.editing import editing_of
from kazan.game import Move
from kazan.record import Record

MOST = 30_000
"""Positions after which a proof is given up."""


class Aim(NamedTuple):
    """The win of a puzzle: within so many *plies* (0: any number), by each of the first moves *right*."""

    plies: int
    right: tuple[Move, ...]


class ComposeTask:
    """Whether the side to move in the last position of a record wins by force, and by which first moves."""

    def __init__(self, record: Record, most: int = MOST) -> None:
        self.record = record
        self.aim: Aim | None = None  # nothing is proved
        self._prover = Prover(record.game, record.state & 1)
        self._most = most
        self._work = self._look()

    def step(self, milliseconds: float) -> float:
        """Prove on, as `HintTask.step`; a slice is as long as a chunk of positions takes."""
        del milliseconds
        try:
            next(self._work)
        except StopIteration:
            return 1.0
        if self._prover.positions >= self._most:
            return 1.0
        return min(self._prover.positions / self._most, 0.99)

    def _look(self) -> Iterator[None]:
        """Look for the shortest win, a chunk of positions at a time. One with no choice is no puzzle."""
        game, state, moves = self.record.game, self.record.state, self.record.legal
        if len(moves) < 2:
            return
        for plies in editing_of(game).limits:
            right: list[Move] = []
            for move in moves:
                after = game.play(state, move)
                if (yield from self._prover.search(after, plies - 1 if plies else ENDLESS)):
                    right.append(move)
            if right:
                self.aim = Aim(plies, tuple(right))
                return

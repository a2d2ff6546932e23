"""Looking back on a game: what each position was worth, which moves turned it, how accurate each side was.

Each position is thought about for an equal share of the time; a move that ends the game or was the only one
needs no thought. *Chances* are what a position is worth to south, from 0 (lost) to 1 (won): a logistic curve
of the value in stones. A move's *loss* is what it takes from its side's chances, compared with the best move
found; the *accuracy* of a side is 100 less its mean loss in per cent, taken over the moves where it had a
choice. docs/decisions.md has the figures.
"""

from collections.abc import Generator
from math import exp
from typing import NamedTuple

from kazan.coach.faults import faults
from kazan.coach.hint import Hint, HintTask, played
from kazan.coach.reasons import Reason, reasons
from kazan.evaluation import WON
from kazan.game import Move
from kazan.record import Record
from kazan.search.limits import Limits
from kazan.search.thinker import evaluation_of

THOUGHT = Limits(seconds=0.25)
"""How long each position is thought about."""
TURNING = 0.15
"""What a move must lose of the chances to be a turning point."""
MOST = 6
"""The most turning points that are told."""
SPREAD = 4
"""Stones ahead that make chances of 73 per cent, in units of what a move commonly gains."""


class Turn(NamedTuple):
    """A move that lost much: its ply from 1, what was better and why, and what is wrong with it."""

    ply: int
    loss: float
    better: Move
    reasons: tuple[Reason, ...]
    faults: tuple[Reason, ...]
    line: tuple[Move, ...]  # from the position before: the better move and what follows


class Review(NamedTuple):
    """South's chances after each ply, the start first; the turning points; the accuracy of both sides."""

    chances: tuple[float, ...]
    losses: tuple[float, ...]  # of each move, 0 where there was no choice
    turns: tuple[Turn, ...]
    accuracy: tuple[float | None, float | None]  # None: the side never had a choice


class ReviewTask:
    """Thinking about every position of a record."""

    def __init__(self, record: Record, limits: Limits = THOUGHT) -> None:
        self.record = record
        self.review: Review | None = None
        self._limits = limits
        self._part = 0.0
        self._milliseconds = 0.0
        self._swing = evaluation_of(record.game).swing
        self._work = self._look_back()

    def step(self, milliseconds: float) -> float:
        """As `HintTask.step`."""
        self._milliseconds = milliseconds
        try:
            next(self._work)
        except StopIteration:
            return 1.0
        return self._part

    def _look_back(self) -> Generator[None, None, None]:
        """From the end to the start, so that each move finds what came of it."""
        record, count = self.record, len(self.record.moves)
        chances = [0.0] * (count + 1)
        losses = [0.0] * count
        found: list[Turn] = []
        chances[count] = yield from self._last()
        for ply in range(count, 0, -1):
            self._part = 0.99 * (count - ply + 1) / (count + 1)
            before = record.undo(count - ply + 1)
            if len(before.legal) < 2:
                chances[ply - 1] = chances[ply]
                continue
            side, move = before.state & 1, record.moves[ply - 1]
            task = HintTask(before, self._limits)
            while task.step(self._milliseconds) < 1:
                yield
            assert task.hint
            best = self._chance(before, task.score)
            # what came of the move was seen a ply further on, so it is the better judge of both
            reached = chances[ply]
            if move in task.hint.moves:
                chances[ply - 1] = reached
            else:
                better = max(best, reached) if side == 0 else min(best, reached)
                chances[ply - 1] = better
                losses[ply - 1] = abs(better - reached)
                if losses[ply - 1] >= TURNING:
                    found.append(self._turn(before, ply, losses[ply - 1], task.hint))
            yield
        found.sort(key=lambda turn: -turn.loss)
        turns = tuple(sorted(found[:MOST], key=lambda turn: turn.ply))
        accuracy = self._accuracy(losses, 0), self._accuracy(losses, 1)
        self.review = Review(tuple(chances), tuple(losses), turns, accuracy)

    def _last(self) -> Generator[None, None, float]:
        """South's chances in the last position."""
        record = self.record
        result = record.result
        if result:
            return 0.5 if result.winner is None else 1.0 - result.winner
        task = HintTask(record, self._limits)
        while task.step(self._milliseconds) < 1:
            yield
        return self._chance(record, task.score)

    def _chance(self, record: Record, score: int) -> float:
        """South's chances where *score* is the value for the side to move."""
        value = -score if record.state & 1 else score
        if abs(value) > WON:
            return float(value > 0)
        spread = SPREAD * self._swing
        return 1 / (1 + exp(-value / spread))

    def _turn(self, before: Record, ply: int, loss: float, hint: Hint) -> Turn:
        """The turning point that the move made as *ply* was."""
        game, state = before.game, before.state
        made = played(before, self.record.moves[ply - 1 :])
        return Turn(
            ply,
            loss,
            hint.moves[0],
            tuple(reasons(game, state, hint.moves[0], hint.line[1:])),
            tuple(faults(game, state, made, hint.line)),
            hint.line,
        )

    def _accuracy(self, losses: list[float], side: int) -> float | None:
        """See the head of this module."""
        lost: list[float] = []
        for ply, loss in enumerate(losses):
            state = self.record.positions[ply].state
            if state & 1 == side and len(self.record.game.moves(state)) > 1:
                lost.append(loss)
        return 100 * (1 - sum(lost) / len(lost)) if lost else None

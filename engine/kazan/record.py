"""A game with its history. Immutable: every change gives a new record.

What depends on the path lives here: repetition, moves without capture, endings that players agree on.
The record is the save file, the share link and the undo stack; `notation` gives its text form.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from kazan.errors import EndingError, GameOverError, IllegalMoveError, LengthError
from kazan.game import Game, Move, Row, Start, State
from kazan.match import Match
from kazan.step import Event, Trace

RESIGNED, AGREED, TIME, STOPPED = "resigned", "agreed", "time", "stopped"
MOST_MOVES = 10_000
"""The longest game; without the guards against repetition some could go on for ever."""


class Position(NamedTuple):
    """A state and its path: quiet moves in a row, its occurrences, why it is over ("": it is not)."""

    state: State
    quiet: int
    occurrences: int
    reason: str


class Ending(NamedTuple):
    """How the players ended a game; *side* resigned or ran out of time (-1: neither did)."""

    reason: str
    side: int


class Result(NamedTuple):
    """Why a game is over and which side has won it (None: a draw)."""

    reason: str
    winner: int | None
    side: int | None = None


@dataclass(frozen=True)
class Record:
    """*positions* has one entry more than *moves*; *undone* are the moves that redo would play, in order."""

    game: Game
    positions: tuple[Position, ...]
    moves: tuple[Move, ...] = ()
    undone: tuple[Move, ...] = ()
    ending: Ending | None = None
    match: Match | None = None

    @classmethod
    def begin(cls, game: Game, start: Start | None = None, match: Match | None = None) -> "Record":
        """A record without moves, from *start* or from the first position of *game*."""
        state, quiet, occurrences = start or Start(game.start())
        return cls(game, (_judge(game, state, quiet, occurrences),), match=match)

    # where it stands

    @property
    def position(self) -> Position:
        """The last position."""
        return self.positions[-1]

    @property
    def state(self) -> State:
        """The last state."""
        return self.positions[-1].state

    @property
    def begun(self) -> Start:
        """The position it started from."""
        return Start(*self.positions[0][:3])

    @property
    def result(self) -> Result | None:
        """Why it is over and who has won; None while it goes on."""
        if self.ending is not None:
            reason, side = self.ending
            if reason in (RESIGNED, TIME):
                return Result(reason, 1 - side, side)
            return Result(reason, self.game.decided(self.state) if reason == STOPPED else None)
        if not self.position.reason:
            return None
        return Result(self.position.reason, self.game.winner(self.state))

    @property
    def turn(self) -> int:
        """The side to move, or -1 when it is over."""
        return -1 if self.result else self.state & 1

    @property
    def row(self) -> Row:
        """The last position as a row of RULES.md."""
        return self.game.row(self.state, self.turn, self.position.quiet, self.position.occurrences)

    @property
    def legal(self) -> tuple[Move, ...]:
        """The moves that can be played; none when it is over."""
        return () if self.result else tuple(self.game.moves(self.state))

    @property
    def past(self) -> tuple[State, ...]:
        """The earlier states that may still occur again, as often as they have occurred, oldest first."""
        states: list[State] = []
        for index in self._reversible():
            before = self.positions[index]
            states.append(before.state)
            if index == 0:
                states.extend([before.state] * (before.occurrences - 1))
        if not self.moves:
            states.extend([self.state] * (self.position.occurrences - 1))
        return tuple(reversed(states))

    @property
    def turn_goes_on(self) -> bool:
        """Whether the side that made the last move moves again in the same turn."""
        if not self.moves:
            return False
        before = self.positions[-2].state
        return self.game.joins(before, self.moves[-1], self.state)

    def find(self, text: str) -> Move:
        """The legal move written *text*; raises `GameOverError`, `IllegalMoveError`."""
        if self.result:
            raise GameOverError(f"the game is over: {self.result.reason}")
        return self.game.read_move(self.state, text)

    def along(self, path: tuple[int, ...]) -> Move:
        """The legal move that touches the slots of *path*; raises `GameOverError`, `IllegalMoveError`."""
        if self.result:
            raise GameOverError(f"the game is over: {self.result.reason}")
        for move in self.legal:
            if self.game.path(move) == path:
                return move
        raise IllegalMoveError(f"no move touches the slots {list(path)}")

    def plies_back_to(self, side: int) -> int:
        """How many moves to undo to the last position in which *side* chose a move; 0: there is none."""
        for plies, move in enumerate(reversed(self.moves), 1):
            if self.positions[-1 - plies].state & 1 == side and self.game.path(move):
                return plies
        return 0

    def plies_on_to(self, side: int) -> int:
        """How many undone moves to redo until *side* is to move again, or all."""
        record = self
        for plies in range(1, len(self.undone) + 1):
            record = record.redo()
            if record.state & 1 == side:
                return plies
        return len(self.undone)

    # changing it

    def play(self, move: Move) -> "Record":
        """The record after *move*; raises `GameOverError`, `IllegalMoveError`, `LengthError`."""
        if self.result:
            raise GameOverError(f"the game is over: {self.result.reason}")
        if move not in self.game.moves(self.state):
            raise IllegalMoveError(f"move {move} is not legal here")
        if len(self.moves) >= MOST_MOVES:
            raise LengthError(f"a record holds at most {MOST_MOVES} moves")
        undone = self.undone[1:] if self.undone[:1] == (move,) else ()
        return replace(
            self,
            positions=(*self.positions, self._after(move)),
            moves=(*self.moves, move),
            undone=undone,
        )

    def undo(self, plies: int = 1) -> "Record":
        """The record *plies* moves earlier (at most to the start), without an ending by the players."""
        kept = max(len(self.moves) - plies, 0)
        return replace(
            self,
            positions=self.positions[: kept + 1],
            moves=self.moves[:kept],
            undone=self.moves[kept:] + self.undone,
            ending=None,
        )

    def redo(self, plies: int = 1) -> "Record":
        """The record with the next *plies* undone moves played again (at most all)."""
        record = self
        for move in self.undone[:plies]:
            record = record.play(move)
        return record

    def end(self, reason: str, side: int = -1) -> "Record":
        """The record ended by the players.

        *reason* is resigned or time (by *side*), agreed (a draw), or stopped (once it is decided).
        Raises `EndingError` when it is over or cannot end so.
        """
        if self.result:
            raise EndingError(f"the game is over: {self.result.reason}")
        if reason in (RESIGNED, TIME):
            if side not in (0, 1):
                raise EndingError(f"{reason}: by side 0 or 1, not {side!r}")
        elif reason not in (AGREED, STOPPED):
            raise EndingError(f"a game cannot end by {reason!r}")
        elif side != -1:
            raise EndingError(f"{reason}: by both sides, not by one")
        elif reason == STOPPED and self.game.decided(self.state) is None:
            raise EndingError("only a decided game can be stopped")
        return replace(self, ending=Ending(reason, side), undone=())

    def within(self, match: Match) -> "Record":
        """The same game as the next set of *match*."""
        return replace(self, match=match)

    # telling it

    def trace(self, move: Move) -> Trace:
        """*move*, legal here, told stone by stone, with the ending that the path brings."""
        steps, events = self.game.steps(self.state, move)
        after = self._after(move)
        if after.reason and not self.game.over(self.game.play(self.state, move)):
            sweeps = self.game.settling(self.game.play(self.state, move))
            winner = self.game.winner(after.state)
            swept = sum(step.stones for step in sweeps)
            stores = tuple(dict.fromkeys(step.target for step in sweeps))
            steps += sweeps
            side = -1 if winner is None else winner
            events += (Event("end", len(steps), side, stores, swept, after.reason),)
        return Trace(steps, events)

    # the path

    def _after(self, move: Move) -> Position:
        """The position after *move*, judged with the whole path."""
        game, before = self.game, self.position
        state = game.play(before.state, move)
        quiet = before.quiet + 1 if game.quiet(before.state, move, state) else 0
        occurrences = 1
        if game.repeats(before.state, move, state):
            for index in (len(self.positions) - 1, *self._reversible()):
                if self.positions[index].state == state:
                    occurrences = self.positions[index].occurrences + 1
                    break
        return _judge(game, state, quiet, occurrences)

    def _reversible(self) -> Iterator[int]:
        """The indices of the earlier positions that may occur again, latest first."""
        states = self.positions
        for index in range(len(self.moves) - 1, -1, -1):
            move = self.moves[index]
            if not self.game.repeats(states[index].state, move, states[index + 1].state):
                return
            yield index


def _judge(game: Game, state: State, quiet: int, occurrences: int) -> Position:
    """The position, over by the rules or by its path, and then with its final state."""
    if game.over(state):
        return Position(state, quiet, occurrences, game.reason(state))
    if game.repetition and occurrences >= game.repetition:
        return Position(game.settle(state), quiet, occurrences, game.repetition_reason)
    if game.quiet_limit and quiet >= game.quiet_limit:
        return Position(state, quiet, occurrences, "no capture")
    return Position(state, quiet, occurrences, "")

"""A good move and why it is good; why another move is not. Thought about in slices."""

from collections.abc import Sequence
from typing import NamedTuple

from kazan.coach.deeds import turn
from kazan.coach.faults import faults
from kazan.coach.reasons import Reason, reasons
from kazan.evaluation import STONE, WON
from kazan.game import Game, Move
from kazan.record import Record
from kazan.search.limits import Limits
from kazan.search.thinker import Thinker, evaluation_of

HINT = Limits(seconds=1.2)
"""How long a hint is thought about."""
SECOND_LOOK = Limits(seconds=0.5)
"""How long each of two moves is thought about that are compared."""
LINE = 8
"""The most moves of a line that is shown."""
TOLD = 2
"""The most moves that are shown as equally good."""
THEMES = ("wins", "tuzdik", "mill", "capture", "again", "protects", "denies-capture", "blocks")
"""Reasons that a nudge may speak of without naming the move."""
LEAST = STONE // 4
"""What a move must be worse by to be called worse."""


class Hint(NamedTuple):
    """Good moves, the best first, each with its reasons; the line that follows the first."""

    moves: tuple[Move, ...]
    reasons: tuple[tuple[Reason, ...], ...]
    line: tuple[Move, ...]
    nudge: str  # a reason's code, or where to look: first, middle, last; "" where it would say all
    depth: int
    exact: bool


class Why(NamedTuple):
    """What goes wrong with a move: facts, and how many stones it is worse by when one looks ahead."""

    reasons: tuple[Reason, ...]
    behind: int
    throws: bool  # the better move wins for certain, this one does not
    line: tuple[Move, ...]  # the move and what follows


class HintTask:
    """Thinking about what to advise in the last position of a record."""

    def __init__(self, record: Record, limits: Limits = HINT) -> None:
        """Raises `GameOverError`."""
        self.record = record
        self._thinker = Thinker.of(record, limits)
        self._seconds = limits.seconds or 0.0
        self.hint: Hint | None = None

    def step(self, milliseconds: float) -> float:
        """Think on for about so long; the part that is done, 1 at the end."""
        progress = self._thinker.step(milliseconds)
        if progress.done:
            self.hint = self._advise()
            return 1.0
        return min(progress.seconds / self._seconds, 0.99) if self._seconds else 0.5

    @property
    def score(self) -> int:
        """What the position is worth to the side to move."""
        return self._thinker.progress.score

    def _advise(self) -> Hint:
        game, state, thinker = self.record.game, self.record.state, self._thinker
        moves = tuple(thinker.equals[:TOLD])
        lines = [played(self.record, thinker.line)]
        lines += [played(self.record, [move]) for move in moves[1:]]
        told = tuple(
            tuple(reasons(game, state, move, line[1:]))
            for move, line in zip(moves, lines, strict=True)
        )
        progress = thinker.progress
        nudge = theme(game, game.moves(state), moves, told)
        return Hint(moves, told, lines[0], nudge, progress.depth, progress.exact)


class WhyTask:
    """Thinking about what is wrong with one move, compared with a better one."""

    def __init__(
        self, record: Record, move: Move, better: Move, limits: Limits = SECOND_LOOK
    ) -> None:
        """Raises `GameOverError`, `IllegalMoveError`."""
        self.record = record
        self._lines = [Line(record, one, limits) for one in (move, better)]
        self.why: Why | None = None

    def step(self, milliseconds: float) -> float:
        """As `HintTask.step`."""
        for part, line in enumerate(self._lines):
            if not line.done:
                line.step(milliseconds)
                return 0.5 * part + 0.25
        self.why = self._compare()
        return 1.0

    def _compare(self) -> Why:
        game, state = self.record.game, self.record.state
        (value, line), (better, best_line) = ((one.value, one.moves) for one in self._lines)
        told = tuple(faults(game, state, line, best_line))
        throws = better > WON >= value
        sure = max(abs(better), abs(value)) <= WON
        behind = better - value if sure else 0
        return Why(told, round(behind / STONE) if behind >= LEAST else 0, throws, line)


class Line:
    """One move, and thinking about the position after it."""

    def __init__(self, record: Record, move: Move, limits: Limits) -> None:
        self._record = record
        self._move = move
        self._after = record.play(move)
        self._thinker = None if self._after.result else Thinker.of(self._after, limits)
        self.done = self._thinker is None

    def step(self, milliseconds: float) -> None:
        """Think on."""
        if self._thinker:
            self.done = self._thinker.step(milliseconds).done

    @property
    def value(self) -> int:
        """What the move is worth to the side that makes it."""
        game, state = self._record.game, self._after.state
        thinker = self._thinker
        value = thinker.progress.score if thinker else evaluation_of(game).final(state)
        return value if (state ^ self._record.state) & 1 == 0 else -value

    @property
    def moves(self) -> tuple[Move, ...]:
        """The move and what is expected after it."""
        following = self._thinker.line if self._thinker else []
        return played(self._record, [self._move, *following])


def played(record: Record, line: Sequence[Move]) -> tuple[Move, ...]:
    """The first moves of *line* that can be played from the last position: one turn, and `LINE` in all."""
    whole = len(turn(record.game, record.state, line))
    made: list[Move] = []
    for move in line[: max(whole + 1, LINE)]:
        if record.result or move not in record.legal:
            break
        record = record.play(move)
        made.append(move)
    return tuple(made)


def theme(
    game: Game, legal: Sequence[Move], moves: Sequence[Move], told: Sequence[Sequence[Reason]]
) -> str:
    """What to say before the move is told: what kind of move to look for, or where."""
    if len(legal) < 2:
        return ""
    for reason in told[0]:
        if reason.code in THEMES:
            return reason.code
    places = sorted({game.path(move)[-1] for move in legal})
    place = places.index(game.path(moves[0])[-1])
    return ("first", "middle", "last")[3 * place // len(places)]

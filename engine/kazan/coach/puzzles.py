"""Puzzles: positions in which one side wins by force, and the proof that it does.

A puzzle is a start row, the side that is to win, and how many plies it may take (0: as long as it likes).
`puzzles.json` in the folder of a game lists them; what makes them is ``tools.make_puzzles``.
"""

from collections.abc import Generator
from typing import Any

from kazan.game import Game, Move, State
from kazan.record import Record

LINE = 8
"""The most moves of a refutation that are shown."""
CHUNK = 200
"""Positions between two looks at the clock."""
ENDLESS = 1 << 8
"""More plies than any puzzle without a limit has, and fewer than Python goes down."""


class Prover:
    """Whether *side* wins by force; remembers what it has proved."""

    def __init__(self, game: Game, side: int) -> None:
        self.positions = 0
        self._game = game
        self._side = side
        self._known: dict[tuple[State, int], bool] = {}

    def proves(self, state: State, plies: int) -> bool:
        """Whether the side wins from *state* within so many plies (0: any number)."""
        return self._within(state, plies or ENDLESS)

    def _within(self, state: State, plies: int) -> bool:
        """`search`, without a pause."""
        work = self.search(state, plies)
        while True:
            try:
                next(work)
            except StopIteration as done:
                return bool(done.value)

    def search(self, state: State, plies: int) -> Generator[None, None, bool]:
        """`proves`, one `CHUNK` of positions at a time."""
        certain = self.certain(state)
        if certain is not None:
            return certain
        if plies == 0:
            return False
        key = state, min(plies, ENDLESS >> 1)
        if key in self._known:
            return self._known[key]
        self.positions += 1
        if self.positions % CHUNK == 0:
            yield
        seeks = state & 1 == self._side
        found = not seeks
        for after, _ in self._replies(state):
            wins = yield from self.search(after, plies - 1)
            if wins == seeks:
                found = seeks
                break
        self._known[key] = found
        return found

    def refutation(self, state: State, plies: int) -> list[Move]:
        """How the other side gets away from *state*, which is not proved won within so many plies.

        Where *side* chooses, its move is the one that looks best, for none is right. Ends where all is
        certain, or after `LINE` moves. What the proof has looked at is not looked at again.
        """
        line: list[Move] = []
        while plies and len(line) < LINE and self.certain(state) is None:
            plies -= 1
            after, move = next(
                reply for reply in self._replies(state) if not self._within(reply[0], plies)
            )
            line.append(move)
            state = after
        return line

    def _replies(self, state: State) -> list[tuple[State, Move]]:
        """The positions one move on with the moves, those first that look best to who moves."""
        replies = [(self._game.play(state, move), move) for move in self._game.moves(state)]
        seeks = state & 1 == self._side
        return sorted(replies, key=lambda reply: self._lead(reply[0]), reverse=seeks)

    def certain(self, state: State) -> bool | None:
        """What needs no search: the game is over, or one side cannot lose any more."""
        if self._game.over(state):
            return self._game.winner(state) == self._side
        decided = self._game.decided(state)
        return None if decided is None else decided == self._side

    def _lead(self, state: State) -> tuple[int, bool]:
        """What to look at first: the stones ahead of the side, then whether it is to move."""
        mine = state & 1 == self._side
        score = self._game.score(state)
        return score if mine else -score, mine


class PuzzleTask:
    """Whether the last position of a record, in which *side* has just moved, is still won for it."""

    def __init__(self, record: Record, side: int, plies: int) -> None:
        """*plies* is the limit of the puzzle, counted from the start of the record; 0: none."""
        self.record = record
        left = min(plies - len(record.moves), ENDLESS) if plies else ENDLESS
        self._plies = max(left, 0)
        self._prover = Prover(record.game, side)
        self._work = self._prover.search(record.state, self._plies)
        self.right: bool | None = None

    def step(self, milliseconds: float) -> float:
        """Prove on, as `HintTask.step`; a slice is as long as a chunk of positions takes."""
        del milliseconds
        try:
            next(self._work)
        except StopIteration as done:
            self.right = bool(done.value)
            return 1.0
        return 0.5

    @property
    def refutation(self) -> list[Move]:
        """How the other side gets away after a wrong move; nothing after a right one."""
        if self.right:
            return []
        return self._prover.refutation(self.record.state, self._plies)

    @property
    def solved(self) -> bool:
        """Whether nothing is left to be won: the game is over, or the other side cannot win any more."""
        return self._prover.certain(self.record.state) is True


def read(game: Game, entry: list[Any]) -> tuple[Record, int, int, str]:
    """The record at the start of a puzzle, its plies, its level from 0, the right first move as written."""
    row, plies, level, move = entry
    return Record.begin(game, game.read_row(row)), plies, level, move

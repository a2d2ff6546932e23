"""Thinking in slices: what the bridge and the command line call."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from importlib import import_module
from itertools import islice
from time import perf_counter
from typing import NamedTuple

from kazan.chance import draw, words
from kazan.endgame import Endgame
from kazan.errors import GameOverError
from kazan.evaluation import WON, Evaluation, Greedy
from kazan.game import Game, Move, State
from kazan.record import Record
from kazan.search import book, endgame
from kazan.search.alphabeta import CHUNK, Search
from kazan.search.deepening import Deepening, Searching
from kazan.search.levels import Level
from kazan.search.limits import Limits
from kazan.search.outcome import Outcome, outcome
from kazan.search.table import Table

FAR = 30
"""Steps beyond which a move is no harder to see."""
FOLD = (1 << 61) - 1
"""A prime: states are mixed with the seed modulo it."""
FINISHED = object()


class Progress(NamedTuple):
    """Where the thinking stands: *move* is what would be played now."""

    done: bool
    move: Move
    score: int  # in the scale of `evaluation`, for the side to move
    depth: int  # the last one searched to its end; 0: none
    nodes: int
    seconds: float  # of thinking
    exact: bool = False  # whether the score is that of best play on both sides to the end


class Thinker:
    """The search for one move, by a level or by plain limits; the same *seed* finds the same move.

    Limits of depth and nodes are exact however the thinking is sliced; one of seconds depends on the
    machine.
    """

    def __init__(
        self,
        game: Game,
        state: State,
        past: Sequence[State],
        quiet: int,
        how: Level | Limits,
        seed: int = 0,
        clock: Callable[[], float] = perf_counter,
        evaluation: Evaluation | None = None,
        table: Table | None = None,
    ) -> None:
        """Thinking about *state*, which must have moves; raises `GameOverError`.

        *past* are the earlier states that may occur again, *quiet* counts the quiet moves in a row. With
        another *evaluation* than the game's own the computer plays against what it might have been. The
        *table* may hold what was found earlier in the same game.
        """
        self.game = game
        self.state = state
        self._level = how if isinstance(how, Level) else Level(how)
        self._clock = clock
        self._seconds = 0.0
        moves = game.moves(state)
        if not moves:
            raise GameOverError(f"the game is over: {game.reason(state)}")
        fold = words(seed ^ state % FOLD)
        own = evaluation or evaluation_of(game)
        self._evaluation = Greedy(own) if self._level.greedy else own
        errors = own.errors.get(self._level.name, self._level)
        whim = own.swing * errors.whim // 8
        self._whims = dict(zip(moves, draw(next(fold), whim + 1), strict=False))
        self._lots = dict(zip(moves, words(next(fold)), strict=False))
        seen = self._seen(moves, errors.blindness, draw(next(fold), 100))
        tables = endgame.of(game) if self._level.knows else None
        opening = book.of(game) if self._level.knows else None
        self._verdict = tables.verdict(state, past, quiet) if tables else None
        if opening and not self._verdict:
            self._verdict = opening.verdict(state)
        if self._verdict:
            seen = list(self._verdict.moves)
        self._sees_all = len(seen) == len(moves)
        search = self._search(past, quiet, tables, Table() if table is None else table)
        self._deepening = Deepening(search, self._evaluation, state, seen, whim)
        self._work = self._deepening.run(self._level.limits.depth)
        self._done = bool(self._verdict and not self._verdict.open) or (
            len(moves) == 1 and not self._level.looks
        )
        self._first = seen[next(draw(next(fold), len(seen)))] if self._verdict else seen[0]

    @classmethod
    def of(
        cls,
        record: Record,
        how: Level | Limits,
        seed: int = 0,
        evaluation: Evaluation | None = None,
        table: Table | None = None,
    ) -> "Thinker":
        """Thinking about the last position of *record*; raises `GameOverError`."""
        if record.result:
            raise GameOverError(f"the game is over: {record.result.reason}")
        game, quiet = record.game, record.position.quiet
        return cls(
            game, record.state, record.past, quiet, how, seed, evaluation=evaluation, table=table
        )

    def run(self) -> Progress:
        """Think until it is done."""
        while not self._done:
            self.step(1000)
        return self.progress

    def step(self, milliseconds: float) -> Progress:
        """Think on for about so long; however short it is, some nodes are searched."""
        search, limits = self._deepening.search, self._level.limits
        began = now = self._clock()
        while not self._done:
            search.pause_at = search.nodes + CHUNK
            if limits.nodes is not None:
                search.pause_at = min(search.pause_at, limits.nodes)
            finished = next(self._work, FINISHED) is FINISHED
            now = self._clock()
            seconds = self._seconds + now - began
            self._done = finished or limits.reached(search.nodes, seconds)
            if 1000 * (now - began) >= milliseconds:
                break
        self._seconds += now - began
        return self.progress

    @property
    def progress(self) -> Progress:
        """Where the thinking stands."""
        move, score = self._choice()
        known = self._verdict.value if self._verdict else None
        return Progress(
            self._done,
            move,
            score if known is None else known,
            self._deepening.depth,
            self._deepening.search.nodes,
            self._seconds,
            known is not None or (self._deepening.known and self._sees_all),
        )

    @property
    def outcome(self) -> Outcome | None:
        """How the game ends with best play on both sides; None: that is not proved yet."""
        side, verdict, deepening = self.state & 1, self._verdict, self._deepening
        if verdict and verdict.value is not None:
            return outcome(side, verdict.value, True, True)
        values = deepening.values
        best = max(values.values(), default=0)
        found = outcome(side, best, deepening.known and self._sees_all, self._sees_all)
        return found or outcome(side, max(deepening.fresh.values(), default=0), False, False)

    @property
    def line(self) -> list[Move]:
        """The move that would be played now, and what is known to be best after it."""
        return self._deepening.search.line(self.state, [self._choice()[0]])

    @property
    def equals(self) -> list[Move]:
        """The moves found to be as good as the one that would be played now, that one first."""
        chosen, value = self._choice()
        values = self._deepening.values
        if not values and self._verdict:
            others = list(self._verdict.moves)
        else:
            others = [move for move in values if values[move] == value]
        return [chosen, *(move for move in others if move != chosen)]

    def _search(
        self, past: Sequence[State], quiet: int, tables: Endgame | None, table: Table
    ) -> Searching:
        """The search for this level; one that knows the tables is the one made for the game."""
        if self._level.knows and self._evaluation.margins:
            module = import_module("kazan.search.margin")
            if module.fits(self.state):
                search: Searching = module.MarginSearch(self.game, self._evaluation, table, tables)
                return search
        return Search(self.game, self._evaluation, table, (*past, self.state), tables, quiet)

    def _choice(self) -> tuple[Move, int]:
        """What would be played now, and its value."""
        values = self._deepening.fresh or self._deepening.values
        if not values:
            return self._first, self._evaluation.evaluate(self.state)
        best = max(values.values())
        knows = self._level.knows
        sure = self._deepening.sure if knows else set()
        known = abs(best) > WON or any(values[move] == best for move in sure & values.keys())
        # of moves that only seem equal, the one that shallower searches liked better, which comes first
        steady = self._evaluation.margins and not (known or self._level.whim)

        def seems(move: Move) -> tuple[int, int]:
            value = values[move]
            # a whim gives away nothing that is known, nor what may be a draw
            whim = (
                0 if known or move in sure or (knows and best >= 0 > value) else self._whims[move]
            )
            return value + whim, 0 if steady else self._lots[move]

        move = max(values, key=seems)
        return move, values[move]

    def _seen(self, moves: Sequence[Move], blindness: int, draws: Iterator[int]) -> list[Move]:
        """The *moves* that a player of this level sees: those that win at once, and any if there is none."""
        if not blindness:
            return list(moves)
        seen: list[Move] = []
        for move in moves:
            steps = min(len(self.game.steps(self.state, move).steps), FAR)
            missed = [draw for draw in islice(draws, steps) if draw < blindness]
            if not missed or self._wins(move):
                seen.append(move)
        return seen or list(moves)

    def _wins(self, move: Move) -> bool:
        """Whether *move* ends the game as a win."""
        after = self.game.play(self.state, move)
        return self.game.over(after) and self.game.winner(after) == self.state & 1


@lru_cache(2)
def evaluation_of(game: Game) -> Evaluation:
    """The evaluation of *game*, loaded only now: a page can begin a game without it.

    What it remembers from one move helps with the next.
    """
    module = import_module(f"kazan.games.{game.key}.evaluation")
    evaluation = module.Evaluation(game)
    assert isinstance(evaluation, Evaluation)
    return evaluation

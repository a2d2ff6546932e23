"""Alpha-beta for every game: negamax with a transposition table and the history of good moves.

`Search.search` is a generator. It yields every few hundred nodes, so whoever drives it can look at the
clock, answer messages and go on exactly where it stopped; slices change nothing in what it finds. The last
two plies, where nine of ten nodes are, are plain functions.

**Extra turns** keep the side and the window; a move is a ply whoever makes it.

**Won games.** A won game is worth less by one at every ply that lies before it, so a quick win is better
than a slow one and a slow loss than a quick one. Values are counted from the node, not from the root, so the
table can hold them as they are; only the window has to be moved by that one on the way down.

**The path.** A state that has occurred before, in the game or on the way from the root, is scored as if the
game ended there. Such a score holds on this path only. Every node therefore learns the earliest place of the
path that its value hangs on (`_leans`). A value that leans on something before the node itself is not
written to the table, only its move; one that leans on the node itself or on nothing is true on every path.
The root and the states before it are on every path of this search, so leaning on them does no harm; but
where the rules let such a state come once more, nothing is proved by it. What is left is the reverse: an
entry may come from a path on which one of its states was new, while on the present path it is old. That can
hide a repetition below the entry, never at the root.

**Endgame tables.** A child that the tables know is not searched. What they say of it holds on every path, so
it leans on nothing.

**Closed entries.** Where every line from a state has come to the end of the game, its entry says so and holds
at any depth; only where quiet moves are counted it holds no deeper than it was searched, for deeper down they
may run out. So a search knows what it knows for certain even when the table is older than itself.

**Quiet moves.** As soon as the search could reach the limit of moves without capture, the number of quiet
moves counts as part of the state wherever the limit is within the depth left.
"""

from collections import Counter, defaultdict
from collections.abc import Generator, Iterable, Sequence

from kazan.endgame import Endgame
from kazan.evaluation import WON, Evaluation
from kazan.game import Game, Move, State
from kazan.search.bounds import farther, nearer
from kazan.search.quiescence import Quiescence
from kazan.search.table import NO_MOVE, Table

INFINITE = 1 << 30
NOWHERE = 1 << 30
"""The place on the path of what no value leans on."""
CHUNK = 256
"""Nodes between two looks at the clock."""
PLIES = (1 << 10) - 1
"""The part of an entry's depth that counts plies; all of it: any depth."""
CLOSED = 1 << 10
"""In an entry's depth: every line has been searched to the end of the game, nothing rests on a judgement."""
COUNTED = 1 << 200
"""Beyond every state: what a quiet move adds to the key where quiet moves count."""


class Search:
    """What one search has seen, counted and learned."""

    def __init__(
        self,
        game: Game,
        evaluation: Evaluation,
        table: Table,
        path: Iterable[State] = (),
        endgame: Endgame | None = None,
        quiet: int = 0,
    ) -> None:
        """A search with the states *path* behind it, the one it starts from among them.

        *quiet* counts the quiet moves in a row so far.
        """
        self.nodes = 0
        self.pause_at = CHUNK
        self.quiet = quiet
        """Quiet moves in a row so far, at the node being searched."""
        self.quiet_limit = 0
        """The limit of quiet moves while it is within reach, else 0."""
        self.open = False
        """Whether a line has reached its last ply before its game was over, or what only seems to end it."""
        self.sure = False
        """See `Searching.sure`."""
        self._game = game
        self._evaluation = evaluation
        self._table = table
        self._quiet_at_root = quiet
        self._look_up = endgame.value if endgame else None
        self._quiescence = (
            Quiescence(game, evaluation, self._look_up) if evaluation.quiesces else None
        )
        self._repeats = bool(game.repetition)
        self._counts = bool(game.quiet_limit)
        self._watches = bool(game.repetition or game.quiet_limit)
        behind = list(path)
        self._path: dict[State, int] = dict.fromkeys(behind, NOWHERE)
        self._early = {
            state for state, times in Counter(behind).items() if times + 1 < game.repetition
        }
        """States behind that may come once more without ending the game."""
        self._leans = NOWHERE
        self._history: tuple[dict[Move, int], ...] = (defaultdict(int), defaultdict(int))

    def begin(self, depth: int) -> None:
        """Get ready for *depth*: the quiet moves count once their limit is within reach."""
        limit = self._game.quiet_limit
        self.quiet_limit = limit if limit and self._quiet_at_root + depth >= limit else 0
        self.open = False

    def root(
        self, state: State, move: Move, depth: int, alpha: int, beta: int
    ) -> Generator[None, None, int]:
        """The value of *move* in *state*, the state the search starts from, or a bound of it."""
        child = self._game.play(state, move)
        passes = (state ^ child) & 1
        self.nodes += 1
        self.quiet = self._quiet_at_root
        exact = self._look_up(state, move, child) if self._look_up else None
        ends = self.ends(state, move, child)
        self.sure = ends or exact is not None
        if ends:
            value = self._evaluation.settled(child)
        elif exact is not None:
            value = exact
        else:
            low, high = farther(alpha), farther(beta)
            low, high = (-high, -low) if passes else (low, high)
            value = yield from self.value(child, depth - 1, low, high)
        return nearer(-value if passes else value)

    def line(self, state: State, moves: Sequence[Move]) -> list[Move]:
        """*moves* from *state*, and the moves found best after them, as far as they are known."""
        line = list(moves)
        for move in moves:
            state = self._game.play(state, move)
        seen = set[State]()
        while state not in seen:
            seen.add(state)
            entry = self._table.find(state)
            if not entry or entry[3] == NO_MOVE:
                break
            line.append(entry[3])
            state = self._game.play(state, entry[3])
        return line

    def search(  # noqa: PLR0912, PLR0915  # in parts it would take a generator more for each node
        self, state: State, depth: int, alpha: int, beta: int
    ) -> Generator[None, None, int]:
        """The value of *state*, *depth* plies deep (two or more), or a bound of it."""
        # With true value v and result r:  r <= alpha: v <= r;  r >= beta: v >= r;  else v == r.
        if self.nodes >= self.pause_at:
            yield
        key = self._key(state, depth)
        entry = self._table.find(key)
        first = NO_MOVE
        if entry:
            known, low, high, first = entry
            if known & PLIES >= depth and (low >= beta or low == high or high <= alpha):
                self.open = self.open or known < CLOSED
                return low if low >= beta or low == high else high
        moves = self._order(state, first)
        if not moves:
            return self._evaluation.evaluate(state)
        if alpha < -WON or beta > WON:
            alpha, beta = farther(alpha), farther(beta)
        place = len(self._path)
        if self._repeats:
            self._path[state] = place
        play, watches, quiet = self._game.play, self._watches, self.quiet
        look_up = self._look_up
        open_before, self.open = self.open, False
        best, best_move, floor, leans = -INFINITE, NO_MOVE, alpha, NOWHERE
        for move in moves:
            child = play(state, move)
            self.nodes += 1
            passes = (state ^ child) & 1
            if watches and self.ends(state, move, child):
                value = self._evaluation.settled(child)
                value = -value if passes else value
            elif look_up and (exact := look_up(state, move, child)) is not None:
                value = -exact if passes else exact
            else:
                low, high = (-beta, -floor) if passes else (floor, beta)
                if depth > 2:
                    value = yield from self.search(child, depth - 1, low, high)
                else:
                    value = self.frontier(child, low, high)
                value = -value if passes else value
            self.quiet = quiet
            if value > best:
                best, best_move = value, move
                floor = max(floor, value)
                if value >= beta:
                    self._history[state & 1][move] += depth * depth
                    leans = self._leans  # on the other moves nothing hangs
                    break
            leans = min(leans, self._leans)
        if self._repeats:
            del self._path[state]
        low = nearer(best) if best > alpha else -INFINITE
        high = nearer(best) if best < beta else INFINITE
        if leans >= place:
            leans = NOWHERE
            known = depth if self.open else CLOSED | (depth if self._counts else PLIES)
            self._table.store(key, (known, low, high, best_move))
        elif entry is None:
            self._table.store(key, (0, -INFINITE, INFINITE, best_move))
        self._leans = leans
        self.open = self.open or open_before
        return nearer(best)

    def frontier(self, state: State, alpha: int, beta: int) -> int:
        """The value of *state*, one ply deep, or a bound of it, as `search` gives."""
        moves = self._game.moves(state)
        if not moves:
            return self._evaluation.evaluate(state)
        if alpha < -WON or beta > WON:
            alpha, beta = farther(alpha), farther(beta)
        play, evaluate, watches = self._game.play, self._evaluation.evaluate, self._watches
        look_up, over, quiescence = self._look_up, self._game.over, self._quiescence
        best, leans, nodes, quiet = -INFINITE, NOWHERE, 0, self.quiet
        opens = self.open
        for move in moves:
            child = play(state, move)
            nodes += 1
            judged = False
            if watches and self.ends(state, move, child):
                value = self._evaluation.settled(child)
            elif look_up and (exact := look_up(state, move, child)) is not None:
                value = exact
            else:
                value = evaluate(child)
                judged = True
                # what seems to be the best so far may lose again what it wins
                if quiescence and -value > best and -value > alpha:
                    value = quiescence.value(child, value, -beta, -max(best, alpha))
            if (state ^ child) & 1:
                value = -value
            if value > best:
                best = value
                if value >= beta:  # on the other moves nothing hangs
                    leans = self._leans
                    opens = self.open or (judged and not over(child))
                    break
            opens = opens or (judged and not over(child))
            if watches:
                leans = min(leans, self._leans)
                self.quiet = quiet
        self.nodes += nodes
        if quiescence:
            self._count(quiescence)
        self.quiet = quiet
        self._leans = leans
        self.open = self.open or opens
        return nearer(best)

    def value(self, state: State, depth: int, alpha: int, beta: int) -> Generator[None, None, int]:
        """The value of *state* at any depth."""
        if depth > 1:
            return (yield from self.search(state, depth, alpha, beta))
        if depth == 1:
            return self.frontier(state, alpha, beta)
        self.open = self.open or not self._game.over(state)
        value, quiescence = self._evaluation.evaluate(state), self._quiescence
        if quiescence:
            value = quiescence.value(state, value, alpha, beta)
            self._count(quiescence)
        return value

    def _count(self, quiescence: Quiescence) -> None:
        """Count the nodes of *quiescence* as our own."""
        self.nodes += quiescence.nodes
        quiescence.nodes = 0

    def ends(self, state: State, move: Move, child: State) -> bool:
        """Whether the path ends the game in *child*; counts its quiet moves, notes what it leans on."""
        self._leans = NOWHERE
        if self.quiet_limit:
            self.quiet = self.quiet + 1 if self._game.quiet(state, move, child) else 0
            if self.quiet >= self.quiet_limit and not self._game.over(child):
                return True
        if self._repeats:
            place = self._path.get(child)
            if place is not None:
                self._leans = place
                self.open = self.open or child in self._early
                return True
        return False

    def _key(self, state: State, depth: int) -> int:
        """The key of *state* in the table."""
        if self.quiet_limit and self.quiet + depth >= self.quiet_limit:
            return state + COUNTED * (self.quiet + 1)
        return state

    def _order(self, state: State, first: Move) -> list[Move]:
        """The legal moves: *first*, then those that have refuted most."""
        moves = sorted(
            self._game.moves(state), key=self._history[state & 1].__getitem__, reverse=True
        )
        if first != NO_MOVE:
            moves.remove(first)
            moves.insert(0, first)
        return moves

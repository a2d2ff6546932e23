"""Alpha-beta for games in which only the stones still to be won matter: Kalah and Turkish Mangala.

What lies in the stores only adds to what is still to be won, and no position repeats. So a value belongs to
the two rows alone (see `kazan.games.twelve_rows`), whatever has led to them and whoever holds how much; and
as soon as every line below a position reaches the end of the game or the endgame table, its value is known
for good and the position is never searched again, at any depth.

**Depth** counts the moves that pass the turn; one that lets the side move again costs none. So a position is
judged only when the turn has passed.

**Reductions.** The estimate of a move is the judgement of the position after it, within the bounds that any
shallower search has found. A move whose estimate lacks something of what is wanted is searched less deep, by
a ply for each `GAP`, and to its full depth only if it turns out better than that. As the depth grows, every
move is searched to the end all the same.

As in `kazan.search.alphabeta`, `search` is a generator, the last ply is a plain function, and with the true
value v and the result r:  r <= alpha: v <= r;  r >= beta: v >= r;  else v == r.
"""

from collections.abc import Callable, Generator, Iterator, Sequence

from kazan.evaluation import STONE
from kazan.game import Game, Move, State
from kazan.games.twelve_evaluation import FINE, HALF, MASK, PairEvaluation
from kazan.games.twelve_rows import AGAIN, OPPOSITE, PIT, Child, Rows, fits, position
from kazan.games.twelve_table import RowTable
from kazan.search.alphabeta import CHUNK, INFINITE
from kazan.search.table import NO_MOVE, Entry, Table

KNOWN = 1 << 10
"""Deeper than any search: the depth of what is known to the end."""
__all__ = ["MarginSearch", "fits"]

STONE_BITS = STONE.bit_length() - 1
GAP, DEEP_GAP, DEEP = 2 * STONE, 3 * STONE // 2, 6
"""What a move must lack to be searched a ply less deep, and what from depth `DEEP` on."""
MOST_LESS = 6
"""The most plies by which a move is searched less deep."""

Candidate = tuple[int, int, bool, int, int, int, int]
"""A move: its estimate, or its value if that is known; the pit; whether the same side moves again; both rows
afterwards; what is gained; the stones left in the pits, none if the value is known."""


class MarginSearch:
    """What one search has seen, counted and learned."""

    def __init__(
        self, game: Game, evaluation: PairEvaluation, table: Table, endgame: RowTable | None = None
    ) -> None:
        self.nodes = 0
        self.pause_at = CHUNK
        self.open = False
        """Whether the value of a move at the root rests on a judgement."""
        self.sure = False
        """Whether the last result is known to the end."""
        self._game = game
        self._evaluation = evaluation
        self._table = table
        self._rows: Rows = evaluation.rows
        self._find = endgame.find if endgame else no_table
        self._most = endgame.most if endgame else 0
        self._movers, self._mover = evaluation.movers.of, evaluation.movers.vector
        self._waiters, self._waiter = evaluation.waiters.of, evaluation.waiters.vector
        self._bias, self._shift = evaluation.bias, evaluation.shift

    def begin(self, depth: int) -> None:
        """Get ready for *depth*."""
        del depth
        self.open = False

    def root(
        self, state: State, move: Move, depth: int, alpha: int, beta: int
    ) -> Generator[None, None, int]:
        """The value of *move* in *state*, *depth* plies deep, or a bound of it."""
        child = self._game.play(state, move)
        self.nodes += 1
        if self._game.over(child):
            self.sure = True
            value = STONE * self._game.score(child)  # as below: a quick end is worth no more
            return -value if (state ^ child) & 1 else value
        again = not (state ^ child) & 1
        own, other = position(child)
        stones = self._evaluation.stones_left(child)
        # ahead in the stores: it only adds
        ahead = STONE * self._game.score(child)
        ahead = ahead if again else -ahead
        low, high = (alpha - ahead, beta - ahead) if again else (ahead - beta, ahead - alpha)
        value = yield from self.value(own, other, stones, depth if again else depth - 1, low, high)
        self.open = self.open or not self.sure
        return ahead + value if again else ahead - value

    def line(self, state: State, moves: Sequence[Move]) -> list[Move]:
        """*moves* from *state*, and the moves found best after them, as far as they are known."""
        line = list(moves)
        for move in moves:
            state = self._game.play(state, move)
        while not self._game.over(state):
            own, other = position(state)
            entry = self._table.find(own << 30 | other)
            if not entry or entry[3] == NO_MOVE:
                break
            line.append(entry[3] + 6 * (state & 1))
            state = self._game.play(state, line[-1])
        return line

    def value(
        self, own: int, other: int, stones: int, depth: int, alpha: int, beta: int
    ) -> Generator[None, None, int]:
        """The value of a position at any depth."""
        if stones <= self._most:
            known = self._find(own, other, stones)
            if known is None:  # only playing on tells
                return self.frontier(own, other, stones, alpha, beta)
            self.sure = True
            return STONE * known
        if depth > 1:
            return (yield from self.search(own, other, stones, depth, alpha, beta))
        if depth == 1:
            return self.frontier(own, other, stones, alpha, beta)
        self.sure = False
        return self._evaluation.judge(own, other)

    def search(  # noqa: PLR0912, PLR0915  # in parts it would take a generator more for each node
        self, own: int, other: int, stones: int, depth: int, alpha: int, beta: int
    ) -> Generator[None, None, int]:
        """The value of a position that is not in the endgame table, *depth* plies deep (two or more)."""
        if self.nodes >= self.pause_at:
            yield
        key = own << 30 | other
        entry = self._table.find(key)
        first = NO_MOVE
        if entry:
            known, low, high, first = entry
            if known >= depth:
                self.sure = known == KNOWN
                if low >= beta or low == high:
                    return low
                if high <= alpha:
                    return high
        best, best_pit, floor, all_sure = -INFINITE, NO_MOVE, alpha, True
        for estimate, pit, again, mine, theirs, gain, left in self._candidates(
            own, other, stones, first, self._informed if depth > 3 else self._candidate
        ):
            if left:
                full = depth if again else depth - 1
                less, ceiling = 0, beta
                if best_pit != NO_MOVE:  # the others are only asked whether they are better
                    ceiling = floor + 1
                    if estimate < floor:
                        gap = GAP if depth < DEEP else DEEP_GAP
                        less = min((floor - estimate) // gap, MOST_LESS, depth - 2)
                while True:
                    if again:
                        low, high = floor - gain, ceiling - gain
                    else:
                        low, high = gain - ceiling, gain - floor
                    if full - less > 1 and left > self._most:
                        value = yield from self.search(mine, theirs, left, full - less, low, high)
                    else:
                        value = self.frontier(mine, theirs, left, low, high)
                    value = gain + value if again else gain - value
                    if value <= floor or (ceiling == beta and not less):
                        break
                    less, ceiling = 0, beta
                sure = self.sure
            else:
                value, sure = estimate, True
            if value > best:
                best, best_pit = value, pit
                if value > floor:
                    floor = value
                    if value >= beta:
                        all_sure = sure  # on the other moves nothing hangs
                        break
            all_sure = all_sure and sure
        if best_pit == NO_MOVE:  # a heavy row
            self.sure = False
            return self._evaluation.judge(own, other)
        low = best if best > alpha else -INFINITE
        high = best if best < beta else INFINITE
        self._store(key, entry, KNOWN if all_sure else depth, low, high, best_pit)
        self.sure = all_sure
        return best

    def frontier(  # noqa: PLR0912, PLR0915  # a call for each move would take as long as the rest
        self, own: int, other: int, stones: int, alpha: int, beta: int
    ) -> int:
        """The value of a position that is not in the endgame table, one ply deep, or a bound of it."""
        rows, most, find = self._rows, self._most, self._find
        movers, waiters = self._movers, self._waiters
        moves = rows.moves.get(own)
        if moves is None:
            moves = rows.work_out(own)
        if not moves:  # a heavy row
            self.sure = False
            return self._evaluation.judge(own, other)
        best, all_sure, nodes = -INFINITE, True, 0
        for kind, _, mine, adds, gain, shift, more in moves:
            nodes += 1
            sure = True
            theirs = other + adds
            if kind > AGAIN:
                taken = theirs >> shift & PIT
                if kind == OPPOSITE:
                    if taken:
                        theirs -= taken << shift
                        mine = more  # noqa: PLW2901
                        gain += taken + 1  # noqa: PLW2901
                elif not taken & more:
                    theirs -= taken << shift
                    gain += taken  # noqa: PLW2901
            left = stones - gain
            value = gain << STONE_BITS
            if not mine or not theirs:
                value += rows.swept(mine, left) << STONE_BITS
            elif kind == AGAIN:
                known = find(mine, theirs, left) if left <= most else None
                if known is None:
                    floor = max(alpha, best) - value
                    value += self.frontier(mine, theirs, left, floor, beta - value)
                    sure = self.sure
                else:
                    value += known << STONE_BITS
            elif left <= most:
                known = find(theirs, mine, left)
                if known is None:
                    floor = max(alpha, best) - value
                    value -= self.frontier(theirs, mine, left, value - beta, -floor)
                    sure = self.sure
                else:
                    value -= known << STONE_BITS
            else:
                mover = movers.get(theirs) or self._mover(theirs)
                waiter = waiters.get(mine) or self._waiter(mine)
                value -= (mover * waiter + self._bias >> self._shift & MASK) - HALF >> FINE
                sure = False
            if value > best:
                best = value
                if value >= beta:
                    all_sure = sure
                    break
            all_sure = all_sure and sure
        self.nodes += nodes
        self.sure = all_sure
        return best

    def _candidates(
        self, own: int, other: int, stones: int, first: int, told: Callable[[Child], Candidate]
    ) -> Iterator[Candidate]:
        """The moves: *first*, before anything is asked about the others; then those as *told*."""
        children = self._rows.children(own, other, stones)
        if first != NO_MOVE:
            place = 0
            while children[place][0] != first:
                place += 1
            self.nodes += 1
            yield self._candidate(children.pop(place))
        self.nodes += len(children)
        yield from sorted(map(told, children), reverse=True)

    def _informed(self, child: Child) -> Candidate:
        """As `_candidate`, the estimate within what shallower searches have found."""
        candidate = estimate, pit, again, own, other, gain, left = self._candidate(child)
        entry = self._table.find(own << 30 | other)
        if entry and left:
            _, low, high, _ = entry
            low, high = (gain + low, gain + high) if again else (gain - high, gain - low)
            return min(max(estimate, low), high), pit, again, own, other, gain, left
        return candidate

    def _candidate(self, child: Child) -> Candidate:
        """What is to be known of a move before it is searched."""
        pit, again, own, other, gained, left = child
        gain = STONE * gained
        if not left:
            return gain, pit, again, 0, 0, 0, 0
        known = self._find(own, other, left) if left <= self._most else None
        if known is None:
            mover = self._movers.get(own) or self._mover(own)
            waiter = self._waiters.get(other) or self._waiter(other)
            rest = (mover * waiter + self._bias >> self._shift & MASK) - HALF >> FINE
        else:
            rest, left = STONE * known, 0
        return gain + rest if again else gain - rest, pit, again, own, other, gain, left

    def _store(
        self, key: int, entry: Entry | None, depth: int, low: int, high: int, move: Move
    ) -> None:
        """Write what has been found to the table; what is known to the end is kept and added to."""
        if entry and entry[0] == KNOWN:
            if depth != KNOWN:
                return
            low, high = max(low, entry[1]), min(high, entry[2])
        self._table.store(key, (depth, low, high, move))


def no_table(own: int, other: int, stones: int) -> int | None:
    """What is asked of the endgame table where there is none: nothing."""
    raise AssertionError(own, other, stones)

"""Tables of the exact value of every position of Kalah or Turkish Mangala with few stones in the pits.

The *value* of a position is what the side to move will still win from the pits with best play on both
sides, less what the other side will. The positions are numbered by the running sums s of the twelve pits,
the mover's first: the number is the sum of C(s + i, i + 1) over the places i from 0. So a table for up to
so many stones is the beginning of every larger one. Its byte is (value + stones) / 2.

Positions in which a stone can be sown into the store to move again are left out: there the byte repeats the
one before it, so that the file packs well, and the value is found by playing on.
"""

from collections.abc import Sequence
from math import comb
from typing import Self

from kazan import endgame
from kazan.datafile import DataFile
from kazan.endgame import Verdict
from kazan.errors import DamagedDataError
from kazan.evaluation import STONE
from kazan.game import Game, Move, State
from kazan.games.twelve import TwelvePits
from kazan.games.twelve_rows import AGAIN, Rows, pits, position

REMEMBERED = 1 << 15
"""How many of the positions that were left out are remembered at most."""

CHOOSE = [[comb(stones + place, place + 1) for stones in range(49)] for place in range(12)]


class RowTable(endgame.Endgame):
    """See `kazan.endgame.Endgame`. The file says up to how many stones it goes: "stones"."""

    version = 1

    def __init__(self, game: TwelvePits, file: DataFile) -> None:
        super().__init__(game, file)
        self.most: int = file.facts.get("stones", 0)
        """The most stones in the pits of a position it holds."""
        if self.most not in range(2, 49) or len(file.content) != comb(self.most + 12, 12):
            raise DamagedDataError(
                f"{len(file.content)} bytes cannot be the table for {self.most!r} stones"
            )
        self._rows = Rows(game)
        self._bytes = file.content
        self._stones = game.stones
        self._fronts: dict[int, tuple[int, int, bool]] = {}
        self._backs: dict[int, int] = {}
        self._played_on: dict[int, int] = {}

    def under(self, game: Game) -> Self:
        """See `Endgame.under`."""
        assert isinstance(game, TwelvePits)
        other = super().under(game)
        other._stones = game.stones
        return other

    def exact(self, own: int, other: int, stones: int) -> int:
        """The value in stones of a position with at most `most` stones, by its `Rows`."""
        value = self.find(own, other, stones)
        if value is not None:
            return value
        key = own << 30 | other
        value = self._played_on.get(key)
        return self._play_on(key, own, other, stones) if value is None else value

    def find(self, own: int, other: int, stones: int) -> int | None:
        """As `exact`, for what is written in the table; None for a position that was left out."""
        number, mine, again = self._fronts.get(own) or self._front(own)
        if again:
            return None
        back = self._backs.get(other << 6 | mine)
        if back is None:
            back = self._back(other, mine)
        return 2 * self._bytes[number + back] - stones

    def _front(self, own: int) -> tuple[int, int, bool]:
        """The mover's row: its part of the number, its stones, whether it can move again."""
        moves = self._rows.moves.get(own) or self._rows.work_out(own)
        number, stones = numbered(own, 0, 0)
        front = self._fronts[own] = number, stones, any(move[0] == AGAIN for move in moves)
        return front

    def _back(self, other: int, before: int) -> int:
        """The other row's part of the number, when the mover's holds *before* stones."""
        number, _ = numbered(other, 6, before)
        self._backs[other << 6 | before] = number
        return number

    def _play_on(self, key: int, own: int, other: int, stones: int) -> int:
        """The value of a position that was left out."""
        best = -stones
        for _, again, mine, theirs, gain, left in self._rows.children(own, other, stones):
            rest = self.exact(mine, theirs, left) if left else 0
            best = max(best, gain + rest if again else gain - rest)
        if len(self._played_on) >= REMEMBERED:
            self._played_on.clear()
        self._played_on[key] = best
        return best

    # what the search asks

    def value(self, before: State, move: Move, state: State) -> int | None:
        """See `Endgame.value`."""
        del before, move
        stones = self._stones - sum(self.game.totals(state))
        if not 0 < stones <= self.most:
            return None
        return STONE * (self.game.score(state) + self.exact(*position(state), stones))

    def verdict(self, state: State, past: Sequence[State], quiet: int) -> Verdict | None:
        """See `Endgame.verdict`."""
        del past, quiet
        if sum(self.game.totals(state)) < self._stones - self.most:
            return None
        values: dict[Move, int] = {}
        for move in self.game.moves(state):
            after = self.game.play(state, move)
            value = self.value(state, move, after)
            if value is None:  # the game is over
                value = STONE * self.game.score(after)
            values[move] = -value if (state ^ after) & 1 else value
        best = max(values.values())
        return Verdict(tuple(move for move in values if values[move] == best), best, False)


def numbered(row: int, place: int, stones: int) -> tuple[int, int]:
    """What *row* adds to the number, *place* places and *stones* stones being before it; the stones then."""
    number = 0
    for pit in pits(row):
        stones += pit
        number += CHOOSE[place][stones]
        place += 1
    return number, stones

"""Evaluation of sowing games row by row.

The value of a state is what lies in the stores and what each row promises its owner, who is to move or waits.
While one row changes in a search the other mostly stays, so what a row promises is worth remembering: of a
hundred rows ninety-nine have been asked for before.
"""

from abc import abstractmethod
from collections.abc import Mapping, Sequence

from kazan.evaluation import STONE, WIN, Evaluation
from kazan.game import State
from kazan.games.sowing import BYTE, SowingGame, row_mask, shift

REMEMBERED = 1 << 16
"""How many rows of each kind are remembered at most."""
MOVES, WAITS = 0, 1
"""What the owner of a row does now."""


def dot(numbers: Sequence[int], weights: Sequence[int]) -> int:
    """The sum of *numbers*, each times its weight."""
    return sum(number * weight for number, weight in zip(numbers, weights, strict=True))


class RowEvaluation(Evaluation):
    """The stores, and the two rows each by itself."""

    context = 0
    """The bits of a state beside the row itself that `promises` must know."""

    def __init__(self, game: SowingGame) -> None:
        super().__init__(game)
        # holding more than half of the stones is as good as having won
        self._store = [
            STONE * stones + (WIN if 2 * stones > game.stones else 0) for stones in range(BYTE + 1)
        ]
        self._shifts = tuple(shift(store) for store in game.stores)
        self._row_masks = tuple(row_mask(row) for row in game.rows)
        self._south_mask, self._north_mask = (mask | self.context for mask in self._row_masks)
        self._rows: tuple[tuple[dict[int, int], ...], ...] = (({}, {}), ({}, {}))
        self._pits = game.pits

    def evaluate(self, state: State) -> int:
        """See `Evaluation.evaluate`."""
        north_moves = state & 1
        south_row, north_row = state & self._south_mask, state & self._north_mask
        south = self._rows[0][north_moves].get(south_row)
        if south is None:
            south = self._remember(south_row, 0, north_moves)
        north = self._rows[1][1 - north_moves].get(north_row)
        if north is None:
            north = self._remember(north_row, 1, 1 - north_moves)
        south_shift, north_shift = self._shifts
        store = self._store
        value = (
            south - north + store[state >> south_shift & BYTE] - store[state >> north_shift & BYTE]
        )
        return -value if north_moves else value

    def features(self, state: State) -> Mapping[str, int]:
        """See `Evaluation.features`."""
        side = state & 1
        totals = self.game.totals(state)
        parts = {"stores": self._store[totals[side]] - self._store[totals[1 - side]]}
        for owner, role, sign in ((side, MOVES, 1), (1 - side, WAITS, -1)):
            for name, value in self._promises(state, owner, role).items():
                parts[name] = parts.get(name, 0) + sign * value
        return parts

    def _remember(self, row: int, side: int, role: int) -> int:
        """The value of the *row* of *side*, worked out and remembered."""
        known = self._rows[side][role]
        if len(known) >= REMEMBERED:
            known.clear()
        value = known[row] = sum(self._promises(row, side, role).values())
        return value

    def _promises(self, state: int, side: int, role: int) -> Mapping[str, int]:
        """What the row of *side* in *state* is worth to it."""
        row = state & self._row_masks[side]
        stones = (row >> 1 + 8 * self._pits * side).to_bytes(self._pits, "little")
        return self.promises(stones, state & self.context, side, role)

    @abstractmethod
    def promises(
        self, stones: Sequence[int], context: int, side: int, role: int
    ) -> Mapping[str, int]:
        """What a row that holds *stones* is worth to *side*, its owner, by name; nothing at the end."""

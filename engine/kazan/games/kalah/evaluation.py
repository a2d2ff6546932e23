"""The static evaluation of Kalah.

What is in the stores, and for each row: how many stones lie in each pit, which pits are empty, which pits
would end in the store and so move again. The weights are fitted by least squares to nine plies of search.
"""

from collections.abc import Mapping, Sequence

from kazan.games.rows import RowEvaluation, dot

# for each pit of a row, first of the side that moves, then of the side that waits
STONES = (
    (3, 1, 1, -2, 1, 8),
    (4, 3, 0, 0, -2, 7),
)
EMPTY = (
    (-34, -38, -39, -33, -4, 39),
    (-23, -24, -36, -24, -21, 21),
)
AGAIN = (
    (27, 55, 58, 43, 32, 54),
    (-1, 20, 42, 19, 13, 32),
)


class Evaluation(RowEvaluation):
    """See `RowEvaluation`."""

    def promises(
        self, stones: Sequence[int], context: int, side: int, role: int
    ) -> Mapping[str, int]:
        """See `RowEvaluation.promises`."""
        del context, side
        if not any(stones):  # the game is over
            return {}
        return {
            "stones": dot(stones, STONES[role]),
            "empty": sum(weight for pit, weight in enumerate(EMPTY[role]) if not stones[pit]),
            "again": sum(
                weight for pit, weight in enumerate(AGAIN[role]) if stones[pit] == 6 - pit
            ),
        }

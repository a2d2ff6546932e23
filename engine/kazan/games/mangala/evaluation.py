"""The static evaluation of Turkish Mangala.

What is in the stores, and for each row: how many stones lie in each pit, which pits are empty, which pits
would end in the store and so move again. The weights are fitted by least squares to nine plies of search.
"""

from collections.abc import Mapping, Sequence

from kazan.games.rows import RowEvaluation, dot

# for each pit of a row, first of the side that moves, then of the side that waits
STONES = (
    (0, 0, 2, 3, 2, 3),
    (-5, -1, 2, 2, 2, 2),
)
EMPTY = (
    (6, 17, 24, 21, 0, -5),
    (4, 17, 25, 24, 8, 1),
)
AGAIN = (
    (57, 51, 45, 40, 31, 23),
    (-10, 46, 25, 28, 24, 26),
)
TURN = (17, 0)
"""The worth of being to move."""


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
                weight for pit, weight in enumerate(AGAIN[role]) if again(pit, stones[pit])
            ),
            "turn": TURN[role],
        }


def again(pit: int, stones: int) -> bool:
    """Whether the last of *stones* stones from *pit* falls in the store."""
    return stones == 7 - pit or (pit == 5 and stones == 1)

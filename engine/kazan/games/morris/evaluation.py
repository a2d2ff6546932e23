"""The static evaluation of Nine Men's Morris.

Stones count most, and count more the fewer the rival has, so that whoever is ahead wants exchanges. Beside
them, for each side: mills that stand, mills that can be closed with the next move, stones that go from one
mill straight into another (a double mill), ways to go, and stones that cannot move.
"""

from collections.abc import Mapping
from functools import lru_cache

from kazan import evaluation
from kazan.evaluation import STONE, WIN
from kazan.game import Game, State
from kazan.games.morris.packed import (
    BOARD,
    REMEMBERED,
    closing_points,
    in_mills,
    movers,
    reach,
)

MOST = 10  # more than the stones of a side


MOVES, WAITS = 0, 1
Weights = tuple[int, int, int, int, int]
# (mill, double, close, way, shut) for the side that moves and for the side that waits
PLACING = ((1, 2, 8, 2, -3), (1, 2, 4, 2, -3))
MOVING = ((2, 6, 10, 2, -4), (2, 6, 6, 2, -4))
FLYING = ((1, 0, 12, 0, 0), (1, 0, 6, 0, 0))


def ahead(own: int, rival: int) -> int:
    """The worth of *own* stones against *rival* stones: the difference, and more in small company."""
    return STONE * (own - rival) + 3 * STONE * (own - rival) // max(own + rival, 1)


STONES = tuple(tuple(ahead(own, rival) for rival in range(MOST)) for own in range(MOST))


@lru_cache(REMEMBERED)
def slide_closes(stones: int) -> int:
    """The points where one of *stones* closes a mill by a slide."""
    points = 0
    for _, near, closes, _ in movers(stones):
        points |= near & closes
    return points


@lru_cache(REMEMBERED)
def doubles(stones: int) -> int:
    """How many of *stones* can go from one mill into another."""
    closed = in_mills(stones)
    return sum(
        bool(near & closes and closed >> origin - 1 & 1)
        for origin, near, closes, _ in movers(stones)
    )


class Evaluation(evaluation.Evaluation):
    """See `kazan.evaluation.Evaluation`."""

    by_margin = False

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._flying = bool(game.options["flying"])

    def evaluate(self, state: State) -> int:
        """See `Evaluation.evaluate`."""
        south, north = state >> 1 & BOARD, state >> 25 & BOARD
        empty = BOARD ^ south ^ north
        if state & 1:
            own, hand, rival, rival_hand = north, state >> 53, south, state >> 49 & 15
        else:
            own, hand, rival, rival_hand = south, state >> 49 & 15, north, state >> 53
        count, rival_count = hand + own.bit_count(), rival_hand + rival.bit_count()
        if count < 3 or not (hand or reach(own) & empty or (count == 3 and self._flying)):
            return -WIN
        return (
            STONES[count][rival_count]
            + self._worth(own, hand, count, empty, MOVES)
            - self._worth(rival, rival_hand, rival_count, empty, WAITS)
        )

    def _worth(self, stones: int, hand: int, count: int, empty: int, role: int) -> int:
        """What the *stones* of a side are worth beside their number."""
        (mill, double, close, way, shut), closes = self._phase(stones, hand, count, role)
        value = close * (closes & empty).bit_count()
        value += mill * in_mills(stones).bit_count()
        if way:
            value += way * (reach(stones) & empty).bit_count()
            value += shut * (stones & ~reach(empty)).bit_count()
        if double:
            value += double * doubles(stones)
        return value

    def _phase(self, stones: int, hand: int, count: int, role: int) -> tuple[Weights, int]:
        """The weights of the phase that a side is in, and the points where it may close a mill."""
        if hand:
            return PLACING[role], closing_points(stones)
        if count == 3 and self._flying:
            return FLYING[role], closing_points(stones)
        return MOVING[role], slide_closes(stones)

    def features(self, state: State) -> Mapping[str, int]:
        """See `Evaluation.features`."""
        side = state & 1
        boards = (state >> 1 & BOARD, state >> 25 & BOARD)
        hands = (state >> 49 & 15, state >> 53)
        empty = BOARD ^ boards[0] ^ boards[1]
        counts = self.game.totals(state)
        parts = {"stones": STONES[counts[side]][counts[1 - side]]}
        for owner, role, sign in ((side, MOVES, 1), (1 - side, WAITS, -1)):
            stones = boards[owner]
            (mill, double, close, way, shut), closes = self._phase(
                stones, hands[owner], counts[owner], role
            )
            worth = {
                "mills": mill * in_mills(stones).bit_count(),
                "doubles": double * doubles(stones),
                "closing": close * (closes & empty).bit_count(),
                "ways": way * (reach(stones) & empty).bit_count(),
                "shut": shut * (stones & ~reach(empty)).bit_count(),
            }
            for name, value in worth.items():
                parts[name] = parts.get(name, 0) + sign * value
        return parts

"""The static evaluation of Nine Men's Morris.

Stones count most, and count more the fewer there are, so that whoever is ahead wants exchanges. Beside them,
for each side, whether it moves or waits, and by its phase (placing the first stones or the last, moving,
flying):

- mills: stones that stand in a mill;
- running: those of them that can leave it and come back;
- closing: points where the next move closes a mill;
- blocked: points where a stone of the rival keeps a mill from being closed;
- ways: free points next to a stone;
- shut: stones that cannot move;
- sides: stones where three ways meet.

The weights are fitted to the results of games by ``tools/fit_morris.py`` and lie in ``evaluation.json``.
"""

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from kazan import evaluation
from kazan.evaluation import WIN, Errors
from kazan.game import Game, Move, State
from kazan.games.morris.packed import (
    BOARD,
    FIRST_REMOVAL,
    NEAR,
    almost_closed,
    by_eights,
    closing_points,
    in_mills,
    reach,
    set_of,
)
from kazan.shipped import beside

NAMES = ("turn", "mills", "running", "closing", "blocked", "ways", "shut", "sides")
"""What is looked at for each side, in the order of the file."""
EARLY, LATE, MOVING, FLYING = range(4)
"""The phases of a side: placing with many stones in hand, with few, moving, flying."""
FEW = 4
MOVES, WAITS = 0, 1
MOST = 10
"""More than the stones of a side."""
SHARE = 64
"""What the difference of stones over their sum is multiplied by."""
FINE = 4
"""The bits that a weight has more than a value."""
SIDES = set_of(point for point in range(24) if NEAR[point].bit_count() == 3)
REMEMBERED = 1 << 14
"""How many sets of stones are remembered at most."""


class Weights(NamedTuple):
    """The numbers of the file."""

    sides: tuple[
        tuple[int, ...], ...
    ]  # by phase and role: twice the phase, and one more if it waits
    stones: tuple[
        tuple[tuple[int, ...], ...], ...
    ]  # by the mover's phase and both numbers of stones


def worth_of_stones(each: int, share: int) -> tuple[tuple[int, ...], ...]:
    """What it is worth to have so many stones against so many."""
    table = []
    for own in range(MOST):
        row = []
        for rival in range(MOST):
            ahead = own - rival
            part = SHARE * abs(ahead) // max(own + rival, 1)
            row.append(each * ahead + share * (part if ahead > 0 else -part))
        table.append(tuple(row))
    return tuple(table)


def read(content: bytes) -> Weights:
    """The weights in a file with this *content*."""
    named = json.loads(content)
    sides = [tuple(row) for phase in named["sides"] for row in phase]
    return Weights(tuple(sides), tuple(worth_of_stones(*pair) for pair in named["stones"]))


FITTED = read(beside(__name__, "evaluation.json"))


def near_any(points: list[int]) -> int:
    """The points next to any of *points*."""
    near = 0
    for point in points:
        near |= NEAR[point]
    return near


REACH_FIRST, REACH_NEXT, REACH_LAST = by_eights(near_any)


class Standing(NamedTuple):
    """What the stones of a side are worth, whatever stands on the other points."""

    fixed: int
    mills: int  # the stones in mills
    running: int  # the worth of each of them next to an empty point
    pairs: int  # the points that would close a mill
    pair: int  # the worth of each that is empty instead of blocked
    slides: int  # those of them next to another stone
    slide: int  # the worth of each that is empty
    near: int  # the points next to a stone
    way: int  # the worth of each that is empty
    shut: int  # what a stone is worth more that is next to no empty point


@lru_cache(REMEMBERED)
def standing(key: int) -> Standing:
    """The side whose stones are *key* without its last three bits, which are a line of `Weights.sides`."""
    stones, line = key >> 3, key & 7
    turn, mills, running, closing, blocked, ways, shut, sides = FITTED.sides[line]
    closed = in_mills(stones)
    pairs = slides = 0
    for mill, missing in almost_closed(stones):
        pairs |= missing
        if NEAR[missing.bit_length() - 1] & stones & ~mill:
            slides |= missing
    slid = line >> 1 == MOVING
    return Standing(
        turn
        + mills * closed.bit_count()
        + blocked * pairs.bit_count()
        + shut * stones.bit_count()
        + sides * (stones & SIDES).bit_count(),
        closed,
        running,
        pairs,
        -blocked if slid else closing - blocked,
        slides,
        closing if slid else 0,
        reach(stones),
        ways,
        shut,
    )


class Evaluation(evaluation.Evaluation):
    """See `kazan.evaluation.Evaluation`."""

    by_margin = False
    quiesces = True
    # a stone goes one step: whoever is to miss a move must be blind
    errors = {"easy": Errors(16, 16), "medium": Errors(54, 32), "hard": Errors(36, 50)}

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
        count, rivals = own.bit_count(), rival.bit_count()
        if count + hand < 3:
            return -WIN
        phase, other = self._phase(count, hand), self._phase(rivals, rival_hand)
        # the points next to an empty one
        near = REACH_FIRST[empty & 255] | REACH_NEXT[empty >> 8 & 255] | REACH_LAST[empty >> 16]
        worth, mills, running, pairs, pair, slides, slide, ways, way, shut = standing(
            own << 3 | 2 * phase
        )
        free = (ways & empty).bit_count()
        if not free and phase == MOVING:
            return -WIN
        worth += (
            running * (mills & near).bit_count()
            + pair * (pairs & empty).bit_count()
            + slide * (slides & empty).bit_count()
            + way * free
            - shut * (own & near).bit_count()
        )
        less, mills, running, pairs, pair, slides, slide, ways, way, shut = standing(
            rival << 3 | 2 * other | WAITS
        )
        less += (
            running * (mills & near).bit_count()
            + pair * (pairs & empty).bit_count()
            + slide * (slides & empty).bit_count()
            + way * (ways & empty).bit_count()
            - shut * (rival & near).bit_count()
        )
        return worth - less + FITTED.stones[phase][count + hand][rivals + rival_hand] >> FINE

    def noisy(self, state: State) -> Sequence[Move]:
        """See `Evaluation.noisy`: the moves that close a mill."""
        own, hand = (state >> 25, state >> 53) if state & 1 else (state >> 1, state >> 49 & 15)
        own &= BOARD
        closing = closing_points(own) & ~(state >> 1 | state >> 25)
        slid = not hand and (own.bit_count() > 3 or not self._flying)
        if not closing or (slid and not reach(closing) & own):
            return ()
        return [move for move in self.game.moves(state) if move >= FIRST_REMOVAL]

    def _phase(self, count: int, hand: int) -> int:
        """The phase of a side with *count* stones on the board."""
        if hand:
            return EARLY if hand > FEW else LATE
        return FLYING if count == 3 and self._flying else MOVING

    def features(self, state: State) -> Mapping[str, int]:
        """See `Evaluation.features`. What is left of a point goes to the turn."""
        side = state & 1
        boards = (state >> 1 & BOARD, state >> 25 & BOARD)
        hands = (state >> 49 & 15, state >> 53)
        empty = BOARD ^ boards[0] ^ boards[1]
        phases = [
            self._phase(stones.bit_count(), hand)
            for stones, hand in zip(boards, hands, strict=True)
        ]
        counts = [stones.bit_count() + hand for stones, hand in zip(boards, hands, strict=True)]
        sums = dict.fromkeys(NAMES, 0)
        for owner, role, sign in ((side, MOVES, 1), (1 - side, WAITS, -1)):
            weights = FITTED.sides[2 * phases[owner] + role]
            looked = looks(boards[owner], empty, phases[owner])
            for name, weight, number in zip(NAMES, weights, looked, strict=True):
                sums[name] += sign * weight * number
        parts = {name: value >> FINE for name, value in sums.items()}
        parts["stones"] = FITTED.stones[phases[side]][counts[side]][counts[1 - side]] >> FINE
        parts["turn"] += self.evaluate(state) - sum(parts.values())
        return parts


def looks(stones: int, empty: int, phase: int) -> tuple[int, ...]:
    """How often what `NAMES` says is found for a side with *stones*."""
    mills, near = in_mills(stones), reach(empty)
    pairs = slides = 0
    for mill, missing in almost_closed(stones):
        pairs |= missing
        if reach(missing) & stones & ~mill:
            slides |= missing
    return (
        1,
        mills.bit_count(),
        (mills & near).bit_count(),
        ((slides if phase == MOVING else pairs) & empty).bit_count(),
        (pairs & ~empty).bit_count(),
        (reach(stones) & empty).bit_count(),
        (stones & ~near).bit_count(),
        (stones & SIDES).bit_count(),
    )

"""The static evaluation of Kalah and Turkish Mangala: what the two rows promise, alone and together.

A row is turned into a vector: the sum of one vector for each pit by its stones and one for each two pits of
the row by both. The first numbers of the two rows' vectors add up; the others are multiplied in pairs, those
of the side to move with those of the other side: that is what the rows do to each other. The numbers are
fitted to exact values and deep searches, as ``tools/fit_twelve.py`` does, and lie in ``evaluation.dat``.

A vector is one int, a number every `LANE` bits. Adding such ints adds all numbers at once; and multiplying
two of them, the one in reverse order, puts the sum of the products of their numbers in the highest lane that
both reach, as a product of polynomials does. So a judgement takes one multiplication.
"""

from collections.abc import Mapping, Sequence
from itertools import combinations

from kazan import datafile
from kazan.evaluation import STONE, Evaluation
from kazan.game import State
from kazan.games.twelve import NORTH_ROW, SOUTH_ROW, TwelvePits
from kazan.games.twelve_rows import PIT, Rows, pits, position
from kazan.shipped import beside

KIND = "evaluation"
VERSION = 1
LANE = 24
"""The bits of a number. The sum of the products of two vectors stays far below half of what they hold."""
HALF = 1 << LANE - 1
MASK = (1 << LANE) - 1
ONE = 1 << 6
"""What stands for one stone in a vector; squared in a product."""
FINE = 8
"""The bits that a product has more than a value: `ONE` squared is `STONE` times 2**8."""
MOST_ALONE, MOST_PAIRED = 12, 8
"""More stones in a pit count as so many, for a pit and for two pits."""
COUNTS, SQUARE = MOST_ALONE + 1, (MOST_PAIRED + 1) ** 2
PAIRS = tuple(combinations(range(6), 2))
TWO_BITS, FOUR_BITS = 10, 20
TWO, FOUR = (1 << TWO_BITS) - 1, (1 << FOUR_BITS) - 1
FEW = [min(stones, MOST_PAIRED) for stones in range(PIT + 1)]
ROW = [(MOST_PAIRED + 1) * few for few in FEW]
"""Where the vectors for so many stones of the first of two pits begin."""
REMEMBERED = 1 << 16
"""How many rows of each kind are remembered at most."""
MOVER, WAITER = 0, 1


def packed(numbers: Sequence[int]) -> int:
    """The int that holds *numbers*, the first in the lowest lane."""
    return sum(number << LANE * lane for lane, number in enumerate(numbers))


def mover_vector(alone: int, one: int, rest: Sequence[int]) -> int:
    """A vector of the side to move."""
    return packed((alone, one, *rest))


def waiter_vector(alone: int, one: int, rest: Sequence[int]) -> int:
    """A vector of the other side: in reverse order, and what is alone meets the other's one."""
    return packed((one, alone, *rest)[::-1])


VECTORS = (mover_vector, waiter_vector)


class Half:
    """The vectors of one of the sides: `MOVER` or `WAITER`.

    A vector is put together from three, each of four pits (see `Four`): these are asked for again far more
    often than whole rows.
    """

    def __init__(self, numbers: Sequence[int], width: int, side: int) -> None:
        """*numbers*: *width* of them for each pit and its stones, then for each two pits and theirs."""
        vector = VECTORS[side]
        made = [
            vector(numbers[begin], 0, numbers[begin + 1 : begin + width])
            for begin in range(0, len(numbers), width)
        ]
        self._bare = vector(0, ONE, [0] * (width - 1))
        self._alone = [made[COUNTS * pit : COUNTS * (pit + 1)] for pit in range(6)]
        begin = 6 * COUNTS
        self._paired = {
            pair: made[begin + SQUARE * index : begin + SQUARE * (index + 1)]
            for index, pair in enumerate(PAIRS)
        }
        self._lane = LANE * (0 if side == MOVER else width - 1)
        self._left, self._right, self._ends = (Four(self, pit) for pit in (0, 2, 4))
        self.of: dict[int, int] = {}
        """The vectors of rows that have been asked for, by row."""

    def vector(self, row: int) -> int:
        """The vector of *row*, worked out and remembered."""
        if len(self.of) >= REMEMBERED:
            self.of.clear()
        left, right, ends = self._left, self._right, self._ends
        first, last = row & FOUR, row >> TWO_BITS
        outer = row >> FOUR_BITS | (row & TWO) << TWO_BITS
        made = self.of[row] = (
            self._bare
            + (left.of.get(first) or left.vector(first))
            + (right.of.get(last) or right.vector(last))
            + (ends.of.get(outer) or ends.vector(outer))
        )
        return made

    def two(self, pit: int) -> list[int]:
        """The vectors of *pit* and the next by the ten bits of their stones: each alone and both together."""
        pair = self._paired[pit, pit + 1]
        return [
            self._alone[pit][min(first, MOST_ALONE)]
            + self._alone[pit + 1][min(second, MOST_ALONE)]
            + pair[ROW[first] + FEW[second]]
            for second in range(PIT + 1)
            for first in range(PIT + 1)
        ]

    def pair(self, first: int, second: int) -> list[int]:
        """The vectors of two pits together, the stones of *first* counting `ROW`."""
        if first < second:
            return self._paired[first, second]
        side = MOST_PAIRED + 1
        turned = self._paired[second, first]
        return [turned[side * low + high] for high in range(side) for low in range(side)]

    def parts(self, row: int) -> tuple[int, int]:
        """What the pits of *row* are worth alone, and each two of them; a stone being `ONE` squared."""
        stones = pits(row)
        few = [min(number, MOST_PAIRED) for number in stones]
        alone = sum(
            of_pit[min(number, MOST_ALONE)]
            for of_pit, number in zip(self._alone, stones, strict=True)
        )
        paired = sum(
            of_pair[(MOST_PAIRED + 1) * few[first] + few[second]]
            for (first, second), of_pair in self._paired.items()
        )
        return self._first(alone), self._first(paired)

    def _first(self, vector: int) -> int:
        """The number of *vector* that only adds, times `ONE`."""
        return ONE * (((vector >> self._lane) + HALF & MASK) - HALF)


class Four:
    """The vectors of four pits: of the first two alone and together, and of them with the last two."""

    def __init__(self, half: "Half", pit: int) -> None:
        """Those from *pit* on, coming round the end of the row."""
        self.of: dict[int, int] = {}
        """The vectors that have been asked for, by the bits of the four pits."""
        self._two = half.two(pit)
        third = (pit + 2) % 6
        self._pairs = tuple(
            half.pair(first, second) for first in (pit, pit + 1) for second in (third, third + 1)
        )

    def vector(self, stones: int) -> int:
        """The vector of four pits, worked out and remembered."""
        pairs = self._pairs
        first, second = ROW[stones & PIT], ROW[stones >> 5 & PIT]
        third, fourth = FEW[stones >> 10 & PIT], FEW[stones >> 15]
        made = self.of[stones] = (
            self._two[stones & TWO]
            + pairs[0][first + third]
            + pairs[1][first + fourth]
            + pairs[2][second + third]
            + pairs[3][second + fourth]
        )
        return made


class PairEvaluation(Evaluation):
    """See the head of the module."""

    margins = True

    def __init__(self, game: TwelvePits) -> None:
        super().__init__(game)
        self.rows = Rows(game)
        self._stones = game.stones
        data = datafile.read(self.weights())
        data.for_game(KIND, VERSION, game)
        width: int = data.facts["width"]
        numbers = memoryview(data.content).cast("h").tolist()
        middle = len(numbers) // 2
        self.movers = Half(numbers[:middle], width, MOVER)
        self.waiters = Half(numbers[middle:], width, WAITER)
        self.shift = LANE * width
        """Where the sum of the products begins."""
        self.bias = HALF << self.shift
        """To be added to a product, so that the lanes below borrow nothing."""

    def weights(self) -> bytes:
        """The file with the numbers, which lies beside the game's own class."""
        return beside(type(self).__module__, "evaluation.dat")

    def final(self, state: State) -> int:
        """The stones by which the game is won or lost: there is no other aim."""
        return STONE * self.game.score(state)

    def stones_left(self, state: State) -> int:
        """The stones in the pits."""
        return self._stones - sum(self.game.totals(state))

    def evaluate(self, state: State) -> int:
        """See `Evaluation.evaluate`."""
        value = STONE * self.game.score(state)
        if not state & SOUTH_ROW or not state & NORTH_ROW:
            return value
        return value + self.judge(*position(state))

    def judge(self, own: int, other: int) -> int:
        """What the side to move will win from the pits, by estimate; both rows as in `Rows`."""
        mover = self.movers.of.get(own) or self.movers.vector(own)
        waiter = self.waiters.of.get(other) or self.waiters.vector(other)
        return (mover * waiter + self.bias >> self.shift & MASK) - HALF >> FINE

    def features(self, state: State) -> Mapping[str, int]:
        """See `Evaluation.features`."""
        stores = STONE * self.game.score(state)
        if not state & SOUTH_ROW or not state & NORTH_ROW:
            return {"stores": stores}
        own, other = position(state)
        alone, paired = (
            mine + theirs >> FINE
            for mine, theirs in zip(self.movers.parts(own), self.waiters.parts(other), strict=True)
        )
        together = self.judge(own, other) - alone - paired
        return {"stores": stores, "pits": alone, "pairs": paired, "together": together}

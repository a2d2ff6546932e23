"""The deals of the Gaziantep game, the same for ever for the same number; see `kazan.chance`."""

from kazan.chance import draw

HOLES, EACH = 14, 7
SEEDS = HOLES * EACH

EVEN, RANDOM, AT_LEAST_TWO = "even", "random", "at least two"


def deal(kind: str, number: int) -> list[int]:
    """The seeds in each of the 14 holes, south's first, for deal *number* (taken modulo 2**64).

    even: seven in each. random: each seed into any hole. at least two: two in each hole, the other
    seeds at random.
    """
    if kind == EVEN:
        return [EACH] * HOLES
    holes = [2 if kind == AT_LEAST_TWO else 0] * HOLES
    draws = draw(number, HOLES)
    for _ in range(SEEDS - sum(holes)):
        holes[next(draws)] += 1
    return holes

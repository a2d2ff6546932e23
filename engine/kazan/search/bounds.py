"""Won games from one ply to the next: see `kazan.search.alphabeta`."""

from kazan.evaluation import WON


def nearer(value: int) -> int:
    """*value* one ply further up: a won game is worth less, a lost one more."""
    if value > WON:
        return value - 1
    return value + 1 if value < -WON else value


def farther(bound: int) -> int:
    """The bound one ply further down that `nearer` makes *bound* of."""
    if bound > WON:
        return bound + 1
    return bound - 1 if bound < -WON else bound

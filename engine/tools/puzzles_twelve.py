"""Puzzles of Mangala and Kalah: endings of up to `MOST` stones, from a table of exact values.

The stores are set so that the best move wins by the narrowest margin and every other move does not win.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numba import njit

from kazan.games import create
from tools.twelve import RULES, play, rows_of
from tools.twelve_tables import empty, known, layers

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from kazan.game import Game, State
    from tools.twelve import Rules

LEAST, MOST = 7, 12
"""Stones in the pits."""
DEEPEST = 14
EASY, MEDIUM = 4, 7
"""The deepest search that an easy and a medium puzzle need, in plies."""
WINS = 2
"""The margin of a won puzzle: one stone more than half."""


def kalah(chance: random.Random) -> Iterator[list[Any]]:
    """Puzzles of Kalah, without end."""
    return puzzles(RULES["kalah"], chance)


def mangala(chance: random.Random) -> Iterator[list[Any]]:
    """Puzzles of Mangala, without end."""
    return puzzles(RULES["mangala"], chance)


def puzzles(rules: Rules, chance: random.Random) -> Iterator[list[Any]]:
    """Endings of casual games that make a puzzle."""
    table = empty(MOST)
    for _ in layers(table, rules.bits, 2, MOST):
        pass
    game = create(rules.game, {})
    while True:
        for state in endings(game, chance):
            entry = puzzle(game, table, rules.bits, state)
            if entry:
                yield entry


def endings(game: Game, chance: random.Random) -> Iterator[State]:
    """The positions of one casual game with `LEAST` to `MOST` stones in the pits."""
    state = game.start()
    while not game.over(state):
        if LEAST <= 48 - sum(game.totals(state)) <= MOST:
            yield state
        moves = game.moves(state)
        gains = [gain(game, state, move) for move in moves]
        best = [move for move, won in zip(moves, gains, strict=True) if won == max(gains)]
        state = game.play(state, chance.choice(best if chance.random() < 0.5 else moves))


def gain(game: Game, state: State, move: int) -> int:
    """What *move* puts into the mover's store."""
    side = state & 1
    return game.totals(game.play(state, move))[side] - game.totals(state)[side]


def puzzle(game: Game, table: NDArray[np.uint8], rules: int, state: State) -> list[Any] | None:
    """The puzzle with the pits of *state*, seen from the side to move; None if it makes none."""
    own, other = rows_of(state)
    left = sum(own.to_bytes(6, "little") + other.to_bytes(6, "little"))
    values = values_of(table, rules, own, other, left)
    legal = [pit for pit in range(6) if own >> 8 * pit & 255]
    ranked = sorted(legal, key=lambda pit: -values[pit])
    if len(legal) < 3 or values[ranked[0]] == values[ranked[1]]:
        return None
    right = ranked[0]
    lead = WINS - int(values[right])
    mine = (48 - left + lead) // 2
    theirs = 48 - left - mine
    if not 0 <= mine <= 24 or not 0 <= theirs <= 24:
        return None
    grabs = [gain(game, state, move) for move in game.moves(state)]  # in the order of the pits
    if grabs[legal.index(right)] == max(grabs):
        return None
    depth = found_at(rules, own, other, right)
    level = 0 if depth <= EASY else 1 if depth <= MEDIUM else 2
    pits = [*own.to_bytes(6, "little"), *other.to_bytes(6, "little")]
    return [[*pits, mine, theirs, 0], 0, level, str(right + 1)]


@njit()
def values_of(
    table: NDArray[np.uint8], rules: int, own: int, other: int, left: int
) -> NDArray[np.int64]:
    """The exact value of lifting each pit; far below any for an empty one."""
    values = np.full(6, -1000, np.int64)
    for pit in range(6):
        if own >> 8 * pit & 255:
            mine, theirs, gained, again = play(rules, own, other, pit)
            rest = 0
            if mine:
                # the stones gained leave the pits; the other side gains nothing in this move
                stones = left - gained
                rest = known(table, mine, theirs, stones) if again else 0
                if not again:
                    rest = -known(table, theirs, mine, stones)
            values[pit] = gained + rest
    return values


@njit()
def plain(rules: int, own: int, other: int, depth: int, alpha: int, beta: int) -> int:
    """The stones ahead after *depth* plies of best play; what lies in the pits counts for nothing."""
    if depth == 0:
        return 0
    best = -1000
    for pit in range(6):
        if own >> 8 * pit & 255:
            mine, theirs, gained, again = play(rules, own, other, pit)
            value = gained
            if mine and again:
                value += plain(rules, mine, theirs, depth - 1, alpha - gained, beta - gained)
            elif mine:
                value -= plain(rules, theirs, mine, depth - 1, gained - beta, gained - alpha)
            best = max(best, value)
            alpha = max(alpha, value)
            if alpha >= beta:
                break
    return best


@njit()
def best_alone(rules: int, own: int, other: int, right: int, depth: int) -> bool:
    """Whether a plain search so deep finds *right* better than every other move."""
    values = np.full(6, -1000, np.int64)
    for pit in range(6):
        if own >> 8 * pit & 255:
            mine, theirs, gained, again = play(rules, own, other, pit)
            value = gained
            if mine and again:
                value += plain(rules, mine, theirs, depth - 1, -1000, 1000)
            elif mine:
                value -= plain(rules, theirs, mine, depth - 1, -1000, 1000)
            values[pit] = value
    return bool(np.sum(values >= values[right]) == 1)


def found_at(rules: int, own: int, other: int, right: int) -> int:
    """The depth from which on a plain search finds *right*, `DEEPEST` at most."""
    depth = DEEPEST
    while depth > 1 and best_alone(rules, own, other, right, depth - 1):
        depth -= 1
    return depth

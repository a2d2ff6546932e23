"""Toguz Korgool for numba: the rules, what the evaluation looks at, a search, games of it against itself.

A position is a row of numbers seen by the side to move: its nine pits, the nine of the other side, the
kazans and the tuzdik numbers of both, and 1 if it is over. What the evaluation looks at is written here as
the engine has it (`kazan.games.toguz.evaluation`), and a test compares the two.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numba import njit

from kazan.games.toguz.evaluation import COUNTS, PITS, STAGES, SUMS
from kazan.games.toguz.rules import ENOUGH

if TYPE_CHECKING:
    from numpy.typing import NDArray

OWN_KAZAN, OTHER_KAZAN, OWN_TUZDIK, OTHER_TUZDIK, OVER = range(18, 23)
SIZE = 23
"""The numbers of a position."""
WON = 1 << 20
INFINITE = 1 << 30
MOST_PLIES = 16
MOST_FOUND = 128
"""More numbers than the features of a position take."""
LONGEST = 300
"""Plies of a game that is given up as drawn."""

# where the weights of each feature begin; those of the other side are taken off
TURN, KAZAN, PIT, ROW, CHOICE, TUZDIK, LURE, ALL = np.cumsum(
    [0, 1, 1, PITS * COUNTS, SUMS, PITS + 1, PITS * STAGES, PITS]
).tolist()


@njit(cache=True)
def play(before: NDArray[np.int64], pit: int, after: NDArray[np.int64]) -> None:
    """Write the position after the move from *pit*, seen by the other side."""
    stones = before[pit]
    if stones == 1:
        drops, first = 1, pit + 1
    else:
        drops, first = stones, pit
    rounds, rest = drops // 18, drops % 18
    last = (first + drops - 1) % 18
    for place in range(18):
        count = 0 if place == pit else before[place]
        count += rounds + ((place - first) % 18 < rest)
        after[(place + 9) % 18] = count
    own, other = before[OWN_KAZAN], before[OTHER_KAZAN]
    tuzdik, lost = before[OWN_TUZDIK], before[OTHER_TUZDIK]
    if tuzdik:
        own += after[tuzdik - 1]
        after[tuzdik - 1] = 0
    if lost:
        other += after[lost + 8]
        after[lost + 8] = 0
    if last > 8:
        target = last - 9
        count = after[target]
        if count == 3:
            if not tuzdik and target < 8 and lost != target + 1:
                own += 3
                after[target] = 0
                tuzdik = target + 1
        elif count % 2 == 0:
            own += count
            after[target] = 0
    after[OVER] = 0
    if own >= ENOUGH or other >= ENOUGH:
        after[OVER] = 1
    elif after[:9].sum() == 0:
        after[OVER] = 1
        own += after[9:18].sum()
        after[9:18] = 0
    after[OWN_KAZAN], after[OTHER_KAZAN] = other, own
    after[OWN_TUZDIK], after[OTHER_TUZDIK] = lost, tuzdik


@njit(cache=True)
def stage(stones: int) -> int:
    """The stage of a row that holds so many stones: what a tuzdik is worth depends on it."""
    if stones < 15:
        return 0
    if stones < 35:
        return 1
    return 2 if stones < 60 else 3


@njit(cache=True)
def features(at: NDArray[np.int64], found: NDArray[np.int64]) -> int:
    """Write the features of a position as pairs: which, and how often. Gives how many there are."""
    found[0], found[1] = TURN, 1
    found[2], found[3] = KAZAN, at[OWN_KAZAN] - at[OTHER_KAZAN]
    filled = 2
    for role in range(2):
        sign = 1 - 2 * role
        begin = 9 * role
        tuzdik, lost = at[OWN_TUZDIK + role], at[OTHER_TUZDIK - role]
        total, choice = 0, 0
        for pit in range(PITS):
            stones = at[begin + pit]
            total += stones
            choice += stones > 0
            found[2 * filled] = PIT + pit * COUNTS + min(stones, COUNTS - 1)
            found[2 * filled + 1] = sign
            filled += 1
            if stones == 2 and not lost and tuzdik != pit + 1 and pit < 8:
                found[2 * filled] = LURE + pit
                found[2 * filled + 1] = sign
                filled += 1
        found[2 * filled] = ROW + min(total // 4, SUMS - 1)
        found[2 * filled + 1] = sign
        found[2 * filled + 2] = CHOICE + choice
        found[2 * filled + 3] = sign
        filled += 2
        if tuzdik:
            found[2 * filled] = TUZDIK + tuzdik * STAGES + stage(total)
            found[2 * filled + 1] = sign
            filled += 1
    return filled


@njit(cache=True)
def evaluate(at: NDArray[np.int64], weights: NDArray[np.int64], found: NDArray[np.int64]) -> int:
    """The value of a position, for the side to move."""
    if at[OVER]:
        margin = at[OWN_KAZAN] - at[OTHER_KAZAN]
        if margin == 0:
            return 0
        return int(16 * margin + (WON if margin > 0 else -WON))
    value = 0
    for place in range(features(at, found)):
        value += weights[found[2 * place]] * found[2 * place + 1]
    return int(value)


@njit(cache=True)
def order(
    stack: NDArray[np.int64], ply: int, moves: NDArray[np.int64], gains: NDArray[np.int64]
) -> int:
    """Fill *moves* with those of the position at *ply*, what gains most first; gives how many there are."""
    at, after = stack[ply], stack[ply + 1]
    filled = 0
    for pit in range(PITS - 1, -1, -1):
        if at[pit] == 0:
            continue
        play(at, pit, after)
        gain = after[OTHER_KAZAN] - after[OWN_KAZAN] + 20 * (after[OTHER_TUZDIK] > 0)
        place = filled
        while place and gains[place - 1] < gain:
            gains[place], moves[place] = gains[place - 1], moves[place - 1]
            place -= 1
        gains[place], moves[place] = gain, pit
        filled += 1
    return filled


@njit(cache=False)
def search(
    stack: NDArray[np.int64],
    ply: int,
    depth: int,
    alpha: int,
    beta: int,
    weights: NDArray[np.int64],
    found: NDArray[np.int64],
    lists: NDArray[np.int64],
) -> int:
    """The value of the position at *ply* of the stack, *depth* plies deep, or a bound of it."""
    if depth == 0 or stack[ply, OVER]:
        return evaluate(stack[ply], weights, found)
    moves = lists[2 * ply]
    filled = order(stack, ply, moves, lists[2 * ply + 1])
    best = -INFINITE
    for place in range(filled):
        play(stack[ply], moves[place], stack[ply + 1])
        value = -search(stack, ply + 1, depth - 1, -beta, -max(alpha, best), weights, found, lists)
        if value > best:
            best = value
            if value >= beta:
                break
    return int(best)


@njit(cache=False)
def play_game(
    seed: int,
    random_plies: int,
    depth: NDArray[np.int64],
    noise: int,
    weights: NDArray[np.int64],
    positions: NDArray[np.int64],
) -> tuple[int, int]:
    """A game of the first *weights* as south against the second; gives south's margin and the plies.

    Each position is written to *positions*, and the value that was found for it. The first plies are random;
    then a move may seem better by up to *noise* than it is.
    """
    np.random.seed(seed)
    stack = np.zeros((MOST_PLIES, SIZE), np.int64)
    lists = np.zeros((2 * MOST_PLIES, PITS), np.int64)
    found = np.zeros(MOST_FOUND, np.int64)
    at = np.zeros(SIZE, np.int64)
    at[:18] = 9
    for ply in range(LONGEST):
        positions[ply, :SIZE] = at
        if at[OVER]:
            margin = at[OWN_KAZAN] - at[OTHER_KAZAN]
            return (-margin if ply & 1 else margin), ply
        stack[0] = at
        moves = np.zeros(PITS, np.int64)
        filled = order(stack, 0, moves, lists[1])
        chosen, best, found_value = moves[0], -INFINITE, 0
        if ply < random_plies:
            chosen = moves[np.random.randint(filled)]
        else:
            for place in range(filled):
                bonus = np.random.randint(0, noise + 1)
                play(at, moves[place], stack[1])
                low = -INFINITE if best == -INFINITE else best - bonus
                value = bonus - search(
                    stack, 1, depth[ply & 1] - 1, -INFINITE, -low, weights[ply & 1], found, lists
                )
                if value > best:
                    chosen, best, found_value = moves[place], value, value - bonus
        positions[ply, SIZE] = found_value
        play(at, chosen, stack[1])
        at[:] = stack[1]
    return 0, LONGEST

"""Games of Nine Men's Morris against itself, for numba: see `tools.morris_play`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numba import njit

from tools.morris import count
from tools.morris_play import (
    HAND,
    LONGEST,
    MOST_MOVES,
    OWN,
    QUIET_LIMIT,
    RIVAL,
    RIVAL_HAND,
    SIZE,
    Knowledge,
    Room,
    choose,
    distance,
    generate,
    play,
)
from tools.retrograde import DRAWN

if TYPE_CHECKING:
    from numpy.typing import NDArray


@njit(cache=False)
def depth_at(at: NDArray[np.int64], deeper: int) -> int:
    """How deep to look: a side that slides has few moves."""
    return deeper if at[HAND] or count(at[OWN]) == 3 else deeper + 2


@njit(cache=False)
def play_game(
    seed: int,
    random_plies: int,
    deeper: NDArray[np.int64],
    noise: int,
    weights: NDArray[np.int64],
    knows: Knowledge,
    space: Room,
    positions: NDArray[np.int64],
) -> tuple[int, int]:
    """A game of the first *weights* as light against the second; gives its result for light and its plies.

    *deeper* are the plies that each looks ahead in the placing phase. Each position is written to
    *positions*, and 1 if the move played in it removes a stone or the game was still at random, else 0. A
    game that comes into the tables is over.
    """
    np.random.seed(seed)
    space.history[:] = 0
    past = np.full(QUIET_LIMIT + 2, -1, np.int64)
    moves = np.empty(MOST_MOVES, np.int64)
    at = np.zeros(SIZE, np.int64)
    at[HAND], at[RIVAL_HAND] = 9, 9
    quiet = 0
    for ply in range(LONGEST):
        sign = 1 - 2 * (ply & 1)
        filled = generate(at, moves)
        if filled == 0:
            return -sign, ply
        space.stack[0] = at
        if ply < random_plies:
            move = moves[np.random.randint(filled)]
        else:
            depth = depth_at(at, deeper[ply & 1])
            move = choose(past, depth, noise, weights[ply & 1], knows, space)
        positions[ply, :SIZE] = at
        positions[ply, SIZE] = move >> 10 > 0 or ply < random_plies
        if at[HAND] == 0 and move >> 10 == 0:
            past[quiet] = at[OWN] | at[RIVAL] << 24
            quiet += 1
        else:
            past[:] = -1
            quiet = 0
        play(at, move, space.stack[1])
        at[:] = space.stack[1]
        plies = distance(at, move, knows)
        if plies == DRAWN or quiet >= QUIET_LIMIT:
            return 0, ply + 1
        if plies >= 0:
            return (-sign if plies & 1 else sign), ply + 1
        if np.sum(past == (at[OWN] | at[RIVAL] << 24)) > 1:
            return 0, ply + 1
    return 0, LONGEST

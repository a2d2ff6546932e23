"""A whole game of Nine Men's Morris for numba: what the evaluation looks at, a search, games against itself.

A position is four numbers seen by the side to move: its set of points, the other side's, and the stones that
both have in hand. A move is packed as in the engine. Stones fly, and the endgame tables are asked. What the
evaluation looks at is written here as the engine has it (`kazan.games.morris.evaluation`), and a test
compares the two.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numba import njit

from kazan.evaluation import WIN, WON
from kazan.games.morris.evaluation import (
    EARLY,
    FEW,
    FINE,
    FLYING,
    LATE,
    MOVING,
    NAMES,
    SHARE,
    SIDES,
)
from tools.morris import BOARD, MILL_SETS, NEAR, closes, count, removable
from tools.retrograde import DRAWN, Class, Numbering, locate, numbering

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

OWN, RIVAL, HAND, RIVAL_HAND, SIZE = range(5)
INFINITE = 1 << 30
MOST_MOVES = 512
MOST_PLIES = 12
LONGEST = 300
"""Plies of a game that is given up as drawn."""
QUIET_LIMIT = 50

PHASES = 4
FEATURES = len(NAMES)
WAYS = NAMES.index("ways")
STONES_AT = 2 * PHASES * FEATURES
ALL = STONES_AT + 2 * PHASES
"""Of the weights: those of the mover by phase, of the other side by phase, of the stones by phase."""


class Knowledge(NamedTuple):
    """Endgame tables for numba."""

    place: NDArray[np.int64]  # by the stones of the mover and of the other side: which table, or -1
    values: tuple[NDArray[np.uint8], ...]
    how: tuple[Numbering, ...]


class Room(NamedTuple):
    """What a search writes on."""

    stack: NDArray[np.int64]  # the position at each ply
    moves: NDArray[np.int64]  # by ply
    scores: NDArray[np.int64]  # by ply, what each is worth trying
    history: NDArray[np.int64]  # by move without its removal
    looks: NDArray[np.int64]


def knowledge(tables: Mapping[Class, NDArray[np.uint8]]) -> Knowledge:
    """*tables* for numba."""
    place = np.full((10, 10), -1, np.int64)
    for index, stones in enumerate(tables):
        place[stones] = index
    return Knowledge(place, tuple(tables.values()), tuple(numbering(*stones) for stones in tables))


def room() -> Room:
    """Room for a search."""
    return Room(
        np.zeros((MOST_PLIES, SIZE), np.int64),
        np.zeros((MOST_PLIES, MOST_MOVES), np.int64),
        np.zeros((MOST_PLIES, MOST_MOVES), np.int64),
        np.zeros(1 << 10, np.int64),
        np.zeros(FEATURES, np.int64),
    )


@njit(cache=True)
def lowest(points: int) -> int:
    """The lowest point of a set."""
    return count((points & -points) - 1)


@njit(cache=True)
def phase_of(stones: int, hand: int) -> int:
    """The phase that a side is in."""
    if hand:
        return EARLY if hand > FEW else LATE
    return FLYING if stones == 3 else MOVING


@njit(cache=True)
def reach(points: int) -> int:
    """The points next to any of *points*."""
    found = 0
    while points:
        found |= NEAR[lowest(points)]
        points &= points - 1
    return int(found)


@njit(cache=True)
def look(own: int, rival: int, phase: int, out: NDArray[np.int64]) -> None:
    """How often what `NAMES` says is found for the side that stands on *own*."""
    empty = BOARD & ~(own | rival)
    mills = 0
    pairs = 0
    slides = 0
    for mill in MILL_SETS:
        inside = count(mill & own)
        if inside == 3:
            mills |= mill
        elif inside == 2:
            missing = mill & ~own
            pairs |= missing
            if NEAR[lowest(missing)] & own & ~mill:
                slides |= missing
    near = reach(empty)
    out[0] = 1
    out[1] = count(mills)
    out[2] = count(mills & near)
    out[3] = count((slides if phase == MOVING else pairs) & empty)
    out[4] = count(pairs & ~empty)
    out[5] = count(reach(own) & empty)
    out[6] = count(own & ~near)
    out[7] = count(own & SIDES)


@njit(cache=True)
def features(at: NDArray[np.int64], looks: NDArray[np.int64], out: NDArray[np.int64]) -> None:
    """All features of a position, for the side to move."""
    out[:] = 0
    own, rival = at[OWN], at[RIVAL]
    stones, rivals = count(own), count(rival)
    phase, other = phase_of(stones, at[HAND]), phase_of(rivals, at[RIVAL_HAND])
    look(own, rival, phase, looks)
    out[phase * FEATURES : (phase + 1) * FEATURES] = looks
    look(rival, own, other, looks)
    begin = (PHASES + other) * FEATURES
    out[begin : begin + FEATURES] = -looks
    stones, rivals = stones + at[HAND], rivals + at[RIVAL_HAND]
    ahead = stones - rivals
    share = SHARE * abs(ahead) // (stones + rivals)
    out[STONES_AT + 2 * phase] = ahead
    out[STONES_AT + 2 * phase + 1] = share if ahead > 0 else -share


@njit(cache=True)
def evaluate(at: NDArray[np.int64], weights: NDArray[np.int64], looks: NDArray[np.int64]) -> int:
    """The value of a position, for the side to move."""
    own, rival = at[OWN], at[RIVAL]
    stones, rivals = count(own), count(rival)
    if stones + at[HAND] < 3:
        return -WIN
    phase, other = phase_of(stones, at[HAND]), phase_of(rivals, at[RIVAL_HAND])
    look(own, rival, phase, looks)
    if phase == MOVING and looks[WAYS] == 0:
        return -WIN
    value = 0
    for feature in range(FEATURES):
        value += weights[phase * FEATURES + feature] * looks[feature]
    look(rival, own, other, looks)
    for feature in range(FEATURES):
        value -= weights[(PHASES + other) * FEATURES + feature] * looks[feature]
    stones, rivals = stones + at[HAND], rivals + at[RIVAL_HAND]
    ahead = stones - rivals
    share = SHARE * abs(ahead) // (stones + rivals)
    begin = STONES_AT + 2 * phase
    value += weights[begin] * ahead + weights[begin + 1] * (share if ahead > 0 else -share)
    return int(value >> FINE)


@njit(cache=True)
def generate(at: NDArray[np.int64], moves: NDArray[np.int64]) -> int:
    """Fill *moves*, those that remove a stone first; gives how many there are."""
    own, rival, hand = at[OWN], at[RIVAL], at[HAND]
    stones = count(own)
    if hand + stones < 3:
        return 0
    empty = BOARD & ~(own | rival)
    taking = removable(rival)
    filled = 0
    for takes in range(2):
        origins = own if hand == 0 else 1
        while origins:
            origin = lowest(origins)
            origins &= origins - 1
            rest = own ^ 1 << origin if hand == 0 else own
            goals = empty if hand or stones == 3 else NEAR[origin] & empty
            start = 0 if hand else origin + 1
            while goals:
                target = lowest(goals)
                goals &= goals - 1
                if closes(rest, target) == (takes == 1):
                    continue
                move = start | target << 5
                if takes == 1 or taking == 0:
                    moves[filled] = move
                    filled += 1
                else:
                    gone = taking
                    while gone:
                        moves[filled] = move | lowest(gone) + 1 << 10
                        filled += 1
                        gone &= gone - 1
    return filled


@njit(cache=True)
def play(before: NDArray[np.int64], move: int, after: NDArray[np.int64]) -> None:
    """Write the position after a move, seen by the other side."""
    own = before[OWN] | 1 << (move >> 5 & 31)
    rival = before[RIVAL]
    if move & 31:
        own ^= 1 << (move & 31) - 1
    if move >> 10:
        rival ^= 1 << (move >> 10) - 1
    hand, rival_hand = before[HAND], before[RIVAL_HAND]
    after[OWN], after[RIVAL] = rival, own
    after[HAND], after[RIVAL_HAND] = rival_hand, hand - (move & 31 == 0)


@njit(cache=True)
def distance(at: NDArray[np.int64], move: int, knows: Knowledge) -> int:
    """The distance of a position in the tables that *move* has just led into; DRAWN, or -1 for none."""
    if at[HAND] or at[RIVAL_HAND] or not (move >> 10 or move & 31 == 0):
        return -1
    index = knows.place[count(at[OWN]), count(at[RIVAL])]
    if index < 0:
        return -1
    return int(knows.values[index][locate(knows.how[index], at[OWN], at[RIVAL])])


@njit(cache=True)
def worth(plies: int) -> int:
    """The value of a distance, for the side to move."""
    if plies == DRAWN:
        return 0
    return WIN - plies if plies & 1 else plies - WIN


@njit(cache=False)
def search(
    ply: int,
    depth: int,
    alpha: int,
    beta: int,
    weights: NDArray[np.int64],
    knows: Knowledge,
    space: Room,
) -> int:
    """The value of the position at *ply* of the stack, *depth* plies deep, or a bound of it."""
    at, moves, scores = space.stack[ply], space.moves[ply], space.scores[ply]
    if depth == 0:
        return evaluate(at, weights, space.looks)
    filled = generate(at, moves)
    if filled == 0:
        return -WIN
    for index in range(filled):
        move = moves[index]
        scores[index] = space.history[move & 1023] + (1 << 40 if move >> 10 else 0)
    best = -INFINITE
    for index in range(filled):
        top = index + np.argmax(scores[index:filled])
        moves[index], moves[top] = moves[top], moves[index]
        scores[index], scores[top] = scores[top], scores[index]
        move, floor = moves[index], max(alpha, best)
        play(at, move, space.stack[ply + 1])
        plies = distance(space.stack[ply + 1], move, knows)
        if plies >= 0:
            value = -worth(plies)
        else:
            value = -search(ply + 1, depth - 1, -beta, -floor, weights, knows, space)
        if value > best:
            best = value
            if value >= beta:
                space.history[move & 1023] += depth * depth
                break
    if best > WON:  # a quick win is better than a slow one
        return int(best - 1)
    return int(best + 1 if best < -WON else best)


@njit(cache=False)
def choose(
    past: NDArray[np.int64],
    depth: int,
    noise: int,
    weights: NDArray[np.int64],
    knows: Knowledge,
    space: Room,
) -> int:
    """The move to play in the first position of the stack, each seeming better by up to *noise* than it is.

    A move that leads to a position of the *past* is taken as a draw.
    """
    at, after = space.stack[0], space.stack[1]
    moves = space.moves[0]
    filled = generate(at, moves)
    chosen, best = moves[0], -INFINITE
    for index in range(filled):
        play(at, moves[index], after)
        bonus = np.random.randint(0, noise + 1)
        plies = distance(after, moves[index], knows)
        if at[HAND] == 0 and np.any(past == (after[OWN] | after[RIVAL] << 24)):
            value = 0
        elif plies >= 0:
            value = -worth(plies)
        else:
            floor = -INFINITE if best == -INFINITE else best - bonus
            value = bonus - search(1, depth - 1, -INFINITE, -floor, weights, knows, space)
        if value > best:
            chosen, best = moves[index], value
    return int(chosen)

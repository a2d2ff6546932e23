"""The distance to the end of every position of Nine Men's Morris with few stones and none in hand.

A won position has an odd distance, a lost one an even distance: the plies to the end when the winner hurries
and the loser holds out. All others are drawn. A class is solved together with the one where the other side
has its stones, from those with a stone less, which captures lead to. Distances are settled in order: at
distance d every position that can move to one lost in d - 1 is won, and every position whose moves all lead
to won ones, the last in d - 1, is lost.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numba import njit

from tools.morris import (
    BOARD,
    MOST_CHILDREN,
    Lead,
    children,
    closes,
    followers,
    lead,
    number,
    parents,
    size,
    spread,
    targets,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from numpy.typing import NDArray

Class = tuple[int, int]
"""The stones of the side to move and of the other."""
DRAWN = 255
"""No distance; while a class is being solved: none found yet."""
TURNED = 254
"""The number stands for a position that has a lesser one."""
NEVER = 255
"""In place of a floor: a capture saves the game, so it cannot be lost."""


class Numbering(NamedTuple):
    """What the numbers of a class are made from, for numba."""

    mover_leads: bool
    lead: Lead
    followers: NDArray[np.int64]


def numbering(mover: int, waiter: int) -> Numbering:
    """How positions of a class are numbered."""
    led, follows = min(mover, waiter), max(mover, waiter)
    return Numbering(mover <= waiter, lead(led), followers(led, follows))


@njit(cache=True)
def locate(how: Numbering, mover: int, waiter: int) -> int:
    """The least number of a position in its class."""
    if how.mover_leads:
        return number(how.lead, len(how.followers), mover, waiter)
    return number(how.lead, len(how.followers), waiter, mover)


@njit(cache=True)
def position(how: Numbering, index: int) -> tuple[int, int]:
    """The position with number *index*: the mover's set and the other."""
    width = len(how.followers)
    leads = how.lead.first[index // width]
    follows = spread(how.followers[index % width], leads)
    return (leads, follows) if how.mover_leads else (follows, leads)


@njit(cache=True)
def begin(
    values: NDArray[np.uint8],
    floors: NDArray[np.uint8],
    how: Numbering,
    below: NDArray[np.uint8],
    how_below: Numbering,
    flying: bool,
) -> None:
    """Settle what captures decide: the *values* they give, the least distances of other losses, *floors*."""
    found = np.empty((MOST_CHILDREN, 2), np.int64)
    for index in range(len(values)):
        mover, waiter = position(how, index)
        if locate(how, mover, waiter) != index:
            values[index] = TURNED
            continue
        filled, quiet, wins = children(mover, waiter, flying, found)
        value, floor = DRAWN, 0
        if wins:
            value = 1
        for child in range(quiet, filled):
            distance = below[locate(how_below, found[child, 0], found[child, 1])]
            if distance == DRAWN:
                floor = NEVER
            elif distance % 2 == 0:
                value = min(value, distance + 1)
            elif floor != NEVER:
                floor = max(floor, distance + 1)
        if value == DRAWN and quiet == 0 and floor != NEVER:
            value = floor
        values[index], floors[index] = value, floor


@njit(cache=True)
def shut(
    distance: int,
    values: NDArray[np.uint8],
    how: Numbering,
    mover: int,
    waiter: int,
    flying: bool,
) -> bool:
    """Whether every quiet move leads to a position that is won, in *distance* at most."""
    empty = BOARD & ~(mover | waiter)
    for origin in range(24):
        if not mover >> origin & 1:
            continue
        rest = mover ^ 1 << origin
        goals = targets(mover, empty, origin, flying)
        for target in range(24):
            if goals >> target & 1 and not closes(rest, target):
                value = values[locate(how, waiter, rest | 1 << target)]
                if value > distance or value % 2 == 0:
                    return False
    return True


@njit(cache=True)
def settle(
    distance: int,
    values: NDArray[np.uint8],
    how: Numbering,
    others: NDArray[np.uint8],
    floors: NDArray[np.uint8],
    asked: NDArray[np.uint8],
    how_others: Numbering,
    flying: bool,
) -> None:
    """Carry the positions of a class at *distance* back to those of the *others*.

    *asked* says at which distance each of the others was last looked through.
    """
    befores = np.empty((MOST_CHILDREN, 2), np.int64)
    for index in range(len(values)):
        if values[index] != distance:
            continue
        mover, waiter = position(how, index)
        for before in range(parents(mover, waiter, flying, befores)):
            parent = locate(how_others, befores[before, 0], befores[before, 1])
            if others[parent] <= distance + 1:
                continue
            if distance % 2 == 0:
                others[parent] = distance + 1
            elif others[parent] == DRAWN and floors[parent] != NEVER and asked[parent] != distance:
                asked[parent] = distance
                if shut(distance, values, how, befores[before, 0], befores[before, 1], flying):
                    others[parent] = max(distance + 1, floors[parent])


def solve(
    mover: int,
    waiter: int,
    below: Mapping[Class, NDArray[np.uint8]],
    flying: bool,
    tell: Callable[[str], None],
) -> dict[Class, NDArray[np.uint8]]:
    """The values of a class and of the one with the sides exchanged, from those *below*."""
    classes = sorted({(mover, waiter), (waiter, mover)})
    how = {each: numbering(*each) for each in classes}
    values = {each: np.full(size(*each), DRAWN, np.uint8) for each in classes}
    floors = {each: np.zeros(size(*each), np.uint8) for each in classes}
    asked = {each: np.zeros(size(*each), np.uint8) for each in classes}
    for own, other in classes:
        after = (other - 1, own) if other > 3 else (own, other)  # unused: such captures win
        table = below[after] if other > 3 else values[after]
        begin(
            values[own, other],
            floors[own, other],
            how[own, other],
            table,
            numbering(*after),
            flying,
        )
        tell(f"{own} against {other}: captures")
    distance = 0
    while True:
        for own, other in classes:
            back = (other, own)
            settle(
                distance,
                values[own, other],
                how[own, other],
                values[back],
                floors[back],
                asked[back],
                how[back],
                flying,
            )
        tell(f"{mover} and {waiter}: distance {distance}")
        due = [table[(table > distance) & (table < TURNED)] for table in values.values()]
        if not any(len(rest) for rest in due):
            return values
        distance += 1

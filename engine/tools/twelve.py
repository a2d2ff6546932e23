"""Mangala and Kalah for numba: the rules, the index of a position, tables of exact values.

A position is two whole numbers, the mover's row and the waiting row, one byte for each pit from its owner's
left. What lies in the stores is left out: the *value* of a position is the difference of stones that the
mover will still win from the pits with best play on both sides. The engine's rules (`kazan.games`) give the
tracks; captures and endings are written here once more, and a test compares the two.
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numba import njit

from kazan.games import create
from kazan.games.kalah import rules as kalah
from kazan.games.mangala import rules as mangala

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

    from kazan.game import State

MOST = 48
"""Stones in the largest game."""
STORE = 6
"""Where a track meets the mover's store: after the own pits 0-5, before the other row, 7-12."""
IS_MANGALA, TO_EMPTIER, EMPTY_CAPTURE = 1, 2, 4


class Rules(NamedTuple):
    """Rules that have tables of their own: a game and the options that change what a position is worth."""

    name: str
    game: str
    options: Mapping[str, str | bool]
    bits: int


RULES = {
    rules.name: rules
    for rules in (
        Rules("mangala", "mangala", {}, IS_MANGALA | TO_EMPTIER),
        Rules("kalah", "kalah", {}, 0),
        Rules("kalah-emptier", "kalah", {"leftovers": "emptier"}, TO_EMPTIER),
        Rules("kalah-empty", "kalah", {"empty_capture": True}, EMPTY_CAPTURE),
        Rules(
            "kalah-emptier-empty",
            "kalah",
            {"leftovers": "emptier", "empty_capture": True},
            TO_EMPTIER | EMPTY_CAPTURE,
        ),
    )
}

Tables = tuple["NDArray[np.int64]", "NDArray[np.int64]", "NDArray[np.int64]", "NDArray[np.int64]"]


def sow_tables() -> Tables:
    """By game (0 kalah, 1 mangala), pit and stones: what each row and the store gain, and the last place."""
    own, other, store, last = (np.zeros((2, 6, MOST + 1), np.int64) for _ in range(4))
    for game in range(2):
        for pit in range(6):
            for stones in range(1, MOST + 1):
                track = mangala.track(pit, stones) if game else kalah.track(pit)
                own[game, pit, stones] -= stones << 8 * pit
                for drop in range(stones):
                    slot = track[drop % len(track)]
                    if slot < 6:
                        own[game, pit, stones] += 1 << 8 * slot
                    elif slot < 12:
                        other[game, pit, stones] += 1 << 8 * (slot - 6)
                    else:
                        store[game, pit, stones] += 1
                slot = track[(stones - 1) % len(track)]
                last[game, pit, stones] = STORE if slot > 11 else slot + (slot > 5)
    return own, other, store, last


SOW_OWN, SOW_OTHER, SOW_STORE, SOW_LAST = sow_tables()


def binomials() -> NDArray[np.int64]:
    """C(s + i, i + 1) by place i of the twelve and stones s up to that place."""
    table = np.zeros((12, MOST + 1), np.int64)
    for place in range(12):
        for stones in range(1, MOST + 1):
            table[place, stones] = table[place, stones - 1] + (
                table[place - 1, stones] if place else 1
            )
    return table


BINOMIAL = binomials()


def size(stones: int) -> int:
    """The number of positions with at most *stones* stones in the pits."""
    return comb(stones + 12, 12)


@njit()
def total(row: int) -> int:
    """The stones of a row."""
    stones = 0
    while row:
        stones += row & 255
        row >>= 8
    return stones


@njit()
def index(own: int, other: int) -> int:
    """The place of a position in a table, the mover's row first; unique for all numbers of stones."""
    found = 0
    stones = 0
    for place in range(6):
        stones += own >> 8 * place & 255
        found += BINOMIAL[place, stones]
    for place in range(6):
        stones += other >> 8 * place & 255
        found += BINOMIAL[place + 6, stones]
    return found


@njit()
def play(rules: int, own: int, other: int, pit: int) -> tuple[int, int, int, bool]:
    """Lift *pit*: both rows, still the mover's first, the stones he gained more, and whether he moves again.

    When the game is over both rows are empty and the leftovers are in the gain.
    """
    game = rules & 1
    stones = own >> 8 * pit & 255
    own += SOW_OWN[game, pit, stones]
    other += SOW_OTHER[game, pit, stones]
    gain = SOW_STORE[game, pit, stones]
    last = SOW_LAST[game, pit, stones]
    if last > STORE:
        if game:
            place = 8 * (last - 7)
            taken = other >> place & 255
            if taken & 1 == 0:
                other -= taken << place
                gain += taken
    elif last < STORE and own >> 8 * last & 255 == 1:
        place = 8 * (5 - last)
        taken = other >> place & 255
        if taken or rules & EMPTY_CAPTURE:
            other -= taken << place
            own -= 1 << 8 * last
            gain += taken + 1
    if own == 0 or other == 0:
        if rules & TO_EMPTIER:
            gain += total(other) if own == 0 else -total(own)
        else:
            gain += total(own) - total(other)
        return 0, 0, gain, False
    return own, other, gain, last == STORE


def rows_of(state: State) -> tuple[int, int]:
    """The rows of a state of the engine, the mover's first."""
    south, north = state >> 1 & (1 << 48) - 1, state >> 49 & (1 << 48) - 1
    return (north, south) if state & 1 else (south, north)


def row_of(stones: Sequence[int]) -> int:
    """The row with *stones*, from its owner's left."""
    return int.from_bytes(bytes(stones), "little")


def game_of(rules: Rules) -> object:
    """The engine's game with these rules."""
    return create(rules.game, rules.options)

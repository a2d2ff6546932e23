"""Kalah and toguz on plain lists: what the engine's packed integers are measured against.

Written to be as quick as lists allow, not to be read beside the rules. They see that a game ends, as
the engine does, but sweep nothing: the positions they are measured on do not end.
"""

from __future__ import annotations

KALAH_TRACKS = ([*range(6), 12, *range(6, 12)], [*range(6, 12), 13, *range(6)])
Slots = list[int]


def play_kalah(before: Slots, side: int, pit: int) -> tuple[Slots, int]:
    """The slots after *side* plays *pit*, and whose turn it is then: -1 for nobody's."""
    slots = before[:]
    track = KALAH_TRACKS[side]
    store = 12 + side
    stones = slots[pit]
    slots[pit] = 0
    at = pit - 6 * side
    for _ in range(stones):
        at = (at + 1) % 13
        slots[track[at]] += 1
    last = track[at]
    if last != store:
        if at < 6 and slots[last] == 1 and slots[11 - last]:
            slots[store] += 1 + slots[11 - last]
            slots[last] = slots[11 - last] = 0
        side = 1 - side
    if not any(slots[:6]) or not any(slots[6:12]):
        side = -1
    return slots, side


def play_toguz(
    before: Slots, tuzdiks: tuple[int, int], side: int, pit: int
) -> tuple[Slots, tuple[int, int], int]:
    """The slots, the two tuzdiks (slots, -1 for none) and the turn after *side* plays *pit*."""
    slots = before[:]
    kazan = 18 + side
    stones = slots[pit]
    slots[pit] = 0
    at = pit
    if stones == 1:
        at = (at + 1) % 18
        slots[at] += 1
    else:
        at -= 1
        for _ in range(stones):
            at = (at + 1) % 18
            slots[at] += 1
    theirs = at // 9 != side
    if theirs and at not in tuzdiks:
        if slots[at] % 2 == 0:
            slots[kazan] += slots[at]
            slots[at] = 0
        elif slots[at] == 3 and tuzdiks[side] < 0 and at % 9 != 8:
            other = tuzdiks[1 - side]
            if other < 0 or other % 9 != at % 9:
                tuzdiks = (at, tuzdiks[1]) if side == 0 else (tuzdiks[0], at)
    for owner in (0, 1):
        if tuzdiks[owner] >= 0:
            slots[18 + owner] += slots[tuzdiks[owner]]
            slots[tuzdiks[owner]] = 0
    next_row = slots[9:18] if side == 0 else slots[:9]
    over = slots[18] > 81 or slots[19] > 81 or not any(next_row)
    return slots, tuzdiks, -1 if over else 1 - side

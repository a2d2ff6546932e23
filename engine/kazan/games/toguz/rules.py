"""Toguz Korgool / Togyz Kumalak: nine pits a side, nine stones in a pit, a kazan each outside the path.

    north    17 16 15 14 13 12 11 10  9
             19 (kazan)      (kazan) 18
    south     0  1  2  3  4  5  6  7  8

Lift an own pit and sow it one by one in a ring of 18: own pits, the rival's pits. Of two or more stones the
first goes back into the origin; a lone stone goes to the next pit. A stone that falls on a tuzdik goes to
its owner's kazan at once. Last stone

- in a rival's pit that is now even: that pit goes to the own kazan;
- in a rival's pit that now holds three: it becomes the own tuzdik, if one is allowed there, and the three
  go to the own kazan;
- anywhere else: nothing.

A tuzdik is allowed once a game, not in pit 9, and not in the number of the rival's tuzdik. It lies on the
other side of its owner, and never holds stones. The turn always passes.

82 stones in a kazan win at once. A player who has no move on his turn ends the game, and what is left goes
to the owner of its side. Rules, with the rulings T1 to T12: RULES.md, after the tournaments of both
countries. Above the slots a state holds the numbers of south's and of north's tuzdik (4 bits each, 0: none)
and a bit that says that the board was swept.
"""

import re
from collections.abc import Iterator, Mapping, Sequence

from kazan.errors import IllegalMoveError, NotationError, RowError
from kazan.game import Choice, Mark, Move, State, Written
from kazan.games.sowing import (
    BYTE,
    TOP,
    Sowing,
    SowingGame,
    pack,
    row_mask,
    shift,
    sow_table,
    take_table,
)
from kazan.step import CAPTURE, DROP, SWEEP, TUZDIK, Step, Teller, Trace

STONES = 162
ENOUGH = 82
STORES = (18, 19)
SHIFT = tuple(shift(slot) for slot in range(20))
ROWS = (row_mask(range(9)), row_mask(range(9, 18)))
TAKE = tuple(take_table(range(18), store) for store in STORES)

# 82 or more in a kazan: adding 46 sets the top bit of its byte, which 46 + 162 does not overflow
FILL = row_mask(STORES, TOP - ENOUGH)
FULL = row_mask(STORES, TOP)

TUZDIKS = shift(20)
SWEPT = 1 << TUZDIKS + 8

CROSSES = dict.fromkeys(map(ord, "XxХх×*"), "X")
WRITTEN = re.compile(r"(?P<pit>[1-9])((?P<last>[1-9])(?P<made>X?)(\((?P<total>[0-9]{1,3})\))?)?")


def track(pit: int, stones: int) -> tuple[int, ...]:
    """One lap of *stones* stones from *pit*: from the pit itself, or for a lone stone the next pit."""
    first = pit if stones > 1 else pit + 1
    return tuple((first + place) % 18 for place in range(18))


def sowings(pit: int) -> tuple[Sowing, ...]:
    """Every sowing from *pit*, indexed by its stones."""
    lone = sow_table(pit, track(pit, 1), 1)
    return lone + sow_table(pit, track(pit, STONES), STONES)[2:]


def tuzdik_pit(owner: int, number: int) -> int:
    """The slot of pit *number* on the other side of *owner*."""
    return 9 * (1 - owner) + number - 1


def owned(tuzdiks: int) -> tuple[tuple[int, int], ...]:
    """For each tuzdik of the packed numbers: its shift, and its `take_table` entry for its owner."""
    pits = [
        (owner, tuzdik_pit(owner, number))
        for owner, number in enumerate((tuzdiks & 15, tuzdiks >> 4))
        if 1 <= number <= 9
    ]
    return tuple((SHIFT[pit], TAKE[owner][pit]) for owner, pit in pits)


def capture_table(side: int, pit: int) -> tuple[int, ...]:
    """For each number of stones in the rival's *pit*, what an even capture adds to a state.

    Nothing for odd numbers, an empty tuple for an own pit.
    """
    if pit // 9 == side:
        return ()
    return tuple(TAKE[side][pit] * stones * (stones % 2 == 0) for stones in range(STONES + 1))


SOW = tuple(sowings(pit) for pit in range(18))
CAPTURES = tuple(tuple(capture_table(side, pit) for pit in range(18)) for side in (0, 1))
OWNED = tuple(owned(tuzdiks) for tuzdiks in range(256))


def refusal(tuzdiks: Sequence[int], side: int, pit: int) -> str:
    """Why *side*, with three stones in the rival's *pit*, may not have its tuzdik there; "": it may."""
    number = pit % 9 + 1
    if number == 9:
        return "ninth pit"
    if tuzdiks[side]:
        return "second tuzdik"
    return "same number" if tuzdiks[1 - side] == number else ""


class Toguz(SowingGame):
    """Toguz Korgool, by the rules common to both countries."""

    key = "toguz"
    pits = 9
    stones = STONES
    schema = {"starter": Choice((0, 1)), "repetition": Choice((0, 3))}

    def __init__(self, options: Mapping[str, object] | None = None) -> None:
        super().__init__(options)
        self.repetition = int(self.options["repetition"])

    # the position

    def start(self) -> State:
        """Nine stones in every pit."""
        return pack([9] * 18 + [0, 0], int(self.options["starter"]))

    def extras(self, state: State) -> list[int]:
        """The numbers of south's and of north's tuzdik."""
        tuzdiks = state >> TUZDIKS
        return [tuzdiks & 15, tuzdiks >> 4 & 15]

    def with_extras(self, state: State, extras: Sequence[int]) -> State:
        """*state* with these tuzdiks; raises `RowError` where none can be."""
        for side, number in enumerate(extras):
            if not 0 <= number <= 8:
                raise RowError(
                    f"toguz: a tuzdik is in one of the pits 1 to 8 (0: none), not {number}"
                )
            if number and state >> SHIFT[tuzdik_pit(side, number)] & BYTE:
                raise RowError(f"toguz: the tuzdik of player {side} holds stones")
        south, north = extras
        if south and south == north:
            raise RowError("toguz: both tuzdiks have the same number")
        return state | south << TUZDIKS | north << TUZDIKS + 4

    def marks(self, state: State) -> tuple[Mark, ...]:
        """The tuzdiks and their owners."""
        return tuple(
            Mark("tuzdik", tuzdik_pit(side, number), side)
            for side, number in enumerate(self.extras(state))
            if number
        )

    # the moves

    def moves(self, state: State) -> Sequence[Move]:
        """The own pits that hold stones; none once a kazan is full."""
        return () if state + FILL & FULL else self.occupied(state)

    def play(self, state: State, move: Move) -> State:
        """See `Game.play`."""
        side = state & 1
        tuzdiks = state >> TUZDIKS
        delta, last = SOW[move][state >> SHIFT[move] & BYTE]
        sown = state = state + delta
        for place, take in OWNED[tuzdiks]:
            fallen = state >> place & BYTE  # it was empty: what lies there has fallen there now
            if fallen:
                state += fallen * take
        captures = CAPTURES[side][last]
        if captures:
            stones = state >> SHIFT[last] & BYTE
            if stones != 3:
                state += captures[stones]
            elif not refusal((tuzdiks & 15, tuzdiks >> 4), side, last):
                state += 3 * TAKE[side][last] + (last % 9 + 1 << TUZDIKS + 4 * side)
        # the very same number: nothing has reached a kazan, so none can be full
        if not state & ROWS[1 - side] or (state is not sown and state + FILL & FULL):
            return self.settled(state ^ 1)
        return state ^ 1

    def steps(self, state: State, move: Move) -> Trace:
        """See `Game.steps`. When nothing happens it says why, in the words of `quiet_end`."""
        side = state & 1
        told = Teller(self.slots(state))
        owners = {mark.slot: mark.side for mark in self.marks(state)}
        stones = told.lift(move)
        places = track(move, stones)
        for drop in range(stones):
            place = places[drop % len(places)]
            told.drop(place)
            if place in owners:
                told.carry(TUZDIK, place, STORES[owners[place]])
        last = places[(stones - 1) % len(places)]
        tuzdiks = self.extras(state)
        why = self.quiet_end(told.slots[last], last, side, tuzdiks)
        if why:
            told.event("nothing", side, [last], why=why)
        elif last // 9 != side and told.slots[last] % 2 == 0:
            told.event("capture", side, [last], told.slots[last], "even")
            told.carry(CAPTURE, last, STORES[side])
        elif last // 9 != side and told.slots[last] == 3:
            told.event("tuzdik", side, [last], 3)
            told.carry(CAPTURE, last, STORES[side])
            tuzdiks[side] = last % 9 + 1
        elif stones == 1:
            told.event("nothing", side, [last], why="lone stone")
        final = self.settled(self.with_extras(self.state(told.slots, 1 - side), tuzdiks))
        if self.over(final):
            self.tell_end(told, final, (0, 1) if final & SWEPT else None)
        return told.trace()

    def quiet_end(self, stones: int, last: int, side: int, tuzdiks: Sequence[int]) -> str:
        """Why nothing comes of the *last* pit of *side*, now with *stones*, where one may wonder; or ""."""
        if stones == 0:
            return "in tuzdik"
        if last // 9 == side:
            return "own even" if stones % 2 == 0 else "own three" if stones == 3 else ""
        return refusal(tuzdiks, side, last) if stones == 3 else ""

    # the end

    def settled(self, state: State) -> State:
        """*state*, swept if nobody has 82 and the player whose turn it is has no stone in his pits."""
        if state & ROWS[state & 1] or state + FILL & FULL:
            return state
        return self.settle(state)

    def over(self, state: State) -> bool:
        """Whether a kazan is full or the board was swept."""
        return bool(state + FILL & FULL or state & SWEPT)

    def reason(self, state: State) -> str:
        """Which of the two it was."""
        return "no move" if state & SWEPT else "82 stones"

    def repeats(self, before: State, move: Move, after: State) -> bool:
        """Whether no stone has left the board; then all of them may come round."""
        del move
        return self.totals(before) == self.totals(after)

    def settle(self, state: State) -> State:
        """Everybody has taken what lay on his side."""
        return self.swept(state, (0, 1)) | SWEPT

    def settling(self, state: State) -> tuple[Step, ...]:
        """The sweeps of `settle`."""
        told = Teller(self.slots(state))
        self.tell_sweep(told, (0, 1))
        return told.trace().steps

    # notation

    def write_move(self, state: State, move: Move) -> str:
        """The pit, the pit of the last stone, and X if that becomes a tuzdik."""
        _, last = SOW[move][state >> SHIFT[move] & BYTE]
        made = self.extras(self.play(state, move)) != self.extras(state)
        return f"{self.number(move)}{self.number(last)}{'X' if made else ''}"

    def read_moves(self, text: int | str) -> Sequence[str]:
        """A pit number, or `76`, `91X`, `76(10)`."""
        if isinstance(text, int) and not 1 <= text <= 9:
            raise NotationError(f"{text} is not a pit of toguz")
        return super().read_moves(text)

    def paper(self, word: str) -> Sequence[Written]:
        """As `read_moves`; the cross of a tuzdik in either alphabet, the total in either brackets."""
        plain = word.translate(CROSSES).replace("[", "(").replace("]", ")")
        return [Written(text) for text in self.read_moves(plain)]

    def clings(self, word: str) -> bool:
        """Whether *word* is a total in brackets."""
        return re.match(r"[(\[][0-9]+[)\]]", word) is not None

    def is_move_text(self, text: str) -> bool:
        """Whether *text* is written as a move, legal or not."""
        return WRITTEN.fullmatch(text) is not None

    def read_move(self, state: State, text: str) -> Move:
        """The move from the pit that *text* names; raises `IllegalMoveError` if a detail of it is wrong.

        An X may be missing, and the kazan total may count what is swept at the end or not.
        """
        written = WRITTEN.fullmatch(text)
        assert written, "read_moves lets nothing else through"
        move = self.rows[state & 1][int(written["pit"]) - 1]
        if move not in self.moves(state):
            raise IllegalMoveError(f"{text!r}: pit {written['pit']} is empty")
        told = self.steps(state, move)
        if written["last"]:
            last = self.number([step.target for step in told.steps if step.kind == DROP][-1])
            if int(written["last"]) != last:
                raise IllegalMoveError(f"{text!r}: the last stone falls in pit {last}")
        if written["made"] and not any(event.kind == "tuzdik" for event in told.events):
            raise IllegalMoveError(f"{text!r}: no tuzdik is made here")
        if written["total"]:
            totals = list(self.kazan_totals(state, told))
            if int(written["total"]) not in totals:
                raise IllegalMoveError(f"{text!r}: the kazan holds {totals[0]}")
        return move

    def kazan_totals(self, state: State, told: Trace) -> Iterator[int]:
        """The mover's kazan after his move as *told*: before the sweep at the end, and after it."""
        side = state & 1
        gains = [step for step in told.steps if step.target == STORES[side]]
        total = self.totals(state)[side]
        yield total + sum(step.stones for step in gains if step.kind != SWEEP)
        yield total + sum(step.stones for step in gains)

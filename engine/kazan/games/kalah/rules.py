"""Kalah: six pits a side, a store each.

    north    11 10  9  8  7  6
          13                    12
    south     0  1  2  3  4  5

Lift an own pit and sow it one by one from the next place on: own pits, own store, the rival's pits, round
again; the rival's store is left out, the origin is not. Last stone

- in the own store: move again;
- in an own pit that was empty, with stones facing it: both go to the own store;
- anywhere else: the turn passes.

As soon as a side is empty the game is over; what is left goes to the owner of its side (option: to the
player whose side is empty). Rules, with the rulings K1 to K7: RULES.md; W. J. Champion Jr. sold the game.
"""

from collections.abc import Sequence

from kazan.game import Choice, Move, State
from kazan.games.sowing import BYTE, pack, sow_table
from kazan.games.twelve import NORTH_ROW, SHIFT, SOUTH_ROW, STORES, TAKE, TwelvePits, lap
from kazan.step import CAPTURE, Teller, Trace

MOST = 72  # stones in the largest game


def track(pit: int) -> tuple[int, ...]:
    """One lap from the place after *pit* round to *pit* itself."""
    ring = lap(pit, pit // 6)
    return ring[1:] + ring[:1]


SOW = tuple(sow_table(pit, track(pit), MOST) for pit in range(12))


class Kalah(TwelvePits):
    """Kalah with 3, 4 or 6 stones in a pit."""

    key = "kalah"
    takes_even = False
    schema = {
        "seeds": Choice((4, 3, 6)),
        "starter": Choice((0, 1)),
        "leftovers": Choice(("owner", "emptier")),
        "empty_capture": Choice((False, True)),
    }

    def __init__(self, options: dict[str, object] | None = None) -> None:
        super().__init__(options)
        self.seeds = int(self.options["seeds"])
        self.stones = 12 * self.seeds
        self.empty_capture = bool(self.options["empty_capture"])
        self.to_emptier = self.options["leftovers"] == "emptier"

    @staticmethod
    def track(pit: int, stones: int) -> Sequence[int]:
        """See `TwelvePits.track`."""
        del stones
        return track(pit)

    def start(self) -> State:
        """The same number of stones in every pit."""
        return pack([self.seeds] * 12 + [0, 0], int(self.options["starter"]))

    def play(self, state: State, move: Move) -> State:
        """See `Game.play`."""
        side = state & 1
        delta, last = SOW[move][state >> SHIFT[move] & BYTE]
        state += delta
        if last != STORES[side]:
            if last // 6 == side and state >> SHIFT[last] & BYTE == 1:
                taken = state >> SHIFT[11 - last] & BYTE
                if taken or self.empty_capture:
                    state += TAKE[side][last] + taken * TAKE[side][11 - last]
            state ^= 1
        if not state & SOUTH_ROW or not state & NORTH_ROW:
            return self.swept(state, self.takers(state))
        return state

    def steps(self, state: State, move: Move) -> Trace:
        """See `Game.steps`. A move in which nothing happens says: opposite empty, rival empty."""
        side, store = state & 1, STORES[state & 1]
        told = Teller(self.slots(state))
        stones = told.lift(move)
        places = track(move)
        for drop in range(stones):
            told.drop(places[drop % len(places)])
        last = places[(stones - 1) % len(places)]
        if last // 6 == side and told.slots[last] == 1:
            facing = self.facing(last)
            if told.slots[facing] or self.empty_capture:
                marker = [last, facing] if told.slots[facing] else [last]
                told.event("capture", side, marker, told.slots[facing] + 1, "opposite")
                told.carry(CAPTURE, facing, store)
                told.carry(CAPTURE, last, store)
            else:
                told.event("nothing", side, [last], why="opposite empty")
        elif last // 6 == 1 - side and told.slots[last] == 1:
            told.event("nothing", side, [last], why="rival empty")
        self.tell_turn(told, side, last)
        return told.trace()

    def takers(self, state: State) -> tuple[int, int]:
        """Who takes what is left in south's row and in north's."""
        if not self.to_emptier:
            return 0, 1
        emptier = int(bool(state & SOUTH_ROW))
        return emptier, emptier

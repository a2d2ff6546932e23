"""Turkish Mangala, the tournament rules: six pits a side, a store each, four stones in a pit.

    north    11 10  9  8  7  6
          13                    12
    south     0  1  2  3  4  5

Lift an own pit and sow it one by one in a ring of 13: own pits, own store, the rival's pits. Of two or more
stones the first goes back into the origin; a lone stone goes to the next place. Last stone

- in the own store: move again;
- in a rival's pit that is now even: that pit goes to the own store;
- in an own pit that was empty, with stones facing it: both go to the own store;
- anywhere else: the turn passes.

As soon as a side is empty the set is over, and the player whose side is empty takes all that is left on the
other side. Rules, with the rulings M1 to M13: RULES.md, after the tournaments of the Turkish school subject
"Zeka Oyunları".
"""

from collections.abc import Sequence

from kazan.game import Choice, Move, State
from kazan.games.sowing import BYTE, Sowing, pack, sow_table
from kazan.games.twelve import NORTH_ROW, SHIFT, SOUTH_ROW, STORES, TAKE, TwelvePits, lap
from kazan.step import CAPTURE, Teller, Trace

STONES = 48


def track(pit: int, stones: int) -> tuple[int, ...]:
    """One lap of *stones* stones from *pit*: from the pit itself, or for a lone stone the next place."""
    ring = lap(pit, pit // 6)
    return ring if stones > 1 else ring[1:] + ring[:1]


def sowings(pit: int) -> tuple[Sowing, ...]:
    """Every sowing from *pit*, indexed by its stones."""
    lone = sow_table(pit, track(pit, 1), 1)
    return lone + sow_table(pit, track(pit, STONES), STONES)[2:]


SOW = tuple(sowings(pit) for pit in range(12))


class Mangala(TwelvePits):
    """One set of Turkish Mangala."""

    key = "mangala"
    takes_even = True
    to_emptier = True
    stones = STONES
    schema = {"seeds": Choice((4,)), "starter": Choice((0, 1))}

    @staticmethod
    def track(pit: int, stones: int) -> Sequence[int]:
        """See `TwelvePits.track`."""
        return track(pit, stones)

    def start(self) -> State:
        """Four stones in every pit."""
        return pack([4] * 12 + [0, 0], int(self.options["starter"]))

    def play(self, state: State, move: Move) -> State:
        """See `Game.play`."""
        side = state & 1
        delta, last = SOW[move][state >> SHIFT[move] & BYTE]
        state += delta
        if last != STORES[side]:
            stones = state >> SHIFT[last] & BYTE
            if last // 6 != side:
                if not stones & 1:
                    state += stones * TAKE[side][last]
            elif stones == 1:
                taken = state >> SHIFT[11 - last] & BYTE
                if taken:
                    state += TAKE[side][last] + taken * TAKE[side][11 - last]
            state ^= 1
        if not state & SOUTH_ROW or not state & NORTH_ROW:
            return self.swept(state, self.takers(state))
        return state

    def steps(self, state: State, move: Move) -> Trace:
        """See `Game.steps`. When nothing happens it says: opposite empty, own even, lone stone."""
        side, store = state & 1, STORES[state & 1]
        told = Teller(self.slots(state))
        stones = told.lift(move)
        places = track(move, stones)
        for drop in range(stones):
            told.drop(places[drop % len(places)])
        last = places[(stones - 1) % len(places)]
        if last // 6 == 1 - side and told.slots[last] % 2 == 0:
            told.event("capture", side, [last], told.slots[last], "even")
            told.carry(CAPTURE, last, store)
        elif last // 6 == side and told.slots[last] == 1:
            facing = self.facing(last)
            if told.slots[facing]:
                told.event("capture", side, [last, facing], told.slots[facing] + 1, "opposite")
                told.carry(CAPTURE, facing, store)
                told.carry(CAPTURE, last, store)
            else:
                told.event("nothing", side, [last], why="opposite empty")
        elif last // 6 == side and told.slots[last] % 2 == 0:
            told.event("nothing", side, [last], why="own even")
        elif stones == 1 and last != store:
            told.event("nothing", side, [last], why="lone stone")
        self.tell_turn(told, side, last)
        return told.trace()

    def takers(self, state: State) -> tuple[int, int]:
        """Whoever has no stone in his pits takes what is left."""
        emptier = int(bool(state & SOUTH_ROW))
        return emptier, emptier

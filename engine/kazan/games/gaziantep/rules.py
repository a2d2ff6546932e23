"""Mangala IV of Gaziantep: seven holes a side, 98 seeds, relay sowing, nobody chooses.

    north    13 12 11 10  9  8  7
             15 (cloth)        14 (cloth)
    south     0  1  2  3  4  5  6

Lift the left-most occupied hole of the own row (option: any) and sow it one by one into the following
holes, all fourteen in turn. The hole of the last seed now holds

- one: it was empty, and the turn ends;
- three, or five and more: lift all of it and sow on from the next hole, lap after lap;
- two or four: they are captured with all that is in the facing hole, and so, going back hole by hole, is
  every hole that holds two or four, with its facing hole, until one does not. The turn ends.

A player whose row is empty passes. A turn whose laps lead back to where it began would never end, and
counts as a pass. The game ends when the board is empty, or when one seed is left, which counts for nobody;
and when a board returns without a capture. Rules, with the rulings G1 to G13: RULES.md, after Güllü 2007.
"""

from collections.abc import Mapping, Sequence

from kazan.game import Choice, Move, Seating, State, Whole
from kazan.games.gaziantep.deal import AT_LEAST_TWO, EVEN, RANDOM, SEEDS, deal
from kazan.games.sowing import BYTE, SowingGame, pack, row_mask, shift, sow_table
from kazan.step import CAPTURE, Teller, Trace

PASS = -1
HOLES = 14
STORES = (14, 15)
SHIFT = tuple(shift(slot) for slot in range(16))
BOARD = row_mask(range(HOLES))
UNIT = tuple(1 << SHIFT[store] for store in STORES)
PAIR = tuple(row_mask((hole, HOLES - 1 - hole)) for hole in range(HOLES))
"""The bits of each hole and of its facing hole."""
LAPS_SHOWN = 4
"""Laps of an endless turn that are told before it is said what it is."""


def track(hole: int) -> tuple[int, ...]:
    """One lap from the hole after *hole* round to *hole* itself."""
    return tuple((hole + place) % HOLES for place in range(1, HOLES + 1))


SOW = tuple(sow_table(hole, track(hole), SEEDS) for hole in range(HOLES))

BEHIND = {
    "at once": tuple(track(hole)[-2::-1] for hole in range(HOLES)),
    # behind hole 1 lies its facing hole, which has just been lifted: the chain ends with the row
    "in turn": tuple(tuple(range(hole - 1, hole // 7 * 7 - 1, -1)) for hole in range(HOLES)),
}
"""For each hole of a last seed the holes that its chain may reach, in order."""


def laps(slots: Sequence[int], origin: int, most: int = 0) -> list[int]:
    """The holes that are lifted one after the other, *origin* first; none if the turn would never end.

    Of a turn that lasts longer than *most* laps only so many are given; 0 gives all. A lap can be
    undone, so laps that do not end come back to exactly where they began (G9).
    """
    board, lifted, hole = list(slots), [origin], origin
    while True:
        seeds, board[hole] = board[hole], 0
        for _ in range(seeds):
            hole = (hole + 1) % HOLES
            board[hole] += 1
        if board[hole] in (1, 2, 4) or len(lifted) == most:
            return lifted
        if hole == origin and board == slots:
            return []
        lifted.append(hole)


class Gaziantep(SowingGame):
    """The game of Gaziantep, forced or with a choice."""

    key = "gaziantep"
    pits = 7
    stones = SEEDS
    repetition = 2
    repetition_reason = "cycle"
    schema = {
        "starter": Choice((0, 1)),
        "chain": Choice(("at once", "in turn")),
        "start_hole": Choice(("left-most", "any")),
        "deal": Choice((EVEN, RANDOM, AT_LEAST_TWO)),
        "deal_seed": Whole(0, None),
    }

    def __init__(self, options: Mapping[str, object] | None = None) -> None:
        super().__init__(options)
        self.behind = BEHIND[str(self.options["chain"])]
        self.in_turn = self.options["chain"] == "in turn"
        self.forced = self.options["start_hole"] == "left-most"

    # the position

    def start(self) -> State:
        """The deal."""
        holes = deal(str(self.options["deal"]), int(self.options["deal_seed"]))
        return pack([*holes, 0, 0], int(self.options["starter"]))

    def seating(self, index: int, starter: int) -> Seating:
        """See `Game.seating`; these are the options of the set before.

        A random deal is played twice with sides changed (G10): the starter sits at the same side of it.
        """
        if self.options["deal"] == EVEN:
            return super().seating(index, starter)
        side = int(self.options["starter"])
        fresh = index > 0 and index % 2 == 0
        options = {**self.options, "deal_seed": int(self.options["deal_seed"]) + fresh}
        return Seating(options, (side, 1 - side) if starter == 0 else (1 - side, side))

    # the moves

    def moves(self, state: State) -> Sequence[Move]:
        """The left-most occupied hole, or any; a pass if there is none; nothing when it is over."""
        holes = self.occupied(state)
        if len(holes) < 2 and self.over(state):
            return ()
        return (holes[:1] if self.forced else holes) or (PASS,)

    def play(self, state: State, move: Move) -> State:
        """See `Game.play`."""
        if move == PASS:
            return state ^ 1
        board, hole = state, move
        seeds = state >> SHIFT[move] & BYTE
        while True:
            delta, hole = SOW[hole][seeds]
            board += delta
            seeds = board >> SHIFT[hole] & BYTE
            if seeds == 1:
                return board ^ 1
            if seeds in (2, 4):
                break
            if hole == move and board == state:  # an endless turn; see `laps`
                return state ^ 1
        taken = PAIR[hole]
        for before in self.behind[hole]:
            if board >> SHIFT[before] & BYTE not in (2, 4):
                break
            taken |= PAIR[before]
        taken &= board
        # the digit sum of a base-256 number; all seeds together are fewer than 255
        return board - taken + (taken >> 1) % BYTE * UNIT[state & 1] ^ 1

    def steps(self, state: State, move: Move) -> Trace:
        """See `Game.steps`. An endless turn has no steps, only the event that says so; see `glimpse`."""
        side = state & 1
        told = Teller(self.slots(state))
        if move == PASS:
            told.event("pass", side)
            return told.trace()
        lifted = laps(told.slots, move)
        if not lifted:
            told.event("endless", side, [move])
            return told.trace()
        last = self.tell_laps(told, side, lifted)
        if told.slots[last] == 1:
            told.event("nothing", side, [last], why="was empty")
        else:
            self.tell_capture(told, side, last)
        final = self.state(told.slots, 1 - side)
        if self.over(final):
            self.tell_end(told, final, None)
        return told.trace()

    def glimpse(self, state: State, move: Move) -> Trace | None:
        """See `Game.glimpse`: the first laps of an endless turn."""
        side = state & 1
        told = Teller(self.slots(state))
        if move == PASS or laps(told.slots, move):
            return None
        self.tell_laps(told, side, laps(told.slots, move, LAPS_SHOWN))
        told.event("endless", side, [move])
        told.gather()
        return told.trace()

    def tell_laps(self, told: Teller, side: int, lifted: Sequence[int]) -> int:
        """Lift and sow these holes one after the other; gives the hole of the last seed."""
        last = lifted[0]
        for lap, hole in enumerate(lifted, 1):
            if lap > 1:
                told.event("lap", side, [hole], lap)
            last = hole
            for _ in range(told.lift(hole)):
                last = (last + 1) % HOLES
                told.drop(last)
        return last

    def tell_capture(self, told: Teller, side: int, last: int) -> None:
        """Take *last* and the chain behind it, with their facing holes."""
        line = self.line(told.slots, last)
        places = [place for hole in line for place in (hole, self.facing(hole))]
        filled = [place for place in dict.fromkeys(places) if told.slots[place]]
        seeds = sum(told.slots[place] for place in filled)
        told.event("capture", side, filled, seeds, "chain" if len(line) > 1 else "even")
        for place in filled:
            told.carry(CAPTURE, place, STORES[side])

    def line(self, slots: Sequence[int], last: int) -> list[int]:
        """The holes that are captured for their two or four, from *last* back."""
        board = list(slots)
        line: list[int] = []
        hole = last
        while board[hole] in (2, 4) and hole not in line:
            line.append(hole)
            if self.in_turn:  # what has been lifted is seen to be empty
                board[hole] = board[self.facing(hole)] = 0
            hole = (hole - 1) % HOLES
        return line

    def side_of(self, slot: int) -> int:
        """Nobody's: whoever moves captures from both rows alike."""
        del slot
        return -1

    # the end

    def settled(self, state: State) -> State:
        """*state*: nothing is swept in this game."""
        return state

    def over(self, state: State) -> bool:
        """Whether no more than one seed is left."""
        return ((state & BOARD) >> 1) % BYTE < 2

    def reason(self, state: State) -> str:
        """Whether one is left."""
        return "one seed left" if state & BOARD else "board empty"

    def repeats(self, before: State, move: Move, after: State) -> bool:
        """Whether nothing was captured."""
        del move
        return self.totals(before) == self.totals(after)

    # notation

    def write_move(self, state: State, move: Move) -> str:
        """The number of the hole, or - for a pass."""
        return "-" if move == PASS else super().write_move(state, move)

    def spelling(self, state: State, move: Move) -> int | str:
        """The number of the hole, or 0 for a pass."""
        del state
        return 0 if move == PASS else self.number(move)

    def path(self, move: Move) -> tuple[int, ...]:
        """The hole itself; nothing for a pass."""
        return () if move == PASS else (move,)

    def is_move_text(self, text: str) -> bool:
        """Whether *text* is written as a move, legal or not."""
        return text == "-" or super().is_move_text(text)

    def spells(self, state: State, move: Move, text: str) -> bool:
        """Whether *text* means *move*; 0 is a pass too."""
        return text in ("-", "0") if move == PASS else super().spells(state, move, text)

"""What all sowing games share: packed boards, sow tables, pit numbers.

    north     2n-1 ...  n+1   n
       2n+1                       2n
    south      0    1  ...   n-1

A state holds the side to move in bit 0 and slot s in the byte at bit 1 + 8 s. Stones travel
counter-clockwise: own pits from the left, (own store,) the other row from its owner's left. The track is
data and the whole difference in how stones travel; captures, laps and endings stay in each game.
"""

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from kazan.errors import NotationError, RowError
from kazan.game import Game, Move, Row, Start, State, whole_numbers
from kazan.step import SWEEP, Teller

BYTE = 255
LOW, TOP = 127, 128  # all bits of a byte but the highest; the highest


def shift(slot: int) -> int:
    """The bit at which the stones of *slot* begin."""
    return 1 + 8 * slot


Sowing = tuple[int, int]
"""What sowing a number of stones from a pit does: *delta*, to be added to a state to empty the origin and
drop its stones; *last*, the slot that receives the last stone. (A named tuple unpacks four times slower.)"""


def sow_table(origin: int, track: Sequence[int], most: int) -> tuple[Sowing, ...]:
    """Every sowing from *origin*, indexed by its stones (0 unused, up to *most*).

    *track* is one full lap: the slots that receive stones, first to last.
    """
    one_here = 1 << shift(origin)
    ones = [1 << shift(slot) for slot in track]
    table = [(0, origin)]
    drops = 0
    for stones in range(1, most + 1):
        place = (stones - 1) % len(track)
        drops += ones[place]
        table.append((drops - stones * one_here, track[place]))
    return tuple(table)


def take_table(pits: Sequence[int], store: int) -> tuple[int, ...]:
    """For each of *pits*: add this to a state, once per stone, to move stones from the pit to *store*."""
    return tuple((1 << shift(store)) - (1 << shift(pit)) for pit in pits)


def pack(slots: Sequence[int], side: int) -> State:
    """The state with *slots* stones and *side* to move."""
    return side | int.from_bytes(bytes(slots), "little") << 1


def row_mask(pits: Sequence[int], bits: int = BYTE) -> int:
    """The bits of a state that hold the stones of *pits*; of each pit only *bits*."""
    return sum(bits << shift(pit) for pit in pits)


def choices(rows: Sequence[Sequence[int]]) -> dict[int, tuple[int, ...]]:
    """Any pits of one row, in order, by the sum of the top bits of their bytes."""
    chosen: dict[int, tuple[int, ...]] = {}
    for row in rows:
        of_row: dict[int, tuple[int, ...]] = {0: ()}
        for pit in row:
            of_row |= {bits | TOP << shift(pit): (*pits, pit) for bits, pits in of_row.items()}
        chosen |= of_row
    return chosen


class SowingGame(Game):
    """A game on two rows of pits and two stores."""

    pits: ClassVar[int]
    """Pits in a row."""
    stones: int
    """Stones in the game; set by each game from its options."""
    single_moves_joined = False
    """Whether the moves of one turn are written with hyphens between them."""

    def __init_subclass__(cls) -> None:
        cls.slot_count = 2 * cls.pits + 2
        cls.rows = (range(cls.pits), range(cls.pits, 2 * cls.pits))
        cls.stores = (2 * cls.pits, 2 * cls.pits + 1)
        cls._slots_mask = (1 << 8 * cls.slot_count) - 1
        cls._row_masks = tuple(row_mask(row) for row in cls.rows)
        cls._low = tuple(row_mask(row, LOW) for row in cls.rows)
        cls._top = tuple(row_mask(row, TOP) for row in cls.rows)
        cls._choices = choices(cls.rows)

    rows: ClassVar[tuple[range, range]]
    stores: ClassVar[tuple[int, int]]
    _slots_mask: ClassVar[int]
    _row_masks: ClassVar[tuple[int, ...]]
    _low: ClassVar[tuple[int, ...]]
    _top: ClassVar[tuple[int, ...]]
    _choices: ClassVar[dict[int, tuple[int, ...]]]

    def side_of(self, slot: int) -> int:
        """The side in whose row the pit *slot* lies."""
        return int(slot >= self.pits)

    def facing(self, pit: int) -> int:
        """The pit on the other side of the board."""
        return 2 * self.pits - 1 - pit

    def number(self, pit: int) -> int:
        """The number of *pit* as its owner counts, from 1."""
        return pit % self.pits + 1

    # the position

    def slots(self, state: State) -> list[int]:
        """The stones in each slot."""
        return list((state >> 1 & self._slots_mask).to_bytes(self.slot_count, "little"))

    def state(self, slots: Sequence[int], side: int) -> State:
        """The state with *slots* stones, a byte each, and *side* to move."""
        return pack(slots, side)

    def totals(self, state: State) -> tuple[int, int]:
        """The stones in the two stores."""
        south, north = self.stores
        return state >> shift(south) & BYTE, state >> shift(north) & BYTE

    def score(self, state: State) -> int:
        """The store difference, for the side to move."""
        south, north = self.totals(state)
        return north - south if state & 1 else south - north

    def decided(self, state: State) -> int | None:
        """The side that holds more than half of the stones."""
        for side, stones in enumerate(self.totals(state)):
            if 2 * stones > self.stones and not self.over(state):
                return side
        return None

    # rows of RULES.md

    def row(self, state: State, turn: int, quiet: int, occurrences: int) -> Row:
        """All slots, what else lies on the board, the turn."""
        del quiet, occurrences
        return [*self.slots(state), *self.extras(state), turn]

    def read_row(self, row: Sequence[object]) -> Start:
        """The position of *row*; one that is over already is settled as after a move."""
        numbers = whole_numbers(row)
        extra = len(self.extras(0))
        if len(numbers) != self.slot_count + extra + 1:
            raise RowError(
                f"{self.key}: a row has {self.slot_count + extra + 1} numbers, not {len(numbers)}"
            )
        slots, extras, turn = numbers[: self.slot_count], numbers[self.slot_count : -1], numbers[-1]
        if min(slots) < 0 or sum(slots) != self.stones:
            raise RowError(f"{self.key}: the slots must hold {self.stones} stones in all")
        if turn not in (-1, 0, 1):
            raise RowError("the turn must be 0, 1 or -1 (over)")
        state = self.settled(self.with_extras(self.state(slots, max(turn, 0)), extras))
        if turn == -1 and not self.over(state):
            raise RowError("the turn is -1, but the game is not over")
        return Start(state)

    def handicap(self, giver: int, stones: int) -> Start:
        """The start with *stones* of *giver* in the other's store; raises `RowError`.

        One stone is taken from each pit in turn, the giver's first pit first. Every pit keeps a stone.
        """
        if giver not in (0, 1) or stones < 1:
            raise RowError("stones are given by side 0 or 1, at least one")
        start = self.start()
        slots = self.slots(start)
        if stones > sum(max(slots[pit] - 1, 0) for pit in self.rows[giver]):
            raise RowError(f"{self.key}: {stones} stones are more than can be given")
        for given in range(stones):
            slots[self.rows[giver][given % self.pits]] -= 1
        slots[self.stores[1 - giver]] += stones
        return self.read_row([*slots, *self.extras(start), start & 1])

    def extras(self, state: State) -> list[int]:
        """The numbers that stand between the slots and the turn in a row."""
        del state
        return []

    def with_extras(self, state: State, extras: Sequence[int]) -> State:
        """*state* with the numbers of `extras` put in; raises `RowError`."""
        del extras
        return state

    @abstractmethod
    def settled(self, state: State) -> State:
        """*state*, or the final state if the rules end the game in it."""

    def drawn(self, state: State) -> str:
        """Rows of numbers, north's from its right; an x marks a tuzdik."""
        stones = self.slots(state)
        marked = {mark.slot for mark in self.marks(state)}
        north, south = (
            "".join(f"{'x' if slot in marked else stones[slot]:>4}" for slot in row)
            for row in (self.rows[1][::-1], self.rows[0])
        )
        numbers = [f"{number:>4}" for number in range(1, self.pits + 1)]
        left, right = stones[self.stores[1]], stones[self.stores[0]]
        return "\n".join(
            (
                " " * 6 + "".join(reversed(numbers)),
                f"north {north}",
                f"{left:>5}{' ' * (4 * self.pits)}{right:>6}",
                f"south {south}",
                " " * 6 + "".join(numbers),
            )
        )

    # moves

    def moves(self, state: State) -> Sequence[Move]:
        """The own pits that hold stones."""
        return self.occupied(state)

    def occupied(self, state: State) -> tuple[int, ...]:
        """The pits that hold stones in the row of the side to move, from its left."""
        low = self._low[state & 1]
        # a byte's top bit is set, or set by adding 127 to the other bits, unless the byte is zero
        return self._choices[((state & low) + low | state) & self._top[state & 1]]

    def path(self, move: Move) -> tuple[int, ...]:
        """The pit itself."""
        return (move,)

    def write_move(self, state: State, move: Move) -> str:
        """The number of the pit."""
        del state
        return str(self.number(move))

    def spelling(self, state: State, move: Move) -> int | str:
        """The number of the pit."""
        del state
        return self.number(move)

    def read_moves(self, text: int | str) -> Sequence[str]:
        """Pit numbers, joined by hyphens where the game joins the moves of a turn."""
        if isinstance(text, int):
            return [str(text)]
        moves = text.split("-") if self.single_moves_joined else [text]
        for move in moves:
            if not self.is_move_text(move):
                raise NotationError(f"{text!r} is not a move of {self.key}")
        return moves

    def is_move_text(self, text: str) -> bool:
        """Whether *text* is written as a move, legal or not."""
        return text.isascii() and text.isdigit()

    # the end

    def swept(self, state: State, takers: tuple[int, int]) -> State:
        """*state* with both rows emptied: what south's row holds goes to side *takers[0]*'s store."""
        for mask, taker in zip(self._row_masks, takers, strict=True):
            # the digit sum of a base-256 number; every row holds fewer than 255 stones
            stones = ((state & mask) >> 1) % BYTE
            state = (state & ~mask) + (stones << shift(self.stores[taker]))
        return state

    def tell_end(self, told: Teller, final: State, takers: tuple[int, int] | None) -> None:
        """Sweep if anybody takes what is left, and say who has won in *final* and why."""
        gains = self.tell_sweep(told, takers) if takers else {}
        winner = self.winner(final)
        side = -1 if winner is None else winner
        told.event("end", side, tuple(gains), sum(gains.values()), self.reason(final))

    def tell_sweep(self, told: Teller, takers: tuple[int, int]) -> dict[int, int]:
        """Sweep as `swept` does; gives the stones that each store gets, if it gets any."""
        gains: dict[int, int] = {}
        for row, taker in zip(self.rows, takers, strict=True):
            store = self.stores[taker]
            for pit in row:
                stones = told.carry(SWEEP, pit, store)
                if stones:
                    gains[store] = gains.get(store, 0) + stones
        return gains

"""What Kalah and Turkish Mangala share: twelve pits, the own store in the path, an empty side ends.

north    11 10  9  8  7  6
      13                    12
south     0  1  2  3  4  5
"""

import re
from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from kazan.errors import IllegalMoveError, NotationError
from kazan.game import Move, State, Written
from kazan.games.sowing import SowingGame, row_mask, shift, take_table
from kazan.step import Teller

PART = re.compile(r"(^|[-,/])([^-,/]*)")
PITS = re.compile(r"(?P<pits>[1-6]+)(?P<marks>(x[0-9]{1,3})?#?)")
WRITTEN = re.compile(r"(?P<pit>[0-9]+)(x(?P<captured>[0-9]{1,3}))?(?P<end>#?)")
CROSSES = dict.fromkeys(map(ord, "XХх×"), "x")
STORES = (12, 13)
RINGS = ((*range(6), 12, *range(6, 12)), (*range(6, 12), 13, *range(6)))
"""For each side the 13 places it sows: own pits, own store, the rival's pits."""
SHIFT = tuple(shift(slot) for slot in range(14))
TAKE = tuple(take_table(range(12), store) for store in STORES)
SOUTH_ROW, NORTH_ROW = row_mask(range(6)), row_mask(range(6, 12))


def lap(place: int, side: int) -> tuple[int, ...]:
    """The ring of *side* once round, beginning with *place*."""
    ring = RINGS[side]
    first = ring.index(place)
    return ring[first:] + ring[:first]


class TwelvePits(SowingGame):
    """A game that is over as soon as a side is empty; only who takes the rest differs."""

    pits = 6
    single_moves_joined = True
    takes_even: ClassVar[bool]
    """Whether a rival's pit that the last stone makes even is taken."""
    empty_capture = False
    """Whether a last stone in an empty own pit is taken when nothing lies opposite."""
    to_emptier: bool
    """Whether what is left goes to the side that has nothing; else to its owner."""

    @staticmethod
    @abstractmethod
    def track(pit: int, stones: int) -> Sequence[int]:
        """One lap of *stones* stones lifted from *pit*: the slots that receive them, first to last."""

    @abstractmethod
    def takers(self, state: State) -> tuple[int, int]:
        """Who takes what is left in south's row and in north's, in a state with an empty side."""

    def is_move_text(self, text: str) -> bool:
        """Whether *text* is written as a move, legal or not."""
        return text.isascii() and WRITTEN.fullmatch(text) is not None

    def read_move(self, state: State, text: str) -> Move:
        """The move from the pit that *text* names; raises `IllegalMoveError` if a mark after it is wrong.

        x5 tells the stones captured, # the end of the set.
        """
        written = WRITTEN.fullmatch(text)
        assert written, "read_moves lets nothing else through"
        move = super().read_move(state, written["pit"])
        if written["captured"]:
            events = self.steps(state, move).events
            captured = sum(event.stones for event in events if event.kind == "capture")
            if captured != int(written["captured"]):
                raise IllegalMoveError(f"{text!r} captures {captured}, not {written['captured']}")
        if written["end"] and not self.over(self.play(state, move)):
            raise IllegalMoveError(f"{text!r} does not end the set")
        return move

    def paper(self, word: str) -> Sequence[Written]:
        """Pit numbers by hyphens, commas or nothing, with their marks."""
        written = []
        for mark, part in PART.findall(word.translate(CROSSES)):
            found = PITS.fullmatch(part)
            if not found:
                raise NotationError(f"{word!r} is not a move of {self.key}")
            moves = [*found["pits"][:-1], found["pits"][-1] + found["marks"]]
            written += [
                Written(move, mark == "-" and not index) for index, move in enumerate(moves)
            ]
        return written

    def settled(self, state: State) -> State:
        """*state*, swept if a side is empty."""
        if state & SOUTH_ROW and state & NORTH_ROW:
            return state
        return self.swept(state, self.takers(state))

    def over(self, state: State) -> bool:
        """Whether the pits are empty; one side alone is never left empty."""
        return not state & SOUTH_ROW

    def reason(self, state: State) -> str:
        """A side was empty: the one end there is."""
        del state
        return "side empty"

    def joins(self, state: State, move: Move, after: State) -> bool:
        """Whether the same side moves again."""
        del move
        return not (state ^ after) & 1

    def tell_turn(self, told: Teller, side: int, last: int) -> None:
        """After sowing and capture: the set ends, or *side* moves again, or nothing is to be said."""
        board = self.state(told.slots, side)
        if self.over(final := self.settled(board)):
            self.tell_end(told, final, self.takers(board))
        elif last == STORES[side]:
            told.event("again", side)

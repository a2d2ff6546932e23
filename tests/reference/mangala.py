"""Turkish Mangala, straight from the rules.

    player 1     6  5  4  3  2  1
      store 1                      store 0
    player 0     1  2  3  4  5  6

Each player sows through his own pits 1-6, his own store and the other's pits 1-6: 13 places.
"""

import copy
from collections.abc import Mapping, Sequence
from typing import Any

from tests.reference.common import Row, read_options, read_turn, require, who_has_more

PITS = [1, 2, 3, 4, 5, 6]
STORE = 0  # (player, STORE) is his store, (player, 1) his pit 1
Place = tuple[int, int]

OPTIONS = {"seeds": [4], "starter": [0, 1]}


def ring(player: int) -> list[Place]:
    """The 13 places *player* sows through, in order."""
    other = 1 - player
    return [(player, pit) for pit in PITS] + [(player, STORE)] + [(other, pit) for pit in PITS]


class Position:
    """A position of a set; see `common.Reference`."""

    def __init__(
        self, options: Mapping[str, Any] | None = None, start: Sequence[Any] | None = None
    ) -> None:
        self.options = read_options(options, OPTIONS)
        if start is None:
            start = [self.options["seeds"]] * 12 + [0, 0, self.options["starter"]]
        self.stones: dict[Place, int] = {}
        for pit in PITS:
            self.stones[0, pit] = start[pit - 1]
            self.stones[1, pit] = start[6 + pit - 1]
        self.stones[0, STORE] = start[12]
        self.stones[1, STORE] = start[13]
        self.turn = read_turn(start[14])
        self.over = False
        self.winner: int | None = None
        self.reason: str | None = None
        self.end_if_a_side_is_empty()

    @property
    def score(self) -> list[int]:
        return [self.stones[0, STORE], self.stones[1, STORE]]

    def row(self) -> Row:
        pits = [self.stones[player, pit] for player in (0, 1) for pit in PITS]
        return [*pits, *self.score, -1 if self.over else self.turn]

    def legal(self) -> list[int]:
        if self.over:
            return []
        return [pit for pit in PITS if self.stones[self.turn, pit] > 0]

    def play(self, move: int) -> "Position":
        require(move, self.legal())
        after = copy.copy(self)
        after.stones = dict(self.stones)
        last = after.sow(move)
        after.settle(last)
        after.end_if_a_side_is_empty()
        return after

    def sow(self, pit: int) -> Place:
        """Lift *pit* and sow it; the place of the last stone."""
        places = ring(self.turn)
        first = places.index((self.turn, pit))
        hand = self.stones[self.turn, pit]
        self.stones[self.turn, pit] = 0
        if hand == 1:
            first += 1  # a lone stone goes to the next place, else the first one goes back
        for count in range(hand):
            last = places[(first + count) % 13]
            self.stones[last] += 1
        return last

    def settle(self, last: Place) -> None:
        """Do what the last stone asks for, and pass the turn unless the mover plays again."""
        mover, other = self.turn, 1 - self.turn
        side, pit = last
        if last == (mover, STORE):
            return  # the same player moves again
        self.turn = other
        if side == other:
            if self.stones[last] % 2 == 0:
                self.take(last, mover)
        elif self.stones[last] == 1:  # an own pit that was empty
            facing = (other, 7 - pit)
            if self.stones[facing] > 0:
                self.take(facing, mover)
                self.take(last, mover)

    def take(self, place: Place, player: int) -> None:
        """All stones of *place* go to the store of *player*."""
        self.stones[player, STORE] += self.stones[place]
        self.stones[place] = 0

    def side_is_empty(self, player: int) -> bool:
        return all(self.stones[player, pit] == 0 for pit in PITS)

    def end_if_a_side_is_empty(self) -> None:
        """The set ends; the player whose side is empty takes all that the other has left."""
        for player in (0, 1):
            if self.side_is_empty(player):
                for pit in PITS:
                    self.take((1 - player, pit), player)
                self.over = True
                self.reason = "side empty"
                self.winner = who_has_more(self.score)
                return

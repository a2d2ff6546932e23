"""Toguz Korgool, straight from the rules.

    player 1     9  8  7  6  5  4  3  2  1
                   kazan 1       kazan 0
    player 0     1  2  3  4  5  6  7  8  9

Each player sows through his own pits 1-9 and the other's pits 1-9: 18 places. The kazans lie
outside the path.
"""

import copy
from collections.abc import Mapping, Sequence
from typing import Any

from tests.reference.common import Row, read_options, read_turn, require, who_has_more

PITS = [1, 2, 3, 4, 5, 6, 7, 8, 9]
Place = tuple[int, int]  # (player, number of his pit)

OPTIONS = {"starter": [0, 1], "repetition": [0, 3]}


def ring(player: int) -> list[Place]:
    """The 18 pits in the order in which *player* sows."""
    return [(player, pit) for pit in PITS] + [(1 - player, pit) for pit in PITS]


class Position:
    """A position of a game; see `common.Reference`."""

    def __init__(
        self, options: Mapping[str, Any] | None = None, start: Sequence[Any] | None = None
    ) -> None:
        self.options = read_options(options, OPTIONS)
        if start is None:
            start = [9] * 18 + [0, 0, 0, 0, self.options["starter"]]
        self.stones: dict[Place, int] = {}
        for pit in PITS:
            self.stones[0, pit] = start[pit - 1]
            self.stones[1, pit] = start[9 + pit - 1]
        self.kazans: list[int] = [start[18], start[19]]
        # the number of the pit each player owns on the other's side, 0 for none
        self.tuzdiks: list[int] = [start[20], start[21]]
        self.turn = read_turn(start[22])
        self.seen: list[Row] = []  # every position of the game until now
        self.over = False
        self.winner: int | None = None
        self.reason: str | None = None
        self.end_if_it_must()

    @property
    def score(self) -> list[int]:
        return list(self.kazans)

    def row(self) -> Row:
        pits = [self.stones[player, pit] for player in (0, 1) for pit in PITS]
        return [*pits, *self.kazans, *self.tuzdiks, -1 if self.over else self.turn]

    def legal(self) -> list[int]:
        if self.over:
            return []
        return [pit for pit in PITS if self.stones[self.turn, pit] > 0]

    def play(self, move: int) -> "Position":
        require(move, self.legal())
        after = copy.copy(self)
        after.stones = dict(self.stones)
        after.kazans = list(self.kazans)
        after.tuzdiks = list(self.tuzdiks)
        after.seen = list(self.seen)
        last = after.sow(move)
        after.settle(last)
        after.turn = 1 - self.turn
        after.end_if_it_must()
        return after

    def tuzdik_owner(self, place: Place) -> int | None:
        """Who owns *place* as his tuzdik, None if nobody does."""
        side, pit = place
        owner = 1 - side
        return owner if self.tuzdiks[owner] == pit else None

    def sow(self, pit: int) -> Place:
        """Lift *pit* and sow it; the place of the last stone."""
        places = ring(self.turn)
        first = places.index((self.turn, pit))
        hand = self.stones[self.turn, pit]
        self.stones[self.turn, pit] = 0
        if hand == 1:
            first += 1  # a lone stone goes to the next pit, else the first one goes back
        for count in range(hand):
            last = places[(first + count) % 18]
            owner = self.tuzdik_owner(last)
            if owner is None:
                self.stones[last] += 1
            else:
                self.kazans[owner] += 1
        return last

    def settle(self, last: Place) -> None:
        """Take what the last stone wins."""
        mover, other = self.turn, 1 - self.turn
        side, pit = last
        if side != other or self.tuzdik_owner(last) is not None:
            return
        if self.stones[last] % 2 == 0:
            self.take(last, mover)
        elif self.stones[last] == 3 and self.tuzdik_is_allowed(mover, pit):
            self.tuzdiks[mover] = pit
            self.take(last, mover)

    def tuzdik_is_allowed(self, player: int, pit: int) -> bool:
        has_none_yet = self.tuzdiks[player] == 0
        return has_none_yet and pit != 9 and pit != self.tuzdiks[1 - player]

    def take(self, place: Place, player: int) -> None:
        """All stones of *place* go to the kazan of *player*."""
        self.kazans[player] += self.stones[place]
        self.stones[place] = 0

    def end_if_it_must(self) -> None:
        """Test, once the move is finished: 82 stones, then no move, then repetition."""
        position = self.row()
        self.seen.append(position)
        if max(self.kazans) >= 82:
            self.reason = "82 stones"  # what lies on the board stays there
        elif all(self.stones[self.turn, pit] == 0 for pit in PITS):
            self.reason = "no move"
            self.take_own_sides()
        elif self.options["repetition"] and self.seen.count(position) >= self.options["repetition"]:
            self.reason = "repetition"
            self.take_own_sides()
        else:
            return
        self.over = True
        self.winner = who_has_more(self.kazans)

    def take_own_sides(self) -> None:
        """The stones on the board go to the players on whose side they lie."""
        for player in (0, 1):
            for pit in PITS:
                self.take((player, pit), player)

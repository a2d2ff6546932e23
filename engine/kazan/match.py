"""Matches of 1, 3 or 5 sets: a won set is 1 point, a drawn one 1/2, the players start in turn.

A match speaks of players 0 and 1, not of sides: in some games they change sides from set to set
(`Game.seating`).
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from kazan.errors import MatchError

LENGTHS = (1, 3, 5)


@dataclass(frozen=True)
class Match:
    """The sets played so far; *winners* has a player or None (drawn) for each."""

    sets: int
    first: int = 0
    winners: tuple[int | None, ...] = ()
    stopped: bool = False

    def __post_init__(self) -> None:
        if self.sets not in LENGTHS or type(self.sets) is not int:
            raise MatchError(f"a match has 1, 3 or 5 sets, not {self.sets!r}")
        if self.first not in (0, 1) or type(self.first) is not int:
            raise MatchError(f"the first starter is player 0 or 1, not {self.first!r}")
        if len(self.winners) > self.sets:
            raise MatchError(f"{len(self.winners)} sets played of {self.sets}")
        for winner in self.winners:
            if winner is not None and (winner not in (0, 1) or type(winner) is not int):
                raise MatchError(f"a set is won by player 0, 1 or nobody (null), not {winner!r}")
        if self.stopped and (self.decided_after is None or len(self.winners) == self.sets):
            raise MatchError("only a match that is decided and not complete can be stopped")

    @classmethod
    def read(cls, sets: object, first: object, winners: object, stopped: object = False) -> "Match":
        """The match of these parts, of any type; raises `MatchError`."""
        if not isinstance(winners, Sequence) or isinstance(winners, str):
            raise MatchError("the winners of the sets must be a list")
        if not isinstance(sets, int) or not isinstance(first, int) or not isinstance(stopped, bool):
            raise MatchError("sets and first must be whole numbers, stopped true or false")
        return cls(sets, first, tuple(winners), stopped)

    @property
    def points(self) -> tuple[float, float]:
        """Points of player 0 and of player 1."""
        return points(self.winners)

    @property
    def starters(self) -> tuple[int, ...]:
        """The player who starts, for each set of the match."""
        return tuple(self.starter(index) for index in range(self.sets))

    def starter(self, index: int) -> int:
        """The player who starts set *index*, counted from 0."""
        return (self.first + index) % 2

    @property
    def decided_after(self) -> int | None:
        """The number of sets after which the outcome was certain; None: it is still open."""
        for played in range(1, len(self.winners) + 1):
            south, north = points(self.winners[:played])
            left = self.sets - played
            if abs(south - north) > left or left == 0:
                return played
        return None

    @property
    def winner(self) -> int | None:
        """The player who has won or is certain to win; None: a draw, or still open."""
        if self.decided_after is None:
            return None
        south, north = self.points
        return None if south == north else int(north > south)

    @property
    def over(self) -> bool:
        """Whether no set is left to play."""
        return self.stopped or len(self.winners) == self.sets

    def add(self, winner: int | None) -> "Match":
        """The match with one more set played; raises `MatchError` when it is over."""
        if self.over:
            raise MatchError("the match is over")
        return replace(self, winners=(*self.winners, winner))

    def stop(self) -> "Match":
        """The match ended before its last set, with the points so far; raises `MatchError`."""
        return replace(self, stopped=True)


def points(winners: Sequence[int | None]) -> tuple[float, float]:
    """Points of player 0 and of player 1 from the *winners* of sets."""
    drawn = winners.count(None) / 2
    return winners.count(0) + drawn, winners.count(1) + drawn

"""How a move is told: steps that move stones, events that do not.

Folding the steps over the slots gives the board after the move, so one animator serves every game and
the page never derives a rule. Events say what the steps mean and when.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

HAND = -1
"""The pseudo-slot of the stones in the mover's hand; empty before and after every move."""

LIFT = "lift"  # pit -> HAND, all its stones
DROP = "drop"  # HAND -> slot, one stone
CAPTURE = "capture"  # pit -> store
TUZDIK = "tuzdik"  # tuzdik pit -> store of its owner, the stone that just fell there
SWEEP = "sweep"  # pit -> store, what is left at the end
PLACE = "place"  # hand slot -> point
MOVE = "move"  # point -> point
REMOVE = "remove"  # point -> slot of taken stones
GATHER = "gather"  # pit -> pit, stones that go back to where they were lifted


class Step(NamedTuple):
    """*stones* stones go from slot *source* to slot *target*; nothing else changes."""

    kind: str
    source: int
    target: int
    stones: int


class Event(NamedTuple):
    """Something that moves no stone.

    *after* counts the steps done before it. *side* is whose event it is (-1: nobody's), *slots* are the
    places concerned, *stones* a number to say, *why* the reason in the words listed by each game.
    """

    kind: str
    after: int
    side: int
    slots: tuple[int, ...] = ()
    stones: int = 0
    why: str = ""


class Trace(NamedTuple):
    """One move, told: its steps in order and its events in order."""

    steps: tuple[Step, ...]
    events: tuple[Event, ...]


def fold(slots: Sequence[int], steps: Iterable[Step]) -> list[int]:
    """The slots after *steps*.

    A slot below zero holds stones of north (a point of morris); such stones keep their sign until they
    reach a slot that only counts.
    """
    board = [*slots, 0]  # the hand lies at the end, where HAND = -1 finds it
    for kind, source, target, stones in steps:
        if kind == MOVE:
            board[target], board[source] = board[source], 0
        elif kind == PLACE:
            north = source % 2  # the hands are slots 24 and 25
            board[source] -= stones
            board[target] = -stones if north else stones
        elif kind == REMOVE:
            board[source] = 0
            board[target] += stones
        else:
            board[source] -= stones
            board[target] += stones
    assert board[HAND] == 0, "stones left in the hand"
    return board[:HAND]


class Teller:
    """Plays one move on plain slots and writes down what it does."""

    def __init__(self, slots: Sequence[int]) -> None:
        self.slots = list(slots)
        self.hand = 0
        self._steps: list[Step] = []
        self._events: list[Event] = []

    def lift(self, pit: int) -> int:
        """Take all stones of *pit* into the hand; gives their number."""
        self.hand = self.slots[pit]
        self.slots[pit] = 0
        self._steps.append(Step(LIFT, pit, HAND, self.hand))
        return self.hand

    def drop(self, slot: int) -> None:
        """Put one stone from the hand into *slot*."""
        self.hand -= 1
        self.slots[slot] += 1
        self._steps.append(Step(DROP, HAND, slot, 1))

    def carry(self, kind: str, pit: int, store: int) -> int:
        """Move all stones of *pit* to *store*; gives their number and says nothing of an empty pit."""
        stones = self.slots[pit]
        if stones:
            self.slots[pit] = 0
            self.slots[store] += stones
            self._steps.append(Step(kind, pit, store, stones))
        return stones

    def gather(self) -> None:
        """Take back all that was sown since the beginning, the last lap first."""
        pit, back = HAND, []
        for kind, source, target, _ in self._steps:
            if kind == LIFT:
                pit = source
            elif kind == DROP and target != pit:
                back.append(Step(GATHER, target, pit, 1))
        for step in reversed(back):
            self.slots[step.source] -= 1
            self.slots[step.target] += 1
            self._steps.append(step)

    def event(
        self, kind: str, side: int, slots: Sequence[int] = (), stones: int = 0, why: str = ""
    ) -> None:
        """Say that something happens now, after the steps so far."""
        self._events.append(Event(kind, len(self._steps), side, tuple(slots), stones, why))

    def trace(self) -> Trace:
        """What has been told."""
        return Trace(tuple(self._steps), tuple(self._events))

"""What each move of a position does, read off the move as the rules tell it."""

from collections.abc import Sequence
from typing import NamedTuple

from kazan.game import Game, Move, State
from kazan.step import CAPTURE

Mill = tuple[int, ...]


class Deed(NamedTuple):
    """What one move does, in short. Slots are empty and numbers 0 for what it does not do."""

    move: Move
    path: tuple[int, ...]
    after: State
    again: bool  # the same side moves again
    captured: int  # stones
    slots: tuple[int, ...]  # where they lay
    why: str  # how they were captured, in the words of the game's events
    taken: dict[int, int]  # stones captured by slot
    tuzdik: int  # the slot that becomes one, or -1
    mills: tuple[Mill, ...]  # closed by the move
    over: bool

    @property
    def by(self) -> int:
        """The slot that stands for the move: the pit it lifts, the point it reaches; -1 for a pass."""
        return self.path[:2][-1] if self.mills else self.path[0] if self.path else -1


def deed(game: Game, state: State, move: Move) -> Deed:
    """What *move*, legal in *state*, does."""
    told = game.steps(state, move)
    after = game.play(state, move)
    captured, why, tuzdik, again = 0, "", -1, False
    slots: tuple[int, ...] = ()
    mills: list[Mill] = []
    for event in told.events:
        if event.kind == "capture":
            captured, slots, why = event.stones, event.slots, event.why
        elif event.kind == "tuzdik":
            tuzdik = event.slots[0]
        elif event.kind == "mill":
            mills.append(event.slots)
        elif event.kind == "again":
            again = True
    taken = {step.source: step.stones for step in told.steps if step.kind == CAPTURE}
    over = game.over(after)
    path = game.path(move)
    return Deed(move, path, after, again, captured, slots, why, taken, tuzdik, tuple(mills), over)


def deeds(game: Game, state: State) -> list[Deed]:
    """What each legal move of *state* does."""
    return [deed(game, state, move) for move in game.moves(state)]


def waited(state: State) -> State:
    """The same board with the other side to move: what would be if nothing were done."""
    return state ^ 1


def mills(found: Sequence[Deed]) -> set[Mill]:
    """The mills that one of these moves can close."""
    return {mill for one in found for mill in one.mills}


def wins(game: Game, one: Deed, side: int) -> bool:
    """Whether the move ends the game as a win of *side*."""
    return one.over and game.winner(one.after) == side


def turn(game: Game, state: State, line: Sequence[Move]) -> list[Move]:
    """The moves of *line* that the side to move makes before the turn passes."""
    made: list[Move] = []
    side = state & 1
    for move in line:
        if state & 1 != side or game.over(state):
            break
        made.append(move)
        state = game.play(state, move)
    return made

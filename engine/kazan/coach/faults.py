"""What goes wrong with a move, compared with a better one: reasons like those of `reasons`.

ends-lost, ends-drawn       the move ends the game so
lets-win                    *by* can end the game, and own side has lost
lets-tuzdik                 *by* can make slots[0] the other side's tuzdik
lets-capture                *by* can capture *stones* from *slots*, more than after the better move
lets-mill                   the other side can close the mill *slots*
lets-again                  *by* lets the other side move again
misses-CODE                 the better move has the reason CODE, this one has nothing like it
"""

from collections.abc import Sequence

from kazan.coach.deeds import deeds, mills, wins
from kazan.coach.reasons import SHOWN, Look, Reason, at_once, in_turn
from kazan.game import Game, Move, State


def faults(game: Game, state: State, line: Sequence[Move], better: Sequence[Move]) -> list[Reason]:
    """What goes wrong with the first move of *line*, compared with the first of *better*.

    Both are lines of play from *state*; where a turn goes on they must tell how.
    """
    side = state & 1
    look, other = (Look(game, state, moves[0], moves[1:]) for moves in (line, better))
    done = look.deed
    if done.over:
        winner = game.winner(done.after)
        return [] if winner == side else [Reason("ends-drawn" if winner is None else "ends-lost")]
    found = [*allowed(game, handed(game, state, line), handed(game, state, better))]
    missed = {
        "tuzdik": done.tuzdik < 0,
        "mill": not done.mills,
        "capture": not done.captured,
        "again": not done.again,
    }
    for one in [*at_once(other), *in_turn(other)]:
        if missed.get(one.code):
            found.append(one._replace(code=f"misses-{one.code}"))
    return found[:SHOWN]


def handed(game: Game, state: State, line: Sequence[Move]) -> State | None:
    """The position in which the other side gets the turn; None where *line* does not come so far."""
    side = state & 1
    for move in line:
        state = game.play(state, move)
        if game.over(state) or state & 1 != side:
            return state
    return None


def allowed(game: Game, state: State | None, better: State | None) -> list[Reason]:
    """What the side to move can do in *state* and cannot do in *better*."""
    if state is None or better is None or state & 1 != better & 1:
        return []
    side = state & 1
    here, there = deeds(game, state), deeds(game, better)
    found: list[Reason] = []
    won = [one for one in here if wins(game, one, side)]
    if won and not any(wins(game, one, side) for one in there):
        found.append(Reason("lets-win", by=won[0].by))
    made = [one for one in here if one.tuzdik >= 0]
    if made and not any(one.tuzdik >= 0 for one in there):
        found.append(Reason("lets-tuzdik", slots=(made[0].tuzdik,), by=made[0].by))
    worst = max(here, key=lambda one: one.captured, default=None)
    if worst and worst.captured > max((one.captured for one in there), default=0):
        found.append(Reason("lets-capture", worst.captured, worst.slots, worst.by, worst.why))
    closed = sorted(mills(here))
    if closed and not mills(there):
        found.append(Reason("lets-mill", slots=closed[0]))
    again = [one.by for one in here if one.again]
    before = [one.by for one in there if one.again]
    fresh = [by for by in again if by not in before]
    if fresh and len(again) > len(before):
        found.append(Reason("lets-again", by=fresh[0]))
    return found

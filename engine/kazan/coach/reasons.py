"""Why a move is good, or what goes wrong with it: only what the board proves.

Each reason is a fact about a few positions: the one before the move, the one after it, and the same two
with the other side to move, which is what would be if nothing were done. *Own* is the side that moves.

    wins           the move ends the game, and own side has won
    decides        own side holds more than half after it and cannot lose any more
    tuzdik         slots[0] becomes own tuzdik
    mill           closes the mill *slots*
    capture        captures *stones* from *slots*, in the way *why*
    again          own side moves again; *moves* are those of the turn, *stones* its gain in the store
    then-capture   the last of *moves* captures *stones* from *slots*, lifted from *by*
    then-wins      the last of *moves* ends the game, and own side has won
    protects       *by* would capture the *stones* of own slots[0]; afterwards nothing captures there, and
                   no capture is as large. *why*: moved (they were lifted), or guarded
    denies-capture *by* would capture *stones*; afterwards no move of the other side captures as many
    denies-tuzdik  *by* would make slots[0] the other side's tuzdik; afterwards no move makes one
    denies-again   *by* would let the other side move again; afterwards it does not, and fewer pits do
    blocks         the other side could close the mill *slots*; afterwards not, and fewer mills
    double         the stone can go back and close a mill again
    sure           after every reply own side can close a mill
    threatens      if nothing changes, *by* captures *stones* next, more than it could before
    builds         if nothing changes, own side can close the mill *slots* next; it could not before
    readies        if nothing changes, *by* moves again next; it could not before
    keeps          *by* could move again before and can afterwards, and no reply captures its stones
    gains          sowing puts *stones* in own store, and the turn passes
    hems           the other side has *stones* ways to go left, and had at least two more
    only           there is no other move

What goes wrong with a move is in `faults`.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from kazan.coach.deeds import Deed, deed, deeds, mills, turn, waited, wins
from kazan.game import Game, Move, State

SHOWN = 3
"""The most reasons that are given."""
REPLIES = 40
"""Beyond so many replies nobody looks whether a mill is sure."""


class Reason(NamedTuple):
    """A fact; see the list above for what each code says of the other fields."""

    code: str
    stones: int = 0
    slots: tuple[int, ...] = ()
    by: int = -1
    why: str = ""
    moves: tuple[Move, ...] = ()


class Look:
    """One move, looked at from all sides; each look is taken when it is first asked for."""

    def __init__(self, game: Game, state: State, move: Move, line: Sequence[Move] = ()) -> None:
        """*line* are the moves expected after *move*."""
        self.game = game
        self.state = state
        self.side = state & 1
        self.deed: Deed = deed(game, state, move)
        self.turn = turn(game, state, [move, *line])

    @property
    def goes_on(self) -> bool:
        """Whether the other side is to move after the move."""
        return not self.deed.over and (self.deed.after ^ self.state) & 1 == 1

    @cached_property
    def now(self) -> list[Deed]:
        """What own side can do."""
        return deeds(self.game, self.state)

    @cached_property
    def idle(self) -> list[Deed]:
        """What the other side could do if it were to move instead."""
        return deeds(self.game, waited(self.state))

    @cached_property
    def then(self) -> list[Deed]:
        """What the other side can do after the move."""
        return deeds(self.game, self.deed.after) if self.goes_on else []

    @cached_property
    def following(self) -> list[Deed]:
        """What own side could do after the move if the other side did nothing."""
        return deeds(self.game, waited(self.deed.after)) if self.goes_on else []


def reasons(game: Game, state: State, move: Move, line: Sequence[Move] = ()) -> list[Reason]:
    """Why *move* is good, the weightiest first; *line* are the moves expected after it."""
    look = Look(game, state, move, line)
    found = [*at_once(look), *in_turn(look)]
    if look.goes_on:
        found += [*against(look), *ahead(look)]
    if len(look.now) == 1:
        found.append(Reason("only"))
    return sorted(found, key=weight, reverse=True)[:SHOWN]


def at_once(look: Look) -> list[Reason]:
    """What the move itself does."""
    done, game, side = look.deed, look.game, look.side
    found: list[Reason] = []
    if wins(game, done, side):
        found.append(Reason("wins"))
    elif game.decided(done.after) == side and game.decided(look.state) is None:
        found.append(Reason("decides", game.totals(done.after)[side]))
    if done.tuzdik >= 0:
        found.append(Reason("tuzdik", slots=(done.tuzdik,)))
    if done.mills:
        found.append(Reason("mill", slots=done.mills[0]))
    if done.captured:
        found.append(Reason("capture", done.captured, done.slots, why=done.why))
    gained = game.totals(done.after)[side] - game.totals(look.state)[side] - done.captured
    if gained > 0 and not done.over and not done.again and done.tuzdik < 0:
        found.append(Reason("gains", gained))
    return found


def in_turn(look: Look) -> list[Reason]:
    """The turn that goes on after the move."""
    game, side, state = look.game, look.side, look.state
    if not look.deed.again or len(look.turn) < 2:
        return [Reason("again", moves=(look.deed.move,))] if look.deed.again else []
    for move in look.turn[:-1]:
        state = game.play(state, move)
    last = deed(game, state, look.turn[-1])
    moves = tuple(look.turn)
    found: list[Reason] = []
    if wins(game, last, side):
        found.append(Reason("then-wins", moves=moves))
    elif not last.over:
        gained = game.totals(last.after)[side] - game.totals(look.state)[side]
        found.append(Reason("again", gained, moves=moves))
    if last.captured:
        found.append(Reason("then-capture", last.captured, last.slots, last.by, last.why, moves))
    return found


def against(look: Look) -> list[Reason]:
    """What the other side could have done, and cannot do now."""
    return [*protects(look), *denies(look), *blocks(look), *hems(look)]


def protects(look: Look) -> list[Reason]:
    """The largest own heap that the other side would capture, and does not get now."""
    game, side, stones = look.game, look.side, look.game.slots(look.state)
    threats = [
        (one.taken[slot], slot, one)
        for one in look.idle
        if one.captured
        for slot in one.taken
        if game.side_of(slot) == side and stones[slot]
    ]
    most = max((one.captured for one in look.then), default=0)
    for taken, slot, one in sorted(threats, key=lambda threat: -threat[0]):
        safe = not any(slot in reply.taken for reply in look.then)
        if safe and most < one.captured:
            why = "moved" if look.deed.by == slot else "guarded"
            return [Reason("protects", taken, (slot,), one.by, why)]
    best = max(look.idle, key=lambda one: one.captured, default=None)
    if best and best.captured > most:
        return [Reason("denies-capture", best.captured, best.slots, best.by)]
    return []


def denies(look: Look) -> list[Reason]:
    """A tuzdik or an extra turn of the other side that is gone."""
    found: list[Reason] = []
    made = [one for one in look.idle if one.tuzdik >= 0]
    if made and not any(one.tuzdik >= 0 for one in look.then):
        found.append(Reason("denies-tuzdik", slots=(made[0].tuzdik,), by=made[0].by))
    before = [one.by for one in look.idle if one.again]
    after = [one.by for one in look.then if one.again]
    gone = [by for by in before if by not in after]
    if gone and len(after) < len(before):
        found.append(Reason("denies-again", by=gone[0]))
    return found


def blocks(look: Look) -> list[Reason]:
    """A mill that the other side could have closed."""
    before, after = mills(look.idle), mills(look.then)
    gone = sorted(before - after)
    return [Reason("blocks", slots=gone[0])] if gone and len(after) < len(before) else []


def hems(look: Look) -> list[Reason]:
    """How few ways to go the other side has left, where a move has two ends."""
    before = {one.path[:2] for one in look.idle}
    after = {one.path[:2] for one in look.then}
    slides = all(len(path) == 2 for path in before | after) and not mills(look.idle)
    if slides and len(after) <= 3 and len(before) - len(after) >= 2:
        return [Reason("hems", len(after))]
    return []


def ahead(look: Look) -> list[Reason]:
    """What own side can do next."""
    before = {one.path: one for one in look.now}
    found: list[Reason] = []
    threat = max(look.following, key=lambda one: one.captured, default=None)
    if threat and threat.captured > 1:
        earlier = before.get(threat.path)
        if earlier is None or earlier.captured < threat.captured:
            found.append(Reason("threatens", threat.captured, threat.slots, threat.by))
    fresh = sorted(mills(look.following) - mills(look.now))
    if fresh:
        found.append(Reason("builds", slots=fresh[0]))
    if look.deed.mills and returns(look):
        found.append(Reason("double"))
    elif mills(look.following) and is_sure(look):
        found.append(Reason("sure"))
    return [*found, *stored(look)]


def stored(look: Look) -> list[Reason]:
    """Pits whose last stone will fall in the store."""
    again = {one.by for one in look.now if one.again}
    later = [one.by for one in look.following if one.again]
    captured = {slot for reply in look.then for slot in reply.taken}
    found = [Reason("readies", by=by) for by in later if by not in again][:1]
    kept = [by for by in later if by in again and by not in captured and by != look.deed.by]
    stones = look.game.slots(look.deed.after)
    if kept:
        found.append(Reason("keeps", by=max(kept, key=lambda by: stones[by])))
    return found


def returns(look: Look) -> bool:
    """Whether the stone that moved can go back the way it came and close a mill."""
    way = look.deed.path[1::-1]
    return any(one.mills and one.path[:2] == way for one in look.following if len(way) == 2)


def is_sure(look: Look) -> bool:
    """Whether own side can close a mill after every reply."""
    replies = look.then
    return 0 < len(replies) <= REPLIES and all(
        not reply.over and bool(mills(deeds(look.game, reply.after))) for reply in replies
    )


WEIGHTS = {
    "wins": 1000,
    "then-wins": 900,
    "decides": 400,
    "tuzdik": 300,
    "mill": 120,
    "denies-tuzdik": 90,
    "blocks": 85,
    "double": 80,
    "sure": 70,
    "again": 50,
    "denies-again": 26,
    "builds": 20,
    "readies": 14,
    "keeps": 12,
    "hems": 10,
    "only": 5,
}
EACH = {
    "capture": 10,
    "then-capture": 10,
    "protects": 8,
    "denies-capture": 5,
    "threatens": 3,
    "gains": 2,
    "again": 4,
}
"""What a reason weighs, and more for each stone."""


def weight(reason: Reason) -> int:
    """How much a reason tells."""
    return WEIGHTS.get(reason.code, 0) + EACH.get(reason.code, 0) * reason.stones

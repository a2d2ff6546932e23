"""What can be stated of a move on a rules page, each fact as the engine finds it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from sitebuild.paths import use_engine

use_engine()

from kazan.evaluation import WON  # noqa: E402
from kazan.game import Game, Move, State  # noqa: E402
from kazan.games.morris.board import NEIGHBOURS  # noqa: E402
from kazan.record import Record  # noqa: E402
from kazan.search.limits import Limits  # noqa: E402
from kazan.search.thinker import Thinker  # noqa: E402
from sitebuild.positions import TURNS  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Callable

Facts = dict[str, Any]


@dataclass(frozen=True)
class Line:
    """A move of an example, played: the records from before it to after its last ply."""

    word: str
    records: tuple[Record, ...]
    moves: tuple[Move, ...]
    result: Facts = field(default_factory=dict)

    @property
    def before(self) -> Record:
        """The position that is shown."""
        return self.records[0]

    @property
    def after(self) -> Record:
        """The position that comes of it."""
        return self.records[-1]

    @property
    def side(self) -> int:
        """Who moves."""
        return self.before.state & 1

    def events(self) -> list[Any]:
        """All that happens, in order."""
        pairs = zip(self.records, self.moves, strict=False)
        return [event for record, move in pairs for event in record.trace(move).events]


def captures(line: Line) -> int:
    """Stones captured by the mover, the three of a tuzdik included."""
    kinds = ("capture", "tuzdik")
    taken = [e.stones for e in line.events() if e.kind in kinds and e.side == line.side]
    return sum(taken)


def gains(line: Line) -> int:
    """Stones that the mover has more in his store afterwards; in morris: that he has taken."""
    return gained(line.before.game, line.before.state, line.after.state, line.side)


def gained(game: Game, before: State, after: State, side: int) -> int:
    """What *side* gains between two states."""
    if game.key == "morris":
        return game.totals(before)[1 - side] - game.totals(after)[1 - side]
    return game.totals(after)[side] - game.totals(before)[side]


def again(line: Line) -> int:
    """How often the mover moves again."""
    return sum(event.kind == "again" for event in line.events())


def nothing(line: Line) -> str:
    """Why the last stone does nothing; empty if it does something."""
    return next((event.why for event in line.events() if event.kind == "nothing"), "")


def capture_why(line: Line) -> str:
    """How the first capture is made: even, opposite, chain."""
    return next((event.why for event in line.events() if event.kind == "capture"), "")


def tuzdik(line: Line) -> int:
    """The number of the pit that becomes the mover's tuzdik; 0 if none does."""
    made = [event.slots[0] for event in line.events() if event.kind == "tuzdik"]
    return made[0] % 9 + 1 if made else 0


def mills(line: Line) -> int:
    """Mills closed by the mover."""
    return sum(event.kind == "mill" for event in line.events())


def laps(line: Line) -> int:
    """How often a hand is sown in the turn."""
    told = [event.stones for event in line.events() if event.kind == "lap"]
    return max(told, default=1)


def turn(line: Line) -> str:
    """Who is to move then, or over."""
    return TURNS[line.after.turn]


def over(line: Line) -> str:
    """Why the game is over; empty if it goes on."""
    result = line.after.result
    return result.reason if result else ""


def winner(line: Line) -> str:
    """Who has won the game that is over."""
    result = line.after.result
    won = result.winner if result else None
    return "draw" if won is None else TURNS[won]


def stores(line: Line) -> list[int]:
    """South's and north's stones afterwards; in morris on the board and in hand."""
    return list(line.after.game.totals(line.after.state))


def reply(line: Line) -> int:
    """The most that the other side can gain in its next turn, extra moves included."""
    game, state = line.after.game, line.after.state
    if line.after.turn != 1 - line.side:
        return 0
    return best_turn(game, state, state, 1 - line.side)


def final(line: Line) -> list[int]:
    """South's and north's stones at the end of a game in which nobody has a choice after the move."""
    record = line.after
    while not record.result:
        (only,) = record.legal
        record = record.play(only)
    return list(record.game.totals(record.state))


def best_turn(game: Game, begun: State, state: State, side: int) -> int:
    """The most that *side* can gain in one turn that began at *begun* and stands at *state*."""
    if game.over(state) or state & 1 != side:
        return gained(game, begun, state, side)
    return max(best_turn(game, begun, game.play(state, move), side) for move in game.moves(state))


def replies(line: Line) -> int:
    """How many moves the other side then has."""
    return len(line.after.legal) if line.after.turn == 1 - line.side else 0


def threats(line: Line) -> int:
    """Morris: on how many points the mover could close a mill if it were his turn again."""
    game, state = line.after.game, line.after.state ^ 1
    closing = set()
    for move in game.moves(state):
        told = game.steps(state, move)
        if any(event.kind == "mill" for event in told.events):
            closing.add(told.steps[0].target)
    return len(closing)


def ways(line: Line) -> int:
    """Morris: how many lines lead on from the point where the stone went."""
    return len(NEIGHBOURS[line.before.game.path(line.moves[-1])[0]])


def value(record: Record, move: Move, how: Limits) -> int:
    """What *move* is worth to the side that makes it, by a search of *how* far."""
    after = record.play(move)
    side = record.state & 1
    if after.result:
        ended = after.result.winner
        return 0 if ended is None else (WON if ended == side else -WON)
    score = Thinker.of(after, how).run().score
    return score if after.state & 1 == side else -score


def best(line: Line, depth: int) -> bool:
    """Whether a search of *depth* plies, the move among them, finds it better than every other."""
    record, chosen = line.before, line.moves[0]
    how = Limits(depth - 1)
    mine = value(record, chosen, how)
    others = (value(record, move, how) for move in record.legal if move != chosen)
    return all(other < mine for other in others)


def ends(line: Line) -> str:
    """What best play on both sides leads to, where the engine can see to the end: win, draw, loss."""
    after, side = line.after, line.side
    if after.result:
        won = after.result.winner
        return "draw" if won is None else ("win" if won == side else "loss")
    seen = Thinker.of(after, Limits(nodes=400_000)).run()
    score = seen.score if after.state & 1 == side else -seen.score
    if not seen.exact and abs(score) < WON:
        return "open"
    return "win" if score > 0 else "loss" if score < 0 else "draw"


FACTS: dict[str, Callable[[Line], Any]] = {
    fact.__name__: fact
    for fact in (captures, gains, again, nothing, capture_why, tuzdik, mills, laps, turn, over)
} | {fact.__name__: fact for fact in (winner, stores, reply, replies, ends, final, threats, ways)}
"""Every fact that a result may state. ``best = DEPTH`` states that the move is the only best one."""


def wrong(line: Line) -> list[str]:
    """What *line* states that is not so."""
    found = []
    for name, stated in line.result.items():
        if name == "best":
            if not best(line, stated):
                found.append(f"{line.word} is not the only best move at depth {stated}")
        elif name not in FACTS:
            found.append(f"nobody knows the fact {name}")
        elif FACTS[name](line) != stated:
            found.append(f"{line.word}: {name} is {FACTS[name](line)!r}, not {stated!r}")
    return found

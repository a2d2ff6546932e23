"""Thinking of the computer, in slices."""

from kazan.errors import UnknownThinkerError
from kazan.handlers import Handlers, asked, kept
from kazan.record import Record
from kazan.search.levels import LOOK, Level
from kazan.search.memory import Memory
from kazan.search.thinker import Thinker
from kazan.view import Json

_thinkers = kept.Numbered[Thinker](4)
_memory = Memory()


def think_start(record: str, level: str, seed: int = 0) -> Json:
    """Begin to think about the last position; the answer names the thinking."""
    return {"id": _thinkers.add(_thinker(kept.record(record), asked.level(level), seed))}


def look_start(record: str, level: str | None = None) -> Json:
    """Begin to look what comes of the last position, while a person thinks; goes on as a thinking.

    With a *level* the computer thinks ahead for a player of that level: no number if that is of no use.
    """
    if level is not None and not asked.level(level).limits.timed:
        return {"id": None}
    return {"id": _thinkers.add(_thinker(kept.record(record), LOOK))}


def _thinker(record: Record, level: Level, seed: int = 0) -> Thinker:
    """Thinking on *level*; one that goes by the clock uses what was found earlier in the game."""
    table = _memory.table(record) if level.limits.timed else None
    return Thinker.of(record, level, seed, table=table)


def think_step(id: int, ms: float) -> Json:
    """Think on for *ms* milliseconds; when it is done the thinking is forgotten."""
    thinker = _thinkers.find(id)
    if thinker is None:
        raise UnknownThinkerError(f"nothing is being thought under number {id}")
    progress = thinker.step(ms)
    if progress.done:
        _thinkers.drop(id)
    return {
        "done": progress.done,
        "path": list(thinker.game.path(progress.move)),
        "score": progress.score,
        "depth": progress.depth,
        "nodes": progress.nodes,
        "seconds": progress.seconds,
        "exact": progress.exact,
        "outcome": found._asdict() if (found := thinker.outcome) else None,
    }


def think_stop(id: int) -> Json:
    """Forget a thinking, finished or not."""
    return {"stopped": _thinkers.drop(id)}


HANDLERS: Handlers = {
    "think_start": think_start,
    "look_start": look_start,
    "think_step": think_step,
    "think_stop": think_stop,
}

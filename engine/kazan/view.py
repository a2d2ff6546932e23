"""What the page shows of a record: plain lists and dictionaries, ready for JSON.

The same format comes from the bridge, from the files made at build time and from saves, so that the page
does not know the difference:

    game, options      key, and every option with its value
    record, state      the text form (notation.py); the state in hexadecimal
    slots, marks       stones in each slot; what else lies there: {kind, slot, side}
    side, turn         whose bit is set; whose move it is, -1 when the game is over
    ply, undo, redo    moves made; moves that can be taken back, and played again
    moves              each legal move: {path, text, steps, events}, and {glimpse} of a turn without end
    last               the move before: the same and {side, before, marks}: who, and the board before it
    history            each move so far: {side, text}
    score, decided     totals of south and north; the side that cannot lose any more, or null
    over               null, or {reason, winner, side, swept}
    quiet, quietLimit, occurrences     see `Position`
    match              null, or the match before this set: {sets, first, winners, stopped}

Steps are [kind, source, target, stones], events {kind, after, side, slots, stones, why}; see step.py.
"""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from kazan.coach.composing import Aim
from kazan.coach.hint import Hint, Why
from kazan.coach.reasons import Reason
from kazan.coach.review import Review
from kazan.game import Game, Mark, Move
from kazan.notation import sheet, turns, write
from kazan.record import Record
from kazan.step import SWEEP, Trace

Json = dict[str, Any]


def view(record: Record) -> Json:
    """Everything the page needs for the last position of *record*, each legal move told."""
    game, position = record.game, record.position
    return {
        "game": game.key,
        "options": dict(game.options),
        "record": write(record),
        "state": f"{record.state:x}",
        "slots": game.slots(record.state),
        "side": record.state & 1,
        "turn": record.turn,
        "marks": marks(game.marks(record.state)),
        "ply": len(record.moves),
        "undo": len(record.moves),
        "redo": len(record.undone),
        "moves": [move_view(record, move) for move in record.legal],
        "last": ply_view(record, len(record.moves)) if record.moves else None,
        "history": history(record),
        "score": list(game.totals(record.state)),
        "decided": None if record.result else game.decided(record.state),
        "over": over(record),
        "quiet": position.quiet,
        "quietLimit": game.quiet_limit,
        "occurrences": position.occurrences,
        "match": None if record.match is None else asdict(record.match),
    }


def move_view(record: Record, move: Move) -> Json:
    """A legal move of *record*: the slots to touch, how it is written, what it does."""
    glimpse = record.game.glimpse(record.state, move)
    return {
        "path": list(record.game.path(move)),
        "text": record.game.write_move(record.state, move),
        **trace_view(record.trace(move)),
        **({"glimpse": trace_view(glimpse)} if glimpse else {}),
    }


def ply_view(record: Record, ply: int) -> Json:
    """The move that was made as number *ply* (from 1): by whom, from which slots, what it did."""
    before = record.undo(len(record.moves) - ply + 1)
    return {
        "side": before.state & 1,
        "before": record.game.slots(before.state),
        "marks": marks(record.game.marks(before.state)),
        **move_view(before, record.moves[ply - 1]),
    }


def trace_view(trace: Trace) -> Json:
    """The steps as lists and the events as objects."""
    return {
        "steps": [list(step) for step in trace.steps],
        "events": [{**event._asdict(), "slots": list(event.slots)} for event in trace.events],
    }


def marks(lying: tuple[Mark, ...]) -> list[Json]:
    """The marks as objects."""
    return [mark._asdict() for mark in lying]


def history(record: Record) -> list[Json]:
    """The moves so far: by whom, how written."""
    moves = zip(record.positions, record.moves, strict=False)
    return [
        {"side": position.state & 1, "text": record.game.write_move(position.state, move)}
        for position, move in moves
    ]


def over(record: Record) -> Json | None:
    """How the game ended; None while it goes on. ``swept`` counts the stones taken at the end."""
    result = record.result
    if result is None:
        return None
    swept = 0
    if record.ending is None and record.moves:
        last = record.undo().trace(record.moves[-1])
        swept = sum(step.stones for step in last.steps if step.kind == SWEEP)
    return {**result._asdict(), "swept": swept}


def sheet_view(record: Record) -> Json:
    """The score sheet: the whole text, and turn by turn."""
    return {"text": sheet(record), "turns": turns(record)}


# what a teacher says


def hint_view(record: Record, hint: Hint) -> Json:
    """Good moves with their reasons, and the line after the first, each move told as it is played."""
    return {
        "moves": [
            {**move_view(record, move), "reasons": reasons_view(record.game, reasons)}
            for move, reasons in zip(hint.moves, hint.reasons, strict=True)
        ],
        "line": line_view(record, hint.line),
        "nudge": hint.nudge,
        "depth": hint.depth,
        "exact": hint.exact,
    }


def aim_view(record: Record, aim: Aim | None) -> Json:
    """What makes the last position of *record* a puzzle; no right moves where nothing is proved."""
    moves = () if aim is None else aim.right
    return {
        "proved": aim is not None,
        "plies": 0 if aim is None else aim.plies,
        "right": [str(record.game.spelling(record.state, move)) for move in moves],
        "choices": len(record.legal),
    }


def why_view(record: Record, why: Why) -> Json:
    """What goes wrong with a move, and the line that shows it."""
    return {
        "reasons": reasons_view(record.game, why.reasons),
        "behind": why.behind,
        "throws": why.throws,
        "line": line_view(record, why.line),
    }


def review_view(record: Record, review: Review) -> Json:
    """The review of *record*: chances, losses and accuracy in whole per cent, the turning points told."""
    return {
        "chances": [round(100 * chance) for chance in review.chances],
        "losses": [round(100 * loss) for loss in review.losses],
        "accuracy": [None if one is None else round(one) for one in review.accuracy],
        "turns": [
            {
                "ply": turn.ply,
                "loss": round(100 * turn.loss),
                "better": move_view(before, turn.better),
                "reasons": reasons_view(record.game, turn.reasons),
                "faults": reasons_view(record.game, turn.faults),
                "line": line_view(before, turn.line),
            }
            for turn in review.turns
            for before in [record.undo(len(record.moves) - turn.ply + 1)]
        ],
    }


def reasons_view(game: Game, reasons: Sequence[Reason]) -> list[Json]:
    """The reasons as objects, their moves as paths."""
    return [
        {
            **reason._asdict(),
            "slots": list(reason.slots),
            "moves": [list(game.path(move)) for move in reason.moves],
        }
        for reason in reasons
    ]


def line_view(record: Record, line: Sequence[Move]) -> list[Json]:
    """Moves played one after the other from the last position: by whom, and what each does."""
    told: list[Json] = []
    for move in line:
        record = record.play(move)
        told.append(ply_view(record, len(record.moves)))
    return told

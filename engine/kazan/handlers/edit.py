"""Positions that people set up."""

from kazan import games
from kazan.editing import editing_of, read_position
from kazan.handlers import Handlers, kept
from kazan.record import Record
from kazan.view import Json


def check_position(
    game: str, options: Json | None, slots: list[int], extras: list[int], side: int
) -> Json:
    """What is wrong with a position that was set up, and its view if nothing is; see `editing`."""
    rules = games.create(game, options)
    editing = editing_of(rules)
    read_position(editing, slots, extras, side)
    faults = [fault._asdict() for fault in editing.faults(slots, extras, side)]
    if faults:
        return {"faults": faults, "view": None}
    row = editing.row(slots, extras, side)
    return {"faults": [], "view": kept.show(Record.begin(rules, rules.read_row(row)))}


HANDLERS: Handlers = {"position": check_position}

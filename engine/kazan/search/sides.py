"""The choice of a side in a game in which nobody chooses a move: whoever counts the deal out knows it all."""

from typing import NamedTuple

from kazan.chance import draw
from kazan.errors import RequestError
from kazan.game import Game
from kazan.games import create
from kazan.record import Record
from kazan.search.levels import Level
from kazan.step import DROP, LIFT


class Outlook(NamedTuple):
    """What comes of a deal for the side that begins; stones at the end, and its first turn."""

    own: int
    other: int
    turns: int
    laps: int
    slot: int  # where the last stone of the first turn falls; -1 where no stone is sown


def outlook(start: Record) -> Outlook:
    """The game that follows from *start*, for the side to move; raises `RequestError`."""
    game, starter = start.game, start.turn
    record = played_out(start)
    totals = game.totals(record.state)
    steps = game.steps(record.positions[0].state, record.moves[0]).steps
    slot = next((step.target for step in reversed(steps) if step.kind == DROP), -1)
    laps = sum(step.kind == LIFT for step in steps)
    return Outlook(totals[starter], totals[1 - starter], len(record.moves), laps, slot)


def choose_side(game: Game, level: Level, seed: int = 0) -> int:
    """The side on which a player of *level* sits down to move first; raises `RequestError`.

    One that sees a single ply guesses, one that knows no endings counts as many moves as it sees plies, and
    one that knows them counts the deal out to its end.
    """
    chance = next(draw(seed, 2))
    plies = level.limits.depth
    if plies == 1:
        return chance
    south, north = (margin(game, side, None if level.knows else plies) for side in (0, 1))
    return chance if south == north else int(north > south)


def margin(game: Game, starter: int, plies: int | None = None) -> int:
    """By how many stones *starter* is ahead in the end, or after so many *plies*; raises `RequestError`."""
    totals = game.totals(played_out(begun(game, starter), plies).state)
    return totals[starter] - totals[1 - starter]


def begun(game: Game, starter: int) -> Record:
    """The deal of *game* with *starter* to move."""
    return Record.begin(create(game.key, {**game.options, "starter": starter}))


def played_out(record: Record, plies: int | None = None) -> Record:
    """The game that follows from the start *record*, or so many *plies* of it; raises `RequestError`."""
    while not record.result and (plies is None or len(record.moves) < plies):
        if len(record.legal) > 1:
            raise RequestError(f"in this form of {record.game.key} the players choose their moves")
        record = record.play(record.legal[0])
    return record

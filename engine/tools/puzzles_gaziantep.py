"""Puzzles of the Gaziantep game, where nobody chooses a move: which row to take, and where its turn ends.

The positions come from random deals. Exactly one of the two rows wins for the player who takes it and begins,
and it is not the one whose first turn captures more. How hard it is, is measured by what there is to count:
the laps of both games to their end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kazan.games import create
from kazan.record import Record
from kazan.step import DROP, LIFT

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator

    from kazan.game import Game, State

EASY, MEDIUM, HARD = 9, 15, 24
"""Laps to count, at most."""
SEEDS = 98


def puzzles(chance: random.Random) -> Iterator[list[Any]]:
    """Puzzles, without end."""
    while True:
        options = {"deal": "random", "deal_seed": chance.randrange(1 << 60)}
        game = create("gaziantep", options)
        state = game.start()
        while not game.over(state):
            entry = puzzle(game, state)
            if entry:
                yield entry
                break  # one of a deal
            state = game.play(state, game.moves(state)[0])


def puzzle(game: Game, state: State) -> list[Any] | None:
    """The puzzle with the holes of *state*; None if it makes none."""
    holes = game.slots(state)[:14]
    taken = SEEDS - sum(holes)
    if taken % 2 or not any(holes[:7]) or not any(holes[7:]):
        return None
    rows = [[*holes, taken // 2, taken // 2, side] for side in (0, 1)]
    games = [played(game, row) for row in rows]
    wins = [
        record.result is not None and record.result.winner == side
        for side, record in enumerate(games)
    ]
    count = sum(laps(record) for record in games)
    grabs = [gain(record) for record in games]
    if wins[0] == wins[1] or count > HARD or grabs[wins.index(True)] >= max(grabs):
        return None
    side = wins.index(True)
    level = 0 if count <= EASY else 1 if count <= MEDIUM else 2
    return [rows[0], 0, level, f"{side} {last_hole(games[side])}"]


def played(game: Game, row: list[Any]) -> Record:
    """The whole game from *row*, in which nobody chooses."""
    record = Record.begin(create(game.key, {}), game.read_row(row))
    while record.legal:
        record = record.play(record.legal[0])
    return record


def laps(record: Record) -> int:
    """How often seeds are lifted in the game."""
    game = record.game
    moves = zip(record.positions, record.moves, strict=False)
    told = (game.steps(position.state, move).steps for position, move in moves)
    return sum(step.kind == LIFT for steps in told for step in steps)


def gain(record: Record) -> int:
    """What the first turn captures."""
    before, after = (record.game.totals(record.positions[ply].state) for ply in (0, 1))
    return sum(after) - sum(before)


def last_hole(record: Record) -> int:
    """The slot where the last seed of the first turn falls."""
    steps = record.game.steps(record.positions[0].state, record.moves[0]).steps
    return [step.target for step in steps if step.kind == DROP][-1]

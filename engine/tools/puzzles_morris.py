"""Puzzles of Morris: small endings, from the exact tables, won within a few moves by one first move only."""

from __future__ import annotations

from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Any

from kazan.coach.puzzles import Prover
from kazan.games import create
from kazan.games.morris.endgame import Endgame
from kazan.games.morris.packed import FIRST_REMOVAL
from kazan.search import data, endgame
from kazan.search.levels import Level
from kazan.search.limits import Limits
from kazan.search.thinker import Thinker

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator

    from kazan.game import Game, Move, State

TABLE = Path(__file__).resolve().parent.parent / "kazan" / "games" / "morris" / "endgame.bin"
CLASSES = ((3, 3), (3, 3), (5, 3), (5, 4))
"""Stones of the mover and of the other side."""
PLIES = (3, 5, 7)
"""The plies of a win: two, three or four own moves."""
SEEN = 3
"""The search, in plies, that finds an easy puzzle, whose win is no deeper, and a medium one."""
SLOW = 0.8
"""Seconds beyond which the proof is too long for a phone."""
PLAIN = Level(Limits(depth=SEEN), knows=False)


def puzzles(chance: random.Random) -> Iterator[list[Any]]:
    """Puzzles, without end."""
    game = create("morris", {})
    data.load(TABLE.read_bytes())
    table = endgame.of(game)
    assert isinstance(table, Endgame)
    while True:
        own, other = chance.choice(CLASSES)
        points = chance.sample(range(24), own + other)
        slots = [0] * 28
        for place, point in enumerate(points):
            slots[point] = 1 if place < own else -1
        state = game.state(slots, 0)  # type: ignore[attr-defined]
        if not game.over(state) and table.distance(state) in PLIES:
            entry = puzzle(game, table, state)
            if entry:
                yield entry


def puzzle(game: Game, table: Endgame, state: State) -> list[Any] | None:
    """The puzzle that *state*, won for south, makes; None if it makes none."""
    plies = table.distance(state)
    assert plies
    right = [move for move in game.moves(state) if wins(game, table, state, move, plies)]
    if len(right) != 1 or right[0] >= FIRST_REMOVAL:  # a mill is what a beginner closes
        return None
    began = process_time()
    assert Prover(game, 0).proves(game.play(state, right[0]), plies - 1)
    if process_time() - began > SLOW:
        return None
    level = 0 if plies <= SEEN else 1 if seen(game, state, right[0]) else 2
    return [game.row(state, 0, 0, 1), plies, level, game.write_move(state, right[0])]


def wins(game: Game, table: Endgame, state: State, move: Move, plies: int) -> bool:
    """Whether *move* wins within so many plies."""
    after = game.play(state, move)
    distance = 0 if game.over(after) else table.distance(after)
    return distance is not None and not distance & 1 and distance < plies


def seen(game: Game, state: State, move: Move) -> bool:
    """Whether a search of `SEEN` plies, without tables, finds *move*."""
    return Thinker(game, state, (), 0, PLAIN).run().move == move

"""Puzzles of Toguz: one side reaches 82 within its next two or three moves, whatever the other side does.

The pits come from casual games. The kazans are set so that the best first move brings just 82 by force and no
other first move does; then all of it is proved.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kazan.coach.puzzles import Prover
from kazan.games import create
from kazan.games.toguz.rules import ENOUGH, STONES
from kazan.search.limits import Limits
from kazan.search.thinker import Thinker

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator

    from kazan.game import Game, Move, State

SHORT, LONG = 3, 5
"""The plies of a win: two or three own moves."""
OFTEN = 0.6
"""How often the longer win is looked for."""
EASY, MEDIUM = 3, 4
"""The deepest search that an easy and a medium puzzle need, in plies."""
LOOSE = 90
"""The most stones in the pits."""


def puzzles(chance: random.Random) -> Iterator[list[Any]]:
    """Puzzles, without end."""
    game = create("toguz", {})
    while True:
        state = game.start()
        while not game.over(state):
            if chance.random() < 0.3 and STONES - sum(game.totals(state)) <= LOOSE:
                plies = LONG if chance.random() < OFTEN else SHORT
                entry = puzzle(game, seen_from_south(game, state), plies)
                if entry:
                    yield entry
            state = game.play(state, casual(game, state, chance))


def casual(game: Game, state: State, chance: random.Random) -> Move:
    """What somebody plays who mostly takes what there is to take."""
    moves = list(game.moves(state))
    chance.shuffle(moves)
    return (
        max(moves, key=lambda move: gain(game, state, move)) if chance.random() < 0.6 else moves[0]
    )


def gain(game: Game, state: State, move: Move) -> int:
    """What *move* puts into the mover's kazan."""
    side = state & 1
    return game.totals(game.play(state, move))[side] - game.totals(state)[side]


def seen_from_south(game: Game, state: State) -> list[Any]:
    """The row of the same position with the side to move in the south."""
    row = list(game.row(state, state & 1, 0, 1))
    if state & 1:
        row = [*row[9:18], *row[:9], row[19], row[18], row[21], row[20], 0]
    return row


def collected(game: Game, state: State, plies: int, alpha: int, beta: int) -> int:
    """What south's kazan holds after so many plies if north keeps it small."""
    if plies == 0 or game.over(state):
        return game.totals(state)[0]
    moves = game.moves(state)
    if state & 1:
        for move in moves:
            beta = min(beta, collected(game, game.play(state, move), plies - 1, alpha, beta))
            if beta <= alpha:
                break
        return beta
    for move in sorted(moves, key=lambda move: -gain(game, state, move)):
        alpha = max(alpha, collected(game, game.play(state, move), plies - 1, alpha, beta))
        if alpha >= beta:
            break
    return alpha


def puzzle(game: Game, row: list[Any], plies: int) -> list[Any] | None:
    """The puzzle with the pits of *row*, won within *plies* plies; None if it makes none."""
    state = game.read_row(row).state
    moves = game.moves(state)
    if len(moves) < 4:
        return None
    values: dict[Move, int] = {}
    best = second = 0
    for move in sorted(moves, key=lambda move: -gain(game, state, move)):
        # exact where it matters: what is not above the second best may be a bound
        values[move] = collected(game, game.play(state, move), plies - 1, second, STONES)
        best, second = sorted((best, second, values[move]), reverse=True)[:2]
    kazan = row[18] + ENOUGH - best
    other = row[18] + row[19] - kazan
    if best == second or not 0 <= kazan < ENOUGH or not 0 <= other < ENOUGH - 10:
        return None
    row = [*row[:18], kazan, other, *row[20:]]
    state = game.read_row(row).state
    gains = [gain(game, state, move) for move in moves]
    right = max(moves, key=values.__getitem__)
    prover = Prover(game, 0)
    won = [move for move in moves if prover.proves(game.play(state, move), plies - 1)]
    if won != [right] or gains[moves.index(right)] == max(gains):
        return None
    if prover.proves(state, plies - 2):
        return None
    depth = found_at(game, state, right, plies)
    level = 0 if depth <= EASY else 1 if depth <= MEDIUM else 2
    return [row, plies, level, game.write_move(state, right)[0]]


def found_at(game: Game, state: State, move: Move, plies: int) -> int:
    """The depth from which on the search finds *move*; the win is *plies* deep."""
    depth = plies
    while depth > 1 and Thinker(game, state, (), 0, Limits(depth=depth - 1)).run().move == move:
        depth -= 1
    return depth

"""Fit the evaluation of Nine Men's Morris to results: ``python -m tools.fit_morris``, in engine/.

It needs the endgame tables that ``python -m tools.make_morris_tables`` leaves in the work folder, or makes
them (five minutes). The examples, as in `tools.self_play`, are the quiet positions of the games; the weights
are fitted by logistic regression. Two rounds take about five minutes on one core.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numba import njit

from kazan.evaluation import STONE
from kazan.games.morris import evaluation
from kazan.games.morris.evaluation import FINE, LATE, MOVING, SHARE
from tools import self_play
from tools.make_morris_tables import WORK as TABLES
from tools.make_morris_tables import solved
from tools.morris_games import play_game
from tools.morris_play import (
    ALL,
    FEATURES,
    LONGEST,
    PHASES,
    SIZE,
    STONES_AT,
    Knowledge,
    features,
    knowledge,
    room,
)
from tools.progress import teller

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

WORK = TABLES.parent / "fit-morris"
WEIGHTS = Path(evaluation.__file__).with_name("evaluation.json")
GAMES = 1000
"""Games of a round."""
ROUNDS = 2
DEPTH = 3
NOISE = 3
RIDGE = 3.0
"""How many examples' worth every weight is held back."""
ITERATIONS = 25
CLOSE = 1e-4
"""The change of a weight that ends the fit."""
POINTS = 19
"""What a stone is worth on average with the last stones in hand and in the moving phase."""
COMMON = 14
"""The stones that are then on the board."""


def to_file(weights: NDArray[np.int64]) -> dict[str, Any]:
    """*weights* as the file has them: by phase, for the side to move and for the other; and the stones."""
    sides = weights[:STONES_AT].reshape(2, PHASES, FEATURES).swapaxes(0, 1)
    return {"sides": sides.tolist(), "stones": weights[STONES_AT:].reshape(PHASES, 2).tolist()}


def from_file(named: dict[str, Any]) -> NDArray[np.int64]:
    """What `to_file` was given."""
    sides = np.array(named["sides"]).swapaxes(0, 1)
    return np.concatenate([sides.ravel(), np.ravel(named["stones"])]).astype(np.int64)


def first_weights() -> NDArray[np.int64]:
    """Nothing but the stones."""
    weights = np.zeros(ALL, np.int64)
    weights[STONES_AT::2] = STONE << FINE
    return weights


def examples(
    weights: NDArray[np.int64],
    knows: Knowledge,
    games: int,
    seed: int,
    tell: Callable[[str], None],
) -> NDArray[np.int64]:
    """The quiet positions of *games*, each with its result for the side to move: 2 won, 1 drawn, 0 lost."""
    found = []
    positions = np.zeros((LONGEST + 1, SIZE + 1), np.int64)
    both, depth, space = np.stack([weights, weights]), np.array([DEPTH, DEPTH]), room()
    for game in range(games):
        opening = 2 + (seed + game) % 9
        result, plies = play_game(seed + game, opening, depth, NOISE, both, knows, space, positions)
        labels = result * (1 - 2 * (np.arange(plies) & 1)) + 1
        quiet = positions[:plies, SIZE] == 0
        found.append(np.column_stack([positions[:plies, :SIZE][quiet], labels[quiet]]))
        if game % 500 == 499:
            tell(f"{game + 1} games")
    return np.concatenate(found)


@njit(cache=False)
def fill(rows: NDArray[np.int64], out: NDArray[np.int64]) -> None:
    """The features of every row."""
    looks = np.zeros(FEATURES, np.int64)
    for index in range(len(rows)):
        features(rows[index], looks, out[index])


def fit(rows: NDArray[np.int64], tell: Callable[[str], None]) -> NDArray[np.int64]:
    """The weights that tell best how the games of *rows* ended."""
    counts = np.zeros((len(rows), ALL), np.int64)
    fill(rows, counts)
    table, wanted = counts.astype(np.float64), rows[:, SIZE] / 2
    weights = np.zeros(ALL)
    for _ in range(ITERATIONS):
        chance = 1 / (1 + np.exp(-table @ weights))
        slope = table.T @ (wanted - chance) - RIDGE * weights
        bend = table * (chance * (1 - chance))[:, None]
        change = np.linalg.solve(bend.T @ table + RIDGE * np.eye(ALL), slope)
        weights += change
        if np.abs(change).max() < CLOSE:
            break
    loss = -(wanted * np.log(chance) + (1 - wanted) * np.log(1 - chance)).mean()
    tell(f"mean loss {loss:.5f}")
    stone = weights[STONES_AT::2] + weights[STONES_AT + 1 :: 2] * SHARE / COMMON
    scale = POINTS / stone[LATE : MOVING + 1].mean()
    fitted: NDArray[np.int64] = np.round(weights * scale * (1 << FINE)).astype(np.int64)
    return fitted


def write(weights: NDArray[np.int64]) -> str:
    """The file with *weights*, a line for each phase and side."""
    named = to_file(weights)
    sides = ",\n".join(
        f"  [\n    {json.dumps(mover)},\n    {json.dumps(waiter)}\n  ]"
        for mover, waiter in named["sides"]
    )
    return f'{{\n"sides": [\n{sides}\n],\n"stones": {json.dumps(named["stones"])}\n}}\n'


def main() -> None:
    """Fit the weights that are shipped, or with other numbers of games."""
    asked = self_play.arguments(__doc__, GAMES, ROUNDS, WEIGHTS, WORK)
    tell = teller()
    knows = knowledge(solved(9, TABLES, tell))
    weights = self_play.rounds(
        first_weights(),
        asked,
        lambda weights, games, seed: examples(weights, knows, games, seed, tell),
        lambda rows: fit(rows, tell),
        tell,
    )
    asked.out.write_text(write(weights), encoding="utf-8")
    tell(f"{asked.out} written")


if __name__ == "__main__":
    main()

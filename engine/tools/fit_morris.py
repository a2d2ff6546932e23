"""Fit the evaluation of Nine Men's Morris to results: ``python -m tools.fit_morris``, in engine/.

It needs the endgame tables that ``python -m tools.make_morris_tables`` leaves in the work folder, or makes
them (five minutes). The evaluation plays against itself; each quiet position of the games is an example of
how a game ends, and the weights are fitted to all of them by logistic regression. With the new weights it
plays again. Two rounds take about five minutes on one core. The examples of each round are kept in the work
folder, so an interrupted run goes on where it stopped. The same number of games gives the same weights.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numba import njit

from kazan.evaluation import STONE
from kazan.games.morris.evaluation import FINE, LATE, MOVING, SHARE, WEIGHTS
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

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

WORK = TABLES.parent / "fit-morris"
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


def rounds(
    count: int, games: int, knows: Knowledge, work: Path, tell: Callable[[str], None]
) -> NDArray[np.int64]:
    """The weights after *count* rounds, the first played by the stones alone."""
    weights = first_weights()
    for number in range(count):
        path = work / f"round-{number}-{games}.npy"
        if path.exists():
            rows = np.load(path)
        else:
            rows = examples(weights, knows, games, number * 1_000_000, tell)
            path.parent.mkdir(parents=True, exist_ok=True)
            half = path.with_suffix(".half.npy")
            np.save(half, rows)
            half.replace(path)
        tell(f"round {number}: {len(rows):,} positions")
        weights = fit(rows, tell)
    return weights


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
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    parser.add_argument("--work", type=Path, default=WORK)
    arguments = parser.parse_args()
    began = time.monotonic()

    def tell(what: str) -> None:
        print(f"{time.monotonic() - began:7.1f} s  {what}", file=sys.stderr, flush=True)

    knows = knowledge(solved(9, TABLES, tell))
    weights = rounds(arguments.rounds, arguments.games, knows, arguments.work, tell)
    arguments.out.write_text(write(weights), encoding="utf-8")
    tell(f"{arguments.out} written")


if __name__ == "__main__":
    main()

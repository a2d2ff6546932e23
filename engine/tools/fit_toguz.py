"""Fit the evaluation of Toguz Korgool to the results of games: ``python -m tools.fit_toguz``, in engine/.

The examples are those of `tools.self_play`, the weights are fitted to them by logistic regression. Three
rounds take about five minutes on one core.

What an example should be judged as is half the result and half what the search that played it found: results
alone are noisy, for a hundred positions of a game have one in common.
"""

from __future__ import annotations

import json
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numba import njit

from kazan.evaluation import STONE
from kazan.games.toguz import evaluation
from kazan.games.toguz.evaluation import COUNTS, PITS, STAGES, SUMS
from tools import self_play
from tools.progress import teller
from tools.toguz import (
    ALL,
    CHOICE,
    KAZAN,
    LONGEST,
    LURE,
    MOST_FOUND,
    OVER,
    PIT,
    ROW,
    SIZE,
    TURN,
    TUZDIK,
    features,
    play_game,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

WORK = Path(__file__).resolve().parent.parent.parent / "build" / "fit-toguz"
WEIGHTS = Path(evaluation.__file__).with_name("evaluation.json")
GAMES = 1500
"""Games of a round."""
DEPTH = 4
ROUNDS = 3
NOISE = STONE // 2
RIDGE = 30.0
"""How many examples' worth every weight but that of the kazans is held back."""
GREAT = 12
"""The stones of a great heap."""
MOST = 20_000
"""Values of won games are cut to this."""
ITERATIONS = 12
TRUST = 0.5
CLOSE = 1e-3
"""The change of a weight that ends the fit."""
SHAPES = {
    "pits": (PIT, (PITS, COUNTS)),
    "row": (ROW, (SUMS,)),
    "choice": (CHOICE, (PITS + 1,)),
    "tuzdik": (TUZDIK, (PITS, STAGES)),
    "lures": (LURE, (PITS,)),
}
"""Where the weights of each feature begin, and their shape."""


def to_file(weights: NDArray[np.int64]) -> dict[str, Any]:
    """*weights* by name, as the file has them."""
    named: dict[str, Any] = {"turn": int(weights[TURN])}
    for name, (begin, shape) in SHAPES.items():
        named[name] = weights[begin : begin + prod(shape)].reshape(shape).tolist()
    return named


def from_file(named: dict[str, Any]) -> NDArray[np.int64]:
    """What `to_file` was given."""
    weights = np.zeros(ALL, np.int64)
    weights[TURN], weights[KAZAN] = named["turn"], STONE
    for name, (begin, shape) in SHAPES.items():
        weights[begin : begin + prod(shape)] = np.ravel(named[name])
    return weights


def patterns() -> NDArray[np.float64]:
    """What the weights are put together from, a column each.

    A pit is not free to be worth anything by its stones: there is one curve for all pits, and each pit has
    its own worth of a stone, of being empty, of one stone, of two, and of a great heap. With a number for
    each pit and each count the examples would have to be many times as many.
    """
    columns = [np.eye(ALL)[:, index] for index in (TURN, KAZAN, *range(ROW, ALL))]

    def of_pits(worth: NDArray[np.float64]) -> None:
        column = np.zeros(ALL)
        column[PIT:ROW] = worth.ravel()
        columns.append(column)

    stones = np.arange(COUNTS)
    for count in stones:
        of_pits(np.tile(stones == count, (PITS, 1)))
    for pit in range(PITS):
        for worth in (stones, stones == 0, stones == 1, stones == 2, stones >= GREAT):
            of_pits(np.outer(np.arange(PITS) == pit, worth))
    return np.column_stack(columns)


def examples(
    weights: NDArray[np.int64], games: int, seed: int, tell: Callable[[str], None]
) -> NDArray[np.int16]:
    """The positions of *games*, each with its result for the side to move: 2 won, 1 drawn, 0 lost."""
    found = []
    positions = np.zeros((LONGEST + 1, SIZE + 1), np.int64)
    both, depth = np.stack([weights, weights]), np.array([DEPTH, DEPTH])
    for game in range(games):
        opening = 2 + (seed + game) % 11
        margin, plies = play_game(seed + game, opening, depth, NOISE, both, positions)
        result = np.sign(margin) * (1 - 2 * (np.arange(plies) & 1)) + 1
        rows = np.column_stack([positions[:plies], result])[opening:]
        found.append(rows.clip(-MOST, MOST).astype(np.int16))
        if game % 1000 == 999:
            tell(f"{game + 1} games")
    return np.concatenate(found)


@njit(cache=False)
def step(
    rows: NDArray[np.int16],
    trust: float,
    scale: float,
    weights: NDArray[np.float64],
    slope: NDArray[np.float64],
    curve: NDArray[np.float64],
) -> float:
    """Add up the slope and the curvature of the likelihood at *weights*; gives the mean loss.

    *trust* is the part of the values found, and *scale* what a point of them is worth.
    """
    loss = 0.0
    found = np.zeros(MOST_FOUND, np.int64)
    at = np.zeros(SIZE, np.int64)
    for row in rows:
        at[:] = row[:SIZE]
        filled = features(at, found)
        value = 0.0
        for place in range(filled):
            value += weights[found[2 * place]] * found[2 * place + 1]
        chance = 1 / (1 + np.exp(-value))
        wanted = (1 - trust) * row[SIZE + 1] / 2 + trust / (1 + np.exp(-row[SIZE] * scale))
        loss -= wanted * np.log(chance + 1e-9) + (1 - wanted) * np.log(1 - chance + 1e-9)
        bend = chance * (1 - chance)
        for place in range(filled):
            index, times = found[2 * place], found[2 * place + 1]
            slope[index] += (wanted - chance) * times
            for other in range(filled):
                curve[index, found[2 * other]] += bend * times * found[2 * other + 1]
    return loss / len(rows)


def fit(rows: NDArray[np.int16], tell: Callable[[str], None]) -> NDArray[np.int64]:
    """The weights that tell best how the games of *rows* ended, a stone in the kazan being `STONE`."""
    parts = patterns()
    found = np.zeros(parts.shape[1])
    held = np.full(len(found), RIDGE)
    held[parts[KAZAN] != 0] = 0
    for trust in (0.0, TRUST):  # the first pass tells what a point is worth
        scale = (parts @ found)[KAZAN] / STONE
        for _ in range(ITERATIONS):
            slope, curve = np.zeros(ALL), np.zeros((ALL, ALL))
            loss = step(rows, trust, scale, parts @ found, slope, curve)
            change = np.linalg.solve(
                parts.T @ curve @ parts + np.diag(held), parts.T @ slope - held * found
            )
            found += change
            tell(f"mean loss {loss:.5f}")
            if np.abs(change).max() < CLOSE:
                break
    weights = parts @ found
    fitted: NDArray[np.int64] = np.round(weights * STONE / weights[KAZAN]).astype(np.int64)
    return fitted


def first_weights() -> NDArray[np.int64]:
    """Nothing but the stones in the kazans."""
    weights = np.zeros(ALL, np.int64)
    weights[KAZAN] = STONE
    return weights


def write(weights: NDArray[np.int64]) -> str:
    """The file with *weights*, a line for each feature."""
    named = to_file(weights)
    return "{\n" + ",\n".join(f'"{name}": {json.dumps(named[name])}' for name in named) + "\n}\n"


def main() -> None:
    """Fit the weights that are shipped, or with other numbers of games."""
    asked = self_play.arguments(__doc__, GAMES, ROUNDS, WEIGHTS, WORK)
    tell = teller()
    weights = self_play.rounds(
        first_weights(),
        asked,
        lambda weights, games, seed: examples(weights, games, seed, tell),
        lambda rows: fit(rows[rows[:, OVER] == 0], tell),
        tell,
    )
    asked.out.write_text(write(weights), encoding="utf-8")
    tell(f"{asked.out} written")


if __name__ == "__main__":
    main()

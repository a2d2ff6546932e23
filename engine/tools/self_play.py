"""What the fits to games against oneself share.

Weights play against themselves; the positions of the games are examples of how a game ends, and new weights
are fitted to them, which play the next round. The examples of each round are kept in the work folder, so an
interrupted run goes on where it stopped. The same number of games gives the same weights.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

APART = 1_000_000
"""The seeds from one round to the next."""


def kept(path: Path, make: Callable[[], NDArray[Any]]) -> NDArray[Any]:
    """The examples in *path*, made if they are not there."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        half = path.with_suffix(".half.npy")
        np.save(half, make())
        half.replace(path)
    return np.load(path)  # type: ignore[no-any-return]


def rounds(
    weights: NDArray[np.int64],
    asked: argparse.Namespace,
    examples: Callable[[NDArray[np.int64], int, int], NDArray[Any]],
    fit: Callable[[NDArray[Any]], NDArray[np.int64]],
    tell: Callable[[str], None],
) -> NDArray[np.int64]:
    """The weights after the rounds that are *asked*, the first played by *weights*.

    *examples* are those of weights, of so many games from a seed on.
    """
    games = asked.games
    for number in range(asked.rounds):

        def make(weights: NDArray[np.int64] = weights, number: int = number) -> NDArray[Any]:
            return examples(weights, games, number * APART)

        rows = kept(asked.work / f"round-{number}-{games}.npy", make)
        tell(f"round {number}: {len(rows):,} positions")
        weights = fit(rows)
    return weights


def arguments(what: str, games: int, count: int, out: Path, work: Path) -> argparse.Namespace:
    """What the command line asks of a tool that says of itself *what*: games, rounds, out, work."""
    parser = argparse.ArgumentParser(description=what)
    parser.add_argument("--games", type=int, default=games, help="of a round")
    parser.add_argument("--rounds", type=int, default=count)
    parser.add_argument("--out", type=Path, default=out, help="the file to write")
    parser.add_argument("--work", type=Path, default=work, help="where examples are kept")
    return parser.parse_args()

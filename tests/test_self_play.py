"""The rounds of a fit by games against oneself: each plays with the weights of the last one and is kept."""

import argparse
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from tests.test_twelve_tables import silent
from tools.self_play import APART, rounds

Seen = list[tuple[int, int, int]]


def fitted(work: Path, count: int, seen: Seen) -> int:
    """The one weight after *count* rounds of three games; who asked for examples is in *seen*."""

    def examples(weights: NDArray[np.int64], games: int, seed: int) -> NDArray[np.int64]:
        seen.append((int(weights[0]), games, seed))
        return np.full(games, weights[0])

    asked = argparse.Namespace(games=3, rounds=count, work=work)
    weights = rounds(
        np.array([5]), asked, examples, lambda rows: np.array([rows.sum() + 1]), silent
    )
    return int(weights[0])


def test_every_round_plays_with_the_weights_of_the_one_before(tmp_path: Path) -> None:
    seen: Seen = []
    assert fitted(tmp_path, 2, seen) == 3 * (3 * 5 + 1) + 1
    assert seen == [(5, 3, 0), (16, 3, APART)]


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    fitted(tmp_path, 1, [])
    seen: Seen = []
    assert fitted(tmp_path, 2, seen) == 49
    assert seen == [(16, 3, APART)]

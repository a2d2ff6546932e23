"""The fit of the evaluation of Mangala and Kalah: true values, and always the same numbers."""

import zlib
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from kazan import datafile
from tests.test_exact import solver_of
from tests.test_twelve_tables import silent
from tools.fit_twelve import batch, fitted, value_of, write
from tools.make_exact import read
from tools.twelve import RULES
from tools.twelve_judge import VECTORS
from tools.twelve_solver import Solver

CHECKS = {"mangala": "1ccc75ca", "kalah": "8d6bee7f"}
"""The checksums of the file that is fitted to a few games."""
WIDTH = 5


def few_games(game: str, kept: Path | None = None) -> NDArray[np.int32]:
    """The samples of a few games, played and judged by the stores alone."""
    numbers = np.zeros((2, VECTORS, WIDTH), np.int16)
    return batch(Solver(RULES[game], 10, 14, None, silent, numbers), 0, 17, 2, kept, 24)


@pytest.mark.parametrize("game", CHECKS)
def test_a_small_fit_is_rebuilt_bit_by_bit(game: str) -> None:
    samples = few_games(game)
    assert len(samples) > 50
    file = write(game, fitted(samples, WIDTH, 2, silent))
    assert f"{zlib.crc32(file):08x}" == CHECKS[game]
    assert datafile.read(file).facts["width"] == WIDTH


def test_a_batch_is_kept_and_a_damaged_one_is_gathered_again(tmp_path: Path) -> None:
    kept = tmp_path / "batch.npz"
    samples = few_games("kalah", kept)
    assert np.array_equal(few_games("kalah", kept), samples)
    np.savez_compressed(kept, samples=samples[:3], check=0)
    assert np.array_equal(few_games("kalah", kept), samples)


@pytest.mark.parametrize("game", CHECKS)
def test_the_values_of_the_samples_are_exact_as_far_as_they_are_solved(game: str) -> None:
    solver = solver_of(game)
    for exact in [exact for exact in read(game) if exact.stones <= 20][::8]:
        value = value_of(solver.room, solver.rules.bits, solver.most, 2, exact.own, exact.other)
        assert value == 16 * max(exact.values.values())

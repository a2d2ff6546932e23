"""The evaluation of toguz: the tool that fits it plays and sees as the engine does."""

import json
import zlib

import numpy as np
import pytest

from kazan.game import State
from kazan.games.toguz.evaluation import Evaluation
from kazan.games.toguz.rules import Toguz
from tests.variants import random_records
from tools import fit_toguz
from tools.toguz import KAZAN, MOST_FOUND, OVER, SIZE, evaluate, features, play

GAME = Toguz()
SHIPPED = fit_toguz.from_file(json.loads(fit_toguz.WEIGHTS.read_text(encoding="utf-8")))


def seen(state: State) -> list[int]:
    """*state* as the tool has it."""
    side, slots = state & 1, GAME.slots(state)
    rows = (slots[:9], slots[9:18])
    totals, tuzdiks = GAME.totals(state), GAME.extras(state)
    of_both = [totals[side], totals[1 - side], tuzdiks[side], tuzdiks[1 - side]]
    return [*rows[side], *rows[1 - side], *of_both, int(GAME.over(state))]


def test_the_tool_plays_as_the_engine_does() -> None:
    at, after = np.zeros(SIZE, np.int64), np.zeros(SIZE, np.int64)
    for seed in range(40):
        at[:] = seen(GAME.start())
        *_, last = random_records(GAME, seed)
        state = GAME.start()
        for move in last.moves:
            play(at, move % 9, after)
            at[:] = after
            state = GAME.play(state, move)
            assert at.tolist() == seen(state)


def test_the_tool_judges_as_the_engine_does() -> None:
    judge = Evaluation(GAME)
    at, found = np.zeros(SIZE, np.int64), np.zeros(MOST_FOUND, np.int64)
    for seed in range(20):
        for record in random_records(GAME, seed):
            if GAME.over(record.state):
                continue
            at[:] = seen(record.state)
            value = judge.evaluate(record.state)
            assert evaluate(at, SHIPPED, found) == value
            assert sum(judge.features(record.state).values()) == value
            pairs = found[: 2 * features(at, found)].reshape(-1, 2)
            assert int((SHIPPED[pairs[:, 0]] * pairs[:, 1]).sum()) == value


def test_the_file_is_as_the_tool_writes_it() -> None:
    assert fit_toguz.write(SHIPPED) == fit_toguz.WEIGHTS.read_text(encoding="utf-8")


@pytest.mark.long
def test_a_small_fit_is_the_same_every_time() -> None:
    told: list[str] = []
    rows = fit_toguz.examples(fit_toguz.first_weights(), 30, 0, told.append)
    assert zlib.crc32(rows.tobytes()) == 3532523481
    rows = rows[rows[:, OVER] == 0]
    fitted = fit_toguz.fit(rows, told.append)
    assert fitted[KAZAN] == 16
    assert np.array_equal(fitted, fit_toguz.fit(rows, told.append))
    assert np.array_equal(fit_toguz.from_file(fit_toguz.to_file(fitted)), fitted)

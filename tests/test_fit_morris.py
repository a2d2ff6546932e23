"""The evaluation of morris: the tool that fits it sees what the engine sees, and builds the same again."""

import json
import zlib
from random import Random

import numpy as np
import pytest

from kazan.game import State
from kazan.games.morris.evaluation import FINE, Evaluation
from kazan.games.morris.packed import BOARD
from kazan.games.morris.rules import Morris
from kazan.record import Record
from tests.variants import random_records
from tools import fit_morris
from tools.make_morris_tables import solved
from tools.morris_play import ALL, FEATURES, SIZE, evaluate, features, generate, knowledge, play

GAME = Morris()
SHIPPED = fit_morris.from_file(json.loads(fit_morris.WEIGHTS.read_text(encoding="utf-8")))


def seen(state: State) -> list[int]:
    """*state* as the tool has it."""
    boards = (state >> 1 & BOARD, state >> 25 & BOARD)
    hands = (state >> 49 & 15, state >> 53)
    side = state & 1
    return [boards[side], boards[1 - side], hands[side], hands[1 - side]]


def open_records(count: int) -> list[Record]:
    """Positions of random games that go on."""
    return [
        record
        for seed in range(count)
        for record in random_records(GAME, seed, 120)
        if not record.result
    ]


def test_the_tool_knows_the_moves_of_the_engine() -> None:
    chance = Random(1)
    at, after, moves = np.zeros(SIZE, np.int64), np.zeros(SIZE, np.int64), np.zeros(512, np.int64)
    for record in chance.sample(open_records(20), 300):
        at[:] = seen(record.state)
        assert sorted(moves[: generate(at, moves)]) == sorted(record.legal)
        move = chance.choice(record.legal)
        play(at, move, after)
        assert after.tolist() == seen(GAME.play(record.state, move))


def test_the_tool_judges_as_the_engine_does() -> None:
    judge = Evaluation(GAME)
    at, looks, found = (
        np.zeros(SIZE, np.int64),
        np.zeros(FEATURES, np.int64),
        np.zeros(ALL, np.int64),
    )
    for record in open_records(20):
        at[:] = seen(record.state)
        value = judge.evaluate(record.state)
        assert evaluate(at, SHIPPED, looks) == value
        features(at, looks, found)
        assert int((found * SHIPPED).sum()) >> FINE == value
        assert sum(judge.features(record.state).values()) == value


def test_the_file_is_as_the_tool_writes_it() -> None:
    assert fit_morris.write(SHIPPED) == fit_morris.WEIGHTS.read_text(encoding="utf-8")


@pytest.mark.long
def test_a_small_fit_is_the_same_every_time() -> None:
    knows = knowledge(solved(6, None, lambda _: None))
    told: list[str] = []
    rows = fit_morris.examples(fit_morris.first_weights(), knows, 40, 0, told.append)
    assert zlib.crc32(rows.tobytes()) == 1028925055
    weights = fit_morris.fit(rows, told.append)
    assert np.array_equal(weights, fit_morris.fit(rows, told.append))
    assert np.array_equal(fit_morris.from_file(fit_morris.to_file(weights)), weights)

"""Every puzzle is what it says: exactly one first move wins, and it is not the one that takes most."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from kazan import games
from kazan.coach.puzzles import LINE, Prover, PuzzleTask, read
from kazan.game import Game, Move, State
from kazan.games.morris.endgame import Endgame
from kazan.record import Record
from kazan.search import data, endgame
from kazan.step import DROP

FOLDER = Path(__file__).parent.parent / "engine" / "kazan" / "games"
LEAST = {"mangala": 400, "kalah": 400, "toguz": 200, "morris": 200, "gaziantep": 200}
MADE = [key for key in games.GAMES if (FOLDER / key / "puzzles.json").exists()]
every = pytest.mark.parametrize("key", MADE)


def puzzles(key: str) -> list[Any]:
    found: list[Any] = json.loads((FOLDER / key / "puzzles.json").read_text())["puzzles"]
    return found


def gain(game: Game, state: State, move: Move) -> int:
    side = state & 1
    return game.totals(game.play(state, move))[side] - game.totals(state)[side]


def prove(key: str, entries: list[Any]) -> None:
    """Prove each of *entries* from its row alone."""
    game = games.create(key, {})
    for entry in entries:
        record, plies, level, written = read(game, entry)
        state = record.state
        assert level in (0, 1, 2)
        assert state & 1 == 0
        assert record.result is None
        prover = Prover(game, 0)
        limit = plies - 1 if plies else 0
        if key == "morris":
            won = [move for move in record.legal if wins_by_table(game, state, move, limit)]
            assert prover.proves(game.play(state, won[0]), limit)
        else:
            won = [move for move in record.legal if prover.proves(game.play(state, move), limit)]
        spelled = [str(game.spelling(state, move)) for move in won]
        assert spelled == [written], entry
        gains = {move: gain(game, state, move) for move in record.legal}
        if key != "morris":
            assert gains[won[0]] < max(gains.values()), entry
        else:
            assert not any(step.kind == "remove" for step in game.steps(state, won[0]).steps)


def wins_by_table(game: Game, state: State, move: Move, plies: int) -> bool:
    """Whether *move* leaves a position that the exact tables call lost within so many plies."""
    table = endgame.of(game)
    assert isinstance(table, Endgame)
    after = game.play(state, move)
    distance = 0 if game.over(after) else table.distance(after)
    return distance is not None and distance % 2 == 0 and distance <= plies


def foretell(entries: list[Any]) -> None:
    """Play both games of each of *entries* of the Gaziantep game: one row wins, its turn ends there."""
    game = games.create("gaziantep", {})
    for row, plies, level, answer in entries:
        assert plies == 0
        assert level in (0, 1, 2)
        records = []
        for side in (0, 1):
            record = Record.begin(game, game.read_row([*row[:-1], side]))
            while record.legal:
                record = record.play(record.legal[0])
            records.append(record)
        winners = [record.result.winner if record.result else None for record in records]
        side, slot = map(int, answer.split())
        assert [winner == place for place, winner in enumerate(winners)].count(True) == 1
        assert winners[side] == side
        first = records[side]
        steps = game.steps(first.positions[0].state, first.moves[0]).steps
        assert [step.target for step in steps if step.kind == DROP][-1] == slot


def check(key: str, entries: list[Any]) -> None:
    if key == "morris":
        data.load((FOLDER / "morris" / "endgame.bin").read_bytes())
    try:
        if key == "gaziantep":
            foretell(entries)
        else:
            prove(key, entries)
    finally:
        data.forget()


@every
def test_there_are_enough_puzzles_no_two_alike_and_the_levels_are_balanced(key: str) -> None:
    found = puzzles(key)
    assert len(found) >= LEAST[key]
    assert len({json.dumps(entry[0]) for entry in found}) == len(found)
    levels = Counter(entry[2] for entry in found)
    assert max(levels.values()) - min(levels.values()) <= 1
    periods = json.loads((FOLDER / key / "puzzles.json").read_text())["periods"]
    assert periods[0][0] == 0
    assert max(count for _, count in periods) <= len(found)


@every
def test_a_sample_of_puzzles_is_proved(key: str) -> None:
    check(key, puzzles(key)[:: 29 if key != "morris" else 70])


@pytest.mark.long
@every
def test_every_puzzle_is_proved(key: str) -> None:
    check(key, puzzles(key))


@pytest.mark.parametrize("key", ["mangala", "kalah"])
def test_a_right_move_is_judged_right_and_any_other_wrong(key: str) -> None:
    game = games.create(key, {})
    record, plies, _, written = read(game, puzzles(key)[0])
    for move in record.legal:
        task = PuzzleTask(record.play(move), 0, plies)
        while task.step(50) < 1:
            pass
        assert task.right is (str(game.spelling(record.state, move)) == written)
        assert not task.solved


@pytest.mark.parametrize("plies", [0, 10**6])
def test_a_proof_that_finds_no_end_stays_within_what_python_can_go_down(plies: int) -> None:
    task = PuzzleTask(Record.begin(games.create("morris")), 0, plies)
    assert all(task.step(1) < 1 for _ in range(20))


@pytest.mark.parametrize("key", [key for key in MADE if key != "gaziantep"])
def test_a_wrong_first_move_is_refuted_by_a_line_that_can_be_played(key: str) -> None:
    game, refuted = games.create(key, {}), 0
    for entry in puzzles(key)[:: 60 if key != "morris" else 105]:
        record, plies, _, written = read(game, entry)
        for move in record.legal[:4]:
            if str(game.spelling(record.state, move)) == written:
                continue
            after = record.play(move)
            if after.result:
                continue
            task = PuzzleTask(after, 0, plies)
            while task.step(50) < 1:
                pass
            assert task.right is False
            prover, left = Prover(game, 0), plies - 1
            assert task.refutation or prover.certain(after.state) is False
            for reply in task.refutation:
                after = after.play(reply)
                left -= 1
                if plies == 0 or left > 0:
                    assert not prover.proves(after.state, max(left, 0)), (entry, move, reply)
            refuted += 1
            ended = prover.certain(after.state) is False or len(task.refutation) == LINE
            assert ended or (plies and left == 0)
    assert refuted > 5

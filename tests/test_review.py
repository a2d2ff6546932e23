"""Looking back on a game: chances, turning points, accuracy."""

import random

import pytest

from kazan import games
from kazan.coach.review import TURNING, Review, ReviewTask
from kazan.game import Game
from kazan.record import Record
from kazan.search.limits import Limits

GAMES = [
    games.create(key, {"start_hole": "any"} if key == "gaziantep" else {}) for key in games.GAMES
]
every = pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
QUICK = Limits(nodes=300)


def look_back(record: Record) -> Review:
    """The review of *record*; its progress never falls and ends at 1."""
    task, part = ReviewTask(record, QUICK), 0.0
    while part < 1:
        step = task.step(20)
        assert part <= step <= 1
        part = step
    assert task.review
    return task.review


def played_by_chance(game: Game, plies: int) -> Record:
    chance, record = random.Random(2), Record.begin(game)
    while record.legal and len(record.moves) < plies:
        record = record.play(chance.choice(record.legal))
    return record


@every
def test_a_review_has_a_chance_for_each_position_and_names_better_legal_moves(game: Game) -> None:
    record = played_by_chance(game, 24)
    review = look_back(record)
    assert len(review.chances) == len(record.moves) + 1
    assert len(review.losses) == len(record.moves)
    assert all(0 <= chance <= 1 for chance in review.chances)
    assert [turn.ply for turn in review.turns] == sorted(turn.ply for turn in review.turns)
    for turn in review.turns:
        before = record.undo(len(record.moves) - turn.ply + 1)
        assert turn.better in before.legal
        assert turn.better != record.moves[turn.ply - 1]
        assert turn.loss >= TURNING
        side = before.state & 1
        fell = review.chances[turn.ply - 1] - review.chances[turn.ply]
        assert turn.loss == pytest.approx(fell if side == 0 else -fell)
        assert turn.line[0] == turn.better


@every
def test_accuracy_is_a_hundred_less_the_mean_loss_of_the_moves_with_a_choice(game: Game) -> None:
    record = played_by_chance(game, 16)
    review = look_back(record)
    for side in (0, 1):
        losses = [
            loss
            for loss, position in zip(review.losses, record.positions, strict=False)
            if position.state & 1 == side and len(game.moves(position.state)) > 1
        ]
        wanted = 100 - 100 * sum(losses) / len(losses) if losses else None
        assert review.accuracy[side] == (None if wanted is None else pytest.approx(wanted))


def test_a_finished_game_ends_with_certainty() -> None:
    record = played_by_chance(games.create("kalah", {}), 400)
    assert record.result
    review = look_back(record)
    assert review.chances[-1] == {0: 1.0, 1: 0.0, None: 0.5}[record.result.winner]


def test_a_game_without_choice_has_no_accuracy_and_no_turning_points() -> None:
    review = look_back(played_by_chance(games.create("gaziantep", {}), 400))
    assert review.accuracy == (None, None)
    assert review.turns == ()


def test_gifts_are_turning_points_that_say_what_went_wrong() -> None:
    review = look_back(played_by_chance(games.create("kalah", {}), 60))
    assert review.turns
    assert any(turn.faults for turn in review.turns)
    assert any(turn.reasons for turn in review.turns)

"""Matches between players: who they are, what is counted, when it is enough."""

from math import inf

import pytest

from kazan import games
from kazan.errors import RequestError
from kazan.search.levels import LEVELS
from kazan.search.limits import MOST_PLIES, Limits
from tools.arena import OPENING, Score, Sequential, elo, finish, match, opening, plain, player


def test_a_player_is_a_level_or_limits_or_both() -> None:
    assert player("easy").level == LEVELS["easy"]
    assert player("depth=3").level.limits == Limits(3)
    both = player("hard,nodes=700,tables=no,judge=plain")
    assert both.level == LEVELS["hard"]._replace(limits=Limits(nodes=700), knows=False)
    assert both.judge is plain


def test_a_player_may_err_otherwise_than_his_level() -> None:
    level = player("easy,whim=3").level
    assert level == LEVELS["easy"]._replace(whim=3, name="")


def test_seconds_become_nodes() -> None:
    seconds = LEVELS["master"].limits.seconds
    assert seconds
    assert player("master", 1000).level.limits == Limits(MOST_PLIES, int(1000 * seconds))


def test_a_player_may_judge_by_an_evaluation_of_another_file() -> None:
    game = games.create("kalah")
    judge = player("depth=1,judge=engine/kazan/games/toguz/evaluation.py").judge
    assert judge
    assert "tuzdik" in judge(games.create("toguz")).features(games.create("toguz").start())
    assert plain(game).evaluate(game.start()) == 0


@pytest.mark.parametrize("text", ["strong", "nodes=many", "hard,depth=0", "", "tables=no"])
def test_what_describes_no_player_is_refused(text: str) -> None:
    with pytest.raises(RequestError):
        player(text)


def test_the_share_of_the_points_says_how_many_elo() -> None:
    assert elo(0.5) == 0
    assert round(elo(0.76)) == 200
    assert elo(1) == inf
    score = Score(60, 20, 20)
    assert score.share == 0.7
    assert round(score.error, 3) == 0.04
    assert str(score) == "+60 =20 -20   70.0%  Elo +147 (+86 to +218)"


def test_a_match_is_decided_when_it_is_clear() -> None:
    test = Sequential()
    assert not test.decided([1.0] * 9)
    assert test.decided([1.0] * 10)
    assert test.decided([0.0, 0.5] * 10)
    assert not test.decided([0.5, 0.58] * 10)


def test_an_opening_is_some_random_moves_and_the_same_for_the_same_number() -> None:
    game = games.create("morris")
    lengths = {len(opening(game, seed).moves) for seed in range(60)}
    assert lengths == set(range(OPENING[0], OPENING[1] + 1))
    assert opening(game, 5) == opening(game, 5)
    assert len({opening(game, seed).moves for seed in range(20)}) == 20


def test_the_same_number_plays_the_same_match() -> None:
    game = games.create("kalah")
    played = [
        list(match(game, player("depth=2"), player("easy"), 6, seed=3, stop=None)) for _ in range(2)
    ]
    assert played[0] == played[1]
    scores = [score for score, _ in played[0]]
    assert [score.games for score in scores] == [1, 2, 3, 4, 5, 6]
    openings = [record.moves[:2] for _, record in played[0]]
    assert openings[0::2] == openings[1::2]


def test_a_game_is_finished_by_both_players() -> None:
    game = games.create("kalah")
    record = finish(opening(game, 1), (player("depth=3"), player("depth=1,judge=plain")), 1)
    assert record.result

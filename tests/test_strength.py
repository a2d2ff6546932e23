"""The figures of strength: what they are measured on is always the same, and they know their names."""

import pytest

from kazan import games
from kazan.games.twelve import TwelvePits
from tools import strength
from tools.make_exact import Exact, read
from tools.strength_regret import Regret, by_phase, played, regret_of
from tools.strength_table import Line, sample


@pytest.mark.parametrize("key", games.GAMES)
def test_the_positions_of_a_sample_are_always_the_same_and_have_moves(key: str) -> None:
    records = list(sample(key, 5))
    assert [record.moves for record in records] == [record.moves for record in sample(key, 5)]
    assert all(record.legal for record in records)
    assert len({record.state for record in records}) == len(records) > 3


def test_a_figure_that_is_not_there_is_named_with_those_that_are() -> None:
    with pytest.raises(SystemExit, match=r"no figure luck; there are: speed"):
        strength.run(["luck"])


def test_the_figures_that_are_asked_for_are_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(strength, "heading", lambda: "here")
    monkeypatch.setattr(strength, "FIGURES", {"toy": lambda: iter([Line("a", "1", "2")])})
    strength.run()
    assert capsys.readouterr().out.split() == ["here", "toy", "a", "1", "2"]


def test_regret_counts_the_stones_and_the_results_that_a_move_loses() -> None:
    exact = Exact(13, 1, 1, -3, {0: 5, 2: 3, 4: 1})
    assert regret_of(exact, 0) == (1, 0, 0)
    assert regret_of(exact, 2) == (1, 2, 1)  # a draw only
    assert regret_of(exact._replace(lead=7), 4) == (1, 4, 0)
    assert str(Regret(200, 12, 1)) == "loss 0.060, 99.5 % kept of 200"


@pytest.mark.parametrize("key", ["mangala", "kalah"])
def test_regret_is_told_by_phase_and_nothing_is_lost_where_all_is_seen(key: str) -> None:
    game = games.create(key)
    assert isinstance(game, TwelvePits)
    few = [exact for exact in read(key) if exact.stones < 16][::5]
    assert by_phase(game, few, 60_000) == {13: (len(few), 0, 0)}
    last = read(key)[-1]
    assert played(game, last, 200) in last.values

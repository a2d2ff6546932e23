"""The figures of strength: what they are measured on is always the same, and they know their names."""

import pytest

from kazan import games
from tools import strength
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

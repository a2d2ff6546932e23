"""``python -m kazan check|convert|print|play``: what a club does with its score sheets."""

import io
from pathlib import Path

import pytest

from kazan import games, notation, scoresheet
from kazan.__main__ import main
from kazan.record import Record
from kazan.scoresheet import Entry

SHEET = """[Game "toguz"]
[South "Айгүл"]
[North "Бек"]

1. 76 55(10) 2. 11X 1/2-1/2

[Game "toguz"]
1. 76 55 1-0
"""


def run(*arguments: str, text: str = "") -> tuple[int, list[str]]:
    """The exit code and the lines that come out."""
    out = io.StringIO()
    code = main(list(arguments), text.splitlines(keepends=True), out)
    return code, out.getvalue().splitlines()


def test_a_sheet_is_checked_line_by_line(tmp_path: Path) -> None:
    file = tmp_path / "club.txt"
    file.write_text(SHEET, encoding="utf-8")
    code, lines = run("check", str(file))
    assert code == 1
    assert lines == [
        f"{file}:5: 11X: '11X': no tuzdik is made here",
        f"{file}:7: toguz: 2 moves, 10-10, south wins (resigned)",
    ]
    assert run("check", "-", text=SHEET.replace(" 2. 11X", ""))[0] == 0


def test_a_list_without_headers_is_of_the_game_that_is_named() -> None:
    assert run("check", "--game=kalah", "-", text="3-6 1 2") == (
        0,
        ["-:1: kalah: 4 moves, 2-0, goes on"],
    )


def test_sheets_become_records_and_come_back(capsys: pytest.CaptureFixture[str]) -> None:
    code, records = run("convert", "record", "-", text=SHEET)
    assert code == 1
    assert "line 5" in capsys.readouterr().err
    (record,) = (notation.read(line, games.create) for line in records)
    assert len(record.moves) == 2
    code, sheet = run("convert", "sheet", "-", text="\n".join(records))
    assert (code, sheet[0]) == (0, '[Game "toguz"]')


def test_a_game_is_printed_with_its_board() -> None:
    for key in games.GAMES:
        text = scoresheet.write(Entry(Record.begin(games.create(key))))
        code, lines = run("print", "-", text=text)
        assert code == 0
        assert lines[0] == f'[Game "{key}"]'
        assert any("south" in line or "in hand" in line for line in lines)


def test_a_tuzdik_is_drawn() -> None:
    toguz = games.create("toguz")
    row = [9] * 18 + [0, 0, 3, 0, 0]
    row[9 + 2] = 0
    row[0] += 9
    assert toguz.drawn(toguz.read_row(row).state).splitlines()[1].split()[-3] == "x"


@pytest.mark.parametrize("key", list(games.GAMES))
def test_a_game_is_played_against_the_computer(key: str) -> None:
    first = games.create(key)
    move = first.write_move(first.start(), first.moves(first.start())[0])
    code, lines = run("play", key, "level=easy", text=f"help\n{move}\nzz\nmoves\nundo\nresign\n")
    assert code == 0
    assert any(line.startswith("north: ") for line in lines)
    assert any("is not a move" in line for line in lines)
    assert lines[-1].endswith("north wins (resigned)")


def test_the_computer_begins_where_a_person_sits_north_and_options_hold() -> None:
    code, lines = run("play", "kalah", "side=north", "seeds=3", text="sheet\nquit\n")
    assert code == 0
    assert any(line.startswith("south: ") for line in lines)
    assert '[Options "seeds=3"]' in "\n".join(lines)


@pytest.mark.parametrize(
    "arguments",
    [
        ["check"],
        ["check", "/nowhere"],
        ["convert", "song", "-"],
        ["play", "chess"],
        ["play", "kalah", "level=god"],
        ["play", "kalah", "seeds=9"],
    ],
)
def test_what_means_nothing_is_told(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*arguments) == (2, [])
    assert capsys.readouterr().err.startswith("kazan: ")

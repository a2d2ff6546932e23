"""The sheets of other people and programs are understood."""

import re

import pytest

from kazan import games, notation, scoresheet
from kazan.games.morris.board import POINTS
from kazan.scoresheet import Entry
from tests import golden
from tests.papers import fault, only, read


def test_toguz_with_and_without_totals_and_with_breaks_anywhere() -> None:
    for record in golden.records("toguz")[:10]:
        totals = []
        for before, after, move in zip(
            record.positions, record.positions[1:], record.moves, strict=False
        ):
            text = record.game.write_move(before.state, move)
            kazan = record.game.totals(after.state)[before.state & 1]
            totals.append((text, kazan))
        plain = "\n".join(text.replace("X", "Х") for text, _ in totals)
        square = " ".join(f"{text}[{kazan}]" for text, kazan in totals)
        apart = "\n".join(
            f"{index + 1}.{text}\n({kazan})" for index, (text, kazan) in enumerate(totals)
        )
        for text in (plain, square, apart):
            assert only(text, "toguz").moves == record.moves
            assert only(text).moves == record.moves, "only toguz fits"


def test_morris_as_other_programs_write_it() -> None:
    for record in golden.records("morris")[:20]:
        if record.game.options != games.create("morris").options:
            continue
        text = notation.sheet(record)
        apart = text.replace("x", " x")
        for written in (text, apart, text.upper().replace("X", "x"), apart.replace(" ", "\n")):
            assert only(written, "morris").moves == record.moves
        if record.result and record.result.reason != "resigned":
            assert only(text).moves == record.moves


def test_mangala_and_kalah_as_digits() -> None:
    for key in ("mangala", "kalah"):
        record = next(one for one in golden.records(key) if one.game == games.create(key))
        digits = "".join(
            record.game.write_move(p.state, m)
            for p, m in zip(record.positions, record.moves, strict=False)
        )
        for written in (digits, " ".join(digits), ",".join(digits), notation.sheet(record)):
            assert only(written, key).moves == record.moves


def test_captured_stones_on_the_sheet_are_checked() -> None:
    start = '[Game "mangala"]\n[Start "0,0,0,0,2,1,4,1,0,4,4,4,14,14,0"]\n'
    assert only(start + "5").moves
    right = only('[Game "kalah"]\n3-6 1 2').moves
    assert only('[Game "kalah"]\n3-6 1 2x0').moves == right
    assert "captures 0, not 5" in str(fault('[Game "kalah"]\n3-6 1 2x5'))


def test_a_pass_that_nobody_wrote_is_made() -> None:
    for record in golden.records("gaziantep"):
        texts = [
            record.game.write_move(p.state, m)
            for p, m in zip(record.positions, record.moves, strict=False)
        ]
        if "-" in texts:
            whole = scoresheet.write(Entry(record))
            head, _, _ = whole.partition("\n\n")
            kept = " ".join(text for text in texts if text != "-")
            assert only(f"{head}\n\n{kept}").moves == record.moves
            return
    raise AssertionError("no golden game has a pass")


def test_comments_numbers_and_the_colours_of_others_are_understood() -> None:
    text = """[Event "x"]
[Game "kalah"]
[White "A"] \n[Black "B"]
; the opening
1. 3-6 {best; or not} 1... 1
2) 2 *
"""
    (entry,) = read(text).entries
    assert entry.headers == {"Event": "x", "South": "A", "North": "B"}
    assert len(entry.record.moves) == 4


@pytest.mark.parametrize(
    "text",
    [
        "1.\u00a076\u00a055\r\n2.\u202f88 67\r\n",
        "\ufeff1. 76\u200b 55\r2. 88 67\r",
        "1 76 55 2 88 67",
        "1. 76(10) 55( 10 ) 2. 88 (10) 67",
        "1. 76 (1. 43 98 {or (21)} (1. 21) 2. 11) 55! 2. 88?! $4 67",
        "[Game “toguz”]\n76 55 88 67",
        '[White "A"]\n[Start "27.01.2023"]\n\n1. 76 55\n2. 88 67',
    ],
)
def test_what_people_and_programs_put_around_moves_is_no_hindrance(text: str) -> None:
    assert only(text, "toguz").moves == only("76 55 88 67", "toguz").moves


def test_all_dashes_are_hyphens() -> None:
    for dash in "-\u2010\u2011\u2012\u2013\u2014\u2212":
        assert only(f"3{dash}6 1", "kalah").moves == only("3-6 1", "kalah").moves
        assert only(f"1. 76 55 1{dash}0", "toguz").result == only("76 55 1-0", "toguz").result


def test_morris_in_the_numbers_of_playok() -> None:
    text = '[Site "PlayOK"]\n[White "A"]\n\n1. 1 4 2. 2 5 3. 3x4 6 1-0'
    letters = only("a7 b6 d7 d6 g7xb6 f6 1-0", "morris")
    assert only(text) == letters
    assert only("1 4 2 5 3 x4 6 1-0", "morris") == letters
    for record in golden.records("morris")[:20]:
        if record.game == games.create("morris"):
            numbers = re.sub(
                "[a-g][1-7]",
                lambda name: str(POINTS.index(name[0]) + 1),
                " ".join(notation.turns(record)),
            )
            assert only(numbers, "morris").moves == record.moves
            assert only(numbers.replace("x", " x"), "morris").moves == record.moves


def test_a_bracket_that_nobody_closes_is_a_fault_of_its_game_only() -> None:
    good = '[Game "toguz"]\n1. 76 55\n'
    found = read(f"{good}\n{good}(1. 43\n\n{good}")
    assert [fault.line for fault in found.faults] == [6]
    assert found.faults[0].token.startswith("(1.")
    assert len(found.entries) == 2


def test_lines_are_counted_through_what_is_left_out() -> None:
    text = "1. 76 {a\nb} 55 (1... 98\n2. 11\n) 2. 88 67 3. 12"
    assert fault(text, "toguz").line == 4


def test_a_result_without_a_finished_board_is_kept() -> None:
    for mark, winner, reason in (
        ("1-0", 0, "resigned"),
        ("0-1", 1, "resigned"),
        ("½-½", None, "agreed"),
        ("1/2-1/2", None, "agreed"),
        ("1–0", 0, "resigned"),
        ("0 - 1", 1, "resigned"),
        ("1:0", 0, "resigned"),
        ("0,5 - 0,5", None, "agreed"),
        ("½ – ½", None, "agreed"),
    ):
        for text in (f"1. 76 55 {mark}", f'[Result "{mark}"]\n1. 76 55'):
            result = only(text, "toguz").result
            assert result
            assert (result.winner, result.reason) == (winner, reason)
    assert only("1. 76 55 *", "toguz").result is None


@pytest.mark.parametrize(
    ("text", "reason", "winner"),
    [
        ("76 55 1-0 resigned", "resigned", 0),
        ("76 55 Resigned 0-1", "resigned", 1),
        ("76 55 resigned", "resigned", 1),
        ("76 55 resigned north", "resigned", 0),
        ("76 55 time south 0-1", "time", 1),
        ("76 55 agreed", "agreed", None),
        ("76 55 agreed *", "agreed", None),
        ("76 55 1/2-1/2 agreed", "agreed", None),
        ('[Ending "resigned"]\n[Result "1-0"]\n76 55', "resigned", 0),
    ],
)
def test_the_ending_may_stand_beside_the_result(text: str, reason: str, winner: int | None) -> None:
    result = only(text, "toguz").result
    assert result
    assert (result.reason, result.winner) == (reason, winner)
    again = read(f"{text}\n\n1. 76 98", "toguz")
    assert [len(entry.record.moves) for entry in again.entries] == [2, 2]


def test_what_follows_an_ending_is_another_game() -> None:
    found = read("76 55 agreed 76 98 resigned north 1-0 76 55 * 98", "toguz")
    assert [len(entry.record.moves) for entry in found.entries] == [2, 2, 2, 1]

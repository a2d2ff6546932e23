"""Games on paper: our own files come back, other people's lists are understood, faults say where."""

import random
import re

import pytest

from kazan import collection, games, notation, scoresheet
from kazan.collection import Collection
from kazan.errors import KazanError, LengthError, SheetError
from kazan.game import Game
from kazan.games.morris.board import POINTS
from kazan.match import Match
from kazan.record import Record
from kazan.scoresheet import Entry
from tests import golden
from tests.variants import every_game, name, random_records

KEYS = tuple(games.GAMES)


def read(text: str, game: str | None = None) -> Collection:
    return collection.read(text, games.create, KEYS, game)


def only(text: str, game: str | None = None) -> Record:
    """The record of the one game in *text*, which must have no fault."""
    found = read(text, game)
    assert found.faults == ()
    (entry,) = found.entries
    return entry.record


def fault(text: str, game: str | None = None) -> SheetError:
    """The one fault in *text*."""
    (found,) = read(text, game).faults
    return found


# our own files


@pytest.mark.parametrize("key", golden.KEYS)
def test_every_golden_game_comes_back_from_one_file(key: str) -> None:
    records = golden.records(key)
    text = "\n".join(scoresheet.write(Entry(record)) for record in records)
    found = read(text)
    assert found.faults == ()
    assert [entry.record for entry in found.entries] == records


@pytest.mark.parametrize("game", every_game(), ids=name)
def test_a_game_comes_back_with_options_match_start_and_ending(game: Game) -> None:
    *_, middle = random_records(game, 5, most=9)
    record = Record.begin(game, game.read_row(middle.row), Match(3, 1, (0, None)))
    for ending, side in (("resigned", 0), ("time", 1), ("agreed", -1)):
        ended = record if record.result else record.end(ending, side)
        assert only(scoresheet.write(Entry(ended))) == ended
    assert only(scoresheet.write(Entry(record))) == record


def test_headers_come_back_and_cannot_break_out() -> None:
    headers = {"South": 'Ay"şe\\', "North": "Б\nек]", "Date": "2026-11-30", "Event": "a;b {c}"}
    text = scoresheet.write(Entry(Record.begin(games.create("kalah")), headers))
    (entry,) = read(text).entries
    assert entry.headers == {**headers, "North": "Б ек]"}


def test_a_file_looks_like_this() -> None:
    game = games.create("kalah", {"seeds": 3})
    record = Record.begin(game).play(3).play(0).end("resigned", 1)
    text = scoresheet.write(Entry(record, {"South": "Ayşe", "Date": "2026-11-30"}))
    assert text.splitlines() == [
        '[Game "kalah"]',
        '[South "Ayşe"]',
        '[Date "2026-11-30"]',
        '[Options "seeds=3"]',
        '[Result "1-0"]',
        '[Ending "resigned north"]',
        "",
        "1. 4-1 1-0",
    ]


def test_records_of_a_line_each_are_a_collection_too() -> None:
    records = [Record.begin(games.create(key)) for key in KEYS]
    text = "\n".join(map(notation.write, records))
    assert [entry.record for entry in read(text).entries] == records


# other people's lists


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


# faults


def test_a_fault_says_the_line_the_word_and_why() -> None:
    found = fault('[Game "toguz"]\n\n1. 76 55\n2. 77(12) 11\n')
    assert (found.line, found.token, found.cause.code) == (4, "77(12)", "illegal-move")
    found = fault("d6 f4\nd6", "morris")
    assert (found.line, found.token, found.cause.code) == (2, "d6", "illegal-move")
    found = fault("3 oh 2", "kalah")
    assert (found.token, found.cause.code) == ("oh", "notation")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('[Game "chess"]\n1. e4', "unknown-game"),
        ("1 2", "unknown-game"),
        ('[Game "kalah"]\n[Game "kalah"]\n', "header"),
        ("[Game kalah]\n", "header"),
        ('[Game "kalah"]\n[Options "seeds=9"]\n', "option"),
        ('[Game "kalah"]\n[Options "seeds=x"]\n', "option"),
        ('[Game "kalah"]\n[Start "1,2"]\n', "row"),
        ('[Game "kalah"]\n[Match "9.9"]\n', "record"),
        ('[Game "kalah"]\n[Ending "tired"]\n1', "ending"),
        ('[Game "kalah"]\n[Result "2-0"]\n1', "ending"),
        ('[Game "kalah"]\n[Ending "agreed"]\n[Result "1-0"]\n1', "ending"),
        ('[Game "kalah"]\n[Result "1-0"]\n1 0-1', "ending"),
        ('[Game "kalah"]\n3-1-2', "illegal-move"),
        ("kazan1/kalah//////00000000", "record-damaged"),
        ("kazan1/kalah//////9bf4a668 3", "header"),
    ],
)
def test_what_is_wrong_has_a_code(text: str, code: str) -> None:
    assert fault(text).cause.code == code


def test_the_good_games_of_a_collection_load() -> None:
    good = scoresheet.write(Entry(Record.begin(games.create("toguz")).play(0)))
    found = read(f'{good}\n[Game "toguz"]\n1. 99 12\n\n{good}\n1. zz\n\n{good}')
    assert len(found.entries) == 3
    assert [one.line for one in found.faults] == [7, 14]
    assert found.lines == (1, 9, 16)


def test_a_game_without_moves_keeps_no_other_from_being_read() -> None:
    found = read('[Game "toguz"]\n\n[Event "a"]\n\n[Game "kalah"]\n[Event "b"]\n\n3-6 1\n')
    assert [entry.record.game.key for entry in found.entries] == ["toguz", "kalah"]
    assert found.lines == (1, 5)


def test_a_text_longer_than_any_collection_is_refused() -> None:
    with pytest.raises(LengthError):
        read("1" * (collection.LONGEST + 1))


# whatever comes


def spoil(text: str, chance: random.Random) -> str:
    """*text* with a few places changed as hands and wires do it."""
    letters = list(text)
    for _ in range(chance.randint(1, 4)):
        place = chance.randrange(len(letters) + 1)
        new = chance.choice('0123456789abcdefgx-()[]"{};.,*/XХ\\\n kazan1½')
        letters[place : place + chance.randint(0, 3)] = [new] * chance.randint(0, 2)
    return "".join(letters)


def fuzz(rounds: int) -> None:
    """Read *rounds* spoiled texts; whatever is not an error of ours fails."""
    chance = random.Random(11)
    short = [
        record for key in KEYS for *_, record in [random_records(games.create(key), 3, most=8)]
    ]
    sheets = [scoresheet.write(Entry(record, {"South": "Ayşe"})) for record in short]
    texts = [notation.write(record) for record in short]
    for _ in range(rounds // 2):
        found = read(spoil(chance.choice(sheets), chance))
        for entry in found.entries:
            assert read(scoresheet.write(entry)).entries == (entry,)
        try:
            notation.read(spoil(chance.choice(texts), chance), games.create)
        except KazanError:
            continue


def test_whatever_comes_is_read_or_told() -> None:
    fuzz(2_000)


@pytest.mark.long
def test_a_hundred_thousand_texts_are_read_or_told() -> None:
    fuzz(100_000)

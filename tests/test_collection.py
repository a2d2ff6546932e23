"""Games on paper: our own files come back, faults say where."""

import random

import pytest

from kazan import collection, games, notation, scoresheet
from kazan.errors import KazanError, LengthError
from kazan.game import Game
from kazan.match import Match
from kazan.record import Record
from kazan.scoresheet import Entry
from tests import golden
from tests.papers import KEYS, fault, only, read
from tests.variants import every_game, name, random_records

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

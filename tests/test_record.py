"""Records and their text form."""

import random
from binascii import crc32

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kazan import games, notation
from kazan.errors import (
    DamagedTextError,
    EndingError,
    ForeignTextError,
    KazanError,
    LengthError,
    OptionError,
    RecordError,
    VersionError,
)
from kazan.game import Game
from kazan.match import Match
from kazan.record import Record
from tests.variants import every_game, name, random_records

GAMES = every_game()
every = pytest.mark.parametrize("game", GAMES, ids=name)


def read(text: str) -> Record:
    return notation.read(text, games.create)


def sealed(body: str) -> str:
    """*body* with a right checksum."""
    return f"{body}/{crc32(body.encode()):08x}"


@every
def test_a_record_reads_back_at_every_move(game: Game) -> None:
    for record in random_records(game, 21, most=60):
        assert read(notation.write(record)) == record


@every
def test_a_record_from_a_row_keeps_row_match_and_undone_moves(game: Game) -> None:
    *_, middle = random_records(game, 22, most=12)
    match = Match(3, 1, (0, None))
    record = Record.begin(game, game.read_row(middle.row), match)
    for _ in range(4):
        if record.legal:
            record = record.play(record.legal[0])
    record = record.undo(2)
    again = read(notation.write(record))
    assert again == record
    assert again.match == match
    assert again.undone == record.undone


@given(st.data())
@settings(max_examples=150, deadline=None)
def test_any_record_reads_back(data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(GAMES))
    seed = data.draw(st.integers(0, 10**6))
    *_, record = random_records(game, seed, most=data.draw(st.integers(0, 80)))
    record = record.undo(data.draw(st.integers(0, 10)))
    if not record.result and data.draw(st.booleans()):
        reason = data.draw(st.sampled_from(["resigned", "agreed", "time"]))
        record = record.end(reason, -1 if reason == "agreed" else data.draw(st.integers(0, 1)))
    assert read(notation.write(record)) == record


@given(st.data())
@settings(max_examples=300, deadline=None)
def test_a_changed_text_is_refused_and_never_another_game(data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(GAMES))
    *_, record = random_records(game, data.draw(st.integers(0, 50)), most=20)
    text = notation.write(record)
    index = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.characters(codec="utf-8"))
    changed = text[:index] + letter + text[index + data.draw(st.integers(0, 3)) :]
    if changed.strip() != text:
        with pytest.raises(RecordError):
            read(changed)


@given(st.text(max_size=200) | st.text("kazan1/mglh.~-,=+0", max_size=60))
@settings(max_examples=500, deadline=None)
def test_any_other_text_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        read(text)
    with pytest.raises(RecordError):
        read(sealed(f"kazan1/{text.encode('ascii', 'replace').decode()}"))


@every
def test_every_cut_is_noticed(game: Game) -> None:
    *_, record = random_records(game, 23, most=25)
    text = notation.write(record)
    for length in range(len(text)):
        with pytest.raises(RecordError):
            read(text[:length])


def test_errors_name_what_is_wrong_and_where() -> None:
    good = notation.write(Record.begin(games.create("mangala")))
    with pytest.raises(ForeignTextError):
        read("https://example.org/")
    with pytest.raises(VersionError):
        read(good.replace("kazan1", "kazan2"))
    with pytest.raises(DamagedTextError):
        read(good[:-1])
    with pytest.raises(LengthError):
        read(good + "a" * notation.LONGEST)
    with pytest.raises(RecordError) as caught:
        read(sealed("kazan1/mangala////abz/"))
    assert caught.value.position == len("kazan1/mangala////a")
    with pytest.raises(RecordError, match="no game"):
        read(sealed("kazan1/chess/////"))
    with pytest.raises(RecordError, match="seeds"):
        read(sealed("kazan1/kalah/seeds=5////"))


@pytest.mark.parametrize(
    "body",
    [
        "kazan1/kalah/seeds=4////",  # a default written out
        "kazan1/kalah/seeds=3,seeds=3////",
        "kazan1/kalah////",
        "kazan1/kalah//////",
        "kazan1/kalah//1,2,3///",
        "kazan1/kalah///3.0.00000//",
        "kazan1/kalah////a/r2",
        "kazan1/kalah////a/s",
        "kazan1/gaziantep/deal_seed=" + "9" * 5000 + "////",
        "kazan1/morris/quiet_limit=-1////",
        "kazan1/morris/////x",
    ],
)
def test_a_text_with_a_right_checksum_must_still_be_right(body: str) -> None:
    with pytest.raises(RecordError):
        read(sealed(body))


def test_a_record_is_short() -> None:
    *_, mangala = random_records(games.create("mangala"), 3)
    assert len(notation.write(mangala)) < 40 + len(mangala.moves)


def test_resigning_gives_the_game_to_the_other_side() -> None:
    record = Record.begin(games.create("toguz")).end("resigned", 0)
    assert record.result
    assert (record.result.winner, record.result.side, record.turn) == (1, 0, -1)


def test_a_draw_is_agreed_by_both_and_taken_back_by_undo() -> None:
    record = Record.begin(games.create("morris")).end("agreed")
    assert record.result
    assert record.result.winner is None
    assert record.undo(0).result is None


@pytest.mark.parametrize(
    ("reason", "side"),
    [("resigned", -1), ("time", 2), ("agreed", 0), ("stopped", -1), ("side empty", -1), ("", -1)],
)
def test_an_ending_that_cannot_be_is_refused(reason: str, side: int) -> None:
    with pytest.raises(EndingError):
        Record.begin(games.create("kalah")).end(reason, side)


def test_a_decided_game_can_be_stopped() -> None:
    kalah = games.create("kalah")
    start = kalah.read_row([1, 1, 1, 1, 1, 1, 4, 4, 2, 2, 2, 2, 25, 1, 1])
    record = Record.begin(kalah, start).end("stopped")
    assert record.result
    assert record.result.winner == 0
    assert read(notation.write(record)) == record


def test_playing_another_move_forgets_what_was_undone() -> None:
    record = Record.begin(games.create("kalah")).play(0).undo()
    assert record.play(0).undone == ()
    assert record.play(1).undone == ()
    assert record.undone == (0,)


def test_the_same_position_counts_once_for_each_time_it_occurs() -> None:
    morris = games.create("morris")
    record = Record.begin(morris, morris.read_row([".W.B.BB..W....W....W.B..", 0, 0, 0, 0, 1]))
    for text in ("d2-d3", "c5-c4", "d3-d2", "c4-c5"):
        record = record.play(record.find(text))
    assert record.position.occurrences == 2
    assert record.past.count(record.state) == 1


def test_redo_stops_where_the_side_chooses_again() -> None:
    chance = random.Random(9)
    record = Record.begin(games.create("kalah"))
    while len(record.moves) < 20 and record.legal:
        record = record.play(chance.choice(record.legal))
    back = record.plies_back_to(0)
    earlier = record.undo(back)
    assert earlier.state & 1 == 0
    assert earlier.redo(earlier.plies_on_to(0)).state & 1 == 0


def test_errors_share_one_root() -> None:
    with pytest.raises(KazanError):
        read("")


def test_the_largest_seed_reads_back_and_a_larger_one_is_refused() -> None:
    largest = {"deal": "random", "deal_seed": 2**64 - 1}
    record = Record.begin(games.create("gaziantep", largest))
    assert read(notation.write(record)) == record
    with pytest.raises(OptionError):
        games.create("gaziantep", {"deal_seed": 2**64})

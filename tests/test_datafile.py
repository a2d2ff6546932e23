"""Files of built data: what is written is read back, anything else is refused by name."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kazan import datafile, games
from kazan.errors import (
    DamagedDataError,
    DataError,
    DataVersionError,
    ForeignDataError,
    WrongDataError,
)

CONTENT = bytes(range(256)) * 20
FILE = datafile.write("endgame", 3, "morris", {"flying": True}, CONTENT, stones=9)


@given(content=st.binary(max_size=2000))
def test_a_file_reads_back(content: bytes) -> None:
    data = datafile.read(datafile.write("book", 1, "kalah", {}, content, plies=12))
    assert data.content == content
    assert data.facts == {
        "kazan": "book",
        "version": 1,
        "game": "kalah",
        "options": {},
        "size": len(content),
        "plies": 12,
    }


def test_a_file_says_in_its_first_line_what_it_is() -> None:
    line = FILE.split(b"\n", 1)[0].decode("ascii")
    assert '"kazan": "endgame", "version": 3, "game": "morris"' in line


@given(place=st.integers(0, len(FILE) - 1), bit=st.integers(0, 7))
def test_one_bit_changed_is_refused(place: int, bit: int) -> None:
    changed = bytearray(FILE)
    changed[place] ^= 1 << bit
    with pytest.raises(DataError):
        datafile.read(bytes(changed))


@given(length=st.integers(0, len(FILE) - 1))
def test_a_file_cut_short_is_refused(length: int) -> None:
    with pytest.raises(DataError):
        datafile.read(FILE[:length])


def test_a_longer_file_is_refused() -> None:
    with pytest.raises(DamagedDataError):
        datafile.read(FILE + b"!")


@pytest.mark.parametrize("file", [b"", b"<!doctype html>", b'{"check": 1}', FILE[1:]])
def test_what_is_no_data_file_is_foreign(file: bytes) -> None:
    with pytest.raises(ForeignDataError):
        datafile.read(file)


def test_a_file_is_for_one_kind_version_game_and_options() -> None:
    data = datafile.read(FILE)
    data.for_game("endgame", 3, games.create("morris", {"quiet_limit": 10}))
    with pytest.raises(WrongDataError):
        data.for_game("book", 3, games.create("morris"))
    with pytest.raises(WrongDataError):
        data.for_game("endgame", 3, games.create("kalah"))
    with pytest.raises(WrongDataError):
        data.for_game("endgame", 3, games.create("morris", {"flying": False}))
    with pytest.raises(DataVersionError):
        data.for_game("endgame", 4, games.create("morris"))

"""Files of built data: what is written is read back, anything else is refused by name."""

import pytest
from hypothesis import given, settings
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
SMALL = datafile.write("endgame", 3, "kalah", {}, CONTENT, packing="xz", stones=9)
either = pytest.mark.parametrize("file", [FILE, SMALL], ids=["deflate", "xz"])


@pytest.mark.parametrize("packing", ["deflate", "xz"])
@settings(deadline=None)  # packing by LZMA takes its time
@given(content=st.binary(max_size=2000))
def test_a_file_reads_back(packing: str, content: bytes) -> None:
    data = datafile.read(datafile.write("book", 1, "kalah", {}, content, packing=packing, plies=12))
    assert data.content == content
    facts = dict(data.facts)
    assert facts.pop("packing", "deflate") == packing
    assert facts == {
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


@either
@given(share=st.floats(0, 1, exclude_max=True), bit=st.integers(0, 7))
def test_one_bit_changed_is_refused(file: bytes, share: float, bit: int) -> None:
    changed = bytearray(file)
    changed[int(share * len(file))] ^= 1 << bit
    with pytest.raises(DataError):
        datafile.read(bytes(changed))


@either
@given(share=st.floats(0, 1, exclude_max=True))
def test_a_file_cut_short_is_refused(file: bytes, share: float) -> None:
    with pytest.raises(DataError):
        datafile.read(file[: int(share * len(file))])


@either
def test_a_longer_file_is_refused(file: bytes) -> None:
    with pytest.raises(DamagedDataError):
        datafile.read(file + b"!")


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

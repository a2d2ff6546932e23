"""Files of built data: endgame tables and whatever else is worked out before it is played.

    {"check": "1c291ca3", "game": "morris", "kazan": "endgame", "options": {...}, "size": 1234, ...}
    the content, packed

A file is one line of JSON in ASCII and the content after it, packed by zlib or, if it says ``"packing":
"xz"``, by LZMA. The line says what the content
is (``kazan``), its version, the game and those options that it depends on; ``size`` are the bytes of the
content and ``check`` is the CRC-32 of the line without it and of the content, 8 hexadecimal digits. What else
the line says belongs to the content.
"""

import json
import zlib
from collections.abc import Mapping
from importlib import import_module
from typing import Any, NamedTuple

from kazan.errors import DamagedDataError, DataVersionError, ForeignDataError, WrongDataError
from kazan.game import Game

MARK = b'{"check": "'
LONGEST_LINE = 100_000
"""More than the first line of any file."""


class DataFile(NamedTuple):
    """What a file says of itself, and its content."""

    facts: Mapping[str, Any]
    content: bytes

    def for_game(self, kind: str, version: int, game: Game) -> None:
        """Raise `WrongDataError` or `DataVersionError` unless it is of this *kind* and fits *game*."""
        facts = self.facts
        if facts["kazan"] != kind or facts["game"] != game.key:
            raise WrongDataError(f"{facts['kazan']} of {facts['game']}, not {kind} of {game.key}")
        if facts["version"] != version:
            raise DataVersionError(f"version {facts['version']} of {kind}, not {version}")
        for name, value in facts["options"].items():
            if game.options.get(name) != value:
                raise WrongDataError(f"{game.key}: for {name} = {value!r} only")


def write(
    kind: str,
    version: int,
    game: str,
    options: Mapping[str, object],
    content: bytes,
    *,
    packing: str = "deflate",
    **more: object,
) -> bytes:
    """The file with *content*, packed as "deflate" or "xz"; *more* are facts of its kind."""
    facts = {
        "kazan": kind,
        "version": version,
        "game": game,
        "options": dict(options),
        "size": len(content),
        **more,
    }
    if packing != "deflate":
        facts["packing"] = packing
    line = json.dumps({"check": checksum(facts, content), **facts}).encode("ascii")
    return line + b"\n" + packed_as(packing, content)


def read(file: bytes) -> DataFile:
    """The facts and the content of *file*; raises `ForeignDataError`, `DamagedDataError`."""
    line, _, packed = file.partition(b"\n")
    if not file.startswith(MARK) or len(line) > LONGEST_LINE:
        raise ForeignDataError("not a data file of Kazan")
    try:
        facts = json.loads(line)
        check = facts.pop("check")
        content = unpacked(facts.get("packing", "deflate"), packed, facts["size"])
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise DamagedDataError(f"damaged: {error}") from error
    if check != checksum(facts, content):
        raise DamagedDataError("damaged: the checksum does not fit")
    return DataFile(facts, content)


def packed_as(packing: str, content: bytes) -> bytes:
    """*content*, packed."""
    if packing == "deflate":
        return zlib.compress(content, 9)
    lzma = import_module("lzma")  # a page that reads no such file does not wait for it
    # without the context of neighbouring bytes and places: measured smallest for our tables
    choice = {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 0, "lp": 0, "pb": 0}
    packed = lzma.compress(content, check=lzma.CHECK_NONE, filters=[choice])
    assert isinstance(packed, bytes)
    return packed


def unpacked(packing: str, packed: bytes, size: int) -> bytes:
    """The *size* bytes that *packed* holds, never more; raises `ValueError`."""
    if packing == "deflate":
        unpacking, trouble = zlib.decompressobj(), zlib.error
    else:
        lzma = import_module("lzma")
        unpacking, trouble = lzma.LZMADecompressor(), lzma.LZMAError
    try:
        content: bytes = unpacking.decompress(packed, size + 1)
    except trouble as error:
        raise ValueError(str(error)) from error
    if len(content) != size or not unpacking.eof or unpacking.unused_data:
        raise ValueError(f"not the {size} bytes that there should be")
    return content


def checksum(facts: Mapping[str, Any], content: bytes) -> str:
    """The checksum of *content* and of what is said of it."""
    line = json.dumps(facts, sort_keys=True).encode("ascii")
    return f"{zlib.crc32(content, zlib.crc32(line)):08x}"

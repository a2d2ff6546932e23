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
from collections.abc import Generator, Iterator, Mapping
from importlib import import_module
from typing import Any, NamedTuple, TypeVar

from kazan.errors import DamagedDataError, DataVersionError, ForeignDataError, WrongDataError
from kazan.game import Game

Result = TypeVar("Result")
MARK = b'{"check": "'
LONGEST_LINE = 100_000
"""More than the first line of any file."""
PIECE = 1 << 16
"""Bytes that are unpacked in one go."""


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
    return finished(reading(file))


def reading(file: bytes) -> Generator[None, None, DataFile]:
    """`read` in small steps, for those who have something else to do in between."""
    line, _, packed = file.partition(b"\n")
    if not file.startswith(MARK) or len(line) > LONGEST_LINE:
        raise ForeignDataError("not a data file of Kazan")
    try:
        facts = json.loads(line)
        check = facts.pop("check")
        pieces = []
        for piece in unpacked(facts.get("packing", "deflate"), packed, facts["size"]):
            pieces.append(piece)
            yield
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise DamagedDataError(f"damaged: {error}") from error
    content = b"".join(pieces)
    if check != checksum(facts, content):
        raise DamagedDataError("damaged: the checksum does not fit")
    return DataFile(facts, content)


def finished(work: Generator[None, None, Result]) -> Result:
    """What *work* gives in the end, all its steps done in one go."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: Result = end.value
            return result


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


def unpacked(packing: str, packed: bytes, size: int) -> Iterator[bytes]:
    """The *size* bytes that *packed* holds, piece by piece and never more; raises `ValueError`."""
    unpacking: Any
    if packing == "deflate":
        unpacking, trouble = zlib.decompressobj(), zlib.error
    else:
        lzma = import_module("lzma")
        unpacking, trouble = lzma.LZMADecompressor(), lzma.LZMAError
    left = size + 1
    while left and not unpacking.eof:
        try:
            piece = unpacking.decompress(packed, min(left, PIECE))
        except trouble as error:
            raise ValueError(str(error)) from error
        if not piece:
            break
        packed = getattr(unpacking, "unconsumed_tail", b"")  # LZMA keeps the rest itself
        left -= len(piece)
        yield piece
    if left != 1 or not unpacking.eof or unpacking.unused_data:
        raise ValueError(f"not the {size} bytes that there should be")


def checksum(facts: Mapping[str, Any], content: bytes) -> str:
    """The checksum of *content* and of what is said of it."""
    line = json.dumps(facts, sort_keys=True).encode("ascii")
    return f"{zlib.crc32(content, zlib.crc32(line)):08x}"

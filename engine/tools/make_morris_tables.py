"""Build the endgame tables of Nine Men's Morris: ``python -m tools.make_morris_tables``, in engine/.

It takes about five minutes. Each pair of classes is kept in the work folder when it is solved, with its
checksum, so an interrupted run goes on where it stopped. The same rules give the same file, bit by bit.
"""

from __future__ import annotations

import argparse
import zlib
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from kazan import datafile
from kazan.endgame import KIND
from kazan.games.morris.endgame import Endgame
from kazan.games.morris.listing import pack
from tools.progress import teller
from tools.retrograde import DRAWN, TURNED, Class, solve

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from numpy.typing import NDArray

ENGINE = Path(__file__).resolve().parent.parent
TARGET = ENGINE / "kazan" / "games" / "morris" / "endgame.bin"
WORK = ENGINE.parent / "build" / "morris-tables"
MOST = 9
"""The stones on the board of the largest class that is shipped."""


def pairs(most: int) -> Iterator[Class]:
    """The classes of up to *most* stones, one of each pair, each after those that its captures lead to."""
    for stones in range(6, most + 1):
        for fewer in range(stones // 2, 2, -1):
            yield fewer, stones - fewer


def solved(
    most: int, work: Path | None, tell: Callable[[str], None], *, flying: bool = True
) -> dict[Class, NDArray[np.uint8]]:
    """The values of every class of up to *most* stones; kept in *work* and taken from there."""
    tables: dict[Class, NDArray[np.uint8]] = {}
    for fewer, more in pairs(most):
        name = f"{fewer}v{more}"
        kept = work and work / f"{'flying' if flying else 'sliding'}-{name}.npz"
        pair = kept and recall(kept)
        if not pair:
            pair = solve(fewer, more, tables, flying, tell)
            if kept:
                keep(kept, pair)
        tables.update(pair)
        tell(f"{name}: solved")
    return tables


def keep(path: Path, pair: Mapping[Class, NDArray[np.uint8]]) -> None:
    """Write a solved pair, whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_suffix(".half.npz")
    arrays = {f"{mover}v{waiter}": values for (mover, waiter), values in pair.items()}
    for name, values in list(arrays.items()):
        arrays[f"check{name}"] = np.array([zlib.crc32(values.tobytes())], np.uint32)
    np.savez(half, allow_pickle=False, **arrays)
    half.replace(path)


def recall(path: Path) -> dict[Class, NDArray[np.uint8]] | None:
    """The pair that *path* keeps; None if there is none or its checksum does not fit."""
    if not path.exists():
        return None
    with np.load(path) as kept:
        names = [name for name in kept.files if not name.startswith("check")]
        pair = {}
        for name in names:
            mover, waiter = map(int, name.split("v"))
            pair[mover, waiter] = kept[name]
            if zlib.crc32(kept[name].tobytes()) != kept[f"check{name}"][0]:
                return None
    return pair


def listed(mover: int, waiter: int, values: NDArray[np.uint8]) -> NDArray[np.int64]:
    """The numbers of a class that its listing needs: see `kazan.games.morris.endgame`."""
    needed = (values != DRAWN) & (values != TURNED)
    if waiter == 3:
        needed &= values != 1
        if mover > 3:
            needed &= values % 2 == 0
    return np.flatnonzero(needed)


def write(tables: Mapping[Class, NDArray[np.uint8]]) -> bytes:
    """The file with *tables*, which are for flying."""
    content = b""
    classes = []
    for (mover, waiter), values in sorted(tables.items(), key=lambda item: (sum(item[0]), item[0])):
        numbers = listed(mover, waiter, values)
        part = pack(numbers.tolist(), values[numbers].tolist())
        classes.append([mover, waiter, len(part) // 3])
        content += part
    options = {"flying": True}
    return datafile.write(
        KIND, Endgame.version, "morris", options, content, packing="xz", classes=classes
    )


def main() -> None:
    """Build the file that is shipped, or what the arguments say."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--stones", type=int, default=MOST, help="at most so many on the board")
    parser.add_argument("--out", type=Path, default=TARGET, help="the file to write")
    parser.add_argument("--work", type=Path, default=WORK, help="where solved classes are kept")
    arguments = parser.parse_args()
    tell = teller()
    tables = solved(arguments.stones, arguments.work, tell)
    file = write(tables)
    arguments.out.write_bytes(file)
    tell(f"{arguments.out}: {len(file)} bytes, CRC-32 {zlib.crc32(file):08x}")


if __name__ == "__main__":
    main()

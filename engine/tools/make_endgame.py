"""Build the endgame tables of Mangala and Kalah: ``python -m tools.make_endgame [NAME ...]``, in engine/.

It takes about ten seconds a table. Each layer, all positions with so many stones, is kept in the work folder
when it is filled, with its checksum, so an interrupted run goes on where it stopped. The same rules give the
same file, bit by bit.
"""

from __future__ import annotations

import argparse
import zlib
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from kazan import datafile
from kazan.endgame import KIND
from kazan.games.twelve_table import RowTable
from tools.progress import teller
from tools.twelve import RULES, Rules, size
from tools.twelve_tables import empty, layers, left_out

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

ENGINE = Path(__file__).resolve().parent.parent
WORK = ENGINE.parent / "build" / "endgame"
MOST = {
    "mangala": 12,
    "kalah": 12,
    "kalah-emptier": 11,
    "kalah-empty": 10,
    "kalah-emptier-empty": 10,
}
"""The most stones in the pits, by rules."""


def target(rules: Rules) -> Path:
    """Where the engine looks for the table of *rules*."""
    name = rules.name.replace(rules.game, "endgame", 1)
    return ENGINE / "kazan" / "games" / rules.game / f"{name}.bin"


def filled(
    rules: Rules, most: int, work: Path | None, tell: Callable[[str], None]
) -> NDArray[np.uint8]:
    """The table of *rules* for up to *most* stones; its layers are kept in *work* and taken from there."""
    table = empty(most)
    first = 2  # one stone leaves a side empty
    while work and first <= most and recall(kept(work, rules, first), table, first):
        first += 1
    for stones in layers(table, rules.bits, first, most):
        if work:
            keep(kept(work, rules, stones), table, stones)
        tell(f"{rules.name}: {stones} stones, {size(stones):,} positions")
    return table


def kept(work: Path, rules: Rules, stones: int) -> Path:
    """Where a layer is kept."""
    return work / f"{rules.name}-{stones}.layer"


def keep(path: Path, table: NDArray[np.uint8], stones: int) -> None:
    """Write a layer and its checksum, whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    layer = table[size(stones - 1) : size(stones)].tobytes()
    half = path.with_suffix(".half")
    half.write_bytes(zlib.crc32(layer).to_bytes(4, "little") + layer)
    half.replace(path)


def recall(path: Path, table: NDArray[np.uint8], stones: int) -> bool:
    """Take a layer into *table*; False if it is not there or its checksum does not fit."""
    if not path.exists():
        return False
    check, layer = path.read_bytes()[:4], path.read_bytes()[4:]
    if zlib.crc32(layer) != int.from_bytes(check, "little"):
        return False
    table[size(stones - 1) : size(stones)] = np.frombuffer(layer, np.uint8)
    return True


def thinned(rules: Rules, table: NDArray[np.uint8], most: int) -> NDArray[np.uint8]:
    """*table* with every position that is left out repeating the one before it."""
    places = np.where(left_out(rules.bits, most), 0, np.arange(len(table)))
    return table[np.maximum.accumulate(places)]


def write(rules: Rules, table: NDArray[np.uint8], most: int) -> bytes:
    """The file with *table*."""
    content = thinned(rules, table, most).tobytes()
    options = {"leftovers": "owner", "empty_capture": False} if rules.game == "kalah" else {}
    return datafile.write(
        KIND,
        RowTable.version,
        rules.game,
        {**options, **rules.options},
        content,
        packing="xz",
        stones=most,
    )


def main() -> None:
    """Build the files that are shipped, or what the arguments say."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(RULES))
    parser.add_argument("--stones", type=int, help="at most so many in the pits")
    parser.add_argument("--out", type=Path, help="the folder to write to")
    parser.add_argument("--work", type=Path, default=WORK, help="where filled layers are kept")
    arguments = parser.parse_args()
    tell = teller()
    for name in arguments.names or RULES:
        rules = RULES[name]
        most = arguments.stones or MOST[name]
        file = write(rules, filled(rules, most, arguments.work, tell), most)
        path = target(rules)
        path = arguments.out / f"{name}.bin" if arguments.out else path
        path.write_bytes(file)
        tell(f"{path}: {len(file):,} bytes, CRC-32 {zlib.crc32(file):08x}")


if __name__ == "__main__":
    main()

"""The lines of the table of `tools.strength`, and what its figures share."""

from __future__ import annotations

import os
import platform
import random
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from kazan import games
from kazan.__main__ import load_tables
from kazan.record import Record

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parent.parent.parent
OPTIONS: dict[str, dict[str, object]] = {"gaziantep": {"start_hole": "any"}}
"""Options that leave something to choose, where those of the start do not."""


class Line(NamedTuple):
    """One line: what was measured, the figure, and what is wanted of it."""

    what: str
    value: str
    wanted: str = ""

    def __str__(self) -> str:
        return f"  {self.what:44}  {self.value:40}  {self.wanted}".rstrip()


def heading() -> str:
    """Where it is measured. Loads the tables, as the figures expect."""
    load_tables()
    python = sys.version.split()[0]
    return f"{platform.machine()}, {os.cpu_count()} cores, Python {python}"


def sample(key: str, count: int) -> Iterator[Record]:
    """*count* positions of random games of *key*, the same every time: after 2, 4, 6 ... plies."""
    game = games.create(key, OPTIONS.get(key))
    for number in range(count):
        chance = random.Random(number)
        record = Record.begin(game)
        while len(record.moves) < 2 * number + 2 and not record.result:
            record = record.play(chance.choice(record.legal))
        if record.legal:
            yield record

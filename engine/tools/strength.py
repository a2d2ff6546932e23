"""How strong the computer plays, in figures: ``python3 build.py bench strength [NAME ...]``.

Each figure is one function that gives lines of the table, each as soon as it is measured. Thinking is
limited by nodes wherever it can be, so that another machine finds the same.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from tools import strength_matches, strength_regret, strength_speed, strength_start
from tools.strength_table import heading

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from tools.strength_table import Line

FIGURES: dict[str, Callable[[], Iterator[Line]]] = {
    "speed": strength_speed.measure,
    "regret": strength_regret.measure,
    "start": strength_start.measure,
    "ladder": strength_matches.ladder,
    "toguz": strength_matches.toguz,
    "morris": strength_matches.morris,
}
"""The figures by name, in the order in which they are measured."""


def run(names: Sequence[str] = ()) -> None:
    """Measure the figures *names*, all if there are none, and print them; an unknown name ends it."""
    unknown = [name for name in names if name not in FIGURES]
    if unknown:
        sys.exit(f"There is no figure {', '.join(unknown)}; there are: {', '.join(FIGURES)}.")
    print(heading())
    for name in names or FIGURES:
        print(f"\n{name}")
        for line in FIGURES[name]():
            print(line, flush=True)

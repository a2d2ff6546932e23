"""The figures of the project, measured in one run and printed as a table."""

from __future__ import annotations

import os
import platform
import sys
from typing import TYPE_CHECKING

from sitebuild import bench_engine, bench_page, bench_strength, setup, site
from sitebuild.paths import use_engine

if TYPE_CHECKING:
    from collections.abc import Sequence


def run() -> None:
    """Measure everything and print it."""
    assets = site.build()
    figures = [*bench_engine.search(), *bench_engine.packed()]
    setup.say("measuring in Chromium")
    figures += bench_page.measure(assets)
    print(f"\n{platform.machine()}, {os.cpu_count()} cores, Python {sys.version.split()[0]}\n")
    width = max(len(figure.what) for figure in figures)
    space = max(len(figure.value) for figure in figures)
    for figure in figures:
        print(f"{figure.what:{width}}  {figure.value:{space}}  {figure.wanted}".rstrip())


def strength(names: Sequence[str]) -> None:
    """Measure how strong the computer plays; see `tools.strength`."""
    use_engine()
    from tools import strength as figures  # noqa: PLC0415

    figures.FIGURES["chromium"] = bench_strength.measure  # the one that needs the site
    figures.run(names)

"""Make the puzzles: ``python -m tools.make_puzzles GAME ...``, in engine/.

A puzzle is kept only if exactly one first move wins and that is not the move a beginner grabs (`greedy`). How
hard it is, is measured: the depth from which on a plain search by stones finds the move. A third of the
puzzles each is easy, medium and hard, in turn. Puzzles that are in the file already stay where they are, for
each day has its number; new ones are appended, and take effect with the next period (see `periods`).
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tools import puzzles_gaziantep, puzzles_morris, puzzles_toguz, puzzles_twelve

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

GAMES = Path(__file__).resolve().parent.parent / "kazan" / "games"
LEVELS = 3
SOURCES: dict[str, tuple[Callable[[random.Random], Iterator[list[Any]]], int]] = {
    "mangala": (puzzles_twelve.mangala, 420),
    "kalah": (puzzles_twelve.kalah, 420),
    "toguz": (puzzles_toguz.puzzles, 210),
    "morris": (puzzles_morris.puzzles, 210),
    "gaziantep": (puzzles_gaziantep.puzzles, 210),
}
"""What finds the puzzles of a game, without end, and how many are kept."""


def chosen(source: Iterator[list[Any]], known: list[list[Any]], count: int) -> list[list[Any]]:
    """*known* and new puzzles up to *count*, the levels in turn."""
    rows = {json.dumps(entry[0]) for entry in known}
    waiting: list[list[list[Any]]] = [[] for _ in range(LEVELS)]
    kept = list(known)
    for entry in source:
        if len(kept) >= count:
            break
        if json.dumps(entry[0]) in rows:
            continue
        rows.add(json.dumps(entry[0]))
        waiting[entry[2]].append(entry)
        while len(kept) < count and waiting[len(kept) % LEVELS]:
            kept.append(waiting[len(kept) % LEVELS].pop(0))
        if sum(map(len, waiting)) % 500 == 499:
            print([len(kept), *map(len, waiting)], file=sys.stderr, flush=True)
    return kept


def write(path: Path, puzzles: list[list[Any]], periods: list[list[int]]) -> None:
    """Write the file, a puzzle a line."""
    lines = ",\n".join(json.dumps(puzzle, separators=(",", ":")) for puzzle in puzzles)
    head = json.dumps(periods, separators=(",", ":"))
    path.write_text(f'{{"periods":{head},"puzzles":[\n{lines}\n]}}\n', encoding="utf-8")


def main() -> None:
    """Make the puzzles of the games that the arguments name."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+", choices=list(SOURCES), metavar="GAME")
    parser.add_argument("--count", type=int, help="how many in all")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    for game in arguments.games:
        began = time.monotonic()
        path = GAMES / game / "puzzles.json"
        old = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        source, count = SOURCES[game]
        found = chosen(
            source(random.Random(arguments.seed)), old.get("puzzles", []), arguments.count or count
        )
        write(path, found, old.get("periods", [[0, len(found)]]))
        print(f"{game}: {len(found)} puzzles, {time.monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()

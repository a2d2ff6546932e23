"""Positions of Mangala and Kalah with exact values: ``python -m tools.make_exact [GAME ...]``, in engine/.

It writes ``tests/exact/GAME.txt``, one position a line: the stones in the pits, the mover's row, the other
row, the mover's lead in the stores, the value of each move of the mover's pits from his left, a dot for an
empty one. The value of a move is what he will win from the pits more than the other, with best play on both
sides. The positions come from games in which both sides see a ply or two and now and then play anything; each
number of stones comes as often as the others. It takes some minutes; what is solved is kept in the work
folder, so an interrupted run goes on where it stopped. The same numbers of the evaluation give the same file.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from kazan import games
from tools import make_endgame
from tools.twelve import RULES, play, row_of, rows_of
from tools.twelve_search import STONE_BITS
from tools.twelve_solver import Solver

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kazan.games.twelve import TwelvePits

FOLDER = make_endgame.ENGINE.parent / "tests" / "exact"
WORK = make_endgame.ENGINE.parent / "build" / "exact"
LEAST, MOST = 13, 30
EACH = 17
"""How many positions of each number of stones."""
WILD = 0.2
"""How often any move is played."""
TABLE = 16
"""The stones of the table in memory: it takes a quarter of a minute to build, then it is kept."""


class Exact(NamedTuple):
    """A position and the exact value of each move, by pit."""

    stones: int
    own: int
    other: int
    lead: int
    values: dict[int, int]

    @property
    def line(self) -> str:
        """As the file has it."""
        rows = ["  ".join(" ".join(map(str, pits_of(row))) for row in (self.own, self.other))]
        values = " ".join(str(self.values.get(pit, ".")) for pit in range(6))
        return f"{self.stones}  {rows[0]}  {self.lead}  {values}"

    @classmethod
    def read(cls, line: str) -> Exact:
        """The position of a line."""
        stones, *numbers = line.split()
        own, other = row_of(list(map(int, numbers[:6]))), row_of(list(map(int, numbers[6:12])))
        values = {pit: int(text) for pit, text in enumerate(numbers[13:]) if text != "."}
        return cls(int(stones), own, other, int(numbers[12]), values)


def pits_of(row: int) -> list[int]:
    """The stones of a row, from its owner's left."""
    return list(row.to_bytes(6, "little"))


def read(key: str) -> list[Exact]:
    """The positions in the file of a game."""
    lines = (FOLDER / f"{key}.txt").read_text(encoding="ascii").splitlines()
    return [Exact.read(line) for line in lines if not line.startswith("#")]


def positions(solver: Solver, seed: int) -> Iterator[tuple[int, int, int, int]]:
    """The positions of one game: the stones in the pits, both rows, the mover's lead."""
    chance = random.Random(seed)
    game: TwelvePits = games.create(solver.rules.game)  # type: ignore[assignment]
    state = game.start()
    while not game.over(state):
        own, other = rows_of(state)
        yield sum(game.slots(state)[:12]), own, other, game.score(state)
        if chance.random() < WILD:
            move = chance.choice(game.moves(state))
        else:
            depth = chance.randint(0, 2)
            pit = max(guesses(solver, own, other, depth).items(), key=lambda item: item[1])[0]
            move = pit + 6 * (state & 1)
        state = game.play(state, move)


def guesses(solver: Solver, own: int, other: int, depth: int) -> dict[int, int]:
    """What a search of *depth* turns makes of each move, by pit."""
    values = {}
    for pit in range(6):
        if own >> 8 * pit & 255:
            mine, theirs, gain, again = play(solver.rules.bits, own, other, pit)
            value = int(gain) << STONE_BITS
            if mine and again:
                value += solver.guess(mine, theirs, depth)
            elif mine:
                value -= solver.guess(theirs, mine, depth)
            values[pit] = value
    return values


def chosen(solver: Solver, least: int, most: int, each: int, seed: int) -> Iterator[Exact]:
    """*each* positions, yet unsolved, of every number of stones from *least* to *most*; one a game."""
    wanted = dict.fromkeys(range(most, least - 1, -1), each)
    seen = set[tuple[int, int]]()
    while wanted:
        seed += 1
        met = [p for p in positions(solver, seed) if p[0] in wanted and p[1:3] not in seen]
        if met:
            stones, own, other, lead = random.Random(seed).choice(met)
            seen.add((own, other))
            wanted[stones] -= 1
            if not wanted[stones]:
                del wanted[stones]
            yield Exact(stones, own, other, lead, {})


def solved(key: str, wanted: list[Exact], kept: Path, table: int) -> Iterator[Exact]:
    """*wanted* with their values, from the file *kept* or solved now and added to it."""
    lines = kept.read_text(encoding="ascii").splitlines() if kept.exists() else []
    known = {exact[:3]: exact.values for exact in map(Exact.read, lines)}
    solver = None
    for exact in wanted:
        if exact[:3] in known:
            yield exact._replace(values=known[exact[:3]])
            continue
        solver = solver or Solver(RULES[key], table, 24)
        found = exact._replace(values=solver.children(exact.own, exact.other))
        kept.parent.mkdir(parents=True, exist_ok=True)
        with kept.open("a", encoding="ascii") as file:
            file.write(f"{found.line}\n")
        yield found


def main() -> None:
    """Build the files, or those of the games in the arguments."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", default=["mangala", "kalah"])
    parser.add_argument("--table", type=int, default=TABLE, help="stones of the table in memory")
    parser.add_argument("--least", type=int, default=LEAST, help="stones in the pits")
    parser.add_argument("--most", type=int, default=MOST)
    parser.add_argument("--each", type=int, default=EACH, help="positions of each number of stones")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=FOLDER, help="the folder to write to")
    parser.add_argument("--work", type=Path, default=WORK, help="where solved positions are kept")
    arguments = parser.parse_args()
    for key in arguments.games:
        began = time.monotonic()
        picker = Solver(RULES[key], LEAST - 1, 16)
        least, most, each = arguments.least, arguments.most, arguments.each
        wanted = sorted(chosen(picker, least, most, each, arguments.seed))
        lines = ["# stones  mover's row  other row  lead  value of each move"]
        for exact in solved(key, wanted, arguments.work / f"{key}.txt", arguments.table):
            lines.append(exact.line)
            spent = time.monotonic() - began
            count = f"{len(lines) - 1} of {len(wanted)}"
            print(f"\r{key}: {count}, {spent:.0f} s", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)
        arguments.out.mkdir(parents=True, exist_ok=True)
        path = arguments.out / f"{key}.txt"
        path.write_text("\n".join(lines) + "\n", encoding="ascii")


if __name__ == "__main__":
    main()

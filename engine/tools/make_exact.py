"""Positions of Mangala and Kalah with exact values: ``python -m tools.make_exact [GAME ...]``, in engine/.

It writes ``tests/exact/GAME.txt``, one position a line: the stones in the pits, the mover's row, the other
row, the mover's lead in the stores, the value of each move of the mover's pits from his left, a dot for an
empty one. The value of a move is what he will win from the pits more than the other, with best play on both
sides. The positions come from games in which both sides see some turns ahead, know only what lies in the
stores and now and then play anything. Those of few stones take a minute, those of many an hour a game; what
takes too long is left out. What is solved is kept in the work folder, so an interrupted run goes on where it
stopped. The same limits give the same file; with --known all that was ever solved is written, as in the files
that are committed.
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from kazan import games
from tools import make_endgame
from tools.progress import teller
from tools.twelve import RULES, play, row_of, rows_of
from tools.twelve_judge import VECTORS
from tools.twelve_search import STONE_BITS
from tools.twelve_solver import OutOfNodesError, Solver

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from kazan.games.twelve import TwelvePits

FOLDER = make_endgame.ENGINE.parent / "tests" / "exact"
WORK = make_endgame.ENGINE.parent / "build" / "exact"
LEAST, MOST = 13, 44
EACH = {30: 17, 36: 15, 44: 10}
"""How many positions of each number of stones, up to so many stones."""
HELD_OUT = FOLDER / "held-out"
HELD_OUT_SEED, HELD_OUT_LEAST, HELD_OUT_EACH = 1_000_000, 25, {44: 20}
"""The same for the positions that are held out."""
FORESIGHT = (1, 4)
"""The turns that the players see."""
WILD = 0.2
"""How often any move is played."""
TABLE, BITS = 22, 27
"""The stones of the table in memory, which takes two minutes to build and is kept; the entries of the
transposition table, as a power of two."""
TOO_LONG = 30_000_000
"""The nodes for one position."""


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


def read(key: str, folder: Path = FOLDER) -> list[Exact]:
    """The positions in the file of a game."""
    lines = (folder / f"{key}.txt").read_text(encoding="ascii").splitlines()
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
            depth = chance.randint(*FORESIGHT)
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


def each_of(stones: int, each: Mapping[int, int] = EACH) -> int:
    """How many positions of so many stones the file is to have."""
    return next(count for most, count in each.items() if stones <= most)


def chosen(
    key: str, least: int, most: int, seed: int, each: Mapping[int, int] = EACH
) -> Iterator[Exact]:
    """Positions, yet unsolved, of every number of stones from *least* to *most*; one a game."""
    picker = Solver(RULES[key], LEAST - 1, 16, numbers=np.zeros((2, VECTORS, 1), np.int16))
    wanted = {stones: each_of(stones, each) for stones in range(most, least - 1, -1)}
    seen = set[tuple[int, int]]()
    while wanted:
        seed += 1
        met = [p for p in positions(picker, seed) if p[0] in wanted and p[1:3] not in seen]
        if met:
            stones, own, other, lead = random.Random(seed).choice(met)
            seen.add((own, other))
            wanted[stones] -= 1
            if not wanted[stones]:
                del wanted[stones]
            yield Exact(stones, own, other, lead, {})


def held_out(key: str, least: int, most: int) -> Iterator[Exact]:
    """Positions, yet unsolved, that are not in the file of a game."""
    looked_at = {exact[:3] for exact in read(key)}
    for exact in chosen(key, max(least, HELD_OUT_LEAST), most, HELD_OUT_SEED, HELD_OUT_EACH):
        if exact[:3] not in looked_at:
            yield exact


def recalled(kept: Path) -> list[Exact]:
    """The positions in the file *kept*, solved or given up."""
    lines = kept.read_text(encoding="ascii").splitlines() if kept.exists() else []
    return [Exact.read(line) for line in lines]


def solved(key: str, wanted: list[Exact], kept: Path, table: int) -> Iterator[Exact]:
    """*wanted* with their values, from the file *kept* or solved now and added to it.

    A position that took too long has none.
    """
    known = {exact[:3]: exact.values for exact in recalled(kept)}
    solver = None
    for exact in wanted:
        if exact[:3] in known:
            yield exact._replace(values=known[exact[:3]])
            continue
        solver = solver or Solver(RULES[key], table, BITS)
        solver.limit(TOO_LONG)
        try:
            found = exact._replace(values=solver.children(exact.own, exact.other))
        except OutOfNodesError:
            found = exact
        kept.parent.mkdir(parents=True, exist_ok=True)
        with kept.open("a", encoding="ascii") as file:
            file.write(f"{found.line}\n")
        yield found


def main() -> None:
    """Build the files, or those of the games in the arguments."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", default=["mangala", "kalah"])
    parser.add_argument("--table", type=int, default=TABLE, help="stones of the table in memory")
    parser.add_argument("--known", action="store_true", help="write all that is solved so far")
    parser.add_argument("--least", type=int, default=LEAST, help="stones in the pits")
    parser.add_argument("--most", type=int, default=MOST)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--held-out", action="store_true", help="those that nothing is tuned on")
    parser.add_argument("--out", type=Path, help="the folder to write to")
    parser.add_argument("--work", type=Path, default=WORK, help="where solved positions are kept")
    arguments = parser.parse_args()
    out = arguments.out or (HELD_OUT if arguments.held_out else FOLDER)
    tell = teller()
    for key in arguments.games:
        kept = arguments.work / (f"{key}-held-out.txt" if arguments.held_out else f"{key}.txt")
        if arguments.known:
            found = sorted(recalled(kept))
        else:
            found = []
            least, most = arguments.least, arguments.most
            if arguments.held_out:
                wanted = sorted(held_out(key, least, most))
            else:
                wanted = sorted(chosen(key, least, most, arguments.seed))
            for exact in solved(key, wanted, kept, arguments.table):
                found.append(exact)
                tell(f"{key}: {len(found)} of {len(wanted)}, {exact.stones} stones")
        lines = ["# stones  mover's row  other row  lead  value of each move"]
        lines += [exact.line for exact in found if exact.values]
        out.mkdir(parents=True, exist_ok=True)
        path = out / f"{key}.txt"
        path.write_text("\n".join(lines) + "\n", encoding="ascii")


if __name__ == "__main__":
    main()

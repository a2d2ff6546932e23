"""Build the opening books of Mangala and Kalah: ``python -m tools.make_book [GAME ...]``, in engine/.

A book has positions from the start in which the computer plays what the book says and the other anything,
as the first player and, where the start is drawn, as the second too. Each has a move that is proved to keep a
result: if that is soon proved, the one that a search of some turns likes best. They are worked out turn by
turn; where the computer is far ahead nothing is followed further. What is found is kept in the work folder,
and so is the transposition table; a run that is interrupted or has spent its nodes goes on there. The same
turns in one run give the same file. The proof of Mangala's start wants ``--table 24 --bits 28``: 3.3 GB, and
some ten minutes; the rest is done with ``--table 20``, as is the book of Kalah.
"""

from __future__ import annotations

import argparse
import sys
import time
import zlib
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from kazan import datafile
from kazan.book import KIND
from kazan.games.twelve_book import Entry, RowBook, led, written
from tools import make_endgame
from tools.make_exact import guesses
from tools.twelve import RULES, index, play, row_of, total
from tools.twelve_search import INFINITE, STONE_BITS
from tools.twelve_solver import OutOfNodesError, Solver

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

ENGINE = make_endgame.ENGINE
WORK = ENGINE.parent / "build" / "book"
OPTIONS: dict[str, dict[str, object]] = {
    "mangala": {},
    "kalah": {"leftovers": "owner", "empty_capture": False},
}
"""The options that a value depends on."""
WANTED = {"mangala": (2, 0), "kalah": (8, 2, 0)}
"""What is proved, the best first: by how many stones the game is won at least, or that it is drawn. In Kalah
the first player wins by eight."""
HOPE = {"mangala": 20, "kalah": -INFINITE}
"""A win is looked for if a guess is so many sixteenths of a stone at least: to prove that there is none can
take as long as all the rest."""
WON_SOON = {"mangala": 200_000, "kalah": INFINITE**2}
"""The nodes in which a better result than the last one must be proved."""
SOON = {"mangala": 10_000, "kalah": 300_000}
"""The nodes in which it must be proved that the move that looks best keeps the result."""
CLOSE = {"mangala": 2, "kalah": 14}
"""Positions are followed while a guess is no further ahead at the end: there a small slip changes nothing."""
SECOND = {"mangala": True, "kalah": False}
"""Whether there is a book for the second player: in Kalah, who begins wins."""
LEAST = {"mangala": 24, "kalah": 26}
"""Positions with fewer stones in the pits are left to the search, which sees to the end."""
EARLY = 46
"""With so many stones at least it is also proved that no better result can be had, if `AT_MOST` nodes do."""
AT_MOST = 200_000
DEPTH = 3
"""Turns of the search that says which moves are tried first."""
WORTH_SAVING = 20_000_000
"""The nodes after which the transposition table is worth keeping."""
TURNS = 24
"""Turns of the book's side: nothing is left to follow after them."""


class Node(NamedTuple):
    """A position with the book's side to move, and by how many stones that side leads in the stores."""

    own: int
    other: int
    lead: int


class Found(NamedTuple):
    """What is known: the bits of the moves to play, and the bounds of what can be won from the pits."""

    pits: int
    low: int
    high: int


def replies(rules: int, node: Node) -> Iterator[Node]:
    """The positions after any turn of the other side, which moves in *node*; the lead is the book's."""
    for pit in range(6):
        if node.own >> 8 * pit & 255:
            mine, theirs, gain, again = play(rules, node.own, node.other, pit)
            lead = node.lead - int(gain)
            if mine and again:
                yield from replies(rules, Node(int(mine), int(theirs), lead))
            elif mine:
                yield Node(int(theirs), int(mine), lead)


class Builder:
    """Works out the positions of a book, one turn after the other."""

    def __init__(self, solver: Solver, work: Path | None, tell: Callable[[str], None]) -> None:
        """What is found is kept in the file *work*."""
        self.solver = solver
        self._game = solver.rules.game
        self.known: dict[Node, Found] = {}
        self.used: dict[int, Entry] = {}
        self._work = work
        self._tell = tell
        if work and work.exists():
            for line in work.read_text(encoding="ascii").splitlines():
                own, other, lead, *found = map(int, line.split())
                self.known[Node(own, other, lead)] = Found(*found)

    def solved(self, node: Node) -> Found:
        """What is known of *node*, worked out if need be; no move if it is lost. Raises `OutOfNodesError`."""
        found = self.known.get(node)
        if found is None:
            found = self.known[node] = self._worked_out(node)
            if self._work:
                self._work.parent.mkdir(parents=True, exist_ok=True)
                with self._work.open("a", encoding="ascii") as file:
                    file.write(" ".join(map(str, (*node, *found))) + "\n")
        if found.pits:
            self.used[led(int(index(node.own, node.other)), node.lead)] = (
                found.pits,
                found.low,
                found.high,
            )
        return found

    def _worked_out(self, node: Node) -> Found:
        stones = total(node.own) + total(node.other)
        low, high = -stones, stones
        hope = (node.lead << STONE_BITS) + self.solver.guess(node.own, node.other, DEPTH)
        for result in WANTED[self.solver.rules.game]:
            wanted = result - node.lead
            if result and hope < HOPE[self._game]:
                continue
            value = self._soon(
                WON_SOON[self._game] if result else INFINITE**2,
                partial(self.solver.bound, node.own, node.other, wanted - 1, wanted),
            )
            if value is None:
                continue
            if value >= wanted:
                low = value
                break
            high = value
        else:
            return Found(0, low, high)
        if stones >= EARLY and high > low + 1:
            more = partial(self.solver.bound, node.own, node.other, low + 1, low + 2)
            found = self._soon(AT_MOST, more)
            if found is not None and found <= low + 1:
                high = found
        proved = self.solver.best(node.own, node.other)
        guessed = guesses(self.solver, node.own, node.other, DEPTH)
        for pit in sorted(guessed, key=guessed.__getitem__, reverse=True):
            if pit == proved or self._soon(
                SOON[self._game], partial(self._keeps, node, pit, wanted)
            ):
                return Found(1 << pit, low, high)
        raise AssertionError(node)

    def _soon(self, nodes: int, ask: Callable[[], int]) -> int | None:
        """What *ask* finds in so many *nodes*; None if they are too few."""
        end = self.solver.end
        self.solver.limit(min(nodes, end - self.solver.nodes))
        try:
            return ask()
        except OutOfNodesError:
            if self.solver.nodes >= end:
                raise
            return None
        finally:
            self.solver.limit(end - self.solver.nodes)

    def _keeps(self, node: Node, pit: int, wanted: int) -> bool:
        """Whether lifting *pit* is worth *wanted* at least."""
        own, other, gain, again = play(self.solver.rules.bits, node.own, node.other, pit)
        rest = int(wanted - gain)
        if not own:
            return rest <= 0
        if again:
            return self.solver.bound(own, other, rest - 1, rest) >= rest
        return self.solver.bound(other, own, -rest, 1 - rest) <= -rest

    def turn(self, nodes: list[Node], number: int, close: int) -> list[Node]:
        """Work out *nodes*, those of turn *number*; gives those of the next turn."""
        rules = self.solver.rules.bits
        after: dict[Node, None] = {}
        todo = sorted(nodes)
        done = 0
        while todo:
            node = todo.pop()
            done += 1
            if done % 50 == 0:
                self._tell(f"turn {number}: {done} of {done + len(todo)}, {len(self.used)} in all")
            found = self.solved(node)
            ahead = node.lead + (self.solver.guess(node.own, node.other, DEPTH) >> STONE_BITS)
            if not found.pits or ahead > close:
                continue
            pit = found.pits.bit_length() - 1
            mine, theirs, gain, again = play(rules, node.own, node.other, pit)
            lead = node.lead + int(gain)
            if mine and again:
                todo.append(Node(int(mine), int(theirs), lead))
            elif mine:
                for reply in replies(rules, Node(int(theirs), int(mine), lead)):
                    if total(reply.own) + total(reply.other) >= LEAST[self._game]:
                        after[reply] = None
        return list(after)


def grown(builder: Builder, turns: int, as_second: bool) -> Iterator[int]:
    """Work out *turns* turns, each as the first player, then as the second; gives the number after each."""
    game = builder.solver.rules
    row = row_of([4] * 6)
    start = Node(row, row, 0)
    sides = [[start], list(replies(game.bits, start))] if as_second else [[start]]
    for turn in range(turns):
        sides = [builder.turn(nodes, turn, CLOSE[game.game]) for nodes in sides]
        yield turn + 1


def file_of(key: str, entries: Mapping[int, Entry]) -> bytes:
    """The book of a game with *entries*."""
    content, count = written(entries), len(entries)
    return datafile.write(
        KIND, RowBook.version, key, OPTIONS[key], content, packing="xz", positions=count
    )


def main() -> None:
    """Build the books that are shipped, or what the arguments say."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", default=list(OPTIONS))
    parser.add_argument("--turns", type=int, default=TURNS, help="of the book's side")
    parser.add_argument("--nodes", type=int, help="stop after so many, to go on another time")
    parser.add_argument("--table", type=int, default=20, help="stones of the table in memory")
    parser.add_argument("--bits", type=int, default=25, help="of the transposition table's entries")
    parser.add_argument("--out", type=Path, help="the folder to write to")
    parser.add_argument("--work", type=Path, default=WORK, help="where all is kept")
    arguments = parser.parse_args()
    for key in arguments.games:
        began = time.monotonic()
        solver = Solver(RULES[key], arguments.table, arguments.bits)

        def tell(what: str, key: str = key, began: float = began, solver: Solver = solver) -> None:
            spent = time.monotonic() - began
            said = f"{key}: {what}, {solver.nodes / 1e6:.0f} M nodes, {spent:.0f} s"
            print(said, file=sys.stderr, flush=True)

        kept = arguments.work / f"{key}-{arguments.bits}.npy"
        kept.parent.mkdir(parents=True, exist_ok=True)
        if kept.exists():
            solver.room.entries[:] = np.load(kept)
        builder = Builder(solver, arguments.work / f"{key}.txt", tell)
        folder = arguments.out or ENGINE / "kazan" / "games" / key
        if arguments.nodes:
            solver.limit(arguments.nodes)
        turns = saved = 0
        try:
            for turns in grown(builder, arguments.turns, SECOND[key]):
                tell(f"{turns} turns")
                if solver.nodes - saved > WORTH_SAVING:
                    np.save(kept, solver.room.entries)
                    saved = solver.nodes
        except OutOfNodesError:
            tell(f"the nodes are spent after {turns} turns")
        np.save(kept, solver.room.entries)
        file = file_of(key, builder.used)
        (folder / "book.bin").write_bytes(file)
        size = f"{len(builder.used)} positions, {len(file):,} bytes"
        tell(f"{size}, CRC-32 {zlib.crc32(file):08x}")


if __name__ == "__main__":
    main()

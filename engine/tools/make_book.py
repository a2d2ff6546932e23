"""Build the opening books of Mangala and Kalah: ``python -m tools.make_book [GAME ...]``, in engine/.

A book has positions from the start in which the computer plays what the book says and the other anything,
once as the first player and once as the second, each with a move that is proved to win if the position is
won, and to draw if it is drawn: of those that do the one that a search of some turns likes best. They are
worked out turn by turn; where one side is far ahead nothing is followed further. What is found is kept in the
work folder, and so is the transposition table after each turn and when the nodes are spent that the run was
given; the next run goes on there. The same number of turns gives the same file.
"""

from __future__ import annotations

import argparse
import sys
import time
import zlib
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from kazan import datafile
from kazan.book import KIND
from kazan.games.twelve_book import Entry, RowBook, led, written
from tools import make_endgame
from tools.make_exact import guesses
from tools.twelve import RULES, index, play, row_of, total
from tools.twelve_solver import STONE_BITS, OutOfNodesError, Solver

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

ENGINE = make_endgame.ENGINE
WORK = ENGINE.parent / "build" / "book"
OPTIONS: dict[str, dict[str, object]] = {
    "mangala": {},
    "kalah": {"leftovers": "owner", "empty_capture": False},
}
"""The options that a value depends on."""
CLOSE = {"mangala": 6, "kalah": 10}
"""Positions are followed up to such a difference at the end: further ahead a small slip changes nothing."""
LEAST = 26
"""Positions with fewer stones in the pits are left to the search, which sees to the end."""
DEPTH = 3
"""Turns of the search that says which moves are tried first."""
TURNS = {"mangala": 4, "kalah": 4}
"""Turns of the book's side."""


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
        for wanted in (2 - node.lead, -node.lead):  # what wins, what draws
            value = self.solver.bound(node.own, node.other, wanted - 1, wanted)
            if value >= wanted:
                low = value
                break
            high = value
        else:
            return Found(0, low, high)
        guessed = guesses(self.solver, node.own, node.other, DEPTH)
        for pit in sorted(guessed, key=guessed.__getitem__, reverse=True):
            if self._keeps(node, pit, wanted):
                return Found(1 << pit, low, high)
        raise AssertionError(node)

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
            ahead = node.lead + (self.solver.guess(node.own, node.other, 1) >> STONE_BITS)
            if not found.pits or abs(ahead) > close:
                continue
            pit = found.pits.bit_length() - 1
            mine, theirs, gain, again = play(rules, node.own, node.other, pit)
            lead = node.lead + int(gain)
            if mine and again:
                todo.append(Node(int(mine), int(theirs), lead))
            elif mine:
                for reply in replies(rules, Node(int(theirs), int(mine), lead)):
                    if total(reply.own) + total(reply.other) >= LEAST:
                        after[reply] = None
        return list(after)


def grown(builder: Builder, close: int) -> Iterator[int]:
    """Solve positions turn by turn, as the first player and as the second; gives the turns when done."""
    row = row_of([4] * 6)
    first = [Node(row, row, 0)]
    second = list(replies(builder.solver.rules.bits, first[0]))
    turns = 0
    while first or second:
        first = builder.turn(first, turns, close)
        second = builder.turn(second, turns, close)
        turns += 1
        yield turns


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
    parser.add_argument("--turns", type=int, help="of the book's side")
    parser.add_argument("--nodes", type=int, help="stop after so many, to go on another time")
    parser.add_argument("--table", type=int, default=18, help="stones of the table in memory")
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
        try:
            for turns in grown(builder, CLOSE[key]):
                file = file_of(key, builder.used)
                (folder / "book.bin").write_bytes(file)
                np.save(kept, solver.room.entries)
                size = f"{len(builder.used)} positions, {len(file):,} bytes"
                tell(f"{turns} turns, {size}, CRC-32 {zlib.crc32(file):08x}")
                if turns >= (arguments.turns or TURNS[key]):
                    break
        except OutOfNodesError:
            np.save(kept, solver.room.entries)
            tell(f"the nodes are spent: {len(builder.used)} positions so far")


if __name__ == "__main__":
    main()

"""What the computer loses against perfect play in Mangala and Kalah, on positions with exact values.

The loss is what the move that it plays gains less, in stones, than the best one; a result is kept when the
move still wins, draws or loses as the best one does, with what lies in the stores. The search was chosen on
one set of positions, which flatters it there; the other set is held out.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from kazan import games
from kazan.search.limits import Limits
from kazan.search.thinker import Thinker
from tools.make_exact import FOLDER, HELD_OUT, Exact, pits_of, read
from tools.strength_table import Line

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from kazan.games.twelve import TwelvePits

BUDGET = 300_000
"""About what 1.5 s of processor time give in Pyodide: 370 thousand nodes in Mangala, 270 in Kalah."""
SHARES = {"a fifth": BUDGET // 5, "nodes": BUDGET, "three times": 3 * BUDGET}
SETS = {"": FOLDER, "held out, ": HELD_OUT}
PHASE = 6
"""Stones in the pits that are told together."""


class Regret(NamedTuple):
    """What some moves have lost."""

    moves: int = 0
    loss: int = 0  # stones
    changed: int = 0  # results

    def __str__(self) -> str:
        kept = 100 - 100 * self.changed / self.moves
        return f"loss {self.loss / self.moves:.3f}, {kept:.1f} % kept of {self.moves}"

    def plus(self, other: Regret) -> Regret:
        """Both together."""
        return Regret(*(mine + theirs for mine, theirs in zip(self, other, strict=True)))


def result(difference: int) -> int:
    """Won 1, drawn 0, lost -1."""
    return (difference > 0) - (difference < 0)


def regret_of(exact: Exact, pit: int) -> Regret:
    """What lifting *pit* loses."""
    best, found = max(exact.values.values()), exact.values[pit]
    changed = result(exact.lead + best) != result(exact.lead + found)
    return Regret(1, best - found, int(changed))


def played(game: TwelvePits, exact: Exact, nodes: int) -> int:
    """The pit that the computer lifts."""
    mine = (game.stones - exact.stones + exact.lead) // 2
    theirs = game.stones - exact.stones - mine
    state = game.state([*pits_of(exact.own), *pits_of(exact.other), mine, theirs], 0)
    return Thinker(game, state, (), 0, Limits(nodes=nodes)).run().move


def by_phase(
    game: TwelvePits,
    positions: Sequence[Exact],
    nodes: int,
    move: Callable[[TwelvePits, Exact, int], int] = played,
) -> dict[int, Regret]:
    """The regret by the least number of stones of a phase."""
    phases: dict[int, Regret] = {}
    for exact in positions:
        phase = exact.stones - (exact.stones - 1) % PHASE
        found = regret_of(exact, move(game, exact, nodes))
        phases[phase] = phases.get(phase, Regret()).plus(found)
    return dict(sorted(phases.items()))


def measure() -> Iterator[Line]:
    """A line for each game, set, budget and phase."""
    for key, (kind, folder) in product(("mangala", "kalah"), SETS.items()):
        game: TwelvePits = games.create(key)  # type: ignore[assignment]
        positions = read(key, folder)
        for name, nodes in SHARES.items():
            total = Regret()
            for phase, found in by_phase(game, positions, nodes).items():
                what = f"{key}, {kind}{name}, {phase}-{phase + PHASE - 1} stones left"
                yield Line(what, str(found))
                total = total.plus(found)
            yield Line(f"{key}, {kind}{nodes:,} nodes, all", str(total), "<= 0.03, >= 97 %")

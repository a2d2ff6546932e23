"""Every reason of the coach, checked a second time on the slow reference of the game.

A *fact* tells what one move does, watched while the reference plays it; `holds` reads the list of reasons in
`kazan.coach.reasons` once more, sentence by sentence, and asks only facts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from kazan.coach.reasons import Reason
from kazan.game import Game, Move, State
from kazan.games import GAMES
from tests.reference import REFERENCES, Row, morris

PITS = {key: game.slot_count // 2 - 1 for key, game in GAMES.items()}
"""The pits of a row, in the games that have rows and stores."""
TURN = dict.fromkeys(GAMES, -1) | {"morris": 3}
"""Where in a row of RULES.md the turn stands."""


@dataclass
class Fact:
    """What one move does."""

    row: Row
    over: bool
    winner: int | None
    again: bool
    gain: int
    by: int
    path: tuple[Any, ...] = ()
    taken: dict[int, int] = field(default_factory=dict)
    tuzdik: int = -1
    mills: frozenset[tuple[int, ...]] = frozenset()

    @property
    def captured(self) -> int:
        return 0 if self.tuzdik >= 0 else sum(self.taken.values())


def watched(game: str) -> Any:
    """The reference of *game*, which writes down what it takes from where until the end is tested."""
    base = REFERENCES[game]
    log: list[tuple[Any, int]] = []

    class Watched(base):  # type: ignore[misc, valid-type]
        ending = False

        def take(self, place: Any, *rest: Any) -> None:
            stones = (self.seeds if game == "gaziantep" else self.stones)[place]
            if stones and not self.ending:
                log.append((place, stones))
            super().take(place, *rest)

        def end_if_a_side_is_empty(self) -> None:
            self.ending = True
            super().end_if_a_side_is_empty()

        def end_if_it_must(self) -> None:
            self.ending = True
            super().end_if_it_must()

        def play(self, move: Any) -> Any:
            self.ending = False  # what is copied from it takes stones again
            return super().play(move)

    Watched.log = log
    return Watched


WATCHED = {game: watched(game) for game in REFERENCES if game != "morris"} | {
    "morris": morris.Position
}
SLOTS = {name: slot for slot, name in enumerate(morris.POINTS)}


class Board:
    """What can be said of positions of one game under its options."""

    def __init__(self, game: Game) -> None:
        self.key = game.key
        schema = {"deal", "deal_seed"}
        self.options = {name: value for name, value in game.options.items() if name not in schema}
        self.facts = lru_cache(20_000)(self._facts)

    def turned(self, row: Sequence[Any]) -> tuple[Any, ...]:
        """The same board with the other side to move."""
        turned = list(row)
        turned[TURN[self.key]] = 1 - turned[TURN[self.key]]
        return tuple(turned)

    def _facts(self, row: tuple[Any, ...]) -> dict[str, Fact]:
        """The fact of every move, by its spelling."""
        if row[TURN[self.key]] == -1:
            return {}
        here = WATCHED[self.key](self.options, list(row))
        return {str(move): self._fact(here, move) for move in here.legal()}

    def _fact(self, here: Any, move: Any) -> Fact:
        side, before = here.turn, here.score
        if self.key == "morris":
            after = here.play(move)
            way, _, _ = move.partition("x")
            origin, _, target = way.rpartition("-")
            arrived = here.arrive(origin or None, target)
            mills = frozenset(
                tuple(sorted(SLOTS[point] for point in mill))
                for mill in morris.MILLS
                if target in mill and all(arrived.board[p] == arrived.board[target] for p in mill)
            )
            row = [*after.row()[:4], 0, 1]
            path = tuple(SLOTS[point] for point in way.split("-"))
            return Fact(row, after.over, after.winner, False, 0, -1, path, mills=mills)
        log = WATCHED[self.key].log
        log.clear()
        tuzdiks = list(getattr(here, "tuzdiks", ()))
        after = here.play(move)
        pits = PITS[self.key]
        taken: dict[int, int] = {}
        for (player, pit), stones in log:
            taken[player * pits + pit - 1] = stones
        made = getattr(after, "tuzdiks", []) != tuzdiks
        again = not after.over and after.turn == side
        by = side * pits + move - 1 if move else -1
        gain = after.score[side] - before[side]
        fact = Fact(after.row(), after.over, after.winner, again, gain, by, (by,), taken)
        if made:
            fact.tuzdik = (1 - side) * pits + after.tuzdiks[side] - 1
        return fact


def plain(game: Game, state: State) -> tuple[Any, ...]:
    """The row of *state* without its path."""
    return tuple(game.row(state, state & 1, 0, 1))


class Case:
    """One move in one position, and what is looked at to judge reasons for it."""

    def __init__(self, board: Board, game: Game, state: State, line: Sequence[Move]) -> None:
        self.board, self.side = board, state & 1
        self.row = plain(game, state)
        self.chain: list[Fact] = []
        for move in line:
            if state & 1 != self.side or game.over(state):
                break
            facts = board.facts(plain(game, state))
            self.chain.append(facts[str(game.spelling(state, move))])
            state = game.play(state, move)
        self.fact = self.chain[0]
        self.now = list(board.facts(self.row).values())
        self.idle = list(board.facts(board.turned(self.row)).values())
        ended = self.fact.over or self.fact.again
        self.then = [] if ended else list(board.facts(tuple(self.fact.row)).values())
        turned = board.turned(self.fact.row)
        self.next = [] if ended else list(board.facts(turned).values())

    def stones(self, row: Sequence[Any], slot: int) -> int:
        return int(row[slot])

    def own(self, slot: int) -> bool:
        return slot // PITS[self.board.key] == self.side


def by(facts: Sequence[Fact], slot: int) -> Fact | None:
    return next((fact for fact in facts if fact.by == slot), None)


def most(facts: Sequence[Fact]) -> int:
    return max((fact.captured for fact in facts), default=0)


def mills(facts: Sequence[Fact]) -> set[tuple[int, ...]]:
    return {mill for fact in facts for mill in fact.mills}


def again(facts: Sequence[Fact]) -> set[int]:
    return {fact.by for fact in facts if fact.again}


def holds(reason: Reason, case: Case) -> bool:  # noqa: PLR0911, PLR0912
    """Whether the reason is true of the move of *case*."""
    fact, slots, stones = case.fact, reason.slots, reason.stones
    last = case.chain[-1]
    mine, their = by(case.next, reason.by), by(case.idle, reason.by)
    mill = tuple(sorted(slots))
    match reason.code:
        case "wins":
            return fact.over and fact.winner == case.side
        case "then-wins":
            return len(case.chain) > 1 and last.over and last.winner == case.side
        case "decides":
            score, total = scores(case, fact.row), {"mangala": 48, "kalah": 48, "toguz": 162}
            return not fact.over and 2 * score[case.side] > total.get(case.board.key, 98)
        case "tuzdik":
            return fact.tuzdik == slots[0]
        case "mill":
            return mill in fact.mills
        case "capture":
            return fact.captured == stones and set(slots) == set(fact.taken)
        case "again":
            gain = sum(one.gain for one in case.chain)
            return fact.again and (stones == gain or len(case.chain) == 1)
        case "then-capture":
            right = last.captured == stones and set(slots) == set(last.taken)
            return len(case.chain) > 1 and right and last.by == reason.by
        case "protects":
            threat = their is not None and their.taken.get(slots[0]) == stones
            safe = not any(slots[0] in reply.taken for reply in case.then)
            moved = (reason.why == "moved") == (fact.by == slots[0])
            fewer = their is not None and most(case.then) < their.captured
            return case.own(slots[0]) and threat and safe and moved and fewer
        case "denies-capture":
            there = their is not None and their.captured == stones
            return there and most(case.then) < stones
        case "denies-tuzdik":
            made = their is not None and their.tuzdik == slots[0]
            return made and all(reply.tuzdik < 0 for reply in case.then)
        case "denies-again":
            gone = again(case.idle) - again(case.then)
            return reason.by in gone and len(again(case.then)) < len(again(case.idle))
        case "blocks":
            before, after = mills(case.idle), mills(case.then)
            return mill in before - after and len(after) < len(before)
        case "double":
            way = tuple(reversed(fact.path))
            back = any(one.mills and one.path == way for one in case.next)
            return bool(fact.mills) and len(way) == 2 and back
        case "sure":
            return not fact.over and all(
                not reply.over and bool(mills(list(case.board.facts(tuple(reply.row)).values())))
                for reply in case.then
            )
        case "threatens":
            earlier = by(case.now, reason.by)
            new = earlier is None or earlier.captured < stones
            return mine is not None and mine.captured == stones and new
        case "builds":
            return mill in mills(case.next) - mills(case.now)
        case "readies":
            return reason.by in again(case.next) - again(case.now)
        case "keeps":
            both = reason.by in again(case.next) & again(case.now)
            return both and not any(reason.by in reply.taken for reply in case.then)
        case "gains":
            return fact.gain - fact.captured == stones > 0
        case "hems":
            ways = {one.path for one in case.then}
            return len(ways) == stones and len({one.path for one in case.idle}) >= stones + 2
        case "only":
            return len(case.now) == 1
    return False


def scores(case: Case, row: Sequence[Any]) -> Sequence[int]:
    """The stores in *row*."""
    pits = PITS[case.board.key]
    return row[2 * pits], row[2 * pits + 1]


def fault_holds(reason: Reason, case: Case, better: Case) -> bool:  # noqa: PLR0911
    """Whether the fault is true of the move of *case*, and not of *better*."""
    fact, mill = case.fact, tuple(sorted(reason.slots))
    if reason.code in ("ends-lost", "ends-drawn"):
        lost = fact.winner == 1 - case.side
        return fact.over and lost == (reason.code == "ends-lost") and fact.winner != case.side
    if reason.code.startswith("misses-"):
        code = reason.code.removeprefix("misses-")
        has = {"tuzdik": fact.tuzdik >= 0, "mill": bool(fact.mills), "again": fact.again}
        missing = not has.get(code, fact.captured > 0 and fact.tuzdik < 0)
        return missing and holds(reason._replace(code=code), better)
    here, there = (
        list(one.board.facts(tuple(one.chain[-1].row)).values()) for one in (case, better)
    )
    worst = by(here, reason.by)
    match reason.code:
        case "lets-win":
            rival = 1 - case.side
            won = worst is not None and worst.over and worst.winner == rival
            sowing = won or case.board.key == "morris"
            some = any(one.over and one.winner == rival for one in here)
            return sowing and some and not any(one.winner == rival for one in there)
        case "lets-tuzdik":
            made = worst is not None and worst.tuzdik == reason.slots[0]
            return made and all(one.tuzdik < 0 for one in there)
        case "lets-capture":
            right = worst is not None and worst.captured == reason.stones
            return (
                right
                and worst is not None
                and set(reason.slots) == set(worst.taken)
                and (most(there) < reason.stones)
            )
        case "lets-mill":
            return mill in mills(here) and not mills(there)
        case "lets-again":
            return reason.by in again(here) - again(there) and len(again(here)) > len(again(there))
    return False

"""Figures of the engine under the Python that runs this."""

from __future__ import annotations

import json
import random
import time
from typing import TYPE_CHECKING, Any, NamedTuple

from sitebuild import plain
from sitebuild.paths import use_engine

if TYPE_CHECKING:
    from collections.abc import Callable

SAMPLE = 2_000  # positions
ROUNDS = 7
SECONDS = 1.0
FREE = {"gaziantep": {"start_hole": "any"}}  # else every move of it is forced


class Figure(NamedTuple):
    """One line of the table."""

    what: str
    value: str
    wanted: str = ""


def ask(name: str, **arguments: Any) -> Any:
    """The answer of the engine's bridge."""
    use_engine()
    from kazan import bridge  # noqa: PLC0415

    return json.loads(bridge.call(name, json.dumps(arguments)))["ok"]


def starts() -> dict[str, str]:
    """For each game the record of its first position, with options that leave a choice."""
    return {
        game["key"]: ask("new", game=game["key"], options=FREE.get(game["key"], {}))["record"]
        for game in ask("games")
    }


def thought(what: str, game: str, answer: dict[str, Any]) -> Figure:
    """The figure of one thinking."""
    speed = answer["nodes"] / answer["seconds"] / 1000
    return Figure(f"{what}: {game}", f"{speed:6.0f} k nodes/s, depth {answer['depth']} in 1 s")


def search() -> list[Figure]:
    """How fast and how deep the computer looks, natively."""
    figures = []
    for game, record in starts().items():
        job = ask("think_start", record=record, level="master", seed=1)["id"]
        answer = ask("think_step", id=job, ms=round(SECONDS * 1000))
        ask("think_stop", id=job)
        figures.append(thought("native", game, answer))
    return figures


def sample(key: str) -> tuple[Any, list[tuple[int, int]]]:
    """The rules of *key*, and states of random games, none near its end, each with a move."""
    use_engine()
    from kazan.games import create  # noqa: PLC0415

    rules = create(key, {})
    chance = random.Random(1)
    found: list[tuple[int, int]] = []
    state = rules.start()
    while len(found) < SAMPLE:
        move = chance.choice(rules.moves(state))
        after = rules.play(state, move)
        if rules.over(after):
            state = rules.start()
            continue
        found.append((state, move))
        state = after
    return rules, found


def quickest(*works: Callable[[], object]) -> list[float]:
    """The best time of each of *works* in seconds, taken in turns: other load hits all alike."""
    best = [float("inf")] * len(works)
    for _ in range(ROUNDS):
        for index, work in enumerate(works):
            began = time.perf_counter()
            work()
            best[index] = min(best[index], time.perf_counter() - began)
    return best


def packed() -> list[Figure]:
    """How much faster packed play is than lists; both must agree first."""
    return [against_lists("kalah"), against_lists("toguz")]


def against_lists(key: str) -> Figure:
    """Packed play of *key* against `plain`."""
    rules, moves = sample(key)
    lists = [(rules.slots(state), state & 1, move) for state, move in moves]
    if key == "kalah":
        play = plain.play_kalah

        def plainly() -> list[list[int]]:
            return [play(slots, side, move)[0] for slots, side, move in lists]
    else:
        marked = [tuzdiks(rules, state) for state, _ in moves]

        def plainly() -> list[list[int]]:
            return [
                plain.play_toguz(slots, pair, side, move)[0]
                for (slots, side, move), pair in zip(lists, marked, strict=True)
            ]

    def by_packed() -> list[int]:
        return [rules.play(state, move) for state, move in moves]

    assert [rules.slots(state) for state in by_packed()] == plainly()
    slow, fast = quickest(plainly, by_packed)
    return Figure(f"packed play over plain lists: {key}", f"{slow / fast:.1f} x", ">= 2 x")


def tuzdiks(rules: Any, state: int) -> tuple[int, int]:
    """The slots of both tuzdiks in *state*, -1 for none."""
    found = [-1, -1]
    for mark in rules.marks(state):
        found[mark.side] = mark.slot
    return found[0], found[1]

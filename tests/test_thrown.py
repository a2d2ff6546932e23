"""An error that nobody expects, anywhere in a handler: it comes out as it is, and nothing else is lost."""

import json
import random
import sys
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import comb
from types import FrameType
from typing import Any

import pytest

from kazan import bridge, datafile, games
from tests.asking import Asker, Json

TABLE = datafile.write("endgame", 1, "mangala", {}, bytes(comb(14, 2)), stones=2)
BEGUN: dict[str, tuple[str, Json]] = {
    "think": ("think_start", {"level": "easy"}),
    "lesson": ("hint_start", {}),
    "data": ("data_start", {"content": b64encode(TABLE).decode()}),
}
"""What has to go on before a step of it can be asked for, or its end."""
PARTS = (0.0, 0.3, 0.7, 1.0)
"""How far a handler comes before it fails, of the lines that it runs."""
TIMED = {"score", "depth", "nodes", "seconds", "part", "id"}
"""What need not be the same in two answers to one request."""


class BugError(BaseException):
    """What nobody expects; no `except Exception` may hide it."""


def ask(name: str, **keywords: object) -> Json:
    """The whole answer of the bridge."""
    answer: Json = json.loads(bridge.call(name, json.dumps(keywords)))
    return answer


def position(key: str) -> Json:
    """The view of a game with some moves played."""
    chance = random.Random(key)
    view: Json = ask("new", game=key)["ok"]
    for _ in range(6):
        path = chance.choice(view["moves"])["path"]
        view = ask("play", record=view["record"], path=path)["ok"]
    return view


@contextmanager
def each_line(heard: Callable[[], None]) -> Iterator[None]:
    """*heard* is called before each line of the engine that runs in the block."""

    def trace(frame: FrameType, event: str, _: object) -> Any:
        if event == "line" and frame.f_globals.get("__name__", "").startswith("kazan"):
            heard()
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        yield
    finally:
        sys.settrace(before)


def counted(name: str, keywords: Json) -> tuple[int, Json]:
    """How many lines run until the answer, and that."""
    lines: list[None] = []
    with each_line(lambda: lines.append(None)):
        answer = ask(name, **keywords)
    return len(lines), answer


def break_off(name: str, keywords: Json, lines: int) -> None:
    """Ask, and fail after so many *lines*."""
    left = iter(range(lines))

    def fail() -> None:
        if next(left, None) is None:
            raise BugError

    with pytest.raises(BugError), each_line(fail):
        ask(name, **keywords)


def request(name: str, view: Json) -> Json:
    """A right request to the handler *name* about the game in *view*, if possible one without an error."""
    kind, _, rest = name.partition("_")
    if rest in ("step", "stop"):
        begin, more = BEGUN[kind]
        record = {} if kind == "data" else {"record": view["record"]}
        number = ask(begin, **record, **more)["ok"]["id"]
        return {"id": number, "ms": 0} if rest == "step" else {"id": number}
    if name == "data_start":
        return BEGUN["data"][1]
    for seed in range(20):
        keywords: Json = getattr(Asker(random.Random(seed), view, 0), name)()
        if "ok" in ask(name, **keywords):
            break
    return keywords


def told(answer: Json) -> Json:
    """What two answers to one request have in common."""
    ok = answer.get("ok")
    return {key: ok[key] for key in ok if key not in TIMED} if isinstance(ok, dict) else answer


@pytest.mark.parametrize("key", games.GAMES)
@pytest.mark.parametrize("name", bridge.HANDLERS)
def test_an_error_anywhere_in_a_handler_comes_out_and_the_next_request_is_answered(
    name: str, key: str
) -> None:
    view = position(key)
    for part in PARTS:
        lines, answer = counted(name, request(name, view))
        asked = request(name, view)
        going_on = ask("think_start", record=view["record"], level="hard")["ok"]["id"]
        break_off(name, asked, int(part * (lines - 1)))
        assert ask("view", record=view["record"])["ok"] == view
        assert "ok" in ask("think_step", id=going_on, ms=0)
        assert told(ask(name, **request(name, view))) == told(answer)

"""One session of everything a player can ask of the engine, run to see what it imports.

Runs inside Pyodide through the bridge only, first on the stock standard library (whose imported
modules then make the shipped one), then on the shipped one, where a missing module must fail.
"""

from __future__ import annotations

import json
import pkgutil
from base64 import b64encode
from importlib import import_module
from math import comb
from typing import Any

import kazan
from kazan import bridge, datafile

FOR_THE_COMMAND_LINE = {"kazan.__main__", "kazan.terminal"}


def ask(name: str, **arguments: Any) -> Any:
    """The bridge's answer to handler *name*; an error of the engine fails the rehearsal."""
    answer = json.loads(bridge.call(name, json.dumps(arguments)))
    if "error" in answer:
        raise AssertionError(f"{name}: {answer['error']}")
    return answer["ok"]


def refuse(name: str, **arguments: Any) -> str:
    """The code of the error that handler *name* must give."""
    answer = json.loads(bridge.call(name, json.dumps(arguments)))
    return str(answer["error"]["code"])


def look(record: str) -> None:
    """Look at a position while a person thinks."""
    job = ask("look_start", record=record, level="master")["id"]
    ask("think_step", id=job, ms=10)
    ask("think_stop", id=job)


def play_some(game: str, plies: int) -> dict[str, Any]:
    """The view of *game* after *plies* moves, always the last of the legal ones."""
    view: dict[str, Any] = ask("new", game=game)
    for _ in range(plies):
        if not view["moves"]:
            break
        view = ask("play", record=view["record"], path=view["moves"][-1]["path"])
    return view


def think(record: str, level: str) -> None:
    """Think as the worker does, slice by slice, and stop before the end."""
    job = ask("think_start", record=record, level=level, seed=1)["id"]
    for _ in range(2):
        if ask("think_step", id=job, ms=30)["done"]:
            break
    ask("think_stop", id=job)


def learn() -> None:
    """Take a tiny endgame table into use as the page does, and refuse damaged ones of each packing."""
    table = datafile.write("endgame", 1, "mangala", {}, bytes(comb(14, 2)), stones=2)
    job = ask("data_start", content=b64encode(table).decode())["id"]
    while not ask("data_step", id=job, ms=1)["done"]:
        pass
    for damaged in (table[:-1], datafile.MARK + b'0", "packing": "xz", "size": 9}\n?'):
        job = ask("data_start", content=b64encode(damaged).decode())["id"]
        assert refuse("data_step", id=job, ms=1000) == "data-damaged"
    ask("data_forget")


def be_taught(view: dict[str, Any]) -> None:
    """Ask for a hint in a position and why its last move is no better, slice by slice; stop another."""
    record = view["record"]
    hint = lesson(ask("hint_start", record=record)["id"])
    worse, better = view["moves"][-1]["path"], hint["moves"][0]["path"]
    lesson(ask("why_start", record=record, path=worse, better=better)["id"])
    lesson(ask("puzzle_start", record=record, side=0, plies=1)["id"])
    lesson(ask("compose_start", record=play_some("kalah", 2)["record"])["id"])
    lesson(ask("review_start", record=play_some("kalah", 2)["record"])["id"])
    job = ask("hint_start", record=record)["id"]
    ask("lesson_stop", id=job)
    refuse("lesson_step", id=job, ms=1)


def lesson(job: int) -> dict[str, Any]:
    """The answer of a lesson, thought about to its end."""
    while True:
        step: dict[str, Any] = ask("lesson_step", id=job, ms=200)
        if step["done"]:
            answer: dict[str, Any] = step["answer"]
            return answer


def meet_everyone() -> None:
    """Import every module of the engine that a page may ask for, tables and books of all games too."""
    for module in pkgutil.walk_packages(kazan.__path__, "kazan."):
        if module.name not in FOR_THE_COMMAND_LINE:
            import_module(module.name)


def rehearse() -> int:
    """Go through every handler with every game; returns how many games there are."""
    meet_everyone()
    games = ask("games")
    for entry in games:
        game = entry["key"]
        view = play_some(game, 12)
        record = view["record"]
        ask("view", record=record)
        back = ask("undo", record=record, plies=3)
        ask("redo", record=back["record"], plies=2)
        ask("trace", record=record, ply=1)
        ask("sheet", record=record)
        sheet = ask("write_games", games=[{"record": record, "headers": {"South": "Ayşe"}}])
        if ask("read_games", text=sheet["text"] + "\n1. zz")["games"][0]["record"] != record:
            raise AssertionError(f"{game}: another record comes out of {sheet}")
        ask("match", sets=3, first=0, winners=[0, None], game=game, options={})
        extras = [0, 0] if game == "toguz" else []
        ask(
            "position", game=game, options={}, slots=view["slots"], extras=extras, side=view["side"]
        )
        for level in entry["levels"]:
            think(ask("new", game=game)["record"], level)
        look(ask("new", game=game)["record"])
        ask("end", record=ask("new", game=game)["record"], reason="resigned", side=0)
        refuse("view", record=record[: len(record) // 2] + "?")
        refuse("play", record=record, path=[99])
    be_taught(ask("new", game="mangala"))
    ask("new", game="toguz", handicap={"giver": 1, "stones": 9})
    assert refuse("new", game="morris", handicap={"giver": 0, "stones": 1}) == "row"
    ask("rite", challenger=0, hidden=1, guess=2)
    ask("side_choice", game="gaziantep", options={}, level="hard")
    learn()
    refuse("new", game="no such game")
    return len(games)


def stumble() -> None:
    """Raise what nothing expects, so that the modules that print a traceback come along.

    It comes from inside the standard library, whose code has no line numbers in what is shipped.
    """
    json.loads("rehearsed")

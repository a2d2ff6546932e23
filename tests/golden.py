"""The golden data in tests/cases: edge cases, whole games row by row, perft."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from kazan import games
from kazan.record import Record

CASES = Path(__file__).parent / "cases"


def read(name: str) -> Any:
    """The JSON file *name*."""
    return json.loads((CASES / name).read_text(encoding="utf-8"))


def whole_games(key: str) -> list[dict[str, Any]]:
    """The golden games of *key*."""
    whole: list[dict[str, Any]] = read(f"games_{key}.json")["games"]
    return whole


EDGE_CASES: list[dict[str, Any]] = read("edge_cases.json")["cases"]
PERFT: list[dict[str, Any]] = read("perft.json")["positions"]
KEYS = [key for key in games.GAMES if (CASES / f"games_{key}.json").exists()]
"""The games of which there are golden games; any other has its reference alone."""
WHOLE_GAMES: list[tuple[str, int, dict[str, Any]]] = [
    (key, number, whole) for key in KEYS for number, whole in enumerate(whole_games(key))
]


def begin(key: str, options: Mapping[str, object], row: list[object]) -> Record:
    """A game from a row."""
    game = games.create(key, options)
    return Record.begin(game, game.read_row(row))


def enter(record: Record, written: int | str) -> int:
    """The move that is *written* so in the golden data."""
    (text,) = record.game.read_moves(written)
    return record.find(text)


def records(key: str) -> list[Record]:
    """The golden games of *key*, played to their ends."""
    played = []
    for whole in whole_games(key):
        record = begin(key, whole["options"], whole["start"])
        for move in whole["moves"]:
            record = record.play(enter(record, move))
        played.append(record)
    return played

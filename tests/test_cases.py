"""The rules as data: the cases and perft counts that lie beside each game.

`cases.toml` has one case for each sentence of the rules. In a case

    rule            the sentence
    options         those that are not the defaults
    before          the board (missing: the start of the game); side: who is to move on it
    legal           every move that may be made there, as RULES.md spells them
    refused         moves that may not, and a part of what is said about them
    move            the moves to make, one after the other
    after           the board then; turn: who is to move, or over
    reason, winner  why it is over and who has won (missing: a draw)
    decided         the side that cannot lose any more
    told            the kinds of the events of the last move, and their reasons

Boards are written as `sitebuild.positions` says.
"""

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from kazan import games
from kazan.errors import KazanError
from kazan.game import Game
from kazan.games.sowing import SowingGame
from kazan.perft import perft
from kazan.record import Record
from sitebuild.positions import TURNS, as_row, draw_board, find, read_board

Case = dict[str, Any]


def beside(key: str, name: str) -> str:
    path = Path(games.__file__).parent / key / name
    return path.read_text(encoding="utf-8")


CASES: list[tuple[str, Case]] = [
    (key, case) for key in games.GAMES for case in tomllib.loads(beside(key, "cases.toml"))["case"]
]
PERFT: list[tuple[str, str]] = [
    (key, line)
    for key in games.GAMES
    for line in beside(key, "perft.txt").splitlines()
    if line and not line.startswith("#")
]


# --- the cases ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "case"), [pytest.param(key, case, id=f"{key}: {case['rule']}") for key, case in CASES]
)
def test_rule(key: str, case: Case) -> None:
    game = games.create(key, case.get("options"))
    start = (
        read_board(game, case["before"], case.get("side", "south")) if "before" in case else None
    )
    record = Record.begin(game, start)
    if "legal" in case:
        legal = [str(game.spelling(record.state, move)) for move in record.legal]
        assert sorted(legal) == sorted(case["legal"].split())
    for text, message in case.get("refused", {}).items():
        with pytest.raises(KazanError, match=message):
            find(record, text)
    told = ""
    for word in case.get("move", "").split():
        for move in find(record, word):
            trace = record.trace(move)
            told = ", ".join(f"{event.kind} {event.why}".strip() for event in trace.events)
            record = record.play(move)
    if "after" in case:
        check_after(game, record, case, told)


def check_after(game: Game, record: Record, case: Case, told: str) -> None:
    assert draw_board(game, record) == case["after"]
    if "turn" in case:
        assert TURNS[record.turn] == case["turn"]
    result = record.result
    assert (result.reason if result else None) == case.get("reason")
    assert (result.winner if result else None) == case.get("winner")
    assert (None if result else game.decided(record.state)) == case.get("decided")
    if isinstance(game, SowingGame) and "before" in case:
        assert stones(case["before"]) == stones(case["after"])
    if "told" in case:
        assert told == case["told"]


def stones(board: str) -> int:
    return sum(int(word) for word in board.split() if word.isdigit())


@pytest.mark.parametrize("key", games.GAMES)
def test_no_two_cases_of_a_game_are_called_the_same(key: str) -> None:
    rules = [case["rule"] for game, case in CASES if game == key]
    assert len(set(rules)) == len(rules)


# --- perft ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "line"), [pytest.param(key, line, id=f"{key}: {line}") for key, line in PERFT]
)
def test_perft(key: str, line: str) -> None:
    row, options, counts = line.split("|")
    game = games.create(key, json.loads(options))
    record = Record.begin(game, game.read_row(as_row(row)))
    expected = [int(count) for count in counts.split()]
    assert [perft(record, depth) for depth in range(1, len(expected) + 1)] == expected

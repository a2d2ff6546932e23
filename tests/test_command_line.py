"""``python -m kazan``: JSON lines in, JSON lines out."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from kazan.__main__ import load_tables
from kazan.search.levels import LEVELS
from tests import golden

ROOT = Path(__file__).parent.parent
GAMES = ("mangala", "kalah", "toguz", "gaziantep", "morris")


def run(command: str, *requests: object, switches: Sequence[str] = ()) -> list[dict[str, Any]]:
    """The answers of the command line, run as its users do; a text is sent as it is."""
    lines = [request if isinstance(request, str) else json.dumps(request) for request in requests]
    done = subprocess.run(
        [sys.executable, "-m", "kazan", command, *switches],
        input="\n".join(lines),
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(ROOT / "engine")},
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.parametrize("key", GAMES)
def test_whole_golden_games(key: str) -> None:
    games = golden.whole_games(key)
    answers = run("replay", *({"game": key, **game} for game in games))
    for game, answer in zip(games, answers, strict=True):
        assert answer["rows"] == game["rows"]
        assert answer["over"]
        assert answer["legal"] == []
        result = {name: answer[name] for name in ("winner", "score", "reason")}
        assert result == game["result"]


def test_golden_edge_cases() -> None:
    cases = golden.EDGE_CASES
    answers = run(
        "replay",
        *(
            {
                "game": case["game"],
                "options": case["options"],
                "start": case["before"]["row"],
                "moves": case.get("moves", []),
            }
            for case in cases
        ),
    )
    for case, answer in zip(cases, answers, strict=True):
        if "after" in case:
            after = {"row": answer["rows"][-1]} | {
                name: answer[name] for name in ("over", "reason", "winner")
            }
            assert after == case["after"], case["name"]
        if "legal" in case and "moves" not in case:
            assert sorted(map(str, answer["legal"])) == sorted(map(str, case["legal"]))


def test_perft_of_the_golden_positions() -> None:
    positions = golden.PERFT
    requests = [
        {
            "game": position["game"],
            "options": position["options"],
            "start": position["row"],
            "depth": min(len(position["counts"]), 4 if position["game"] != "morris" else 3),
        }
        for position in positions
    ]
    answers = run("perft", *requests)
    for position, request, answer in zip(positions, requests, answers, strict=True):
        assert answer["counts"] == position["counts"][: request["depth"]], position["label"]


def test_joined_moves_have_a_row_each() -> None:
    (answer,) = run("replay", {"game": "kalah", "moves": ["3-1", 2]})
    assert len(answer["rows"]) == 3


CAPTURE = [0, 0, 0, 0, 0, 3, 1, 2, 4, 0, 0, 5, 16, 17, 0]
LAST = [0, 0, 0, 0, 0, 1, 3, 0, 2, 0, 0, 1, 20, 21, 0]


@pytest.mark.parametrize(
    ("start", "right", "wrong"),
    [
        (CAPTURE, "6x2", "6x3"),
        (CAPTURE, "6", "6x2#"),
        (LAST, "6#", "6x6"),
        (None, "4x0-6x0", "4-6#"),
    ],
)
def test_marks_after_a_pit_are_read_and_checked(
    start: list[int] | None, right: str, wrong: str
) -> None:
    request = {"game": "mangala", "start": start}
    plain = right.replace("x2", "").replace("x0", "").replace("#", "")
    one, other, third = run(
        "replay", *({**request, "moves": [text]} for text in (right, plain, wrong))
    )
    assert one["rows"] == other["rows"]
    assert one["rows"]
    assert third["error"]["code"] == "illegal-move"


@pytest.mark.parametrize(
    ("moves", "code", "index"),
    [
        ([3, 7], "illegal-move", 1),
        ([3, "x"], "notation", 1),
        (["1-2"], "illegal-move", 1),
        ([3, None], "notation", 1),
        ([True], "notation", 0),
        (["3-6-5"], "illegal-move", 2),
    ],
)
def test_an_error_names_the_move(moves: list[object], code: str, index: int) -> None:
    wrong, after = run("replay", {"game": "kalah", "moves": moves}, {"game": "kalah", "moves": [1]})
    assert (wrong["error"]["code"], wrong["error"]["move"]) == (code, index)
    assert wrong["error"]["message"]
    assert after["rows"], "the next line is answered all the same"


def test_a_move_after_the_end_is_an_error() -> None:
    (answer,) = run(
        "replay",
        {
            "game": "kalah",
            "start": [0, 0, 0, 0, 0, 1, 3, 0, 2, 0, 0, 1, 20, 21, 0],
            "moves": [6, 1],
        },
    )
    assert answer["error"] == {**answer["error"], "code": "game-over", "move": 1}


@pytest.mark.parametrize(
    "line",
    [
        "",
        "nonsense",
        "[]",
        "[" * 100_000,
        "9" * 10_000,
        '{"game": "chess"}',
        '{"game": 5}',
        '{"game": "kalah", "options": 3}',
        '{"game": "kalah", "options": {"seeds": 5}}',
        '{"game": "kalah", "start": [1, 2]}',
        '{"game": "kalah", "start": "x"}',
        '{"game": "kalah", "moves": "x"}',
        '{"game": "kalah", "moves": {}}',
        '{"game": "kalah", "moves": 0}',
        '{"match": {"sets": 2, "first": 0, "set_winners": []}}',
        '{"match": 5}',
        '{"match": {}}',
    ],
)
def test_a_wrong_line_is_answered_with_an_error(line: str) -> None:
    answers = run("replay", line, {"game": "kalah"})
    assert answers[-1]["over"] is False
    if line:
        assert answers[0]["error"]["code"]
        assert answers[0]["error"]["move"] is None


def test_a_file_of_lines_may_begin_with_a_byte_order_mark() -> None:
    (answer,) = run("replay", '\ufeff{"game": "kalah", "moves": null}')
    assert answer["legal"]


def test_a_match_is_counted() -> None:
    (answer,) = run("replay", {"match": {"sets": 3, "first": 1, "set_winners": [0, 0]}})
    assert answer == {
        "points": [2, 0],
        "starters": [1, 0, 1],
        "winner": 0,
        "decided_after_set": 2,
    }


def test_thinking_answers_a_legal_move_by_every_limit() -> None:
    limits: list[dict[str, object]] = [
        {"level": "easy"},
        {"depth": 2},
        {"nodes": 200},
        {"seconds": 0.05},
        {"seconds": 0},
    ]
    requests = [{"game": key, **limit} for key in GAMES for limit in limits]
    for request, answer in zip(requests, run("think", *requests), strict=True):
        (replayed,) = run("replay", {"game": request["game"]})
        assert answer["move"] in replayed["legal"]
        assert {"score", "depth", "nodes", "seconds"} < answer.keys()


def test_a_thought_is_told_whole_and_its_line_can_be_replayed() -> None:
    requests = [{"game": key, "options": {}, "moves": [], "nodes": 3000} for key in GAMES]
    for request, answer in zip(requests, run("think", *requests), strict=True):
        assert list(answer) == ["move", "score", "exact", "depth", "nodes", "seconds", "line"]
        assert answer["line"][0] == answer["move"]
        proved = request["game"] == "mangala"  # the book knows that its start is a draw
        assert answer["exact"] is proved
        (replayed,) = run("replay", {"game": request["game"], "moves": answer["line"]})
        assert "error" not in replayed
        if not proved and len(run("replay", {"game": request["game"]})[0]["legal"]) > 1:
            assert answer["depth"] >= 1
            assert 0 < answer["nodes"] < 4000  # the last position is looked at to its end
            assert answer["seconds"] > 0


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_thinks_after_moves_from_a_row_under_options(level: str) -> None:
    request = {
        "game": "kalah",
        "options": {"seeds": 3, "leftovers": "emptier"},
        "start": [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 0, 0, 1],
        "moves": [1, 4],
        "seed": 5,
    }
    (replayed,) = run("replay", request)
    (answer,) = run("think", {**request, "level": level})
    assert answer["move"] in replayed["legal"]


def test_what_is_near_its_end_is_exact_with_tables_and_without() -> None:
    """South wins by two: sixteenths of a stone, for the side to move."""
    row = [2, 0, 1, 0, 2, 1, 1, 0, 3, 0, 1, 1, 18, 18, 0]
    request = {"game": "kalah", "start": row, "nodes": 20_000}
    for switches in ([], ["--no-tables"]):
        (answer,) = run("think", request, switches=switches)
        assert (answer["exact"], answer["score"]) == (True, 32)


def test_thinking_knows_the_tables_unless_it_must_not() -> None:
    """Three against three, a mill to close: the win is exact with the tables and found without."""
    row = ["WW.............BBB...W..", 0, 0, 0, 0, 1]
    request = {"game": "morris", "start": row, "depth": 2}
    (with_tables,) = run("think", request)
    (without,) = run("think", request, switches=["--no-tables"])
    assert (with_tables["exact"], with_tables["nodes"]) == (True, 0)
    assert (without["exact"], without["nodes"] > 0) == (False, True)
    assert with_tables["score"] == without["score"]


@pytest.mark.parametrize(
    "limit", [{}, {"level": "grandmaster"}, {"depth": 0}, {"nodes": "x"}, {"seconds": -1}]
)
def test_thinking_without_a_right_limit_is_refused(limit: dict[str, object]) -> None:
    (answer,) = run("think", {"game": "kalah", **limit})
    assert answer["error"]["code"] == "request"


def test_thinking_about_a_game_that_is_over_is_refused() -> None:
    over = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 27, -1]
    (answer,) = run("think", {"game": "kalah", "start": over, "depth": 1})
    assert answer["error"]["code"] == "game-over"


def test_a_wrong_command_says_how_to_use_it() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "kazan", "dance"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT / "engine")},
    )
    assert done.returncode == 2
    assert "usage" in done.stderr


def test_a_table_that_cannot_be_used_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for game, content in (("kalah", b"no table"), ("morris", b'{"check": "')):
        (tmp_path / game).mkdir()
        (tmp_path / game / "endgame.bin").write_bytes(content)
    load_tables(tmp_path)
    reported = capsys.readouterr().err.splitlines()
    assert ["not a data file" in reported[0], "damaged" in reported[1]] == [True, True]
    assert len(reported) == 2

"""The engine in the Pyodide that the site ships: stripped standard library, byte-compiled wheel.

Whatever the engine needs and the library lacks must show here and not on a player's phone.
"""

import json
import shutil
import zipfile
from pathlib import Path
from typing import Any

import pytest

from sitebuild import runtime, setup
from sitebuild.instead import INSTEAD
from sitebuild.paths import BuildError

CASES = Path(__file__).parent / "cases"
SCRIPT = Path(__file__).parent / "pyodide_answers.py"
GAMES = ("mangala", "kalah", "toguz", "gaziantep", "morris")
GOLDEN_GAMES = 10
MOST_NODES = 6_000  # of a perft count, so that all take seconds


def golden(name: str, key: str) -> list[dict[str, Any]]:
    """One list of the golden data."""
    entries: list[dict[str, Any]] = json.loads((CASES / f"{name}.json").read_text())[key]
    return entries


def whole_games() -> list[dict[str, Any]]:
    """The first golden games of each game."""
    return [
        {"game": key, **game}
        for key in GAMES
        for game in golden(f"games_{key}", "games")[:GOLDEN_GAMES]
    ]


def edge_cases() -> list[dict[str, Any]]:
    """The edge cases that say what a position becomes."""
    return [case for case in golden("edge_cases", "cases") if "after" in case]


def counted(position: dict[str, Any]) -> list[int]:
    """The counts of a perft position that are small enough to be checked here."""
    return [count for count in position["counts"] if count <= MOST_NODES]


@pytest.fixture(scope="module")
def assembled() -> Path:
    """The runtime as the site ships it."""
    with setup.alone():
        setup.install_modules()
        return runtime.runtime()


@pytest.fixture(scope="module")
def answers(assembled: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[Any]]:
    """All answers of one run: Python starts once."""
    replays = [{key: game[key] for key in ("game", "options", "moves")} for game in whole_games()]
    for replay, game in zip(replays, whole_games(), strict=True):
        replay["start"] = game["start"]
    replays += [
        {
            "game": case["game"],
            "options": case["options"],
            "start": case["before"]["row"],
            "moves": case.get("moves", []),
        }
        for case in edge_cases()
    ]
    perfts = [
        {
            "game": position["game"],
            "options": position["options"],
            "start": position["row"],
            "depth": len(counted(position)),
        }
        for position in golden("perft", "positions")
    ]
    thoughts = [{"game": key, "moves": [], "depth": 3} for key in GAMES]
    requests = tmp_path_factory.mktemp("runtime") / "requests.json"
    requests.write_text(json.dumps({"replay": replays, "perft": perfts, "think": thoughts}))
    answer = runtime.pyodide("run", assembled, SCRIPT, requests)
    assert isinstance(answer, str)
    groups: dict[str, list[Any]] = json.loads(answer)
    return groups


def test_golden_games_are_replayed_to_the_letter(answers: dict[str, list[Any]]) -> None:
    games = whole_games()
    assert len(games) == GOLDEN_GAMES * len(GAMES)
    for game, answer in zip(games, answers["replay"], strict=False):
        assert answer["rows"] == game["rows"]
        result = {name: answer[name] for name in ("winner", "score", "reason")}
        assert result == game["result"]


def test_every_edge_case_holds(answers: dict[str, list[Any]]) -> None:
    cases = edge_cases()
    for case, answer in zip(cases, answers["replay"][-len(cases) :], strict=True):
        after = {name: answer[name] for name in ("over", "reason", "winner")}
        assert {"row": answer["rows"][-1], **after} == case["after"], case["name"]


def test_perft_counts_are_the_golden_ones(answers: dict[str, list[Any]]) -> None:
    for position, answer in zip(golden("perft", "positions"), answers["perft"], strict=True):
        assert answer["counts"] == counted(position), position["label"]


def test_the_computer_moves_in_every_game(answers: dict[str, list[Any]]) -> None:
    assert all("move" in answer for answer in answers["think"])


def test_the_lock_file_names_the_wheel_with_its_hash(assembled: Path) -> None:
    lock = json.loads((assembled / "pyodide-lock.json").read_text())
    (package,) = lock["packages"].values()
    wheel = assembled / package["file_name"]
    assert package["name"] == "kazan"
    assert package["sha256"] == runtime.sha256(wheel)
    released = json.loads((runtime.RELEASE / "pyodide-lock.json").read_text())
    assert lock["info"].items() >= released["info"].items()


def test_the_archives_hold_no_source(assembled: Path) -> None:
    for archive in (assembled / "python_stdlib.zip", *assembled.glob("*.whl")):
        with zipfile.ZipFile(archive) as packed:
            names = packed.namelist()
        assert any(name.endswith(".pyc") for name in names)
        assert not any(name.endswith(".py") for name in names)


def test_no_event_loop_and_no_installer_is_shipped(assembled: Path) -> None:
    with zipfile.ZipFile(assembled / runtime.LIBRARY) as packed:
        names = {name.removesuffix("c") for name in packed.namelist()}
    assert names >= INSTEAD.keys()
    assert names.isdisjoint({"asyncio/events.py", "ssl.py", "subprocess.py", "zipfile/__init__.py"})


def test_a_missing_module_fails_the_build(assembled: Path, tmp_path: Path) -> None:
    shutil.copytree(assembled, tmp_path / "runtime")
    library = tmp_path / "runtime" / "python_stdlib.zip"
    with zipfile.ZipFile(assembled / library.name) as whole, zipfile.ZipFile(library, "w") as less:
        for name in whole.namelist():
            if name != "json/decoder.pyc":
                less.writestr(name, whole.read(name))
    with pytest.raises(BuildError, match=r"No module named 'json\.decoder'"):
        runtime.pyodide("rehearse", tmp_path / "runtime")


def test_the_same_sources_give_the_same_bytes(assembled: Path, tmp_path: Path) -> None:
    """Else every build would make every player fetch it all again."""
    runtime.make_runtime(tmp_path, runtime.wheel())
    for made in assembled.iterdir():
        assert runtime.sha256(tmp_path / made.name) == runtime.sha256(made), made.name

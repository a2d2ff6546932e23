"""Files that the engine writes while the site is built: boards, and the views of each game's start.

With them the page shows a board, and plays the first move on it, before Python is up. They are what
the bridge itself answers, so the page cannot tell the difference.
"""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path
from typing import Any

from sitebuild.paths import ENGINE, use_engine

# The values worth a file where they are not all that the game lists. Else an option that takes any
# whole number has its default only.
WORTH: dict[str, dict[str, list[Any]]] = {
    "gaziantep": {"deal": ["even"]},  # the others are new each time
    "morris": {"quiet_limit": [50, 0]},
}


def files() -> dict[str, str]:
    """Plain name -> JSON text of every file."""
    use_engine()
    from kazan import bridge  # noqa: PLC0415

    def ask(name: str, **arguments: Any) -> Any:
        answer = json.loads(bridge.call(name, json.dumps(arguments)))
        assert "ok" in answer, f"{name} {arguments}: {answer}"
        return answer["ok"]

    made: dict[str, Any] = {"games.json": ask("games"), "boards.json": boards()}
    for game in made["games.json"]:
        key = game["key"]
        made[f"start/{key}.json"] = [
            ask("new", game=key, options=options) for options in combinations(key, game["options"])
        ]
        if puzzles_of(key).exists():
            made[f"puzzles/{key}.json"] = json.loads(puzzles_of(key).read_text(encoding="utf-8"))
    return {
        name: json.dumps(content, ensure_ascii=False, separators=(",", ":"))
        for name, content in made.items()
    }


def boards() -> dict[str, Any]:
    """Every game's board.json in one."""
    found = sorted((ENGINE / "kazan" / "games").glob("*/board.json"))
    return {path.parent.name: json.loads(path.read_text(encoding="utf-8")) for path in found}


def puzzles_of(key: str) -> Path:
    """Where the puzzles of game *key* are, if it has any."""
    return ENGINE / "kazan" / "games" / key / "puzzles.json"


def combinations(key: str, options: dict[str, dict[str, Any]]) -> list[dict[str, Any]]:
    """The sets of options of game *key* that get a start view, the defaults first."""
    worth = WORTH.get(key, {})
    values = {
        name: worth.get(name, choice.get("values", [choice["default"]]))
        for name, choice in options.items()
    }
    return [dict(zip(values, chosen, strict=True)) for chosen in product(*values.values())]

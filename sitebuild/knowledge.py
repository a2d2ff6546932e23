"""What the computer knows by heart: the engine's data files (endgame tables, books) and a list of them.

A page fetches them once a game can be played. They are packed already, and by their first lines they say
what they are.
"""

from __future__ import annotations

import base64
import hashlib
import json
from typing import TYPE_CHECKING, Any

from sitebuild.paths import ENGINE, BuildError

if TYPE_CHECKING:
    from pathlib import Path

GAMES = ENGINE / "kazan" / "games"
LIST = "knowledge.json"
MOST_BYTES = 1_500_000
"""On the wire, all files together."""


def files(folder: Path = GAMES) -> dict[str, bytes]:
    """Plain name -> content of every data file and of the list, `LIST`; raises `BuildError`."""
    paths = sorted(folder.glob("*/*.bin"))
    made = {f"knowledge/{path.parent.name}-{path.name}": path.read_bytes() for path in paths}
    total = sum(map(len, made.values()))
    if total > MOST_BYTES:
        raise BuildError(f"The data files are {total} bytes together, more than {MOST_BYTES}.")
    entries = [entry(name, content) for name, content in made.items()]
    made[LIST] = json.dumps(entries, separators=(",", ":")).encode()
    return made


def entry(name: str, content: bytes) -> dict[str, Any]:
    """What the page has to know of the file *name* before it has it."""
    facts = json.loads(content.partition(b"\n")[0])
    return {
        "file": name,
        "kind": facts["kazan"],
        "game": facts["game"],
        "options": facts["options"],
        "bytes": len(content),
        "hash": base64.b64encode(hashlib.sha256(content).digest()).decode(),
    }

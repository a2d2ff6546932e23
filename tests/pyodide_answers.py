"""Runs inside the assembled Pyodide: answers request lines as ``python -m kazan`` does.

The runner puts the requests into /data.json: a list for each command.
"""

import json
import sys
from types import ModuleType


class Folder:
    """Stands in for `pathlib.Path`: the command line looks for files, which the page's library cannot do."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.parent = self

    def __truediv__(self, name: str) -> "Folder":
        return Folder(name)


paths = ModuleType("pathlib")
paths.Path = Folder  # type: ignore[attr-defined]
sys.modules["pathlib"] = paths

from kazan.__main__ import COMMANDS, answer  # noqa: E402

with open("/data.json", encoding="utf-8") as file:  # noqa: PTH123
    groups = json.load(file)
answers = {
    command: [answer(COMMANDS[command], json.dumps(request)) for request in requests]
    for command, requests in groups.items()
}
json.dumps(answers)  # the value of the last expression goes back

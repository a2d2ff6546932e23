"""Runs inside the assembled Pyodide: answers request lines as ``python -m kazan`` does.

The runner puts the requests into /data.json: a list for each command.
"""

import json
from pathlib import Path

from kazan.__main__ import COMMANDS, answer

groups = json.loads(Path("/data.json").read_text(encoding="utf-8"))
answers = {
    command: [answer(COMMANDS[command], json.dumps(request)) for request in requests]
    for command, requests in groups.items()
}
json.dumps(answers)  # the value of the last expression goes back

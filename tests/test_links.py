"""Links and the engine's records agree: each golden game through the page's own code and back.

The figures are in docs/decisions.md.
"""

import json
import statistics
import subprocess
from pathlib import Path
from typing import Any

import pytest

from kazan import notation
from sitebuild import setup
from tests import golden

LINK = Path(__file__).parent.parent / "web" / "online" / "link.js"
ADDRESS = len("https://kazan-games.example.org/#/g/")
THROUGH = """
import {{ readFileSync }} from "node:fs";
import {{ fieldsOf, pack, recordOf, unpack }} from {module};
const parts = {{ thread: "0123abcd", names: ["Айгүл", "Ayşe"] }};
const links = JSON.parse(readFileSync(0, "utf8"))
  .map((record) => pack({{ ...fieldsOf(record), ...parts }}));
console.log(JSON.stringify(links.map((link) => [link.length, recordOf(unpack(link))])));
"""


def through(records: list[str]) -> list[Any]:
    """The length of the link to each record, and the record that comes out of it."""
    script = THROUGH.format(module=json.dumps(LINK.as_uri()))
    done = subprocess.run(
        [setup.node(), "--input-type=module", "--eval", script],
        input=json.dumps(records),
        capture_output=True,
        text=True,
        check=True,
    )
    answer: list[Any] = json.loads(done.stdout)
    return answer


@pytest.mark.parametrize(
    ("key", "most"),
    [("mangala", 200), ("kalah", 200), ("toguz", 500), ("gaziantep", 300), ("morris", 500)],
)
def test_a_whole_game_is_a_short_link_and_comes_back(key: str, most: int) -> None:
    records = [notation.write(record) for record in golden.records(key)]
    answers = through(records)
    assert [record for _, record in answers] == records
    lengths = [ADDRESS + length for length, _ in answers]
    print(f"{key}: median {statistics.median(lengths)}, longest {max(lengths)}")
    assert max(lengths) < most

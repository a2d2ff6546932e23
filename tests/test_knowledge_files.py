"""The data files that the site ships, and the list by which a page knows them."""

import base64
import hashlib
import json
from pathlib import Path

import pytest

from kazan import datafile
from kazan.search import data
from sitebuild import knowledge
from sitebuild.paths import BuildError


def test_every_data_file_is_listed_as_what_it_is_and_can_be_used() -> None:
    made = knowledge.files()
    entries = json.loads(made.pop(knowledge.LIST))
    assert [entry["file"] for entry in entries] == list(made)
    assert {entry["game"] for entry in entries} >= {"mangala", "kalah", "morris"}
    for entry in entries:
        content = made[entry["file"]]
        file = data.load(content)
        assert (file.facts["kazan"], file.facts["game"]) == (entry["kind"], entry["game"])
        assert file.facts["options"] == entry["options"]
        assert entry["bytes"] == len(content)
        assert base64.b64decode(entry["hash"]) == hashlib.sha256(content).digest()
    data.forget()


def test_too_many_bytes_are_refused(tmp_path: Path) -> None:
    (tmp_path / "kalah").mkdir()
    content = datafile.write("endgame", 1, "kalah", {}, b"")
    (tmp_path / "kalah" / "endgame.bin").write_bytes(content + bytes(knowledge.MOST_BYTES))
    with pytest.raises(BuildError, match="more than"):
        knowledge.files(tmp_path)

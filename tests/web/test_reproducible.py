"""The same sources give the same site, byte for byte, in whatever folder it is built.

The short form takes the drawn art, the wheel and the runtime from the caches of this tree and compares what
is assembled around them: bundles, pages, pictures, lists. The long form makes everything anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from sitebuild.paths import DIST
from tests.web import trees

ELSEWHERE = {"PYTHONHASHSEED": "7", "TZ": "Asia/Almaty", "LC_ALL": "C", "PYTHONUTF8": "1"}


def contents(folder: Path) -> dict[str, bytes]:
    """Every file below *folder*."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


@pytest.mark.parametrize(
    "anew", [False, pytest.param(True, marks=pytest.mark.long)], ids=["with caches", "anew"]
)
def test_another_folder_gives_the_same_site(
    anew: bool, assets: dict[str, str], tmp_path: Path
) -> None:
    assert assets
    tree = tmp_path / "another" / "place"
    trees.copy_of_sources(tree, caches=not anew)
    here, there = contents(DIST), contents(trees.built(tree, **ELSEWHERE))
    assert sorted(here) == sorted(there)
    assert [name for name in here if here[name] != there[name]] == []

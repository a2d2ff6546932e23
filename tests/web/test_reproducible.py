"""The same sources give the same site, byte for byte, in whatever folder it is built.

The short form takes the drawn art, the wheel and the runtime from the caches of this tree and compares what
is assembled around them: bundles, pages, pictures, lists. The long form makes everything anew.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from sitebuild.paths import CACHE, DIST, MODULES, ROOT

BUILD = "from sitebuild import site; site.build()"
ELSEWHERE = {"PYTHONHASHSEED": "7", "TZ": "Asia/Almaty", "LC_ALL": "C", "PYTHONUTF8": "1"}


def copy_of_sources(folder: Path) -> None:
    """Put what git knows of this tree into *folder*, and the npm packages."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, names.split("\0")):
        if (ROOT / name).is_file():  # a removed file is still known
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, folder / name)
    shutil.copytree(
        MODULES, folder / MODULES.relative_to(ROOT), symlinks=True, copy_function=linked
    )


def linked(source: str, target: str) -> None:
    """Put the file *source* at *target* without taking room, where that can be."""
    try:
        os.link(source, target)
    except OSError:  # another file system
        shutil.copyfile(source, target)


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
    copy_of_sources(tree)
    if anew:
        (tree / "build").mkdir()
    else:
        shutil.copytree(CACHE, tree / CACHE.relative_to(ROOT))
    subprocess.run(
        [sys.executable, "-c", BUILD], cwd=tree, check=True, env={**os.environ, **ELSEWHERE}
    )
    here, there = contents(DIST), contents(tree / "dist")
    assert sorted(here) == sorted(there)
    assert [name for name in here if here[name] != there[name]] == []

"""The sources once more in another folder, to be built there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from sitebuild.paths import CACHE, MODULES, ROOT

BUILD = "from sitebuild import site; site.build()"


def copy_of_sources(tree: Path, *, caches: bool = True) -> None:
    """Put what git knows of this tree into *tree*, with the npm packages and, if wanted, the *caches*."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, names.split("\0")):
        if (ROOT / name).is_file():  # a removed file is still known
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, tree / name)
    for folder in (MODULES, CACHE) if caches else (MODULES,):
        shutil.copytree(
            folder, tree / folder.relative_to(ROOT), symlinks=True, copy_function=linked
        )


def linked(source: str, target: str) -> None:
    """Put the file *source* at *target* without taking room, where that can be."""
    try:
        os.link(source, target)
    except OSError:  # another file system
        shutil.copyfile(source, target)


def built(tree: Path, **environment: str) -> Path:
    """The site of the sources in *tree*."""
    (tree / "build").mkdir(exist_ok=True)
    command = [sys.executable, "-c", BUILD]
    subprocess.run(command, cwd=tree, check=True, env={**os.environ, **environment})
    return tree / "dist"

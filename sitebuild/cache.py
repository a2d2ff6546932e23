"""Folders made once and kept under a name that holds the hash of their sources."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from sitebuild.paths import CACHE

if TYPE_CHECKING:
    from collections.abc import Callable


def kept(name: str, make: Callable[[Path], None]) -> Path:
    """The folder *name*, made by *make* if it is not there yet; older ones of its kind go.

    It appears under its name only when it is whole, so an interrupted build leaves none half made.
    """
    folder = CACHE / name
    if folder.exists():
        return folder
    CACHE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=CACHE, prefix="half-") as half:
        made = Path(half) / "made"
        made.mkdir()
        make(made)
        kind = name.rpartition("-")[0]
        for old in CACHE.glob(f"{kind}-*"):
            shutil.rmtree(old)
        made.rename(folder)
    return folder


def replace(folder: Path, new: Path) -> None:
    """Put the folder *new* in the place of *folder*, as close to at once as a file system can."""
    old = folder.with_name(f"{folder.name}.old-{os.getpid()}")
    if folder.exists():
        folder.rename(old)
    new.rename(folder)
    shutil.rmtree(old, ignore_errors=True)

"""Where things are, and the one error that ends a command with a clear line."""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

ROOT = Path(__file__).resolve().parent.parent
ENGINE = ROOT / "engine"
WEB = ROOT / "web"
TESTS = ROOT / "tests"
DIST = ROOT / "dist"
VENV = ROOT / ".venv"
MODULES = WEB / "node_modules"
WORK = ROOT / "build"  # caches and half-made things; safe to delete
CACHE = WORK / "cache"

SKIPPED = {"node_modules", "__pycache__"}


class BuildError(Exception):
    """The command cannot go on; its text says why and what to do."""


def sources(folder: Path) -> list[Path]:
    """Every file below *folder* that a person wrote, in a stable order."""
    found = (path for path in folder.rglob("*") if path.is_file())
    return sorted(path for path in found if not SKIPPED.intersection(path.parts))


def fingerprint(paths: Iterable[Path], *words: str) -> str:
    """A short hash of the *paths* (folders whole, missing ones by name) and *words*."""
    digest = hashlib.sha256("\0".join(words).encode())
    for path in paths:
        files = sources(path) if path.is_dir() else [path]
        for file in files:
            name = file.relative_to(ROOT) if file.is_relative_to(ROOT) else file
            digest.update(f"\0{name.as_posix()}\0".encode())
            if file.exists():
                digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def use_engine() -> None:
    """Let `kazan` be imported from its sources; it is not installed."""
    if str(ENGINE) not in sys.path:
        sys.path.insert(0, str(ENGINE))

"""Every check that reads the sources without running them."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

from sitebuild import i18n, pages, policy, setup
from sitebuild.paths import MODULES, ROOT, WEB, BuildError

if TYPE_CHECKING:
    from pathlib import Path

PYTHON = ["build.py", "sitebuild", "engine", "tests", "web/art"]
SCRIPTS = [".", "../tests/unit", "../sitebuild"]  # seen from web/, where Biome's settings are


def run() -> None:
    """Run all of them; fails when one does."""
    failed = failures()
    if failed:
        raise BuildError(f"These checks failed: {', '.join(failed)}")


def failures() -> list[str]:
    """Run all of them, also after one has failed; returns the names of those that have."""
    module: list[str | Path] = [sys.executable, "-m"]
    tools = MODULES / ".bin"
    checks: dict[str, tuple[list[str | Path], Path]] = {
        "Python format": ([*module, "ruff", "format", "--check", "--quiet", *PYTHON], ROOT),
        "Python style": ([*module, "ruff", "check", "--quiet", *PYTHON], ROOT),
        "Python types": ([*module, "mypy"], ROOT),
        "JavaScript style": ([tools / "biome", "check", *SCRIPTS], WEB),
        "JavaScript types": ([tools / "tsc", "-p", "tsconfig.json"], WEB),
        "worker types": ([tools / "tsc", "-p", "tsconfig.worker.json"], WEB),
    }
    failed = []
    for name, (command, folder) in checks.items():
        setup.say(f"checking {name}")
        done = subprocess.run(command, cwd=folder, env=setup.node_environment(), check=False)
        if done.returncode != 0:
            failed.append(name)
    texts = {
        "languages": i18n.faults,
        "rules pages": pages.faults,
        "host": policy.faults,
    }
    for name, look in texts.items():
        setup.say(f"checking {name}")
        faults = look()
        print(*faults, sep="\n", end="\n" if faults else "")
        if faults:
            failed.append(name)
    return failed

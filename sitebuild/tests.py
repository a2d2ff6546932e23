"""All tests, in the order that tells of a fault soonest."""

from __future__ import annotations

import os
import subprocess
import sys
import time

from sitebuild import browser, checks, engines, setup
from sitebuild.paths import ROOT, TESTS, BuildError


def run(*, everything: bool) -> None:
    """Run the checks and every test; *everything* adds those marked long."""
    began = time.monotonic()
    failed = [f"checks ({name})" for name in checks.failures()]
    long = ["-m", ""] if everything else []
    pytest = [sys.executable, "-m", "pytest", "--quiet", "-rs", *long]  # what is skipped is told
    environment = {**os.environ, "KAZAN_LONG": "1" if everything else ""}
    browser.chromium()
    untested = engines.prepare()
    for line in untested:
        setup.say(line)
    unit = sorted(str(path) for path in (TESTS / "unit").rglob("*.test.js"))
    suites = {
        "pure JavaScript": [str(setup.node()), "--test", *unit],
        "engine": [*pytest, "-n", str(os.cpu_count() or 2), "tests", "--ignore=tests/web"],
        "site": [*pytest, "--durations=20", "tests/web"],
    }
    for name, command in suites.items():
        setup.say(f"testing: {name}")
        if subprocess.run(command, cwd=ROOT, check=False, env=environment).returncode != 0:
            failed.append(name)
    for line in untested:  # once more where it is seen
        setup.say(line)
    setup.say(f"{time.monotonic() - began:.0f} s in all")
    if failed:
        raise BuildError(f"These failed: {', '.join(failed)}")

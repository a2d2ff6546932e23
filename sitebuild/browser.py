"""The browser for the tests: an installed Chromium, else Playwright's, else Debian's package."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from sitebuild import setup
from sitebuild.paths import BuildError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
ARGUMENTS = [
    "--no-sandbox",  # the tests may run as root
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def installed() -> str | None:
    """The path of a Chromium that is there, the system's first."""
    return next(filter(None, map(shutil.which, NAMES)), None) or playwrights()


def playwrights() -> str | None:
    """The path of Playwright's own Chromium, if it has been downloaded."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  # slow, and often not needed

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def chromium() -> str:
    """The path of a Chromium, installed now if there is none."""
    found = installed()
    if found:
        return found
    setup.say("installing Chromium")
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    if subprocess.run(command, check=False).returncode == 0 and (path := playwrights()):
        return path
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        failure = "apt-get could not install Chromium. Check the network connection."
        setup.run(["apt-get", "update", "-qq"], failure)
        setup.run(["apt-get", "install", "-y", "-qq", "chromium"], failure)
        if path := installed():
            return path
    raise BuildError(
        "The tests need a browser. Install Chromium or Google Chrome, or run\n"
        "  .venv/bin/python -m playwright install --with-deps chromium"
    )


@contextmanager
def driver() -> Iterator[Playwright]:
    """Playwright with a Chromium to drive: inside `sync_playwright` it is too late to look for one."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  # as above

    chromium()
    with sync_playwright() as playwright:
        yield playwright

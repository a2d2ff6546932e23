"""A version of the site and the next one, really built, and a server that changes from one to the other."""

from __future__ import annotations

import threading
from pathlib import Path

from playwright.sync_api import Page, expect

import kazan
from sitebuild.server import Server
from tests.web import trees

NEXT = "99.0.0"
NEW_NAME = "Kazan again"


class ChangingServer(Server):
    """A server whose site can be replaced, some of whose files can be missing, and one of which can wait."""

    missing: frozenset[str] = frozenset()
    slow = ""

    def __init__(self, extra: dict[str, Path]) -> None:
        super().__init__(extra=extra)
        self.reached = threading.Event()
        self.go_on = threading.Event()

    def file(self, path: str) -> Path | None:
        """The file behind *path*, unless it is to be missing."""
        if path == self.slow:
            self.reached.set()
            self.go_on.wait()
        return None if path in self.missing else super().file(path)


def next_site(tree: Path) -> Path:
    """The site as it is built in *tree* once the engine has another version and the page another name."""
    trees.copy_of_sources(tree)
    raised = (f'"{kazan.__version__}"', f'"{NEXT}"')
    changes = {
        "pyproject.toml": raised,
        "engine/kazan/__init__.py": raised,
        "web/i18n/en.ftl": ("app-name = Kazan\n", f"app-name = {NEW_NAME}\n"),
    }
    for name, (old, new) in changes.items():
        text = (tree / name).read_text(encoding="utf-8")
        assert old in text
        (tree / name).write_text(text.replace(old, new), encoding="utf-8")
    return trees.built(tree)


def listed(folder: Path) -> dict[str, bytes]:
    """What the service worker of the site in *folder* keeps: address -> content."""
    text = (folder / "sw.js").read_text()
    files = {f"/{file.relative_to(folder).as_posix()}": file for file in folder.rglob("*.*")}
    addresses = {path.removesuffix("index.html"): file for path, file in files.items()}
    return {path: file.read_bytes() for path, file in addresses.items() if f'"{path}":' in text}


def expect_old(page: Page) -> None:
    """The page is of the old version."""
    expect(page.locator(".wordmark")).to_have_text("Kazan")


def expect_new(page: Page) -> None:
    """The page is of the new version."""
    expect(page.locator(".wordmark")).to_have_text(NEW_NAME)

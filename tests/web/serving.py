"""The local server in a thread, with the harness beside the site."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sitebuild.paths import DIST
from sitebuild.server import Server

HARNESS = "/assets/harness.js"


class ChangingServer(Server):
    """A server whose site can be replaced and some of whose files can be missing."""

    missing: frozenset[str] = frozenset()

    def file(self, path: str) -> Path | None:
        """The file behind *path*, unless it is to be missing."""
        return None if path in self.missing else super().file(path)


@contextmanager
def serving(harness: Path, folder: Path = DIST) -> Iterator[ChangingServer]:
    """A server that runs while the block does."""
    server = ChangingServer(folder, extra={HARNESS: harness})
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()

"""The local server in a thread, with the harness beside the site."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sitebuild.server import Server

HARNESS = "/assets/harness.js"


@contextmanager
def serving(harness: Path) -> Iterator[Server]:
    """A server that runs while the block does."""
    server = Server(extra={HARNESS: harness})
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()

"""The built site served for tests and figures, with parts of the page that they can import."""

from __future__ import annotations

import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

from sitebuild import site
from sitebuild.paths import WEB, WORK
from sitebuild.runtime import RELEASE
from sitebuild.server import Server

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from playwright.sync_api import Page

HARNESS = "/assets/harness.js"
STOCK_WORKER = "/assets/stock.js"
SPINNING = "/assets/spinning.js"
BARE = "licenses.txt"  # a document of the site, under its policy, that runs no script of its own
STOCK = ("pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json", "python_stdlib.zip")

IMPORT = f'async () => {{ globalThis.harness = await import("{HARNESS}"); }}'
OURS = """async () => {
  const { createEngine } = harness;
  const began = performance.now();
  window.engine = createEngine();
  await engine.ready;
  return performance.now() - began;
}"""
MEMORY = """const cache = await caches.open("kazan-snapshot");
  const [at] = await cache.keys();"""
REMEMBERED = f"""async () => {{
  for (;;) {{
    {MEMORY}
    if (at) return true;
    await new Promise((later) => setTimeout(later, 100));
  }}
}}"""  # the next start is from memory


def bundle(assets: Mapping[str, str]) -> dict[str, Path]:
    """Make the harness as the page's own bundles are made; returns what a server adds for it."""
    out = WORK / "harness"
    task = {
        "web": str(WEB),
        "out": str(out),
        "entries": {
            name: str(site.HERE / f"{name}.js") for name in ("harness", "stock", "spinning")
        },
        "fixed": True,
        "address": "/assets/",
        "assets": dict(assets),
    }
    site.bundler(task)
    stock = {f"/python/stock/{name}": RELEASE / name for name in STOCK}
    return {
        HARNESS: out / "harness.js",
        STOCK_WORKER: out / "stock.js",
        SPINNING: out / "spinning.js",
        **stock,
    }


@contextmanager
def running(server: Server) -> Iterator[None]:
    """*server* answers while the block runs."""
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def new_game(page: Page, game: str) -> str:
    """Set up *game* as it is offered; returns the address of the game."""
    page.goto(f"/#/new/{game}")
    page.locator("button.main").last.click()
    page.locator("button[data-slot]").first.wait_for()
    return page.url

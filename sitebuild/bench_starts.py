"""How fast the built site starts in Chromium, and what it fetches."""

from __future__ import annotations

import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import brotli
from playwright.sync_api import BrowserContext, Page, Playwright

from sitebuild import browser
from sitebuild.bench_engine import Figure
from sitebuild.harness import IMPORT, OURS, REMEMBERED, STOCK_WORKER, new_game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sitebuild.server import Server

COLD_STARTS = 3
WARM_STARTS = 4
REST = 300  # milliseconds
IDLE = 0.02  # seconds of processor time in a rest
MOST_RESTS = 20
SMALL_ALREADY = {".webp", ".png", ".woff2", ".bin"}  # brotli gains nothing on them

WANTED = {"cold": 0.40, "warm": 0.25}  # of the CPU of stock
STOCK = f"""() => new Promise((resolve) => {{
  const began = performance.now();
  const worker = new Worker("{STOCK_WORKER}", {{ type: "module" }});
  worker.onmessage = () => resolve(performance.now() - began);
}})"""
KEPT = """async () => {
  await new Promise((kept) => harness.register({ onKept: kept }));
}"""


@contextmanager
def profile(playwright: Playwright, folder: Path, address: str) -> Iterator[BrowserContext]:
    """A browser that keeps what it stored in *folder*."""
    context = playwright.chromium.launch_persistent_context(
        folder, executable_path=browser.chromium(), args=browser.ARGUMENTS, base_url=address
    )
    yield context
    context.close()


def cpu(context: BrowserContext) -> float:
    """The processor time of the whole browser so far, in seconds."""
    assert context.browser is not None
    session = context.browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return float(sum(process["cpuTime"] for process in processes))


def settle(context: BrowserContext, tab: Page) -> None:
    """Wait until the browser has done what it does when it has been opened, which is no part of a start."""
    used = cpu(context)
    for _ in range(MOST_RESTS):
        tab.wait_for_timeout(REST)
        now = cpu(context)
        if now - used < IDLE:
            return
        used = now


def start(context: BrowserContext, page: str, script: str) -> tuple[Page, float, float]:
    """The tab, and the wall and processor time, in seconds, of the start that *script* makes."""
    tab = context.new_page()
    tab.goto(page)
    tab.evaluate(IMPORT)
    settle(context, tab)
    before = cpu(context)
    wall = tab.evaluate(script) / 1000
    used = cpu(context) - before
    return tab, wall, used


class Starts:
    """The starts of one kind of engine, in a browser of its own that keeps what it fetched."""

    def __init__(
        self, playwright: Playwright, address: str, page: str, script: str, kept: str
    ) -> None:
        self.playwright, self.address = playwright, address
        self.page, self.script, self.kept = page, script, kept
        self.folder = tempfile.TemporaryDirectory()
        self.times: dict[str, list[list[float]]] = {"cold": [], "warm": []}

    def cold(self) -> None:
        """Start with nothing kept, then keep the whole site."""
        self.folder.cleanup()
        self.folder = tempfile.TemporaryDirectory()
        with profile(self.playwright, Path(self.folder.name), self.address) as context:
            tab, *times = start(context, self.page, self.script)
            self.times["cold"].append(times)
            tab.evaluate(self.kept)
            tab.evaluate(KEPT)

    def warm(self) -> None:
        """Start with everything kept, in a browser that has just been started too."""
        with profile(self.playwright, Path(self.folder.name), self.address) as context:
            _, *times = start(context, self.page, self.script)
            self.times["warm"].append(times)

    def best(self, kind: str) -> tuple[float, float]:
        """The least wall time and the least processor time: other load only adds to them."""
        wall, used = zip(*self.times[kind], strict=True)
        return min(wall), min(used)


def starting(playwright: Playwright, address: str, bare: str) -> list[Figure]:
    """Our start against that of Pyodide as it is released, in turns; the warm one is from memory."""
    ours = Starts(playwright, address, bare, OURS, kept=REMEMBERED)
    stock = Starts(playwright, address, bare, STOCK, kept="true")
    for _ in range(COLD_STARTS):
        ours.cold()
        stock.cold()
    for _ in range(WARM_STARTS):
        ours.warm()
        stock.warm()
    figures = []
    for kind in ("cold", "warm"):
        (wall, used), (stock_wall, stock_used) = ours.best(kind), stock.best(kind)
        value = f"{wall:.2f} s, CPU {used:.2f} s; stock {stock_wall:.2f} s, CPU {stock_used:.2f} s"
        figures.append(Figure(f"start to engine ready, {kind}", value))
        figures.append(
            Figure(f"CPU of stock, {kind}", f"{used / stock_used:.2f}", f"<= {WANTED[kind]:.2f}")
        )
    ours.folder.cleanup()
    stock.folder.cleanup()
    return figures


def wire(playwright: Playwright, server: Server) -> list[Figure]:
    """What a first visitor fetches until a game can be played against the computer."""
    chromium = playwright.chromium.launch(
        executable_path=browser.chromium(), args=browser.ARGUMENTS
    )
    context = chromium.new_context(
        **playwright.devices["Pixel 7"], base_url=server.address, service_workers="block"
    )
    server.asked.clear()
    tab = context.new_page()
    new_game(tab, "toguz")
    tab.wait_for_load_state("networkidle")
    chromium.close()
    sizes = {}
    for path in dict.fromkeys(server.asked):
        file = server.file(path)
        if file:
            content = file.read_bytes()
            small = file.suffix in SMALL_ALREADY
            sizes[path] = len(content) if small else len(brotli.compress(content))
    later = {path: sizes.pop(path) for path in list(sizes) if path.endswith(".bin")}
    parts = sorted(sizes.items(), key=lambda part: -part[1])
    total = sum(sizes.values()) / 1e6
    return [
        Figure("on the wire to the first game", f"{total:.2f} MB brotli", "<= 4.2 MB"),
        *(Figure(f"  {path}", f"{size / 1000:8.1f} kB") for path, size in parts),
        Figure("fetched after that", f"{sum(later.values()) / 1e6:.2f} MB", "<= 1.5 MB"),
    ]

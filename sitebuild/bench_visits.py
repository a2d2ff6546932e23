"""The start table: when a visit shows something, can be touched and has its engine.

Each line is the best of several visits, for other load only adds to them. A throttled processor slows the
page and not its workers (the last line says so), so what the engine takes is told in processor time.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import BrowserContext, Page, Playwright

from sitebuild import harness
from sitebuild.bench_engine import Figure
from sitebuild.bench_starts import cpu, profile, settle

if TYPE_CHECKING:
    from collections.abc import Iterator

VISITS = 3
SLOWED = 4
QUICK = 300  # milliseconds to a board that can be touched
BOARD = "button[data-slot][aria-disabled=false]"
HOME = "main.home button"

WATCH = """(() => {
  const { promise: tappable, resolve: touch } = Promise.withResolvers();
  const { promise: answering, resolve: answer } = Promise.withResolvers();
  Object.assign(globalThis, { tappable, answering });
  const look = () => {
    if (!document.querySelector("SELECTOR")) return;
    observer.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => touch(performance.now())));
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { subtree: true, childList: true, attributes: true });
  globalThis.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        if (data.status === "ready") answer(performance.now());
      });
    }
  };
})()"""
TAPPABLE = WATCH.replace("SELECTOR", BOARD)
AWAIT_TAPPABLE = "() => tappable"
TIMES = """async () => {
  const [tap, engine] = await Promise.all([tappable, answering]);
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  return [paint.startTime, tap, engine];
}"""
KEPT = "navigator.serviceWorker.ready.then(() => true)"
SPIN = "() => harness.spin()"
SPIN_IN_WORKER = f"""() => new Promise((resolve) => {{
  const worker = new Worker("{harness.SPINNING}", {{ type: "module" }});
  worker.onmessage = ({{ data }}) => resolve(data);
}})"""


def table(playwright: Playwright, address: str, bare: str) -> Iterator[Figure]:
    """First visits, later ones and later ones without a network, at full speed and slowed down."""
    for rate in (1, SLOWED):
        speed = "" if rate == 1 else f", page / {rate}"
        cold = [first_visit(playwright, address, rate) for _ in range(VISITS)]
        yield row(f"first visit{speed}", cold)
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            game = prepare(playwright, folder, address)
            for kind, offline in (("later visit", False), ("later visit, no network", True)):
                times = []
                for _ in range(VISITS):
                    with profile(playwright, folder, address) as context:
                        context.set_offline(offline)
                        times.append(visit(context, game, BOARD, rate))
                yield row(f"{kind}{speed}", times, QUICK if rate == 1 and not offline else None)
    yield reach(playwright, address, bare)


def first_visit(playwright: Playwright, address: str, rate: int) -> list[float]:
    """The times of a visit with nothing kept, to the home page."""
    with (
        tempfile.TemporaryDirectory() as folder,
        profile(playwright, Path(folder), address) as context,
    ):
        return visit(context, "/", HOME, rate)


def prepare(playwright: Playwright, folder: Path, address: str) -> str:
    """Begin a game in a browser that keeps the site and the engine's memory; the game's address."""
    with profile(playwright, folder, address) as context:
        tab = context.new_page()
        game = harness.new_game(tab, "toguz")
        tab.evaluate(KEPT)
        tab.evaluate(harness.REMEMBERED)
        return game


def visit(context: BrowserContext, path: str, touched: str, rate: int) -> list[float]:
    """Milliseconds to the first paint, to *touched* and to the engine, and its CPU in milliseconds."""
    tab = context.new_page()
    tab.add_init_script(WATCH.replace("SELECTOR", touched))
    slow(context, tab, rate)
    settle(context, tab)
    before = cpu(context)
    tab.goto(path)
    times: list[float] = tab.evaluate(TIMES)
    return [*times, 1000 * (cpu(context) - before)]


def slow(context: BrowserContext, tab: Page, rate: int) -> None:
    """Let the main thread of *tab* have one part in *rate* of its time."""
    context.new_cdp_session(tab).send("Emulation.setCPUThrottlingRate", {"rate": rate})


def row(what: str, visits: list[list[float]], limit: float | None = None) -> Figure:
    """One line of the table: the least of each time."""
    paint, tap, engine, used = (min(times) for times in zip(*visits, strict=True))
    value = f"paint {paint:.0f}, tap {tap:.0f}, engine {engine:.0f} ms, CPU {used:.0f} ms"
    return Figure(f"start, {what}", value, f"tap < {limit:.0f} ms" if limit else "")


def reach(playwright: Playwright, address: str, bare: str) -> Figure:
    """How much slower the page and a worker are when the processor is throttled."""
    with (
        tempfile.TemporaryDirectory() as folder,
        profile(playwright, Path(folder), address) as context,
    ):
        tab = context.new_page()
        tab.goto(bare)
        tab.evaluate(harness.IMPORT)
        spent: dict[int, list[float]] = {}
        for rate in (1, SLOWED):
            slow(context, tab, rate)
            spent[rate] = [
                min(tab.evaluate(script) for _ in range(VISITS))
                for script in (SPIN, SPIN_IN_WORKER)
            ]
    page, worker = (slowed / full for full, slowed in zip(*spent.values(), strict=True))
    return Figure(f"throttled {SLOWED} x", f"page {page:.1f} x, worker {worker:.1f} x as long")

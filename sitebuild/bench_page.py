"""Figures of the built site in Chromium."""

from __future__ import annotations

import json
import statistics
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import brotli
from playwright.sync_api import BrowserContext, Page, Playwright

from sitebuild import browser, harness
from sitebuild.bench_engine import Figure, starts, thought
from sitebuild.harness import BARE, HARNESS, STOCK_WORKER
from sitebuild.server import Server

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

COLD_STARTS = 2
WARM_STARTS = 4
SMALL_ALREADY = {".webp", ".png", ".woff2", ".bin"}  # brotli gains nothing on them
HEAP, SOWN = 40, 162  # a large pit of toguz, and all its stones
IDLE = 5  # seconds for which a page that rests is watched

IMPORT = f'async () => {{ globalThis.harness = await import("{HARNESS}"); }}'
OURS = """async () => {
  const { createEngine } = harness;
  const began = performance.now();
  window.engine = createEngine();
  await engine.ready;
  return performance.now() - began;
}"""
STOCK = f"""() => new Promise((resolve) => {{
  const began = performance.now();
  const worker = new Worker("{STOCK_WORKER}", {{ type: "module" }});
  worker.onmessage = () => resolve(performance.now() - began);
}})"""
KEPT = """async () => {
  await new Promise((kept) => harness.register({ onKept: kept }));
}"""
THINK = """async (record) => {
  const { id } = await engine.call("think_start", { record, level: "master", seed: 1 });
  return engine.call("think_step", { id, ms: 1000 });
}"""
TAPPABLE = """(() => {
  const look = () => {
    if (!document.querySelector("button[data-slot][aria-disabled=false]")) return;
    observer.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => {
      globalThis.tappable = performance.now();
    }));
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { subtree: true, childList: true, attributes: true });
})()"""
SOW = f"""async ({{ sheet, spec, stones }}) => {{
  const {{ createBoard }} = await import("{HARNESS}");
  const host = document.createElement("div");
  host.style.cssText = "position:fixed;inset:0";
  document.body.replaceChildren(host);
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = sheet;
  await new Promise((loaded) => {{ style.onload = loaded; document.head.append(style); }});
  const options = {{ wood: spec.wood, stones: spec.stones, orientation: "auto", bottom: 0 }};
  const board = createBoard(host, spec, {{ ...options, sound: false, label: () => "" }});
  await board.ready;
  const slots = Array(20).fill(0);
  slots[0] = stones;
  board.show(slots, {{}});
  const steps = [["lift", 0, -1, stones]];
  for (let stone = 0; stone < stones; stone += 1) steps.push(["drop", -1, stone % 18, 1]);
  let calm = 0; // until the board is painted and the page has nothing else to do
  for (let last = performance.now(); calm < 20; ) {{
    const now = await new Promise(requestAnimationFrame);
    calm = now - last < 40 ? calm + 1 : 0;
    last = now;
  }}
  const times = [];
  let running = true;
  const tick = (now) => {{ times.push(now); if (running) requestAnimationFrame(tick); }};
  requestAnimationFrame(tick);
  await board.animate(steps, {{ pace: "normal" }});
  running = false;
  return times.slice(1).map((time, index) => time - times[index]);
}}"""


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


def start(context: BrowserContext, page: str, script: str) -> tuple[float, float]:
    """Wall and processor time, in seconds, of the start that *script* makes."""
    tab = context.new_page()
    tab.goto(page)
    tab.evaluate(IMPORT)
    before = cpu(context)
    wall = tab.evaluate(script) / 1000
    used = cpu(context) - before
    tab.close()
    return wall, used


class Starts:
    """The starts of one kind of engine, in a browser of its own that keeps what it fetched."""

    def __init__(self, playwright: Playwright, address: str, page: str, script: str) -> None:
        self.playwright, self.address = playwright, address
        self.page, self.script = page, script
        self.folder = tempfile.TemporaryDirectory()
        self.times: dict[str, list[tuple[float, float]]] = {"cold": [], "warm": []}

    def cold(self) -> None:
        """Start with nothing kept, then keep the whole site."""
        self.folder.cleanup()
        self.folder = tempfile.TemporaryDirectory()
        with profile(self.playwright, Path(self.folder.name), self.address) as context:
            self.times["cold"].append(start(context, self.page, self.script))
            tab = context.new_page()
            tab.goto(self.page)
            tab.evaluate(IMPORT)
            tab.evaluate(KEPT)

    def warm(self) -> None:
        """Start with everything kept, in a browser that has just been started too."""
        with profile(self.playwright, Path(self.folder.name), self.address) as context:
            self.times["warm"].append(start(context, self.page, self.script))

    def best(self, kind: str) -> tuple[float, float]:
        """The least wall time and the least processor time: other load only adds to them."""
        wall, used = zip(*self.times[kind], strict=True)
        return min(wall), min(used)


def starting(playwright: Playwright, address: str, bare: str) -> list[Figure]:
    """Our start against that of Pyodide as it is released, in turns."""
    ours = Starts(playwright, address, bare, OURS)
    stock = Starts(playwright, address, bare, STOCK)
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
        figures.append(Figure(f"CPU of stock, {kind}", f"{used / stock_used:.2f}", "<= 0.50"))
    ours.folder.cleanup()
    stock.folder.cleanup()
    return figures


def new_game(page: Page, game: str) -> str:
    """Set up *game* as it is offered; returns the address of the game."""
    page.goto(f"/#/new/{game}")
    page.locator("button.main").last.click()
    page.locator("button[data-slot]").first.wait_for()
    return page.url


def first_tap(playwright: Playwright, address: str) -> list[Figure]:
    """From navigation to a board that can be tapped, the site being kept and the browser running."""
    with (
        tempfile.TemporaryDirectory() as folder,
        profile(playwright, Path(folder), address) as context,
    ):
        tab = context.new_page()
        game = new_game(tab, "toguz")
        tab.evaluate("navigator.serviceWorker.ready.then(() => true)")
        tab.close()
        times = []
        for _ in range(WARM_STARTS + 1):  # the first one fills the browser's own caches
            tab = context.new_page()
            tab.add_init_script(TAPPABLE)
            tab.goto(game)
            times.append(tab.evaluate(AWAIT_TAPPABLE))
            tab.close()
    median = statistics.median(times[1:])
    return [Figure("first tappable board, warm", f"{median:.0f} ms", "< 300 ms")]


AWAIT_TAPPABLE = """async () => {
  while (!globalThis.tappable) await new Promise(requestAnimationFrame);
  return tappable;
}"""


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
        Figure("on the wire to the first game", f"{total:.2f} MB brotli", "<= 4.4 MB"),
        *(Figure(f"  {path}", f"{size / 1000:8.1f} kB") for path, size in parts),
        Figure("fetched after that", f"{sum(later.values()) / 1e6:.2f} MB", "<= 1.5 MB"),
    ]


def search(page: Page, bare: str) -> list[Figure]:
    """How fast and how deep the computer looks in Chromium."""
    page.goto(bare)
    page.evaluate(IMPORT)
    page.evaluate(OURS)
    answers = {game: page.evaluate(THINK, record) for game, record in starts().items()}
    return [thought("Chromium", game, answer) for game, answer in answers.items()]


def frames(page: Page, assets: Mapping[str, str], server: Server) -> list[Figure]:
    """Frame times of sowings of toguz, as they come and with a slow processor."""
    boards = server.file(assets["boards.json"])
    assert boards is not None
    spec = json.loads(boards.read_text(encoding="utf-8"))["toguz"]
    task: dict[str, Any] = {"sheet": assets["style/main.css"], "spec": spec}
    session = page.context.new_cdp_session(page)
    figures = []
    for stones in (HEAP, SOWN):
        for rate, wanted in ((1, 60), (4, 30)):
            page.goto(assets[BARE])
            session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
            times = sorted(page.evaluate(SOW, {**task, "stones": stones}))
            session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
            name = f"{stones} stones sown" + (f", CPU / {rate}" if rate > 1 else "")
            median, worst = statistics.median(times), times[-1]
            if stones == HEAP:
                limit = "<= 17 and < 50 ms" if rate == 1 else "< 50 ms"
                figures.append(Figure(name, f"median {median:.1f}, worst {worst:.1f} ms", limit))
            else:
                speed = 1000 * len(times) / sum(times)
                late = times[int(len(times) * 0.95)]
                value = f"{speed:.0f} frames/s, 95 % within {late:.1f} ms"
                figures.append(Figure(name, value, f">= {wanted}"))
    return figures


REACTION = """() => {
  globalThis.reaction = new Promise((resolve) => {
    addEventListener("pointerdown", () => {
      const from = performance.now();
      const board = document.querySelector(".board");
      const look = new MutationObserver(() => {
        look.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)));
      });
      look.observe(board, { subtree: true, attributes: true, childList: true });
    }, { capture: true, once: true });
  });
}"""


def reaction(page: Page) -> list[Figure]:
    """From touching a pit to the first frame in which the board is another, with a slow processor."""
    new_game(page, "mangala")
    page.get_by_role("button", name="Undo").wait_for()
    session = page.context.new_cdp_session(page)
    page.evaluate(REACTION)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.locator("button[data-slot][aria-disabled=false]").nth(1).tap()
    took = page.evaluate("reaction")
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return [Figure("touch to first change, CPU / 4", f"{took:.0f} ms", "< 100 ms")]


COUNT_CALLS = """(() => {
  globalThis.calls = 0;
  for (const name of ["requestAnimationFrame", "setTimeout", "setInterval"]) {
    const plain = globalThis[name];
    globalThis[name] = (...given) => { calls += 1; return plain(...given); };
  }
})()"""


def idle(page: Page) -> list[Figure]:
    """What a page with a board does while nobody touches it."""
    page.add_init_script(COUNT_CALLS)
    new_game(page, "toguz")
    page.wait_for_load_state("networkidle")
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")

    def busy() -> float:
        metrics = session.send("Performance.getMetrics")["metrics"]
        found = next(one["value"] for one in metrics if one["name"] == "TaskDuration")
        return 1000 * float(found)

    page.wait_for_timeout(2000 * IDLE)  # the engine has started, the last animation is over
    page.evaluate("calls = 0")
    before = busy()
    page.wait_for_timeout(1000 * IDLE)
    spent = busy() - before
    calls = page.evaluate("calls")
    value = f"{calls} timers and frames asked for, {spent:.1f} ms of main thread"
    return [Figure(f"{IDLE} s of an idle board", value, "none")]


def measure(assets: Mapping[str, str]) -> list[Figure]:
    """Every figure that needs a browser."""
    server = Server(extra=harness.bundle(assets))
    with harness.running(server), browser.driver() as playwright:
        address, bare = server.address, assets[BARE]
        figures = starting(playwright, address, bare)
        figures += first_tap(playwright, address)
        figures += wire(playwright, server)
        chromium = playwright.chromium.launch(
            executable_path=browser.chromium(), args=browser.ARGUMENTS
        )
        page = chromium.new_context(
            **playwright.devices["Pixel 7"], base_url=address, service_workers="block"
        ).new_page()
        figures += search(page, bare)
        figures += frames(page, assets, server)
        figures += reaction(page)
        figures += idle(page)
        chromium.close()
    return figures

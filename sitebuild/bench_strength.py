"""What the computer has to think with in Chromium: the node budget of a move, the tables, the memory."""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import Browser, BrowserContext, Page

from sitebuild import browser, harness, knowledge, site
from sitebuild.bench_starts import profile
from sitebuild.bench_visits import AWAIT_TAPPABLE, TAPPABLE
from sitebuild.harness import BARE, IMPORT, OURS, new_game
from sitebuild.server import Server

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tools.strength_table import Line

POSITIONS = 10
SECONDS = 1.5
LEARN = """async () => {
  const began = performance.now();
  for (const { file } of await (await fetch(harness.asset("knowledge.json"))).json()) {
    const content = new Uint8Array(await (await fetch(harness.asset(file))).arrayBuffer());
    let text = "";
    for (const byte of content) text += String.fromCharCode(byte);
    const { id } = await engine.call("data_start", { content: btoa(text) });
    for (let done = false; !done; ) ({ done } = await engine.call("data_step", { id, ms: 8 }));
  }
  return performance.now() - began;
}"""
THINK = f"""async (record) => {{
  const {{ id }} = await engine.call("think_start", {{ record, level: "master", seed: 1 }});
  const thought = await engine.call("think_step", {{ id, ms: {SECONDS * 1000} }});
  await engine.call("think_stop", {{ id }});
  return thought;
}}"""
KNOWN = """async () => {
  while (!performance.getEntriesByName("knowledge").length) {
    await new Promise(requestAnimationFrame);
  }
  return performance.getEntriesByName("knowledge")[0].startTime;
}"""


def measure() -> Iterator[Line]:
    """The lines, each as soon as it is measured."""
    from tools.strength_table import Line  # noqa: PLC0415  # build.py has put the engine on the path

    assets = site.build()
    server = Server(extra=harness.bundle(assets))
    with harness.running(server), browser.driver() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=browser.chromium(), args=browser.ARGUMENTS
        )
        page = chromium.new_page(base_url=server.address, service_workers="block")
        page.goto(assets[BARE])
        page.evaluate(IMPORT)
        page.evaluate(OURS)
        bare = memory(chromium)
        yield Line("Chromium: all data files into use", f"{page.evaluate(LEARN) / 1000:.2f} s")
        yield from thoughts(page)
        most = memory(chromium)
        value = f"{most:.0f} MB, {most - bare:.0f} more than without them"
        yield Line("Chromium: page and worker, all files, after that", value, "<= 260 MB")
        chromium.close()
        for game in ("mangala", "kalah", "morris"):
            with (
                tempfile.TemporaryDirectory() as folder,
                profile(playwright, Path(folder), server.address) as context,
            ):
                yield Line(f"Chromium: board tappable, then tables: {game}", ready(context, game))
    for name, content in knowledge.files().items():
        yield Line(f"on the wire: {name}", f"{len(content) / 1000:.0f} kB")


def thoughts(page: Page) -> Iterator[Line]:
    """Nodes and depth of a move, from ten positions a game."""
    from kazan import games, notation  # noqa: PLC0415
    from tools.strength_table import Line, sample  # noqa: PLC0415

    for key in games.GAMES:
        found: list[dict[str, Any]] = [
            page.evaluate(THINK, notation.write(record)) for record in sample(key, POSITIONS)
        ]
        open_ones = [thought for thought in found if not thought["exact"]]
        speed = sum(thought["nodes"] for thought in found) / sum(
            thought["seconds"] for thought in found
        )
        value = "all seen to the end"
        if open_ones:
            depth = statistics.median(thought["depth"] for thought in open_ones)
            nodes = statistics.median(thought["nodes"] for thought in open_ones)
            value = f"{nodes / 1000:.0f} k nodes, depth {depth:g} in {SECONDS:g} s"
        yield Line(f"Chromium: {key}", f"{speed / 1000:.0f} k nodes/s, {value}")


def memory(chromium: Browser) -> float:
    """The memory that the largest process of a page holds for itself, its workers included, in MB."""
    session = chromium.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    held = [resident(process["id"]) for process in processes if process["type"] == "renderer"]
    return max(held)


def resident(process: int) -> float:
    """The anonymous memory of a process, in MB."""
    status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    line = next(line for line in status.splitlines() if line.startswith("RssAnon"))
    return int(line.split()[1]) / 1000


def ready(context: BrowserContext, game: str) -> str:
    """When the board of a first visitor's *game* can be touched, and when its tables are in use."""
    tab = context.new_page()
    tab.add_init_script(TAPPABLE)
    place = new_game(tab, game)
    tab.evaluate(KNOWN)
    tab.evaluate("navigator.serviceWorker.ready.then(() => true)")
    tab.close()
    tab = context.new_page()  # another day
    tab.add_init_script(TAPPABLE)
    tab.goto(place)
    tappable, known = tab.evaluate(AWAIT_TAPPABLE), tab.evaluate(KNOWN)
    tab.close()
    return f"{tappable / 1000:.1f} s, then {(known - tappable) / 1000:.1f} s"

"""How the board moves in Chromium: its frames, its reaction to a touch, its rest."""

from __future__ import annotations

import json
import statistics
from typing import TYPE_CHECKING, Any

from playwright.sync_api import Page

from sitebuild.bench_engine import Figure
from sitebuild.harness import BARE, HARNESS, new_game

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sitebuild.server import Server

HEAP, SOWN = 40, 162  # a large pit of toguz, and all its stones
TOUCHES = 5
IDLE = 5  # seconds for which a page that rests is watched

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
REACTION = """() => {
  globalThis.reaction = new Promise((resolve) => {
    addEventListener("pointerdown", () => {
      const from = performance.now();
      const board = document.querySelector(".board");
      const look = new MutationObserver(() => {
        look.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)));
      });
      const seen = ["class", "hidden", "height", "style", "width"]; // what only ears notice is no change
      look.observe(board, { subtree: true, attributeFilter: seen, childList: true });
    }, { capture: true, once: true });
  });
}"""
COUNT_CALLS = """(() => {
  globalThis.calls = 0;
  for (const name of ["requestAnimationFrame", "setTimeout", "setInterval"]) {
    const plain = globalThis[name];
    globalThis[name] = (...given) => { calls += 1; return plain(...given); };
  }
})()"""


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


def reaction(page: Page) -> list[Figure]:
    """From touching a pit to the first frame in which the board is another, with a slow processor."""
    new_game(page, "mangala")
    page.get_by_role("button", name="Undo").wait_for()
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    took = []
    for _ in range(TOUCHES):
        pit = page.locator("button[data-slot][aria-disabled=false]").first
        pit.wait_for()
        page.wait_for_timeout(500)  # what the last move asked for has been done
        page.evaluate(REACTION)
        pit.tap()
        took.append(page.evaluate("reaction"))
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    value = f"median {statistics.median(took):.0f}, the first of all {took[0]:.0f} ms"
    return [Figure("touch to first change, CPU / 4", value, "< 100 ms")]


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

"""How soon and how deep the engine answers in Chromium."""

from __future__ import annotations

import json
import statistics
from typing import TYPE_CHECKING

from playwright.sync_api import Page

from sitebuild.bench_engine import FREE, Figure, starts, thought
from sitebuild.harness import IMPORT, OURS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

TAUGHT = 5  # times that the coach is asked in each game

THINK = """async (record) => {
  const { id } = await engine.call("think_start", { record, level: "master", seed: 1 });
  return engine.call("think_step", { id, ms: 1000 });
}"""


def search(page: Page, bare: str) -> list[Figure]:
    """How fast and how deep the computer looks in Chromium."""
    page.goto(bare)
    page.evaluate(IMPORT)
    page.evaluate(OURS)
    answers = {game: page.evaluate(THINK, record) for game, record in starts().items()}
    return [thought("Chromium", game, answer) for game, answer in answers.items()]


# From the touch of the tool to the frame that shows the first words about the position.
ANSWER = """() => {
  globalThis.answer = new Promise((resolve) => {
    document.querySelector(".tool[data-tool=teach]").addEventListener("click", () => {
      const from = performance.now();
      const look = new MutationObserver(() => {
        const { stage } = document.querySelector(".teach")?.dataset ?? {};
        if (!stage || stage === "asking") return;
        look.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)));
      });
      look.observe(document, { subtree: true, attributes: true, childList: true });
    }, { capture: true, once: true });
  });
}"""


def teaching(page: Page) -> list[Figure]:
    """From touching "Teach me" to the first answer, at the start of each game and as it goes on.

    The first one may have to wait until Python has started.
    """
    choices = {game: {"opponent": "person", "options": FREE.get(game, {})} for game in starts()}
    settings = json.dumps(json.dumps({"pace": "off", "sound": False, "choices": choices}))
    page.add_init_script(f"localStorage.setItem('kazan', {settings})")
    took = {game: list(taught(page, game)) for game in choices}
    every = [time for times in took.values() for time in times]
    what = f"touch to the coach's first answer, {len(every)} times"
    return [Figure(what, said(every))] + [
        Figure(f"  {game}", said(times)) for game, times in took.items()
    ]


def said(times: Sequence[float]) -> str:
    """The median and the worst of *times* in milliseconds."""
    return f"median {statistics.median(times):.0f}, worst {max(times):.0f} ms"


def taught(page: Page, game: str) -> Iterator[float]:
    """Ask the coach, make the move that is advised, and again; how long each answer took."""
    page.goto(f"/#/new/{game}")
    page.locator("button.main").last.click()
    begun, guess = page.locator("button[data-slot]").first, page.locator(".rite-stage button").first
    begun.or_(guess).wait_for()
    while not begun.is_visible():  # the guess that opens a game of dealt seeds
        guess.click()
        begun.or_(guess).wait_for()
    tool, card = page.locator(".tool[data-tool=teach]:enabled"), page.locator(".teach")
    tool.wait_for()
    page.locator("html:not(:has([aria-busy=true]))").wait_for()
    for _ in range(TAUGHT):
        page.evaluate(ANSWER)
        tool.click()
        yield page.evaluate("answer")
        if card.get_attribute("data-stage") == "nudge":
            card.locator(".button.main").click()
        card.locator(".button.main").click()  # the move is played
        tool.wait_for()

"""What only shows after a while: memory that grows game by game, and what a thousand careless touches do.

The long form (``build.py test --all``) plays 500 games in one page and taps ten minutes a game.
"""

from __future__ import annotations

import os
import random
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.page_steps import START, play_to_the_end, prefer, set_up

LONG = bool(os.environ.get("KAZAN_LONG"))
GAMES = 500 if LONG else 4
SETTLED = 50 if LONG else 2
"""Games after which caches are full, so that what grows from then on grows for ever."""
SECONDS = 600 if LONG else 3
"""For which one game is tapped."""
TOTALS = {"mangala": 48, "kalah": 48, "toguz": 162, "gaziantep": 98, "morris": None}
RITE = ("I am", "One", "I am", "Even", "Go on", "The lower row")
COUNT = re.compile(r"(\d+) stones?")
KEYS = (
    "ArrowLeft",
    "ArrowRight",
    "ArrowUp",
    "ArrowDown",
    "Enter",
    " ",
    "u",
    "y",
    "r",
    "h",
    "Escape",
    "3",
)
READY = "[data-slot][aria-disabled='false'], section.end"


@pytest.fixture
def page(browser: Browser, base_url: str, phone_arguments: dict[str, Any]) -> Iterator[Page]:
    """A phone whose stones move at once, and whose console stays empty."""
    context = browser.new_context(**phone_arguments, base_url=base_url, locale="en-GB")
    prefer(context, pace="off", sound=False, language="en")
    context.route_web_socket("**", lambda _: None)  # whoever is invited never comes
    page = context.new_page()
    told: list[str] = []
    page.on("pageerror", lambda error: told.append(str(error)))
    page.on("console", lambda one: told.append(one.text) if one.type == "error" else None)
    yield page
    context.close()
    assert told == []


def memory(context: BrowserContext, page: Page) -> dict[str, float]:
    """What the page holds after tidying up: MB of scripts and of the largest process, nodes, listeners."""
    session = context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    session.send("Performance.enable")
    metrics = {
        one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]
    }
    session.detach()
    assert context.browser is not None
    whole = context.browser.new_browser_cdp_session()
    processes = whole.send("SystemInfo.getProcessInfo")["processInfo"]
    whole.detach()
    pages = [resident(one["id"]) for one in processes if one["type"] == "renderer"]
    return {
        "scripts": metrics["JSHeapUsedSize"] / 1e6,
        "process": max(pages),  # the engine's memory is in it
        "nodes": metrics["Nodes"],
        "listeners": metrics["JSEventListeners"],
    }


def resident(process: int) -> float:
    """The MB that *process* holds; 0 where the system does not say."""
    file = Path(f"/proc/{process}/statm")
    return int(file.read_text().split()[1]) * 4096 / 1e6 if file.exists() else 0


def test_memory_does_not_grow_from_game_to_game(page: Page) -> None:
    set_up(page, "kalah", level="Easy")
    before: dict[str, float] = {}
    for game in range(GAMES):
        if game == SETTLED:
            before = memory(page.context, page)
        play_to_the_end(page)
        page.get_by_role("button", name="Play again").click()
        expect(page.locator("section.end")).to_have_count(0)
    expect(page.locator(READY).first).to_be_visible(timeout=START)
    after = memory(page.context, page)
    kept = GAMES - SETTLED  # games that are kept, and listed
    grown = {name: after[name] - before[name] for name in before}
    print(f"\n{GAMES} games: {before} {after}")
    assert grown["scripts"] < 1 + 0.03 * kept, grown
    assert grown["process"] < 30 + 0.05 * kept, grown
    assert grown["nodes"] < 300, grown
    assert grown["listeners"] < 50, grown


def test_a_board_that_is_gone_is_let_go(page: Page) -> None:
    set_up(page, "kalah", level="Easy")
    play_to_the_end(page)
    page.evaluate("() => { globalThis.gone = new WeakRef(document.querySelector('.board')); }")
    page.get_by_role("button", name="Play again").click()
    expect(page.locator("section.end")).to_have_count(0)
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    session.detach()
    assert page.evaluate("() => gone.deref() === undefined")


@pytest.mark.parametrize("game", TOTALS)
def test_careless_touches_break_nothing_and_lose_no_stone(page: Page, game: str) -> None:
    chance = random.Random(game)
    begin(page, game)
    size = page.viewport_size
    assert size is not None
    end = time.monotonic() + SECONDS
    touches = 0
    while time.monotonic() < end:
        for _ in range(30):
            act(page, chance, size["width"], size["height"])
            touches += 1
        come_back(page, game)
    print(f"\n{game}: {touches} touches")


def begin(page: Page, game: str) -> None:
    """A new game for two, on the screen."""
    page.goto("/")
    page.goto(f"/#/new/{game}")
    page.get_by_role("radio", name="A person here", exact=True).check()
    page.get_by_role("button", name="Start", exact=True).click()
    if game == "gaziantep":
        for name in RITE:
            page.get_by_role("button", name=name).click(timeout=START)


def act(page: Page, chance: random.Random, width: int, height: int) -> None:
    """One careless touch or key."""
    kind = chance.random()
    if kind < 0.7:
        page.touchscreen.tap(chance.random() * width, (0.09 + 0.9 * chance.random()) * height)
    elif kind < 0.8:
        page.mouse.click(chance.random() * width, chance.random() * height, click_count=2)
    else:
        page.keyboard.press(chance.choice(KEYS))


def come_back(page: Page, game: str) -> None:
    """To the game, wherever the touches have led; its stones are all there."""
    held = page.locator("main.play[data-game]:not(.puzzle) [data-slot]")
    if "/#/game/" in page.url:
        page.reload()
    if "/#/game/" not in page.url or held.count() == 0:
        begin(page, game)
    friend = page.locator(".bar p", has_text="Your friend")  # a touch may have begun another game
    expect(page.locator(READY).or_(friend).first).to_be_visible(timeout=START)
    shown = page.locator("main.play").get_attribute("data-game")
    labels = page.locator(".board [aria-label]").evaluate_all(
        "all => all.map((one) => one.ariaLabel)"
    )
    total = TOTALS[str(shown)]
    if total is not None:
        counts = [COUNT.search(label) for label in labels]
        assert sum(int(found[1]) for found in counts if found) == total, labels
    else:
        for colour in ("light", "dark"):
            assert sum(colour in label for label in labels) <= 9, labels
    if friend.count() or page.locator("section.end").is_visible():
        begin(page, game)

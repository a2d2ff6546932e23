"""What the computer knows by heart: fetched late, kept apart, and never in the way of a game."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from sitebuild.harness import running
from sitebuild.server import Server
from tests.web.page_steps import START, prefer, quick_start, slot, status, stones, touch

WAIT_KEPT = """async (count) => {
  for (const end = performance.now() + 60000; performance.now() < end; ) {
    const cache = await caches.open("kazan-knowledge");
    if ((await cache.keys()).length === count) return;
    await new Promise(requestAnimationFrame);
  }
  throw new Error(`not ${count} kept`);
}"""
PUT = """async ([address, text]) => {
  const cache = await caches.open("kazan-knowledge");
  await cache.put(address, new Response(text));
}"""
REFUSING = """
Cache.prototype.put = async () => { throw new DOMException("full", "QuotaExceededError"); };
"""
SAVING = """
Object.defineProperty(navigator, "connection", { value: { saveData: true } });
"""

LONG_WIN = "kazan1/morris//...........B..B.WWB...WB,0,0,0,0,1////c4a44859"
"""Three against four, light wins in 33 plies: farther than any search sees."""
SHORT_WIN = "kazan1/kalah//2,0,1,0,2,1,1,0,3,0,1,1,18,18,0////4eab4a4b"


@pytest.fixture
def server(harness_files: dict[str, Path]) -> Iterator[Server]:
    """A server of its own, so that what is asked of it belongs to one test."""
    server = Server(extra=harness_files)
    with running(server):
        yield server


@pytest.fixture
def phone(browser: Browser, server: Server) -> Iterator[BrowserContext]:
    """A fresh browser, its stones quick."""
    context = browser.new_context(base_url=server.address, locale="en-GB")
    prefer(context, pace="off", sound=False)
    yield context
    context.close()


@pytest.fixture
def names(assets: dict[str, str]) -> dict[str, str]:
    """Plain name -> address of each data file."""
    return {name: at for name, at in assets.items() if name.endswith(".bin")}


def fetched(server: Server) -> list[str]:
    """The data files asked for so far, in order."""
    return [path for path in server.asked if path.endswith(".bin")]


def kalah(phone: BrowserContext) -> Page:
    """A game of Kalah for two, one move played: so Python is there."""
    page = phone.new_page()
    page.goto("/")
    quick_start(page, "Kalah", "Two players")
    touch(page, 2)
    expect(status(page)).to_contain_text("plays again", timeout=START)
    return page


def test_all_is_fetched_once_a_game_can_be_played_its_own_first(
    phone: BrowserContext, server: Server, names: dict[str, str]
) -> None:
    page = phone.new_page()
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    assert fetched(server) == []
    quick_start(page, "Kalah", "Two players")
    page.evaluate(WAIT_KEPT, len(names))
    asked = fetched(server)
    assert sorted(asked) == sorted(names.values())
    own = {names["knowledge/kalah-endgame.bin"], names["knowledge/kalah-book.bin"]}
    assert set(asked[: len(own)]) == own
    mine = [path for path in asked if "kalah" in path]
    assert asked[: len(mine)] == mine
    page.goto("/#/settings")
    expect(page.get_by_role("main")).to_contain_text("On this device: Kalah, Turkish Mangala")
    page.reload()
    quick_start_again(page)
    assert len(fetched(server)) == len(names)


def quick_start_again(page: Page) -> None:
    """Another game on the same device, until its engine has answered."""
    page.goto("/")
    quick_start(page, "Kalah", "Two players")
    touch(page, 2)
    expect(status(page)).to_contain_text("plays again", timeout=START)


def test_a_damaged_file_is_told_and_the_game_goes_on(
    phone: BrowserContext, names: dict[str, str], server: Server, bare: str
) -> None:
    page = phone.new_page()
    page.goto(bare)
    header = json.dumps({"check": "0", "kazan": "endgame", "game": "kalah", "size": 9})
    page.evaluate(PUT, [names["knowledge/kalah-endgame.bin"], f"{header}\nnonsense"])
    page.goto("/")
    quick_start(page, "Kalah", "Two players")
    expect(page.get_by_role("alert")).to_contain_text("damaged", timeout=START)
    page.get_by_role("alert").get_by_role("button", name="Close").click()
    touch(page, 2)
    expect(status(page)).to_contain_text("plays again", timeout=START)
    page.evaluate(WAIT_KEPT, len(names) - 1)
    assert names["knowledge/kalah-endgame.bin"] not in fetched(server)
    page.reload()  # with the next start it is fetched again
    page.evaluate(WAIT_KEPT, len(names))


def test_a_full_disk_harms_neither_the_game_nor_the_saves(
    phone: BrowserContext, server: Server, names: dict[str, str]
) -> None:
    phone.add_init_script(REFUSING)
    with phone.expect_event("requestfinished", lambda request: request.url.endswith(".bin")):
        page = kalah(phone)
    expect(page.get_by_role("alert")).to_have_count(0)
    page.reload()
    expect(slot(page, 2)).to_have_accessible_name("Player 1, pit 3: 0 stones")
    touch(page, 0)
    expect(status(page)).to_contain_text("Player 2’s turn", timeout=START)
    own = {names["knowledge/kalah-endgame.bin"], names["knowledge/kalah-book.bin"]}
    assert set(fetched(server)) & own
    assert set(fetched(server)) <= own, "what cannot be kept is fetched for this game only"


def test_a_device_that_saves_data_fetches_when_it_is_asked_to(
    phone: BrowserContext, server: Server, names: dict[str, str]
) -> None:
    phone.add_init_script(SAVING)
    page = kalah(phone)
    touch(page, 0)
    expect(status(page)).to_contain_text("Player 2’s turn", timeout=START)
    assert fetched(server) == []
    place = page.url
    page.goto("/#/settings")
    page.get_by_role("button", name="Fetch now").click()
    page.goto(place)
    page.evaluate(WAIT_KEPT, len(names))
    assert stones(page, 2) == 1


def test_what_is_not_wanted_is_removed_and_comes_back_when_it_is(
    phone: BrowserContext, names: dict[str, str]
) -> None:
    page = kalah(phone)
    page.evaluate(WAIT_KEPT, len(names))
    place = page.url
    page.goto("/#/settings")
    switch = page.get_by_role("switch", name="Perfect endings")
    switch.uncheck(force=True)
    page.evaluate(WAIT_KEPT, 0)
    expect(page.get_by_role("main")).not_to_contain_text("On this device")
    switch.check(force=True)
    page.goto(place)
    page.evaluate(WAIT_KEPT, len(names))


def open_text(page: Page, text: str, address: str = "") -> None:
    """Begin with the position of *text*."""
    page.goto(f"{address}/#/games")
    page.get_by_role("button", name="Open a game from text").click()
    page.get_by_role("textbox").fill(text)
    page.get_by_role("button", name="Open", exact=True).click()


def test_what_best_play_gives_is_told_by_name_and_only_if_it_is_to_be_told(
    phone: BrowserContext,
) -> None:
    page = phone.new_page()
    open_text(page, SHORT_WIN)
    touch(page, 5)
    expect(status(page)).to_contain_text("turn", timeout=START)
    page.get_by_role("button", name="Undo").click()
    expect(status(page)).to_contain_text("Player 1’s turn", timeout=START)
    expect(page.locator(".outcome")).to_have_count(0)
    place = page.url
    page.goto("/#/settings")
    page.get_by_role("switch", name="Tell what best play gives").check(force=True)
    page.goto(place)
    expect(status(page)).to_contain_text("Player 1 wins by 2 with best play", timeout=START)
    touch(page, 5)  # gone at once, for nothing is known of what comes
    expect(page.locator(".move")).to_have_count(1, timeout=START)


def test_offline_and_after_a_restart_the_tables_are_used(
    keeping: Callable[[], BrowserContext], harness_files: dict[str, Path], names: dict[str, str]
) -> None:
    server = Server(extra=harness_files)
    with running(server):
        context = keeping()
        prefer(context, pace="off", sound=False, language="en", outcome=True)
        page = context.new_page()
        page.goto(server.address)
        quick_start(page, "Kalah", "Two players")
        page.evaluate(WAIT_KEPT, len(names))
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        context.close()
    context = keeping()
    page = context.new_page()
    open_text(page, LONG_WIN, server.address)
    expect(status(page)).to_contain_text("Player 1 wins with best play", timeout=START)
    context.close()

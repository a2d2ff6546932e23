"""Whatever breaks, the game goes on or can be resumed, and the page says what is the matter.

It is broken from outside: the engine's worker by an init script, files by the route. docs/faults.md has these
tests as a table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Route, expect

from tests.web.page_steps import START, prefer, quick_start, slot, status, stones, touch

WORKER = """
window.Worker = class extends Worker {
  constructor(...args) {
    super(...args);
    window.engineWorker = this;
  }
  postMessage(message, ...more) {
    const broken = { id: message.id, broken: "ZeroDivisionError" };
    if (window.muted === message.name) return;
    if (window.breaking !== message.name) super.postMessage(message, ...more);
    else this.dispatchEvent(new MessageEvent("message", { data: broken }));
  }
};
"""
ALONE = 25_000  # milliseconds after which a worker that does not answer counts as dead
HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
  const visibilityState = hidden ? "hidden" : "visible";
  Object.defineProperty(document, "visibilityState", { configurable: true, value: visibilityState });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
WHOLE = 48


def total(page: Page) -> int:
    """The stones on the board of Kalah, all pits and stores together."""
    counts = page.locator(".board-count").all_text_contents()
    return sum(int(text) for text in counts if text)


@pytest.fixture
def breakable(
    browser: Browser, base_url: str, phone_arguments: dict[str, Any]
) -> Iterator[BrowserContext]:
    """A phone whose engine and whose files a test can break."""
    arguments = {**phone_arguments, "base_url": base_url, "locale": "en-GB"}
    context = browser.new_context(**arguments, service_workers="block")
    context.add_init_script(WORKER)
    yield context
    context.close()


@pytest.fixture
def table(breakable: BrowserContext) -> Page:
    """The home screen on it, stones moving at once."""
    prefer(breakable, pace="off", sound=False, knowledge=False, ponder=False)
    page = breakable.new_page()
    page.clock.install()
    page.goto("/")
    return page


def kill(page: Page) -> None:
    """End the engine as a phone does that is short of memory: without a word."""
    page.evaluate("engineWorker.terminate()")


def played(page: Page, opponent: str = "Two players") -> None:
    """A game of Kalah with one move played."""
    quick_start(page, "Kalah", opponent)
    touch(page, 2)
    expect(status(page)).to_contain_text("again", timeout=START)
    expect(page.get_by_role("button", name="Undo")).to_be_enabled(timeout=START)


def told(page: Page) -> Locator:
    """What the page says is the matter."""
    return page.get_by_role("alert").last


def try_again(page: Page) -> None:
    """Touch the button under it."""
    page.get_by_role("button", name="Try again").last.click()


def resign(page: Page) -> None:
    """Give the game up."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()


# The worker is killed


def test_a_worker_killed_before_a_move_is_noticed_and_the_move_is_played(table: Page) -> None:
    played(table)
    kill(table)
    touch(table, 0)
    table.clock.run_for(ALONE)
    expect(told(table)).to_contain_text("The engine has stopped")
    assert total(table) == WHOLE
    try_again(table)
    expect(status(table)).to_contain_text("Player 2’s turn", timeout=START)
    assert (total(table), stones(table, 0)) == (WHOLE, 0)


def test_a_worker_killed_while_it_thinks_is_replaced_and_answers(table: Page) -> None:
    played(table, "Computer")
    table.evaluate("muted = 'think_step'")
    touch(table, 0)
    expect(status(table)).to_contain_text("thinking", timeout=START)
    kill(table)
    table.evaluate("muted = ''")
    table.clock.run_for(ALONE)
    expect(told(table)).to_contain_text("The engine has stopped")
    try_again(table)
    expect(status(table)).to_contain_text("Your turn", timeout=START)
    assert total(table) == WHOLE


def test_a_worker_killed_in_mid_animation_loses_no_stone(breakable: BrowserContext) -> None:
    prefer(breakable, pace="slow", sound=False, knowledge=False)
    page = breakable.new_page()
    page.clock.install()
    page.goto("/")
    played(page)
    touch(page, 0)
    kill(page)
    page.clock.run_for(ALONE)
    page.reload()  # as most people would
    expect(slot(page, 0)).to_have_accessible_name("Player 1, pit 1: 0 stones", timeout=START)
    expect(status(page)).to_contain_text("Player 2’s turn", timeout=START)
    assert total(page) == WHOLE


def test_a_worker_killed_in_a_review_leaves_the_game_whole(table: Page) -> None:
    played(table)
    touch(table, 0)
    expect(status(table)).to_contain_text("Player 2’s turn", timeout=START)
    resign(table)
    table.locator("section.end").get_by_role("button", name="Look back").click(timeout=START)
    table.evaluate("muted = 'lesson_step'")
    table.get_by_role("button", name="Review this game").click()
    expect(table.locator("progress")).to_be_visible()
    kill(table)
    table.evaluate("muted = ''")
    table.clock.run_for(ALONE)
    expect(told(table)).to_contain_text("The engine has stopped")
    try_again(table)
    expect(table.locator("section.end")).to_be_visible(timeout=START)
    assert total(table) == WHOLE


# The engine throws what nobody expects, in each handler that a person can reach


def play_on(page: Page) -> None:
    touch(page, 0)


def undo(page: Page) -> None:
    page.get_by_role("button", name="Undo").click()


def redo(page: Page) -> None:
    page.evaluate("name = breaking; breaking = ''")
    undo(page)
    button = page.get_by_role("button", name="Redo")
    expect(button).to_be_enabled(timeout=START)
    page.evaluate("breaking = name")
    button.click()


def teach(page: Page) -> None:
    page.get_by_role("button", name="Teach me").click()


def save_as_text(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Save as text").click()


def open_text(page: Page) -> None:
    page.goto("/#/games")
    page.get_by_role("button", name="Open a game from text").click()
    page.get_by_role("textbox").fill("1. 76 55(10)")
    page.get_by_role("combobox").select_option("toguz")
    page.get_by_role("button", name="Open", exact=True).click()


THROWN: dict[str, tuple[str, Callable[[Page], None]]] = {
    "play": ("Two players", play_on),
    "undo": ("Two players", undo),
    "redo": ("Two players", redo),
    "end": ("Two players", resign),
    "think_start": ("Computer", play_on),
    "think_step": ("Computer", play_on),
    "hint_start": ("Computer", teach),
    "lesson_step": ("Computer", teach),
    "write_games": ("Two players", save_as_text),
    "read_games": ("Two players", open_text),
}


@pytest.fixture(scope="module")
def shared(browser: Browser, base_url: str, phone_arguments: dict[str, Any]) -> Iterator[Page]:
    """One page for all that only throws."""
    arguments = {**phone_arguments, "base_url": base_url, "locale": "en-GB"}
    context = browser.new_context(**arguments, service_workers="block")
    context.add_init_script(WORKER)
    prefer(context, pace="off", sound=False, knowledge=False, ponder=False)
    page = context.new_page()
    page.goto("/")
    yield page
    context.close()


@pytest.mark.parametrize("name", THROWN)
def test_an_error_in_python_is_told_and_the_game_goes_on(shared: Page, name: str) -> None:
    opponent, act = THROWN[name]
    shared.evaluate("breaking = ''; location.hash = '#/'")
    played(shared, opponent)
    place = shared.evaluate("location.hash")
    shared.evaluate("(name) => { breaking = name; }", name)
    act(shared)
    expect(shared.locator("[role='alert'], dialog[open]").last).to_contain_text(
        "The engine made a mistake", timeout=START
    )
    shared.evaluate("breaking = ''")
    if shared.get_by_role("dialog").count():
        shared.keyboard.press("Escape")
    shared.evaluate("(place) => { location.hash = '#/settings'; location.hash = place; }", place)
    expect(slot(shared, 2)).to_be_visible()
    assert total(shared) == WHOLE
    expect(shared.locator("[data-slot][aria-disabled='false'], section.end").first).to_be_visible(
        timeout=START
    )


# Storage


def test_a_full_disk_is_told_and_the_game_goes_on(breakable: BrowserContext) -> None:
    breakable.add_init_script(
        "const put = IDBObjectStore.prototype.put;"
        "IDBObjectStore.prototype.put = function (...args) {"
        "  if (window.room) return put.apply(this, args);"
        "  throw new DOMException('no', 'QuotaExceededError'); }"
    )
    prefer(breakable, pace="off", sound=False, knowledge=False)
    page = breakable.new_page()
    page.goto("/")
    played(page)
    expect(told(page)).to_contain_text("There is no room to save games")
    page.evaluate("room = true")
    touch(page, 0)
    expect(status(page)).to_contain_text("Player 2’s turn", timeout=START)
    expect(page.get_by_role("alert")).to_have_count(0)
    page.reload()
    expect(slot(page, 0)).to_have_accessible_name("Player 1, pit 1: 0 stones")


def test_damaged_saves_are_told_and_those_with_a_whole_record_are_mended(table: Page) -> None:
    played(table)
    place = table.evaluate("location.hash")
    table.goto("/#/")
    table.evaluate(
        """async () => {
          const opened = indexedDB.open("kazan");
          await new Promise((done) => { opened.onsuccess = done; });
          const store = opened.result.transaction("games", "readwrite").objectStore("games");
          const asked = store.getAll();
          await new Promise((done) => { asked.onsuccess = done; });
          const [save] = asked.result;
          store.put({ ...save, view: { ...save.view, slots: [1, null], moves: 7 } }, save.id);
          store.put({ id: "torn", view: null }, "torn");
          store.put({ ...save, id: "other", game: "chess", view: { record: "x" } }, "other");
          store.put("nonsense", "text");
          await new Promise((done) => { store.transaction.oncomplete = done; });
          opened.result.close();
        }"""
    )
    table.reload()
    expect(told(table)).to_contain_text("that this Kazan cannot read: 3", timeout=START)
    table.goto(place)
    expect(slot(table, 2)).to_have_accessible_name("Player 1, pit 3: 0 stones")
    assert total(table) == WHOLE


def test_games_that_the_browser_has_cleared_are_told(table: Page) -> None:
    played(table)
    table.goto("/#/")
    table.evaluate("caches.delete('kazan'); indexedDB.deleteDatabase('kazan')")
    table.goto("/?")
    expect(told(table)).to_contain_text("A game that was kept here is gone")
    told(table).get_by_role("link", name="Settings").click()
    expect(table.get_by_text("Open such a file")).to_be_visible()


def test_after_days_without_use_the_export_is_offered(table: Page) -> None:
    played(table)
    table.goto("/#/")
    table.evaluate("localStorage.setItem('kazan-seen', JSON.stringify({ games: 1, when: 1 }))")
    table.reload()
    expect(told(table)).to_contain_text("Kazan lay unused for some days")
    told(table).get_by_role("link", name="Settings").click()
    with table.expect_download():
        table.get_by_role("button", name="Save everything to a file").click()


# Time


def test_a_clock_that_is_set_back_leaves_the_last_game_first(table: Page) -> None:
    played(table)
    table.clock.set_fixed_time("2020-01-01")
    table.goto("/?")
    quick_start(table, "Toguz Korgool", "Two players")
    touch(table, 3)
    expect(status(table)).to_contain_text("Player 2’s turn", timeout=START)
    table.goto("/")
    expect(table.locator(".large")).to_contain_text("Toguz Korgool")


def test_an_hour_out_of_sight_in_mid_animation_ends_on_the_right_board(
    breakable: BrowserContext,
) -> None:
    prefer(breakable, pace="slow", sound=False, knowledge=False)
    page = breakable.new_page()
    page.clock.install()
    page.goto("/")
    played(page)
    touch(page, 0)
    page.evaluate(HIDE, True)
    page.clock.fast_forward("01:00:00")
    page.evaluate(HIDE, False)
    expect(status(page)).to_contain_text("Player 2’s turn", timeout=START)
    expect(slot(page, 0)).to_have_accessible_name("Player 1, pit 1: 0 stones")
    assert total(page) == WHOLE


def test_an_hour_out_of_sight_in_mid_thought_ends_with_an_answer(table: Page) -> None:
    played(table, "Computer")
    touch(table, 0)
    table.evaluate(HIDE, True)
    table.clock.fast_forward("01:00:00")
    table.evaluate(HIDE, False)
    expect(status(table)).to_contain_text("Your turn", timeout=START)
    assert total(table) == WHOLE


# Tabs


def test_a_game_in_two_tabs_goes_on_in_the_one_opened_last(table: Page) -> None:
    played(table)
    other = table.context.new_page()
    other.goto(table.url)
    expect(table.get_by_role("alert")).to_contain_text("This game goes on in another tab")
    expect(table.locator(".home")).to_be_visible()
    touch(other, 0)
    expect(status(other)).to_contain_text("Player 2’s turn", timeout=START)
    expect(table.locator(".large")).to_contain_text("Player 2’s turn")
    table.get_by_role("link", name="Continue").click()
    expect(slot(table, 0)).to_have_accessible_name("Player 1, pit 1: 0 stones")
    expect(other.get_by_role("alert")).to_contain_text("This game goes on in another tab")
    expect(slot(table, 7)).to_have_attribute("aria-disabled", "false")
    touch(table, 7)
    expect(table.locator(".move")).to_have_count(2, timeout=START)  # one for each turn
    assert total(table) == WHOLE


def test_a_page_that_comes_back_from_the_cache_of_the_browser_plays_on(
    browser: Browser, base_url: str, browser_type_launch_args: dict[str, Any]
) -> None:
    again = browser.browser_type.launch(
        **browser_type_launch_args, ignore_default_args=["--disable-back-forward-cache"]
    )
    context = again.new_context(base_url=base_url, locale="en-GB")
    prefer(context, pace="off", sound=False, knowledge=False)
    page = context.new_page()
    page.goto("/")
    played(page)
    page.goto("/en/")
    page.evaluate("history.back()")
    expect(slot(page, 2)).to_have_accessible_name("Player 1, pit 3: 0 stones")
    touch(page, 0)
    expect(status(page)).to_contain_text("Player 2’s turn", timeout=START)
    assert total(page) == WHOLE
    again.close()


# Files


def test_an_engine_that_does_not_come_is_told_and_can_be_tried_again(
    breakable: BrowserContext,
) -> None:
    prefer(breakable, pace="off", sound=False, knowledge=False)
    breakable.route("**/pyodide.asm.wasm", lambda route: route.abort())
    page = breakable.new_page()
    page.goto("/")
    quick_start(page, "Kalah", "Two players")
    touch(page, 2)
    expect(told(page)).to_contain_text("The engine could not be loaded", timeout=START)
    breakable.unroute("**/pyodide.asm.wasm")
    try_again(page)
    expect(status(page)).to_contain_text("plays again", timeout=START)
    assert total(page) == WHOLE


def test_an_engine_that_never_starts_is_told_and_can_be_tried_again(
    breakable: BrowserContext,
) -> None:
    """Pyodide waits for ever on a wasm that is none."""

    def nonsense(route: Route) -> None:
        route.fulfill(body=b"not wasm", headers={"Content-Type": "application/wasm"})

    prefer(breakable, pace="off", sound=False, knowledge=False)
    breakable.route("**/pyodide.asm.wasm", nonsense)
    page = breakable.new_page()
    page.clock.install()
    page.goto("/")
    quick_start(page, "Kalah", "Two players")
    touch(page, 2)
    page.clock.run_for(65_000)
    expect(told(page)).to_contain_text("Your game is still here", timeout=START)
    breakable.unroute("**/pyodide.asm.wasm")
    try_again(page)
    expect(page.locator(".move")).to_have_count(1, timeout=START)
    assert total(page) == WHOLE


@pytest.mark.parametrize("lost", ["main-*.js", "boards-*.json"])
def test_a_page_that_cannot_start_does_not_stay_blank(breakable: BrowserContext, lost: str) -> None:
    breakable.route(f"**/assets/{lost}", lambda route: route.abort())
    page = breakable.new_page()
    page.goto("/")
    page.evaluate("document.getAnimations().forEach((one) => one.finish())")
    expect(page.get_by_text("Kazan has not started")).to_be_visible()
    expect(page.get_by_text("Kazan не запустился")).to_be_visible()


def test_a_browser_without_wasm_says_so_and_plays_nothing_wrong(breakable: BrowserContext) -> None:
    prefer(breakable, pace="off", sound=False, knowledge=False)
    breakable.route("**/engine-*.js", lambda route: route.fulfill(body="throw new Error('old')"))
    page = breakable.new_page()
    page.goto("/")
    quick_start(page, "Kalah", "Two players")
    touch(page, 2)
    expect(told(page)).to_contain_text("The engine could not be loaded", timeout=START)
    assert total(page) == WHOLE

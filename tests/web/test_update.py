"""A player and a new version: how it is found, when it starts, what becomes of one that comes in part."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.page_steps import START, play_a_move, prefer, quick_start, slot, status, touch
from tests.web.versions import NEW_NAME, ChangingServer, expect_new, expect_old

WATCH = """
  window.outcome = new Promise((resolve) => {
    navigator.serviceWorker.getRegistration().then((registration) => {
      registration?.addEventListener("updatefound", () => {
        const worker = registration.installing;
        worker.onstatechange = () => {
          if (["installed", "redundant"].includes(worker.state)) resolve(worker.state);
        };
      });
    });
  });
"""
WAITING = """async () => {
  const registration = await navigator.serviceWorker.ready;
  while (!registration.waiting) await new Promise((done) => setTimeout(done, 50));
}"""
COME_BACK = "document.dispatchEvent(new Event('visibilitychange'))"
NEWS = "A new version of Kazan is ready."


@pytest.fixture
def player(browser: Browser, changing: ChangingServer) -> Iterator[Page]:
    """The page itself, with the old version kept on the device."""
    context = browser.new_context(base_url=changing.address, locale="en-GB")
    prefer(context, pace="off", sound=False, knowledge=False)
    context.add_init_script(WATCH)
    page = context.new_page()
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    yield page
    context.close()


def start_new(page: Page) -> None:
    """Touch the button beside the line about the new version."""
    with page.expect_navigation():
        page.get_by_role("button", name="Start it").click()
    expect_new(page)


def test_an_open_page_finds_a_new_version_and_starts_it_on_request(
    player: Page, changing: ChangingServer, next_version: Path
) -> None:
    quick_start(player, "Kalah", "Two players")
    touch(player, 2)
    expect(player.get_by_role("button", name="Undo")).to_be_enabled(timeout=START)
    changing.folder = next_version
    player.evaluate(COME_BACK)
    player.evaluate(WAITING)
    expect(slot(player, 2)).to_be_visible()
    expect(player.get_by_text(NEWS)).to_have_count(0)  # not in a game
    player.evaluate("location.hash = '#/'")
    expect(player.get_by_text(NEWS)).to_be_visible()
    start_new(player)
    player.get_by_role("link", name="Continue").click()
    expect(slot(player, 2)).to_have_accessible_name("Player 1, pit 3: 0 stones")
    touch(player, 0)
    expect(status(player)).to_contain_text("Player 2’s turn", timeout=START)


def look_again(page: Page) -> str:
    """Load the page again, which looks for a new version by itself; what becomes of that."""
    page.reload()
    return str(page.evaluate("outcome"))


def plays_on(page: Page) -> None:
    """The old version runs, and its game goes on by a move."""
    expect_old(page)
    expect(page.get_by_text(NEWS)).to_have_count(0)
    page.get_by_role("link", name="Continue").click()
    play_a_move(page)
    page.evaluate("location.hash = '#/'")


def test_an_update_that_does_not_come_whole_leaves_the_old_version_and_is_made_good_later(
    player: Page, changing: ChangingServer, next_version: Path, changed: set[str], tmp_path: Path
) -> None:
    """A file is missing, then wrong; the browser ends it half-way; the disk is full; then all is well.

    One fault is there before the one before it goes: the page looks again in its own time.
    """
    (lost,) = (path for path in changed if path.endswith(".whl"))
    quick_start(player, "Kalah", "Two players")
    play_a_move(player)
    player.evaluate("location.hash = '#/'")
    changing.missing = frozenset({lost})
    changing.folder = next_version
    assert look_again(player) == "redundant"
    plays_on(player)

    portal = tmp_path / "portal.html"
    portal.write_text("please log in")
    changing.extra = {**changing.extra, lost: portal}
    changing.missing = frozenset()
    assert look_again(player) == "redundant"
    plays_on(player)

    changing.slow = lost
    changing.extra = {path: file for path, file in changing.extra.items() if path != lost}
    player.reload()
    assert changing.reached.wait(START / 1000)
    session = player.context.new_cdp_session(player)
    session.send("ServiceWorker.enable")
    session.send("ServiceWorker.stopAllWorkers")
    assert player.evaluate("outcome") == "redundant"
    plays_on(player)

    origin = {"origin": changing.address}
    session.send("Storage.overrideQuotaForOrigin", {**origin, "quotaSize": 1})
    changing.slow = ""
    changing.go_on.set()
    assert look_again(player) == "redundant"
    session.send("Storage.overrideQuotaForOrigin", origin)
    plays_on(player)

    changing.asked.clear()
    player.reload()
    start_new(player)
    assert set(changing.asked) <= {"/sw.js", lost}  # what came before has been kept
    player.get_by_role("link", name="Continue").click()
    expect(player.locator(".move")).not_to_have_count(0)
    play_a_move(player)


def test_a_tab_of_the_old_version_plays_on_beside_one_of_the_new(
    player: Page, changing: ChangingServer, next_version: Path
) -> None:
    quick_start(player, "Kalah", "Two players")
    touch(player, 0)
    expect(status(player)).to_contain_text("Player 2’s turn", timeout=START)
    changing.folder = next_version
    other = player.context.new_page()
    other.clock.install()
    other.goto("/")
    other.get_by_role("heading", name="Kalah").wait_for()
    other.clock.fast_forward("01:00:00")  # it finds the new version by the hour
    start_new(other)
    touch(player, 7)
    expect(status(player)).to_contain_text("Player 1’s turn", timeout=START)
    player.evaluate("location.hash = '#/'")
    start_new(player)
    player.get_by_role("link", name="Continue").click()
    expect(player.locator(".move")).to_have_count(2)


def test_a_version_that_nobody_starts_runs_once_all_pages_have_been_closed(
    player: Page, changing: ChangingServer, next_version: Path
) -> None:
    changing.folder = next_version
    assert look_again(player) == "installed"
    context = player.context
    player.close()
    for _ in range(10):  # the browser changes over in its own time
        page = context.new_page()
        page.goto("/")
        if page.locator(".wordmark").inner_text() == NEW_NAME:
            break
        page.close()
    expect_new(page)

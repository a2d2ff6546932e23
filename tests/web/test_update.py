"""The service worker: what it fetches, when a new version takes over, what it never does."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from sitebuild import harness, site
from sitebuild.harness import HARNESS
from sitebuild.paths import DIST
from sitebuild.server import Server
from tests.web.page_steps import START, prefer, quick_start, slot, touch

VERSION = "document.querySelector('meta[name=version]').content"
REGISTER = f"""async () => {{
  const {{ register }} = await import("{HARNESS}");
  window.offered = new Promise((offer) => register({{ onUpdate: offer }}));
  const registration = await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) {{
    await new Promise((resolve) => {{ navigator.serviceWorker.oncontrollerchange = resolve; }});
  }}
}}"""
UPDATE = """async () => {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  window.apply = await window.offered;
}"""
INSTALL = """async () => {
  const registration = await navigator.serviceWorker.register("/sw.js");
  const worker = registration.installing;
  if (!worker) return registration.active ? "activated" : "none";
  return new Promise((resolve) => {
    worker.onstatechange = () => {
      if (["activated", "redundant"].includes(worker.state)) resolve(worker.state);
    };
  });
}"""


class ChangingServer(Server):
    """A server whose site can be replaced and some of whose files can be missing."""

    missing: frozenset[str] = frozenset()

    def file(self, path: str) -> Path | None:
        """The file behind *path*, unless it is to be missing."""
        return None if path in self.missing else super().file(path)


@pytest.fixture
def next_version(assets: dict[str, str], tmp_path: Path) -> Path:
    """The site with one more file and another page."""
    folder = tmp_path / "next"
    shutil.copytree(DIST, folder)
    made = site.Site(folder)
    made.add("news.txt", b"new")
    page = folder / "index.html"
    mark = 'name="version" content="'
    page.write_text(page.read_text().replace(mark, f"{mark}next-"))
    site.add_service_worker(made)
    return folder


@pytest.fixture
def running(harness_files: dict[str, Path]) -> Iterator[ChangingServer]:
    """A server of its own, for the site is replaced under it."""
    server = ChangingServer(extra=harness_files)
    with harness.running(server):
        yield server


@pytest.fixture
def visitor(browser: Browser, running: ChangingServer) -> Iterator[Page]:
    """A page of a document without scripts, so that a test registers by itself."""
    context = browser.new_context(base_url=running.address)
    yield context.new_page()
    context.close()


def test_a_new_version_waits_until_the_page_asks_for_it(
    visitor: Page, running: ChangingServer, bare: str, next_version: Path
) -> None:
    visitor.goto(bare)
    visitor.evaluate(REGISTER)
    running.folder = next_version
    running.asked.clear()
    visitor.evaluate(UPDATE)
    other = visitor.context.new_page()
    other.goto("/", wait_until="commit")
    assert not other.evaluate(VERSION).startswith("next-")
    other.close()
    with visitor.expect_navigation():
        visitor.evaluate("apply()")
    visitor.goto("/")
    assert visitor.evaluate(VERSION).startswith("next-")


def test_an_update_fetches_only_what_changed(
    visitor: Page, running: ChangingServer, bare: str, next_version: Path
) -> None:
    visitor.goto(bare)
    visitor.evaluate(REGISTER)
    running.folder = next_version
    running.asked.clear()
    visitor.evaluate(UPDATE)
    asked = set(running.asked) - {"/sw.js"}
    assert "/" in asked
    assert len(asked) == 2
    assert any("news" in path for path in asked)


def test_what_the_new_version_lacks_is_dropped_once_it_runs(
    visitor: Page, running: ChangingServer, bare: str, next_version: Path
) -> None:
    visitor.goto(bare)
    visitor.evaluate(REGISTER)
    kept = "caches.open('kazan').then((cache) => cache.keys()).then((keys) => keys.length)"
    before = visitor.evaluate(kept)
    running.folder = next_version
    visitor.evaluate(UPDATE)
    assert visitor.evaluate(kept) == before + 2
    with visitor.expect_navigation():
        visitor.evaluate("apply()")
    visitor.evaluate("navigator.serviceWorker.ready.then(() => true)")
    assert visitor.evaluate(kept) == before + 1


def test_an_update_leaves_alone_what_the_computer_knows_by_heart(
    visitor: Page, running: ChangingServer, bare: str, next_version: Path
) -> None:
    visitor.goto(bare)
    visitor.evaluate(REGISTER)
    visitor.evaluate(
        "caches.open('kazan-knowledge').then((cache) => cache.put('/assets/a.bin', new Response('a')))"
    )
    running.folder = next_version
    visitor.evaluate(UPDATE)
    with visitor.expect_navigation():
        visitor.evaluate("apply()")
    visitor.evaluate("navigator.serviceWorker.ready.then(() => true)")
    kept = (
        "caches.open('kazan-knowledge').then((cache) => cache.keys()).then((keys) => keys.length)"
    )
    assert visitor.evaluate(kept) == 1


def test_an_update_without_room_lets_go_of_what_the_computer_knows(
    visitor: Page, running: ChangingServer, bare: str, next_version: Path
) -> None:
    made = site.Site(next_version)
    made.add("more.txt", random.Random(1).randbytes(2_000_000))
    site.add_service_worker(made)
    visitor.goto(bare)
    visitor.evaluate(REGISTER)
    used = visitor.evaluate(
        """async () => {
          const cache = await caches.open("kazan-knowledge");
          await cache.put("/assets/a.bin", new Response(new Uint8Array(4e6)));
          return (await navigator.storage.estimate()).usage;
        }"""
    )
    session = visitor.context.new_cdp_session(visitor)
    quota = {"origin": running.address, "quotaSize": used + 500_000}
    session.send("Storage.overrideQuotaForOrigin", quota)
    running.folder = next_version
    visitor.evaluate(UPDATE)  # a new version is offered: it was installed
    kept = (
        "caches.open('kazan-knowledge').then((cache) => cache.keys()).then((keys) => keys.length)"
    )
    assert visitor.evaluate(kept) == 0


def test_an_interrupted_install_goes_on_where_it_stopped(
    visitor: Page, running: ChangingServer, bare: str, assets: dict[str, str]
) -> None:
    lost = assets["boards.json"]
    running.missing = frozenset({lost})
    visitor.goto(bare)
    assert visitor.evaluate(INSTALL) == "redundant"
    running.missing = frozenset()
    assert visitor.evaluate(INSTALL) == "activated"
    heavy = [path for path in running.asked if path.endswith(".wasm")]
    assert len(heavy) == 1
    assert running.asked.count(lost) == 3  # the second time past what the browser keeps by itself


def test_a_file_with_other_content_is_not_kept(
    visitor: Page, running: ChangingServer, bare: str, assets: dict[str, str], tmp_path: Path
) -> None:
    """A proxy that answers every address with a page of its own must not spoil the cache."""
    wrong = tmp_path / "portal.html"
    wrong.write_text("please log in")
    running.extra = {**running.extra, assets["boards.json"]: wrong}
    visitor.goto(bare)
    assert visitor.evaluate(INSTALL) == "redundant"


COME_BACK = "document.dispatchEvent(new Event('visibilitychange'))"
READY = "A new version of Kazan is ready."


@pytest.fixture
def player(browser: Browser, running: ChangingServer) -> Iterator[Page]:
    """The page itself, with the old version kept on the device."""
    context = browser.new_context(base_url=running.address, locale="en-GB")
    prefer(context, pace="off", sound=False, knowledge=False)
    page = context.new_page()
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    yield page
    context.close()


def test_an_open_page_finds_a_new_version_and_starts_it_on_request(
    player: Page, running: ChangingServer, next_version: Path
) -> None:
    quick_start(player, "Kalah", "Two players")
    touch(player, 2)
    expect(player.get_by_role("button", name="Undo")).to_be_enabled(timeout=START)
    running.folder = next_version
    player.evaluate(COME_BACK)
    player.evaluate(
        """async () => {
          const registration = await navigator.serviceWorker.ready;
          while (!registration.waiting) await new Promise((done) => setTimeout(done, 50));
        }"""
    )
    expect(slot(player, 2)).to_be_visible()
    expect(player.get_by_text(READY)).to_have_count(0)  # not in a game
    player.evaluate("location.hash = '#/'")
    expect(player.get_by_text(READY)).to_be_visible()
    with player.expect_navigation():
        player.get_by_role("button", name="Start it").click()
    assert player.evaluate(VERSION).startswith("next-")
    player.get_by_role("link", name="Continue").click()
    expect(slot(player, 2)).to_have_accessible_name("Player 1, pit 3: 0 stones")
    touch(player, 0)
    expect(player.locator(".status.near")).to_contain_text("Player 2’s turn", timeout=START)


INSTALLED = """async () => {
  const registration = await navigator.serviceWorker.ready;
  return new Promise((resolve) => {
    registration.addEventListener("updatefound", () => {
      const worker = registration.installing;
      worker.onstatechange = () => {
        if (["installed", "redundant"].includes(worker.state)) resolve(worker.state);
      };
    });
    registration.update();
  });
}"""


@pytest.mark.parametrize("fault", ["missing", "wrong"])
def test_an_update_that_does_not_come_whole_is_made_good_later(
    player: Page, running: ChangingServer, next_version: Path, tmp_path: Path, fault: str
) -> None:
    (news,) = (f"/assets/{file.name}" for file in (next_version / "assets").glob("news-*"))
    wrong = tmp_path / "portal.html"
    wrong.write_text("please log in")
    running.folder = next_version
    if fault == "missing":
        running.missing = frozenset({news})
    else:
        running.extra = {**running.extra, news: wrong}
    assert player.evaluate(INSTALLED) == "redundant"
    player.reload()
    assert not player.evaluate(VERSION).startswith("next-")
    quick_start(player, "Kalah", "Two players")
    touch(player, 0)
    expect(player.locator(".status.near")).to_contain_text("Player 2’s turn", timeout=START)
    running.missing = frozenset()
    running.extra = {path: file for path, file in running.extra.items() if path != news}
    assert player.evaluate(INSTALLED) == "installed"
    player.evaluate("location.hash = '#/'")
    with player.expect_navigation():
        player.get_by_role("button", name="Start it").click()
    assert player.evaluate(VERSION).startswith("next-")


def test_a_tab_of_the_old_version_plays_on_beside_one_of_the_new(
    player: Page, running: ChangingServer, next_version: Path
) -> None:
    quick_start(player, "Kalah", "Two players")
    touch(player, 0)
    expect(player.locator(".status.near")).to_contain_text("Player 2’s turn", timeout=START)
    running.folder = next_version
    other = player.context.new_page()
    other.goto("/")
    other.evaluate(COME_BACK)
    with other.expect_navigation():
        other.get_by_role("button", name="Start it").click()
    assert other.evaluate(VERSION).startswith("next-")
    touch(player, 7)
    expect(player.locator(".status.near")).to_contain_text("Player 1’s turn", timeout=START)
    player.evaluate("location.hash = '#/'")
    with player.expect_navigation():
        player.get_by_role("button", name="Start it").click()
    assert player.evaluate(VERSION).startswith("next-")
    player.get_by_role("link", name="Continue").click()
    expect(player.locator(".move")).to_have_count(2)

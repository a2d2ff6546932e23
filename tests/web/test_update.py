"""A version and the next one, both really built: what is fetched, when it takes over, what it survives."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import kazan
from sitebuild import harness
from sitebuild.harness import HARNESS
from sitebuild.paths import DIST
from sitebuild.server import Server
from tests.web import trees
from tests.web.page_steps import START, play_a_move, prefer, quick_start, slot, status, touch

NEXT = "99.0.0"
NEW_NAME = "Kazan again"
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
ACTIVATED = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  if (active.state !== "activated") await new Promise((done) => { active.onstatechange = done; });
}"""
COME_BACK = "document.dispatchEvent(new Event('visibilitychange'))"
NEWS = "A new version of Kazan is ready."


def kept(page: Page, cache: str = "kazan") -> int:
    """How many files are in *cache*."""
    found: int = page.evaluate(
        "async (name) => (await (await caches.open(name)).keys()).length", cache
    )
    return found


def listed(folder: Path) -> dict[str, bytes]:
    """What the service worker of the site in *folder* keeps: address -> content."""
    text = (folder / "sw.js").read_text()
    files = {f"/{file.relative_to(folder).as_posix()}": file for file in folder.rglob("*.*")}
    addresses = {path.removesuffix("index.html"): file for path, file in files.items()}
    return {path: file.read_bytes() for path, file in addresses.items() if f'"{path}":' in text}


class ChangingServer(Server):
    """A server whose site can be replaced, some of whose files can be missing, and one of which can wait."""

    missing: frozenset[str] = frozenset()
    slow = ""

    def __init__(self, extra: dict[str, Path]) -> None:
        super().__init__(extra=extra)
        self.reached = threading.Event()
        self.go_on = threading.Event()

    def file(self, path: str) -> Path | None:
        """The file behind *path*, unless it is to be missing."""
        if path == self.slow:
            self.reached.set()
            self.go_on.wait()
        return None if path in self.missing else super().file(path)


@pytest.fixture(scope="session")
def next_version(assets: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site that is built once the engine has another version and the page another name."""
    assert assets
    tree = tmp_path_factory.mktemp("next")
    trees.copy_of_sources(tree)
    raised = (f'"{kazan.__version__}"', f'"{NEXT}"')
    changes = {
        "pyproject.toml": raised,
        "engine/kazan/__init__.py": raised,
        "web/i18n/en.ftl": ("app-name = Kazan\n", f"app-name = {NEW_NAME}\n"),
    }
    for name, (old, new) in changes.items():
        text = (tree / name).read_text(encoding="utf-8")
        assert old in text
        (tree / name).write_text(text.replace(old, new), encoding="utf-8")
    return trees.built(tree)


@pytest.fixture(scope="session")
def changed(next_version: Path) -> set[str]:
    """The addresses whose content only the new version has."""
    old = set(listed(DIST).values())
    return {path for path, content in listed(next_version).items() if content not in old}


@pytest.fixture
def running(harness_files: dict[str, Path]) -> Iterator[ChangingServer]:
    """A server of its own, for the site is replaced under it."""
    server = ChangingServer(harness_files)
    with harness.running(server):
        yield server


@pytest.fixture
def visitor(browser: Browser, running: ChangingServer) -> Iterator[Page]:
    """A page of a document without scripts, so that a test registers by itself."""
    context = browser.new_context(base_url=running.address)
    yield context.new_page()
    context.close()


@pytest.fixture
def player(browser: Browser, running: ChangingServer) -> Iterator[Page]:
    """The page itself, with the old version kept on the device."""
    context = browser.new_context(base_url=running.address, locale="en-GB")
    prefer(context, pace="off", sound=False, knowledge=False)
    context.add_init_script(WATCH)
    page = context.new_page()
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    yield page
    context.close()


def expect_old(page: Page) -> None:
    """The page is of the old version."""
    expect(page.locator(".wordmark")).to_have_text("Kazan")


def expect_new(page: Page) -> None:
    """The page is of the new version, in all its parts."""
    expect(page.locator(".wordmark")).to_have_text(NEW_NAME)


def start_new(page: Page) -> None:
    """Touch the button beside the line about the new version."""
    with page.expect_navigation():
        page.get_by_role("button", name="Start it").click()
    expect_new(page)


def test_a_first_visit_goes_on_where_it_stopped_and_keeps_only_what_is_right(
    visitor: Page, running: ChangingServer, bare: str, assets: dict[str, str], tmp_path: Path
) -> None:
    """A file is missing; then a proxy answers its address with a page of its own."""
    lost = assets["boards.json"]
    running.missing = frozenset({lost})
    visitor.goto(bare)
    assert visitor.evaluate(INSTALL) == "redundant"
    assert running.asked.count(lost) == 2  # the second time past what the browser keeps by itself
    running.missing = frozenset()
    portal = tmp_path / "portal.html"
    portal.write_text("please log in")
    running.extra = {**running.extra, lost: portal}
    assert visitor.evaluate(INSTALL) == "redundant"
    running.extra = {path: file for path, file in running.extra.items() if path != lost}
    assert visitor.evaluate(INSTALL) == "activated"
    assert len([path for path in running.asked if path.endswith(".wasm")]) == 1


def test_an_update_fetches_what_changed_waits_until_it_is_asked_and_drops_what_it_lacks(
    visitor: Page, running: ChangingServer, bare: str, next_version: Path, changed: set[str]
) -> None:
    visitor.goto(bare)
    visitor.evaluate(REGISTER)
    visitor.evaluate(
        "caches.open('kazan-knowledge').then((cache) => cache.put('/assets/a.bin', new Response('a')))"
    )
    before = kept(visitor)
    running.folder = next_version
    running.asked.clear()
    visitor.evaluate(UPDATE)
    assert set(running.asked) - {"/sw.js"} == changed
    assert any(path.endswith(f"kazan-{NEXT}-py3-none-any.whl") for path in changed)
    assert kept(visitor) > before
    other = visitor.context.new_page()
    other.goto("/")
    expect_old(other)
    other.close()
    with visitor.expect_navigation():
        visitor.evaluate("apply()")
    visitor.evaluate(ACTIVATED)
    assert kept(visitor) == len(set(listed(next_version).values()))
    assert kept(visitor, "kazan-knowledge") == 1
    visitor.goto("/")
    expect_new(visitor)


def test_an_update_without_room_lets_go_of_what_the_computer_knows(
    visitor: Page, running: ChangingServer, bare: str, next_version: Path
) -> None:
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
    quota = {"origin": running.address, "quotaSize": used + 100_000}
    session.send("Storage.overrideQuotaForOrigin", quota)
    running.folder = next_version
    visitor.evaluate(UPDATE)  # a new version is offered: it was installed
    assert kept(visitor, "kazan-knowledge") == 0


def test_an_open_page_finds_a_new_version_and_starts_it_on_request(
    player: Page, running: ChangingServer, next_version: Path
) -> None:
    quick_start(player, "Kalah", "Two players")
    touch(player, 2)
    expect(player.get_by_role("button", name="Undo")).to_be_enabled(timeout=START)
    running.folder = next_version
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
    player: Page, running: ChangingServer, next_version: Path, changed: set[str], tmp_path: Path
) -> None:
    """A file is missing, then wrong; the browser ends it half-way; the disk is full; then all is well.

    One fault is there before the one before it goes: the page looks again in its own time.
    """
    (lost,) = (path for path in changed if path.endswith(".whl"))
    quick_start(player, "Kalah", "Two players")
    play_a_move(player)
    player.evaluate("location.hash = '#/'")
    running.missing = frozenset({lost})
    running.folder = next_version
    assert look_again(player) == "redundant"
    plays_on(player)

    portal = tmp_path / "portal.html"
    portal.write_text("please log in")
    running.extra = {**running.extra, lost: portal}
    running.missing = frozenset()
    assert look_again(player) == "redundant"
    plays_on(player)

    running.slow = lost
    running.extra = {path: file for path, file in running.extra.items() if path != lost}
    player.reload()
    assert running.reached.wait(START / 1000)
    session = player.context.new_cdp_session(player)
    session.send("ServiceWorker.enable")
    session.send("ServiceWorker.stopAllWorkers")
    assert player.evaluate("outcome") == "redundant"
    plays_on(player)

    origin = {"origin": running.address}
    session.send("Storage.overrideQuotaForOrigin", {**origin, "quotaSize": 1})
    running.slow = ""
    running.go_on.set()
    assert look_again(player) == "redundant"
    session.send("Storage.overrideQuotaForOrigin", origin)
    plays_on(player)

    running.asked.clear()
    player.reload()
    start_new(player)
    assert set(running.asked) <= {"/sw.js", lost}  # what came before has been kept
    player.get_by_role("link", name="Continue").click()
    expect(player.locator(".move")).not_to_have_count(0)
    play_a_move(player)


def test_a_tab_of_the_old_version_plays_on_beside_one_of_the_new(
    player: Page, running: ChangingServer, next_version: Path
) -> None:
    quick_start(player, "Kalah", "Two players")
    touch(player, 0)
    expect(status(player)).to_contain_text("Player 2’s turn", timeout=START)
    running.folder = next_version
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
    player: Page, running: ChangingServer, next_version: Path
) -> None:
    running.folder = next_version
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

"""The service worker: what it fetches, when it takes over, what it lets go."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from sitebuild.harness import HARNESS
from sitebuild.paths import DIST
from tests.web.versions import NEXT, ChangingServer, listed

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
  const { installing } = await registration.update();
  const refused = new Promise((_, refuse) => installing?.addEventListener("statechange", () => {
    if (installing.state === "redundant") refuse(new Error("it could not be kept"));
  }));
  window.apply = await Promise.race([window.offered, refused]);
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
STAYS = "games.json"  # a document without scripts, the same in both versions
HOME = "fetch('/').then((response) => response.text())"
ACTIVATED = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  if (active.state !== "activated") await new Promise((done) => { active.onstatechange = done; });
}"""


def kept(page: Page, cache: str = "kazan") -> int:
    """How many files are in *cache*."""
    found: int = page.evaluate(
        "async (name) => (await (await caches.open(name)).keys()).length", cache
    )
    return found


@pytest.fixture
def visitor(browser: Browser, changing: ChangingServer) -> Iterator[Page]:
    """A page of a document without scripts, so that a test registers by itself."""
    context = browser.new_context(base_url=changing.address)
    yield context.new_page()
    context.close()


def test_a_first_visit_goes_on_where_it_stopped_and_keeps_only_what_is_right(
    visitor: Page, changing: ChangingServer, bare: str, assets: dict[str, str], tmp_path: Path
) -> None:
    """A file is missing; then a proxy answers its address with a page of its own."""
    lost = assets["boards.json"]
    changing.missing = frozenset({lost})
    visitor.goto(bare)
    assert visitor.evaluate(INSTALL) == "redundant"
    assert changing.asked.count(lost) == 2  # the second time past what the browser keeps by itself
    changing.missing = frozenset()
    portal = tmp_path / "portal.html"
    portal.write_text("please log in")
    changing.extra = {**changing.extra, lost: portal}
    assert visitor.evaluate(INSTALL) == "redundant"
    changing.extra = {path: file for path, file in changing.extra.items() if path != lost}
    assert visitor.evaluate(INSTALL) == "activated"
    assert len([path for path in changing.asked if path.endswith(".wasm")]) == 1


def test_an_update_fetches_what_changed_waits_until_it_is_asked_and_drops_what_it_lacks(
    visitor: Page,
    changing: ChangingServer,
    assets: dict[str, str],
    next_version: Path,
    changed: set[str],
) -> None:
    visitor.goto(assets[STAYS])
    visitor.evaluate(REGISTER)
    visitor.evaluate(
        "caches.open('kazan-knowledge').then((cache) => cache.put('/assets/a.bin', new Response('a')))"
    )
    before = kept(visitor)
    changing.folder = next_version
    changing.asked.clear()
    visitor.evaluate(UPDATE)
    assert set(changing.asked) - {"/sw.js"} == changed
    assert any(path.endswith(f"kazan-{NEXT}-py3-none-any.whl") for path in changed)
    assert kept(visitor) > before
    assert visitor.evaluate(HOME) == (DIST / "index.html").read_text(encoding="utf-8")
    with visitor.expect_navigation():
        visitor.evaluate("apply()")
    visitor.evaluate(ACTIVATED)
    assert visitor.evaluate(HOME) == (next_version / "index.html").read_text(encoding="utf-8")
    assert kept(visitor) == len(set(listed(next_version).values()))
    assert kept(visitor, "kazan-knowledge") == 1


def test_an_update_without_room_lets_go_of_what_the_computer_knows(
    visitor: Page, changing: ChangingServer, bare: str, next_version: Path
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
    quota = {"origin": changing.address, "quotaSize": used + 100_000}
    session.send("Storage.overrideQuotaForOrigin", quota)
    changing.folder = next_version
    visitor.evaluate(UPDATE)  # a new version is offered: it was installed
    assert kept(visitor, "kazan-knowledge") == 0

"""Storage is full, damaged or cleared: what can be kept is, and the page says what is the matter."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page, expect

from tests.web.breaking import WHOLE, opened, played, told, total
from tests.web.page_steps import START, slot, status, touch

# Storage


def test_a_full_disk_is_told_and_the_game_goes_on(breakable: BrowserContext) -> None:
    breakable.add_init_script(
        "const put = IDBObjectStore.prototype.put;"
        "IDBObjectStore.prototype.put = function (...args) {"
        "  if (window.room) return put.apply(this, args);"
        "  throw new DOMException('no', 'QuotaExceededError'); }"
    )
    page = opened(breakable)
    played(page)
    expect(told(page)).to_contain_text("There is no room to save games")
    page.get_by_role("button", name="Replay").click(trial=True)  # nothing lies over the tools
    page.evaluate("room = true")
    touch(page, 0)
    expect(status(page)).to_contain_text("Player 2’s turn", timeout=START)
    expect(page.get_by_role("alert")).to_have_count(0)
    page.reload()
    expect(slot(page, 0)).to_have_accessible_name("Player 1, pit 1: 0 stones")


def test_damaged_saves_are_told_and_those_with_a_whole_record_are_mended(fragile: Page) -> None:
    played(fragile)
    place = fragile.evaluate("location.hash")
    fragile.goto("/#/")
    fragile.evaluate(
        """async () => {
          const opened = indexedDB.open("kazan");
          await new Promise((done) => { opened.onsuccess = done; });
          const store = opened.result.transaction("games", "readwrite").objectStore("games");
          const asked = store.getAll();
          await new Promise((done) => { asked.onsuccess = done; });
          const [save] = asked.result;
          store.put({ ...save, view: { ...save.view, slots: [1, null], moves: 7 } }, save.id);
          store.put({ ...save, id: "turned", view: { ...save.view, turn: 5 } }, "turned");
          store.put({ id: "torn", view: null }, "torn");
          store.put({ ...save, id: "other", game: "chess", view: { record: "x" } }, "other");
          store.put("nonsense", "text");
          await new Promise((done) => { store.transaction.oncomplete = done; });
          opened.result.close();
        }"""
    )
    fragile.reload()
    expect(told(fragile)).to_contain_text("that this Kazan cannot read: 3", timeout=START)
    fragile.goto(place)
    expect(slot(fragile, 2)).to_have_accessible_name("Player 1, pit 3: 0 stones")
    assert total(fragile) == WHOLE


def test_games_that_the_browser_has_cleared_are_told(fragile: Page) -> None:
    played(fragile)
    fragile.goto("/#/")
    fragile.evaluate("caches.delete('kazan'); indexedDB.deleteDatabase('kazan')")
    fragile.goto("/?")
    expect(told(fragile)).to_contain_text("A game that was kept here is gone")
    told(fragile).get_by_role("link", name="Settings").click()
    expect(fragile.get_by_text("Open such a file")).to_be_visible()


def test_after_days_without_use_the_export_is_offered(fragile: Page) -> None:
    played(fragile)
    fragile.goto("/#/")
    fragile.evaluate("localStorage.setItem('kazan-seen', JSON.stringify({ games: 1, when: 1 }))")
    fragile.reload()
    expect(told(fragile)).to_contain_text("Kazan lay unused for some days")
    told(fragile).get_by_role("link", name="Settings").click()
    with fragile.expect_download():
        fragile.get_by_role("button", name="Save everything to a file").click()

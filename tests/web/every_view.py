"""Every view of the page, for tests that look at all of them: screens, sheets, a game to its end.

Only the look of things is used, no words, so that it goes through in every language.
"""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page, expect

from sitebuild import pages
from tests.web.page_steps import START, slot, touch

GAMES = ("mangala", "kalah", "toguz", "gaziantep", "morris")
SCREENS = (
    "/#/",
    *(f"/#/new/{game}" for game in GAMES),
    "/#/settings",
    "/#/g/damaged",
    "/#/elsewhere/kalah",
    "/#/p/damaged",
)
PAGES = ("index", "mangala", "morris", "toguz.lesson", "class")
VIEWS = len(SCREENS) + 29 + len(PAGES) + 1 + 5
NEWER = """
  const found = { waiting: { postMessage() {} }, active: {}, addEventListener() {}, update: async () => {} };
  navigator.serviceWorker.register = async () => found;
"""  # a new version waits
TORN = """async () => {
  const opened = indexedDB.open("kazan");
  await new Promise((done) => { opened.onsuccess = done; });
  const change = opened.result.transaction("games", "readwrite");
  change.objectStore("games").put("nonsense", "torn");
  await new Promise((done) => { change.oncomplete = done; });
  opened.result.close();
}"""
FULL = """IDBObjectStore.prototype.put = () => {
  throw new DOMException("no room", "QuotaExceededError");
}"""


def every_view(page: Page) -> Iterator[str]:
    """Go to each of the `VIEWS`, and give its name."""
    for address in SCREENS:
        page.goto(address)
        expect(page.get_by_role("main")).to_be_visible()
        for more in page.locator("details").all():
            more.evaluate("(element) => { element.open = true }")
        yield address
    begin(page, "gaziantep", look=False)
    yield "guess"
    begin(page, "morris")
    yield "morris"
    yield from sheets_of_a_game(page)
    yield from the_coach(page)
    yield from puzzles(page)
    yield from what_is_kept(page)
    yield from a_position(page)
    yield from to_read(page)
    yield from trouble(page)


def a_position(page: Page) -> Iterator[str]:
    """The editor, a position with a fault, and what can be done with one that has none."""
    page.goto("/#/edit/toguz")
    ready = page.locator(".editor-controls .button.main")
    expect(ready).to_be_enabled(timeout=START)
    yield "editor"
    slot(page, 3).click()
    expect(page.locator(".editor-told[data-wrong]")).to_be_visible()
    yield "editor, wrong"
    page.locator("[data-tool='undo']").click()
    page.locator("[data-tool='menu']").click()
    expect(page.locator("dialog[open] .sheet-title")).to_be_visible()
    yield "editor menu"
    page.keyboard.press("Escape")
    ready.click()
    expect(page.locator("dialog[open] .position-ways")).to_be_visible()
    yield "position"
    page.locator("dialog[open] .position-ways button").nth(4).click()
    expect(page.locator("dialog[open] [role='status']:not([aria-busy])")).to_be_visible(
        timeout=START
    )
    yield "puzzle of a position"
    page.keyboard.press("Escape")
    page.goto("/#/games")
    page.locator(".rows a").first.click()
    expect(page.locator(".play")).to_be_visible()
    page.keyboard.press("m")
    page.locator("dialog[open] [data-entry='picture']").click()
    expect(page.locator("dialog[open] .poster canvas")).to_be_visible()
    yield "picture"
    page.keyboard.press("Escape")


def begin(page: Page, game: str, look: bool = True) -> None:
    """Quick start for two people."""
    page.goto("/#/")
    page.locator(".quick button").nth(1).click()
    page.locator(".quick-games .row").nth(GAMES.index(game)).click()
    if look:
        expect(slot(page, 0)).to_be_visible()


def sheets_of_a_game(page: Page) -> Iterator[str]:
    """A game of toguz with a move or two and all that lies over it."""
    page.goto("/#/")
    page.locator(".quick button").nth(1).click()
    yield "quick start"
    page.locator(".quick-games .row").nth(GAMES.index("toguz")).click()
    expect(slot(page, 2)).to_be_visible()
    slot(page, 2).click()
    expect(page.locator(".tool[data-tool='undo']")).to_be_enabled(timeout=START)
    slot(page, 12).click()
    expect(page.locator(".move")).to_have_count(2)
    yield "toguz"
    for key, name in (("l", "moves"), ("m", "menu")):
        page.keyboard.press(key)
        expect(page.locator("dialog[open] h2")).to_be_visible()
        yield name
        page.keyboard.press("Escape")
    for entry, name in (("hands", "draw"), ("share", "share"), ("save", "export")):
        page.keyboard.press("m")
        page.locator(f"dialog[open] [data-entry='{entry}']").click()
        expect(page.locator("dialog[open] .sheet-title")).to_be_visible(timeout=START)
        yield name
        page.keyboard.press("Escape")
    page.keyboard.press("m")
    page.locator("dialog[open] [data-entry='share']").click()
    page.locator("dialog[open] .button").last.click()
    expect(page.locator("dialog[open] input[name='clock']").first).to_be_attached(timeout=START)
    yield "invite"
    page.keyboard.press("Escape")
    page.keyboard.press("PageUp")
    expect(page.locator(".tool[data-tool='close']")).to_be_visible()
    yield "looking back"
    page.keyboard.press("Escape")
    page.keyboard.press("m")
    page.locator("dialog[open] [data-entry='flag']").click()
    expect(page.locator("dialog[open] .entry")).to_have_count(0)
    yield "resign"
    page.locator("dialog[open] .button.main").click()
    expect(page.locator("section.end")).to_be_visible(timeout=START)
    yield "end"
    page.locator(".end-pair .button").first.click()
    page.locator(".review .button.main").click()
    expect(page.locator(".review-graph")).to_be_visible(timeout=START)
    yield "review"


def the_coach(page: Page) -> Iterator[str]:
    """The counts, a nudge, a move that is advised, another one that is not."""
    begin(page, "kalah")
    page.keyboard.press("m")
    page.locator("dialog[open] input[role='switch']").first.check()
    page.keyboard.press("Escape")
    expect(page.locator(".counted.now")).to_be_visible()
    yield "counts"
    page.keyboard.press("h")
    expect(page.locator(".teach[data-stage='nudge']")).to_be_visible(timeout=START)
    yield "nudge"
    page.keyboard.press("h")
    expect(page.locator(".teach[data-stage='move']")).to_be_visible()
    touch(page, 5)
    expect(page.locator(".teach[data-stage='why'] [aria-busy='false']")).to_be_visible(
        timeout=START
    )
    yield "why not"


def puzzles(page: Page) -> Iterator[str]:
    """The puzzle of the day, what comes of an answer, the calendar."""
    page.goto("/#/puzzle/gaziantep")
    rows = page.locator(".puzzle-card .button.main")
    expect(rows).to_have_count(2, timeout=START)
    yield "puzzle"
    rows.first.click()
    expect(page.locator(".puzzle:not([data-stage='side'])")).to_be_visible(timeout=START)
    yield "puzzle answered"
    page.locator(".bar button").click()
    expect(page.locator("dialog[open] .calendar")).to_be_visible()
    yield "calendar"
    page.keyboard.press("Escape")


def what_is_kept(page: Page) -> Iterator[str]:
    """The lists after those games."""
    page.goto("/#/games")
    expect(page.locator(".rows > li").first).to_be_visible()
    yield "games"
    page.locator(".foot button").nth(1).click()
    expect(page.locator("dialog[open] textarea")).to_be_visible()
    yield "import"
    page.keyboard.press("Escape")
    page.goto("/#/statistics")
    expect(page.locator(".statistics")).to_be_visible()
    yield "statistics"


def to_read(page: Page) -> Iterator[str]:
    """The pages beside the app, in the language of the page; a tournament on the last."""
    language = page.locator("html").get_attribute("lang")
    for name in PAGES:
        page.goto(pages.addresses()[f"pages/{language}/{name}"])
        expect(page.locator("h1")).to_be_visible()
        yield name
    page.locator("textarea").fill("Ayşe\nАли\nNurbek")
    page.locator(".class-form button").click()
    expect(page.locator(".class-round")).to_have_count(1)
    yield "tournament"


def trouble(page: Page) -> Iterator[str]:
    """What is said when something breaks; the page is of no use afterwards."""
    notice = page.locator(".notice")
    page.add_init_script(NEWER)
    page.goto("/")
    expect(notice).to_be_visible()
    yield "new version"
    begin(page, "kalah")
    twin = page.context.new_page()
    twin.goto(page.url)
    expect(page.locator(".home .notice[role='alert']")).to_be_visible()
    yield "in another tab"
    twin.close()
    page.evaluate(TORN)
    page.reload()
    expect(page.locator(".home .notice[role='alert']")).to_be_visible(timeout=START)
    yield "damaged"
    wasm = "**/pyodide.asm.wasm"
    page.context.route(wasm, lambda route: route.abort())
    page.reload()
    begin(page, "kalah")
    slot(page, 2).click()
    expect(page.locator(".play .strip[role='alert']")).to_be_visible(timeout=START)
    yield "no engine"
    page.context.unroute(wasm)
    page.add_init_script(FULL)
    page.reload()
    begin(page, "toguz")
    expect(page.locator(".play .notice")).to_be_visible()
    yield "no room"

"""The page for everyone: no fault that axe can find, by day and by night; nothing outside the screen."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, BrowserContext, Page, expect

from sitebuild import i18n
from tests.web.every_view import VIEWS, every_view
from tests.web.page_steps import START, prefer, quick_start, slot

THEMES: tuple[tuple[Literal["light", "dark"], str], ...] = (("light", "day"), ("dark", "night"))
LANGUAGES = tuple(i18n.languages())
FINGER = 48  # px
LOW = """(all, finger) => all
  .filter((one) => Math.round(one.getBoundingClientRect().height) < finger)
  .map((one) => one.innerText)"""
SIZES = ((360, 640), (412, 839), (768, 1024), (1440, 900), (844, 390), (206, 420))


COLOURS = {"runOnly": ["color-contrast", "link-in-text-block"]}  # all that another theme changes


def faults(page: Page, where: str, **options: Any) -> list[str]:
    """What axe finds, a line each."""
    axe = Axe("0") if page.evaluate("'axe' in window") else Axe()  # it is long, and there already
    found = axe.run(page, options={"resultTypes": ["violations"], **options})
    lines = found.response["violations"]
    return [f"{where}: {fault['id']}: {fault['nodes'][0]['html']}" for fault in lines]


@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_in_any_view(browser: Browser, base_url: str, language: str) -> None:
    """Both themes in one walk, turn about: the way through the views is as long as the look."""
    context = browser.new_context(
        base_url=base_url,
        locale="en",
        viewport={"width": 412, "height": 839},
        reduced_motion="reduce",  # what fades in has no contrast yet
        service_workers="block",
    )
    prefer(context, pace="off", sound=False, language=language)
    page = context.new_page()
    found: list[str] = []
    seen = 0
    for where in every_view(page):
        seen += 1
        for known, (scheme, theme) in enumerate(THEMES[:: 1 if seen % 2 else -1]):
            page.emulate_media(color_scheme=scheme)
            expect(page.locator("html")).to_have_attribute("data-theme", theme)
            found += faults(page, f"{where}, {theme}", **(COLOURS if known else {}))
    context.close()
    assert found == []
    assert seen == VIEWS  # times 6 languages and 2 themes: the pages that axe has read


def test_a_game_is_begun_played_and_ended_by_keys_and_the_focus_is_never_lost(
    desktop: BrowserContext,
) -> None:
    prefer(desktop, pace="off", sound=False)
    page = desktop.new_page()
    page.goto("/")
    expect(page.locator(".home")).to_be_visible()

    def press(key: str, times: int = 1) -> None:
        for _ in range(times):
            page.keyboard.press(key)
        assert page.evaluate("document.activeElement !== document.body"), f"lost after {key}"

    def tab_to(name: str) -> None:
        for _ in range(60):
            page.keyboard.press("Tab")
            said = page.evaluate(
                "(document.activeElement.ariaLabel ?? document.activeElement.textContent)"
                ".trim().replace(/\\s+/g, ' ')"
            )
            if said.startswith(name):
                return
        raise AssertionError(f"Tab never came to {name}")

    tab_to("Two players")
    press("Enter")
    tab_to("Kalah")
    press("Enter")
    expect(page.locator("main h1")).to_be_focused()
    press("ArrowDown")
    expect(slot(page, 0)).to_be_focused()
    press("Enter")
    expect(page.locator(".status.near")).to_contain_text("Player 2’s turn", timeout=START)
    press("u")
    expect(page.locator(".status.near")).to_contain_text("Player 1’s turn")
    press("m")
    expect(page.get_by_role("dialog")).to_be_visible()
    tab_to("Resign")
    press("Enter")
    tab_to("Resign")
    press("Enter")
    expect(page.locator("section.end")).to_be_focused(timeout=START)
    tab_to("New game")
    press("Enter")
    expect(page.locator("main h1")).to_be_focused()
    press("Shift+Tab")
    press("Enter")
    expect(page.locator(".home h1")).to_be_focused()
    tab_to("Saved games")
    press("Enter")
    tab_to("Delete")
    press("Enter")
    tab_to("Delete")
    press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate("document.activeElement !== document.body")


def test_a_game_can_be_played_by_what_is_read_aloud(desktop: BrowserContext) -> None:
    """Only names and roles are used: counts by the pits, legal moves told from others, moves in words."""
    prefer(desktop, pace="off", sound=False)
    page = desktop.new_page()
    page.goto("/")
    page.get_by_role("button", name="Two players", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Kalah").click()
    voice = page.locator("#voice")
    expect(voice).to_contain_text("Player 1’s turn", timeout=START)
    page.get_by_role("button", name="Player 1, pit 3: 4 stones").press("Enter")
    expect(voice).to_contain_text("Player 1 plays pit 3, 4 stones.", timeout=START)
    expect(voice).to_contain_text("Player 1 plays again")
    expect(page.get_by_role("button", name="Player 1, pit 3: 0 stones")).to_be_disabled()
    page.get_by_role("button", name="Player 1, pit 2: 4 stones").press("Enter")
    expect(voice).to_contain_text("Player 2’s turn", timeout=START)
    page.get_by_role("button", name="Menu").press("Enter")
    page.get_by_role("button", name="Resign").press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="Resign").press("Enter")
    expect(page.get_by_role("region", name="Player 1 wins")).to_be_focused(timeout=START)


def test_what_is_touched_is_large_enough_for_a_finger(desktop: BrowserContext) -> None:
    """On the smallest phone all buttons of home, its quick start and a game are 48 px high at least."""
    prefer(desktop, pace="off", sound=False)
    page = desktop.new_page()
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto("/")
    touched = page.locator("main a:visible, main button:visible, dialog button:visible")

    def low() -> list[str]:
        found: list[str] = touched.evaluate_all(LOW, FINGER)
        return found

    expect(page.get_by_role("link", name="Play", exact=True)).to_be_visible()
    assert low() == []
    page.get_by_role("button", name="Two players", exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert low() == []
    page.get_by_role("dialog").get_by_role("button", name="Turkish Mangala").click()
    expect(slot(page, 0)).to_be_visible()
    assert low() == []


def test_every_size_shows_the_whole_game(desktop: BrowserContext) -> None:
    """Board, status and tools are on the screen and nothing scrolls, down to 200 % zoom of a phone."""
    prefer(desktop, pace="off", sound=False)
    page = desktop.new_page()
    page.goto("/")
    quick_start(page, "Toguz Korgool", "Two players")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for part in (".board", ".status.near", ".tool[data-tool='undo']", ".bar .round"):
            expect(page.locator(part).first).to_be_in_viewport(ratio=1)
        overflow = "document.documentElement.scrollWidth - innerWidth"
        assert page.evaluate(overflow) <= 0, (width, height)

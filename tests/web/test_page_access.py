"""The page for everyone: no fault that axe can find, by day and by night; nothing outside the screen."""

from __future__ import annotations

from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Page, expect

from tests.web.page_steps import prefer, quick_start, slot

SCREENS = ("/#/", "/#/new/gaziantep", "/#/new/morris", "/#/settings", "/#/games")
SIZES = ((360, 640), (412, 839), (768, 1024), (1440, 900), (844, 390), (206, 420))


def faults(page: Page) -> list[str]:
    """What axe finds, a line each."""
    found = Axe().run(page).response["violations"]
    return [f"{page.url}: {fault['id']}: {fault['nodes'][0]['html']}" for fault in found]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(
    browser: Browser, base_url: str, scheme: Literal["light", "dark"]
) -> None:
    context = browser.new_context(
        base_url=base_url,
        locale="en",
        color_scheme=scheme,
        reduced_motion="reduce",  # what fades in has no contrast yet
        service_workers="block",
    )
    prefer(context, pace="off", sound=False)
    page = context.new_page()
    found: list[str] = []
    for address in SCREENS:
        page.goto(address)
        expect(page.locator("main")).to_be_visible()
        found += faults(page)
    page.goto("/")
    page.get_by_role("button", name="Two players", exact=True).click()
    found += faults(page)
    page.get_by_role("dialog").get_by_role("button", name="Toguz Korgool").click()
    expect(slot(page, 0)).to_be_visible()
    found += faults(page)
    page.get_by_role("button", name="Menu").click()
    found += faults(page)
    context.close()
    assert found == []


def test_every_size_shows_the_whole_game(browser: Browser, base_url: str) -> None:
    """Board, status and tools are on the screen and nothing scrolls, down to 200 % zoom of a phone."""
    context = browser.new_context(base_url=base_url, locale="en", service_workers="block")
    prefer(context, pace="off", sound=False)
    page = context.new_page()
    page.goto("/")
    quick_start(page, "Toguz Korgool", "Two players")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for part in (".board", ".status.near", ".tool[data-tool='undo']", ".bar .round"):
            expect(page.locator(part).first).to_be_in_viewport(ratio=1)
        overflow = "document.documentElement.scrollWidth - innerWidth"
        assert page.evaluate(overflow) <= 0, (width, height)
    context.close()

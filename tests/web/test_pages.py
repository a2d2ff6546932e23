"""The rules pages in a browser: read without a script, tried with one, and there without a network."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from sitebuild import pages
from sitebuild.harness import running
from sitebuild.server import Server
from tests.web.page_steps import START, prefer
from tests.web.test_page_access import faults

SAMPLE = ("/en/", "/en/mangala/rules/", "/en/morris/rules/", "/en/gaziantep/rules/", "/en/about/")
SIZES = ((360, 640), (768, 1024), (1440, 900))


def example(page: Page, id: str) -> None:
    """Open the live board of the example *id*."""
    page.locator(f"#example-{id}").get_by_role("button", name="Try it here").click()


def test_a_page_can_be_read_without_a_script(browser: Browser, base_url: str) -> None:
    context = browser.new_context(base_url=base_url, java_script_enabled=False)
    page = context.new_page()
    for address in pages.addresses().values():
        answer = page.goto(address)
        assert answer
        assert answer.ok, address
        expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto("/en/mangala/rules/")
    expect(page.locator("#example-first-stone img")).to_have_count(2)
    expect(page.locator("#example-first-stone")).to_contain_text("Nothing captured")
    expect(page.get_by_role("button", name="Try it here")).to_have_count(0)
    page.get_by_role("link", name="Play now").first.click()
    assert page.url == f"{base_url}/#/new/mangala"
    context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_and_nothing_is_refused(
    browser: Browser, base_url: str, scheme: Literal["light", "dark"]
) -> None:
    context = browser.new_context(
        base_url=base_url, color_scheme=scheme, reduced_motion="reduce", service_workers="block"
    )
    prefer(context, pace="off", sound=False)
    page = context.new_page()
    told: list[str] = []
    page.on("console", lambda message: told.append(message.text))
    found: list[str] = []
    for address in SAMPLE:
        page.goto(address)
        found += faults(page, address)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            overflow = "document.documentElement.scrollWidth - innerWidth"
            assert page.evaluate(overflow) <= 0, (address, width)
    page.goto("/en/mangala/rules/")
    example(page, "even")
    expect(page.locator(".trial .board-cell").first).to_be_visible()
    found += faults(page, "example")
    context.close()
    assert found == []
    assert told == []


def test_an_example_is_tried_without_python_and_played_on_with_it(
    desktop: BrowserContext, server: Server
) -> None:
    prefer(desktop, pace="off", sound=False)
    page = desktop.new_page()
    server.asked.clear()
    page.goto("/en/mangala/rules/")
    example(page, "even")
    trial = page.locator(".trial")
    status = trial.get_by_role("status")
    expect(status).to_contain_text("Play 4")
    trial.locator("[data-slot='2']").click(force=True)
    expect(status).to_contain_text("empty")
    trial.locator("[data-slot='3']").click()
    expect(status).to_contain_text("You capture 6")
    expect(status).to_contain_text("That is the move")
    trial.get_by_role("button", name="From the start").click()
    trial.locator("[data-slot='0']").click()
    expect(status).to_contain_text("Another move")
    assert not [path for path in server.asked if path.startswith(("/packed/", "/python/"))]
    trial.get_by_role("button", name="Play on").click()
    expect(status).to_contain_text("Your turn", timeout=START)
    trial.locator("[data-slot][aria-disabled='false']").first.click()
    expect(trial.locator("[data-slot][aria-disabled='false']").first).to_be_visible(timeout=START)
    trial.get_by_role("button", name="Close").click()
    expect(page.locator("#example-even img").first).to_be_visible()


def test_a_chain_and_a_mill_are_shown(desktop: BrowserContext) -> None:
    prefer(desktop, pace="off", sound=False)
    page = desktop.new_page()
    page.goto("/en/mangala/rules/")
    example(page, "chain")
    trial = page.locator(".trial")
    trial.get_by_role("button", name="Show me").click()
    expect(trial.get_by_role("status")).to_contain_text("That is the move")
    page.goto("/en/morris/rules/")
    example(page, "mill")
    trial.locator("[data-slot='4']").click()
    expect(trial.get_by_role("status")).to_contain_text("take a stone")
    trial.locator("[data-slot='8']").click()
    expect(trial.get_by_role("status")).to_contain_text("That is the move")


def test_a_lesson_answers_every_try_and_remembers_how_far_one_came(desktop: BrowserContext) -> None:
    prefer(desktop, pace="off", sound=False)
    page = desktop.new_page()
    page.goto("/en/mangala/rules/")
    page.get_by_role("link", name="Learn it step by step").click()
    expect(page.get_by_text("Step 1 of 12")).to_be_visible()
    status = page.locator(".trial").get_by_role("status")
    page.locator(".trial [data-slot='3']").click()  # moves again: not what is asked
    expect(status).to_contain_text("Not yet.")
    page.get_by_role("button", name="From the start").click()
    page.locator(".trial [data-slot='0']").click()  # not the example's move, but as right
    expect(status).to_contain_text("Right!")
    page.get_by_role("button", name="Next step").click()
    expect(page.get_by_role("heading", name="A single stone")).to_be_visible()
    page.get_by_role("button", name="Show me").click()
    expect(status).to_contain_text("Right!")
    assert faults(page, "lesson") == []
    page.reload()
    expect(page.get_by_text("Step 2 of 12")).to_be_visible()
    for _ in range(10):
        page.get_by_role("button", name="Next step").click()
    expect(page.get_by_role("heading", name="Well done")).to_be_visible()
    page.get_by_role("button", name="Begin again").click()
    expect(page.get_by_text("Step 1 of 12")).to_be_visible()


def test_the_app_leads_to_the_rules_and_back_leads_to_the_app(
    desktop: BrowserContext, base_url: str
) -> None:
    page = desktop.new_page()
    page.goto("/#/new/kalah")
    page.get_by_role("link", name="How to play").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("How to play Kalah (mancala)")
    page.go_back()
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_visible()
    page.goto("/")
    page.get_by_role("link", name="How to play").click()
    expect(page).to_have_url(f"{base_url}/en/")


def test_the_pages_are_there_without_a_network(keeping: Callable[[], BrowserContext]) -> None:
    server = Server()
    context = keeping()
    prefer(context, pace="off", sound=False, language="en")
    page = context.new_page()
    with running(server):
        page.goto(server.address)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    for address in ("/en/toguz/rules/", "/en/toguz/rules", "/en/"):
        page.goto(server.address + address)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto(f"{server.address}/en/toguz/rules/")
    example(page, "tuzdik")
    page.locator(".trial").get_by_role("button", name="Show me").click()
    expect(page.locator(".trial").get_by_role("status")).to_contain_text("Tuzdik")
    context.close()


def test_the_settings_lead_to_the_page_about_the_site_and_on_to_the_licences(
    browser: Browser, base_url: str
) -> None:
    context = browser.new_context(base_url=base_url, locale="tr")
    page = context.new_page()
    page.goto("/#/settings")
    page.get_by_role("link", name="Kazan hakkında").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Kazan hakkında")
    expect(page.get_by_role("cell", name="CPython")).to_be_visible()
    page.get_by_role("link", name="Lisansların metinleri").click()
    expect(page.locator("pre")).to_contain_text("Mozilla Public License Version 2.0")
    context.close()

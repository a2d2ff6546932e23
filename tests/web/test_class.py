"""The page for teachers: a tournament of the class from the names to the table, and parts that print."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from sitebuild import pages

CLASS = "/en/class/"
LANGUAGES = pages.languages()


def test_a_tournament_goes_on_after_the_page_was_closed(phone_page: Page) -> None:
    phone_page.goto(CLASS)
    phone_page.get_by_label("Players, one name a line").fill("Ayşe\nAli\nNurbek\nAli")
    expect(phone_page.get_by_text("Players: 3.")).to_be_visible()
    phone_page.get_by_label("Everyone against everyone").check()
    phone_page.get_by_role("button", name="Begin the tournament").click()
    following = phone_page.get_by_role("button", name="Round 2")
    expect(following).to_be_disabled()
    expect(phone_page.get_by_text("needs JavaScript")).to_be_hidden()
    game = phone_page.get_by_role("group", name="–").first
    game.get_by_role("button", name="1 : 0").click()
    expect(following).to_be_enabled()
    phone_page.reload()
    expect(game.get_by_role("button", name="1 : 0")).to_have_attribute("aria-pressed", "true")
    for number in (2, 3):
        phone_page.get_by_role("button", name=f"Round {number}").click()
        now = phone_page.locator("details[open]").first
        now.get_by_role("button", name="½ : ½").click()
    expect(phone_page.get_by_text("The tournament is over.")).to_be_visible()
    rows = phone_page.locator(".class-table tbody tr")
    expect(rows).to_have_count(3)
    expect(rows.first.locator("td").nth(1)).to_have_text("1½")


def test_a_part_prints_alone(phone_page: Page) -> None:
    phone_page.goto(CLASS)
    phone_page.evaluate("window.print = () => { globalThis.printed = true; }")
    phone_page.get_by_role("button", name="Print this part: Boards to print").click()
    assert phone_page.evaluate("globalThis.printed")
    phone_page.emulate_media(media="print")
    expect(phone_page.locator("#boards")).to_be_visible()
    expect(phone_page.locator("#lesson")).to_be_hidden()
    expect(phone_page.locator("h1")).to_be_hidden()
    assert phone_page.locator("#boards ~ .sheet svg").first.is_visible()
    phone_page.evaluate("window.dispatchEvent(new Event('afterprint'))")
    expect(phone_page.locator("#lesson")).to_be_visible()


def printed(page: Page, part: str) -> int:
    """The sheets of paper that the part with the id *part* takes when it is printed."""
    page.locator(f"#{part} + .class-print").click()
    pdf = page.pdf(prefer_css_page_size=True, format="A4")
    page.evaluate("window.dispatchEvent(new Event('afterprint'))")
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


def test_plan_rules_boards_and_puzzles_take_a_sheet_each_and_solutions_one_of_their_own(
    desktop: BrowserContext,
) -> None:
    page = desktop.new_page()
    for language in LANGUAGES:
        page.goto(pages.addresses()[f"pages/{language}/class"])
        page.evaluate("window.print = () => {}")
        expect(page.locator(".class-print")).to_have_count(5)
        sheets = [printed(page, part) for part in ("lesson", "rule-sheets", "boards")]
        assert sheets == [1, 5, 5], language
        assert printed(page, "puzzle-sheets") == 4 + 1, language


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_paper_is_white_by_night_too(desktop: BrowserContext, scheme: str) -> None:
    page = desktop.new_page()
    page.emulate_media(media="print", color_scheme="dark" if scheme == "dark" else "light")
    page.goto(CLASS)
    ring = page.locator(".lines .light").first
    expect(ring).to_have_css("fill", "rgb(255, 255, 255)")
    expect(page.locator("#lesson")).to_have_css("color", "rgb(0, 0, 0)")

"""Learning on the page: teach me, why not, the count."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.web.page_steps import START, prefer, quick_start, slot, status, stones, touch


@pytest.fixture
def table(phone: BrowserContext) -> Page:
    """The home screen on a fresh phone, stones moving at once."""
    prefer(phone, pace="off", sound=False)
    page = phone.new_page()
    page.goto("/")
    return page


def card(page: Page) -> Locator:
    """The card of the coach."""
    return page.locator(".teach")


def test_teach_me_nudges_then_shows_the_move_and_why_then_the_line(table: Page) -> None:
    quick_start(table, "Kalah")
    table.get_by_role("button", name="Teach me").click()
    expect(card(table)).to_have_attribute("data-stage", "nudge", timeout=START)
    card(table).get_by_role("button", name="Show the move").click()
    expect(card(table)).to_contain_text("is good")
    card(table).get_by_role("button", name="What follows").click()
    expect(card(table)).to_contain_text("You play pit")
    card(table).get_by_role("button", name="Next").click()
    card(table).get_by_role("button", name="Back").click()
    card(table).get_by_role("button", name="Back").click()
    expect(card(table)).to_contain_text("is good")
    card(table).get_by_role("button", name="Play it").click()
    expect(table.locator(".move").first).to_be_attached(timeout=START)
    expect(card(table)).to_have_count(0)


def test_a_touched_pit_tells_why_not_and_nothing_is_played(table: Page) -> None:
    quick_start(table, "Turkish Mangala")
    table.keyboard.press("h")
    expect(card(table)).to_have_attribute("data-stage", "nudge", timeout=START)
    table.keyboard.press("h")
    expect(card(table)).to_contain_text("is good")
    good = card(table).inner_text()
    worse = next(pit for pit in range(6) if f"Pit {pit + 1} " not in good)
    touch(table, worse)
    expect(card(table)).to_contain_text(f"Pit {worse + 1}?")
    expect(card(table).locator("[aria-busy='false']")).to_be_visible(timeout=START)
    card(table).get_by_role("button", name="Back to the advice").click()
    expect(card(table)).to_contain_text("is good")
    table.keyboard.press("Escape")
    expect(card(table)).to_have_count(0)
    expect(status(table)).to_contain_text("Your turn")
    assert stones(table, worse) == 4
    expect(table.locator(".move")).to_have_count(0)
    touch(table, 0)
    expect(slot(table, 0)).to_have_accessible_name("Your pit 1: 1 stone")


def test_morris_is_taught_by_points(table: Page) -> None:
    quick_start(table, "Morris", "Two players")
    table.get_by_role("button", name="Teach me").click()
    expect(card(table)).to_have_attribute("data-stage", "nudge", timeout=START)
    card(table).get_by_role("button", name="Show the move").click()
    expect(card(table)).to_contain_text("is good")
    card(table).get_by_role("button", name="Close").click()
    expect(status(table)).to_contain_text("Player 1’s turn")


def test_forced_moves_have_no_teacher(table: Page) -> None:
    table.goto("/#/new/gaziantep")
    table.get_by_role("radio", name="A person here").check()
    table.get_by_role("button", name="Start", exact=True).click()
    expect(table.locator(".screen-never, main").first).to_be_visible()
    expect(table.get_by_role("button", name="Teach me")).to_have_count(0)


def test_the_count_shows_what_reaches_the_store(table: Page) -> None:
    quick_start(table, "Kalah")
    table.get_by_role("button", name="Menu").click()
    table.get_by_role("switch", name="Show the count").check()
    table.get_by_role("dialog").get_by_role("button", name="Close").click()
    counted = table.locator(".counted:not([hidden])")
    expect(counted).to_have_count(6)
    assert [one.inner_text().strip() for one in counted.all()] == ["6", "5", "4", "3", "2", "1"]
    expect(table.locator(".counted.now")).to_have_count(1)

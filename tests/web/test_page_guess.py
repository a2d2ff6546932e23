"""Gaziantep's opening: hidden seeds, a guess, the choice of side."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.web.page_steps import START, prefer, set_up, status, touch


@pytest.fixture
def table(phone: BrowserContext) -> Page:
    """A fresh phone, stones moving at once."""
    prefer(phone, pace="off", sound=False, challenger=1)
    return phone.new_page()


def test_one_phone_is_passed_and_shows_nothing_between(table: Page) -> None:
    set_up(table, "gaziantep", opponent="A person here")
    stage = table.locator(".rite-stage")
    expect(stage).to_contain_text("Hand the phone to Player 1")
    table.get_by_role("button", name="I am Player 1").click()
    table.get_by_role("button", name="Two").click()
    expect(stage).to_contain_text("Hand the phone to Player 2")
    expect(stage).not_to_contain_text("Two")
    table.get_by_role("button", name="I am Player 2").click()
    expect(stage).to_contain_text("Player 1 holds seeds in the fist. Odd or even?")
    table.get_by_role("button", name="Even").click()
    expect(stage).to_contain_text("Two seeds: the guess was right", timeout=START)
    expect(stage).to_contain_text("Player 2 chooses a side and starts.")
    table.get_by_role("button", name="Go on").click()
    table.get_by_role("button", name="The upper row").click()
    expect(status(table)).to_contain_text("Player 2’s turn", timeout=START)
    first = table.locator("[data-slot='7']")
    expect(first).to_have_attribute("aria-disabled", "false")
    expect(first).to_have_accessible_name("Player 2, pit 1: 7 stones")


def test_a_wrong_guess_gives_the_choice_to_the_one_who_hid(table: Page) -> None:
    set_up(table, "gaziantep", opponent="A person here")
    table.get_by_role("button", name="I am Player 1").click()
    table.get_by_role("button", name="One").click()
    table.get_by_role("button", name="I am Player 2").click()
    table.get_by_role("button", name="Even").click()
    stage = table.locator(".rite-stage")
    expect(stage).to_contain_text("One seed: the guess was wrong", timeout=START)
    table.get_by_role("button", name="Go on").click()
    table.get_by_role("button", name="The lower row").click()
    expect(status(table)).to_contain_text("Player 1’s turn", timeout=START)


def test_against_the_computer_it_hides_and_you_guess_in_turn(phone: BrowserContext) -> None:
    prefer(phone, pace="off", sound=False)
    page = phone.new_page()
    set_up(page, "gaziantep")
    stage = page.locator(".rite-stage")
    expect(stage).to_contain_text("The computer holds seeds in its fist")
    set_up(page, "gaziantep")
    expect(stage).to_contain_text("Hide one seed or two")
    page.get_by_role("button", name="One").click()
    expect(stage).to_contain_text("One seed", timeout=START)
    page.get_by_role("button", name="Go on").click()
    upper = page.get_by_role("button", name="The upper row")
    start = page.get_by_role("button", name="Start", exact=True)
    expect(upper.or_(start)).to_be_visible(timeout=START)
    upper.or_(start).click()
    expect(page.locator("[data-game='gaziantep'] .bar")).to_be_visible(timeout=START)


def test_a_deal_by_chance_is_dealt_and_a_forced_game_is_watched(table: Page) -> None:
    table.goto("/#/new/gaziantep")
    table.get_by_role("radio", name="A person here").check()
    table.get_by_text("Rules of this game").click()
    table.get_by_role("radio", name="By chance").check()
    table.get_by_role("button", name="Start", exact=True).click()
    table.get_by_role("button", name="I am Player 1").click()
    table.get_by_role("button", name="One").click()
    table.get_by_role("button", name="I am Player 2").click()
    table.get_by_role("button", name="Odd").click()
    table.get_by_role("button", name="Go on").click(timeout=START)
    table.get_by_role("button", name="The lower row").click(timeout=START)
    one = table.locator("[data-slot][aria-disabled='false']")
    expect(one).to_have_count(1, timeout=START)
    touch(table, 6)
    expect(status(table)).to_contain_text("left-most")
    one.click()
    expect(status(table)).to_contain_text("Player 1’s turn", timeout=START)


def test_in_the_forced_game_the_level_only_chooses_a_side(phone: BrowserContext) -> None:
    prefer(phone, pace="off", sound=False, challenger=0)
    page = phone.new_page()
    page.goto("/#/new/gaziantep")
    page.get_by_role("radio", name="Hard", exact=True).check()
    expect(page.get_by_text("Nobody chooses a move in this form")).to_be_visible()
    page.get_by_role("button", name="Start", exact=True).click()
    page.get_by_role("button", name="Odd").click()
    page.get_by_role("button", name="Go on").click(timeout=START)
    upper = page.get_by_role("button", name="The upper row")
    start = page.get_by_role("button", name="Start", exact=True)  # the computer has chosen
    expect(upper.or_(start)).to_be_visible(timeout=START)
    upper.or_(start).click()
    expect(page.locator("[data-game='gaziantep'] .bar")).to_be_visible(timeout=START)

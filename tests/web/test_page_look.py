"""How the board looks and feels on the page, as a person sets it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.page_steps import START, prefer, quick_start, set_up, slot, status, stones, touch

COUNTS = "[...document.querySelectorAll('.board-count')].map((count) => Number(count.textContent))"
CLICK = "(slot) => document.querySelector(`[data-slot='${slot}']`).click()"


def two_people(page: Page, game: str) -> None:
    """Begin *game* for two from the home screen."""
    page.goto("/")
    quick_start(page, game, "Two players")
    expect(slot(page, 0)).to_be_visible()


@pytest.fixture
def still(phone: BrowserContext) -> Page:
    """A page whose stones move at once."""
    prefer(phone, pace="off", sound=False)
    return phone.new_page()


@pytest.fixture
def slow(phone: BrowserContext) -> Page:
    """A page whose stones can be watched."""
    prefer(phone, pace="slow", sound=False)
    return phone.new_page()


def test_wood_and_stones_are_chosen_on_a_board_that_wears_them(still: Page) -> None:
    two_people(still, "Turkish Mangala")
    still.goto("/#/settings")
    sample = still.locator(".looks .picture")
    expect(sample).to_be_visible()
    pixels = "(canvas) => canvas.toDataURL()"
    still.wait_for_load_state("networkidle")
    before = sample.evaluate(pixels)
    still.get_by_role("radio", name="Beech").check(force=True)
    still.get_by_role("radio", name="Glass beads").check(force=True)
    expect(still.get_by_role("radio", name="Beech")).to_be_checked()
    still.wait_for_load_state("networkidle")
    still.evaluate(
        """async (before) => {
          const canvas = document.querySelector(".looks .picture");
          while (canvas.toDataURL() === before) await new Promise(requestAnimationFrame);
        }""",
        before,
    )
    still.go_back()
    expect(still.locator(".board")).to_have_attribute("data-wood", "beech")


def test_pits_show_their_numbers_and_in_toguz_their_names(still: Page) -> None:
    two_people(still, "Toguz Korgool")
    expect(still.locator(".board-title")).to_have_count(0)
    game = still.url
    for wanted, first in (("Numbers", "1"), ("Names too", "1 Art")):
        still.goto("/#/settings")
        still.get_by_role("radio", name=wanted).check(force=True)
        still.goto(game)
        titles = still.locator(".board-title")
        expect(titles).to_have_count(18)
        expect(titles.first).to_have_text(first)


def test_the_big_board_has_only_the_board_and_what_is_said(still: Page) -> None:
    two_people(still, "Kalah")
    still.set_viewport_size({"width": 1280, "height": 800})
    size = "parseFloat(getComputedStyle(document.querySelector('.board-count')).fontSize)"
    before = still.evaluate(size)
    still.get_by_role("button", name="Menu").click()
    still.get_by_role("button", name="Big board").click()
    expect(still.locator(".tools")).to_be_hidden()
    expect(status(still)).to_be_visible()
    assert still.evaluate(size) > 1.3 * before
    still.get_by_role("button", name="Normal board").click()
    expect(still.locator(".tools")).to_be_visible()


def test_left_handed_the_tools_stand_on_the_other_side(still: Page) -> None:
    two_people(still, "Kalah")
    still.set_viewport_size({"width": 844, "height": 390})
    undo = still.locator(".tool[data-tool='undo']")
    right = undo.bounding_box()
    game = still.url
    still.goto("/#/settings")
    still.get_by_role("switch", name="Left-handed").check(force=True)
    still.goto(game)
    left = undo.bounding_box()
    assert right and left
    assert right["x"] > 700
    assert left["x"] < 100


def test_a_touch_while_stones_move_makes_no_move(slow: Page) -> None:
    two_people(slow, "Kalah")
    touch(slow, 0)
    slow.evaluate(CLICK, 1)
    expect(slow.locator(".tool[data-tool='skip']")).to_be_visible()
    expect(status(slow)).to_contain_text("Player 2", timeout=START)
    assert stones(slow, 0) == 0
    assert stones(slow, 1) == 5


def test_a_touch_ends_the_animation_if_it_is_set_so(phone: BrowserContext) -> None:
    prefer(phone, pace="slow", sound=False, skip=True)
    page = phone.new_page()
    two_people(page, "Kalah")
    touch(page, 0)
    expect(page.locator(".tool[data-tool='skip']")).to_be_visible()
    page.evaluate(CLICK, 1)
    assert page.evaluate(COUNTS)[:6] == [0, 5, 5, 5, 5, 4]
    expect(status(page)).to_contain_text("Player 2", timeout=START)


def test_turning_the_phone_while_stones_move_loses_nothing(slow: Page) -> None:
    two_people(slow, "Toguz Korgool")
    touch(slow, 3)
    expect(slow.locator(".tool[data-tool='skip']")).to_be_visible()
    slow.set_viewport_size({"width": 839, "height": 412})
    expect(status(slow)).to_contain_text("Player 2", timeout=START)
    counts = slow.evaluate(COUNTS)
    assert sum(counts) == 162
    assert counts[3] == 1


def test_a_move_is_stepped_through_in_both_directions(phone: BrowserContext) -> None:
    prefer(phone, pace="fast", sound=False)
    page = phone.new_page()
    two_people(page, "Turkish Mangala")
    touch(page, 1)
    expect(status(page)).to_contain_text("Player 2", timeout=START)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Look back").click()
    back = page.locator(".tool[data-tool='back']")
    expect(page.locator(".board-air .board-flyer[style*='visible']")).to_have_count(0)
    back.click()
    expect(page.locator(".board-flyer[style*='visibility: visible']").first).to_be_attached()
    expect(status(page)).to_contain_text("0", timeout=START)
    expect(slot(page, 1)).to_have_accessible_name("Player 1, pit 2: 4 stones")
    page.locator(".tool[data-tool='next']").click()
    expect(slot(page, 1)).to_have_accessible_name("Player 1, pit 2: 1 stone", timeout=START)


def test_a_move_taken_back_goes_back_stone_by_stone(phone: BrowserContext) -> None:
    prefer(phone, pace="slow", sound=False)
    page = phone.new_page()
    set_up(page, "mangala", opponent="A person here")
    touch(page, 1)
    expect(status(page)).to_contain_text("Player 2", timeout=START)
    page.locator(".tool[data-tool='undo']").click()
    expect(page.locator(".board-flyer[style*='visibility: visible']").first).to_be_attached()
    expect(slot(page, 1)).to_have_accessible_name("Player 1, pit 2: 4 stones", timeout=START)
    expect(status(page)).to_contain_text("Player 1")


@pytest.mark.parametrize("asked", [{"contrast": "more"}, {"forced_colors": "active"}])
def test_counts_are_there_for_those_who_need_contrast(
    browser: Browser, base_url: str, asked: dict[str, Any]
) -> None:
    context = browser.new_context(base_url=base_url, locale="en", service_workers="block", **asked)
    prefer(context, pace="off", sound=False)
    page = context.new_page()
    two_people(page, "Toguz Korgool")
    count = page.locator(".board-count").first
    expect(count).to_be_visible()
    colours = count.evaluate(
        "(count) => [getComputedStyle(count).color, getComputedStyle(count).backgroundColor]"
    )
    assert colours[0] != colours[1]
    if "contrast" in asked:
        assert colours == ["rgb(255, 255, 255)", "rgb(20, 10, 4)"]
    context.close()

"""The page sleeps, comes back, has a twin, or its clock is wrong."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.breaking import WHOLE, played, total
from tests.web.page_steps import START, prefer, quick_start, slot, status, touch

HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
  const visibilityState = hidden ? "hidden" : "visible";
  Object.defineProperty(document, "visibilityState", { configurable: true, value: visibilityState });
  document.dispatchEvent(new Event("visibilitychange"));
}"""

STAND_STILL = """() => {
  window.draw = requestAnimationFrame;
  window.requestAnimationFrame = () => 0;
}"""  # as browsers do with a page that nobody sees; when exactly, each decides for itself


# Time


def test_a_clock_that_is_set_back_leaves_the_last_game_first(fragile: Page) -> None:
    played(fragile)
    fragile.clock.set_fixed_time("2020-01-01")
    fragile.goto("/?")
    quick_start(fragile, "Toguz Korgool", "Two players")
    touch(fragile, 3)
    expect(status(fragile)).to_contain_text("Player 2’s turn", timeout=START)
    fragile.goto("/")
    expect(fragile.locator(".large")).to_contain_text("Toguz Korgool")


def test_out_of_sight_in_mid_animation_ends_on_the_right_board(phone: BrowserContext) -> None:
    """No frame is drawn any more, so only being told can end what moves."""
    prefer(phone, pace="slow", sound=False, knowledge=False)
    page = phone.new_page()
    page.goto("/")
    played(page)
    touch(page, 0)
    expect(page.locator(".board-count").first).to_have_text("0")  # lifted, and not yet sown
    page.evaluate(STAND_STILL)
    assert total(page) < WHOLE
    page.evaluate(HIDE, True)
    expect(slot(page, 0)).to_have_accessible_name("Player 1, pit 1: 0 stones")
    assert total(page) == WHOLE
    page.evaluate("() => { requestAnimationFrame = draw; }")
    page.evaluate(HIDE, False)
    expect(status(page)).to_contain_text("Player 2’s turn", timeout=START)
    assert total(page) == WHOLE


def test_an_hour_out_of_sight_in_mid_thought_ends_with_an_answer(fragile: Page) -> None:
    played(fragile, "Computer")
    fragile.evaluate("held = 'think_step'")
    touch(fragile, 0)
    expect(fragile.locator("[data-held='think_step']")).to_be_attached(timeout=START)
    fragile.evaluate(HIDE, True)
    fragile.clock.fast_forward("01:00:00")
    fragile.evaluate("held = ''; letGo()")
    fragile.evaluate(HIDE, False)
    expect(status(fragile)).to_contain_text("Your turn", timeout=START)
    assert total(fragile) == WHOLE


# Tabs


def test_a_game_in_two_tabs_goes_on_in_the_one_opened_last(fragile: Page) -> None:
    played(fragile)
    other = fragile.context.new_page()
    other.goto(fragile.url)
    expect(fragile.get_by_role("alert")).to_contain_text("This game goes on in another tab")
    expect(fragile.locator(".home")).to_be_visible()
    touch(other, 0)
    expect(status(other)).to_contain_text("Player 2’s turn", timeout=START)
    expect(fragile.locator(".large")).to_contain_text("Player 2’s turn")
    fragile.get_by_role("link", name="Continue").click()
    expect(slot(fragile, 0)).to_have_accessible_name("Player 1, pit 1: 0 stones")
    expect(other.get_by_role("alert")).to_contain_text("This game goes on in another tab")
    expect(slot(fragile, 7)).to_have_attribute("aria-disabled", "false")
    touch(fragile, 7)
    expect(fragile.locator(".move")).to_have_count(2, timeout=START)  # one for each turn
    assert total(fragile) == WHOLE


def test_a_page_that_comes_back_from_the_cache_of_the_browser_plays_on(
    browser: Browser, base_url: str, browser_type_launch_args: dict[str, Any]
) -> None:
    again = browser.browser_type.launch(
        **browser_type_launch_args, ignore_default_args=["--disable-back-forward-cache"]
    )
    context = again.new_context(base_url=base_url, locale="en-GB")
    context.add_init_script("addEventListener('pageshow', (event) => { back = event.persisted; })")
    prefer(context, pace="off", sound=False, knowledge=False)
    page = context.new_page()
    page.goto("/")
    played(page)
    page.goto("/en/")
    page.evaluate("history.back()")
    expect(slot(page, 2)).to_have_accessible_name("Player 1, pit 3: 0 stones")
    assert page.evaluate("back")  # not loaded again
    touch(page, 0)
    expect(status(page)).to_contain_text("Player 2’s turn", timeout=START)
    assert total(page) == WHOLE
    again.close()

"""The engine is killed, fails or does not come: the game goes on, and the page says what is the matter.

docs/faults.md has these tests as a table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from tests.web import breaking
from tests.web.breaking import (
    ALONE,
    WHOLE,
    break_handler,
    break_python,
    kill,
    opened,
    played,
    told,
    total,
    try_again,
)
from tests.web.page_steps import READY, START, quick_start, resign, slot, status, stones, touch

# The worker is killed


def test_a_worker_killed_before_a_move_is_noticed_and_the_move_is_played(fragile: Page) -> None:
    played(fragile)
    kill(fragile)
    touch(fragile, 0)
    fragile.clock.run_for(ALONE)
    expect(told(fragile)).to_contain_text("The engine has stopped")
    assert total(fragile) == WHOLE
    try_again(fragile)
    expect(status(fragile)).to_contain_text("Player 2’s turn", timeout=START)
    assert (total(fragile), stones(fragile, 0)) == (WHOLE, 0)


def test_a_worker_killed_while_it_thinks_is_replaced_and_answers(fragile: Page) -> None:
    played(fragile, "Computer")
    fragile.evaluate("muted = 'think_step'")
    touch(fragile, 0)
    expect(status(fragile)).to_contain_text("thinking", timeout=START)
    kill(fragile)
    fragile.evaluate("muted = ''")
    fragile.clock.run_for(ALONE)
    expect(told(fragile)).to_contain_text("The engine has stopped")
    try_again(fragile)
    expect(status(fragile)).to_contain_text("Your turn", timeout=START)
    assert total(fragile) == WHOLE


def test_a_worker_killed_in_mid_animation_loses_no_stone(breakable: BrowserContext) -> None:
    page = opened(breakable, pace="slow")
    played(page)
    page.evaluate("muted = 'play'")  # or it has answered before it is killed
    touch(page, 0)
    kill(page)
    page.clock.run_for(ALONE)
    page.reload()  # as most people would
    expect(slot(page, 0)).to_have_accessible_name("Player 1, pit 1: 0 stones", timeout=START)
    expect(status(page)).to_contain_text("Player 2’s turn", timeout=START)
    assert total(page) == WHOLE


def test_a_worker_killed_in_a_review_leaves_the_game_whole(fragile: Page) -> None:
    played(fragile)
    touch(fragile, 0)
    expect(status(fragile)).to_contain_text("Player 2’s turn", timeout=START)
    resign(fragile)
    fragile.locator("section.end").get_by_role("button", name="Look back").click(timeout=START)
    fragile.evaluate("muted = 'lesson_step'")
    fragile.get_by_role("button", name="Review this game").click()
    expect(fragile.locator("progress")).to_be_visible()
    kill(fragile)
    fragile.evaluate("muted = ''")
    fragile.clock.run_for(ALONE)
    expect(told(fragile)).to_contain_text("The engine has stopped")
    try_again(fragile)
    expect(fragile.locator("section.end")).to_be_visible(timeout=START)
    assert total(fragile) == WHOLE


# The engine throws what nobody expects, in each handler that a person can reach


def play_on(page: Page) -> None:
    touch(page, 0)


def undo(page: Page) -> None:
    page.get_by_role("button", name="Undo").click()


def redo(page: Page) -> None:
    undo(page)
    button = page.get_by_role("button", name="Redo")
    expect(button).to_be_enabled(timeout=START)
    button.click()


def teach(page: Page) -> None:
    page.get_by_role("button", name="Teach me").click()


def save_as_text(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Save as text").click()


def open_text(page: Page) -> None:
    page.goto("/#/games")
    page.get_by_role("button", name="Open a game from text").click()
    page.get_by_role("textbox").fill("1. 76 55(10)")
    page.get_by_role("combobox").select_option("toguz")
    page.get_by_role("button", name="Open", exact=True).click()


THROWN: dict[str, tuple[str, Callable[[Page], None]]] = {
    "play": ("Two players", play_on),
    "undo": ("Two players", undo),
    "redo": ("Two players", redo),
    "end": ("Two players", resign),
    "think_start": ("Computer", play_on),
    "think_step": ("Computer", play_on),
    "hint_start": ("Computer", teach),
    "lesson_step": ("Computer", teach),
    "write_games": ("Two players", save_as_text),
    "read_games": ("Two players", open_text),
}


@pytest.fixture(scope="module")
def shared(browser: Browser, base_url: str, phone_arguments: dict[str, Any]) -> Iterator[Page]:
    """One page for all that only throws, with a Python that can be broken."""
    arguments = {**phone_arguments, "base_url": base_url, "locale": "en-GB"}
    context = browser.new_context(**arguments, service_workers="block")
    context.add_init_script(breaking.WORKER)
    break_python(context)
    yield opened(context)
    context.close()


@pytest.mark.parametrize("name", THROWN)
def test_an_error_in_python_is_told_and_the_game_goes_on(shared: Page, name: str) -> None:
    opponent, act = THROWN[name]
    shared.evaluate("location.hash = '#/'")
    played(shared, opponent)
    place = shared.evaluate("location.hash")
    break_handler(shared, name)
    act(shared)
    expect(shared.locator("[role='alert'], dialog[open]").last).to_contain_text(
        "The engine made a mistake", timeout=START
    )
    if shared.get_by_role("dialog").count():
        shared.keyboard.press("Escape")
    shared.evaluate("(place) => { location.hash = '#/settings'; location.hash = place; }", place)
    expect(slot(shared, 2)).to_be_visible()
    assert total(shared) == WHOLE
    expect(shared.locator(f"{READY}, section.end").first).to_be_visible(timeout=START)


def test_a_python_that_has_stopped_for_good_is_begun_anew(shared: Page) -> None:
    """In a game on request; elsewhere for whoever asks next."""
    shared.evaluate("location.hash = '#/'")
    played(shared)
    break_handler(shared, "play for good")
    touch(shared, 0)
    expect(told(shared)).to_contain_text("The engine made a mistake", timeout=START)
    try_again(shared)
    expect(status(shared)).to_contain_text("Player 2’s turn", timeout=START)
    assert total(shared) == WHOLE
    break_handler(shared, "read_games for good")
    open_text(shared)
    expect(shared.get_by_role("dialog")).to_contain_text("The engine made a mistake", timeout=START)
    shared.get_by_role("button", name="Open", exact=True).click()
    expect(shared.locator(".play[data-game='toguz']")).to_be_visible(timeout=START)


# Files


def abort(route: Route) -> None:
    route.abort()


def page_instead(route: Route) -> None:
    """As a host does that answers everything, or a network that wants one to log in."""
    route.fulfill(body="<!doctype html>", headers={"Content-Type": "text/html; charset=utf-8"})


@pytest.mark.parametrize("answer", [abort, page_instead])
def test_an_engine_that_does_not_come_is_told_and_can_be_tried_again(
    breakable: BrowserContext, answer: Callable[[Route], None]
) -> None:
    breakable.route("**/pyodide.asm.wasm", answer)
    page = opened(breakable)
    quick_start(page, "Kalah", "Two players")
    touch(page, 2)
    expect(told(page)).to_contain_text("The engine could not be loaded", timeout=START)
    breakable.unroute("**/pyodide.asm.wasm")
    try_again(page)
    expect(status(page)).to_contain_text("plays again", timeout=START)
    assert total(page) == WHOLE


def test_an_engine_that_never_starts_is_told_and_can_be_tried_again(
    breakable: BrowserContext,
) -> None:
    """Pyodide waits for ever on a wasm that is none."""

    def nonsense(route: Route) -> None:
        route.fulfill(body=b"not wasm", headers={"Content-Type": "application/wasm"})

    breakable.route("**/pyodide.asm.wasm", nonsense)
    page = opened(breakable)
    quick_start(page, "Kalah", "Two players")
    touch(page, 2)
    page.clock.run_for(65_000)
    expect(told(page)).to_contain_text("Your game is still here", timeout=START)
    breakable.unroute("**/pyodide.asm.wasm")
    try_again(page)
    expect(page.locator(".move")).to_have_count(1, timeout=START)
    assert total(page) == WHOLE


@pytest.mark.parametrize("lost", ["main-*.js", "boards-*.json"])
def test_a_page_that_cannot_start_does_not_stay_blank(breakable: BrowserContext, lost: str) -> None:
    breakable.route(f"**/assets/{lost}", lambda route: route.abort())
    page = breakable.new_page()
    page.goto("/")
    page.evaluate("document.getAnimations().forEach((one) => one.finish())")
    expect(page.get_by_text("Kazan has not started")).to_be_visible()
    expect(page.get_by_text("Kazan не запустился")).to_be_visible()


def test_a_browser_without_wasm_says_so_and_plays_nothing_wrong(breakable: BrowserContext) -> None:
    breakable.route("**/engine-*.js", lambda route: route.fulfill(body="throw new Error('old')"))
    page = opened(breakable)
    quick_start(page, "Kalah", "Two players")
    touch(page, 2)
    expect(told(page)).to_contain_text("The engine could not be loaded", timeout=START)
    assert total(page) == WHOLE

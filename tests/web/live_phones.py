"""Phones that meet at a relay of another make on this machine."""

from __future__ import annotations

import json
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from sitebuild import harness, policy, setup
from sitebuild.server import Server
from tests.web.page_steps import START, prefer, quick_start, status, touch

OPEN = "[data-slot][aria-disabled='false']"
POLL = 10  # milliseconds between two looks
POLLS = START // POLL
RELAY = Path(__file__).parent.parent / "relay.mjs"
Phone = Callable[[], BrowserContext]


@pytest.fixture(scope="module")
def relay() -> Iterator[str]:
    """The address of a relay."""
    with subprocess.Popen(
        [setup.node(), RELAY], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout
        yield process.stdout.readline().strip()
        process.terminate()


@pytest.fixture(scope="module")
def meeting(assets: dict[str, str], relay: str, tmp_path_factory: Any) -> Iterator[str]:
    """The site with that relay for its list and in its policy."""
    listed = tmp_path_factory.mktemp("relays") / "relays.json"
    listed.write_text(json.dumps([relay]))
    server = Server(extra={assets["online/relays.json"]: listed})
    for rule in server.rules:
        name = "Content-Security-Policy"
        if name in rule.values:
            rule.values[name] = policy.CONNECT.sub(policy.connect([relay]), rule.values[name])
    with harness.running(server):
        yield server.address


@pytest.fixture(scope="module")
def phone_at(browser: Browser, meeting: str, phone_arguments: dict[str, Any]) -> Iterator[Phone]:
    """Makes phones that know nothing of each other."""
    contexts: list[BrowserContext] = []

    def make() -> BrowserContext:
        context = browser.new_context(
            **phone_arguments,
            base_url=meeting,
            locale="en-GB",
            reduced_motion="reduce",  # what fades in has no contrast yet
            service_workers="block",
        )
        prefer(context, pace="off", sound=False)
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        context.add_init_script("delete Navigator.prototype.share")
        contexts.append(context)
        return context

    yield make
    for context in contexts:
        context.close()


@pytest.fixture(scope="module")
def two_phones(phone_at: Phone) -> tuple[Page, Page]:
    """Two phones with the page open, their Python started once for all tests of a file."""
    here, there = phone_at().new_page(), phone_at().new_page()
    for page in (here, there):
        page.goto("/")
    return here, there


def invitation(page: Page) -> str:
    """The link to play the game on the screen at the same time."""
    page.locator("[data-tool='share']").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Play at the same time").click()
    expect(dialog).to_contain_text("127.0.0.1")
    dialog.get_by_role("button", name="Make an invitation").click()
    dialog.get_by_role("button", name="Copy the link").click()
    dialog.get_by_role("button", name="Close").click()
    text: str = page.evaluate("navigator.clipboard.readText()")
    return text


def met(phone_at: Phone) -> tuple[Page, Page]:
    """Two pages with one game of Kalah, begun by the first after a move of its own."""
    here, there = phone_at().new_page(), phone_at().new_page()
    here.goto("/")
    quick_start(here, "Kalah", "Two players")
    touch(here, 0)
    expect(status(here)).to_contain_text("Player 2’s turn", timeout=START)
    there.goto(invitation(here))
    there.get_by_role("button", name="Take the seat").click()
    expect(status(there)).to_contain_text("Your turn", timeout=START)
    expect(status(here)).to_contain_text("is here", timeout=START)
    return here, there


def same(here: Page, there: Page) -> None:
    """Both boards hold the same stones."""
    counts = [
        page.locator("[data-slot]").evaluate_all(
            "slots => slots.map((one) => one.dataset.slot + one.ariaLabel.replace(/^[^:]*/, ''))"
        )
        for page in (here, there)
    ]
    assert counts[0] == counts[1]


def challenge(here: Page, there: Page, game: str) -> None:
    """Both look for somebody who plays *game*, and meet."""
    for page in (here, there):
        page.goto(f"/#/elsewhere/{game}")
        page.get_by_role("button", name="Look for somebody").click()
    for page in (here, there):
        expect(page.locator(".play")).to_be_visible(timeout=START)


def sides_taken(here: Page, there: Page) -> None:
    """The guess that opens a deal is made, and whoever wins it takes a row."""
    for step in ("Hide one seed or two", "Odd or even", "Which row is yours"):
        one = asked(here, there, step)
        one.locator(".strip button").first.click()


def asked(here: Page, there: Page, question: str) -> Page:
    """The page that puts *question*."""
    for _ in range(POLLS):
        for page in (here, there):
            if page.locator(".strip", has_text=question).is_visible():
                return page
        here.wait_for_timeout(POLL)
    raise AssertionError(f"nobody is asked: {question}")


def open_slots(page: Page) -> int:
    """How many slots the person at *page* may touch."""
    return page.locator(OPEN).count()


def mover(here: Page, there: Page) -> Page | None:
    """The page whose person may touch; None when the game is over."""
    for _ in range(POLLS):
        for page in (here, there):
            if open_slots(page):
                return page
        if all(page.locator("section.end").is_visible() for page in (here, there)):
            return None
        here.wait_for_timeout(POLL)
    raise AssertionError("nobody may touch")


def told(page: Page) -> str:
    """The moves as the page tells them."""
    return page.locator(".moves").text_content() or ""


def play(here: Page, there: Page, most: int, chance: Random) -> list[float]:
    """Make up to *most* moves, each seen at the other page; seconds from touch to drawn move."""
    took: list[float] = []
    while len(took) < most and (page := mover(here, there)):
        took.append(move(page, there if page is here else here, chance))
    return took


def move(page: Page, other: Page, chance: Random) -> float:
    """Touch until there is a move, in morris up to three times; seconds until *other* has drawn it."""
    made, seen = told(page), told(other)
    began = 0.0
    for _ in range(POLLS):
        if told(page) != made:
            break
        if slots := page.locator(OPEN).evaluate_all("all => all.map((one) => one.dataset.slot)"):
            touch(page, chance.choice(slots))
            began = time.monotonic()
        page.wait_for_timeout(POLL)
    for _ in range(POLLS):
        if told(other) != seen:
            return time.monotonic() - began
        other.wait_for_timeout(POLL)
    raise AssertionError(f"a move is not drawn at the other page: {status(other).text_content()}")

"""The other side of a live table does not keep to the rules: what the person here is told."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from sitebuild import setup
from tests.web.live_phones import OPEN, Phone, invitation, meeting, phone_at, relay
from tests.web.page_steps import START, quick_start

__all__ = ["meeting", "phone_at", "relay"]  # fixtures

CHEAT = Path(__file__).parent.parent / "cheat.mjs"
Cheat = Callable[..., str]
POLL = (
    50  # milliseconds between two looks, for the relay's words take their own time, not the page's
)
MOST = 120  # looks; relays refuse the words of a page whose clock has gone on by ten minutes


@contextmanager
def started(*arguments: str) -> Iterator[str]:
    """A cheat as long as the block runs; its invitation."""
    with subprocess.Popen(
        [setup.node(), CHEAT, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout
        yield process.stdout.readline().strip()
        process.terminate()


@pytest.fixture
def cheat(relay: str) -> Iterator[Cheat]:
    """Starts a cheat; gives its invitation."""
    with ExitStack() as stack:
        yield lambda *arguments: stack.enter_context(started(relay, *arguments))


@pytest.fixture(scope="module")
def honest(phone_at: Phone) -> Page:
    """A phone whose clock a test can turn."""
    page = phone_at().new_page()
    page.clock.install()
    page.goto("/")
    return page


def seated(page: Page, link: str) -> None:
    """The page at the table that *link* invites to."""
    page.goto(f"/#/l/{link}")
    page.get_by_role("button", name="Take the seat").click()


def in_time(page: Page, place: Locator, told: str) -> None:
    """*place* says what is *told* once the clock has gone on for a while."""
    for _ in range(MOST):
        if place.filter(has_text=told).is_visible():
            return
        page.clock.fast_forward(4000)
        page.wait_for_timeout(POLL)
    raise AssertionError(f"not told: {told}")


def test_a_side_that_withholds_its_number_is_told_of(honest: Page, cheat: Cheat) -> None:
    seated(honest, cheat("withheld"))
    in_time(honest, honest.get_by_role("alert"), "does not open the number")


def test_the_host_is_told_too(honest: Page, cheat: Cheat) -> None:
    honest.goto("/#/")
    quick_start(honest, "Kalah", "Two players")
    link = invitation(honest)
    cheat("withheld", link.rsplit("/", 1)[1])
    in_time(honest, honest.locator(".strip"), "does not open the number")
    expect(honest.locator(OPEN)).to_have_count(0)
    honest.get_by_role("button", name="Play by link").click()
    honest.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(honest.locator(".strip")).to_have_count(0)


def test_another_version_is_told(honest: Page, cheat: Cheat) -> None:
    honest.goto("/#/")
    quick_start(honest, "Kalah", "Two players")
    link = invitation(honest)
    cheat("version", link.rsplit("/", 1)[1])
    expect(honest.locator(".strip")).to_contain_text("another version", timeout=START)


def test_time_that_has_not_passed_is_not_taken(honest: Page, cheat: Cheat) -> None:
    seated(honest, cheat("disputed"))
    expect(honest.locator(".strip")).to_contain_text("The clocks do not agree", timeout=START)
    expect(honest.locator(OPEN)).to_have_count(0)
    honest.get_by_role("button", name="Play by link").click()
    expect(honest.locator(".strip")).to_have_count(0)

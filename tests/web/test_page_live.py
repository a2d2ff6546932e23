"""Two phones and a relay of another make on this machine: a game at the same time."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from sitebuild import harness, policy, setup
from sitebuild.server import Server
from tests.web.page_steps import START, prefer, quick_start, status, touch

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


@pytest.fixture
def phone_at(browser: Browser, meeting: str, phone_arguments: dict[str, Any]) -> Iterator[Phone]:
    """Makes phones that know nothing of each other."""
    contexts: list[BrowserContext] = []

    def make() -> BrowserContext:
        context = browser.new_context(
            **phone_arguments, base_url=meeting, locale="en-GB", service_workers="block"
        )
        prefer(context, pace="off", sound=False)
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        context.add_init_script("delete Navigator.prototype.share")
        contexts.append(context)
        return context

    yield make
    for context in contexts:
        context.close()


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
            "slots => slots.map((one) => one.dataset.slot + one.ariaLabel.match(/\\d+ st.*/)[0])"
        )
        for page in (here, there)
    ]
    assert counts[0] == counts[1]


def test_moves_are_seen_at_once_and_a_closed_page_comes_back(phone_at: Phone) -> None:
    here, there = met(phone_at)
    touch(here, 1)
    expect(here.locator(".move")).to_have_count(1)
    touch(there, 6)
    expect(status(here)).to_contain_text("Your turn", timeout=START)
    same(here, there)
    context = there.context
    there.close()
    touch(here, 5)
    expect(here.locator(".move")).to_have_count(3, timeout=START)
    there = context.new_page()
    there.goto("/")
    there.get_by_role("link", name="Continue").click()
    expect(there.locator(".move")).to_have_count(3, timeout=START)
    expect(status(there)).to_contain_text("Your turn", timeout=START)
    same(here, there)


def test_a_draw_is_offered_and_another_game_follows(phone_at: Phone) -> None:
    here, there = met(phone_at)
    here.get_by_role("button", name="Menu").click()
    here.get_by_role("button", name="Offer a draw").click()
    expect(there.locator(".strip")).to_contain_text("offers a draw", timeout=START)
    there.get_by_role("button", name="Accept").click()
    for page in (here, there):
        expect(page.locator("section.end")).to_contain_text("A draw by agreement", timeout=START)
    there.get_by_role("button", name="Play again").click()
    expect(here.locator("section.end")).to_contain_text("wants another game", timeout=START)
    here.get_by_role("button", name="Accept").click()
    for page in (here, there):
        expect(page.locator(".move")).to_have_count(0, timeout=START)


def test_a_third_with_the_link_gets_no_seat(phone_at: Phone) -> None:
    here = phone_at().new_page()
    here.goto("/")
    quick_start(here, "Toguz Korgool", "Two players")
    link = invitation(here)
    there, third = phone_at().new_page(), phone_at().new_page()
    there.goto(link)
    there.get_by_role("button", name="Take the seat").click()
    expect(there.locator(".play")).to_be_visible(timeout=START)
    third.goto(link)
    third.get_by_role("button", name="Take the seat").click()
    expect(third.get_by_role("alert")).to_contain_text("Somebody else", timeout=START)

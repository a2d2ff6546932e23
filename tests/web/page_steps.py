"""What a person does on the page, for tests: begin a game, touch a slot, read what is said."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

START = 60_000  # milliseconds in which Python starts on a busy machine
READY = "[data-slot][aria-disabled='false']"  # what may be touched


def prefer(context: BrowserContext, **settings: Any) -> None:
    """Begin with *settings* where none are kept yet."""
    text = json.dumps(json.dumps(settings))
    context.add_init_script(
        f"localStorage.getItem('kazan') ?? localStorage.setItem('kazan', {text})"
    )


def quick_start(page: Page, game: str, opponent: str = "Computer") -> None:
    """From the home screen: two touches."""
    page.get_by_role("button", name=opponent, exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name=game).click()


def set_up(page: Page, game: str, **chosen: str) -> None:
    """Through the set-up screen of the game with key *game*; *chosen* names radio buttons."""
    page.goto(f"/#/new/{game}")
    for choice in chosen.values():
        page.get_by_role("radio", name=choice, exact=True).check()
    page.get_by_role("button", name="Start", exact=True).click()


def slot(page: Page, number: int) -> Locator:
    """The button over slot *number*."""
    return page.locator(f"[data-slot='{number}']")


def touch(page: Page, number: int) -> None:
    """Touch slot *number*, whether it can be played or not."""
    slot(page, number).click(force=True)


def status(page: Page) -> Locator:
    """The status line: the banner, or whose turn it is."""
    return page.locator(".status.near")


def play_a_move(page: Page) -> None:
    """Touch the last slot that may be touched; wait for its move in the list, and what comes next."""
    ready = page.locator(READY)
    expect(ready.first).to_be_visible(timeout=START)
    told = page.locator(".moves").text_content() or ""  # the moves of a turn stand in one place
    ready.last.click()
    expect(page.locator(".moves")).not_to_have_text(told, timeout=START)
    expect(page.locator(f"{READY}, section.end").first).to_be_visible(timeout=START)


def play_to_the_end(page: Page, most: int = 120) -> None:
    """Touch what may be touched until the end sheet comes."""
    for _ in range(most):
        play_a_move(page)
        if page.locator("section.end").is_visible():
            return
    raise AssertionError(f"no end after {most} moves")


def resign(page: Page) -> None:
    """Give the game up."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()


def stones(page: Page, number: int) -> int:
    """The stones in slot *number*, as its label says."""
    label = slot(page, number).get_attribute("aria-label") or ""
    found = re.search(r": (\d+) stones?$", label)
    assert found, label
    return int(found[1])

"""Two phones that do not know each other find one another: every game, sets, a clock, a switch."""

from __future__ import annotations

import os
import time

import pytest
from playwright.sync_api import Page, expect

from tests.web.live_phones import (
    challenge,
    meeting,
    mover,
    phone_at,
    relay,
    same,
    told,
    two_phones,
)
from tests.web.page_steps import START, status
from tests.web.test_page_access import faults

__all__ = ["meeting", "phone_at", "relay", "two_phones"]  # fixtures

Phones = tuple[Page, Page]
LONG = bool(os.environ.get("KAZAN_LONG"))
END = 400  # moves within which a game has ended
SOME = END if LONG else 6
# A whole game of toguz at the speed of a test would count as a flood; of Morris the stones are placed.
PLIES = {"mangala": SOME, "kalah": END, "toguz": 6, "morris": min(SOME, 18)}


def play(here: Page, there: Page, plies: int) -> list[float]:
    """Touch what may be touched, and see every touch on both; seconds until each move is drawn there."""
    took = []
    for _ in range(plies):
        page = mover(here, there)
        if page is None:
            break
        other = there if page is here else here
        before = told(other)
        page.locator("[data-slot][aria-disabled='false']").last.click(force=True)
        began = time.monotonic()
        if "Take a stone" not in (status(page).text_content() or ""):
            expect(other.locator(".moves")).not_to_have_text(before, timeout=START)
            took.append(time.monotonic() - began)
    return took


def finish(here: Page) -> None:
    """The person at *here* resigns, unless it is over."""
    if here.locator("section.end").is_visible():
        return
    here.get_by_role("button", name="Menu").click()
    here.get_by_role("dialog").get_by_role("button", name="Resign").click()
    here.get_by_role("dialog").get_by_role("button", name="Resign").click()


@pytest.mark.parametrize("game", list(PLIES))
def test_each_game_is_played_by_two_who_have_met(two_phones: Phones, game: str) -> None:
    here, there = two_phones
    challenge(here, there, game)
    took = sorted(play(here, there, PLIES[game]))
    assert told(here) == told(there)
    finish(here)
    for page in (here, there):
        expect(page.locator("section.end")).to_be_visible(timeout=START)
    print(f"{game}: {len(took)} moves, median {took[len(took) // 2]:.3f} s, worst {took[-1]:.3f} s")


def test_the_deal_is_guessed_for_and_a_side_taken(two_phones: Phones) -> None:
    here, there = two_phones
    challenge(here, there, "gaziantep")
    strip = ".strip button"
    hider = here if here.get_by_text("Hide one seed or two").is_visible() else there
    guesser = there if hider is here else here
    hider.locator(strip).first.click()
    expect(guesser.locator(".strip")).to_contain_text("Odd or even", timeout=START)
    assert faults(guesser, "guess") == []
    guesser.locator(strip).first.click()
    expect(guesser.locator(".strip")).to_contain_text("Which row is yours", timeout=START)
    expect(hider.locator(".strip")).to_contain_text("the guess was right", timeout=START)
    guesser.locator(strip).first.click()
    expect(status(guesser)).to_contain_text("Your turn", timeout=START)
    play(here, there, 6)
    assert told(here) == told(there)
    same(here, there)


def test_the_next_set_and_the_score(two_phones: Phones) -> None:
    here, there = two_phones
    for page in (here, there):
        page.goto("/#/new/mangala")
        page.get_by_role("radio", name="Elsewhere").check()
        page.get_by_role("radio", name="3", exact=True).first.check()
        page.get_by_role("radio", name="For a move").check()
        page.get_by_role("button", name="Start", exact=True).click()
        page.get_by_role("button", name="Look for somebody").click()
    for page in (here, there):
        expect(page.locator(".clock").first).to_be_visible(timeout=START)
    finish(here)
    there.get_by_role("button", name="Set 2").click(timeout=START)
    expect(here.locator("section.end")).to_contain_text("next set", timeout=START)
    here.get_by_role("button", name="Accept").click()
    expect(here.locator(".bar")).to_contain_text("Set 2 of 3 · You · 0 – 1", timeout=START)
    expect(there.locator(".bar")).to_contain_text("Set 2 of 3 · You · 1 – 0", timeout=START)
    play(here, there, 2)
    assert told(here) == told(there)


def test_time_that_is_up_is_claimed_and_whoever_comes_back_sees_it(two_phones: Phones) -> None:
    here, there = two_phones
    for page in (here, there):
        page.goto("/#/new/kalah")
        page.get_by_role("radio", name="Elsewhere").check()
        page.get_by_role("radio", name="For a move").check()
        page.get_by_role("button", name="Start", exact=True).click()
    for page in (here, there):
        page.clock.install()
        page.get_by_role("button", name="Look for somebody").click()
    for page in (here, there):
        page.clock.run_for(5000)
    for page in (here, there):
        expect(page.locator(".play")).to_be_visible(timeout=START)
    first = mover(here, there)
    assert first
    second = there if first is here else here
    first.locator("[data-slot][aria-disabled='false']").first.click(force=True)
    expect(status(second)).to_contain_text("Your turn", timeout=START)
    address = second.url
    second.goto("/#/settings")
    first.clock.run_for(120_000)
    expect(first.locator(".strip")).to_contain_text("no time left", timeout=START)
    first.get_by_role("button", name="Claim the win").click()
    expect(first.locator("section.end")).to_contain_text("time is up", timeout=START)
    second.clock.run_for(120_000)
    second.goto(address)
    expect(second.locator("section.end")).to_contain_text("time is up", timeout=START)


def test_challenges_can_be_switched_off(two_phones: Phones) -> None:
    here, _ = two_phones
    here.goto("/#/settings")
    here.get_by_role("switch", name="Play with people you do not know").uncheck(force=True)
    here.goto("/#/elsewhere/kalah")
    expect(here.get_by_role("button", name="Make an invitation")).to_be_visible()
    expect(here.get_by_role("button", name="Look for somebody")).to_have_count(0)
    here.goto("/#/settings")
    here.get_by_role("switch", name="Play with people you do not know").check(force=True)


def test_looking_is_calm_and_can_be_stopped(two_phones: Phones) -> None:
    _, there = two_phones
    there.goto("/#/elsewhere/toguz")
    expect(there.locator(".paper").nth(1)).to_contain_text("127.0.0.1")
    there.get_by_role("button", name="Look for somebody").click()
    expect(there.locator(".paper")).to_contain_text("Looking for somebody")
    assert faults(there, "looking") == []
    there.get_by_role("button", name="Stop looking").click()
    expect(there.get_by_role("button", name="Look for somebody")).to_be_visible()

"""Two phones that do not know each other find one another: every game, sets, a clock, a switch."""

from __future__ import annotations

import os
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.web.live_phones import (
    asked,
    challenge,
    meeting,
    move,
    mover,
    open_slots,
    phone_at,
    play,
    relay,
    same,
    sides_taken,
    told,
    two_phones,
)
from tests.web.page_steps import START, status
from tests.web.test_page_access import faults

__all__ = ["meeting", "phone_at", "relay", "two_phones"]  # fixtures

Phones = tuple[Page, Page]
LONG = bool(os.environ.get("KAZAN_LONG"))
END = 400  # moves within which a game has ended
PLIES = {"mangala": 6, "kalah": END, "toguz": 6, "gaziantep": END, "morris": 20}
"""Moves in the short form; of Morris all stones are placed. The long form plays each game to its end."""


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
    most = END if LONG else PLIES[game]
    challenge(here, there, game)
    if game == "gaziantep":
        sides_taken(here, there)
    took = sorted(play(here, there, most, Random(game)))
    assert told(here) == told(there)
    same(here, there)
    if most != END:
        finish(here)
    for page in (here, there):
        expect(page.locator("section.end")).to_be_visible(timeout=START)
    print(f"{game}: {len(took)} moves, median {took[len(took) // 2]:.3f} s, worst {took[-1]:.3f} s")


def test_the_deal_is_guessed_for_and_a_side_taken(two_phones: Phones) -> None:
    here, there = two_phones
    challenge(here, there, "gaziantep")
    hider = asked(here, there, "Hide one seed or two")
    guesser = there if hider is here else here
    assert open_slots(here) + open_slots(there) == 0
    hider.locator(".strip button").first.click()
    expect(guesser.locator(".strip")).to_contain_text("Odd or even", timeout=START)
    assert faults(guesser, "guess") == []
    guesser.locator(".strip button").first.click()
    expect(guesser.locator(".strip")).to_contain_text("Which row is yours", timeout=START)
    expect(hider.locator(".strip")).to_contain_text("the guess was right", timeout=START)
    guesser.locator(".strip button").first.click()
    expect(status(guesser)).to_contain_text("Your turn", timeout=START)


def test_both_see_on_whom_the_lot_falls(two_phones: Phones) -> None:
    here, there = two_phones
    challenge(here, there, "kalah")
    first = mover(here, there)
    assert first
    second = there if first is here else here
    expect(first.locator(".strip")).to_contain_text("The lot You start", timeout=START)
    expect(second.locator(".strip")).to_contain_text("The other side starts", timeout=START)
    faces = {page.locator(".coin").get_attribute("data-face") for page in (here, there)}
    assert len(faces) == 1
    assert faults(first, "lot") == []
    move(first, second, Random(0))
    for page in (here, there):
        expect(page.locator(".coin")).to_have_count(0)


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
    play(here, there, 2, Random(0))
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

"""Two phones and a relay of another make on this machine: a game at the same time."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.live_phones import Phone, invitation, meeting, met, phone_at, relay, same
from tests.web.page_steps import START, quick_start, status, touch

__all__ = ["meeting", "phone_at", "relay"]  # fixtures


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


def test_of_two_tabs_of_one_side_the_one_opened_last_plays(phone_at: Phone) -> None:
    here, there = met(phone_at)
    tab = there.context.new_page()
    tab.goto(there.url)
    expect(status(tab)).to_contain_text("Your turn", timeout=START)
    expect(there.get_by_role("alert")).to_contain_text("This game goes on in another tab")
    touch(tab, 6)
    expect(status(here)).to_contain_text("Your turn", timeout=START)
    touch(here, 5)
    for page in (here, tab):
        expect(page.locator(".move")).to_have_count(3, timeout=START)
    same(here, tab)
    there.get_by_role("link", name="Continue").click()
    expect(status(there)).to_contain_text("Your turn", timeout=START)
    same(here, there)

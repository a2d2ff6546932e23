"""Two phones and a relay of another make on this machine: a game at the same time."""

from __future__ import annotations

from datetime import datetime, timedelta
from random import Random

from playwright.sync_api import Page, expect

from tests.web.live_phones import (
    OPEN,
    Phone,
    invitation,
    meeting,
    met,
    move,
    mover,
    phone_at,
    play,
    relay,
    same,
)
from tests.web.page_steps import START, quick_start, status, touch
from tests.web.test_page_access import faults

__all__ = ["meeting", "phone_at", "relay"]  # fixtures


def test_moves_are_seen_at_once_and_a_closed_page_comes_back(phone_at: Phone) -> None:
    here, there = met(phone_at)
    touch(here, 1)
    expect(here.locator(".move")).to_have_count(1)
    touch(there, 6)
    expect(status(here)).to_contain_text("Your turn", timeout=START)
    same(here, there)
    there.close()
    touch(here, 5)
    expect(here.locator(".move")).to_have_count(3, timeout=START)
    there = come_back(there)
    expect(there.locator(".move")).to_have_count(3, timeout=START)
    expect(status(there)).to_contain_text("Your turn", timeout=START)
    same(here, there)
    here.close()
    touch(there, 7)
    expect(there.locator(".move")).to_have_count(4, timeout=START)
    here = come_back(here)
    expect(here.locator(".move")).to_have_count(4, timeout=START)
    same(here, there)


def come_back(gone: Page) -> Page:
    """The game of a page that was closed, opened again on its phone."""
    page = gone.context.new_page()
    page.goto("/")
    page.get_by_role("link", name="Continue").click()
    return page


def test_two_meet_although_the_clock_of_one_is_a_day_behind(phone_at: Phone) -> None:
    """The relay takes nothing that is ten minutes old."""
    here, there = phone_at().new_page(), phone_at().new_page()
    there.clock.install(time=datetime.now() - timedelta(days=1))
    here.goto("/")
    quick_start(here, "Kalah", "Two players")
    there.goto(invitation(here))
    there.get_by_role("button", name="Take the seat").click()
    first = mover(here, there)
    assert first
    move(first, there if first is here else here, Random(0))
    same(here, there)


def test_nothing_can_be_touched_before_the_friend_comes(phone_at: Phone) -> None:
    here, there = phone_at().new_page(), phone_at().new_page()
    here.goto("/")
    quick_start(here, "Kalah", "Two players")
    expect(here.locator(OPEN)).to_have_count(6, timeout=START)
    link = invitation(here)
    for _ in range(2):
        expect(here.locator(".strip")).to_contain_text("Waiting for your friend", timeout=START)
        expect(here.locator(OPEN)).to_have_count(0)
        expect(here.locator(".tool[data-tool='teach']")).to_be_disabled()
        assert faults(here, "waiting") == []
        touch(here, 0)
        expect(here.locator(".strip")).to_contain_text("until you are both ready")
        here.reload()
    there.goto(link)
    there.get_by_role("button", name="Take the seat").click()
    first = mover(here, there)
    assert first
    expect(first.locator(OPEN)).to_have_count(6)
    move(first, there if first is here else here, Random(0))
    same(here, there)


def test_where_no_relay_answers_the_game_goes_on_by_links(phone_at: Phone) -> None:
    phone = phone_at()
    phone.route_web_socket("**", lambda _: None)  # takes the call and says nothing
    here = phone.new_page()
    here.goto("/")
    quick_start(here, "Kalah", "Two players")
    invitation(here)
    expect(here.locator(".strip")).to_contain_text("Looking for a connection", timeout=START)
    here.get_by_role("button", name="Play by link").click()
    expect(here.get_by_role("dialog")).to_contain_text("Send this game")
    here.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(here.locator(".strip")).to_have_count(0)
    expect(status(here)).to_contain_text("Your friend")
    assert (
        here.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('kazan-live-'))")
        == []
    )


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
    assert len(play(here, there, 3, Random(0))) == 3
    same(here, there)
    expect(third.locator(".play")).to_have_count(0)


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

"""The clock of two players, the handicap and the tournament, on the page."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page, expect

from tests.web.page_steps import START, prefer, slot, status, touch


def setup_screen(phone: BrowserContext, game: str) -> Page:
    prefer(phone, pace="off", sound=False)
    page = phone.new_page()
    page.clock.install()
    page.goto(f"/#/new/{game}")
    page.get_by_role("radio", name="A person here").check()
    return page


def test_the_flag_falls_and_the_game_says_so(phone: BrowserContext) -> None:
    page = setup_screen(phone, "kalah")
    page.get_by_role("radio", name="For a move").check()
    page.get_by_role("group", name="Seconds for a move").get_by_role("radio", name="10").check()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_role("timer")).to_have_text(["Player 2 0:10", "Player 1 0:10"])
    touch(page, 0)
    expect(status(page)).to_contain_text("Player 2’s turn", timeout=START)
    page.clock.run_for(4000)
    expect(page.get_by_role("timer").first).to_contain_text("0:06")
    page.clock.run_for(7000)
    expect(page.locator("section.end")).to_contain_text("Player 1 wins", timeout=START)
    expect(page.locator("section.end")).to_contain_text("Player 2’s time is up.")


def test_time_is_kept_when_the_page_is_loaded_again(phone: BrowserContext) -> None:
    page = setup_screen(phone, "kalah")
    page.get_by_role("radio", name="For the game").check()
    page.get_by_role("button", name="Start", exact=True).click()
    touch(page, 0)
    expect(status(page)).to_contain_text("Player 2’s turn", timeout=START)
    page.clock.run_for(90_000)
    expect(page.get_by_role("timer").first).to_contain_text("8:30")
    page.reload()
    expect(page.get_by_role("timer").first).to_contain_text("8:30")
    expect(page.get_by_role("timer").last).to_contain_text("10:05")


def test_a_handicap_lies_in_the_store_and_a_tournament_is_one_touch(phone: BrowserContext) -> None:
    page = setup_screen(phone, "toguz")
    page.get_by_role("switch", name="As in a tournament").check(force=True)
    expect(page.get_by_role("radio", name="5", exact=True).first).to_be_checked()
    expect(page.get_by_role("radio", name="By lot")).to_be_checked()
    page.get_by_role("switch", name="As in a tournament").uncheck(force=True)
    page.get_by_text("Rules of this game").click()
    givers = page.get_by_role("group", name="Who gives stones?")
    givers.get_by_role("radio", name="Player 1").check()
    page.get_by_role("group", name="Stones given").get_by_role("radio", name="9").check()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(slot(page, 0)).to_have_accessible_name("Player 1, pit 1: 8 stones", timeout=START)
    expect(page.get_by_label("Kazan of Player 2: 9 stones")).to_be_attached()

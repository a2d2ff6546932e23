"""What is kept: statistics, the search of finished games, everything as one file."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.page_steps import START, prefer, quick_start, resign, slot


def give_up(page: Page, game: str, opponent: str = "Computer") -> None:
    """Begin a game and give it up."""
    page.goto("/#/")
    quick_start(page, game, opponent)
    expect(slot(page, 0)).to_have_attribute("aria-disabled", "false", timeout=START)
    slot(page, 0).click()
    resign(page)
    expect(page.locator("section.end")).to_be_visible(timeout=START)


def test_games_are_counted_searched_and_carried_to_another_device(
    phone: BrowserContext, browser: Browser, base_url: str, tmp_path: Path
) -> None:
    prefer(phone, pace="off", sound=False)
    page = phone.new_page()
    give_up(page, "Kalah")
    give_up(page, "Kalah", "Two players")
    give_up(page, "Turkish Mangala")
    give_up(page, "Nine Men’s Morris", "Two players")
    page.goto("/#/games")
    expect(page.locator(".rows > li")).to_have_count(4)
    page.get_by_role("searchbox").fill("kalah easy")
    expect(page.locator(".rows > li")).to_have_count(1)
    expect(page.locator(".field [role=status]")).to_have_text("1 game")
    page.get_by_role("button", name="Statistics").click()
    kalah = page.get_by_role("region", name="Kalah")
    expect(kalah).to_contain_text("Played 1: won 0, drawn 0, lost 1")
    expect(kalah).to_contain_text("Two players")
    page.goto("/#/settings")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save everything to a file").click()
    file = tmp_path / "everything.json"
    download.value.save_as(file)

    other = browser.new_context(base_url=base_url, locale="en")
    there = other.new_page()
    there.goto("/#/settings")
    there.locator(".keeping input[type='file']").set_input_files(file)
    expect(there.get_by_role("alert")).to_have_text("4 games taken in.", timeout=START)
    there.goto("/#/games")
    expect(there.locator(".rows > li")).to_have_count(4)
    there.get_by_role("button", name="Statistics").click()
    expect(there.get_by_role("region", name="Kalah")).to_contain_text("lost 1")
    there.get_by_role("button", name="Reset statistics").click()
    there.get_by_role("dialog").get_by_role("button", name="Reset statistics").click()
    expect(there.get_by_text("Nothing to count yet")).to_be_visible()
    there.goto("/")
    expect(there.locator(".large")).to_contain_text("Kalah")
    other.close()


def test_a_file_of_something_else_is_refused(phone: BrowserContext, tmp_path: Path) -> None:
    prefer(phone, pace="off", sound=False)
    file = tmp_path / "other.json"
    file.write_text("{}", encoding="utf-8")
    page = phone.new_page()
    page.goto("/#/settings")
    page.locator(".keeping input[type='file']").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("not a file with everything of Kazan")


def test_an_iphone_is_told_that_installing_starts_fresh(browser: Browser, base_url: str) -> None:
    context = browser.new_context(
        base_url=base_url,
        locale="en",
        user_agent="Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari/604.1",
    )
    page = context.new_page()
    page.goto("/#/settings")
    expect(page.locator(".fresh")).to_contain_text("begins with nothing")
    context.close()

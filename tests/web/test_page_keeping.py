"""Nothing is lost: saves, other languages and themes, text in and out, keys, trouble with storage."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from tests.web.page_steps import (
    START,
    prefer,
    quick_start,
    resign,
    set_up,
    slot,
    status,
    stones,
    touch,
)


def home(phone: BrowserContext, **settings: Any) -> Page:
    """The home screen on a fresh phone."""
    prefer(phone, pace="off", sound=False, **settings)
    page = phone.new_page()
    page.goto("/")
    return page


def test_a_game_goes_on_after_its_tab_was_closed(phone: BrowserContext) -> None:
    page = home(phone)
    quick_start(page, "Kalah", "Two players")
    touch(page, 2)
    expect(status(page)).to_contain_text("plays again", timeout=START)
    page.close()
    page = phone.new_page()
    page.goto("/")
    page.get_by_role("link", name="Continue").click()
    expect(slot(page, 2)).to_have_accessible_name("Player 1, pit 3: 0 stones")
    touch(page, 0)
    expect(status(page)).to_contain_text("Player 2’s turn", timeout=START)


def test_a_move_that_the_engine_never_saw_is_not_lost(phone: BrowserContext) -> None:
    page = home(phone)
    quick_start(page, "Kalah", "Two players")
    touch(page, 2)
    page.close()
    page = phone.new_page()
    page.goto("/")
    page.get_by_role("link", name="Continue").click()
    expect(slot(page, 2)).to_have_accessible_name("Player 1, pit 3: 0 stones")
    expect(slot(page, 1)).to_have_attribute("aria-disabled", "false", timeout=START)


def test_several_games_wait_side_by_side(phone: BrowserContext) -> None:
    page = home(phone)
    for game in ("Kalah", "Toguz Korgool", "Kalah"):
        page.goto("/")
        quick_start(page, game, "Two players")
        expect(page.locator(".board")).to_be_visible()
    page.goto("/")
    expect(page.locator(".large")).to_contain_text("Kalah")
    expect(page.locator(".tiles")).to_contain_text("Player 1’s turn")
    expect(page.locator(".further")).to_contain_text("Kalah")
    page.get_by_role("link", name="All saved games").click()
    expect(page.locator(".rows > li")).to_have_count(3)
    page.get_by_role("button", name="Delete").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(page.locator(".rows > li")).to_have_count(2)


def test_a_game_travels_as_text(phone: BrowserContext, tmp_path: Path) -> None:
    page = home(phone)
    quick_start(page, "Kalah", "Two players")
    touch(page, 2)
    expect(status(page)).to_contain_text("plays again", timeout=START)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Save as text").click(timeout=START)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    text = page.get_by_role("textbox", name="The game as text").input_value()
    assert file.read_text(encoding="utf-8") == text
    page.goto("/#/games")
    page.get_by_role("button", name="Open a game from text").click()
    page.get_by_role("textbox").fill(text.replace("1. 3", "1. 9"))
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text("Line 5: 9 No move is written like this.")
    page.get_by_role("textbox").fill(text)
    page.get_by_role("button", name="Open", exact=True).click()
    expect(slot(page, 2)).to_have_accessible_name("Player 1, pit 3: 0 stones")


def test_the_good_games_of_a_text_are_taken_in(phone: BrowserContext, tmp_path: Path) -> None:
    page = home(phone)
    page.goto("/#/games")
    page.get_by_role("button", name="Open a game from text").click()
    page.get_by_role("textbox").fill("1. 76 55(10)\n\n1. 76 56\n\n1. 19 *")
    page.get_by_role("combobox").select_option("toguz")
    page.get_by_role("button", name="Open", exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("2 games were taken in.", timeout=START)
    expect(dialog).to_contain_text("One game cannot be read:")
    expect(dialog).to_contain_text("Line 3: 56 This move is not allowed here.")
    dialog.get_by_role("button", name="Close").click()
    expect(page.locator(".rows > li")).to_have_count(2)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save all games as text").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.read_text(encoding="utf-8").count('[Game "toguz"]') == 2


def test_another_language_is_spoken_at_once_and_kept(phone: BrowserContext) -> None:
    page = home(phone)
    page.get_by_role("link", name="Settings").click()
    page.get_by_role("combobox", name="Language").select_option("tr")
    expect(page.get_by_role("heading", name="Ayarlar")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "tr")
    page.goto("/")
    page.reload()
    expect(page.locator(".large")).to_contain_text("Türk Mangalası")
    expect(page.locator(".tiles")).to_contain_text("Kalah")
    expect(page.locator(".tiles [lang='ky']")).to_have_text("Toguz Korgool")


def test_every_language_draws_every_screen(phone: BrowserContext) -> None:
    page = home(phone)
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    for language in ("es", "tr", "ru", "en"):
        page.goto("/#/settings")
        page.get_by_role("combobox").first.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for address in ("/#/", "/#/new/kalah", "/#/new/gaziantep", "/#/new/morris", "/#/games"):
            page.goto(address)
            expect(page.get_by_role("main")).to_be_visible()
    assert faults == []


def test_the_theme_follows_the_system_or_the_person(phone: BrowserContext) -> None:
    page = home(phone)
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    page.goto("/#/settings")
    page.get_by_role("radio", name="Day").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "day")


def test_the_board_turns_to_whoever_moves(phone: BrowserContext) -> None:
    page = home(phone, table="turning")
    page.emulate_media(reduced_motion="reduce")  # there at once, to be measured
    quick_start(page, "Turkish Mangala", "Two players")
    before = slot(page, 0).bounding_box()
    touch(page, 0)
    expect(status(page)).to_contain_text("Player 2’s turn", timeout=START)
    after = slot(page, 6).bounding_box()
    assert before and after
    assert abs(before["x"] - after["x"]) < 2
    assert abs(before["y"] - after["y"]) < 2


def test_face_to_face_the_far_player_reads_the_status_too(phone: BrowserContext) -> None:
    page = home(phone, table="facing")
    quick_start(page, "Kalah", "Two players")
    expect(page.locator(".status.far")).to_contain_text("Player 1’s turn")


def test_keys_alone_are_enough(phone: BrowserContext) -> None:
    page = home(phone)
    page.get_by_role("button", name="Two players").focus()
    page.keyboard.press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="Kalah").focus()
    page.keyboard.press("Enter")
    expect(status(page)).to_contain_text("Player 1’s turn")
    page.keyboard.press("3")
    expect(status(page)).to_contain_text("plays again", timeout=START)
    page.keyboard.press("2")
    expect(status(page)).to_contain_text("Player 2’s turn", timeout=START)
    page.keyboard.press("u")
    expect(status(page)).to_contain_text("Player 1’s turn")
    page.keyboard.press("ArrowDown")
    expect(slot(page, 0)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(slot(page, 1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(status(page)).to_contain_text("Player 2’s turn", timeout=START)
    page.keyboard.press("m")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".home")).to_be_visible()


def test_a_refused_database_is_told_and_the_game_goes_on(phone: BrowserContext) -> None:
    phone.add_init_script(
        "Object.defineProperty(window, 'indexedDB', { get() {"
        " throw new DOMException('no', 'SecurityError'); } })"
    )
    page = home(phone)
    expect(page.get_by_role("alert")).to_contain_text("does not let Kazan save games")
    quick_start(page, "Kalah", "Two players")
    touch(page, 2)
    expect(status(page)).to_contain_text("plays again", timeout=START)
    assert stones(page, 2) == 0


def test_a_set_of_a_match_travels_with_its_match(phone: BrowserContext) -> None:
    page = home(phone)
    set_up(page, "kalah", opponent="A person here", sets="3")
    resign(page)
    page.get_by_role("button", name="Start set 2").click(timeout=START)
    expect(page.locator(".bar")).to_contain_text("Set 2 of 3", timeout=START)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Save as text").click(timeout=START)
    text = page.get_by_role("textbox", name="The game as text").input_value()
    page.goto("/#/games")
    page.get_by_role("button", name="Open a game from text").click()
    page.get_by_role("textbox").fill(text)
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.locator(".bar")).to_contain_text("Set 2 of 3")
    expect(page.locator(".bar")).to_contain_text("0 – 1")
    expect(status(page)).to_contain_text("Player 2’s turn")

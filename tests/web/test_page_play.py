"""Playing on the page: beginning, touching, taking back, ending."""

from __future__ import annotations

import re

from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.web.breaking import opened
from tests.web.page_steps import (
    START,
    play_to_the_end,
    prefer,
    quick_start,
    resign,
    set_up,
    slot,
    status,
    stones,
    touch,
)


def test_two_touches_begin_a_game_and_the_first_move_waits_for_nothing(
    breakable: BrowserContext,
) -> None:
    """Python is held back: the move is played, the next touch kept until it is there."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    breakable.route("**/pyodide.asm.wasm", hold)
    page = opened(breakable)
    quick_start(page, "Kalah")
    expect(status(page)).to_contain_text("Your turn")
    touch(page, 2)  # four stones: the last falls in the store
    expect(slot(page, 2)).to_have_accessible_name("Your pit 3: 0 stones")
    expect(page.get_by_label("Your store: 1 stone")).to_be_attached()
    touch(page, 5)
    expect(status(page)).to_contain_text("your touch is kept")
    for route in held:
        route.continue_()
    expect(slot(page, 5)).to_have_accessible_name("Your pit 6: 0 stones", timeout=START)
    expect(page.get_by_label("Your store: 2 stones")).to_be_attached()


def test_an_engine_that_does_not_come_is_told_and_can_be_tried_again(
    breakable: BrowserContext,
) -> None:
    wasm = "**/pyodide.asm.wasm"
    breakable.route(wasm, lambda route: route.abort())
    page = opened(breakable)
    quick_start(page, "Turkish Mangala")
    touch(page, 3)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("could not be loaded", timeout=START)
    expect(slot(page, 3)).to_have_accessible_name("Your pit 4: 1 stone")
    breakable.unroute(wasm)
    alert.get_by_role("button", name="Try again").click()
    expect(status(page)).to_contain_text("Your turn", timeout=START)
    expect(alert).to_have_count(0)


def test_a_whole_game_against_the_computer(table: Page) -> None:
    quick_start(table, "Kalah")
    play_to_the_end(table)
    end = table.locator("section.end")
    expect(end.get_by_role("heading")).to_have_text(
        table.locator("#result").inner_text(),
    )
    expect(end).to_contain_text("empty")
    expect(end).to_be_focused()
    south, north = (int(part) for part in end.locator(".end-score").inner_text().split("–"))
    assert south + north == 48
    table.get_by_role("button", name="Play again, other side starts").click()
    expect(table.locator("section.end")).to_have_count(0)
    expect(table.locator(".bar")).to_contain_text("Kalah")


def test_a_touch_that_cannot_be_played_says_why(table: Page) -> None:
    quick_start(table, "Kalah")
    touch(table, 8)
    expect(status(table)).to_contain_text("Not your side")
    expect(table.locator("#voice")).to_have_text("Not your side")
    touch(table, 2)
    expect(status(table)).to_contain_text("Play again", timeout=START)
    touch(table, 2)
    expect(status(table)).to_contain_text("Pit 3 is empty")


def test_undo_redo_and_the_moves(table: Page) -> None:
    quick_start(table, "Turkish Mangala", "Two players")
    touch(table, 0)
    expect(status(table)).to_contain_text("Player 2’s turn", timeout=START)
    table.get_by_role("button", name="Undo").click()
    expect(status(table)).to_contain_text("Player 1’s turn")
    assert stones(table, 0) == 4
    expect(table.get_by_role("button", name="Undo")).to_be_disabled()
    table.get_by_role("button", name="Redo").click()
    expect(status(table)).to_contain_text("Player 2’s turn")
    assert stones(table, 0) == 1
    table.get_by_role("button", name="Moves").click()
    expect(table.get_by_role("dialog").get_by_role("button", name="1", exact=True)).to_be_visible()


def test_touch_move_takes_undo_away(table: Page) -> None:
    table.goto("/#/new/kalah")
    table.get_by_text("Rules of this game").click()
    table.get_by_role("switch", name=re.compile("^Touch-move")).check()
    table.get_by_role("button", name="Start", exact=True).click()
    expect(table.get_by_role("button", name="Moves")).to_be_visible()
    expect(table.get_by_role("button", name="Undo")).to_have_count(0)


def test_two_people_agree_on_a_draw(table: Page) -> None:
    quick_start(table, "Toguz Korgool", "Two players")
    touch(table, 0)
    expect(status(table)).to_contain_text("Player 2’s turn", timeout=START)
    table.get_by_role("button", name="Menu").click()
    table.get_by_role("button", name="Offer a draw").click()
    dialog = table.get_by_role("dialog")
    expect(dialog).to_contain_text("Player 2 offers a draw")
    expect(dialog).to_contain_text("Player 1, do you accept?")
    dialog.get_by_role("button", name="Accept").click()
    expect(table.locator("section.end")).to_contain_text("A draw by agreement.")


def test_the_computer_talks_about_a_draw_only_later(table: Page) -> None:
    quick_start(table, "Kalah")
    table.get_by_role("button", name="Menu").click()
    table.get_by_role("button", name="Offer a draw").click()
    table.get_by_role("dialog").get_by_role("button", name="Offer a draw").click()
    expect(table.get_by_role("dialog")).to_contain_text("The computer wants to play on.")


def test_a_match_of_three_sets_is_decided_after_two_and_can_be_stopped(table: Page) -> None:
    set_up(table, "kalah", sets="3")
    for number in (1, 2):
        expect(table.locator(".bar")).to_contain_text(f"Set {number} of 3")
        expect(status(table)).to_contain_text("Your turn", timeout=START)
        resign(table)
        expect(table.locator("section.end")).to_contain_text("You resigned.", timeout=START)
        if number == 1:
            expect(table.locator("section.end")).to_contain_text("match 0 – 1")
            table.get_by_role("button", name="Start set 2").click()
    end = table.locator("section.end")
    expect(end).to_contain_text("The match is decided. The computer wins the match.")
    expect(end.get_by_role("button", name="Start set 3")).to_be_visible()
    end.get_by_role("button", name="Stop the match here").click()
    expect(end.get_by_role("button", name="Start set 3")).to_have_count(0)
    expect(end).to_contain_text("match 0 – 2")


def test_the_second_set_is_started_by_the_other(table: Page) -> None:
    set_up(table, "kalah", opponent="A person here", sets="3")
    expect(status(table)).to_contain_text("Player 1’s turn")
    resign(table)
    table.get_by_role("button", name="Start set 2").click(timeout=START)
    expect(status(table)).to_contain_text("Player 2’s turn", timeout=START)


def test_a_mill_takes_a_stone(table: Page) -> None:
    quick_start(table, "Nine Men’s Morris", "Two players")
    for point, next_player in ((0, 2), (23, 1), (1, 2), (14, 1)):
        touch(table, point)
        expect(status(table)).to_contain_text(f"Player {next_player}’s turn", timeout=START)
    touch(table, 2)
    expect(status(table)).to_contain_text("take a stone")
    touch(table, 4)
    expect(status(table)).to_contain_text("Take one of the other stones")
    expect(slot(table, 23)).to_have_accessible_name("g1: dark stone")
    touch(table, 23)
    expect(slot(table, 23)).to_have_accessible_name("g1: free")
    expect(status(table)).to_contain_text("Player 2’s turn", timeout=START)


def test_a_confirmed_move_waits_for_a_second_touch(
    phone: BrowserContext,
) -> None:
    prefer(phone, pace="off", sound=False, confirm=True)
    page = phone.new_page()
    page.goto("/")
    quick_start(page, "Kalah", "Two players")
    touch(page, 2)
    expect(status(page)).to_contain_text("Touch again to play")
    assert stones(page, 2) == 4
    touch(page, 4)
    touch(page, 4)
    expect(slot(page, 4)).to_have_accessible_name("Player 1, pit 5: 0 stones")
    assert stones(page, 2) == 4


def test_looking_back_and_seeing_again(table: Page) -> None:
    quick_start(table, "Kalah", "Two players")
    touch(table, 2)
    expect(status(table)).to_contain_text("plays again", timeout=START)
    touch(table, 0)
    expect(status(table)).to_contain_text("Player 2’s turn", timeout=START)
    table.get_by_role("button", name="Menu").click()
    table.get_by_role("button", name="Look back").click()
    expect(table.get_by_role("navigation", name="Looking back")).to_be_visible()
    table.get_by_role("button", name="Start", exact=True).click()
    expect(slot(table, 2)).to_have_accessible_name("Player 1, pit 3: 4 stones")
    table.get_by_role("button", name="Next").click()
    expect(slot(table, 2)).to_have_accessible_name("Player 1, pit 3: 0 stones")
    table.get_by_role("button", name="Done").click()
    expect(status(table)).to_contain_text("Player 2’s turn")
    table.get_by_role("button", name="Replay").click()
    expect(status(table)).to_contain_text("Player 2’s turn")

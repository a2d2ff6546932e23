"""A position is set up by hand: checked as it grows, played, sent, made a puzzle; nothing is lost."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.web.page_steps import START, prefer, quick_start, set_up, slot, status, stones, touch

PUZZLE = {0: 1, 3: 2, 4: 5, 9: 1, 11: 2, 12: 15, 13: 22}
"""A puzzle of Kalah: south wins by pit 4 alone."""


@pytest.fixture
def page(phone: BrowserContext) -> Iterator[Page]:
    """A small phone without a share sheet, whose clipboard can be read."""
    prefer(phone, pace="off", sound=False)
    phone.grant_permissions(["clipboard-read", "clipboard-write"])
    phone.add_init_script("delete Navigator.prototype.share; delete Navigator.prototype.canShare")
    page = phone.new_page()
    page.set_viewport_size({"width": 360, "height": 640})
    yield page


def told(page: Page) -> Locator:
    """What the engine says of the position."""
    return page.locator(".editor-told")


def open_editor(page: Page, game: str) -> None:
    page.goto(f"/#/edit/{game}")
    expect(told(page)).to_have_text("This position can be played.", timeout=START)


def in_menu(page: Page, entry: str) -> None:
    """Choose *entry* of the editor's menu."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name=entry).click()


def next_step(page: Page, name: str) -> None:
    """Choose what to do with the position."""
    page.get_by_role("button", name="Next", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name=name).click()


def lay(page: Page, wanted: dict[int, int]) -> None:
    """Empty the board and type the stones of *wanted*, slot by slot."""
    in_menu(page, "Empty the board")
    for number, count in wanted.items():
        slot(page, number).focus()
        page.keyboard.type(str(count))
    expect(told(page)).to_have_text("This position can be played.")


def test_a_position_is_checked_as_it_is_changed_and_played(page: Page) -> None:
    page.goto("/#/new/toguz")
    page.get_by_role("button", name="Set up a position").click()
    expect(told(page)).to_have_text("This position can be played.", timeout=START)
    touch(page, 3)
    touch(page, 3)
    expect(told(page)).to_have_text("2 stones too many")
    expect(page.get_by_role("button", name="Next", exact=True)).to_be_disabled()
    page.get_by_role("radio", name="A touch takes a stone").check(force=True)
    touch(page, 4)
    page.get_by_role("spinbutton").fill("7")
    page.get_by_role("spinbutton").press("Enter")
    expect(told(page)).to_have_text("This position can be played.")
    assert (stones(page, 3), stones(page, 4)) == (11, 7)
    page.get_by_role("button", name="To move").click()
    next_step(page, "Two players")
    expect(status(page)).to_contain_text("Player 2’s turn")
    assert (stones(page, 3), stones(page, 4)) == (11, 7)
    touch(page, 9)
    expect(status(page)).to_contain_text("Player 1’s turn", timeout=START)


def test_a_tuzdik_has_its_rules(page: Page) -> None:
    open_editor(page, "toguz")
    page.get_by_role("radio", name="A touch makes a tuzdik").check(force=True)
    touch(page, 17)
    expect(told(page)).to_have_text("There is never a tuzdik in pit 9.")
    touch(page, 11)
    expect(slot(page, 11)).to_have_accessible_name("Tuzdik of Player 1, pit 3")
    expect(told(page)).to_have_text("This position can be played.")  # it is the only one now
    page.get_by_role("radio", name="A touch adds a stone").check(force=True)
    touch(page, 11)
    expect(slot(page, 11)).to_have_accessible_name("Tuzdik of Player 1, pit 3")
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Undo").click()
    expect(told(page)).to_have_text("This position can be played.")


def test_points_go_round_and_hands_are_counted(page: Page) -> None:
    open_editor(page, "morris")
    touch(page, 0)
    expect(slot(page, 0)).to_have_accessible_name("a7: light stone")
    expect(told(page)).to_have_text("Light: 1 stone too many, those in hand included.")
    slot(page, 24).focus()
    page.keyboard.press("-")
    expect(told(page)).to_contain_text("do not fit whose turn it is")
    page.get_by_role("button", name="To move").click()
    expect(told(page)).to_have_text("This position can be played.")
    touch(page, 0)
    expect(slot(page, 0)).to_have_accessible_name("a7: dark stone")
    touch(page, 0)
    expect(slot(page, 0)).to_have_accessible_name("a7: free")


def test_holding_a_pit_goes_on_counting(page: Page) -> None:
    open_editor(page, "kalah")
    slot(page, 2).hover()
    page.mouse.down()
    expect(slot(page, 2)).to_have_accessible_name(re.compile(r": ([6-9]|\d\d+) stones$"))
    page.mouse.up()
    count = stones(page, 2)
    touch(page, 1)
    assert stones(page, 1) == 5
    assert stones(page, 2) == count


def test_nothing_is_lost_when_the_page_is_left(page: Page) -> None:
    open_editor(page, "kalah")
    lay(page, PUZZLE)
    in_menu(page, "Swap the sides")
    assert stones(page, 6) == 1
    expect(page.get_by_role("button", name="To move")).to_contain_text("Player 2")
    page.get_by_role("link", name="Back").click()
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Set up a position").click()
    assert stones(page, 6) == 1
    page.get_by_role("button", name="Undo").click()
    assert stones(page, 0) == 1
    page.get_by_role("button", name="Redo").click()
    assert stones(page, 6) == 1
    in_menu(page, "Start position")
    expect(slot(page, 6)).to_have_accessible_name("Player 2, pit 1: 4 stones")


def test_a_position_of_a_game_is_edited_and_the_game_stays(page: Page) -> None:
    set_up(page, "kalah", opponent="A person here")
    touch(page, 0)
    expect(status(page)).to_contain_text("Player 2’s turn", timeout=START)
    page.keyboard.press("m")
    page.get_by_role("dialog").get_by_role("button", name="Edit this position").click()
    expect(page.get_by_role("button", name="To move")).to_contain_text("Player 2")
    assert (stones(page, 0), stones(page, 1)) == (0, 5)
    touch(page, 0)
    page.goto("/#/games")
    page.locator(".rows a").first.click()
    expect(slot(page, 0)).to_have_accessible_name("Player 1, pit 1: 0 stones")


def test_analysing_tells_what_best_play_gives_and_what_to_play(page: Page) -> None:
    open_editor(page, "kalah")
    lay(page, PUZZLE)
    next_step(page, "Analyse")
    expect(page.locator(".teach")).to_be_visible(timeout=START)
    expect(status(page)).to_contain_text("with best play", timeout=START)


def test_a_position_goes_by_link(page: Page, phone: BrowserContext) -> None:
    open_editor(page, "kalah")
    lay(page, PUZZLE)
    next_step(page, "Send as a link")
    page.get_by_role("button", name="Copy the link").click()
    link: str = page.evaluate("navigator.clipboard.readText()")
    there = phone.new_page()
    there.goto(link)
    there.get_by_role("button", name="Both sides play here").click(timeout=START)
    expect(status(there)).to_contain_text("Player 1’s turn")
    assert [stones(there, number) for number in (0, 3, 4)] == [1, 2, 5]


def test_a_position_with_a_proved_win_is_a_puzzle(page: Page, phone: BrowserContext) -> None:
    open_editor(page, "kalah")
    lay(page, PUZZLE)
    next_step(page, "Make a puzzle")
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Player 1 moves and wins by force", timeout=START)
    expect(sheet).to_contain_text("Of 3 first moves only one does it.")
    page.get_by_role("button", name="Copy the link").click()
    link: str = page.evaluate("navigator.clipboard.readText()")
    assert len(link) < 200
    there = phone.new_page()
    there.goto(link)
    expect(there.locator(".puzzle-card")).to_contain_text("You move and win", timeout=START)
    touch(there, 0)
    expect(there.locator(".puzzle-card")).to_contain_text("Not this", timeout=START)
    there.get_by_role("button", name="Try again").click()
    expect(there.get_by_role("main")).to_have_attribute("data-stage", "open")
    touch(there, 3)
    expect(status(there)).to_contain_text("Your turn", timeout=START)
    expect(there.get_by_role("main")).to_have_attribute("data-stage", "open")


def test_a_puzzle_of_the_other_side_is_played_from_there(page: Page, phone: BrowserContext) -> None:
    open_editor(page, "kalah")
    lay(page, PUZZLE)
    in_menu(page, "Swap the sides")
    next_step(page, "Make a puzzle")
    page.get_by_role("button", name="Copy the link").click(timeout=START)
    link: str = page.evaluate("navigator.clipboard.readText()")
    there = phone.new_page()
    there.goto(link)
    expect(there.locator(".puzzle-card")).to_contain_text("You move and win", timeout=START)
    touch(there, 9)
    expect(status(there)).to_contain_text("Your turn", timeout=START)
    expect(there.get_by_role("main")).to_have_attribute("data-stage", "open")


def test_where_nothing_is_proved_that_is_said(page: Page) -> None:
    open_editor(page, "mangala")
    next_step(page, "Make a puzzle")
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("No win could be proved here", timeout=START)
    expect(sheet.get_by_role("button", name="Send as a link")).to_be_visible()


def test_a_damaged_puzzle_link_is_told(page: Page) -> None:
    page.goto("/#/p/1ABhrYWxhaA")
    expect(page.get_by_role("alert")).to_contain_text("The link is damaged")


def test_a_game_against_a_friend_is_not_looked_into(page: Page) -> None:
    page.goto("/")
    quick_start(page, "Kalah", "Two players")
    touch(page, 0)
    expect(status(page)).to_contain_text("Player 2’s turn", timeout=START)
    page.locator("[data-tool='share']").click()
    page.get_by_role("button", name="My friend, elsewhere").click()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.keyboard.press("m")
    expect(page.locator("dialog[open] [data-entry='picture']")).to_be_visible()
    expect(page.locator("dialog[open] [data-entry='edit']")).to_have_count(0)


@pytest.mark.parametrize("game", ["toguz", "morris"])
def test_every_place_can_be_hit_on_a_small_phone(page: Page, game: str) -> None:
    open_editor(page, game)
    boxes = places(page)
    set_up(page, game)
    boxes += places(page)
    assert min(min(width, height) for _, _, width, height in boxes) >= 47.9


def places(page: Page) -> list[tuple[float, float, float, float]]:
    """Left, top, width and height in px of all that can be touched on the board; none over another."""
    expect(page.locator("[data-slot]").first).to_be_visible()
    boxes: list[tuple[float, float, float, float]] = page.locator("[data-slot]").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect())"
        ".map(({ x, y, width, height }) => [x, y, width, height])"
    )
    for one, other in combinations(boxes, 2):
        beside = abs(one[0] - other[0]) > min(one[2], other[2]) - 0.1
        assert beside or abs(one[1] - other[1]) > min(one[3], other[3]) - 0.1, (one, other)
    return boxes


def test_a_position_is_played_again_and_counts_for_nobody(page: Page) -> None:
    open_editor(page, "kalah")
    lay(page, {5: 1, 11: 1, 12: 24, 13: 22})
    next_step(page, "Play against the computer")
    expect(status(page)).to_contain_text("Your turn")
    touch(page, 5)
    again = page.get_by_role("button", name="Play this position again")
    again.click(timeout=START)
    expect(slot(page, 5)).to_have_accessible_name("Your pit 6: 1 stone")
    page.goto("/#/statistics")
    expect(page.get_by_role("main")).to_contain_text("Nothing to count yet")

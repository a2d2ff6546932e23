"""Learning on the page: teach me, why not, the count, puzzles."""

from __future__ import annotations

import json
import re
from datetime import date, datetime
from typing import Any

from playwright.sync_api import Locator, Page, expect

from kazan.coach.puzzles import ENDLESS, Prover
from kazan.games import create
from kazan.record import Record
from sitebuild.paths import ENGINE
from tests.web.page_steps import (
    START,
    play_to_the_end,
    quick_start,
    slot,
    status,
    stones,
    touch,
)

GAMES = ENGINE / "kazan" / "games"


def card(page: Page) -> Locator:
    """The card of the coach."""
    return page.locator(".teach")


def test_teach_me_nudges_then_shows_the_move_and_why_then_the_line(table: Page) -> None:
    quick_start(table, "Kalah")
    table.get_by_role("button", name="Teach me").click()
    expect(card(table)).to_have_attribute("data-stage", "nudge", timeout=START)
    card(table).get_by_role("button", name="Show the move").click()
    expect(card(table)).to_contain_text("is good")
    card(table).get_by_role("button", name="What follows").click()
    expect(card(table)).to_contain_text("You play pit")
    card(table).get_by_role("button", name="Next").click()
    card(table).get_by_role("button", name="Back").click()
    card(table).get_by_role("button", name="Back").click()
    expect(card(table)).to_contain_text("is good")
    card(table).get_by_role("button", name="Play it").click()
    expect(table.locator(".move").first).to_be_attached(timeout=START)
    expect(card(table)).to_have_count(0)


def test_a_touched_pit_tells_why_not_and_nothing_is_played(table: Page) -> None:
    quick_start(table, "Turkish Mangala")
    table.keyboard.press("h")
    expect(card(table)).to_have_attribute("data-stage", "nudge", timeout=START)
    table.keyboard.press("h")
    expect(card(table)).to_contain_text("is good")
    good = card(table).inner_text()
    worse = next(pit for pit in range(6) if f"Pit {pit + 1} " not in good)
    touch(table, worse)
    expect(card(table)).to_contain_text(f"Pit {worse + 1}?")
    expect(card(table).locator("[aria-busy='false']")).to_be_visible(timeout=START)
    card(table).get_by_role("button", name="Back to the advice").click()
    expect(card(table)).to_contain_text("is good")
    table.keyboard.press("Escape")
    expect(card(table)).to_have_count(0)
    expect(status(table)).to_contain_text("Your turn")
    assert stones(table, worse) == 4
    expect(table.locator(".move")).to_have_count(0)
    touch(table, 0)
    expect(table.locator(".move").first).to_have_text("1", timeout=START)


def test_morris_is_taught_by_points(table: Page) -> None:
    quick_start(table, "Morris", "Two players")
    table.get_by_role("button", name="Teach me").click()
    expect(card(table)).to_have_attribute("data-stage", "nudge", timeout=START)
    card(table).get_by_role("button", name="Show the move").click()
    expect(card(table)).to_contain_text("is good")
    card(table).get_by_role("button", name="Close").click()
    expect(status(table)).to_contain_text("Player 1’s turn")


def test_forced_moves_have_no_teacher(table: Page) -> None:
    table.goto("/#/new/gaziantep")
    table.get_by_role("radio", name="A person here").check()
    table.get_by_role("button", name="Start", exact=True).click()
    expect(table.get_by_role("main")).to_contain_text("Hand the phone to Player")
    expect(table.get_by_role("button", name="Teach me")).to_have_count(0)


def test_forced_moves_have_a_teacher_of_the_choice_of_side(table: Page) -> None:
    table.goto("/#/new/gaziantep")
    table.get_by_role("radio", name="A person here").check()
    table.get_by_role("button", name="Start", exact=True).click()
    stage = table.locator(".rite-stage")
    for name in ("cover-hide", "hide", "cover-guess", "guess", "told"):
        expect(stage).to_have_attribute("data-stage", name, timeout=START)
        stage.get_by_role("button").first.click()
    expect(stage.get_by_role("button", name="The upper row")).to_be_visible(timeout=START)
    stage.get_by_role("button", name="Teach me").click()
    expect(stage).to_contain_text("Count both rows out")
    stage.get_by_role("button", name="Which row is better?").click()
    expect(stage).to_contain_text("Both rows come to the same", timeout=START)
    expect(stage).to_contain_text("The lower row, if it begins: 46 to 51")
    stage.get_by_role("button", name="The lower row").click()
    expect(slot(table, 0)).to_be_visible(timeout=START)
    expect(table.get_by_role("button", name="Teach me")).to_have_count(0)


def test_the_count_shows_what_reaches_the_store(table: Page) -> None:
    quick_start(table, "Kalah")
    table.get_by_role("button", name="Menu").click()
    table.get_by_role("switch", name="Show the count").check()
    table.get_by_role("dialog").get_by_role("button", name="Close").click()
    counted = table.locator(".counted:not([hidden])")
    expect(counted).to_have_count(6)
    assert [one.inner_text().strip() for one in counted.all()] == ["6", "5", "4", "3", "2", "1"]
    expect(table.locator(".counted.now")).to_have_count(1)
    heard = "Your pit 3: 4 stones, 4 stones end in the store, moves again now"
    expect(slot(table, 2)).to_have_attribute("aria-label", heard)
    expect(slot(table, 11)).to_have_attribute("aria-label", "The computer’s pit 6: 4 stones")


def entry_of(game: str, day: int) -> dict[str, Any]:
    """The entry of the puzzle of *day*."""
    found = json.loads((GAMES / game / "puzzles.json").read_text())
    entry = found["puzzles"][day % found["periods"][0][1]]
    return dict(zip(["row", "plies", "level", "move"], entry, strict=True))


def store(page: Page, whose: str) -> int:
    """The stones in a store, as its label says."""
    label = page.get_by_label(re.compile(f"^{whose} store: ")).get_attribute("aria-label") or ""
    found = re.search(r": (\d+) ", label)
    assert found, label
    return int(found[1])


def today() -> int:
    return (date.today() - date(2026, 11, 1)).days


def test_a_wrong_move_is_refused_and_the_right_ones_solve_the_puzzle_of_the_day(
    table: Page,
) -> None:
    entry = entry_of("kalah", today())
    table.locator(".daily").get_by_role("link", name="Kalah").click()
    shown = table.locator(".puzzle-card")
    expect(shown).to_contain_text("You move and win", timeout=START)
    right = int(entry["move"]) - 1
    wrong = next(pit for pit in range(6) if entry["row"][pit] and pit != right)
    touch(table, wrong)
    expect(shown).to_contain_text("Not this", timeout=START)
    shown.get_by_role("button", name="Try again").click()
    expect(shown).to_contain_text("You move and win", timeout=START)
    game = create("kalah", {})
    prover = Prover(game, 0)
    for _ in range(30):
        solved = shown.get_by_text("Solved!")
        mine = table.locator("[data-slot][aria-disabled='false']")
        expect(mine.first.or_(solved)).to_be_visible(timeout=START)
        if solved.is_visible():
            break
        pits = [stones(table, place) for place in range(12)]
        slots = [*pits, store(table, "Your"), store(table, "The computer’s")]
        state = game.read_row([*slots, 0]).state
        move = next(one for one in game.moves(state) if prover.proves(game.play(state, one), 0))
        before = table.locator(".table").inner_text()
        touch(table, move)
        expect(table.locator(".table")).not_to_have_text(before, use_inner_text=True, timeout=START)
    expect(shown).to_contain_text("Solved!")
    expect(shown).to_contain_text("1 day in a row")
    table.goto("/")
    expect(
        table.locator(".daily").get_by_role("link", name="Kalah").locator(".icon")
    ).to_be_visible()


def test_earlier_days_can_be_played_and_tomorrow_cannot(table: Page) -> None:
    table.goto("/#/puzzle/mangala")
    shown = table.locator(".puzzle-card")
    expect(shown.get_by_role("button", name="A later day")).to_be_disabled(timeout=START)
    before = table.locator(".bar").inner_text()
    shown.get_by_role("button", name="An earlier day").click()
    expect(table.locator(".bar")).not_to_have_text(before, use_inner_text=True)
    expect(shown.get_by_role("button", name="A later day")).to_be_enabled()


def test_a_wrong_move_is_refuted_in_words_and_on_the_board(table: Page) -> None:
    entry, game = entry_of("kalah", today()), create("kalah", {})
    record = Record.begin(game, game.read_row(entry["row"]))
    moves = [(len(answer), move) for move in record.legal for answer in [refuted(record, move)]]
    most, wrong = max(moves)
    assert most > 1
    table.goto("/#/puzzle/kalah")
    shown = table.locator(".puzzle-card")
    expect(slot(table, wrong)).to_have_attribute("aria-disabled", "false", timeout=START)
    touch(table, wrong)
    expect(shown).to_contain_text("Not this", timeout=START)
    line = refuted(record, wrong)
    after = record.play(wrong)
    who = "You play" if after.turn == 0 else "The computer plays"
    expect(shown).to_contain_text(f"{who} pit {line[0] % 6 + 1}")
    shown.get_by_role("button", name="Why not?").click()
    for _ in line[1:]:
        shown.get_by_role("button", name="Next").click()
    expect(shown.get_by_role("button", name="Next")).to_have_count(0)
    for move in line:
        after = after.play(move)
    pits = game.slots(after.state)[:12]
    if not after.result:  # what is left at the end is swept
        expect_stones(table, pits[:6])
    shown.get_by_role("button", name="Try again").click()
    expect_stones(table, entry["row"][:6])


def expect_stones(page: Page, pits: list[int]) -> None:
    """The near pits hold so many stones, now or soon."""
    for pit, count in enumerate(pits):
        held = re.compile(rf": {count} stones?$")
        expect(slot(page, pit)).to_have_attribute("aria-label", held)


def refuted(record: Record, move: int) -> list[int]:
    """The line that refutes *move* in a puzzle of Kalah; nothing where there is none."""
    after = record.play(move)
    prover = Prover(record.game, 0)
    if after.result or prover.proves(after.state, 0):
        return []
    return prover.refutation(after.state, ENDLESS)


def test_the_calendar_leads_to_any_day_that_has_come(table: Page) -> None:
    table.clock.set_fixed_time(datetime(2026, 12, 3, 12))
    table.goto("/#/puzzle/mangala")
    expect(table.locator(".bar")).to_contain_text("3 December 2026", timeout=START)
    table.get_by_role("button", name="Calendar").click()
    sheet = table.get_by_role("dialog")
    expect(sheet).to_contain_text("December 2026")
    third = sheet.get_by_role("button", name="3 December 2026", exact=True)
    expect(third).to_have_attribute("aria-current", "date")
    expect(sheet.get_by_role("button", name="4 December 2026", exact=True)).to_be_disabled()
    expect(sheet.get_by_role("button", name="A later month")).to_be_disabled()
    sheet.get_by_role("button", name="An earlier month").click()
    expect(sheet.get_by_role("button", name="An earlier month")).to_be_disabled()
    sheet.get_by_role("button", name="17 November 2026").click()
    expect(table.locator(".bar")).to_contain_text("17 November 2026")
    expect(sheet).to_have_count(0)


def test_where_nobody_chooses_the_row_and_the_end_of_its_turn_are_foretold(table: Page) -> None:
    side, hole = map(int, entry_of("gaziantep", today())["move"].split())
    rows = ["The lower row", "The upper row"]
    table.goto("/#/puzzle/gaziantep")
    shown = table.locator(".puzzle-card")
    shown.get_by_role("button", name=rows[1 - side]).click(timeout=START)
    expect(shown).to_contain_text("Not this")
    expect(shown).to_contain_text(f"{rows[1 - side]}, if it begins: ")
    shown.get_by_role("button", name="Try again").click()
    shown.get_by_role("button", name=rows[side]).click()
    expect(shown).to_contain_text("Touch the hole")
    touch(table, hole)
    expect(shown).to_contain_text("Solved!", timeout=START)


def test_a_game_that_goes_on_is_reviewed_and_goes_on(table: Page) -> None:
    quick_start(table, "Turkish Mangala", "Two players")
    for told, pit in enumerate((2, 8), 1):
        touch(table, pit)
        expect(table.locator(".move")).to_have_count(told, timeout=START)
    table.keyboard.press("PageUp")
    shown = table.locator(".review")
    shown.get_by_role("button", name="Review this game").click()
    expect(shown.locator(".review-graph")).to_be_visible(timeout=START)
    table.get_by_role("button", name="Done").click()
    expect(status(table)).to_contain_text("’s turn")
    touch(table, 0)
    expect(table.locator(".move")).to_have_count(3, timeout=START)


def test_a_finished_game_is_reviewed_and_another_line_tried(table: Page) -> None:
    quick_start(table, "Kalah", "Two players")
    play_to_the_end(table)
    table.get_by_role("button", name="Look back").click()
    shown = table.locator(".review")
    shown.get_by_role("button", name="Review this game").click()
    expect(shown.locator("progress")).to_be_visible()
    shown.get_by_role("button", name="Stop").click()
    shown.get_by_role("button", name="Review this game").click()
    expect(shown.locator(".review-graph")).to_be_visible(timeout=2 * START)
    expect(shown).to_contain_text("accuracy")
    shown.get_by_role("button", name="Previous turning point").click()
    expect(shown).to_contain_text("Better: pit")
    here = table.url
    shown.get_by_role("button", name="Try another move here").click()
    expect(table.locator(".bar")).to_contain_text("practice", timeout=START)
    assert table.url != here
    table.locator(".bar").get_by_role("link", name="Back").click()
    expect(table).to_have_url(here)
    table.get_by_role("button", name="Look back").click()
    expect(table.locator(".review-graph")).to_be_visible()  # it was kept with the game

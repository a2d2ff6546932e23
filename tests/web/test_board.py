"""The board by itself: however its stones get there, they end on the same board."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from sitebuild.harness import BARE, HARNESS
from sitebuild.server import Server

ROUND = [
    *[["lift", 3, -1, 23]],
    *[["drop", -1, (3 + stone) % 18, 1] for stone in range(23)],
    ["capture", 7, 18, 11],
    ["sweep", 1, 19, 9],
]
SLOTS = [9, 9, 9, 23, 9, 9, 9, 9, 9, 9, 9, 9, 3, 3, 9, 9, 9, 9, 10, 2]
AFTER = [10, 1, 10, 2, 11, 11, 11, 0, 10, 10, 10, 10, 4, 4, 10, 10, 10, 10, 21, 11]
EVENTS = [
    {"kind": "capture", "after": 24, "side": 0, "slots": [7], "stones": 11, "why": "even"},
    {"kind": "end", "after": 26, "side": 0, "slots": [19], "stones": 9, "why": "no move"},
]

SET_UP = f"""async ({{ sheet, spec }}) => {{
  const {{ createBoard }} = await import("{HARNESS}");
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = sheet;
  await new Promise((loaded) => {{ style.onload = loaded; document.head.append(style); }});
  const host = document.createElement("div");
  host.style.cssText = "position:fixed;inset:0;overflow:hidden";
  document.body.replaceChildren(host);
  const label = (slot) => `${{slot.role}} ${{slot.name ?? slot.number ?? ""}}: ${{slot.count}}`;
  globalThis.board = createBoard(host, spec, {{ label, sound: false }});
  globalThis.told = [];
  board.onPick = (slot) => told.push(["pick", slot]);
  board.onPeek = (slot) => told.push(["peek", slot]);
  await board.ready;
}}"""

PLAY = """async ({ slots, steps, events, pace, abort }) => {
  const leave = new AbortController();
  board.show(slots, {});
  const told = [];
  const after = await board.animate(steps, {
    events,
    pace,
    signal: leave.signal,
    onStep: (step) => { if (step === abort) leave.abort(); },
    onEvent: (event) => told.push(event.kind),
  });
  return { after, told };
}"""

RESTING = """() => document.getAnimations().every(
  ({ effect }) => !effect.target.closest(".board-air"),
)"""


@pytest.fixture
def specs(assets: dict[str, str], server: Server) -> dict[str, Any]:
    """What a board is told of each game."""
    boards = server.file(assets["boards.json"])
    assert boards is not None
    found: dict[str, Any] = json.loads(boards.read_text(encoding="utf-8"))
    return found


@pytest.fixture
def lay(assets: dict[str, str], specs: dict[str, Any]) -> Callable[[Page, str], None]:
    """Put the board of a game on a bare page."""

    def lay(page: Page, game: str) -> None:
        page.goto(assets[BARE])
        page.evaluate(SET_UP, {"sheet": assets["style/main.css"], "spec": specs[game]})

    return lay


BESIDE = f"""async (spec) => {{
  const {{ createBoard }} = await import("{HARNESS}");
  const host = document.querySelector("body > div").cloneNode();
  createBoard(host, spec, {{ label: () => "", sound: false }});
  document.body.replaceChildren(host);
  await null;
  return [...host.querySelectorAll("[data-slot]")].map((button) => button.offsetWidth);
}}"""


def test_what_can_be_touched_has_its_place_as_soon_as_it_is_in_the_document(
    phone_page: Page, lay: Callable[[Page, str], None], specs: dict[str, Any]
) -> None:
    """The page makes a board before its host stands in the document, and waits for no frame."""
    lay(phone_page, "kalah")
    assert min(phone_page.evaluate(BESIDE, specs["kalah"])) > 40


def play(page: Page, pace: str, abort: int = -1) -> Any:
    """Play the round at *pace*; abort it when step number *abort* is done."""
    task = {"slots": SLOTS, "steps": ROUND, "events": EVENTS, "pace": pace, "abort": abort}
    return page.evaluate(PLAY, task)


def counts(page: Page) -> list[int]:
    return [int(text) for text in page.locator(".board-count").all_text_contents()]


@pytest.mark.parametrize("pace", ["fast", "off"])
def test_stones_end_on_the_board_that_the_steps_say(
    phone_page: Page, lay: Callable[[Page, str], None], pace: str
) -> None:
    lay(phone_page, "toguz")
    answer = play(phone_page, pace)
    assert answer == {"after": AFTER, "told": ["capture", "end"]}
    assert counts(phone_page) == AFTER
    assert phone_page.evaluate(RESTING)


@pytest.mark.parametrize("step", [0, 4, 23, 24])
def test_an_aborted_sowing_ends_at_once_on_the_same_board(
    phone_page: Page, lay: Callable[[Page, str], None], step: int
) -> None:
    lay(phone_page, "toguz")
    answer = play(phone_page, "normal", step)
    assert answer["after"] == AFTER
    assert counts(phone_page) == AFTER
    assert phone_page.evaluate(RESTING)


def test_with_reduced_motion_nothing_flies_and_the_board_is_the_same(
    browser: Browser,
    base_url: str,
    phone_arguments: dict[str, Any],
    lay: Callable[[Page, str], None],
) -> None:
    context: BrowserContext = browser.new_context(
        **phone_arguments, base_url=base_url, reduced_motion="reduce"
    )
    page = context.new_page()
    lay(page, "toguz")
    page.evaluate(
        """() => {
          globalThis.flown = 0;
          const watch = () => {
            flown += document.querySelectorAll(".board-flyer[style*='visible']").length;
            requestAnimationFrame(watch);
          };
          watch();
        }"""
    )
    assert play(page, "fast")["after"] == AFTER
    assert counts(page) == AFTER
    assert page.evaluate("flown") == 0
    context.close()


def test_showing_another_position_wins_over_what_still_moves(
    phone_page: Page, lay: Callable[[Page, str], None]
) -> None:
    lay(phone_page, "toguz")
    phone_page.evaluate(
        """async ({ slots, steps }) => {
          board.show(slots, {});
          const playing = board.animate(steps, {
            onStep: (step) => { if (step === 3) board.show(slots, { legal: [1] }); },
          });
          await playing;
        }""",
        {"slots": SLOTS, "steps": ROUND},
    )
    assert counts(phone_page) == SLOTS
    expect(phone_page.locator("button[data-slot='1']")).to_be_enabled()
    expect(phone_page.locator("button[data-slot='2']")).to_be_disabled()


def test_nothing_can_be_picked_while_stones_move(
    phone_page: Page, lay: Callable[[Page, str], None]
) -> None:
    lay(phone_page, "toguz")
    touchable = phone_page.evaluate(
        """async ({ slots, steps }) => {
          const touchable = () => document.querySelectorAll("[aria-disabled='false']").length;
          board.show(slots, { legal: [3, 4] });
          const before = touchable();
          const playing = board.animate(steps, { pace: "slow" });
          const during = touchable();
          board.show(slots, { legal: [4] });
          await playing;
          return [before, during, touchable()];
        }""",
        {"slots": SLOTS, "steps": ROUND},
    )
    assert touchable == [2, 0, 1]


def test_pits_are_named_and_reached_with_the_arrow_keys(
    phone_page: Page, lay: Callable[[Page, str], None]
) -> None:
    lay(phone_page, "toguz")
    phone_page.evaluate("slots => board.show(slots, { legal: [0, 1] })", SLOTS)
    phone_page.keyboard.press("Tab")
    first = phone_page.locator("button[data-slot='0']")
    expect(first).to_be_focused()
    expect(first).to_have_accessible_name("pit 1: 9")
    phone_page.keyboard.press("ArrowDown")
    expect(phone_page.locator("button[data-slot='1']")).to_be_focused()
    phone_page.keyboard.press("ArrowRight")
    phone_page.keyboard.press("ArrowUp")
    expect(phone_page.locator("button[data-slot='17']")).to_be_focused()
    phone_page.keyboard.press("Enter")
    told = phone_page.evaluate("told")
    assert ["pick", 17] in told, "a pit that may not be played is reported all the same"


HELD = """async () => {
  while (!told.length) await new Promise(requestAnimationFrame);
}"""


def test_a_long_touch_looks_and_then_chooses_where_it_ends(
    phone_page: Page, lay: Callable[[Page, str], None]
) -> None:
    lay(phone_page, "morris")
    phone_page.evaluate("board.show([...Array(24).fill(0), 9, 9, 0, 0], { legal: [4] })")
    point = phone_page.locator("button[data-slot='4']")
    point.tap()
    assert phone_page.evaluate("told") == [["pick", 4]]
    phone_page.evaluate("told.length = 0")
    point.dispatch_event("pointerdown", {"pointerType": "touch"})
    phone_page.evaluate(HELD)
    point.dispatch_event("pointerup", {"pointerType": "touch"})
    point.dispatch_event("click")
    assert phone_page.evaluate("told") == [["peek", 4], ["peek", None], ["pick", 4]]


def test_a_long_touch_that_ends_elsewhere_chooses_nothing(
    phone_page: Page, lay: Callable[[Page, str], None]
) -> None:
    lay(phone_page, "morris")
    phone_page.evaluate("board.show([...Array(24).fill(0), 9, 9, 0, 0], { legal: [4] })")
    point = phone_page.locator("button[data-slot='4']")
    point.dispatch_event("pointerdown", {"pointerType": "touch"})
    phone_page.evaluate(HELD)
    point.dispatch_event("pointermove", {"pointerType": "touch", "clientX": 1, "clientY": 1})
    point.dispatch_event("pointerup", {"pointerType": "touch", "clientX": 1, "clientY": 1})
    assert phone_page.evaluate("told") == [["peek", 4], ["peek", None]]


def test_a_morris_stone_keeps_its_place_for_those_who_hear(
    phone_page: Page, lay: Callable[[Page, str], None]
) -> None:
    lay(phone_page, "morris")
    after = phone_page.evaluate(
        """async () => {
          board.show([...Array(24).fill(0), 9, 9, 0, 0], {});
          return board.animate([["place", 24, 4, 1]], { pace: "fast" });
        }"""
    )
    assert (after[4], after[24]) == (1, 8)
    expect(phone_page.locator("button[data-slot='4']")).to_have_accessible_name("point d6: 1")

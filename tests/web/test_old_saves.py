"""What earlier versions of the page have kept is read by this one.

Each form of a save has a file in ``tests/cases/saves``. It holds what a browser had: ``games``, the
values of its database, and ``texts``, those of localStorage. When the form changes, a file of the last
form is added.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.web.page_steps import START

FORMATS = sorted((Path(__file__).parents[1] / "cases" / "saves").glob("*.json"))
KEEP = """async ({ games, texts }) => {
  for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  const open = indexedDB.open("kazan");
  await new Promise((done, fail) => {
    open.onupgradeneeded = () => open.result.createObjectStore("games");
    open.onsuccess = done;
    open.onerror = fail;
  });
  const change = open.result.transaction("games", "readwrite");
  for (const game of games) change.objectStore("games").put(game, game.id);
  await new Promise((done) => { change.oncomplete = done; });
  open.result.close();
}"""


@pytest.mark.parametrize("file", FORMATS, ids=lambda file: file.stem)
def test_every_game_that_was_kept_goes_on(phone: BrowserContext, bare: str, file: Path) -> None:
    kept: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    page = phone.new_page()
    page.goto(bare)
    page.evaluate(KEEP, kept)
    for game in kept["games"]:
        page.goto(f"/#/game/{game['id']}")
        if game["view"]["over"]:
            expect(page.locator("section.end")).to_be_visible(timeout=START)
            continue
        moves = page.locator(".moves")
        ready = page.locator("[data-slot][aria-disabled='false']")
        expect(ready.first).to_be_visible(timeout=START)
        told = moves.text_content() or ""
        ready.first.click()
        if page.locator("main[data-game=morris]").count():
            ready.first.click()  # a stone that moves: from, to
        expect(moves).not_to_have_text(told, timeout=START)
    page.goto("/#/statistics")
    expect(page.locator(".statistics").first).to_be_visible()

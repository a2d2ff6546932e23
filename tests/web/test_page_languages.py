"""Six languages on the smallest phone: every letter in our font, no text cut, nothing outside the screen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from sitebuild import i18n
from tests.web.page_steps import START, prefer, slot

LANGUAGES = tuple(i18n.languages())
GAMES = ("mangala", "kalah", "toguz", "gaziantep", "morris")
I18N = Path(__file__).parents[2] / "web" / "i18n"

# Every piece of text that is cut by its box, reaches out of a control, or lies outside the screen.
CUT = """() => {
  const found = new Set();
  const shown = (element) => element.checkVisibility({ visibilityProperty: true });
  const told = (element, why) =>
    found.add(`${why}: ${element.textContent.trim().replace(/\\s+/g, ' ').slice(0, 60)}`);
  if (document.documentElement.scrollWidth > innerWidth) found.add('the page is too wide');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!node.data.trim() || !shown(element) || element.closest('.voice, .away')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.left < -1 || box.right > innerWidth + 1) told(element, 'outside');
    }
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, textOverflow, position } = getComputedStyle(at);
      if (position === 'fixed' || overflowX === 'auto' || overflowX === 'scroll') break;
      const control = at.matches('button, a, label, summary');
      if (!control && overflowX === 'visible' && textOverflow === 'clip') continue;
      const around = at.getBoundingClientRect();
      for (const box of range.getClientRects()) {
        const out = box.right > around.right + 1.5 || box.left < around.left - 1.5;
        if (out || box.bottom > around.bottom + 3 || box.top < around.top - 3) told(at, 'cut');
      }
      if (at.scrollWidth > at.clientWidth + 1 && at.clientWidth > 0) told(at, 'cut');
    }
  }
  return [...found];
}"""

# The same for everything that can be chosen on a screen, last to first: what is chosen shows its hint.
CHOOSE = """async () => {
  const found = [];
  for (const more of document.querySelectorAll('details')) more.open = true;
  const choices = () => document.querySelectorAll("form input[type='radio']");
  for (let at = choices().length - 1; at >= 0; at -= 1) {
    choices()[at]?.click();
    await new Promise(requestAnimationFrame);
    found.push(...(CUT)());
  }
  return found;
}"""

# The letters of *text* that are drawn with another font than ours.
FOREIGN = """async (text) => {
  await document.fonts.load('40px Onest', text);
  const brush = document.createElement('canvas').getContext('2d');
  const width = (letter, other) => {
    brush.font = `40px Onest, ${other}`;
    return brush.measureText(letter.repeat(8)).width;
  };
  return [...text].filter((letter) => width(letter, 'monospace') !== width(letter, 'serif'));
}"""


@pytest.fixture
def small(browser: Browser, base_url: str, language: str) -> Iterator[Page]:
    """A page on a phone of 360 by 640 that speaks *language*."""
    context = browser.new_context(
        base_url=base_url,
        locale="en",
        viewport={"width": 360, "height": 640},
        reduced_motion="reduce",
        service_workers="block",
    )
    prefer(context, pace="off", sound=False, language=language)
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_cut_on_a_small_phone(small: Page, language: str) -> None:
    found: list[str] = []

    def look(where: str) -> None:
        found.extend(f"{where}: {fault}" for fault in small.evaluate(CUT))

    small.goto("/")
    expect(small.locator("html")).to_have_attribute("lang", language)
    small.evaluate("document.fonts.ready")
    look("home")
    for address in ("/#/settings", "/#/games", *(f"/#/new/{game}" for game in GAMES)):
        small.goto(address)
        expect(small.get_by_role("main")).to_be_visible()
        look(address)
        if "new" in address:
            chosen = small.evaluate(CHOOSE.replace("CUT", CUT))
            found.extend(f"{address}: {fault}" for fault in chosen)
    for game in GAMES:
        small.goto("/")
        small.locator(".quick button").nth(1).click()
        look("quick start")
        small.locator(".quick-games .row").nth(GAMES.index(game)).click()
        if game == "gaziantep":
            look("the guess")
            continue
        expect(slot(small, 0)).to_be_visible()
        look(game)
        slot(small, 8 if game == "morris" else 2).click(force=True)
        expect(small.locator(".tool[data-tool='undo']")).to_be_enabled(timeout=START)
        look(f"{game} after a move")
        small.locator(".bar .round").last.click()
        expect(small.locator("dialog[open]")).to_be_visible()
        look(f"{game}, menu")
    small.keyboard.press("Escape")
    small.set_viewport_size({"width": 640, "height": 360})
    expect(small.locator(".words strong").first).to_be_visible()
    look("morris on a phone that lies")
    assert sorted(set(found)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_is_in_our_font(small: Page, language: str) -> None:
    text = (I18N / f"{language}.ftl").read_text(encoding="utf-8")
    small.goto("/")
    expect(small.locator(".home")).to_be_visible()
    letters = "".join(sorted({letter for letter in text if not letter.isspace()}))
    assert small.evaluate(FOREIGN, letters) == []
    assert small.evaluate(FOREIGN, "\N{GUJARATI LETTER KA}") != []


def test_a_browser_that_is_too_old_is_told_so_in_its_language(
    browser: Browser, base_url: str
) -> None:
    for locale, words in (("ru-RU", "слишком старый"), ("de-DE", "too old for Kazan")):
        context = browser.new_context(base_url=base_url, service_workers="block", locale=locale)
        context.add_init_script("delete Array.prototype.toReversed")
        page = context.new_page()
        page.goto("/")
        expect(page.get_by_role("main").get_by_text(words)).to_be_visible()
        expect(page.locator(".unstarted")).to_have_css("display", "none")
        context.close()


def test_without_javascript_the_page_says_what_it_needs(browser: Browser, base_url: str) -> None:
    context = browser.new_context(base_url=base_url, java_script_enabled=False)
    page = context.new_page()
    page.goto("/")
    said = page.locator("noscript p[lang=tr]")
    expect(said).to_have_text("Kazan için JavaScript gerekir.")
    box = said.bounding_box()  # Playwright itself takes all in a noscript for hidden
    assert box is not None
    assert box["height"] > 0
    expect(page.locator(".unstarted")).to_have_css("display", "none")  # one reason is enough
    context.close()

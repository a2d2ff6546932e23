"""A walk through the site in every engine that a person may have: start, play, change language, no network.

The same steps in Firefox ESR, in WebKitGTK, which stands in for Safari, and in Chromium as two phones.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright

from sitebuild import engines
from sitebuild.engines import Driven
from sitebuild.harness import running
from sitebuild.server import Server

GAMES = ("mangala", "kalah", "toguz", "gaziantep", "morris")
WATCH = """
  window.faults = [];
  window.addEventListener("error", (event) => faults.push(String(event.message)));
  window.addEventListener("unhandledrejection", (event) => faults.push(String(event.reason)));
"""
SETTINGS = {"pace": "off", "sound": False, "language": "en", "challenger": 1}
SEE = """
  const [selector, text] = args;
  const found = () => {
    const element = document.querySelector(selector);
    return element?.checkVisibility() && element.innerText.includes(text);
  };
  for (const end = Date.now() + 60000; !found(); ) {
    if (Date.now() > end) throw new Error(`${selector} ${text} not in: ${document.body.innerText}`);
    await new Promise((done) => setTimeout(done, 20));
  }
"""
REST = """
  const element = document.querySelector(args[0]);
  const moving = document.getAnimations().filter(({ effect }) => effect.target?.contains(element));
  await Promise.allSettled(moving.map(({ finished }) => finished));
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
"""
MORE = """
  const moves = document.querySelector(".moves");
  for (const end = Date.now() + 60000; moves.textContent === args[0]; ) {
    if (Date.now() > end) throw new Error(`no move: ${document.body.innerText}`);
    await new Promise((done) => setTimeout(done, 20));
  }
"""
KEPT = "await navigator.serviceWorker.ready; return true;"
READY = "[data-slot][aria-disabled='false']"


class Walker:
    """What a person does, with a browser that is driven."""

    def __init__(self, browser: Driven, address: str) -> None:
        self.browser = browser
        self.address = address

    def load(self, place: str = "") -> None:
        """Load *place*, and watch for faults from then on."""
        self.browser.goto(f"{self.address}/{place}")
        self.browser.run(WATCH)

    def follow(self, place: str) -> None:
        """Go to *place* as a link does, without loading anything."""
        self.browser.run("location.hash = args[0]", place)

    def see(self, selector: str, text: str = "") -> None:
        """Wait until *selector* shows *text*."""
        self.browser.run(SEE, selector, text)

    def tap(self, selector: str) -> None:
        """Touch *selector* once it is there and at rest: a sheet slides in."""
        self.see(selector)
        self.browser.run(REST, selector)
        self.browser.click(selector)

    def begin(self, game: str) -> None:
        """From the home screen, two people at one device."""
        self.follow("#/")
        self.tap(".quick button:nth-child(2)")
        self.tap(f".quick-games li:nth-child({GAMES.index(game) + 1}) .row")
        if game == "gaziantep":
            self.guess()

    def guess(self) -> None:
        """Through the opening rite; the guess decides who takes the lower row."""
        self.tap("[data-stage='cover-hide'] .button")
        self.tap("[data-stage='hide'] .fist")
        self.tap("[data-stage='cover-guess'] .button")
        self.tap("[data-stage='guess'] .fist")
        self.tap("[data-stage='told'] .button")
        self.tap("[data-stage='side'] .button:last-child")

    def move(self) -> None:
        """Play a move, see it in the list, and the next turn begin."""
        self.see(READY)
        told = self.browser.run("return document.querySelector('.moves').textContent")
        self.tap(READY)
        self.browser.run(MORE, told)
        self.see(READY)

    def check(self) -> None:
        """Nothing has gone wrong on the page since it was opened."""
        assert self.browser.run("return faults") == []


class Emulated(Driven):
    """Chromium with the screen and the touch of a phone."""

    def __init__(self, browser: Browser, device: dict[str, Any]) -> None:
        self.context = browser.new_context(**device)
        self.page = self.context.new_page()
        self.version = f"Chromium {browser.version}"

    def goto(self, address: str) -> None:
        self.page.goto(address)

    def run(self, body: str, *arguments: Any) -> Any:
        return self.page.evaluate(f"async (args) => {{ {body} }}", list(arguments))

    def click(self, selector: str) -> None:
        self.page.locator(selector).first.tap()


@pytest.fixture
def driven(
    request: pytest.FixtureRequest, tmp_path: Path, browser: Browser, playwright: Playwright
) -> Iterator[Driven]:
    """The browser that the parameter names."""
    name: str = request.param
    if name in playwright.devices:
        emulated = Emulated(browser, playwright.devices[name])
        yield emulated
        emulated.context.close()
        return
    lacking = engines.lacking(name)
    if lacking:
        pytest.skip(lacking)
    with engines.ENGINES[name].session(tmp_path) as found:
        yield found


@pytest.mark.parametrize("driven", [*engines.ENGINES, "iPhone 13", "Pixel 7"], indirect=True)
def test_a_walk_through_the_site(driven: Driven, harness_files: dict[str, Path]) -> None:
    server = Server()
    places = []
    with running(server):
        walker = Walker(driven, server.address)
        walker.load()
        walker.see(".home")
        driven.run("localStorage.setItem('kazan', JSON.stringify(args[0]))", SETTINGS)
        walker.load("?")
        for game in GAMES:
            walker.begin(game)
            walker.move()
            walker.check()
            places.append(driven.run("return location.hash"))
        walker.follow("#/settings")
        driven.run(
            """const select = document.querySelector("select");
            select.value = "tr";
            select.dispatchEvent(new Event("change", { bubbles: true }));"""
        )
        walker.see("h1", "Ayarlar")
        walker.check()
        driven.run(KEPT)
    walker.load()
    walker.see(".home", "Türk Mangalası")
    for place in places:
        walker.follow(place)
        walker.see(".status.near", "Sıra")
        walker.move()
    walker.check()

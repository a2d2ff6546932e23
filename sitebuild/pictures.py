"""The screenshots of README and manifest, taken from the built site: run by hand when the look changes."""

from __future__ import annotations

import io
import json
import random
from typing import TYPE_CHECKING

from PIL import Image

from sitebuild import browser, harness, setup
from sitebuild.paths import ROOT, WEB, use_engine
from sitebuild.server import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ViewportSize

README_PICTURE = ROOT / "docs" / "kazan.webp"
CONTACT_SHEET = ROOT / "docs" / "screens.webp"  # all games, upright and flat, day and night
SCREENSHOTS = WEB / "screenshots"  # named in the manifest
PHONE, DESK = "phone", "desk"
SIZES: dict[str, ViewportSize] = {
    PHONE: {"width": 412, "height": 839},
    DESK: {"width": 1280, "height": 800},
}
Shots = dict[tuple[str, str, str], Image.Image]  # game, theme, size
PAINTED = """() => new Promise((painted) => {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(painted, 200)));
})"""
GAMES = {  # key -> moves played, the seed of the game
    "mangala": (18, 5),
    "kalah": (16, 2),
    "toguz": (44, 8),
    "gaziantep": (3, 4),
    "morris": (21, 3),
}
SHOWN = {"mangala": "day", "toguz": "night", "morris": "day"}  # in README and manifest
START = 60_000  # milliseconds in which Python starts on a busy machine
GAP = 24  # pixels between the pictures of a sheet
SMALL = 520  # height of a phone in the contact sheet


def record(key: str, moves: int, seed: int) -> str:
    """The text of a game of quick thinkers."""
    use_engine()
    from kazan import games, notation  # noqa: PLC0415  # found only now
    from kazan.record import Record  # noqa: PLC0415
    from kazan.search.levels import LEVELS  # noqa: PLC0415
    from kazan.search.thinker import Thinker  # noqa: PLC0415

    chance = random.Random(seed)
    played = Record.begin(games.create(key))
    while len(played.moves) < moves and played.legal:
        thinker = Thinker.of(played, LEVELS["medium"], chance.getrandbits(30))
        played = played.play(thinker.run().move)
    return notation.write(played)


def shots(chromium: Browser, address: str, theme: str, texts: dict[str, str]) -> Shots:
    """Each game of *texts* on a phone and on a desk by *theme*, on one page."""
    page = chromium.new_page(device_scale_factor=2, base_url=address, locale="en-GB")
    kept = json.dumps(json.dumps({"theme": theme, "sound": False, "pace": "off"}))
    page.add_init_script(f"localStorage.setItem('kazan', {kept})")
    taken: Shots = {}
    for key, text in texts.items():
        page.goto("/#/games")
        page.get_by_role("button", name="Open a game from text").click()
        page.get_by_role("textbox").fill(text)
        page.get_by_role("button", name="Open", exact=True).click()
        page.locator("[data-slot][aria-disabled='false']").first.wait_for(timeout=START)
        for name, size in SIZES.items():
            page.set_viewport_size(size)
            page.evaluate("() => document.activeElement?.blur()")
            page.evaluate(PAINTED)
            picture = Image.open(io.BytesIO(page.screenshot(animations="disabled")))
            taken[key, theme, name] = picture.convert("RGB")
    page.close()
    return taken


def side_by_side(pictures: list[Image.Image], height: int) -> Image.Image:
    """*pictures* in a row on white, *height* pixels high."""
    small = [
        picture.resize((round(picture.width * height / picture.height), height))
        for picture in pictures
    ]
    width = sum(picture.width for picture in small) + GAP * (len(small) - 1)
    row = Image.new("RGB", (width, height), "white")
    left = 0
    for picture in small:
        row.paste(picture, (left, 0))
        left += picture.width + GAP
    return row


def stacked(rows: list[Image.Image]) -> Image.Image:
    """*rows* one below the other, all as wide as the first."""
    even = [
        row.resize((rows[0].width, round(row.height * rows[0].width / row.width))) for row in rows
    ]
    sheet = Image.new(
        "RGB",
        (rows[0].width, sum(row.height for row in even) + GAP * (len(even) - 1)),
        "white",
    )
    top = 0
    for row in even:
        sheet.paste(row, (0, top))
        top += row.height + GAP
    return sheet


def take() -> None:
    """Take them all."""
    SCREENSHOTS.mkdir(exist_ok=True)
    server = Server()
    with harness.running(server), browser.driver() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=browser.chromium(), args=browser.ARGUMENTS
        )
        texts = {key: record(key, moves, seed) for key, (moves, seed) in GAMES.items()}
        taken = {
            place: picture
            for theme in ("day", "night")
            for place, picture in shots(chromium, server.address, theme, texts).items()
        }
        chromium.close()
    phones = [taken[key, theme, PHONE] for key, theme in SHOWN.items()]
    for key, phone in zip(SHOWN, phones, strict=True):
        phone.save(SCREENSHOTS / f"phone-{key}.webp", quality=80)
    desk = SIZES[DESK]
    wide = taken["kalah", "day", DESK].resize((desk["width"], desk["height"]))
    wide.save(SCREENSHOTS / "wide-kalah.webp", quality=80)
    side_by_side(phones, SIZES[PHONE]["height"]).save(README_PICTURE, quality=82)
    rows = [
        side_by_side([taken[key, theme, size] for key in GAMES], SMALL)
        for size in (PHONE, DESK)
        for theme in ("day", "night")
    ]
    stacked(rows).save(CONTACT_SHEET, quality=78)
    setup.say(f"pictures are in {SCREENSHOTS} and {README_PICTURE.parent}")

"""Pictures and animations of a game: made on the device, given out as files that others can read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import BrowserContext, Page, expect

from tests.web.page_steps import START, prefer, set_up, status, touch


@pytest.fixture
def page(phone: BrowserContext) -> Iterator[Page]:
    """A phone without a share sheet that takes files."""
    prefer(phone, pace="off", sound=False)
    phone.add_init_script("delete Navigator.prototype.canShare")
    yield phone.new_page()


def begun(page: Page) -> None:
    """A game of Kalah after three moves."""
    set_up(page, "kalah", opponent="A person here")
    for number, turn in ((0, "Player 2"), (7, "Player 1"), (2, "Player 2")):
        touch(page, number)
        expect(status(page)).to_contain_text(f"{turn}’s turn", timeout=START)


def choose(page: Page, name: str) -> None:
    """Touch the choice *name* once the sheet has come to rest."""
    page.locator("label", has_text=name).click()
    expect(page.get_by_role("radio", name=name)).to_be_checked()


def ask(page: Page) -> None:
    page.keyboard.press("m")
    page.get_by_role("dialog").get_by_role("button", name="Picture or animation").click()


def saved(page: Page, folder: Path) -> Path:
    """The file that the sheet gives out once it is made."""
    button = page.get_by_role("button", name="Save as a file")
    expect(button).to_be_visible(timeout=START)
    with page.expect_download() as download:
        button.click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def test_a_position_is_a_picture(page: Page, tmp_path: Path) -> None:
    begun(page)
    ask(page)
    path = saved(page, tmp_path)
    assert path.name == "kazan-kalah.png"
    with Image.open(path) as picture:
        assert picture.size[0] == 960
        assert len(picture.convert("RGB").getcolors(1 << 24) or []) > 1000


def test_a_game_is_an_animation_that_plays_for_ever(page: Page, tmp_path: Path) -> None:
    begun(page)
    ask(page)
    choose(page, "Whole game")
    whole = saved(page, tmp_path)
    with Image.open(whole) as film:
        assert film.info["loop"] == 0
        frames = film.n_frames  # type: ignore[attr-defined]
        assert frames >= 5  # the start, three moves, the end
        film.seek(frames - 1)
        assert film.info["duration"] > 2000
    assert whole.stat().st_size < 400_000
    choose(page, "Last move")
    with Image.open(saved(page, tmp_path)) as film:
        assert film.n_frames > 6  # type: ignore[attr-defined]


def test_what_is_not_wanted_any_more_is_not_made(page: Page) -> None:
    begun(page)
    ask(page)
    choose(page, "Whole game")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(status(page)).to_contain_text("Player 2’s turn")
    touch(page, 8)
    expect(status(page)).to_contain_text("Player 1’s turn")


def test_a_share_sheet_gets_the_file(phone: BrowserContext) -> None:
    prefer(phone, pace="off", sound=False)
    phone.add_init_script(
        "Navigator.prototype.canShare = ({ files }) => files.length === 1;"
        "Navigator.prototype.share = async ({ files: [file] }) => { window.shared = file; };"
    )
    page = phone.new_page()
    begun(page)
    ask(page)
    page.get_by_role("button", name="Share…").click(timeout=START)
    assert page.evaluate("shared.name") == "kazan-kalah.png"
    assert page.evaluate("shared.type") == "image/png"

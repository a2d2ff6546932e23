"""A game by link between two phones: sent, opened, answered, joined; and links that are no good."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.page_steps import START, prefer, quick_start, set_up, slot, status, touch


@pytest.fixture
def friends(
    browser: Browser, base_url: str, phone_arguments: dict[str, Any]
) -> Iterator[tuple[BrowserContext, BrowserContext]]:
    """Two phones that know nothing of each other."""
    contexts = [
        browser.new_context(**phone_arguments, base_url=base_url, locale="en-GB") for _ in range(2)
    ]
    for context in contexts:
        prefer(context, pace="off", sound=False)
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        context.add_init_script("delete Navigator.prototype.share")
    yield contexts[0], contexts[1]
    for context in contexts:
        context.close()


def copied(page: Page) -> str:
    """The link in the open share sheet, through the clipboard."""
    expect(page.get_by_role("img", name="Code with the link")).to_be_visible()
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    text: str = page.evaluate("navigator.clipboard.readText()")
    return text


def sent(page: Page) -> str:
    """The link to the game on the screen, sent again."""
    page.locator(".status.near").get_by_role("button", name="Send").click()
    return copied(page)


def test_a_game_goes_to_and_fro_by_links(friends: tuple[BrowserContext, BrowserContext]) -> None:
    here, there = friends[0].new_page(), friends[1].new_page()
    here.goto("/")
    quick_start(here, "Kalah", "Two players")
    touch(here, 0)
    expect(status(here)).to_contain_text("Player 2’s turn", timeout=START)
    here.locator("[data-tool='share']").click()
    here.get_by_role("button", name="My friend, elsewhere").click()
    first = copied(here)
    assert len(first) < 200
    expect(status(here)).to_contain_text("Your friend’s turn")
    touch(here, 6)
    expect(status(here)).to_contain_text("Wait: it is the other side’s turn")

    there.goto(first)
    told = "One move has been made. Player 2 is to move."
    expect(there.locator(".link")).to_contain_text(told, timeout=START)
    there.get_by_role("button", name="Play on").click(timeout=START)
    expect(status(there)).to_contain_text("Your turn")
    touch(there, 6)
    expect(status(there)).to_contain_text("Your friend’s turn", timeout=START)
    answer = sent(there)

    here.goto(answer)
    expect(status(here)).to_contain_text("Your turn", timeout=START)
    expect(here.locator(".move")).to_have_count(2)
    touch(here, 5)
    expect(status(here)).to_contain_text("Your friend’s turn", timeout=START)
    here.goto("about:blank")
    here.goto(first)
    expect(here.get_by_role("alert")).to_contain_text("That link was older", timeout=START)
    expect(here.locator(".move")).to_have_count(3)
    here.goto("/#/games")
    expect(here.locator(".rows > li")).to_have_count(1)


def test_another_way_is_asked_about_and_nothing_is_lost(
    friends: tuple[BrowserContext, BrowserContext],
) -> None:
    here, there = friends[0].new_page(), friends[1].new_page()
    here.goto("/")
    quick_start(here, "Kalah", "Two players")
    here.locator("[data-tool='share']").click()
    here.get_by_role("button", name="We play here, this is a copy").click()
    link = copied(here)
    touch(here, 0)
    expect(status(here)).to_contain_text("Player 2’s turn", timeout=START)
    there.goto(link)
    there.get_by_role("button", name="Play on").click(timeout=START)
    touch(there, 1)
    expect(status(there)).to_contain_text("Your friend’s turn", timeout=START)
    other = sent(there)

    here.goto(other)
    expect(here.get_by_role("alert")).to_contain_text("another way was taken", timeout=START)
    here.get_by_role("button", name="Keep my game").click()
    expect(slot(here, 0)).to_have_accessible_name("Player 1, pit 1: 0 stones")
    here.go_back()
    here.goto(other)
    here.get_by_role("button", name="Keep both").click(timeout=START)
    expect(status(here)).to_contain_text("Your turn")
    here.goto("/#/games")
    expect(here.locator(".rows > li")).to_have_count(2)


def test_a_set_of_a_match_goes_by_link_with_names(
    friends: tuple[BrowserContext, BrowserContext],
) -> None:
    here, there = friends[0].new_page(), friends[1].new_page()
    here.goto("/#/new/kalah")
    here.get_by_role("radio", name="A person here", exact=True).check()
    here.get_by_label("Name of player 1").fill("<b>Ayşe</b>")
    here.get_by_role("radio", name="3", exact=True).check()
    here.get_by_role("button", name="Start", exact=True).click()
    touch(here, 0)
    expect(status(here)).to_contain_text("Player 2’s turn", timeout=START)
    here.locator("[data-tool='share']").click()
    here.get_by_role("button", name="My friend, elsewhere").click()
    there.goto(copied(here))
    expect(there.locator(".link-names")).to_have_text("<b>Ayşe</b> – Player 2")
    there.get_by_role("button", name="Play on").click(timeout=START)
    expect(there.locator(".bar")).to_contain_text("Set 1 of 3")
    expect(there.locator(".bar")).to_contain_text("<b>Ayşe</b>")


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (lambda link: link[:-3], "The link is damaged"),
        (lambda link: link.replace("#/g/1", "#/g/1A"), "The link is damaged"),
        (lambda link: link.replace("#/g/1", "#/g/2"), "comes from a newer Kazan"),
        (lambda link: link.replace("#/g/1", "#/g/x"), "not a link to a Kazan game"),
        (lambda link: link + "A" * 7000, "longer than any game"),
    ],
    ids=["cut", "edited", "newer", "foreign", "long"],
)
def test_a_bad_link_says_what_is_wrong(phone_page: Page, damage: Any, told: str) -> None:
    good = "/#/g/1ABhrYWxhaAoKCgoKMDEyM2FiY2QKCgIBAAAAAA"
    phone_page.goto(damage(good))
    expect(phone_page.get_by_role("alert")).to_contain_text(told)
    phone_page.get_by_role("button", name="To my games").click()
    expect(phone_page.locator(".home")).to_be_visible()


def test_a_link_is_opened_from_its_text_too(
    friends: tuple[BrowserContext, BrowserContext],
) -> None:
    here, there = friends[0].new_page(), friends[1].new_page()
    here.goto("/")
    set_up(here, "mangala", opponent="A person here")
    here.locator("[data-tool='share']").click()
    here.get_by_role("button", name="My friend, elsewhere").click()
    link = copied(here)
    there.goto("/#/games")
    there.get_by_role("button", name="Open a game from text").click()
    there.get_by_role("textbox").fill(f"Mangala in Kazan: {link}")
    there.get_by_role("button", name="Open", exact=True).click()
    expect(there.locator(".link")).to_contain_text("Nobody has moved yet.", timeout=START)
    there.get_by_role("button", name="Both sides play here").click(timeout=START)
    expect(status(there)).to_contain_text("Player 1’s turn")

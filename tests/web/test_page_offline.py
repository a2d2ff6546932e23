"""The main promise: begun once, every game goes on with the network off and the browser restarted."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext, expect

from sitebuild.harness import running
from sitebuild.paths import DIST
from sitebuild.server import Server
from tests.web.page_steps import START, play_a_move, prefer, quick_start

GAMES = ("Turkish Mangala", "Kalah", "Toguz Korgool", "Nine Men’s Morris")


def test_games_go_on_with_the_server_gone_and_the_browser_restarted(
    keeping: Callable[[], BrowserContext],
) -> None:
    server = Server()
    places = []
    with running(server):
        context = keeping()
        prefer(context, pace="off", sound=False, language="en")
        page = context.new_page()
        for game in GAMES:
            page.goto(server.address)
            quick_start(page, game, "Two players")
            play_a_move(page)
            places.append(page.url)
        page.goto(server.address)
        expect(page.get_by_text("Ready for offline")).to_be_visible(timeout=START)
        context.close()
    context = keeping()
    page = context.new_page()
    page.goto(server.address)
    expect(page.get_by_role("link", name="Continue")).to_be_visible()
    for place in places:
        page.goto(place)
        expect(page.locator(".move")).to_have_count(1, timeout=START)
        play_a_move(page)
    page.goto(server.address)
    quick_start(page, "Gaziantep Mangala", "Computer")
    expect(page.get_by_role("main")).to_contain_text("Odd or even?", timeout=START)
    context.close()


def test_a_part_of_the_page_that_does_not_come_says_so_and_comes_at_the_next_try(
    desktop: BrowserContext,
) -> None:
    page = desktop.new_page()
    (part,) = (file for file in DIST.rglob("*.js") if '"settings-language"' in file.read_text())
    page.route(f"**/{part.name}", lambda route: route.abort())
    page.goto("/#/settings")
    expect(page.get_by_role("alert")).to_contain_text("A part of Kazan did not arrive")
    page.unroute(f"**/{part.name}")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Settings", exact=True)).to_be_visible()

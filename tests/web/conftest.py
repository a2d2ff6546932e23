"""Chromium on the assembled site, served with the headers of netlify.toml."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright

from sitebuild import browser as browsers
from sitebuild import setup, site
from sitebuild.paths import TESTS, WORK
from sitebuild.server import Server
from tests.web.serving import serving

BARE = "licenses.txt"  # a document of the site, under its policy, that runs no script of its own


@pytest.fixture(scope="session")
def assets() -> dict[str, str]:
    """The built site's files, plain name to address; builds it unless it is up to date."""
    with setup.alone():
        setup.install_modules()
        return site.build()


@pytest.fixture(scope="session")
def harness(assets: dict[str, str]) -> Path:
    """The bundle of harness.js, made as the page's own bundles are."""
    out = WORK / "harness"
    task = {
        "web": str(TESTS.parent / "web"),
        "out": str(out),
        "entries": {"harness": str(TESTS / "web" / "harness.js")},
        "fixed": True,
        "address": "/assets/",
        "assets": assets,
    }
    site.bundler(task)
    return out / "harness.js"


@pytest.fixture(scope="session")
def server(harness: Path) -> Iterator[Server]:
    """The site, for every test that does not stop it."""
    with serving(harness) as running:
        yield running


@pytest.fixture(scope="session")
def base_url(server: Server) -> str:
    """Where `page.goto("/")` goes."""
    return server.address


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Start the Chromium that is there, quiet and without the sandbox that root cannot have."""
    return {"executable_path": browsers.chromium(), "args": browsers.ARGUMENTS}


@pytest.fixture(scope="session")
def phone_arguments(playwright: Playwright) -> dict[str, Any]:
    """A phone: its screen, its touch, its pixels."""
    return dict(playwright.devices["Pixel 7"])


@pytest.fixture
def phone(
    browser: Browser, base_url: str, phone_arguments: dict[str, Any]
) -> Iterator[BrowserContext]:
    """A fresh phone: nothing stored, no service worker yet."""
    context = browser.new_context(**phone_arguments, base_url=base_url, locale="en-GB")
    yield context
    context.close()


@pytest.fixture
def phone_page(phone: BrowserContext) -> Page:
    """A page on a fresh phone."""
    return phone.new_page()


@pytest.fixture
def keeping(
    playwright: Playwright, browser_type_launch_args: dict[str, Any], tmp_path: Path
) -> Callable[[], BrowserContext]:
    """Start a browser that keeps what it stored; called again after closing, the same one."""

    def start() -> BrowserContext:
        folder = tmp_path / "profile"
        return playwright.chromium.launch_persistent_context(folder, **browser_type_launch_args)

    return start


@pytest.fixture
def bare(assets: dict[str, str]) -> str:
    """The path of a document of the site without a script."""
    return assets[BARE]

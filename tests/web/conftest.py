"""Chromium on the assembled site, served with the headers of netlify.toml."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright

from sitebuild import browser as browsers
from sitebuild import harness, setup, site
from sitebuild.paths import DIST
from sitebuild.server import Server
from tests.web import breaking, versions
from tests.web.page_steps import prefer


@pytest.fixture(scope="session")
def assets() -> dict[str, str]:
    """The built site's files, plain name to address; builds it unless it is up to date."""
    with setup.alone():
        setup.install_modules()
        return site.build()


@pytest.fixture(scope="session")
def harness_files(assets: dict[str, str]) -> dict[str, Path]:
    """What a server has beside the site, for tests: see `sitebuild.harness`."""
    return harness.bundle(assets)


@pytest.fixture(scope="session")
def server(harness_files: dict[str, Path]) -> Iterator[Server]:
    """The site, for every test that does not stop it."""
    server = Server(extra=harness_files)
    with harness.running(server):
        yield server


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
def desktop(browser: Browser, base_url: str) -> Iterator[BrowserContext]:
    """A fresh window of a computer, where no service worker comes between a page and the server."""
    context = browser.new_context(base_url=base_url, locale="en", service_workers="block")
    yield context
    context.close()


@pytest.fixture
def table(phone: BrowserContext) -> Page:
    """The home screen on a fresh phone, stones moving at once."""
    prefer(phone, pace="off", sound=False)
    page = phone.new_page()
    page.goto("/")
    return page


@pytest.fixture
def breakable(
    browser: Browser, base_url: str, phone_arguments: dict[str, Any]
) -> Iterator[BrowserContext]:
    """A fresh phone whose engine and whose files a test can break."""
    arguments = {**phone_arguments, "base_url": base_url, "locale": "en-GB"}
    context = browser.new_context(**arguments, service_workers="block")
    context.add_init_script(breaking.WORKER)
    yield context
    context.close()


@pytest.fixture
def fragile(breakable: BrowserContext) -> Page:
    """The home screen on it, stones moving at once, with a clock that a test can turn."""
    return breaking.opened(breakable)


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
    return assets[harness.BARE]


@pytest.fixture(scope="session")
def next_version(assets: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the next version of the site; it is built once."""
    assert assets
    return versions.next_site(tmp_path_factory.mktemp("next"))


@pytest.fixture(scope="session")
def changed(next_version: Path) -> set[str]:
    """The addresses whose content only the new version has."""
    old = set(versions.listed(DIST).values())
    new = versions.listed(next_version)
    return {path for path, content in new.items() if content not in old}


@pytest.fixture
def changing(harness_files: dict[str, Path]) -> Iterator[versions.ChangingServer]:
    """A server of its own, for the site is replaced under it."""
    server = versions.ChangingServer(harness_files)
    with harness.running(server):
        yield server

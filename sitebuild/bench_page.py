"""Figures of the built site in Chromium."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sitebuild import bench_answers, bench_frames, bench_starts, bench_visits, browser, harness
from sitebuild.harness import BARE
from sitebuild.server import Server

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sitebuild.bench_engine import Figure


def measure(assets: Mapping[str, str]) -> list[Figure]:
    """Every figure that needs a browser."""
    server = Server(extra=harness.bundle(assets))
    with harness.running(server), browser.driver() as playwright:
        address, bare = server.address, assets[BARE]
        figures = bench_starts.starting(playwright, address, bare)
        figures += bench_visits.table(playwright, address, bare)
        figures += bench_starts.wire(playwright, server)
        chromium = playwright.chromium.launch(
            executable_path=browser.chromium(), args=browser.ARGUMENTS
        )
        phone = {**playwright.devices["Pixel 7"], "base_url": address, "service_workers": "block"}
        page = chromium.new_context(**phone).new_page()
        figures += bench_answers.search(page, bare)
        figures += bench_answers.teaching(chromium.new_context(**phone).new_page())
        figures += bench_frames.frames(page, assets, server)
        figures += bench_frames.reaction(page)
        figures += bench_frames.idle(page)
        chromium.close()
    return figures

"""Every link of the built site, whatever made it, leads to a file of the site and a place in it."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from urllib.parse import urljoin, urlsplit

from sitebuild import pages
from sitebuild.paths import DIST
from sitebuild.server import Server
from tests.hrefs import Links

SCREENS = re.compile(r"(/(new/\w+|puzzle/\w+|games|settings|statistics|elsewhere/\w+)?)?")


@cache
def read(file: Path) -> Links:
    """The document in *file*."""
    return Links(file.read_text(encoding="utf-8"))


def leads(server: Server, address: str) -> bool:
    """Whether *address*, a path with what follows it, leads to a file and a place on it."""
    parts = urlsplit(address)
    file = server.file(parts.path)
    if file is None:
        return False
    if file == DIST / "index.html":
        return SCREENS.fullmatch(parts.fragment) is not None
    return not parts.fragment or parts.fragment in read(file).ids


def test_no_link_of_the_built_site_is_broken(assets: dict[str, str], server: Server) -> None:
    del assets  # only that it is built
    files = sorted(DIST.rglob("*.html"))
    broken, checked = [], 0
    for file in files:
        here = f"/{file.parent.relative_to(DIST)}/".replace("/./", "/")
        for link in read(file).links:
            if urlsplit(link).scheme:  # elsewhere
                continue
            checked += 1
            if not leads(server, urljoin(here, link)):
                broken.append(f"{here}: {link}")
    manifest = json.loads((DIST / "manifest.webmanifest").read_text(encoding="utf-8"))
    pictures = [one["src"] for one in (*manifest["icons"], *manifest.get("screenshots", []))]
    broken += [src for src in pictures if not leads(server, urljoin("/", src))]
    print(f"{len(files)} pages in {len(pages.languages())} languages, {checked} links")
    assert broken == []
    assert len(files) == 1 + sum(len(pages.names(code)) for code in pages.languages())

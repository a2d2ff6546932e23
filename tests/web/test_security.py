"""What is shipped asks nobody else, runs nothing that came as data, and is known by its hash."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from pathlib import Path
from typing import Any

import pytest
from html5lib import parse

from sitebuild import policy, server
from sitebuild.paths import DIST, ROOT, WEB

ORIGIN = re.compile(rb"(?:https?|wss?)://([a-zA-Z0-9.-]+)")
NAMES = {"www.w3.org", "schema.org", "www.sitemaps.org"}
"""Names of formats, which nothing fetches."""
MENTIONED = {
    "engine": {
        "cdn.jsdelivr.net"
    },  # where Pyodide would look for packages; the lock file names none there
}
"""What texts and error messages of others mention, by the beginning of a file's name."""
TEXTS = (".html", ".js", ".mjs", ".css", ".json", ".svg", ".txt", ".webmanifest", ".xml")
FROM_DATA = re.compile(
    r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|createContextualFragment|DOMParser|srcdoc"
    r"|unsafeHTML|unsafeSVG|unsafeStatic|\beval\(|new Function|set(Timeout|Interval)\(\s*[\"'`]|javascript:"
)

pytestmark = pytest.mark.usefixtures("assets")


def shipped(*endings: str) -> list[Path]:
    """The files of the site with one of these *endings*."""
    return sorted(file for file in DIST.rglob("*") if file.is_file() and file.suffix in endings)


def directives() -> dict[str, list[str]]:
    """The policy of every page: directive -> its sources."""
    (everywhere,) = (rule.values for rule in server.rules() if rule.fits("/any/file"))
    parts = everywhere["Content-Security-Policy"].split(";")
    return {name: sources for name, *sources in (part.split() for part in parts)}


def test_the_policy_lets_nothing_in_but_the_site_itself() -> None:
    found = directives()
    assert found["default-src"] == ["'none'"]
    for name in ("base-uri", "form-action", "frame-ancestors"):
        assert found.pop(name) == ["'none'"]
    assert found.pop("connect-src") == ["'self'", *policy.relays()]
    assert found.pop("script-src") == [
        "'self'",
        "'wasm-unsafe-eval'",
    ]  # to compile, not to evaluate
    assert {source for sources in found.values() for source in sources} == {"'none'", "'self'"}


def test_no_file_names_another_place_than_the_relays() -> None:
    relays = {url.removeprefix("wss://") for url in policy.relays()}
    for file in shipped(*TEXTS):
        if file.name.startswith("licenses-"):  # text that is read, full of addresses
            continue
        named = {name.decode() for name in ORIGIN.findall(file.read_bytes())}
        part = file.name.partition("-")[0]
        allowed = MENTIONED.get(part, set()) | (relays if "relays" in file.name else set())
        assert named <= NAMES | allowed, file


def test_every_kept_file_is_known_by_its_hash_and_every_other_one_is_named() -> None:
    worker = (DIST / "sw.js").read_text(encoding="utf-8")
    files = dict(re.findall(r'"(/[^"]*)":"([\w+/]{43}=)"', worker))
    knowledge = next((DIST / "assets").glob("knowledge-*.json")).read_text(encoding="utf-8")
    later = {entry["hash"] for entry in json.loads(knowledge)}
    for file in shipped(*{path.suffix for path in DIST.rglob("*")}):
        name = file.relative_to(DIST).as_posix().removesuffix("index.html")
        mark = base64.b64encode(hashlib.sha256(file.read_bytes()).digest()).decode()
        if f"/{name}" in files:
            assert files.pop(f"/{name}") == mark, name
        elif file.suffix == ".bin":
            assert mark in later, name
        else:
            assert name == "sw.js" or name.startswith("assets/screenshots-"), name
    assert files == {}


def elements(html: str) -> list[Any]:
    """Every element of a document."""
    return list(parse(html, namespaceHTMLElements=False).iter())


def test_documents_hold_no_script_and_no_style_of_their_own() -> None:
    for file in shipped(".html"):
        for element in elements(file.read_text(encoding="utf-8")):
            for name, value in element.attrib.items():
                assert not name.startswith("on"), (file, name)
                assert name != "style", file
                assert not value.strip().lower().startswith(("javascript:", "data:", "//")), file
            if element.tag == "script" and element.get("type") != "application/ld+json":
                assert element.get("src", "").startswith("/assets/"), file
                assert not (element.text or "").strip(), file
            assert element.tag not in ("style", "iframe", "object", "embed", "base"), file


def test_pictures_that_are_text_hold_no_script() -> None:
    for file in shipped(".svg"):
        text = file.read_text(encoding="utf-8")
        assert not re.search(r'<script|<foreignObject|\son\w+=|href="(?!#)|@import', text, re.I), (
            file
        )


@pytest.mark.parametrize("folder", ["web", "sitebuild"])
def test_no_source_makes_html_or_code_of_data(folder: str) -> None:
    sources = [
        file
        for file in sorted((ROOT / folder).rglob("*"))
        if file.suffix in (".js", ".mjs", ".html", ".jinja")
        and WEB / "node_modules" not in file.parents
    ]
    assert sources
    for file in sources:
        assert not FROM_DATA.search(file.read_text(encoding="utf-8")), file


def test_templates_let_pass_as_html_only_what_the_build_has_escaped() -> None:
    """In a template ``|safe`` would let anything pass; `Markup` marks what is made by us."""
    for file in (WEB / "pages").glob("*.jinja"):
        assert "safe" not in file.read_text(encoding="utf-8"), file

"""What is shipped is listed with its licence, and nothing goes in that is not."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from sitebuild import pages, parts, site
from sitebuild.figures import Picture
from sitebuild.paths import MODULES, WEB, BuildError

PUBLIC = "public domain"


def test_a_bundle_tells_which_packages_went_in_and_each_is_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    task = {
        "web": str(WEB),
        "out": str(tmp_path),
        "entries": {"language": "i18n/index.js"},
        "fixed": True,
        "address": "/",
        "assets": {},
    }
    site.bundler(task)
    monkeypatch.setattr(parts, "PACKAGES", ("lit-html",))
    with pytest.raises(BuildError, match="@fluent/bundle: bundled, but"):
        site.bundler(task)


def test_every_dependency_of_the_page_is_listed_and_nothing_else() -> None:
    wanted = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["dependencies"]
    assert set(parts.PACKAGES) == set(wanted)


def test_every_licence_has_its_terms() -> None:
    terms = {path.stem for path in parts.FOLDER.glob("*.txt")}
    for part in parts.parts():
        whole = len(part.text) > 800
        assert whole or part.licence in {*terms, PUBLIC}, part.name
        assert part.text or part.licence in {PUBLIC, "MPL-2.0", "Apache-2.0"}, part.name


def test_what_is_compiled_in_is_looked_at_again_after_an_update(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = parts.COMPILED.read_text(encoding="utf-8")
    older = tmp_path / "compiled.toml"
    older.write_text(re.sub(r'pyodide = "[^"]+"', 'pyodide = "0.1.0"', text), encoding="utf-8")
    monkeypatch.setattr(parts, "COMPILED", older)
    with pytest.raises(BuildError, match=r"about Pyodide 0\.1\.0"):
        parts.compiled()


def test_the_versions_compiled_in_are_those_that_the_file_names() -> None:
    lock = json.loads((MODULES / "pyodide" / "pyodide-lock.json").read_text(encoding="utf-8"))
    whole = (MODULES / "pyodide" / "pyodide.asm.wasm").read_bytes()
    named = {part.name: part.version for part in parts.compiled()}
    assert named["CPython"] == lock["info"]["python"]
    assert named["Emscripten"].replace(".", "_") in lock["info"]["platform"]
    for name in ("zlib", "Zstandard", "bzip2", "liblzma", "Expat", "libmpdec"):
        assert named[name].encode() in whole, name


@pytest.mark.parametrize("language", pages.languages())
def test_the_page_about_the_site_lists_every_part(language: str) -> None:
    blank = {name: Picture("/", 1, 1) for name in pages.picture_names()}
    (about,) = (page for page in pages.read(language, blank) if page.name == pages.ABOUT)
    for part in parts.parts():
        assert f"<td>{part.name}</td><td>{part.version}</td>" in about.article.html

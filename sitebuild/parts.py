"""What is shipped, of others and of ours: names, versions, licences, where it comes from.

The list goes onto the page about the site, into ``parts.json`` for programs, and its texts into
``licenses.txt``. A package that a bundle takes in and that is not listed here stops the build.
"""

from __future__ import annotations

import json
import tomllib
from functools import cache
from html import escape
from typing import Any, NamedTuple

from sitebuild.paths import ENGINE, MODULES, ROOT, WEB, BuildError, fingerprint

LIST, TEXTS = "parts.json", "licenses.txt"
PACKAGES = (
    "pyodide",
    "lit-html",
    "@fluent/bundle",
    "idb-keyval",
    "lean-qr",
    "@noble/secp256k1",
    "@fontsource-variable/onest",
)
FOLDER = WEB / "licences"
COMPILED = FOLDER / "compiled.toml"


class Part(NamedTuple):
    """Something that is shipped; *text* is its own notice, *hash* that of its source, or empty."""

    name: str
    version: str
    licence: str
    hash: str
    text: str


@cache
def parts() -> tuple[Part, ...]:
    """Everything that is shipped, ours first."""
    return (ours(), *map(package, PACKAGES), *compiled())


def ours() -> Part:
    """Kazan itself, known by all that the site is made of."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    text = (ROOT / "LICENSE").read_text(encoding="utf-8")
    mark = fingerprint([WEB, ENGINE / "kazan", ROOT / "sitebuild"])
    return Part("Kazan", project["version"], project["license"], f"sources-{mark}", text)


def package(name: str) -> Part:
    """An npm package; its source is known by the hash in the lock file."""
    told = json.loads((MODULES / name / "package.json").read_text(encoding="utf-8"))
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    texts = [path.read_text(encoding="utf-8") for path in (MODULES / name).glob("LICEN[CS]E*")]
    mark = lock[f"node_modules/{name}"]["integrity"]
    return Part(name, told["version"], told["license"], mark, "\n\n".join(texts))


def compiled() -> list[Part]:
    """What is compiled into Pyodide; raises `BuildError` if that is another one than was looked at."""
    listed: dict[str, Any] = tomllib.loads(COMPILED.read_text(encoding="utf-8"))
    version = package("pyodide").version
    if listed["pyodide"] != version:
        raise BuildError(f"{COMPILED.name} is about Pyodide {listed['pyodide']}, not {version}.")
    return [
        Part(one["name"], one.get("version", ""), one["licence"], "", one.get("copyright", ""))
        for one in listed["part"]
    ]


def check_bundled(packages: list[str]) -> None:
    """Raise `BuildError` if a bundle has taken in what is not listed."""
    strange = sorted(set(packages) - set(PACKAGES))
    if strange:
        raise BuildError(f"{', '.join(strange)}: bundled, but sitebuild/parts.py does not list it.")


def as_json() -> bytes:
    """The list for programs."""
    listed = [
        {"name": name, "version": version, "licence": licence, "hash": mark}
        for name, version, licence, mark, _ in parts()
    ]
    return json.dumps(listed, ensure_ascii=False, indent=1).encode()


def as_text() -> bytes:
    """The notices of all parts, and below them the terms of the licences that several share."""
    heads = [
        "\n\n".join(
            filter(None, (f"{one.name} {one.version}".strip() + f": {one.licence}", one.text))
        )
        for one in parts()
    ]
    terms = [
        f"The terms of {path.stem}\n\n{path.read_text(encoding='utf-8')}"
        for path in sorted(FOLDER.glob("*.txt"))
    ]
    return ("\n\n\n".join(text.strip() for text in [*heads, *terms]) + "\n").encode()


def as_html(name: str, version: str, licence: str) -> str:
    """The list as a table under these heads."""
    rows = "".join(
        f"<tr><td>{escape(one.name)}</td><td>{escape(one.version)}</td><td>{escape(one.licence)}</td></tr>"
        for one in parts()
    )
    heads = "".join(f"<th>{escape(head)}</th>" for head in (name, version, licence))
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>\n"

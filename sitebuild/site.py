"""The assembly: everything of the site into one folder, which then takes the place of ``dist/``.

Addresses:
    /                       index.html, sw.js, manifest.webmanifest: the same names in every version
    /assets/NAME-HASH.EXT   bundles, art, fonts, boards, start views, what the computer knows
    /python/HASH/           Pyodide's own files, whose names it wants unchanged
    /packed/HASH/           the engine's wheel and the standard library
    /LANGUAGE/…             the rules pages, see pages.py; sitemap.xml where the host is known
"""

from __future__ import annotations

import base64
import hashlib
import html
import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sitebuild import (
    examples,
    figures,
    i18n,
    knowledge,
    pages,
    parts,
    policy,
    publish,
    setup,
    starts,
)
from sitebuild.cache import kept, replace
from sitebuild.paths import DIST, ENGINE, MODULES, ROOT, WEB, WORK, BuildError, fingerprint
from sitebuild.runtime import runtime

if TYPE_CHECKING:
    from collections.abc import Mapping

HERE = Path(__file__).parent
ART = WEB / "art"
ICONS = re.compile(r"(icon|favicon|apple-touch)")
FONTS = MODULES / "@fontsource-variable" / "onest" / "files"
SCRIPTS = ("latin", "latin-ext", "cyrillic", "cyrillic-ext")
SPOKEN = re.compile(r"<!-- ([a-z-]+) -->")
LINK = re.compile(r'\b(href|src)="(?!https?:|data:|#)([^"]+)"')
INPUTS = [
    WEB,
    ENGINE / "kazan",
    HERE,
    *(ROOT / name for name in ("netlify.toml", "pyproject.toml", "LICENSE")),
]
STAMP = WORK / "dist.json"


class Site:
    """A folder being filled, and what was put where."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.assets: dict[str, str] = {}  # plain name -> address
        (folder / "assets").mkdir(exist_ok=True)

    def add(self, name: str, content: bytes) -> None:
        """Put *content* among the assets; the sources say *name*."""
        self.assets[name] = self.put(name, content)

    def put(self, name: str, content: bytes) -> str:
        """Put *content* among the assets under a name with its hash; returns its address."""
        path = Path(name)
        mark = hashlib.sha256(content).hexdigest()[:10]
        hashed = f"{name.removesuffix(path.suffix).replace('/', '-')}-{mark}{path.suffix}"
        (self.folder / "assets" / hashed).write_bytes(content)
        return f"/assets/{hashed}"

    def add_folder(self, name: str, files: list[Path]) -> None:
        """Put *files* unchanged into a folder whose name holds their hash."""
        digest = hashlib.sha256()
        for file in files:
            digest.update(file.name.encode() + file.read_bytes())
        mark = digest.hexdigest()[:10]
        target = self.folder / name / mark
        target.mkdir(parents=True)
        for file in files:
            shutil.copyfile(file, target / file.name)
        self.assets[f"{name}/"] = f"/{name}/{mark}/"

    def bundle(self, entries: Mapping[str, str], *, fixed: bool = False, **define: Any) -> None:
        """Bundle *entries*: names of the bundles and their sources below ``web/``."""
        task = {
            "web": str(WEB),
            "out": str(self.folder if fixed else self.folder / "assets"),
            "entries": dict(entries),
            "fixed": fixed,
            "address": "/assets/",
            "assets": self.assets,
            "define": define,
        }
        for source, file in bundler(task).items():
            self.assets[source] = f"/{file}" if fixed else f"/assets/{file}"

    def linked(self, text: str) -> str:
        """*text* with the address of each local file that it names in href and src."""

        def address(match: re.Match[str]) -> str:
            name = match[2].removeprefix("./").removeprefix("/")
            if name not in self.assets:
                raise BuildError(f"{match[0]}: the build makes no {name}")
            return f'{match[1]}="{self.assets[name]}"'

        return LINK.sub(address, text)

    def files(self) -> dict[str, str]:
        """Address -> SHA-256 in base64 of every file so far, as the service worker lists them."""
        found = {}
        for file in sorted(self.folder.rglob("*")):
            if file.is_file():
                name = file.relative_to(self.folder).as_posix().removesuffix("index.html")
                hashed = hashlib.sha256(file.read_bytes()).digest()
                found[f"/{name}"] = base64.b64encode(hashed).decode()
        return found


def bundler(task: Mapping[str, Any]) -> dict[str, str]:
    """What bundle.mjs answers to *task*: source -> file."""
    done = subprocess.run(
        [setup.node(), HERE / "bundle.mjs"],
        input=json.dumps(task),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0 or done.stderr.strip():  # a warning is an error
        raise BuildError(f"The bundle failed:\n{done.stderr.strip()}")
    told = json.loads(done.stdout)
    parts.check_bundled(told["packages"])
    names: dict[str, str] = told["entries"]
    return names


def build() -> dict[str, str]:
    """Make ``dist/`` if anything it is made from has changed; returns its assets by plain name."""
    policy.write()
    mark = fingerprint([*INPUTS, MODULES / ".installed"], sys.version, publish.host())
    if STAMP.exists() and DIST.exists():
        made: dict[str, Any] = json.loads(STAMP.read_text())
        if made["mark"] == mark:
            assets: dict[str, str] = made["assets"]
            return assets
    setup.say("building the site")
    STAMP.unlink(missing_ok=True)
    with tempfile.TemporaryDirectory(dir=WORK, prefix="dist-") as half:
        folder = Path(half) / "dist"
        folder.mkdir()
        assets = assemble(folder, mark)
        replace(DIST, folder)
    STAMP.write_text(json.dumps({"mark": mark, "assets": assets}))
    return assets


def assemble(folder: Path, version: str) -> dict[str, str]:
    """Fill *folder* with the whole site; returns its assets by plain name."""
    faults = i18n.faults()
    if faults:
        raise BuildError("The languages differ:\n  " + "\n  ".join(faults))
    faults = pages.faults()
    if faults:
        raise BuildError("The rules pages are not right:\n  " + "\n  ".join(faults))
    site = Site(folder)
    lock = add_python(site)
    for file in art():
        home = "icons" if ICONS.match(file.name) else "art"
        site.add(f"{home}/{file.name}", file.read_bytes())
    for script in SCRIPTS:
        name = f"onest-{script}"
        site.add(f"fonts/{name}.woff2", (FONTS / f"{name}-wght-normal.woff2").read_bytes())
    for file in sorted((WEB / "screenshots").iterdir()):
        site.add(f"screenshots/{file.name}", file.read_bytes())
    for name, text in starts.files().items():
        site.add(name, text.encode())
    for name, content in knowledge.files().items():
        site.add(name, content)
    site.add("old.js", (WEB / "old.js").read_bytes())
    site.add(parts.TEXTS, parts.as_text())
    site.add(parts.LIST, parts.as_json())
    site.add("online/relays.json", json.dumps(policy.relays()).encode())
    site.bundle({"engine": "engine/worker.js"}, __LOCK__=lock)
    site.bundle({"main": "main.js", "style": "style/main.css"}, __SLUGS__=pages.slugs())
    add_shell(site, version)
    add_pages(site)
    add_service_worker(site)
    return site.assets


def add_python(site: Site) -> Any:
    """Put the runtime in place; returns the lock file for the worker."""
    made = runtime()
    site.add_folder("python", [made / "pyodide.asm.mjs", made / "pyodide.asm.wasm"])
    site.add_folder("packed", [*made.glob("*.whl"), made / "python_stdlib.zip"])
    return json.loads((made / "pyodide-lock.json").read_text(encoding="utf-8"))


def add_shell(site: Site, version: str) -> None:
    """Write the files whose names stay, the service worker apart: manifest and page, in that order."""
    manifest = json.loads((WEB / "manifest.webmanifest").read_text(encoding="utf-8"))
    texts = i18n.plain(i18n.FOLDER, "app-description")
    manifest["description"] = texts.pop(i18n.REFERENCE)
    manifest["description_localized"] = texts
    for picture in [*manifest["icons"], *manifest.get("screenshots", [])]:
        picture["src"] = site.assets[picture["src"]]
    name = "manifest.webmanifest"
    (site.folder / name).write_text(json.dumps(manifest, ensure_ascii=False), encoding="utf-8")
    site.assets[name] = f"/{name}"
    page = (WEB / "index.html").read_text(encoding="utf-8")
    mark = f'<meta name="version" content="{version}">'  # also new when only headers change
    page = site.linked(page).replace("</head>", f"{mark}</head>", 1)
    page = SPOKEN.sub(lambda name: in_every_language(name[1]), page)
    (site.folder / "index.html").write_text(page, encoding="utf-8")


def in_every_language(name: str) -> str:
    """The text *name* as the page says it to those whom its own scripts cannot reach."""
    return "".join(
        f'<p lang="{language}">{html.escape(text)}</p>'
        for language, text in i18n.plain(i18n.FOLDER, name).items()
    )


def add_pages(site: Site) -> None:
    """Write the rules pages, with their pictures and what they need to be tried."""
    heaps = next(path for path in art() if path.name == "heaps.json")
    pictures = {}
    for name, svg in figures.diagrams(heaps).items():
        # by their content: a lesson shows positions of the rules again
        address = site.put("pages/board.svg", svg.encode())
        pictures[name] = figures.Picture(address, *figures.size(svg))
    for source in examples.sources():
        site.add(f"pages/{source}.json", examples.views(source).encode())
    site.bundle({"rules": "pages/pages.css"})
    site.bundle({"try": "pages/try.js", "lesson": "pages/lesson.js", "class": "pages/class.js"})
    publish.write(site.folder, site.assets, pictures)


def add_service_worker(site: Site) -> None:
    """Write the service worker, which lists every other file; so it comes last.

    What a game needs is fetched before the rules pages and their pictures. Screenshots are for the browser's
    question whether to install, not for play; what the computer knows by heart is fetched later, see
    ``web/engine/knowledge.js``.
    """
    (site.folder / "sw.js").unlink(missing_ok=True)
    left = ("/assets/screenshots-", "/assets/knowledge-")
    found = {
        path: mark
        for path, mark in site.files().items()
        if not path.startswith(left) or path.endswith(".json")
    }
    files = dict(sorted(found.items(), key=lambda file: pages.is_extra(file[0])))
    site.bundle({"sw": "sw.js"}, fixed=True, __FILES__=files)


def art() -> list[Path]:
    """The pictures that ``web/art/make.py`` draws."""
    folder = kept(f"art-{fingerprint([ART])}", draw)
    return sorted(path for path in folder.rglob("*") if path.is_file())


def draw(folder: Path) -> None:
    """Run the art maker into *folder*."""
    setup.say("drawing boards, stones and icons")
    command = (
        f"from pathlib import Path; from web.art.make import make; make(Path({str(folder)!r}))"
    )
    setup.run([sys.executable, "-c", command], "The art could not be drawn.", cwd=ROOT)

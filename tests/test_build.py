"""The build's own parts: the language check, the cache, the server and its headers."""

from __future__ import annotations

import errno
import http.client
import json
import socket
import threading
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sitebuild import cache, i18n, server, site, starts
from sitebuild import policy as relay_policy
from sitebuild.paths import ROOT, BuildError

ENGLISH = """
again = { $side } moves again
stones = { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}
start = Start
    .title = Start { $game }
-brand = Kazan
about = About { -brand }
"""


def faults(folder: Path, **languages: str) -> list[str]:
    """What the check says of *languages* beside the English above."""
    for name, text in {"en": ENGLISH, **languages}.items():
        (folder / f"{name}.ftl").write_text(text, encoding="utf-8")
    return i18n.check(folder)


def test_the_languages_of_the_site_say_the_same() -> None:
    assert i18n.faults() == []


def test_a_language_that_says_everything_has_no_fault(tmp_path: Path) -> None:
    turkish = ENGLISH.replace("moves again", "bir daha oynar").replace("[one]", "[0]")
    assert faults(tmp_path, tr=turkish) == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("again = { $side } moves again\n", "", "tr.ftl: again is missing"),
        ("again =", "more = M\nagain =", "tr.ftl: more is not in en.ftl"),
        ("{ $side } moves", "{ $player } moves", "tr.ftl: again uses $player, en.ftl $side"),
        (
            "[one] { $count }",
            "[one] one { $unit }",
            "tr.ftl: stones uses $count $unit, en.ftl $count",
        ),
        ("    .title = Start { $game }\n", "", "tr.ftl: start.title is missing"),
        ("start = Start\n", "start = Start\nstart = Go\n", "tr.ftl: start is said twice"),
        ("-brand }", "-name }", "tr.ftl: about uses -name, which is not there"),
        ("about = About {", "about = About {{", "cannot be read"),
    ],
)
def test_a_language_that_differs_is_told_of(tmp_path: Path, old: str, new: str, fault: str) -> None:
    assert old in ENGLISH
    told = faults(tmp_path, tr=ENGLISH.replace(old, new))
    assert any(fault in line for line in told), told


def test_a_kept_folder_is_made_once_and_older_ones_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache, "CACHE", tmp_path)
    made = []

    def make(folder: Path) -> None:
        made.append(folder)
        (folder / "file").write_text("content")

    first = cache.kept("thing-1", make)
    assert cache.kept("thing-1", make) == first
    assert len(made) == 1
    second = cache.kept("thing-2", make)
    assert (second / "file").read_text() == "content"
    assert list(tmp_path.iterdir()) == [second]


def test_a_folder_whose_making_breaks_off_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache, "CACHE", tmp_path)

    def make(folder: Path) -> None:
        (folder / "half").write_text("half")
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        cache.kept("thing-1", make)
    assert list(tmp_path.iterdir()) == []


def test_an_assembly_that_breaks_off_leaves_the_old_site(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = tmp_path / "dist"
    old.mkdir()
    (old / "index.html").write_text("old")
    monkeypatch.setattr(site, "DIST", old)
    monkeypatch.setattr(site, "WORK", tmp_path)
    monkeypatch.setattr(site, "STAMP", tmp_path / "dist.json")

    def assemble(folder: Path, version: str) -> dict[str, str]:
        (folder / "index.html").write_text(version)
        raise KeyboardInterrupt

    monkeypatch.setattr(site, "assemble", assemble)
    with pytest.raises(KeyboardInterrupt):
        site.build()
    assert [path.name for path in tmp_path.iterdir()] == ["dist"]
    assert (old / "index.html").read_text() == "old"


def test_a_page_that_names_a_file_the_build_has_not_is_refused(tmp_path: Path) -> None:
    made = site.Site(tmp_path)
    made.add("style/main.css", b"body{}")
    linked = made.linked('<link href="style/main.css"><a href="#top" src="data:,x">')
    assert linked == f'<link href="{made.assets["style/main.css"]}"><a href="#top" src="data:,x">'
    with pytest.raises(BuildError, match=r"no lost\.css"):
        made.linked('<link href="lost.css">')


@pytest.fixture(scope="module")
def made_files() -> dict[str, Any]:
    """The files that the engine writes at build time."""
    return {name: json.loads(text) for name, text in starts.files().items()}


def test_every_game_has_a_board_and_start_views(made_files: dict[str, Any]) -> None:
    keys = {game["key"] for game in made_files["games.json"]}
    assert keys == set(made_files["boards.json"])
    for game in made_files["games.json"]:
        views = made_files[f"start/{game['key']}.json"]
        defaults = {name: choice["default"] for name, choice in game["options"].items()}
        assert views[0]["options"] == defaults
        assert all(view["moves"] and view["ply"] == 0 for view in views)


def test_start_views_differ_in_their_options(made_files: dict[str, Any]) -> None:
    for name, views in made_files.items():
        if name.startswith("start/"):
            options = {json.dumps(view["options"], sort_keys=True) for view in views}
            assert len(options) == len(views)


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[http.client.HTTPConnection]:
    """A connection to a server of a small site."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "main.js").write_text("0")
    (tmp_path / "packed").mkdir()
    (tmp_path / "packed" / "kazan.whl").write_text("0")
    with server.Server(tmp_path) as running:
        thread = threading.Thread(target=running.serve_forever, daemon=True)
        thread.start()
        opened = http.client.HTTPConnection("127.0.0.1", running.server_address[1])
        yield opened
        opened.close()
        running.shutdown()
        thread.join()


def ask(
    connection: http.client.HTTPConnection, path: str, **headers: str
) -> tuple[int, dict[str, str]]:
    """Status and headers of the answer to a request for *path*."""
    connection.request(
        "GET", path, headers={name.replace("_", "-"): headers[name] for name in headers}
    )
    answer = connection.getresponse()
    answer.read()
    return answer.status, dict(answer.getheaders())


def test_the_server_sends_the_headers_of_the_host(
    connection: http.client.HTTPConnection,
) -> None:
    rules = tomllib.loads((ROOT / "netlify.toml").read_text())["headers"]
    everywhere = next(rule["values"] for rule in rules if rule["for"] == "/*")
    policy = everywhere["Content-Security-Policy"]
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert "unsafe-inline" not in policy
    assert relay_policy.faults() == []
    assert "connect-src 'self' wss://" in policy
    for path, caching, kind in [
        ("/", "no-cache", "text/html; charset=utf-8"),
        (
            "/assets/main.js",
            "public, max-age=31536000, immutable",
            "text/javascript; charset=utf-8",
        ),
        ("/packed/kazan.whl", "public, max-age=31536000, immutable", "application/wasm"),
    ]:
        status, headers = ask(connection, path)
        assert status == 200
        assert headers.items() >= everywhere.items()
        assert headers["Cache-Control"] == caching
        assert headers["Content-Type"] == kind


def test_what_the_browser_has_is_not_sent_again(connection: http.client.HTTPConnection) -> None:
    _, headers = ask(connection, "/")
    assert ask(connection, "/", If_None_Match=headers["ETag"])[0] == 304


@pytest.mark.parametrize("path", ["/nothing", "/../pyproject.toml", "/%2e%2e/secret"])
def test_what_is_not_there_is_not_found(
    connection: http.client.HTTPConnection, path: str, tmp_path: Path
) -> None:
    (tmp_path.parent / "secret").write_text("secret")
    assert ask(connection, path)[0] == 404


def test_no_two_rules_set_the_same_header_for_one_file() -> None:
    """The host would join their values; see netlify.toml."""
    rules = server.rules()
    for path in (
        "/",
        "/index.html",
        "/sw.js",
        "/en/mangala/rules/",
        "/assets/a.js",
        "/python/1/a.wasm",
        "/packed/1/a.zip",
    ):
        names = [name for rule in rules if rule.fits(path) for name in rule.values]
        assert len(names) == len(set(names))
        assert "Cache-Control" in names


def test_a_port_that_is_taken_is_told_of_in_a_line() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(BuildError, match=f"Port {port} is taken") as caught:
            server.reserve(port)
    assert isinstance(caught.value.__cause__, OSError)
    assert caught.value.__cause__.errno == errno.EADDRINUSE

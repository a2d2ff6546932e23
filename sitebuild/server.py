"""The local server: ``dist/`` on 127.0.0.1 with the very headers that netlify.toml sets."""

from __future__ import annotations

import errno
import fnmatch
import hashlib
import mimetypes
import sys
import tomllib
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from sitebuild.paths import DIST, ROOT, BuildError
from sitebuild.setup import say

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}


class Rule:
    """The headers of every path that fits one pattern of netlify.toml."""

    def __init__(self, pattern: str, values: dict[str, str]) -> None:
        self.pattern = pattern
        self.values = values

    def fits(self, path: str) -> bool:
        """Whether the rule is about *path*; only * has a meaning in its pattern."""
        return fnmatch.fnmatchcase(path, self.pattern.replace("[", "[[]"))


def rules() -> list[Rule]:
    """The header rules of netlify.toml, in its order."""
    settings = tomllib.loads((ROOT / "netlify.toml").read_text(encoding="utf-8"))
    return [Rule(entry["for"], entry["values"]) for entry in settings["headers"]]


class Server(ThreadingHTTPServer):
    """Serves *folder*; *extra* adds files at paths of their own, for tests."""

    daemon_threads = True

    def __init__(self, folder: Path = DIST, port: int = 0, extra: dict[str, Path] | None = None):
        self.folder = folder.resolve()
        self.extra = extra or {}
        self.rules = rules()
        self.asked: list[str] = []  # every path asked for, in order
        super().__init__(("127.0.0.1", port), Handler)

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self.server_address[1]}"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Report a fault; a browser that has left in the middle of an answer is none."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)

    def file(self, path: str) -> Path | None:
        """The file behind *path*; None when there is none."""
        if path in self.extra:
            return self.extra[path]
        found = (self.folder / path.lstrip("/")).resolve()
        if found.is_dir():
            found = found / "index.html"
        return found if found.is_file() and found.is_relative_to(self.folder) else None

    def headers(self, path: str, file: Path) -> dict[str, str]:
        """What is sent with *file*, asked for as *path*."""
        guess = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0]
        headers = {"Content-Type": guess or "application/octet-stream"}
        for rule in self.rules:
            if rule.fits(path):
                headers.update(rule.values)
        return headers


class Handler(BaseHTTPRequestHandler):
    """Answers GET and HEAD; a file that the browser still has costs no body."""

    protocol_version = "HTTP/1.1"
    server: Server

    def do_GET(self) -> None:  # the name that the base class looks for
        """Send a file."""
        path = unquote(urlsplit(self.path).path)
        self.server.asked.append(path)
        file = self.server.file(path)
        if file is None:
            self.reply(HTTPStatus.NOT_FOUND, {"Content-Type": "text/plain"}, b"not found\n")
            return
        body = file.read_bytes()
        mark = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
        headers = {**self.server.headers(path, file), "ETag": mark}
        if self.headers.get("If-None-Match") == mark:
            self.reply(HTTPStatus.NOT_MODIFIED, headers, b"")
        else:
            self.reply(HTTPStatus.OK, headers, body)

    do_HEAD = do_GET  # noqa: N815

    def reply(self, status: HTTPStatus, headers: dict[str, str], body: bytes) -> None:
        """Send one whole answer."""
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        if status != HTTPStatus.NOT_MODIFIED:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command == "GET":
            self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing: the requests of a page are many and tell a person little."""


def reserve(port: int) -> Server:
    """A server that holds *port* and does not answer yet."""
    try:
        return Server(port=port)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        raise BuildError(
            f"Port {port} is taken. Stop what uses it, or choose another: "
            f"python3 build.py serve --port {port + 1}"
        ) from error


def serve(server: Server) -> None:
    """Serve until Ctrl-C."""
    say(f"{server.address}  (Ctrl-C stops it)")
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        say("stopped")

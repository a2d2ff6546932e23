"""Firefox ESR and WebKitGTK for smoke tests, driven by what Debian packages: no driver to download.

Firefox understands Marionette, the JSON over TCP that geckodriver would only translate; WebKitWebDriver
understands WebDriver over HTTP. The few commands that a smoke test needs have the same meaning in both.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple

from sitebuild import setup

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager
    from pathlib import Path

PREFERENCES = {
    "marionette.port": 0,
    "intl.accept_languages": "en-GB",
    "app.update.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
}
PATIENCE = 90  # seconds that fetching a browser may take
START = 60  # seconds that a browser may take to answer for the first time
ANSWER = 120  # seconds for any command
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"  # the key of an element's id in both protocols


class Driven:
    """A browser that is driven: goes to an address, runs scripts in the page, clicks."""

    version = ""

    def goto(self, address: str) -> None:
        """Load *address*."""
        raise NotImplementedError

    def run(self, body: str, *arguments: Any) -> Any:
        """What the asynchronous function of *body* gives on the page, called with *arguments*."""
        raise NotImplementedError

    def click(self, selector: str) -> None:
        """Click the first element of *selector* as a person does: it must be seen and not covered."""
        raise NotImplementedError


class CommandError(Exception):
    """What the browser says of a command that it did not do."""


def wrapped(body: str) -> str:
    """*body* as a script of the protocols, whose last argument is told the answer."""
    return (
        "const done = arguments[arguments.length - 1];"
        f"(async (...args) => {{ {body} }})(...arguments)"
        ".then((value) => done({ value }), (error) => done({ error: String(error) }));"
    )


def answer(told: dict[str, Any]) -> Any:
    """The value that a wrapped script *told*."""
    if "error" in told:
        raise CommandError(told["error"])
    return told.get("value")


class Firefox(Driven):
    """Firefox over Marionette."""

    def __init__(self, connection: socket.socket) -> None:
        self.connection = connection
        self.reader = connection.makefile("rb")
        self.sent = 0
        self.receive()
        session = self.command("WebDriver:NewSession", {"capabilities": {"alwaysMatch": {}}})
        self.version = f"Firefox {session['capabilities']['browserVersion']}"
        self.command("WebDriver:SetTimeouts", {"script": 90_000, "pageLoad": 60_000})

    def receive(self) -> Any:
        """The next message: its length, a colon, JSON."""
        length = b""
        while not length.endswith(b":"):
            length += self.reader.read(1)
        return json.loads(self.reader.read(int(length[:-1])))

    def command(self, name: str, arguments: dict[str, Any]) -> Any:
        """Send one command of the protocol."""
        self.sent += 1
        text = json.dumps([0, self.sent, name, arguments]).encode()
        self.connection.sendall(b"%d:%s" % (len(text), text))
        _, _, error, result = self.receive()
        if error:
            raise CommandError(f"{error['error']}: {error['message']}")
        return result

    def goto(self, address: str) -> None:
        """Load *address*."""
        self.command("WebDriver:Navigate", {"url": address})

    def run(self, body: str, *arguments: Any) -> Any:
        """What the asynchronous function of *body* gives on the page."""
        script = {"script": wrapped(body), "args": list(arguments)}
        return answer(self.command("WebDriver:ExecuteAsyncScript", script)["value"])

    def click(self, selector: str) -> None:
        """Click the first element of *selector*."""
        find = {"using": "css selector", "value": selector}
        found = self.command("WebDriver:FindElement", find)["value"][ELEMENT]
        self.command("WebDriver:ElementClick", {"id": found})


class WebKit(Driven):
    """WebKitGTK over its WebDriver."""

    def __init__(self, port: int) -> None:
        self.address = f"http://127.0.0.1:{port}/session"
        session = self.command("", {"capabilities": {"alwaysMatch": {}}})
        self.address += f"/{session['sessionId']}"
        self.version = f"WebKitGTK {session['capabilities']['browserVersion']}"
        self.command("/timeouts", {"script": 90_000, "pageLoad": 60_000})

    def command(self, name: str, arguments: dict[str, Any]) -> Any:
        """Send one command of the protocol."""
        data = json.dumps(arguments).encode()
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(self.address + name, data, headers)
        try:
            with urllib.request.urlopen(request, timeout=ANSWER) as response:
                return json.load(response)["value"]
        except urllib.error.HTTPError as error:
            told = json.load(error)["value"]
            raise CommandError(f"{told['error']}: {told['message']}") from error

    def goto(self, address: str) -> None:
        """Load *address*."""
        self.command("/url", {"url": address})

    def run(self, body: str, *arguments: Any) -> Any:
        """What the asynchronous function of *body* gives on the page."""
        return answer(
            self.command("/execute/async", {"script": wrapped(body), "args": list(arguments)})
        )

    def click(self, selector: str) -> None:
        """Click the first element of *selector*."""
        find = {"using": "css selector", "value": selector}
        found = self.command("/element", find)[ELEMENT]
        self.command(f"/element/{found}/click", {})


@contextmanager
def firefox(folder: Path) -> Iterator[Driven]:
    """A fresh Firefox with its profile in *folder*."""
    lines = [f"user_pref({json.dumps(key)}, {json.dumps(to)});" for key, to in PREFERENCES.items()]
    (folder / "user.js").write_text("\n".join(lines))
    command = ["firefox-esr", "--headless", "--marionette", "--no-remote", "--profile", str(folder)]
    mark = folder / "MarionetteActivePort"
    with started(command, HOME=str(folder)):
        wait(lambda: mark.exists() and mark.read_text().strip().isdigit())
        port = int(mark.read_text())
        with socket.create_connection(("127.0.0.1", port), timeout=ANSWER) as connection:
            yield Firefox(connection)


@contextmanager
def webkit(folder: Path) -> Iterator[Driven]:
    """A fresh WebKitGTK on a screen that nobody sees."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    screen = ["xvfb-run", "-a", "-s", "-screen 0 1280x1000x24"]
    with started([*screen, "WebKitWebDriver", f"--port={port}"], HOME=str(folder), LANG="C.UTF-8"):
        wait(lambda: listens(port))
        yield WebKit(port)


def listens(port: int) -> bool:
    """Whether something listens on *port*."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def wait(reached: Callable[[], bool]) -> None:
    """Return once *reached* holds."""
    end = time.monotonic() + START
    while not reached():
        if time.monotonic() > end:
            raise TimeoutError("the browser did not start")
        time.sleep(0.05)


@contextmanager
def started(command: list[str], **environment: str) -> Iterator[None]:
    """*command*, with all that it starts, lives while the block runs."""
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(
        command,
        env={**os.environ, **environment},
        stdout=quiet,
        stderr=quiet,
        start_new_session=True,
    )
    try:
        yield
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait(START)


class Engine(NamedTuple):
    """A browser engine: how it is started, which programs that takes, which packages bring them."""

    session: Callable[[Path], AbstractContextManager[Driven]]
    programs: tuple[str, ...]
    packages: tuple[str, ...]


ENGINES = {
    "firefox": Engine(firefox, ("firefox-esr",), ("firefox-esr",)),
    "webkit": Engine(
        webkit, ("WebKitWebDriver", "xvfb-run"), ("webkit2gtk-driver", "xvfb", "xauth")
    ),
}


def lacking(name: str) -> str:
    """Why the engine *name* cannot be tested here; "" where it can."""
    absent = [program for program in ENGINES[name].programs if not shutil.which(program)]
    packages = " ".join(ENGINES[name].packages)
    return f"no {' and no '.join(absent)}: apt-get install {packages}" if absent else ""


def prepare() -> list[str]:
    """Install what is lacking, where that is a matter of a minute; a line for each engine left untested."""
    absent = [name for name in ENGINES if lacking(name)]
    if absent and shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        setup.say(f"installing {' and '.join(absent)} for the smoke tests")
        install([package for name in absent for package in ENGINES[name].packages])
    return [f"NOT TESTED in {name}: {reason}" for name in ENGINES if (reason := lacking(name))]


def install(packages: list[str]) -> None:
    """Install *packages* unless that fails or fetching them takes too long."""
    get = ["apt-get", "-qq"]
    chosen = ["install", "-y", "--no-install-recommends", *packages]
    silent = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        subprocess.run([*get, "update"], check=True, timeout=PATIENCE)
        subprocess.run([*get, "--download-only", *chosen], check=True, timeout=PATIENCE)
        subprocess.run([*get, *chosen], check=True, env=silent, stdout=subprocess.DEVNULL)
    except (subprocess.SubprocessError, OSError) as error:
        setup.say(f"apt-get did not install them ({error})")

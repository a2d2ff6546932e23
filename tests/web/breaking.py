"""What breaks, from outside: the engine's worker by an init script, its Python by another wheel."""

from __future__ import annotations

import hashlib
import io
import zipfile
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

from sitebuild import runtime
from sitebuild.paths import DIST
from sitebuild.server import TYPES
from tests.web.page_steps import START, prefer, quick_start, status, touch

WORKER = """
window.Worker = class extends Worker {
  constructor(...args) {
    super(...args);
    window.engineWorker = this;
  }
  postMessage(message, ...more) {
    if (window.muted === message.name) return;
    if (window.held !== message.name) {
      super.postMessage(message, ...more);
      return;
    }
    window.letGo = () => super.postMessage(message, ...more);
    document.documentElement.dataset.held = message.name;
  }
};
"""
ALONE = 25_000  # milliseconds after which a worker that does not answer counts as dead
WHOLE = 48

BRIDGE = '''
"""The bridge as it is, but one handler fails: the one whose name came last as a request to "break"."""

import os
from functools import wraps

from kazan import sound_bridge
from kazan.sound_bridge import HANDLERS

broken = ""


def breaking(name, handler):
    @wraps(handler)
    def run(**keywords):
        if broken == name:
            raise ZeroDivisionError
        if broken == f"{name} for good":
            os.abort()
        return handler(**keywords)
    return run


HANDLERS.update({name: breaking(name, handler) for name, handler in HANDLERS.items()})


def call(name, arguments):
    global broken
    if name != "break":
        return sound_bridge.call(name, arguments)
    broken = arguments
    return '{"ok":null}'
'''


def break_python(context: BrowserContext) -> None:
    """Let Python fail in the handler that `break_handler` names."""
    (sound,) = runtime.runtime().glob("*.whl")
    wheel = with_bridge(sound)
    right, wrong = (hashlib.sha256(one).hexdigest() for one in (sound.read_bytes(), wheel))

    (file,) = (DIST / "assets").glob("engine-*.js")
    script = file.read_text(encoding="utf-8").replace(right, wrong)  # it has the hash of the wheel
    headers = {"Content-Type": TYPES[".js"]}
    context.route(f"**/{file.name}", lambda route: route.fulfill(body=script, headers=headers))
    context.route("**/*.whl", lambda route: route.fulfill(body=wheel))


def with_bridge(sound: Path) -> bytes:
    """The wheel *sound* with `BRIDGE` before its own bridge."""
    content = io.BytesIO()
    with zipfile.ZipFile(sound) as old, zipfile.ZipFile(content, "w") as new:
        for name in old.namelist():
            new.writestr(name.replace("kazan/bridge.", "kazan/sound_bridge."), old.read(name))
        new.writestr("kazan/bridge.py", BRIDGE)
    return content.getvalue()


def break_handler(page: Page, name: str) -> None:
    """From now on the handler *name* fails, no other; with "… for good" all of Python with it."""
    page.evaluate("(args) => engineWorker.postMessage({ id: 0, name: 'break', args })", name)


def opened(context: BrowserContext, **settings: Any) -> Page:
    """The home screen with a clock that a test can turn; stones move at once unless *settings* say else."""
    prefer(
        context, **{"pace": "off", "sound": False, "knowledge": False, "ponder": False, **settings}
    )
    page = context.new_page()
    page.clock.install()
    page.goto("/")
    return page


def kill(page: Page) -> None:
    """End the engine as a phone does that is short of memory: without a word."""
    page.evaluate("engineWorker.terminate()")


def total(page: Page) -> int:
    """The stones on the board of Kalah, all pits and stores together."""
    counts = page.locator(".board-count").all_text_contents()
    return sum(int(text) for text in counts if text)


def played(page: Page, opponent: str = "Two players") -> None:
    """A game of Kalah with one move played."""
    quick_start(page, "Kalah", opponent)
    touch(page, 2)
    expect(status(page)).to_contain_text("again", timeout=START)
    expect(page.get_by_role("button", name="Undo")).to_be_enabled(timeout=START)


def told(page: Page) -> Locator:
    """What the page says is the matter."""
    return page.get_by_role("alert").last


def try_again(page: Page) -> None:
    """Touch the button under it."""
    page.get_by_role("button", name="Try again").last.click()

"""Whom the page may talk to: the list of relays in ``web/online/relays.json``, and from it the policy.

The host reads netlify.toml before the build runs, so the build writes the policy into that file, and the
checks see to it that the two agree.
"""

from __future__ import annotations

import json
import re

from sitebuild.paths import ROOT, WEB

LIST = WEB / "online" / "relays.json"
HOST = ROOT / "netlify.toml"
SELF = "'self'"
CONNECT = re.compile(r"connect-src [^;]*;")


def relays() -> list[str]:
    """The addresses of the relays for live play."""
    urls: list[str] = json.loads(LIST.read_text(encoding="utf-8"))
    return urls


def connect(urls: list[str]) -> str:
    """The part of the policy that says where the page may connect to."""
    return f"connect-src {' '.join((SELF, *urls))};"


def write() -> None:
    """Put the relays into the policy of the host, if they are not there yet."""
    text = HOST.read_text(encoding="utf-8")
    wanted = CONNECT.sub(connect(relays()), text)
    if wanted != text:
        HOST.write_text(wanted, encoding="utf-8")


def faults() -> list[str]:
    """What is wrong with the list, or with the policy of the host."""
    urls = relays()
    found = [
        f"{LIST.name}: {url} is not the address of a relay"
        for url in urls
        if not re.fullmatch(r"wss://[a-z0-9.-]+", url)
    ]
    if connect(urls) not in HOST.read_text(encoding="utf-8"):
        found.append(f"{HOST.name}: its policy has other relays; build.py build writes it")
    return found

"""What the host must know of us: whom the page may talk to, and where the pages of each language are.

The host reads netlify.toml before the build runs, so the build writes the relays of ``relays.json`` into the
policy there, and a rule for each language; the checks see to it that all agree.
"""

from __future__ import annotations

import json
import re

from sitebuild import i18n
from sitebuild.paths import ROOT, WEB

LIST = WEB / "online" / "relays.json"
HOST = ROOT / "netlify.toml"
SELF = "'self'"
CONNECT = re.compile(r"connect-src [^;]*;")
RULE = """
[[headers]]
for = "/{language}/*"

[headers.values]
Cache-Control = "no-cache"
"""


def relays() -> list[str]:
    """The addresses of the relays for live play."""
    urls: list[str] = json.loads(LIST.read_text(encoding="utf-8"))
    return urls


def connect(urls: list[str]) -> str:
    """The part of the policy that says where the page may connect to."""
    return f"connect-src {' '.join((SELF, *urls))};"


def write() -> None:
    """Put into the rules of the host what is not there yet."""
    text = HOST.read_text(encoding="utf-8")
    wanted = CONNECT.sub(connect(relays()), text)
    wanted += "".join(RULE.format(language=language) for language in without_rule(text))
    if wanted != text:
        HOST.write_text(wanted, encoding="utf-8")


def without_rule(text: str) -> list[str]:
    """The languages whose pages the rules in *text* do not know."""
    return [code for code in i18n.languages() if f'for = "/{code}/*"' not in text]


def faults() -> list[str]:
    """What is wrong with the list, or with the policy of the host."""
    urls = relays()
    found = [
        f"{LIST.name}: {url} is not the address of a relay"
        for url in urls
        if not re.fullmatch(r"wss://[a-z0-9.-]+", url)
    ]
    text = HOST.read_text(encoding="utf-8")
    if connect(urls) not in text:
        found.append(f"{HOST.name}: its policy has other relays; build.py build writes it")
    found += [
        f"{HOST.name}: no rule for the pages of {code}; build.py build writes it"
        for code in without_rule(text)
    ]
    return found

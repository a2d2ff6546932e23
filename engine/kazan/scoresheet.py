"""A game as a score sheet: its headers and its moves; docs/records.md describes it."""

import re
import textwrap
from collections.abc import Mapping
from dataclasses import dataclass, field

from kazan import notation
from kazan.errors import HeaderError
from kazan.record import Record
from kazan.sheets import OPEN, SIDES

LONGEST_VALUE = 200
"""Characters of the longest header."""
WIDTH = 80
OWN = ("Game", "South", "North", "Date", "Options", "Start", "Match", "Result", "Ending")
ALIASES = {"White": "South", "Black": "North", "Light": "South", "Dark": "North"}
"""What others call the players: the one who begins first."""

NAME = re.compile(r"[^\W\d]\w*")


@dataclass(frozen=True)
class Entry:
    """A game with what is written above it: players, date, event, in the names of `OWN` and any others."""

    record: Record
    headers: Mapping[str, str] = field(default_factory=dict)


def write(entry: Entry) -> str:
    """The text of *entry*; raises `HeaderError`. Moves that were taken back are left out."""
    record = entry.record
    for name in entry.headers:
        if not NAME.fullmatch(name):
            raise HeaderError(f"{name!r} cannot be the name of a header")
    options, start, match = notation.setting(record)
    headers = {
        "Game": record.game.key,
        **{name: entry.headers.get(name, "") for name in ("South", "North", "Date")},
        "Options": options,
        "Start": start,
        "Match": match,
        **{
            name: value
            for name, value in entry.headers.items()
            if name not in OWN and name not in ALIASES
        },
        "Result": result_of(record),
        "Ending": ending_of(record),
    }
    lines = [f'[{name} "{_quoted(value)}"]' for name, value in headers.items() if value]
    moves = f"{notation.sheet(record)} {result_of(record)}".strip()
    text = textwrap.fill(moves, WIDTH, break_on_hyphens=False, break_long_words=False)
    return "\n".join([*lines, "", text, ""])


def plain(value: str) -> str:
    """*value* without what is no letter, and with single spaces."""
    return " ".join("".join(c if c.isprintable() else " " for c in value).split())


def _quoted(value: str) -> str:
    return plain(value)[:LONGEST_VALUE].replace("\\", "\\\\").replace('"', '\\"')


def result_of(record: Record) -> str:
    """The result as a sheet has it, seen by south."""
    result = record.result
    if result is None:
        return OPEN
    return "1/2-1/2" if result.winner is None else ("1-0", "0-1")[result.winner]


def ending_of(record: Record) -> str:
    """Why the game ended and by whom; empty while it goes on."""
    result = record.result
    if result is None:
        return ""
    return result.reason if result.side is None else f"{result.reason} {SIDES[result.side]}"

"""The words of a text, cut into the sheets of single games before anything of them is understood."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

RESULTS = {"1-0": 0, "0-1": 1, "1/2-1/2": None, "½-½": None}
OPEN = "*"

RECORD = re.compile(r"kazan[0-9]+/\S*")
NUMBER = re.compile(r"[0-9]+(\.+|\))")
COMMENT = re.compile(r"^[ \t]*\[[^\n]*\][ \t]*$|\{[^}]*(?:\}|\Z)|;[^\n]*", re.MULTILINE)
"""A comment in braces or to the end of the line; or a header, which may hold the same characters."""


class Word(NamedTuple):
    """A word and the line that it stands in, from 1."""

    line: int
    text: str


@dataclass
class Sheet:
    """The words of one game before they are understood."""

    line: int
    headers: list[tuple[Word, str]] = field(default_factory=list)
    words: list[Word] = field(default_factory=list)
    record: Word | None = None
    result: Word | None = None

    @property
    def begun(self) -> bool:
        """Whether there is more than headers."""
        return bool(self.words or self.record or self.result)


def sheets(text: str) -> Iterator[Sheet]:
    """The games of *text*, cut apart at headers, results, records and at a move number 1."""
    text = COMMENT.sub(_uncommented, text)
    sheet = Sheet(1)
    for number, line in enumerate(text.split("\n"), 1):
        stripped = line.strip()
        for word in [stripped] if re.match(r"\[\s*[^\W\d]", stripped) else stripped.split():
            opens = word[0] == "[" and not word[1:2].isdigit()
            restarts = sheet.words and re.match(r"1(\.(?!\.)|\))", word)
            if sheet.begun and (opens or restarts or sheet.result or RECORD.fullmatch(word)):
                yield sheet
                sheet = Sheet(number)
            if not (sheet.begun or sheet.headers):
                sheet.line = number
            _put(sheet, Word(number, word), opens=opens)
    if sheet.begun or sheet.headers:
        yield sheet


def _uncommented(found: re.Match[str]) -> str:
    """A header as it is; of a comment its line breaks, so that lines keep their numbers."""
    if found[0].lstrip()[0] == "[":
        return found[0]
    return "\n" * found[0].count("\n") or " "


def _put(sheet: Sheet, word: Word, *, opens: bool) -> None:
    """Put *word* where it belongs in *sheet*."""
    if opens:
        sheet.headers.append((word, word.text))
    elif RECORD.fullmatch(word.text):
        sheet.record = word
    elif word.text in RESULTS or word.text == OPEN:
        sheet.result = word
    else:
        rest = NUMBER.sub("", word.text, count=1) if NUMBER.match(word.text) else word.text
        if rest.strip(".,;"):
            sheet.words.append(Word(word.line, rest))

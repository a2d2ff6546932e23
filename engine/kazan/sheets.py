"""The words of a text, cut into the sheets of single games before anything of them is understood."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from kazan.record import AGREED, RESIGNED, STOPPED, TIME

RESULTS = {
    **{"1-0": 0, "0-1": 1, "1:0": 0, "0:1": 1},
    **dict.fromkeys(("1/2-1/2", "½-½", "½", "0.5-0.5", "0,5-0,5")),
}
OPEN = "*"
ENDINGS = (RESIGNED, AGREED, TIME, STOPPED)
SIDES = ("south", "north")

RECORD = re.compile(r"kazan[0-9]+/\S*")
NUMBER = re.compile(r"[0-9]+(\.+|\))")
REMARK = re.compile(r"\$[0-9]+")
"""What a move is thought to be worth, as chess writes it in numbers."""
SPACED = re.compile(r"(?<!\S)(1|0(?:[.,]5)?|½|1/2)\s?[-:]\s?(1|0(?:[.,]5)?|½|1/2)(?!\S)")
NAME = re.compile(r"\[\s*[^\W\d]\w*")
"""The beginning of a header."""
HEADER = r"^[ \t]*\[[^\n]*\][ \t]*$"
COMMENT = re.compile(HEADER + r"|\{[^}]*(?:\}|\Z)|;[^\n]*", re.MULTILINE)
"""A comment in braces or to the end of the line; or a header, which may hold the same characters."""
BRACKET = re.compile(
    HEADER + r"|\([ \t]*(?:([0-9]{1,3})|(1-0|0-1|1/2-1/2|½-½))[ \t]*\)|[()]", re.MULTILINE
)
"""A total, a result, or the beginning or end of another line of play; or a header."""

DASHES = "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d"
UNSEEN = "\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff"
PLAIN = dict.fromkeys(map(ord, DASHES), "-") | dict.fromkeys(map(ord, UNSEEN), "")
"""What text programs put in the place of a hyphen, or between letters where nobody sees it."""


class Word(NamedTuple):
    """A word and the line that it stands in, from 1."""

    line: int
    text: str


@dataclass
class Sheet:
    """The words of one game before they are understood."""

    line: int
    headers: list[tuple[Word, str]] = field(default_factory=list)
    names: set[str] = field(default_factory=set)
    words: list[Word] = field(default_factory=list)
    record: Word | None = None
    result: Word | None = None
    ending: Word | None = None

    @property
    def begun(self) -> bool:
        """Whether there is more than headers."""
        return bool(self.words or self.record or self.result)


def sheets(text: str) -> Iterator[Sheet]:
    """The games of *text*, cut apart at headers, results, records and at a move number 1."""
    text = text.replace("\ufeff", "").replace("\r\n", "\n").replace("\r", "\n")
    text = _main_line(COMMENT.sub(_uncommented, text))
    sheet, apart = Sheet(1), False
    for number, line in enumerate(text.split("\n"), 1):
        words = _words(line.strip())
        apart = apart or not words  # an empty line, since the last header or move
        for word in words:
            opens = word[0] == "[" and not word[1:2].isdigit()
            restarts = sheet.words and re.match(r"1(\.(?!\.)|\))", word)
            closed = (sheet.result or sheet.ending) and not _closes(sheet, word)
            again = opens and apart and _name(word) in sheet.names  # the one before has no moves
            if again or (sheet.begun and (opens or restarts or closed or RECORD.fullmatch(word))):
                yield sheet
                sheet = Sheet(number)
            if not (sheet.begun or sheet.headers):
                sheet.line = number
            _put(sheet, Word(number, word), opens=opens)
            apart = False
    if sheet.begun or sheet.headers:
        yield sheet


def _words(line: str) -> list[str]:
    """The words of a *line*, with hyphens for all dashes; a header is one word, as it is."""
    if NAME.match(line):
        return [line]
    return SPACED.sub(_close, line.translate(PLAIN)).split()


def _name(line: str) -> str:
    """The name in the header *line*, with the bracket before it."""
    found = NAME.match(line)
    return found[0] if found else ""


def _close(found: re.Match[str]) -> str:
    """A result without the spaces in it; what is none, as it is."""
    result = "".join(found[0].split())
    return result if result in RESULTS else found[0]


def _uncommented(found: re.Match[str]) -> str:
    """A header as it is; of a comment its line breaks, so that lines keep their numbers."""
    if found[0].lstrip()[0] == "[":
        return found[0]
    return "\n" * found[0].count("\n") or " "


def _main_line(text: str) -> str:
    """*text* without other lines of play, which stand in brackets; totals stay, without spaces in them.

    What no bracket closes before the next header stays as it is, so that somebody finds it wrong.
    """
    kept: list[str] = []
    depth = end = 0
    opened = before = 0  # where the outermost bracket opens, and how much was kept till then
    for found in [*BRACKET.finditer(text), None]:
        start, mark = (found.start(), found[0]) if found else (len(text), "")
        if depth and mark.lstrip()[:1] in ("", "["):
            kept[before:] = [text[opened:start]]
            depth, end = 0, start
        between, end = text[end:start], start + len(mark)
        kept.append("\n" * between.count("\n") if depth else between)
        if mark == "(":
            if not depth:
                opened, before = start, len(kept)
                kept.append(" ")
            depth += 1
        elif mark == ")" and depth:
            depth -= 1
        elif found and not depth:
            total, result = found.groups()
            kept.append(f"({total})" if total else f" {result} " if result else mark)
    return "".join(kept)


def _closes(sheet: Sheet, word: str) -> bool:
    """Whether *word* is the result of *sheet*, or tells how its game ended, or by whom."""
    is_result = word in RESULTS or word == OPEN
    return (is_result and not sheet.result) or _ends(sheet, word)


def _ends(sheet: Sheet, word: str) -> bool:
    """Whether *word* tells how the game of *sheet* ended, or by whom."""
    return sheet.begun and word.lower() in (SIDES if sheet.ending else ENDINGS)


def _put(sheet: Sheet, word: Word, *, opens: bool) -> None:
    """Put *word* where it belongs in *sheet*."""
    if opens:
        sheet.headers.append((word, word.text))
        sheet.names.add(_name(word.text))
    elif RECORD.fullmatch(word.text):
        sheet.record = word
    elif word.text in RESULTS or word.text == OPEN:
        sheet.result = word
    elif _ends(sheet, word.text):
        before = f"{sheet.ending.text} " if sheet.ending else ""
        sheet.ending = Word(word.line, before + word.text.lower())
    else:
        rest = NUMBER.sub("", word.text, count=1) if NUMBER.match(word.text) else word.text
        rest = rest.rstrip("!?")
        if rest.strip(".,;") and not REMARK.fullmatch(rest):
            sheet.words.append(Word(word.line, rest))


def unnumbered(words: Sequence[Word]) -> list[Word]:
    """The moves among *words*, if every third is the number of a move without a dot; else nothing."""
    if any(word.text != str(number) for number, word in enumerate(words[::3], 1)):
        return []
    return [word for index, word in enumerate(words) if index % 3]

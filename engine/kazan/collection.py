"""Reading games on paper: text with one game or many; docs/records.md describes it.

It takes what other people and programs write as well: numbers of moves or none, line breaks anywhere,
comments, totals, no headers at all. A game that cannot be read becomes a `SheetError` that says which line,
which word and why; the others are read all the same.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from kazan import notation
from kazan.errors import (
    EndingError,
    HeaderError,
    IllegalMoveError,
    KazanError,
    LengthError,
    SheetError,
    UnknownGameError,
)
from kazan.record import AGREED, MOST_MOVES, RESIGNED, TIME, Record
from kazan.scoresheet import ALIASES, LONGEST_VALUE, Entry, ending_of, plain, result_of
from kazan.sheets import OPEN, PLAIN, RESULTS, SIDES, Sheet, Word, sheets, unnumbered

LONGEST = 4_000_000
"""Characters of the longest text that is read."""
HEADER = re.compile(r'\[\s*([^\W\d]\w*)\s+(?:"((?:[^"\\]|\\.)*)"|[“„«]([^"\\]*)[”“»])\s*\]')


@dataclass(frozen=True)
class Collection:
    """The games of a text, each with the line it begins in, and what could not be read."""

    entries: tuple[Entry, ...]
    lines: tuple[int, ...]
    faults: tuple[SheetError, ...]


def read(
    text: str, create: notation.Create, keys: Sequence[str], game: str | None = None
) -> Collection:
    """The games in *text*; one that does not say which it is, is *game*, or else what fits of *keys*.

    Raises `LengthError` for a text longer than any collection.
    """
    if len(text) > LONGEST:
        raise LengthError(f"longer than {LONGEST} characters", LONGEST)
    reader = _Reader(create, keys, game)
    entries, lines, faults = [], [], []
    for sheet in sheets(text):
        try:
            entries.append(reader.entry(sheet))
            lines.append(sheet.line)
        except SheetError as fault:
            faults.append(fault)
    return Collection(tuple(entries), tuple(lines), tuple(faults))


class _Reader:
    """Makes games of sheets; remembers which game the last one was."""

    def __init__(self, create: notation.Create, keys: Sequence[str], game: str | None) -> None:
        self.create = create
        self.keys = keys
        self.game = game

    def entry(self, sheet: Sheet) -> Entry:
        """The game of *sheet*; raises `SheetError`."""
        headers = self.headers(sheet)
        if sheet.record is not None:
            if sheet.words:
                raise _fault(sheet.words[0], HeaderError("words after a record"))
            with _Blame(sheet.record):
                record = notation.read(sheet.record.text, self.create)
            return Entry(record, _kept(headers))
        named = headers.get("Game")
        key = named.text.lower() if named else self.game
        record = self.play(sheet, key, headers) if key else self.guess(sheet, headers)
        self.game = record.game.key
        return Entry(record, _kept(headers))

    def headers(self, sheet: Sheet) -> dict[str, Word]:
        """The headers by name, those of others under our names; raises `SheetError`."""
        headers: dict[str, Word] = {}
        for word, line in sheet.headers:
            found = HEADER.fullmatch(line)
            if not found:
                raise _fault(word, HeaderError('a header is written [Name "value"]'))
            name = ALIASES.get(found[1], found[1])
            value = plain(re.sub(r"\\(.)", r"\1", found[2] or found[3] or ""))
            if name in headers or len(value) > LONGEST_VALUE:
                raise _fault(word, HeaderError(f"{name}: given twice, or too long"))
            if name == "Result":
                value = value.translate(PLAIN).replace(" ", "")
            if value:
                headers[name] = Word(word.line, value)
        start = headers.get("Start")
        if start and "Game" not in headers and "," not in start.text:
            del headers["Start"]  # others tell the day there
        return headers

    def guess(self, sheet: Sheet, headers: Mapping[str, Word]) -> Record:
        """The record of a sheet that does not say which game it is, if just one fits."""
        fitting: list[Record] = []
        faults: list[SheetError] = []
        for key in self.keys:
            try:
                fitting.append(self.play(sheet, key, headers))
            except SheetError as fault:
                faults.append(fault)
        if len(fitting) == 1:
            return fitting[0]
        first = sheet.words[0] if sheet.words else Word(sheet.line, "")
        if fitting:
            names = ", ".join(record.game.key for record in fitting)
            raise _fault(first, UnknownGameError(f"it could be {names}: say which in a header"))
        raise max(faults, key=lambda fault: (fault.line, fault.word))

    def play(self, sheet: Sheet, key: str, headers: Mapping[str, Word]) -> Record:
        """The record of *sheet* as a game of *key*; raises `SheetError`."""
        begun = self.begin(sheet, key, headers)
        words = list(_joined(sheet.words, begun))
        try:
            record = _line(begun, words)
        except SheetError as fault:
            moves = unnumbered(words)
            if not moves:
                raise
            try:
                record = _line(begun, moves)
            except SheetError:
                raise fault from None
        return _ended(record, sheet, headers)

    def begin(self, sheet: Sheet, key: str, headers: Mapping[str, Word]) -> Record:
        """The record before the first move."""
        empty = Word(sheet.line, "")
        with _Blame(headers.get("Game", empty)):
            schema = self.create(key, {}).schema
        words = [headers.get(name, empty) for name in ("Options", "Start", "Match")]
        fields = [re.sub(r"\s*,\s*", ",", word.text.strip()).replace(" ", "+") for word in words]
        blamed = next((word for word in words if word.text), empty)
        with _Blame(words[0] if words[0].text else blamed):
            options = notation.read_options(fields[0], schema)
            game = self.create(key, options)
        with _Blame(words[1] if words[1].text else blamed):
            return notation.begin(game, fields[1], fields[2])


def _kept(headers: Mapping[str, Word]) -> dict[str, str]:
    """The headers that say what the record does not."""
    told = {"Game", "Options", "Start", "Match", "Result", "Ending"}
    return {name: word.text for name, word in headers.items() if name not in told}


def _joined(words: Sequence[Word], record: Record) -> Iterator[Word]:
    """The words, those that cling to the one before put together with it."""
    if len(words) > 4 * MOST_MOVES:
        raise _fault(words[4 * MOST_MOVES], LengthError("more words than any game has"))
    index = 0
    while index < len(words):
        line, text = words[index]
        index += 1
        while index < len(words) and record.game.clings(words[index].text):
            text += words[index].text
            index += 1
        yield Word(line, text)


def _line(record: Record, words: Sequence[Word]) -> Record:
    """*record* with the moves of *words*; raises `SheetError`."""
    for number, word in enumerate(words):
        with _Blame(word, number):
            record = _played(record, word.text)
    return record


def _played(record: Record, text: str) -> Record:
    """*record* with the moves of one word; a pass that nobody wrote down is made."""
    game = record.game
    for number, written in enumerate(game.paper(text.strip(".,;"))):
        only = record.legal
        if (
            len(only) == 1
            and not game.path(only[0])
            and not game.spells(record.state, only[0], written.text)
        ):
            record = record.play(only[0])
        if number and written.joined and not record.turn_goes_on and not record.result:
            raise IllegalMoveError(f"the turn has passed before {written.text!r}")
        record = record.play(record.find(written.text))
    return record


def _ended(record: Record, sheet: Sheet, headers: Mapping[str, Word]) -> Record:
    """*record* with the ending and the result that are written; raises `SheetError`."""
    ending, result = headers.get("Ending") or sheet.ending, sheet.result or headers.get("Result")
    if ending and record.result is None:
        with _Blame(ending):
            reason, _, side = ending.text.rpartition(" ")
            if ending.text in (RESIGNED, TIME):  # by the loser, or else by who was to move
                winner = RESULTS.get(result.text) if result else None
                record = record.end(ending.text, record.turn if winner is None else 1 - winner)
            elif side in SIDES and reason in (RESIGNED, TIME):
                record = record.end(reason, SIDES.index(side))
            else:
                record = record.end(ending.text)
    elif ending and ending.text != ending_of(record):
        raise _fault(ending, EndingError(f"this game ends by {ending_of(record)}"))
    marks = [word for word in (headers.get("Result"), sheet.result) if word and word.text != OPEN]
    if record.result is None and marks and result:
        record = _agreed(record, marks[0])
    for mark in marks:
        if (
            mark.text not in RESULTS
            or not record.result
            or RESULTS[mark.text] != record.result.winner
        ):
            raise _fault(mark, EndingError(f"the result of this game is {result_of(record)}"))
    return record


def _agreed(record: Record, mark: Word) -> Record:
    """*record*, whose board is not finished, ended with the result of *mark*."""
    with _Blame(mark):
        if mark.text not in RESULTS:
            raise EndingError(f"{mark.text!r} is not a result")
        winner = RESULTS[mark.text]
        return record.end(AGREED) if winner is None else record.end(RESIGNED, 1 - winner)


class _Blame:
    """Turns an error of the engine into a `SheetError` at *word*, the one with this *number*."""

    def __init__(self, word: Word, number: int = 0) -> None:
        self.word = word
        self.number = number

    def __enter__(self) -> None:
        pass

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        if isinstance(error, KazanError) and not isinstance(error, SheetError):
            raise _fault(self.word, error, self.number) from error


def _fault(word: Word, cause: KazanError, number: int = 0) -> SheetError:
    return SheetError(word.line, word.text, cause, number)

"""The command line for people: score sheets checked, turned into one another and printed, games played.

    check    FILE ...              a line for each game, a line for each fault; exit code 1 if there is any
    convert  sheet|record FILE ... the good games as sheets with headers, or as records of a line each
    print    FILE ...              sheets with the last position drawn
    play     GAME [name=value ...] a game against the computer: level=easy side=south (both: two people),
                                   and any option of the game; ask for help inside

``-`` is the standard input; ``--game=toguz`` before the files says what lists without headers are.
Formats: docs/records.md.
"""

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import TextIO

from kazan import collection, games, notation, scoresheet
from kazan.collection import Collection
from kazan.errors import KazanError, RequestError
from kazan.record import RESIGNED, Record
from kazan.scoresheet import Entry
from kazan.search.levels import LEVELS, Level
from kazan.search.thinker import Thinker
from kazan.sheets import SIDES

GAME = "--game="
HELP = "a move as the list writes it, or: moves, undo, resign, sheet, quit"


def run(command: str, arguments: Sequence[str], lines: Iterable[str], out: TextIO) -> int:
    """Do *command*; gives the exit code. Raises `KazanError` for arguments that mean nothing."""
    return COMMANDS[command](arguments, lines, out)


def read(files: Sequence[str], lines: Iterable[str]) -> Iterator[tuple[str, Collection]]:
    """The name and the games of each of *files*."""
    game = None
    if files and files[0].startswith(GAME):
        game, files = files[0].removeprefix(GAME), files[1:]
    if not files:
        raise RequestError("which file? (- is the standard input)")
    for name in files:
        text = "".join(lines) if name == "-" else decoded(name)
        yield name, collection.read(text, games.create, tuple(games.GAMES), game)


def decoded(name: str) -> str:
    """The text of the file *name*; raises `RequestError`."""
    try:
        return Path(name).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise RequestError(f"{name}: {error}") from error


def check(files: Sequence[str], lines: Iterable[str], out: TextIO) -> int:
    """Say of each game what it is, and of each fault where and why."""
    faults = 0
    for name, found in read(files, lines):
        told = [
            (line, summary(entry)) for line, entry in zip(found.lines, found.entries, strict=True)
        ]
        told += [(fault.line, f"{fault.token}: {fault.cause}") for fault in found.faults]
        for line, text in sorted(told):
            print(f"{name}:{line}: {text}", file=out)
        faults += len(found.faults)
    return int(faults > 0)


def summary(entry: Entry) -> str:
    """A game in a line: which, who, how long, how it ended."""
    record, headers = entry.record, entry.headers
    players = " – ".join(headers.get(name, "?") for name in ("South", "North"))
    named = f" {players}" if players != "? – ?" else ""
    result = record.result
    ended = "goes on"
    if result:
        won = "draw" if result.winner is None else f"{SIDES[result.winner]} wins"
        ended = f"{won} ({result.reason})"
    south, north = record.game.totals(record.state)
    return f"{record.game.key}{named}: {len(record.moves)} moves, {south}-{north}, {ended}"


def convert(arguments: Sequence[str], lines: Iterable[str], out: TextIO) -> int:
    """Write the good games in another form; the faults go to the error output."""
    form, *files = arguments or [""]
    if form not in ("sheet", "record"):
        raise RequestError("convert to what? sheet or record")
    return each(
        files,
        lines,
        lambda entry: print(
            scoresheet.write(entry) if form == "sheet" else notation.write(entry.record), file=out
        ),
    )


def show(files: Sequence[str], lines: Iterable[str], out: TextIO) -> int:
    """Print the good games with their last position; the faults go to the error output."""

    def one(entry: Entry) -> None:
        print(scoresheet.write(entry), file=out)
        print(entry.record.game.drawn(entry.record.state), end="\n\n\n", file=out)

    return each(files, lines, one)


def each(files: Sequence[str], lines: Iterable[str], what: Callable[[Entry], None]) -> int:
    """Do *what* with every good game and report the others; gives the exit code."""
    faults = 0
    for name, found in read(files, lines):
        for entry in found.entries:
            what(entry)
        for fault in found.faults:
            print(f"{name}: {fault}", file=sys.stderr)
        faults += len(found.faults)
    return int(faults > 0)


# playing


def play(arguments: Sequence[str], lines: Iterable[str], out: TextIO) -> int:
    """Play a game in the terminal until it is over or the input ends."""
    key, *pairs = arguments or [""]
    chosen = dict(pair.partition("=")[::2] for pair in pairs)
    level, sides = chosen.pop("level", "easy"), chosen.pop("side", "south")
    if level not in LEVELS or sides not in (*SIDES, "both"):
        raise RequestError(f"level={'|'.join(LEVELS)} side=south|north|both")
    schema = games.create(key, {}).schema
    written = ",".join(f"{name}={value}" for name, value in chosen.items()).replace(" ", "+")
    record = Record.begin(games.create(key, notation.read_options(written, schema)))
    people = {0, 1} if sides == "both" else {SIDES.index(sides)}
    record = Table(record, people, LEVELS[level], out).play(lines)
    print(f"\n{record.game.drawn(record.state)}\n\n{summary(Entry(record))}", file=out)
    return 0


class Table:
    """A game being played: *people* are the sides that are asked for moves."""

    def __init__(self, record: Record, people: set[int], level: Level, out: TextIO) -> None:
        self.record = record
        self.people = people
        self.level = level
        self.out = out

    def play(self, lines: Iterable[str]) -> Record:
        """Ask and answer until the end; gives the game as it then stands."""
        self.say(self.record.game.drawn(self.record.state))
        self.answer()
        self.ask()
        for line in lines:
            if line.strip() == "quit":
                break
            self.hear(line.strip())
            self.answer()
            if self.record.result:
                break
            self.ask()
        return self.record

    def say(self, text: str) -> None:
        """Print *text* at once."""
        print(text, file=self.out, flush=True)

    def ask(self) -> None:
        """Say who is to move."""
        if not self.record.result:
            print(f"{SIDES[self.record.state & 1]}> ", end="", file=self.out, flush=True)

    def hear(self, line: str) -> None:
        """Do what *line* asks for."""
        record = self.record
        if line == "undo":
            side = record.state & 1
            plies = 1 if len(self.people) == 2 else record.plies_back_to(side)
            self.record = record.undo(plies) if plies else record
            self.say(self.record.game.drawn(self.record.state))
        elif line == "moves":
            self.say(" ".join(record.game.write_move(record.state, move) for move in record.legal))
        elif line == "sheet":
            self.say(scoresheet.write(Entry(record)))
        elif line == "resign":
            self.record = record.end(RESIGNED, record.state & 1)
        elif line == "help":
            self.say(HELP)
        elif line:
            self.move(line)

    def move(self, line: str) -> None:
        """Play the moves of *line*; the first that is wrong is told, those before it stand."""
        try:
            for written in self.record.game.paper(line):
                if self.record.state & 1 in self.people:
                    self.record = self.record.play(self.record.find(written.text))
            self.say(self.record.game.drawn(self.record.state))
        except KazanError as error:
            self.say(f"{error} ({HELP})")

    def answer(self) -> None:
        """Let the computer move until a person is to move, and make every pass."""
        while not self.record.result:
            record = self.record
            only = record.legal[0] if len(record.legal) == 1 else None
            if only is not None and not record.game.path(only):
                move = only
            elif record.state & 1 in self.people:
                return
            else:
                move = Thinker.of(record, self.level, len(record.moves)).run().move
            self.record = record.play(move)
            text = record.game.write_move(record.state, move)
            self.say(f"{SIDES[record.state & 1]}: {text}\n{record.game.drawn(self.record.state)}")


COMMANDS: dict[str, Callable[[Sequence[str], Iterable[str], TextIO], int]] = {
    "check": check,
    "convert": convert,
    "print": show,
    "play": play,
}

"""The text form of a record, and its score sheet.

The text is made of characters that an address may hold after its #, in fields divided by slashes:

    kazan1/GAME/OPTIONS/START/MATCH/MOVES/ENDING/CHECK

    OPTIONS  those that differ from their defaults: name=value,name=value; a space becomes +
    START    the start position as a row of RULES.md, joined by commas; empty: the game's own
    MATCH    sets.first.winners: a digit for each set played, h for a drawn one; s at the end: stopped
    MOVES    the slots touched, a letter each (a = slot 0; - for a pass); ~ divides played and undone
    ENDING   r0 r1 resigned, a agreed, t0 t1 out of time, s stopped; empty: by the rules or not at all
    CHECK    CRC-32 of everything before its slash, 8 hexadecimal digits

`write` and `read` are inverse to each other. `read` plays every move by the rules, so a text that can be
read is a game that can be played.
"""

import re
from binascii import crc32
from collections.abc import Callable, Mapping

from kazan.errors import (
    DamagedTextError,
    ForeignTextError,
    KazanError,
    LengthError,
    RecordError,
    VersionError,
)
from kazan.game import Choice, Game, Start, Whole
from kazan.match import Match
from kazan.record import AGREED, MOST_MOVES, RESIGNED, STOPPED, TIME, Record

VERSION = 1
LONGEST = 4 * MOST_MOVES
"""Characters of the longest text that is read."""

LETTERS = "abcdefghijklmnopqrstuvwx"
PASS = "-"
ENDINGS = {RESIGNED: "r", AGREED: "a", TIME: "t", STOPPED: "s"}
Create = Callable[[str, Mapping[str, object]], Game]


def write(record: Record) -> str:
    """The text form of *record*."""
    game = record.game
    own = record.begun == Start(game.start())
    start = [] if own else game.row(record.begun.state, *_path_numbers(record))
    played, undone = _letters(record)
    body = "/".join(
        (
            f"kazan{VERSION}",
            game.key,
            _write_options(game),
            ",".join(map(str, start)),
            _write_match(record.match) if record.match else "",
            f"{played}~{undone}" if undone else played,
            _write_ending(record),
        )
    )
    return f"{body}/{crc32(body.encode()):08x}"


def _path_numbers(record: Record) -> tuple[int, int, int]:
    """Turn, quiet moves and occurrences of the first position."""
    state, quiet, occurrences, reason = record.positions[0]
    return -1 if reason else state & 1, quiet, occurrences


def _letters(record: Record) -> tuple[str, str]:
    """The paths of the played and of the undone moves."""

    def spell(moves: tuple[int, ...]) -> str:
        paths = (record.game.path(move) for move in moves)
        return "".join("".join(LETTERS[slot] for slot in path) or PASS for path in paths)

    return spell(record.moves), spell(record.undone)


def setting(record: Record) -> tuple[str, str, str]:
    """The fields OPTIONS, START and MATCH of *record*."""
    _, _, options, start, match, *_ = write(record).split("/")
    return options, start, match


def begin(game: Game, start: str, match: str) -> Record:
    """A record without moves from the fields START and MATCH, which may be empty; raises `KazanError`."""
    reader = _Reader([])
    return Record.begin(game, reader.start(start, game), reader.match(match))


def read_options(text: str, schema: Mapping[str, Choice | Whole]) -> dict[str, object]:
    """The options of a field OPTIONS, with the types that *schema* says; raises `RecordError`."""
    return _Reader([]).options(text, schema)


def _write_options(game: Game) -> str:
    return ",".join(
        f"{name}={_write_value(value)}"
        for name, value in game.options.items()
        if value != game.schema[name].default
    )


def _write_value(value: object) -> str:
    return str(value).lower().replace(" ", "+")


def _write_match(match: Match) -> str:
    winners = "".join("h" if winner is None else str(winner) for winner in match.winners)
    return f"{match.sets}.{match.first}.{winners}{'s' if match.stopped else ''}"


def _write_ending(record: Record) -> str:
    if record.ending is None:
        return ""
    reason, side = record.ending
    return ENDINGS[reason] + (str(side) if side >= 0 else "")


def read(text: str, create: Create) -> Record:
    """The record that `write` made *text* from; *create* makes a game from key and options.

    Raises a `RecordError` that says what is wrong and at which character.
    """
    text = text.strip()
    if len(text) > LONGEST:
        raise LengthError(f"longer than {LONGEST} characters", LONGEST)
    head = re.match(r"kazan([0-9]{1,9})/", text)
    if not head:
        raise ForeignTextError("not a Kazan record")
    if int(head[1]) != VERSION:
        raise VersionError(f"version {head[1]} is not known", len("kazan"))
    body, _, check = text.rpartition("/")
    if not text.isascii() or check != f"{crc32(body.encode()):08x}":
        raise DamagedTextError("the text is cut or changed", len(body) + 1)
    fields = body.split("/")
    if len(fields) != 7:
        raise RecordError(f"7 fields expected, {len(fields)} found", len(body))
    return _Reader(fields).record(create)


class _Reader:
    """Reads the fields one after the other and knows where each begins."""

    def __init__(self, fields: list[str]) -> None:
        self.fields = fields
        self.at = 0

    def enter(self, index: int) -> str:
        """Field *index*; errors from now on are at its first character."""
        self.at = sum(len(field) + 1 for field in self.fields[:index])
        return self.fields[index]

    def record(self, create: Create) -> Record:
        """The record of all fields."""
        try:
            key = self.enter(1)
            schema = create(key, {}).schema
            game = create(key, self.options(self.enter(2), schema))
            start = self.start(self.enter(3), game)
            record = Record.begin(game, start, self.match(self.enter(4)))
            record = self.play(self.enter(5), record)
            record = self.end(self.enter(6), record)
        except RecordError:
            raise
        except KazanError as error:
            raise RecordError(str(error), self.at) from error
        if write(record).rpartition("/")[0] != "/".join(self.fields):
            raise RecordError("not written as this program writes it", 0)
        return record

    def options(self, text: str, schema: Mapping[str, Choice | Whole]) -> dict[str, object]:
        """The options, with the types that *schema* says."""
        options: dict[str, object] = {}
        for pair in filter(None, text.split(",")):
            name, _, written = pair.partition("=")
            choice = schema.get(name)
            if isinstance(choice, Choice):
                values = {_write_value(value): value for value in choice.values}
                options[name] = values.get(written, written)
            else:
                options[name] = self.number(written)
        return options

    def number(self, text: str) -> int:
        """*text* as a whole number of at most 20 digits."""
        if not re.fullmatch(r"-?[0-9]{1,20}", text):
            raise RecordError(f"{text[:24]!r} is not a whole number", self.at)
        return int(text)

    def start(self, text: str, game: Game) -> Start | None:
        """The position of a start field."""
        if not text:
            return None
        words = text.split(",")
        row = [self.number(word) if re.match(r"-?[0-9]", word) else word for word in words]
        return game.read_row(row)

    def match(self, text: str) -> Match | None:
        """The match of a match field."""
        if not text:
            return None
        found = re.fullmatch(r"([0-9])\.([01])\.([01h]{0,5})(s?)", text)
        if not found:
            raise RecordError(f"{text[:24]!r} is not a match", self.at)
        winners = tuple(None if letter == "h" else int(letter) for letter in found[3])
        return Match(int(found[1]), int(found[2]), winners, bool(found[4]))

    def play(self, text: str, record: Record) -> Record:
        """*record* with the moves of *text* played, and those after ~ undone again."""
        first = self.at
        played, divided, undone = text.partition("~")
        record = self.moves(played, record)
        self.at = first + len(played) + len(divided)
        whole = self.moves(undone, record)
        return whole.undo(len(whole.moves) - len(record.moves))

    def moves(self, text: str, record: Record) -> Record:
        """*record* with the moves of *text* played."""
        game, first, done = record.game, self.at, 0
        while done < len(text):
            self.at = first + done
            for move in record.legal:
                path = "".join(LETTERS[slot] for slot in game.path(move)) or PASS
                if text.startswith(path, done):
                    record = record.play(move)
                    done += len(path)
                    break
            else:
                raise RecordError(f"no move here begins with {text[done : done + 3]!r}", self.at)
        return record

    def end(self, text: str, record: Record) -> Record:
        """*record* with the ending of *text*."""
        if not text:
            return record
        reasons = {letter: reason for reason, letter in ENDINGS.items()}
        if not re.fullmatch(r"[rt][01]|[as]", text):
            raise RecordError(f"{text[:24]!r} is not an ending", self.at)
        return record.end(reasons[text[0]], int(text[1:] or -1))


def turns(record: Record) -> list[str]:
    """The turns in the notation of the game; moves of one turn joined by hyphens."""
    written: list[str] = []
    joined = False
    for index, move in enumerate(record.moves):
        before, after = record.positions[index].state, record.positions[index + 1].state
        text = record.game.write_move(before, move)
        if joined:
            written[-1] += f"-{text}"
        else:
            written.append(text)
        joined = record.game.joins(before, move, after)
    return written


def sheet(record: Record) -> str:
    """The score sheet: turns numbered in pairs, the starter's first."""
    written = turns(record)
    pairs = (written[index : index + 2] for index in range(0, len(written), 2))
    return " ".join(f"{number}. {' '.join(pair)}" for number, pair in enumerate(pairs, 1))

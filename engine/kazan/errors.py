"""Everything that can be wrong with what somebody gives to the engine.

    KazanError (ValueError)
    ├── UnknownGameError        no such game
    ├── OptionError             an option that the game does not have, or a value it does not take
    ├── RowError                a start position that cannot be
    ├── IllegalMoveError        a move that the rules do not allow here
    │   └── GameOverError       a move after the end
    ├── NotationError           a move that cannot be read
    ├── EndingError             an ending that players cannot agree on here
    ├── MatchError              a match that cannot be
    ├── RecordError             a record text that cannot be read; ``position`` says where
    │   ├── ForeignTextError    not a record at all
    │   ├── VersionError        a record of a later version
    │   ├── LengthError         longer than any record
    │   └── DamagedTextError    cut short or changed: the checksum does not fit
    ├── SheetError              a game of a collection that cannot be read: which line, which word, why
    ├── HeaderError             a line above the moves of a game that is not a header
    ├── DataError               a file of built data (a table, a book) that cannot be used
    │   ├── ForeignDataError    not such a file at all
    │   ├── DataVersionError    of another version of Kazan
    │   ├── WrongDataError      of another game, or for other options
    │   └── DamagedDataError    cut short or changed: the checksum does not fit
    └── RequestError            the page or a program asked in a way the engine does not know
        └── UnknownThinkerError thinking that has ended or never began

Each class has a ``code`` that never changes; the page translates it. The message is English, for logs
and the command line. A broken invariant of our own is an ``assert``, never one of these.
"""


class KazanError(ValueError):
    """The root: something given to the engine is wrong."""

    code = "error"


class UnknownGameError(KazanError):
    """There is no game of this name."""

    code = "unknown-game"


class OptionError(KazanError):
    """The game has no such option, or the option no such value."""

    code = "option"


class RowError(KazanError):
    """A start position with a wrong shape or number of stones."""

    code = "row"


class IllegalMoveError(KazanError):
    """The rules do not allow this move in this position."""

    code = "illegal-move"


class GameOverError(IllegalMoveError):
    """The game has ended; nothing more can be played."""

    code = "game-over"


class NotationError(KazanError):
    """A move is not written as this game writes moves."""

    code = "notation"


class EndingError(KazanError):
    """The game cannot end in this way now."""

    code = "ending"


class MatchError(KazanError):
    """The number of sets, the starter or the results of a match do not fit together."""

    code = "match"


class RecordError(KazanError):
    """A record text cannot be read; *position* counts characters from 0."""

    code = "record"

    def __init__(self, message: str, position: int = 0) -> None:
        super().__init__(f"{message} (at character {position})")
        self.position = position


class ForeignTextError(RecordError):
    """The text is not a Kazan record."""

    code = "record-foreign"


class VersionError(RecordError):
    """The record was written by a later version."""

    code = "record-version"


class LengthError(RecordError):
    """The text is longer than any record, or the game than any game."""

    code = "record-length"


class DamagedTextError(RecordError):
    """The checksum does not fit: the text was cut or changed on its way."""

    code = "record-damaged"


class SheetError(KazanError):
    """A game of a collection cannot be read.

    *line* counts from 1, *token* is the word that is wrong, *word* its number among the moves from 0,
    *cause* the error in it.
    """

    code = "sheet"

    def __init__(self, line: int, token: str, cause: KazanError, word: int = 0) -> None:
        self.line = line
        self.token = token[:80]
        self.cause = cause
        self.word = word
        super().__init__(f"line {line}: {self.token!r}: {cause}")


class HeaderError(KazanError):
    """A header is not written as [Name "value"], or stands where it cannot."""

    code = "header"


class DataError(KazanError):
    """A file of built data cannot be used; play goes on without it."""

    code = "data"


class ForeignDataError(DataError):
    """The bytes are not a data file of Kazan."""

    code = "data-foreign"


class DataVersionError(DataError):
    """The file belongs to another version of Kazan."""

    code = "data-version"


class WrongDataError(DataError):
    """The file is for another game, for other options, or of another kind."""

    code = "data-wrong"


class DamagedDataError(DataError):
    """The checksum does not fit: the file was cut or changed on its way."""

    code = "data-damaged"


class RequestError(KazanError):
    """A request with a wrong name or wrong arguments."""

    code = "request"


class UnknownThinkerError(RequestError):
    """The thinking that is asked for has ended, or never began."""

    code = "unknown-thinker"

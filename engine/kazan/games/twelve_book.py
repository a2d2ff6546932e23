"""Opening books of Kalah and Turkish Mangala: positions, and moves that are proved to keep the result.

A position is kept by its number, as in `kazan.games.twelve_table`, and the lead in the stores: both say
which result can still be reached. The content is columns: for each position, in the order of the numbers, a
byte with the bits of its moves, by pit; then for each what the side to move will still win from the pits at
least, then at most, both plus 64; then for each how much its number is greater than the one before, in bytes
of seven bits, the lowest first, the last one without the eighth.
"""

from collections.abc import Generator, Mapping
from typing import Self

from kazan import book
from kazan.datafile import DataFile
from kazan.endgame import Verdict
from kazan.errors import DamagedDataError
from kazan.evaluation import STONE
from kazan.game import Game, State
from kazan.games.twelve import TwelvePits
from kazan.games.twelve_rows import position
from kazan.games.twelve_table import numbered

ZERO = 64
"""What stands for the value 0."""
MOST_STONES = 48
"""Stones in the pits up to which positions are numbered."""
ALL_PITS = (1 << 6) - 1
STEP = 1000
"""Positions that are read at a time."""
COLUMNS = 3

Entry = tuple[int, int, int]
"""The bits of the moves; what can be won from the pits at least and at most."""


class RowBook(book.Book):
    """See `kazan.book.Book`. The file says how many positions it has: "positions"."""

    version = 1

    def __init__(self, game: TwelvePits, file: DataFile) -> None:
        super().__init__(game, file)
        self._file = file
        self._stones = game.stones
        self._known: dict[int, Entry] = {}

    def under(self, game: Game) -> Self:
        """See `Book.under`."""
        assert isinstance(game, TwelvePits)
        other = super().under(game)
        other._stones = game.stones
        return other

    def __len__(self) -> int:
        return len(self._known)

    def prepared(self) -> Generator[None, None, None]:
        """See `Book.prepared`."""
        content = self._file.content
        count = self._file.facts.get("positions")
        if type(count) is not int or not 0 < count <= len(content) // 4:
            raise DamagedDataError(f"{len(content)} bytes cannot be a book of {count!r} positions")
        number, place = 0, COLUMNS * count
        for entry in range(count):
            shift = 0
            while place < len(content) and content[place] > 127:
                number += (content[place] & 127) << shift
                place, shift = place + 1, shift + 7
            if place >= len(content) or not 0 < content[entry] <= ALL_PITS:
                raise DamagedDataError(f"position {entry} of the book makes no sense")
            number += content[place] << shift
            place += 1
            low, high = content[count + entry] - ZERO, content[2 * count + entry] - ZERO
            self._known[number] = content[entry], low, high
            if entry % STEP == 0:
                yield
        if place != len(content):
            raise DamagedDataError("the book does not end where it should")

    def verdict(self, state: State) -> Verdict | None:
        """See `Book.verdict`."""
        if self._stones - sum(self.game.totals(state)) > MOST_STONES:
            return None
        found = self._known.get(number_of(state, self.game.score(state)))
        if found is None:
            return None
        pits, low, high = found
        value = STONE * (self.game.score(state) + low) if low == high else None
        side = state & 1
        moves = tuple(pit + 6 * side for pit in range(6) if pits >> pit & 1)
        return Verdict(moves, value, open=value is None)  # the search says what they are worth


def number_of(state: State, lead: int) -> int:
    """The number of the position of *state*, the side to move leading by *lead* in the stores."""
    own, other = position(state)
    front, stones = numbered(own, 0, 0)
    back, _ = numbered(other, 6, stones)
    return led(front + back, lead)


def led(place: int, lead: int) -> int:
    """The number of a position with the place *place* in a table, and a lead."""
    return place << 7 | lead + ZERO


def written(entries: Mapping[int, Entry]) -> bytes:
    """The content of a book with *entries*, by their numbers."""
    numbers = sorted(entries)
    content = bytearray(entries[number][0] for number in numbers)
    for column in (1, 2):
        content += bytes(entries[number][column] + ZERO for number in numbers)
    before = 0
    for number in numbers:
        more = number - before
        before = number
        while more > 127:
            content.append(more & 127 | 128)
            more >>= 7
        content.append(more)
    return bytes(content)

"""The table that one thinking leaves to the next in the same game."""

from kazan.record import Record
from kazan.search.table import Table


class Memory:
    """One transposition table, for as long as one game goes on.

    What a search has written holds on every path that goes on from its root (see `alphabeta`), so a later
    position of the same game may use it. When a move was taken back, or the game is another one, there is a
    new table.
    """

    def __init__(self) -> None:
        self._record: Record | None = None
        self._table = Table()

    def table(self, record: Record) -> Table:
        """The table for thinking about the last position of *record*."""
        if self._record is None or not continues(record, self._record):
            self._table = Table()
        self._record = record
        return self._table


def continues(record: Record, earlier: Record) -> bool:
    """Whether *record* is the game of *earlier*, as it was then or further on."""
    return (
        record.game == earlier.game
        and record.begun == earlier.begun
        and record.moves[: len(earlier.moves)] == earlier.moves
    )

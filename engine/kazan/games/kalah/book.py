"""The opening book of Kalah."""

from kazan.games.twelve_book import RowBook


class Book(RowBook):
    """See `RowBook`."""

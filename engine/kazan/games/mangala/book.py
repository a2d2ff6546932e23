"""The opening book of Turkish Mangala."""

from kazan.games.twelve_book import RowBook


class Book(RowBook):
    """See `RowBook`."""

"""The endgame tables of Turkish Mangala."""

from kazan.games.twelve_table import RowTable


class Endgame(RowTable):
    """See `RowTable`."""

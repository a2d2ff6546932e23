"""The endgame tables of Kalah."""

from kazan.games.twelve_table import RowTable


class Endgame(RowTable):
    """See `RowTable`."""

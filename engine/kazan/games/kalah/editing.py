"""Positions of Kalah that people set up."""

from kazan.games.sowing_editing import TwelveEditing


class Editing(TwelveEditing):
    """See `TwelveEditing`."""

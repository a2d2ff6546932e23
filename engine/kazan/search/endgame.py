"""The endgame tables at hand."""

from kazan.endgame import KIND, Endgame
from kazan.search.shelf import Shelf

tables: Shelf[Endgame] = Shelf(KIND, "endgame")
load, taken, of, forget = tables.load, tables.taken, tables.of, tables.forget

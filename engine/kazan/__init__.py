"""Kazan: five traditional games of stones, exact to their rules.

Imports go down only: bridge -> handlers -> coach -> search -> games -> core (game, step, record, errors).
Start with ``kazan.games.create(key, options)`` and ``kazan.record.Record``.
"""

__version__ = "0.1.0"

"""The registry: one line per game."""

from collections.abc import Mapping

from kazan.errors import UnknownGameError
from kazan.game import Game
from kazan.games.gaziantep.rules import Gaziantep
from kazan.games.kalah.rules import Kalah
from kazan.games.mangala.rules import Mangala
from kazan.games.morris.rules import Morris
from kazan.games.toguz.rules import Toguz

GAMES: dict[str, type[Game]] = {
    "mangala": Mangala,
    "kalah": Kalah,
    "toguz": Toguz,
    "gaziantep": Gaziantep,
    "morris": Morris,
}


def create(key: str, options: Mapping[str, object] | None = None) -> Game:
    """The game *key* with *options*, the others at their defaults.

    Raises `UnknownGameError`, `OptionError`.
    """
    if key not in GAMES:
        raise UnknownGameError(f"there is no game {key!r}")
    return GAMES[key](options)

"""Built data at hand: loaded when somebody brings its file, asked for by game and options."""

from collections.abc import Generator
from importlib import import_module
from typing import Generic, Protocol, Self, TypeVar

from kazan import datafile, games
from kazan.datafile import DataFile
from kazan.errors import WrongDataError
from kazan.game import Game


class Data(Protocol):
    """What stands on a shelf; a game has a class of it, called with the game and the file."""

    game: Game

    def prepared(self) -> Generator[None, None, None]:
        """Get ready in small steps."""

    def under(self, game: Game) -> Self:
        """The same data for *game*, which differs in options that do not matter here."""


Kind = TypeVar("Kind", bound=Data)


class Shelf(Generic[Kind]):
    """All data of one kind: *kind* as the files name it, made by *name* of the module of that name."""

    def __init__(self, kind: str, name: str) -> None:
        self._kind = kind
        self._name = name
        self._held: dict[tuple[str, str], tuple[DataFile, Kind]] = {}

    def load(self, content: bytes) -> DataFile:
        """Take the file *content* into use, in place of one for the same game and options.

        Raises `DataError`.
        """
        file = datafile.read(content)
        datafile.finished(self.taken(file))
        return file

    def taken(self, file: DataFile) -> Generator[None, None, None]:
        """Take *file* into use in small steps; raises `DataError`."""
        key, kind, options = (file.facts[name] for name in ("game", "kazan", "options"))
        if kind != self._kind or key not in games.GAMES:
            raise WrongDataError(f"{kind} of {key}")
        name = f"kazan.games.{key}.{self._name}"
        try:
            module = import_module(name)
        except ModuleNotFoundError as error:
            if error.name != name:
                raise  # it is there, but not all that it wants
            raise WrongDataError(f"{key} has no {self._name}") from error
        data: Kind = getattr(module, self._name.capitalize())(games.create(key, options), file)
        yield from data.prepared()
        self._held[key, str(sorted(options.items()))] = file, data

    def of(self, game: Game) -> Kind | None:
        """The data for *game*; None: there is none at hand."""
        for (key, name), (file, data) in self._held.items():
            options = file.facts["options"]
            if key == game.key and all(game.options[one] == options[one] for one in options):
                found = data if data.game == game else data.under(game)
                self._held[key, name] = file, found
                return found
        return None

    def forget(self) -> None:
        """Let go of all of it."""
        self._held.clear()

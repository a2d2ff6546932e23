"""The endgame tables at hand: loaded when somebody brings their file, asked for by game and options."""

from collections.abc import Generator
from importlib import import_module

from kazan import datafile, games
from kazan.datafile import DataFile
from kazan.endgame import KIND, Endgame
from kazan.errors import WrongDataError
from kazan.game import Game

_files: dict[tuple[str, str], DataFile] = {}
_tables: dict[tuple[str, str], tuple[Game, Endgame]] = {}


def load(content: bytes) -> DataFile:
    """Take the file *content* into use, in place of one for the same game and options; raises `DataError`."""
    file = datafile.read(content)
    datafile.finished(taken(file))
    return file


def taken(file: DataFile) -> Generator[None, None, None]:
    """Take *file* into use in small steps; raises `DataError`."""
    key, kind, options = (file.facts[name] for name in ("game", "kazan", "options"))
    if kind != KIND or key not in games.GAMES:
        raise WrongDataError(f"{kind} of {key}")
    game = games.create(key, options)
    table = _class_of(key)(game, file)
    yield from table.prepared()
    name = key, str(sorted(options.items()))
    _files[name], _tables[name] = file, (game, table)


def of(game: Game) -> Endgame | None:
    """The tables for *game*; None: there are none at hand."""
    for name, file in _files.items():
        options = file.facts["options"]
        if name[0] == game.key and all(game.options[key] == options[key] for key in options):
            known, tables = _tables[name]
            if known != game:
                _tables[name] = game, tables.under(game)
            return _tables[name][1]
    return None


def forget() -> None:
    """Let go of all tables."""
    _files.clear()
    _tables.clear()


def _class_of(key: str) -> type[Endgame]:
    """The tables' class of a game; raises `WrongDataError` for one that has none."""
    try:
        module = import_module(f"kazan.games.{key}.endgame")
    except ModuleNotFoundError as error:
        raise WrongDataError(f"{key} has no endgame tables") from error
    found = module.Endgame
    assert issubclass(found, Endgame)
    return found  # type: ignore[no-any-return]

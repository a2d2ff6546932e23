"""The opening books at hand: loaded when somebody brings their file, asked for by game and options."""

from collections.abc import Generator
from importlib import import_module

from kazan import datafile, games
from kazan.book import KIND, Book
from kazan.datafile import DataFile
from kazan.errors import WrongDataError
from kazan.game import Game

_books: dict[tuple[str, str], tuple[DataFile, Book]] = {}


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
    try:
        module = import_module(f"kazan.games.{key}.book")
    except ModuleNotFoundError as error:
        raise WrongDataError(f"{key} has no book") from error
    book: Book = module.Book(games.create(key, options), file)
    yield from book.prepared()
    _books[key, str(sorted(options.items()))] = file, book


def of(game: Game) -> Book | None:
    """The book for *game*; None: there is none at hand."""
    for (key, name), (file, book) in _books.items():
        options = file.facts["options"]
        if key == game.key and all(game.options[option] == options[option] for option in options):
            found = book if book.game == game else book.under(game)
            _books[key, name] = file, found
            return found
    return None


def forget() -> None:
    """Let go of all books."""
    _books.clear()

"""Files of built data taken into use, whatever they are: the kind that a file names says whose they are."""

import time
from collections.abc import Callable, Generator
from typing import NamedTuple

from kazan import book as books
from kazan import datafile
from kazan import endgame as endgames
from kazan.datafile import DataFile
from kazan.errors import WrongDataError
from kazan.search import book, endgame


class Kind(NamedTuple):
    """What is done with the files of a kind."""

    taken: Callable[[DataFile], Generator[None, None, None]]  # one is taken into use, step by step
    forget: Callable[[], None]  # all are let go


KINDS = {
    endgames.KIND: Kind(endgame.taken, endgame.forget),
    books.KIND: Kind(book.taken, book.forget),
}


def load(content: bytes) -> DataFile:
    """Take the file *content* into use; raises `DataError`."""
    return datafile.finished(loading(content))


def loading(content: bytes) -> Generator[None, None, DataFile]:
    """`load` in small steps."""
    file = yield from datafile.reading(content)
    kind = KINDS.get(file.facts["kazan"])
    if kind is None:
        raise WrongDataError(f"no use is known for {file.facts['kazan']!r}")
    yield from kind.taken(file)
    return file


def forget() -> None:
    """Let go of all that was loaded."""
    for kind in KINDS.values():
        kind.forget()


class Loading:
    """A file on its way into use, driven from outside."""

    def __init__(self, content: bytes) -> None:
        self._work = loading(content)

    def step(self, milliseconds: float) -> DataFile | None:
        """Go on for about so long; gives the file once it is in use. Raises `DataError`."""
        end = time.perf_counter() + milliseconds / 1000
        while True:
            try:
                next(self._work)
            except StopIteration as done:
                file: DataFile = done.value
                return file
            if time.perf_counter() >= end:
                return None

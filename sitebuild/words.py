"""The words around the texts of the rules pages: labels, facts.

``web/pages/words.LANGUAGE.toml`` has those of the rules, ``lessons.LANGUAGE.toml`` those of the lessons.
"""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser, ast

from sitebuild.paths import WEB, BuildError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path


class Words:
    """The words of one language: ``words(id, name=value)`` fills the {name} of a text."""

    def __init__(self, path: Path) -> None:
        self.file = path.name
        self.language = path.name.split(".")[1]
        self.texts: dict[str, str] = tomllib.loads(path.read_text(encoding="utf-8"))
        lessons = path.with_name(f"lessons.{self.language}.toml")
        self.lessons: dict[str, str] = (
            tomllib.loads(lessons.read_text(encoding="utf-8")) if lessons.exists() else {}
        )
        self.captions = plain_messages(WEB / "i18n" / f"{self.language}.ftl")

    def __contains__(self, id: str) -> bool:
        """Whether there is a text *id*."""
        return id in self.texts or id in self.lessons

    def __call__(self, id: str, **values: object) -> str:
        """The text *id* with *values* put in."""
        text = self.texts.get(id) or self.lessons.get(id)
        if text is None:
            raise BuildError(f"{self.file}: there is no text {id}")
        return text.format(**values)

    def beginning(self, starts: Sequence[str]) -> dict[str, str]:
        """The texts whose ids begin with one of *starts*, for a page's script."""
        texts = self.texts | self.lessons
        return {id: text for id, text in texts.items() if id.startswith(tuple(starts))}

    def caption(self, id: str) -> str:
        """A text of the app itself that has no variables."""
        if id not in self.captions:
            raise BuildError(f"{self.language}.ftl: there is no plain text {id}")
        return self.captions[id]


def plain_messages(path: Path) -> dict[str, str]:
    """The messages of a Fluent file that are text and nothing else; attributes as ``id.name``."""
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            patterns = {entry.id.name: entry.value}
            patterns |= {f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
            for id, pattern in patterns.items():
                parts = pattern.elements if pattern else []
                texts = [part.value for part in parts if isinstance(part, ast.TextElement)]
                if texts and len(texts) == len(parts):
                    found[id] = "".join(texts)
    return found

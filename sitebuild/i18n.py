"""The check that every language says everything: same ids, same variables, nothing unreadable."""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from sitebuild.paths import WEB

if TYPE_CHECKING:
    from pathlib import Path

FOLDER = WEB / "i18n"
LIST = FOLDER / "languages.json"

REFERENCE = "en"

Variables = dict[str, frozenset[str]]  # message or attribute id -> the variables it uses


@cache
def languages() -> dict[str, str]:
    """The languages of the site: code -> its name in itself, in the order in which they are listed."""
    found: dict[str, str] = json.loads(LIST.read_text(encoding="utf-8"))
    return found


def faults() -> list[str]:
    """Every fault of the site's own languages, those of the list among them."""
    there = {path.stem for path in FOLDER.glob("*.ftl")}
    listed = set(languages())
    found = [f"{LIST.name}: {code} has no {code}.ftl" for code in sorted(listed - there)]
    found += [f"{LIST.name}: {code}.ftl is not listed" for code in sorted(there - listed)]
    return found + check(FOLDER)


class References(Visitor):
    """Collects what a pattern refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Note a ``$variable``."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Note a message or ``message.attribute`` used inside another."""
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.messages.add(node.id.name + attribute)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        """Note a ``-term``; its arguments may hold variables of the message."""
        self.messages.add(f"-{node.id.name}")
        self.generic_visit(node)


def check(folder: Path) -> list[str]:
    """Every fault of the ``.ftl`` files in *folder*, as lines that name file, id and fault."""
    languages = {path.stem: path for path in sorted(folder.glob("*.ftl"))}
    if REFERENCE not in languages:
        return [f"{folder.name}: there is no {REFERENCE}.ftl to compare with"]
    faults: list[str] = []
    texts = {name: read(path, faults) for name, path in languages.items()}
    reference = texts[REFERENCE]
    for name, messages in texts.items():
        if name != REFERENCE:
            faults += differences(f"{name}.ftl", reference, messages)
    return faults


def plain(folder: Path, id: str) -> dict[str, str]:
    """What *id*, one line without variables, says in each language of *folder*, the reference first."""
    texts = {}
    for path in sorted(folder.glob("*.ftl"), key=lambda path: (path.stem != REFERENCE, path.stem)):
        found = FluentParser().parse(path.read_text(encoding="utf-8"))
        (message,) = (
            entry for entry in found.body if isinstance(entry, ast.Message) and entry.id.name == id
        )
        assert message.value is not None
        (element,) = message.value.elements
        assert isinstance(element, ast.TextElement)
        texts[path.stem] = element.value
    return texts


def own(id: str) -> bool:
    """Whether a language may have *id* without the others: terms, and the mark of a foreign name."""
    return id.startswith("-") or id.endswith(".lang")


def differences(file: str, reference: Variables, messages: Variables) -> list[str]:
    """How *messages* differ from the *reference* language."""
    missing = {id for id in reference.keys() - messages.keys() if not own(id)}
    foreign = {id for id in messages.keys() - reference.keys() if not own(id)}
    faults = [f"{file}: {id} is missing" for id in missing]
    faults += [f"{file}: {id} is not in {REFERENCE}.ftl" for id in foreign]
    for id in reference.keys() & messages.keys():
        if reference[id] != messages[id] and not own(id):
            said, wanted = spelled(messages[id]), spelled(reference[id])
            faults.append(f"{file}: {id} uses {said}, {REFERENCE}.ftl {wanted}")
    return sorted(faults)


def spelled(variables: frozenset[str]) -> str:
    """*variables* as the files write them."""
    return " ".join(f"${name}" for name in sorted(variables)) or "no variable"


def read(path: Path, faults: list[str]) -> Variables:
    """The messages of the file *path*; what is wrong with it is added to *faults*."""
    text = path.read_text(encoding="utf-8")
    found: Variables = {}
    used: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            faults.append(f"{path.name}:{line}: cannot be read: {entry.annotations[0].message}")
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
        parts = [(name, entry.value)] if entry.value else []
        parts += [(f"{name}.{item.id.name}", item.value) for item in entry.attributes]
        for id, pattern in parts:
            if id in found:
                faults.append(f"{path.name}: {id} is said twice")
            references = References()
            references.visit(pattern)
            found[id] = frozenset(references.variables)
            used[id] = references.messages
    for id, names in used.items():
        faults += [
            f"{path.name}: {id} uses {name}, which is not there" for name in names - set(found)
        ]
    return found

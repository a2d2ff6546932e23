"""Runs inside stock Pyodide under Node: byte-compiles and packs what the site ships.

The bytecode must be that of Pyodide's own Python, so Pyodide makes it. Nothing here is imported by
the build itself: ``pyodide.mjs`` hands over this text and calls ``pack_stdlib`` and ``pack_wheel``.
"""

from __future__ import annotations

import sys

REHEARSED = tuple(sys.modules.values())  # before the imports below add their own

import ast
import base64
import hashlib
import zipfile
from importlib import _bootstrap_external
from pathlib import PurePosixPath
from types import CodeType

STDLIB = "/lib/python314.zip"
METHOD = zipfile.ZIP_STORED
OLDEST_DATE = (1980, 1, 1, 0, 0, 0)  # the same in every build, so equal sources give equal files
NO_PLACE = 0b1_1111_000  # an entry of a line table that tells no line, plus its code units less one
MOST_UNITS = 8  # of code in one entry
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def imported_files() -> list[str]:
    """The files of the stdlib zip behind every rehearsed module; those frozen in need none."""
    found = set()
    for module in REHEARSED:
        origin = getattr(getattr(module, "__spec__", None), "origin", None) or ""
        if origin.startswith(STDLIB):
            found.add(origin.removeprefix(STDLIB + "/"))
    return sorted(found)


def without_docstrings(source: bytes, name: str) -> ast.Module:
    """The syntax tree of *source* with no docstrings.

    A decorated class keeps one of one space: a dataclass without any would compute its signature.
    """
    tree = ast.parse(source, name)
    for node in ast.walk(tree):
        if not isinstance(node, DOCUMENTED) or ast.get_docstring(node, clean=False) is None:
            continue
        first = node.body[0]
        if isinstance(node, ast.ClassDef) and node.decorator_list:
            first.value = ast.copy_location(ast.Constant(" "), first)  # type: ignore[attr-defined]
        elif len(node.body) > 1:
            del node.body[0]
        else:
            node.body[0] = ast.copy_location(ast.Pass(), first)
    return tree


def without_lines(code: CodeType) -> CodeType:
    """*code* with no line numbers, which are a third of what a library weighs."""
    units = len(code.co_code) // 2
    rest = units % MOST_UNITS
    table = bytes([NO_PLACE + MOST_UNITS - 1]) * (units // MOST_UNITS)
    table += bytes([NO_PLACE + rest - 1]) if rest else b""
    inner = (without_lines(part) if isinstance(part, CodeType) else part for part in code.co_consts)
    return code.replace(co_linetable=table, co_consts=tuple(inner))


def bytecode(source: bytes, name: str, *, lines: bool) -> bytes:
    """A .pyc of *source*, never checked against its source; *name* is shown in tracebacks."""
    code = compile(without_docstrings(source, name), name, "exec", dont_inherit=True)
    if not lines:
        code = without_lines(code)
    mark = hashlib.sha256(source).digest()[:8]
    return bytes(_bootstrap_external._code_to_hash_pyc(code, mark, False))  # type: ignore[attr-defined]


def pack(entries: dict[str, bytes], target: str) -> None:
    """Write *entries* (path to content) as a zip file, the same bytes every time."""
    with zipfile.ZipFile(target, "w") as archive:
        for name, content in sorted(entries.items()):
            archive.writestr(zipfile.ZipInfo(name, OLDEST_DATE), content, METHOD)


def pack_stdlib(target: str) -> list[str]:
    """Write a standard library of only what has been imported; returns its files."""
    files = imported_files()
    with zipfile.ZipFile(STDLIB) as stock:
        entries = {
            f"{name}c": bytecode(stock.read(name), f"{STDLIB}/{name}", lines=False)
            for name in files
            if name.endswith(".py")
        }
    pack(entries, target)
    return sorted(entries)


def pack_wheel(source: str, target: str) -> None:
    """Write the wheel *source* again with .pyc in place of .py and a record that fits."""
    entries: dict[str, bytes] = {}
    with zipfile.ZipFile(source) as wheel:
        for name in wheel.namelist():
            content = wheel.read(name)
            if name.endswith(".py"):
                entries[f"{name}c"] = bytecode(content, name, lines=True)
            elif not name.endswith(("/", ".typed", "/RECORD")):
                entries[name] = content
    home = next(PurePosixPath(name).parts[0] for name in entries if ".dist-info/" in name)
    lines = [f"{name},sha256={digest(content)},{len(content)}" for name, content in entries.items()]
    entries[f"{home}/RECORD"] = "\n".join([*sorted(lines), f"{home}/RECORD,,", ""]).encode()
    pack(entries, target)


def digest(content: bytes) -> str:
    """The hash of *content* as a wheel's record spells it."""
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()

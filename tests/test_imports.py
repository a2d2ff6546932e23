"""Imports go down only: bridge -> handlers -> coach -> search -> games -> core."""

import ast
import sys
from pathlib import Path

import pytest

ENGINE = Path(__file__).parent.parent / "engine" / "kazan"
LAYERS = {"games": 1, "search": 2, "coach": 3, "view": 4, "handlers": 4} | dict.fromkeys(
    ("bridge", "terminal", "__main__"), 5
)
ORDER = ["errors", "step", "game", "match", "record", "notation", "perft"]


def layer(module: str) -> int:
    """The layer of a module name such as kazan.games.sowing; 0 is the core."""
    part = module.split(".")[1] if "." in module else ""
    return LAYERS.get(part, 0)


def modules() -> list[Path]:
    return sorted(path for path in ENGINE.rglob("*.py"))


def imports(path: Path) -> list[str]:
    """The full names of all modules that *path* imports."""
    names: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.extend(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            names.append(node.module or "")
            if node.module == "kazan":
                names.extend(f"kazan.{alias.name}" for alias in node.names)
    return names


def name(path: Path) -> str:
    return "kazan." + ".".join(path.relative_to(ENGINE).with_suffix("").parts)


@pytest.mark.parametrize("path", modules(), ids=name)
def test_a_module_imports_only_from_its_own_layer_or_below(path: Path) -> None:
    for imported in imports(path):
        if imported.startswith("kazan."):
            assert layer(imported) <= layer(name(path)), f"{name(path)} imports {imported}"


@pytest.mark.parametrize("module", ORDER)
def test_the_core_is_a_chain(module: str) -> None:
    below = ORDER[: ORDER.index(module)]
    for imported in imports(ENGINE / f"{module}.py"):
        if imported.startswith("kazan."):
            assert imported.split(".")[1] in below


@pytest.mark.parametrize("path", modules(), ids=name)
def test_a_game_does_not_import_another_game(path: Path) -> None:
    parts = name(path).split(".")
    if parts[1] != "games" or len(parts) < 4:
        return
    for imported in imports(path):
        other = imported.split(".")
        if imported.startswith("kazan.games.") and len(other) > 3:
            assert other[2] == parts[2], f"{name(path)} imports {imported}"


@pytest.mark.parametrize("path", modules(), ids=name)
def test_the_engine_needs_nothing_but_the_standard_library(path: Path) -> None:
    for imported in imports(path):
        assert imported.split(".")[0] in sys.stdlib_module_names | {"kazan"}

"""Sheets for the class: boards and puzzles drawn in plain lines, that a printer draws quickly."""

from __future__ import annotations

import json
import re
from html import escape
from typing import TYPE_CHECKING, Any

from kazan import games
from kazan.coach import puzzles
from sitebuild import starts
from sitebuild.paths import ROOT

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sitebuild.words import Words

Board = dict[str, Any]

PITCH, RADIUS = 100, 42
"""Between two pits of a drawn board, and of a pit, in its own px."""
STEP = 80
"""Between two rows of points of a drawn morris board."""
SECTION = re.compile(r'<h2 id="([a-z-]+)">.*?(?=<h2 |\Z)', re.DOTALL)
"""A part of a page, with its heading."""
PUZZLES = {"mangala": 6, "kalah": 6, "toguz": 4, "morris": 4}
"""Of which games there are puzzles on paper, and how many."""


def rule_sheets(words: Words, articles: Mapping[str, str]) -> str:
    """The rules of each game on one sheet, taken from its page; *articles* are those pages' HTML."""
    return "".join(
        f'<section class="sheet whole"><h3>{escape(words.caption(f"game-{key}"))}</h3>'
        f"{in_short(html)}</section>\n"
        for key, html in articles.items()
    )


def in_short(html: str) -> str:
    """The aim, how a move is made and what comes of the last stone: parts of a rules page, without ids."""
    parts = {found[1]: found[0] for found in SECTION.finditer(html)}
    aim = re.search(r'<p id="rule-set">.*?</p>', html, re.DOTALL)
    move = re.search(r"<ol>.*?</ol>", parts["move"], re.DOTALL)
    table = parts["one-look"].partition("</h2>")[2]
    short = "".join([aim[0] if aim else "", move[0] if move else "", table])
    return re.sub(r' id="[^"]*"', "", short)


def boards(words: Words) -> str:
    """An empty board of each game, to play on with beans and bottle caps."""
    sheets = []
    for key, board in starts.boards().items():
        lies = "" if board["kind"] == "points" else " wide"  # across the paper
        name = escape(words.caption(f"game-{key}"))
        sheets.append(
            f'<section class="sheet whole{lies}"><h3>{name}</h3>{drawn(board)}</section>\n'
        )
    return "".join(sheets)


def drawn(board: Board, held: Sequence[int] | None = None) -> str:
    """The board in lines, with the stones *held* as numbers if there are any."""
    return points(board, held) if board["kind"] == "points" else rows(board, held)


def rows(board: Board, held: Sequence[int] | None) -> str:
    """Two rows of pits with their stores."""
    pits, stores = board["pits"], board["stores"]
    left = PITCH if stores == "ends" else 20
    top = 60
    deep = 90 if stores == "kazans" else 0
    width, height = 2 * left + pits * PITCH, 2 * PITCH + deep + 2 * 24
    parts: list[str] = []
    for slot in range(2 * pits):
        place = slot if slot < pits else 2 * pits - 1 - slot
        x = left + place * PITCH + PITCH // 2
        y = top if slot >= pits else top + PITCH + deep
        parts.append(f'<circle cx="{x}" cy="{y}" r="{RADIUS}"/>')
        if held:
            parts.append(label(x, y, held[slot], 40))
        if slot < pits:
            parts.append(label(x, y + RADIUS + 22, slot + 1, 18))
    parts += [
        box(*place, None if held is None else held[2 * pits + side])
        for side, place in enumerate(store_places(stores, left, width, top))
    ]
    return svg(width, height, parts)


def store_places(
    stores: str, left: int, width: int, top: int
) -> list[tuple[float, float, float, float]]:
    """Left, top, width and height of the southern and the northern store; none if there are none."""
    if stores == "ends":
        size = (left - 30, 2 * PITCH - 30)
        return [(width - left + 18, top - 35, *size), (12, top - 35, *size)]
    if stores == "kazans":
        half = (width - 2 * left - 20) / 2
        return [(left + half + 20, top + 52, half, 76), (left, top + 52, half, 76)]
    return []


def box(x: float, y: float, wide: float, high: float, held: int | None) -> str:
    """A store."""
    frame = f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" rx="34"/>'
    return frame if held is None else frame + label(x + wide / 2, y + high / 2, held, 34)


def points(board: Board, held: Sequence[int] | None) -> str:
    """The three squares, with stones as rings (light) and discs (dark)."""
    spots = {
        one["slot"]: (60 + STEP * one["x"], 40 + STEP * (6 - one["y"]))
        for one in board["slots"]
        if one["role"] == "point"
    }
    parts = [
        f'<line x1="{spots[a][0]}" y1="{spots[a][1]}" x2="{spots[b][0]}" y2="{spots[b][1]}"/>'
        for a, b in board["lines"]
    ]
    for slot, (x, y) in spots.items():
        stone = held[slot] if held else 0
        kind = {0: ("dot", 7), 1: ("light", 26), -1: ("dark", 26)}[stone]
        parts.append(f'<circle class="{kind[0]}" cx="{x}" cy="{y}" r="{kind[1]}"/>')
    parts += [label(60 + STEP * at, 40 + 6 * STEP + 48, "abcdefg"[at], 18) for at in range(7)]
    parts += [label(18, 40 + STEP * (6 - at), at + 1, 18) for at in range(7)]
    return svg(120 + 6 * STEP, 110 + 6 * STEP, parts)


def label(x: float, y: float, text: object, size: int) -> str:
    """A number or a letter, its middle at x, y."""
    return f'<text x="{x}" y="{y}" font-size="{size}">{text}</text>'


def svg(width: float, height: float, parts: list[str]) -> str:
    """The drawing; it is told in words beside it, or is an empty board."""
    return (
        f'<svg class="lines" viewBox="0 0 {width} {height}" aria-hidden="true">'
        f"{''.join(parts)}</svg>"
    )


# puzzles


def puzzle_sheets(words: Words) -> str:
    """A sheet of puzzles of each game, the solutions at the end."""
    sheets, solutions = [], []
    for key in PUZZLES:
        name = escape(words.caption(f"game-{key}"))
        figures, answers = [], []
        for number, (held, plies, move) in enumerate(chosen(key), 1):
            aim = words("class-aim-plies", n=(plies + 1) // 2) if plies else words("class-aim")
            figures.append(
                f"<figure>{drawn(starts.boards()[key], held)}"
                f"<figcaption>{number}. {escape(aim)}</figcaption></figure>"
            )
            answers.append(f"{number}: {move}")
        sheets.append(
            f'<section class="sheet whole"><h3>{name}</h3>'
            f'<div class="class-puzzles">{"".join(figures)}</div></section>\n'
        )
        solutions.append(f"<li>{name}: {', '.join(answers)}</li>")
    head = f"<h3>{escape(words('class-solutions'))}</h3>"
    return (
        f'{"".join(sheets)}<section class="class-solutions">{head}'
        f"<ul>{''.join(solutions)}</ul></section>\n"
    )


def chosen(key: str) -> list[tuple[list[int], int, str]]:
    """Stones, limit of plies (0: none) and first move of the puzzles of a game that go on paper."""
    path = ROOT / "engine" / "kazan" / "games" / key / "puzzles.json"
    entries = json.loads(path.read_text(encoding="utf-8"))["puzzles"]
    game = games.create(key)
    found = []
    for entry in entries:
        record, plies, _, move = puzzles.read(game, entry)
        state = record.state
        # on paper the lower row is the reader's, and nothing marks a tuzdik
        if state & 1 == 0 and not game.marks(state):
            found.append((list(game.slots(state)), plies, move))
        if len(found) == PUZZLES[key]:
            break
    return found

"""The examples on a rules page: two pictures, a caption, and what comes of the move."""

from __future__ import annotations

import json
import re
import subprocess
from html import escape
from typing import TYPE_CHECKING, Any, NamedTuple

from sitebuild import examples as engine
from sitebuild import setup, starts
from sitebuild.paths import WEB, BuildError

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from kazan.record import Record
    from sitebuild.examples import Example
    from sitebuild.facts import Facts, Line
    from sitebuild.words import Words

DRAWER = WEB.parent / "sitebuild" / "diagrams.mjs"


class Picture(NamedTuple):
    """A picture on the site, and its size in px."""

    address: str
    width: int
    height: int


# pictures


def diagrams(heaps: Path) -> dict[str, str]:
    """Plain name -> SVG of every picture of every example."""
    wanted: dict[str, Facts] = {}
    for source in engine.sources():
        for id, example in engine.examples(source).items():
            wanted[picture_name(source, id, "before")] = before(example)
            if example.line and example.in_rules:
                wanted[picture_name(source, id, "after")] = after(example.line)
    task = {
        "web": str(WEB),
        "heaps": json.loads(heaps.read_text(encoding="utf-8")),
        "boards": starts.boards(),
        "diagrams": list(wanted.values()),
    }
    done = subprocess.run(
        [setup.node(), DRAWER], input=json.dumps(task), capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise BuildError(f"The diagrams could not be drawn:\n{done.stderr.strip()}")
    return dict(zip(wanted, json.loads(done.stdout), strict=True))


def picture_name(source: str, id: str, when: str) -> str:
    """The plain name of a picture."""
    return f"pages/{source}-{id}-{when}.svg"


def size(svg: str) -> tuple[int, int]:
    """Width and height of a picture as the drawer writes them."""
    found = re.search(r'width="(\d+)" height="(\d+)"', svg)
    assert found
    return int(found[1]), int(found[2])


def before(example: Example) -> Facts:
    """The position that is shown, with a ring where the move begins."""
    line = example.line
    start = list(example.before.game.path(line.moves[0])) if line else []
    held = engine.slots(example.before)
    return {**position(example.before), "from": [slot for slot in start[:1] if held[slot]]}


def after(line: Line) -> Facts:
    """The position that comes of the line: where it ended, what was taken."""
    told = engine.steps(line)[-1]
    drops = [step[2] for step in told["steps"] if step[0] in ("drop", "place", "move")]
    taken = [step[1] for step in told["steps"] if step[0] in ("capture", "remove")]
    mills = [event["slots"] for event in told["events"] if event["kind"] == "mill"]
    shown = {**position(line.after), "to": drops[-1:], "lines": mills}
    return {**shown, "taken": [slot for slot in dict.fromkeys(taken) if slot not in drops[-1:]]}


def position(record: Record) -> Facts:
    """What is drawn of a position without any marks."""
    return {
        "game": record.game.key,
        "slots": engine.slots(record),
        "tuzdiks": [mark.slot for mark in record.game.marks(record.state)],
        "from": [],
        "to": [],
        "taken": [],
        "lines": [],
    }


# words


def figure(
    example: Example, place: str, caption: str, words: Words, pictures: Mapping[str, Picture]
) -> str:
    """The HTML of *example*, with the id *place* and *caption* in HTML."""
    line = example.line
    stands = [stand(example, "before", example.before, words, pictures)]
    told = [f"<p>{caption}</p>"] if caption else []
    if line:
        stands.append(stand(example, "after", line.after, words, pictures))
        told.append(facts(words("move", move=line.word), line, words))
        if example.instead:
            label = words("instead", move=example.instead.word)
            told.append(facts(label, example.instead, words))
    live = f' data-source="{example.source}" data-example="{example.id}"' if line else ""
    return (
        f'<figure class="example" id="{place}"{live}>'
        f'<div class="stands" data-count="{len(stands)}">{"".join(stands)}</div>'
        f"<figcaption>{''.join(told)}</figcaption></figure>\n"
    )


def step(
    example: Example, place: str, hint: str, words: Words, pictures: Mapping[str, Picture]
) -> str:
    """The HTML of a step of a lesson: the position, a *hint* in HTML, and the answer behind a fold."""
    line = example.line
    assert line
    answer = facts(words("move", move=line.word), line, words)
    return (
        f'<figure class="example step" id="{place}" data-source="{example.source}"'
        f' data-example="{example.id}"><div class="stands" data-count="1">'
        f"{stand(example, 'before', example.before, words, pictures)}</div>"
        f'<figcaption><p class="hint">{hint}</p>'
        f"<details><summary>{escape(words('answer'))}</summary>{answer}</details>"
        "</figcaption></figure>\n"
    )


def stand(
    example: Example, when: str, record: Record, words: Words, pictures: Mapping[str, Picture]
) -> str:
    """One picture, what it shows said in words."""
    said = escape(words(when, board=board_in_words(record, words)), quote=True)
    address, width, height = pictures[picture_name(example.source, example.id, when)]
    return (
        f'<img class="{when}" src="{address}" alt="{said}" width="{width}" height="{height}" '
        'loading="lazy" decoding="async">'
    )


def board_in_words(record: Record, words: Words) -> str:
    """The stones of a position, from the lower player's seat."""
    game, held = record.game, list(engine.slots(record))
    if game.key == "morris":
        names = [slot["name"] for slot in starts.boards()["morris"]["slots"][:24]]
        light, dark = (
            ", ".join(name for name, stone in zip(names, held, strict=False) if stone == colour)
            for colour in (1, -1)
        )
        return words("points", light=light or "–", dark=dark or "–", a=held[24], b=held[25])
    caps = {mark.slot for mark in game.marks(record.state)}
    pits = len(held) // 2 - 1
    south, north = (
        ", ".join(words("tuzdik-pit") if slot in caps else str(held[slot]) for slot in row)
        for row in (range(pits), range(pits, 2 * pits))
    )
    own, other = held[-2:]
    return words("rows", south=south, north=north, own=own, other=other)


def facts(label: str, line: Line, words: Words) -> str:
    """What *line* comes to, as a list: what its result states, and nothing else."""
    parts = [
        f"<li>{escape(fact(name, value, line, words))}</li>" for name, value in line.result.items()
    ]
    return f'<div class="outcome"><strong>{escape(label)}</strong><ul>{"".join(parts)}</ul></div>'


def fact(name: str, value: Any, line: Line, words: Words) -> str:
    """One fact of a result in words: ``NAME-VALUE`` of that language, else ``NAME`` with the number."""
    own = line.before.game.key
    if name == "nothing":
        return words.caption(f"nothing-{value.replace(' ', '-')}")
    exact = str(value).lower().replace(" ", "-")
    for id in (f"{name}-{exact}-{own}", f"{name}-{exact}", f"{name}-{own}", name):
        if id in words:
            pair = value if isinstance(value, list) else [value, ""]
            return words(id, n=value, a=pair[0], b=pair[1])
    raise BuildError(f"{words.file}: there is no text for {name} = {value!r}")

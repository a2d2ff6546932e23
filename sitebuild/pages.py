"""The rules pages: static HTML for each game and language, at addresses that stay.

    /LANGUAGE/              the list of the games, how they differ, fair play
    /LANGUAGE/GAME/SLUG/    the rules of a game, and its lesson; the slug is the language's own word
    /LANGUAGE/SLUG/         for teachers: a lesson plan, sheets that print, a tournament of the class
    /LANGUAGE/SLUG/         about the site: what stays on the device, whose work is in it

The name of a page is that of its source: a game, its lesson, class, about or index. A language has pages once
``web/pages/words.LANGUAGE.toml`` is there, and then it has all of them; and the lessons once
``lessons.LANGUAGE.toml`` is there. What must be taught has an id (``points.toml``), which each page must
have; the examples are checked by the engine (`sitebuild.examples`).
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache, partial
from html import escape
from typing import TYPE_CHECKING

from sitebuild import articles, examples, figures, i18n, parts, sheets
from sitebuild.articles import Article, Surroundings
from sitebuild.examples import LESSON
from sitebuild.figures import Picture
from sitebuild.paths import WEB, BuildError
from sitebuild.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

SOURCES = WEB / "pages"
INDEX = "index"
CLASS = "class"
ABOUT = "about"
GENERAL = (INDEX, CLASS, ABOUT)
"""The pages that are about no single game."""


@dataclass
class Page:
    """One page of the site."""

    language: str
    name: str
    address: str
    article: Article


def languages() -> list[str]:
    """The languages that have pages."""
    return [code for code in i18n.languages() if (SOURCES / f"words.{code}.toml").exists()]


@cache
def words_of(language: str) -> Words:
    """The words of *language*."""
    return Words(SOURCES / f"words.{language}.toml")


def names(language: str) -> list[str]:
    """The names of the pages of *language*, the index first."""
    lessons = [name for name in examples.sources() if name.endswith(LESSON)]
    return [*GENERAL, *examples.names(), *(lessons if words_of(language).lessons else [])]


@cache
def addresses() -> dict[str, str]:
    """Plain name, ``pages/LANGUAGE/NAME``, to the address of every page."""
    found = {}
    for language in languages():
        words = words_of(language)
        for name in names(language):
            slug = words("slug-lesson" if name.endswith(LESSON) else "slug")
            own = {INDEX: "", **{one: f"{words(f'{one}-slug')}/" for one in (CLASS, ABOUT)}}
            path = own.get(name, f"{game_of(name)}/{slug}/")
            found[f"pages/{language}/{name}"] = f"/{language}/{path}"
    return found


def game_of(name: str) -> str:
    """The game that page *name* is about."""
    return name.removesuffix(LESSON)


def slugs() -> dict[str, dict[str, str]]:
    """Language -> its slugs, for the app to make addresses of."""
    found = {"rules": "slug", "class": "class-slug", "about": "about-slug"}
    return {
        language: {name: words_of(language)(id) for name, id in found.items()}
        for language in languages()
    }


def is_extra(path: str) -> bool:
    """Whether the file at *path* belongs to the rules pages, which no game waits for."""
    first = path.split("/")[1]
    parts = [
        f"/assets/{part}-"
        for part in ("pages", "rules", "try", "lesson", "class", "parts", "licenses")
    ]
    return first in languages() or path.startswith(tuple(parts))


def read(language: str, pictures: Mapping[str, Picture]) -> list[Page]:
    """Every page of *language*; raises `BuildError` for one that cannot be read."""
    words = words_of(language)
    where = addresses()
    return [
        Page(
            language,
            name,
            where[f"pages/{language}/{name}"],
            articles.read(SOURCES / f"{name}.{language}.md", around(name, words, pictures)),
        )
        for name in names(language)
    ]


def around(name: str, words: Words, pictures: Mapping[str, Picture]) -> Surroundings:
    """What the page *name* in the language of *words* may refer to."""
    where = addresses()
    known = {} if name in GENERAL else examples.examples(name)

    def figure(id: str, place: str, caption: str) -> str:
        if id not in known:
            raise BuildError(f"{name}.{words.language}.md: {name}.toml has no example {id}")
        draw = figures.step if name.endswith(LESSON) else figures.figure
        return draw(known[id], place, caption, words, pictures)

    def address(link: str) -> str:
        if link.startswith("#"):
            return link
        if link == "play":
            return play_address(name)
        plain = f"pages/{words.language}/{link}"
        if plain not in where:
            raise BuildError(f"{name}.{words.language}.md: there is no page {link}")
        return where[plain]

    blocks: dict[str, Callable[[], str]] = {
        "games": partial(games_list, words),
        "rules": lambda: sheets.rule_sheets(words, rules_in_short(words, pictures)),
        "boards": partial(sheets.boards, words),
        "puzzles": partial(sheets.puzzle_sheets, words),
        "tournament": partial(tournament, words),
        "parts": partial(parts_list, words),
    }
    return Surroundings(SOURCES, words.language, figure, address, blocks, words("table"))


def rules_in_short(words: Words, pictures: Mapping[str, Picture]) -> dict[str, str]:
    """The HTML of the rules of each game."""
    return {
        game: articles.read(
            SOURCES / f"{game}.{words.language}.md", around(game, words, pictures)
        ).html
        for game in examples.names()
    }


def play_address(name: str) -> str:
    """Where the game of page *name* is set up, in the app."""
    return "/" if name in GENERAL else f"/#/new/{game_of(name)}"


def games_list(words: Words) -> str:
    """The games with a line about each, as HTML."""
    where = addresses()
    items = [
        f'<li><a href="{where[f"pages/{words.language}/{game}"]}">'
        f"<strong>{escape(words.caption(f'game-{game}'))}</strong>"
        f"<span>{escape(words.caption(f'game-{game}.about'))}</span></a></li>"
        for game in examples.names()
    ]
    return f'<ul class="games">{"".join(items)}</ul>\n'


def tournament(words: Words) -> str:
    """Where the page's script puts the tournament of a class."""
    return f'<div id="class-tournament"><noscript><p>{escape(words("class-script"))}</p></noscript></div>\n'


def parts_list(words: Words) -> str:
    """What is shipped, as a table."""
    label = escape(words("table"), quote=True)
    heads = (words(f"about-{head}") for head in ("name", "version", "licence"))
    return (
        f'<div class="scroll" role="group" tabindex="0" aria-label="{label}">'
        f"{parts.as_html(*heads)}</div>\n"
    )


# what must be so


def points() -> dict[str, list[str]]:
    """The ids of the points that each page must have."""
    stated: dict[str, list[str]] = tomllib.loads(
        (SOURCES / "points.toml").read_text(encoding="utf-8")
    )
    games = {name: stated["every-game"] + stated[name] for name in examples.names()}
    return {**{name: stated[name] for name in GENERAL}, **games}


def faults() -> list[str]:
    """Everything that is missing or not so, over all games and languages."""
    found = [f"web/pages: {game} has no rules, no {game}.toml" for game in examples.without_rules()]
    found += [fault for source in examples.sources() for fault in examples.faults(source)]
    if found:
        return found
    blank = {name: Picture("/", 1, 1) for name in picture_names()}
    wanted = points()
    for language in languages():
        try:
            pages = read(language, blank)
        except (BuildError, OSError, ValueError) as error:
            found.append(str(error))
            continue
        for page in pages:
            found += page_faults(page, wanted.get(page.name, []))
    return found


def page_faults(page: Page, wanted: list[str]) -> list[str]:
    """What is wrong with one page."""
    article = page.article
    missing = [id for id in wanted if id not in article.ids]
    twice = sorted({id for id in article.ids if article.ids.count(id) > 1})
    unused = (
        []
        if page.name in GENERAL
        else sorted(set(examples.examples(page.name)) - set(article.examples))
    )
    return [
        *(f"{article.file}: the point {id} is missing" for id in missing),
        *(f"{article.file}: the id {id} is there twice" for id in twice),
        *(f"{article.file}: the example {id} is not shown" for id in unused),
    ]


def picture_names() -> list[str]:
    """The plain name of every picture."""
    return [
        figures.picture_name(source, id, when)
        for source in examples.sources()
        for id, example in examples.examples(source).items()
        for when in (("before", "after") if example.line and example.in_rules else ("before",))
    ]

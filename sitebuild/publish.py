"""The files of the rules pages: HTML from the articles and the templates, and the sitemap."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from sitebuild import examples, i18n, pages
from sitebuild.examples import LESSON

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from sitebuild.figures import Picture
    from sitebuild.pages import Page


def host() -> str:
    """Where the site will be, such as https://example.org; empty where the build cannot know."""
    return os.environ.get("URL", "").rstrip("/") if os.environ.get("NETLIFY") else ""


def write(folder: Path, assets: Mapping[str, str], pictures: Mapping[str, Picture]) -> None:
    """Write every page below *folder*, and the sitemap where the host is known."""
    every = {language: pages.read(language, pictures) for language in pages.languages()}
    templates = Environment(
        loader=FileSystemLoader(pages.SOURCES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    kinds = ("page", "lesson", pages.CLASS, pages.ABOUT)
    template = {kind: templates.get_template(f"{kind}.jinja") for kind in kinds}
    for those in every.values():
        for page in those:
            target = folder / page.address.strip("/")
            target.mkdir(parents=True)
            html = template[kind_of(page)].render(context(page, every, assets))
            (target / "index.html").write_text(html, encoding="utf-8")
    if host():
        where = [page.address for those in every.values() for page in those]
        (folder / "sitemap.xml").write_text(sitemap(where), encoding="utf-8")


def kind_of(page: Page) -> str:
    """Which template *page* is written with."""
    if page.name in (pages.CLASS, pages.ABOUT):
        return page.name
    return "lesson" if page.name.endswith(LESSON) else "page"


def context(
    page: Page, every: Mapping[str, list[Page]], assets: Mapping[str, str]
) -> dict[str, Any]:
    """What the template needs for *page*."""
    words = pages.words_of(page.language)
    here = host()
    names = i18n.languages()
    same = {
        one.language: one.address
        for those in every.values()
        for one in those
        if one.name == page.name
    }
    own = {one.name: one.address for one in every[page.language]}
    games = [(words.caption(f"game-{game}"), own[game], game) for game in examples.names()]
    return {
        "page": page,
        "article": page.article,
        "body": Markup(page.article.html),  # made by us, its texts escaped there
        "words": words,
        "assets": assets,
        "host": here,
        "same": [(code, names[code], address) for code, address in same.items()],
        "games": games,
        "index": own[pages.INDEX],
        "about": own[pages.ABOUT],
        "rules": own.get(pages.game_of(page.name)),
        "lesson": own.get(page.name + LESSON),
        "play": pages.play_address(page.name),
        "data": Markup(structured(page)),
    }


def structured(page: Page) -> str:
    """The questions of *page* as structured data for search engines; empty if it has none."""
    asked = [
        {
            "@type": "Question",
            "name": question,
            "acceptedAnswer": {"@type": "Answer", "text": answer},
        }
        for question, answer in page.article.questions
    ]
    if not asked:
        return ""
    whole = {
        "@context": "https://schema.org",
        "@type": "FAQPage",
        "inLanguage": page.language,
        "mainEntity": asked,
    }
    text = json.dumps(whole, ensure_ascii=False)
    return text.replace("<", "\\u003c")  # nothing in it may end the script element


def sitemap(where: list[str]) -> str:
    """The sitemap of the pages at the addresses *where*."""
    urls = "".join(f"<url><loc>{host()}{address}</loc></url>" for address in ["/", *where])
    space = "http://www.sitemaps.org/schemas/sitemap/0.9"
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="{space}">{urls}</urlset>\n'

"""The rules pages' sources: Markdown with a few marks of our own, read into HTML.

A source is ``web/pages/NAME.LANGUAGE.md``. It opens with its front matter: title and description, each a
line of ``key: value``, between two lines of three hyphens. In the text

    [#id] …           at the start of a heading, paragraph, list item or table cell: its id, by which a
                      point that must be taught is found (``web/pages/points.toml``); several may follow
    [example: id] …   a paragraph of its own: the example of the game's .toml file, with a caption
    [include: name]   a paragraph of its own: the text of NAME.LANGUAGE.md, which several pages share
    [games]           a paragraph of its own: what the site makes in its place; see `pages.around`
    [text](mangala)   a link to that game's page in the same language; (index) is the list of the games,
                      (play) the game itself
    ### …             under the heading with the id ``questions``: a question; what follows answers it

Everything else is CommonMark with tables; HTML is not.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html import escape
from typing import TYPE_CHECKING

from markdown_it import MarkdownIt
from markdown_it.token import Token

from sitebuild.paths import BuildError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

IDS = re.compile(r"\[#([a-z0-9-]+)\]\s*")
MARK = re.compile(r"\[(example|include): ([a-z0-9-]+)\]\s*(.*)", re.DOTALL)
BLOCK = re.compile(r"\[([a-z-]+)\]")
QUESTIONS = "questions"
CONTAINERS = ("heading_open", "paragraph_open", "td_open", "th_open")

Address = str
"""Where a link leads."""


@dataclass
class Article:
    """One source, read."""

    file: str
    title: str = ""
    description: str = ""
    html: str = ""
    headings: list[tuple[str, str]] = field(default_factory=list)  # id and text of each h2
    questions: list[tuple[str, str]] = field(default_factory=list)  # question, answer in HTML
    ids: list[str] = field(default_factory=list)
    examples: list[str] = field(default_factory=list)


@dataclass
class Surroundings:
    """What a source may refer to: all that differs between pages and languages."""

    folder: Path
    language: str
    figure: Callable[
        [str, str, str], str
    ]  # id of an example, of the figure, caption in HTML -> HTML
    address: Callable[[str], Address]  # name in a link -> where it leads
    blocks: Mapping[str, Callable[[], str]]  # what stands in place of [name]
    table_label: str  # what a screen reader says of a table that scrolls


def read(path: Path, around: Surroundings) -> Article:
    """The article in *path*; raises `BuildError` for a mark that means nothing."""
    article = Article(path.name)
    text = path.read_text(encoding="utf-8")
    body = front_matter(article, text)
    article.html = Reader(article, around).render(body)
    return article


def front_matter(article: Article, text: str) -> str:
    """Take the front matter of *text* into *article*; returns the rest."""
    head, rule, body = text.removeprefix("---\n").partition("\n---\n")
    if not text.startswith("---\n") or not rule:
        raise BuildError(f"{article.file}: there is no front matter between lines of ---")
    for line in head.splitlines():
        key, colon, value = line.partition(": ")
        if not colon or key not in ("title", "description"):
            raise BuildError(f"{article.file}: {line!r} is not title or description")
        setattr(article, key, value.strip())
    if not article.title or not article.description:
        raise BuildError(f"{article.file}: title and description are both needed")
    return body


class Reader:
    """Renders one source; the marks are worked out on the tokens, so that nothing else is touched."""

    def __init__(self, article: Article, around: Surroundings) -> None:
        self.article = article
        self.around = around
        self.markdown = MarkdownIt("commonmark", {"html": False, "typographer": False})
        self.markdown.enable("table")

    def render(self, body: str) -> str:
        """The HTML of *body*; fills in what the article has."""
        tokens = self.marked(self.markdown.parse(body))
        self.collect(tokens)
        return self.html(tokens)

    def html(self, tokens: list[Token]) -> str:
        """The HTML of *tokens*."""
        return str(self.markdown.renderer.render(tokens, self.markdown.options, {}))

    def marked(self, tokens: list[Token]) -> list[Token]:
        """*tokens* with every mark of our own worked out."""
        made: list[Token] = []
        for at, token in enumerate(tokens):
            if token.type == "table_open":
                label = escape(self.around.table_label, quote=True)
                made.append(
                    raw(f'<div class="scroll" role="group" tabindex="0" aria-label="{label}">')
                )
            if token.type == "th_open" and not tokens[at + 1].content:
                token.tag = tokens[at + 2].tag = (
                    "td"  # an empty head says nothing to a screen reader
                )
            if token.type != "inline":
                made.append(token)
                if token.type == "table_close":
                    made.append(raw("</div>\n"))
                continue
            self.name(token, tokens, at)
            self.link(token)
            block = self.block(token)
            if block is None:
                made.append(token)
            else:  # in place of the paragraph, whose end is dropped below
                made[-1] = block
                block.meta["instead"] = True
        return [
            token
            for at, token in enumerate(made)
            if not (token.type == "paragraph_close" and at and made[at - 1].meta.get("instead"))
        ]

    def name(self, token: Token, tokens: list[Token], at: int) -> None:
        """Give the element around *token* the ids that its text begins with."""
        ids = []
        while found := IDS.match(token.content):
            ids.append(found[1])
            token.content = token.content[found.end() :]
        if not ids:
            return
        parsed = self.markdown.parseInline(token.content)[0]
        token.children = parsed.children
        opening = tokens[at - 1]
        assert opening.type in CONTAINERS, opening.type
        if opening.hidden:  # the paragraph of a tight list is not written: its item is
            opening = tokens[at - 2]
        opening.attrSet("id", ids[0])
        self.article.ids += ids
        spans = [raw(f'<span id="{id}"></span>', "html_inline") for id in ids[1:]]
        token.children = [*spans, *(token.children or [])]

    def link(self, token: Token) -> None:
        """Send the links of *token* where they lead."""
        for child in token.children or []:
            if child.type == "link_open":
                child.attrSet("href", self.around.address(str(child.attrGet("href"))))

    def block(self, token: Token) -> Token | None:
        """What stands in place of a paragraph that is a mark; None for any other."""
        made = BLOCK.fullmatch(token.content)
        if made and made[1] in self.around.blocks:
            return raw(self.around.blocks[made[1]]())
        found = MARK.fullmatch(token.content)
        if not found:
            return None
        kind, name, rest = found.groups()
        if kind == "include":
            path = self.around.folder / f"{name}.{self.around.language}.md"
            if not path.exists():
                raise BuildError(f"{self.article.file}: there is no {path.name}")
            return raw(self.render(path.read_text(encoding="utf-8")))
        self.article.examples.append(name)
        times = self.article.examples.count(name)
        place = f"example-{name}" + (f"-{times}" if times > 1 else "")
        caption = self.markdown.renderInline(rest) if rest else ""
        return raw(self.around.figure(name, place, caption))

    def collect(self, tokens: list[Token]) -> None:
        """Note the headings and, in their section, the questions with their answers."""
        section = ""
        asked: str | None = None
        answer: list[Token] = []

        def close() -> None:
            if asked is not None:
                said = [token for token in answer if token.type != "html_block"]
                self.article.questions.append((asked, self.html(said).strip()))

        for at, token in enumerate(tokens):
            if token.type == "heading_open":
                close()
                asked, answer = None, []
                text = plain(tokens[at + 1])
                if token.tag == "h2":
                    section = str(token.attrGet("id") or "")
                    if not section:
                        raise BuildError(f"{self.article.file}: the heading {text!r} needs an id")
                    self.article.headings.append((section, text))
                elif section == QUESTIONS:
                    asked = text
            elif asked is not None and not belongs_to_heading(tokens, at):
                answer.append(token)
        close()


def belongs_to_heading(tokens: list[Token], at: int) -> bool:
    """Whether token *at* is the text or the end of a heading."""
    return tokens[at].type == "heading_close" or tokens[at - 1].type == "heading_open"


def raw(html: str, kind: str = "html_block") -> Token:
    """A token that is written as it stands."""
    return Token(kind, "", 0, content=html)


def plain(token: Token) -> str:
    """The words of an inline token without their marks."""
    return "".join(child.content for child in token.children or [])

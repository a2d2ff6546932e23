"""The rules pages: what they state is so, what must be taught is there, every link leads somewhere."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import html5lib
import pytest

from kazan import games
from kazan.record import Record
from sitebuild import articles, examples, facts, figures, pages, publish
from sitebuild.figures import Picture
from sitebuild.paths import WEB, BuildError
from sitebuild.words import Words
from tests.hrefs import Links

ASSETS = (
    "pages/pages.css pages/try.js pages/lesson.js pages/class.js manifest.webmanifest icons/favicon.svg "
    "icons/apple-touch-icon-180.png licenses.txt parts.json"
)
LANGUAGES = pages.languages()
STATED = [(source, id) for source in examples.sources() for id in examples.examples(source)]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Every page, with plain names for what the build would add."""
    folder = tmp_path_factory.mktemp("site")
    pictures = {name: Picture(f"/assets/{name}", 4, 3) for name in pages.picture_names()}
    assets = {name: f"/assets/{name}" for name in ASSETS.split()}
    publish.write(folder, assets, pictures)
    return folder


def written(folder: Path) -> Iterator[tuple[str, str]]:
    """Address and HTML of every page."""
    for file in sorted(folder.rglob("index.html")):
        yield f"/{file.parent.relative_to(folder)}/", file.read_text(encoding="utf-8")


@pytest.mark.parametrize(("source", "id"), STATED)
def test_an_example_states_what_the_engine_finds(source: str, id: str) -> None:
    example = examples.examples(source)[id]
    lines = [line for line in (example.line, example.instead) if line]
    assert [fault for line in lines for fault in facts.wrong(line)] == []
    assert all(line.result for line in lines)


def test_every_page_has_every_point() -> None:
    assert pages.faults() == []


def test_a_wrong_result_is_told_of() -> None:
    line = examples.play(Record.begin(games.create("mangala")), "4", {})
    lying = facts.Line(line.word, line.records, line.moves, {"again": 2, "colour": "red"})
    assert facts.wrong(lying) == ["4: again is 1, not 2", "nobody knows the fact colour"]


def test_the_html_is_valid(site: Path) -> None:
    for address, html in written(site):
        parser = html5lib.HTMLParser(strict=True)
        parser.parse(html)
        ids = Links(html).ids
        assert len(set(ids)) == len(ids), address


def test_every_link_leads_somewhere(site: Path) -> None:
    found = dict(written(site))
    ids = {address: Links(html).ids for address, html in found.items()}
    broken = [
        f"{address}: {link}"
        for address, html in found.items()
        for link in Links(html).links
        if not leads(link, address, ids)
    ]
    assert broken == []


def leads(link: str, page: str, ids: dict[str, list[str]]) -> bool:
    """Whether *link* on *page* leads to a page, a place on one, the app or a file of the build."""
    address, _, place = link.partition("#")
    if address == "/":
        return place == "" or re.fullmatch(r"/new/\w+", place) is not None
    if address.startswith("/assets/"):
        return True
    address = address or page
    return address in ids and (not place or place in ids[address])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_knows_its_language_and_the_others(site: Path, language: str) -> None:
    for name in pages.names(language):
        address = pages.addresses()[f"pages/{language}/{name}"]
        html = (site / address.strip("/") / "index.html").read_text(encoding="utf-8")
        assert f'<html lang="{language}">' in html
        alternates = re.findall(r'rel="alternate" hreflang="(\w+)" href="([^"]+)"', html)
        assert dict(alternates) == {
            code: pages.addresses()[f"pages/{code}/{name}"]
            for code in LANGUAGES
            if name in pages.names(code)
        }
        assert html.count("<h1>") == 1


def test_questions_are_structured_data(site: Path) -> None:
    html = (site / "en/mangala/rules/index.html").read_text(encoding="utf-8")
    found = re.search(r'<script type="application/ld\+json">(.*?)</script>', html, re.DOTALL)
    assert found
    data: dict[str, Any] = json.loads(found[1])
    assert data["@type"] == "FAQPage"
    questions = [entry["name"] for entry in data["mainEntity"]]
    assert "How many stones are there?" in questions
    assert all(entry["acceptedAnswer"]["text"] for entry in data["mainEntity"])


def test_the_host_makes_canonical_addresses_and_a_sitemap(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pictures = {name: Picture("/", 1, 1) for name in pages.picture_names()}
    assets = dict.fromkeys(ASSETS.split(), "/")
    publish.write(tmp_path / "unknown", assets, pictures)
    assert not (tmp_path / "unknown" / "sitemap.xml").exists()
    monkeypatch.setenv("NETLIFY", "true")
    monkeypatch.setenv("URL", "https://kazan.example/")
    publish.write(tmp_path / "known", assets, pictures)
    sitemap = (tmp_path / "known" / "sitemap.xml").read_text(encoding="utf-8")
    assert "<loc>https://kazan.example/en/mangala/rules/</loc>" in sitemap
    html = (tmp_path / "known/en/mangala/rules/index.html").read_text(encoding="utf-8")
    assert '<link rel="canonical" href="https://kazan.example/en/mangala/rules/">' in html


def around(folder: Path) -> articles.Surroundings:
    """Surroundings in which everything is said plainly."""
    return articles.Surroundings(
        folder,
        "en",
        lambda id, place, caption: f"<figure>{id} {place} {caption}</figure>",
        lambda link: f"/to/{link}",
        {"games": lambda: "<ul></ul>"},
        "Table",
    )


def read(folder: Path, body: str) -> articles.Article:
    """The article with *body*."""
    path = folder / "page.en.md"
    path.write_text(f"---\ntitle: T\ndescription: D\n---\n{body}", encoding="utf-8")
    return articles.read(path, around(folder))


def test_the_marks_of_a_source(tmp_path: Path) -> None:
    (tmp_path / "more.en.md").write_text("[#shared] *More.*", encoding="utf-8")
    article = read(
        tmp_path,
        "## [#one] One\n\n- [#a] first\n- second\n\n[example: x] A **caption**.\n\n[include: more]\n\n"
        "| a | b |\n|---|---|\n| [#cell] c | [to](kalah) |\n\n"
        "## [#questions] Questions\n\n### [#q] Why?\n\nBecause.\n\n[example: y]\n",
    )
    assert article.ids == ["one", "a", "shared", "cell", "questions", "q"]
    assert article.examples == ["x", "y"]
    assert '<li id="a">first</li>' in article.html
    assert "<figure>x example-x A <strong>caption</strong>.</figure>" in article.html
    assert '<p id="shared"><em>More.</em></p>' in article.html
    assert '<td id="cell">c</td>' in article.html
    assert 'href="/to/kalah"' in article.html
    assert article.headings == [("one", "One"), ("questions", "Questions")]
    assert article.questions == [("Why?", "<p>Because.</p>")]


@pytest.mark.parametrize(
    ("body", "fault"),
    [("[include: lost]", "there is no lost.en.md"), ("## No id", "needs an id")],
)
def test_a_mark_that_means_nothing_is_refused(tmp_path: Path, body: str, fault: str) -> None:
    with pytest.raises(BuildError, match=fault):
        read(tmp_path, body)


def test_every_language_has_every_word_of_english() -> None:
    english = set(pages.words_of("en").texts)
    for language in LANGUAGES:
        own = set(pages.words_of(language).texts)
        # a language may say one value or one game apart: NAME-VALUE, NAME-GAME
        assert english <= own, sorted(english - own)
        roots = {id for id in own - english if id.rsplit("-", 1)[0] not in english}
        assert not roots, sorted(roots)


LABELS = {
    "kalah": ("tool-teach", "option-kalah-leftovers"),
    "toguz": ("option-toguz-repetition",),
    "gaziantep": (
        "option-gaziantep-start-hole",
        "option-gaziantep-start-hole.value-any",
        "option-gaziantep-chain.value-in-turn",
    ),
    "class": ("settings-big",),
    **{f"{game}.lesson": ("tool-teach",) for game in ("mangala", "kalah", "toguz", "morris")},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_page_calls_by_name_is_called_so_in_the_app(language: str) -> None:
    words = pages.words_of(language)
    for page, ids in LABELS.items():
        text = (WEB / "pages" / f"{page}.{language}.md").read_text(encoding="utf-8").lower()
        for id in ids:
            quoted = re.compile(f"[“«][^”»]*{re.escape(words.caption(id).lower())}")
            assert quoted.search(text), (page, id)


def test_lessons_have_eight_steps_or_more_and_every_word() -> None:
    english = set(pages.words_of("en").lessons)
    for game in examples.names():
        assert len(examples.examples(f"{game}.lesson")) >= 8
    for language in LANGUAGES:
        words = pages.words_of(language).lessons
        assert not words or set(words) == english


def test_a_step_takes_every_move_that_comes_to_its_result() -> None:
    step = examples.examples("mangala.lesson")["sow"]
    assert examples.as_right(step) == [
        [0],
        [2],
        [4],
        [5],
    ]  # pit 4 moves again, which is another result


def test_a_missing_word_is_told_of(tmp_path: Path) -> None:
    path = tmp_path / "words.en.toml"
    path.write_text('captures = "Captured: {n}"', encoding="utf-8")
    line = examples.play(Record.begin(games.create("mangala")), "4", {})
    assert figures.fact("captures", 3, line, Words(path)) == "Captured: 3"
    with pytest.raises(BuildError, match="no text for again"):
        figures.fact("again", 1, line, Words(path))


def test_night_is_the_same_with_and_without_the_script() -> None:
    css = (WEB / "style" / "theme.css").read_text(encoding="utf-8")
    nights = re.findall(
        r":root(?:\[data-theme=\"night\"\]|:not\(\[data-theme\]\)) \{(.*?)\}", css, re.DOTALL
    )
    assert len(nights) == 2
    assert nights[0].split() == nights[1].split()

"""Texts for readers contain no phrases that sound translated (CONTRIBUTING.md, How we write)."""

from __future__ import annotations

import ast
import re

import pytest

from tests.sources import text_of, walked
from tests.unit.test_imports import FILES, MODEL, ROOT

PHRASES = re.compile(
    r"""\b(?:
        whoever | anew | (?:for|of|to)\ who | thereof | whereby | to\ be\ had | the\ own
        | (?:tell|tells|told|telling)\ of | (?:is|are|was|were)\ told | what\ (?:is|was)\ (?:said|told)
        | by\ the\ eyes?\ of | in\ the\ manner\ of | holds?\ at\ once | comes?\ to\ light | gone\ with\ it
    )\b""",
    re.VERBOSE | re.IGNORECASE,
)
ALLOWED = frozenset({("CONTRIBUTING.md", "holds at once")})
"""Files that quote a phrase in order to advise against it."""

PAGES = (*sorted((ROOT / "docs").rglob("*.md")), ROOT / "README.md", ROOT / "CONTRIBUTING.md")

WINDOW_TEXTS = tuple(
    path
    for folder in ("alhambra_desktop/resources", "examples", "tests/specimen")
    for kind in ("words/en/*.ftl", "words/en.toml", "rules/en/*.md", "rules/en.md")
    for path in sorted((ROOT / folder).rglob(kind))
)
STRAIGHT = re.compile(r"[A-Za-z}]'[a-z]|s' ")
CURLY = re.compile(r"[A-Za-z]’[a-z]|s’ ")
FLUENT = re.compile(r"[\w-]+ = ")
"""A line of a words file that a page quotes."""

LISTED = re.compile(r"(?:words|picture|cards|scoring|see): |\||(?:rulebook-stop-words|player-names) = ")
"""Lines that contain lists instead of sentences."""

LONGEST = 30
"""Maximum number of words in a sentence of the window."""


def phrases(text: str) -> list[str]:
    """Return the rejected phrases in a text, which may span lines."""
    return [" ".join(found.lower().split()) for found in PHRASES.findall(" ".join(text.split()))]


def docstrings(source: str) -> list[str]:
    kinds = ast.Module | ast.ClassDef | ast.FunctionDef
    return [ast.get_docstring(node) or "" for node in walked(source) if isinstance(node, kinds)]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("For whoever\n plays it", ["whoever"]),
        ("Every change Holds at once.", ["holds at once"]),
        ("Decide for\nwho plays; be told.", ["for who"]),
        ("Somebody for whom it was shown; holds at least one.", []),
    ],
)
def test_phrases_are_found(text: str, found: list[str]) -> None:
    assert phrases(text) == found


def test_pages_are_in_plain_english() -> None:
    found = {
        (page.relative_to(ROOT).as_posix(), phrase)
        for page in PAGES
        for phrase in phrases(page.read_text("utf-8"))
    }
    assert found == ALLOWED


def test_docstrings_of_the_model_are_in_plain_english() -> None:
    found = [
        (name, phrase)
        for name, path in FILES.items()
        if name.startswith(MODEL)
        for docstring in docstrings(text_of(path))
        for phrase in phrases(docstring)
    ]
    assert found == []


def window_lines() -> list[tuple[str, str]]:
    """Return the lines of English text in the window, with their file names."""
    return [
        (path.name, line)
        for path in WINDOW_TEXTS
        for line in path.read_text("utf-8").splitlines()
        if not (path.suffix == ".ftl" and line.startswith("#"))
    ]


def test_apostrophes_are_curly_in_the_window_and_straight_in_pages() -> None:
    assert [found for found in window_lines() if STRAIGHT.search(found[1])] == []
    pages = [page for page in (*PAGES, ROOT / "CHANGELOG.md") if page.parent.name != "languages"]
    lines = [(page.name, line) for page in pages for line in page.read_text("utf-8").splitlines()]
    assert [found for found in lines if CURLY.search(found[1]) and not FLUENT.match(found[1])] == []


def test_sentences_of_the_window_are_short() -> None:
    """No sentence of a message, a lesson or a rule is longer than thirty words."""
    too_long = [
        (name, sentence)
        for name, line in window_lines()
        if not LISTED.match(line)
        for sentence in re.split(
            r"(?<=[.?!:;])\s", re.sub(r"\{[^}]*\}", "x", line.partition(" = ")[2] or line)
        )
        if len(re.findall(r"\w[^\s]*", sentence)) > LONGEST
    ]
    assert too_long == []

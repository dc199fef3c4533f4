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

"""Names that the glossary has replaced do not return to the code."""

from __future__ import annotations

import ast
import re

import pytest

from tests.sources import text_of, walked
from tests.unit.test_imports import FILES, ROOT

PAGE = (ROOT / "docs" / "glossary.md").read_text("utf-8")
RETIRED = frozenset(re.findall(r"\*\*(\w+)\*\*", PAGE.partition("## Game")[2]))
AS_MODULES = frozenset(("cover", "shell"))
"""Retired as names of modules only."""

PAINTED = "buildings"
"""Part of the names of files where *air* is meant literally."""


def names(source: str) -> set[str]:
    """Return the names that a source defines: attributes, classes, functions, arguments and variables."""
    found = set[str]()
    for node in walked(source):
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.arg(arg=name):
                found.add(name)
            case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                found.add(name)
    return found


def test_the_glossary_lists_retired_words():
    assert {"air", "lamps", "slate", "ribbon"} <= RETIRED


@pytest.mark.parametrize("word", sorted(RETIRED))
def test_a_retired_word_is_not_used_as_a_name(word):
    modules = [name for name in FILES if name.rpartition(".")[2] in (word, f"{word}s")]
    defined = [
        name
        for name, path in FILES.items()
        if word not in AS_MODULES and PAINTED not in name and {word, f"_{word}"} & names(text_of(path))
    ]
    assert (modules, defined) == ([], [])


def test_names_finds_all_definitions():
    assert names("class A:\n    def b(self, c):\n        self.d = e = 1\n") >= {"A", "b", "c", "d", "e"}


VAGUE = frozenset(re.findall(r"\*(\w+)\*", PAGE.partition("## Names in code")[2].partition("\n## ")[0]))


def test_vague_names_are_not_used():
    assert {"told", "said"} <= VAGUE
    vague = VAGUE | {f"_{word}" for word in VAGUE}
    assert [(name, word) for name, path in FILES.items() for word in vague & names(text_of(path))] == []

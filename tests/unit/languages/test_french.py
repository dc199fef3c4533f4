"""French terms and typography."""

from __future__ import annotations

import re

from fluent.syntax import ast as fluent

from alhambra_desktop.words import word_files
from tests.translation import entries, nodes

OTHER_TERMS = re.compile(r"\b(exacte?s?|action en plus|étals?|une tuile en main)\b")
"""French for what has another name all over the program (docs/languages/fr.md)."""


def test_french_has_one_word_for_one_thing():
    texts = {
        name: "".join(text.value for text in nodes(entry, fluent.TextElement))
        for name, entry in entries("fr").items()
    }
    assert {name: text for name, text in texts.items() if OTHER_TERMS.search(text)} == {}


def test_nothing_is_said_of_a_name_that_would_be_elided():
    """*La main de Inès* is no French: *de* and *que* stand before no name."""
    elided = re.compile(r"\b(de|que|si) \{ \$names? \}")
    texts = "\n".join(path.read_text("utf-8") for path in word_files("fr"))
    assert elided.findall(texts) == []


def test_french_signs_do_not_begin_a_line():
    texts = (
        (name, text.value)
        for name, entry in entries("fr").items()
        for text in nodes(entry, fluent.TextElement)
    )
    parted = [name for name, text in texts if re.search(r" [:;?!%»](?=[\s,.)]|$)|« ", text)]
    assert parted == [], "a no-break space stands before : ; ? ! % and », and behind «"

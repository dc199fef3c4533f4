"""French terms and typography."""

from __future__ import annotations

import re

from fluent.syntax import ast as fluent

from alhambra_desktop.words import word_files
from tests.translation import entries, nodes

OTHER_TERMS = re.compile(r"\b(exacte?s?|action en plus|étals?|une tuile en main)\b")
"""French words that the program replaces by other terms (docs/languages/fr.md)."""


def test_french_uses_one_term_for_each_idea():
    texts = {
        name: "".join(text.value for text in nodes(entry, fluent.TextElement))
        for name, entry in entries("fr").items()
    }
    assert {name: text for name, text in texts.items() if OTHER_TERMS.search(text)} == {}


def test_no_word_with_elision_precedes_a_name():
    """*La main de Inès* is wrong: *de* and *que* never precede a name."""
    elided = re.compile(r"\b(de|que|si) \{ \$names? \}")
    texts = "\n".join(path.read_text("utf-8") for path in word_files("fr"))
    assert elided.findall(texts) == []


def test_french_punctuation_has_no_break_spaces():
    texts = (
        (name, text.value)
        for name, entry in entries("fr").items()
        for text in nodes(entry, fluent.TextElement)
    )
    parted = [name for name, text in texts if re.search(r" [:;?!%»](?=[\s,.)]|$)|« ", text)]
    assert parted == [], "a no-break space stands before : ; ? ! % and », and behind «"

"""German terms, grammar and typography."""

from __future__ import annotations

import re

from fluent.syntax import ast as fluent

from alhambra_desktop.words import word_files
from tests.translation import entries, nodes

OTHER_TERMS = re.compile(
    r"\b(Basar\w*|Wertungsrunden?|Gebäudetyp\w*|exakte?[nrs]?|Kacheln?|Florine?n?|Dinare?n?|Spielz[uü]ge?s?|Sie|Ihre?[mnrs]?)\b"
)
"""German words that the program replaces by other terms (docs/languages/de.md), and formal address."""

SENTENCE_STARTS = re.compile(r"(^|[.:?] |\d )(Sie|Ihr(e[mnrs]?)?)\b")
"""Places where *Sie* and *Ihr* may mean *they* and *her*."""


def texts() -> dict[str, str]:
    return {
        name: "".join(text.value for text in nodes(entry, fluent.TextElement))
        for name, entry in entries("de").items()
    }


def test_german_uses_one_term_for_each_idea_and_informal_address():
    found = {name: SENTENCE_STARTS.sub("", text) for name, text in texts().items()}
    assert {name: text for name, text in found.items() if OTHER_TERMS.search(text)} == {}


def test_no_name_is_inflected():
    """*Leilas Hand* and *Yunus’ Hand* depend on the end of a name; *Die Hand von* fits every name."""
    ending = re.compile(r"\{ \$names? \}(s|’|'|-)")
    written = "\n".join(path.read_text("utf-8") for path in word_files("de"))
    assert [found[0] for found in ending.finditer(written)] == []


def test_amounts_of_money_have_no_plural():
    """Money is written *5 Denar*, like *5 Euro*."""
    plural = re.compile(r"(\d|\}) (Denare|Denars|Dirhams|Dukatens|Guldens)\b")
    assert {name: text for name, text in texts().items() if plural.search(text)} == {}


def test_german_punctuation_is_correct():
    for name, entry in entries("de").items():
        text = "".join(part.value for part in nodes(entry, fluent.TextElement))
        assert text.count("„") == text.count("“"), name
        assert not re.search(r"[”\"«»!]| %| …|\w%", text), name


def test_every_building_type_has_all_forms():
    known = entries("de")
    types = [name for name in known if re.fullmatch(r"type-[a-z-]+", name) and f"{name}-many" in known]
    assert len(types) == 15
    for name in types:
        forms = ("der", "den", "dem", "eins", "genus", "many", "many-dem")
        assert [form for form in forms if f"{name}-{form}" not in known] == []

"""Portuguese terms, contractions and typography."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import ast as fluent

from alhambra_desktop.resources import RESOURCES
from alhambra_desktop.words import word_files
from tests.translation import entries, nodes

CODE = "pt-BR"
BLANK = "x"  # in place of a variable

OTHER_TERMS = re.compile(
    r"\b(azulejos?|ladrilhos?|muros? externos?|ficheiros?|ecrã|guardar a partida|pagar exatamente"
    r"|mercado de construção|rondas?|equipa|tu|teu|tua)\b",
    re.IGNORECASE,
)
"""Words that the program replaces by other terms (docs/languages/pt-BR.md), or European Portuguese."""

APART = re.compile(
    r"\b(?:(?:[Dd]e|[Ee]m) (?:[oa]s?|el[ea]s?|est[ea]s?|ess[ea]s?|isso|isto)|[Pp]or [oa]s?|[Aa] as?)\b"
    r"(?! (?:partida|próxima) (?:começar|ser)\b)"
)
"""Prepositions that must contract with the next word, except before an infinitive."""


def texts() -> Iterator[tuple[str, str]]:
    """Yield the name and text of every pattern, rule and lesson."""
    for name, entry in entries(CODE).items():
        yield name, BLANK.join(text.value for text in nodes(entry, fluent.TextElement))
    paths: list[Path] = sorted((RESOURCES / "rules" / CODE).glob("*.md"))
    for path in (*paths, RESOURCES / "lessons" / "words" / f"{CODE}.toml"):
        for line in path.read_text("utf-8").splitlines():
            yield path.name, line


def test_portuguese_uses_one_term_for_each_idea():
    assert [(name, text) for name, text in texts() if OTHER_TERMS.search(text)] == []


def test_prepositions_contract_with_articles():
    """*Do jardim*, never *de o jardim*, even if a noun includes its article (``$tile-o``)."""
    assert [(name, text) for name, text in texts() if APART.search(text)] == []
    patterns = "\n".join(path.read_text("utf-8") for path in word_files(CODE))
    assert re.findall(r"\b(?:de|em|por|a) \{ \$[\w-]+-o \}", patterns) == []


def test_no_article_precedes_a_name():
    patterns = "\n".join(path.read_text("utf-8") for path in word_files(CODE))
    assert re.findall(r"\b(?:[dn][oa]|ao|à|pel[oa]) \{ \$names? \}", patterns) == []


def test_nouns_with_an_article_have_all_their_forms():
    """Every sentence can then contain any tile, whatever its gender."""
    known = entries(CODE)
    genders = {name.removesuffix("-genero") for name in known if name.endswith("-genero")}
    genders -= {name for name in genders if name.endswith("-parts")}  # only used with numbers
    assert len(genders) > 15
    forms = {name + form for name in genders for form in ("-o", "-do", "-pelo")}
    assert forms - set(known) == set()


def test_portuguese_punctuation_is_correct():
    """No space before punctuation or ``%``, and no quotation marks of other languages."""
    wrong = re.compile(r" [;?!%](?![\w=])|\d %|(?<=\w) :(?= |$)|[«»„!]")
    assert [(name, text) for name, text in texts() if wrong.search(text)] == []
    patterns = "\n".join(path.read_text("utf-8") for path in word_files(CODE))
    assert re.findall(r"\} %", patterns) == []

"""Hungarian grammar, terms and typography."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast as fluent

from alhambra_desktop.model.rules.core.values import MONEY
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.core.words.wording import money_noun, types_noun
from alhambra_desktop.words import Words, word_files
from tests.translation import entries, nodes

OTHER_TERMS = re.compile(r"\b(szertáj|húzópakli|parti[tk]?|megosztott|solymász|asszisztencia|Ön|Önnek)\b")
"""Hungarian words that the program replaces by other terms (docs/languages/hu.md)."""


def texts() -> dict[str, str]:
    return {
        name: "".join(text.value for text in nodes(entry, fluent.TextElement))
        for name, entry in entries("hu").items()
    }


def test_hungarian_uses_one_term_for_each_idea():
    assert {name: text for name, text in texts().items() if OTHER_TERMS.search(text)} == {}


@pytest.mark.parametrize(
    ("price", "garden"),
    [
        *[(2, "a 2-es kertet"), (3, "a 3-as kertet"), (5, "az 5-ös kertet"), (6, "a 6-os kertet")],
        *[(8, "a 8-as kertet"), (10, "a 10-es kertet"), (13, "a 13-as kertet")],
    ],
)
def test_article_and_ending_follow_the_spoken_price(price, garden):
    tile = Message("tile", type=Message("type-garden"), price=price)
    assert Words("hu").text(Message("log-placed", tile=tile)) == f"lehelyezte {garden}"


def test_the_article_of_a_type_depends_on_its_first_sound():
    said = Words("hu")
    for name in said.ids:
        if re.fullmatch(r"type-[a-z-]+(?<!-many)", name) and f"{name}-az" in said.ids:
            noun = said.text(Message(name))
            article = "az" if noun[0] in "aáeéiíoóöőuúüű" else "a"
            assert said.text(Message(f"{name}-az")) == f"{article} {noun}"
            assert said.text(Message(f"{name}-nevelo")) == article


def test_no_article_precedes_a_name_or_a_number():
    """The choice of *a* or *az* depends on the word that is inserted after it."""
    before = re.compile(r"\b[Aa]z? \{ \$(name|names|count|number|points|price|place|turn|round) \}(?!-es)")
    found = {line for path in word_files("hu") for line in path.read_text("utf-8").splitlines()}
    allowed = ("[other] a { $count }. a színéből",)  # the variants before it are 1 and 5
    assert [line for line in found if before.search(line) and not any(one in line for one in allowed)] == []


def test_names_and_numbers_take_no_ending():
    """Tile prices are an exception: their endings are listed."""
    inflected = re.compile(r"\{ \$(?!price|currency|type)[a-z]+ \}-?[a-záéíóöőúüű]")
    assert inflected.findall("\n".join(path.read_text("utf-8") for path in word_files("hu"))) == []


def test_nouns_are_singular_after_numbers_otherwise_plural():
    said = Words("hu")
    endings = {said.text(money_noun(card)).split()[-1] for card in MONEY}
    assert endings == {"dénár", "dirham", "dukát", "florin"}
    assert said.text(types_noun("tower")) == "tornyok"
    assert said.text(Message("player-cards", count=3)) == "3 kártya"


def test_hungarian_punctuation_is_correct():
    signs = re.compile(r"[“«»\"!]|'(?!alhambra|human)|\d %|\} %|a\(z\)")
    apart = {name for name, text in texts().items() if signs.search(text)}
    commands = {name for name in apart if name.startswith(("arena-", "pool-", "desktop-"))}
    assert apart - commands == set()
    quoted = {name: text for name, text in texts().items() if text.count("„") != text.count("”")}
    assert quoted == {}

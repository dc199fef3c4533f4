"""Plurals in the words files: branches are not equal, and show the number that selects the branch."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.serializer import serialize_pattern

import alhambra_desktop
from alhambra_desktop.words import languages
from tests.translation import entries, nodes

PACKAGE = Path(alhambra_desktop.__file__).parent

PLURALS = {"zero", "one", "two", "few", "many", "other"}

ROUNDED = {"whole": {"less", "more"}, "total": {"values"}}
"""For numbers that select a branch without being shown, the variables that are shown instead."""

NOUNS = {"parts", "type"}
"""Nouns that stand before a verb; other variables there are numbers."""

Branches = dict[str, list[str]]
"""The words of each branch by its key; a variable is one word, such as ``{$count}``."""


def branches(select: fluent.SelectExpression) -> Branches:
    """Return the words of each branch of a selection."""
    found: Branches = {}
    for variant in select.variants:
        key = variant.key
        name = key.name if isinstance(key, fluent.Identifier) else str(key.value)
        text = re.sub(r"\{ *(\$[\w-]+) *\}", r"{\1}", serialize_pattern(variant.value))
        found[name] = text.split()
    return found


def needless(select: fluent.SelectExpression) -> Iterator[str]:
    """Yield branches that equal another one; branches for genders may be equal, but not to the default."""
    found = branches(select)
    default = next(key for key, variant in zip(found, select.variants, strict=True) if variant.default)
    plural = set(found) <= PLURALS | {key for key in found if key.isdigit()}
    for key, said in found.items():
        others = (other for other in found if other != key and (plural or other == default))
        if any(found[other] == said for other in others):
            yield key


def miscounted(select: fluent.SelectExpression) -> Iterator[str]:
    """Yield errors of a plural: its changing word follows another number, or one and many are swapped."""
    found = branches(select)
    if not {"one", "other"} <= set(found) or not isinstance(select.selector, fluent.VariableReference):
        return
    name = select.selector.id.name
    one, other = found["one"], found["other"]
    at = next((at for at, both in enumerate(zip(one, other, strict=False)) if both[0] != both[1]), None)
    if at is None:
        return
    counted = re.fullmatch(r"\{\$([\w-]+)\}", ["", *other][at])
    if counted and counted[1] not in {name} | ROUNDED.get(name, set()) | NOUNS:
        yield f"${name} selects for ${counted[1]}"
    single, many = (re.sub(r"\W+$", "", words[at]) for words in (one, other))
    if single in (f"{many}s", f"{many}x"):
        yield f"{many!r} for many and {single!r} for one"


def forgotten(found: Branches, shown: str) -> bool:
    """Return whether the branch for one shows the number, but the branch for many does not."""
    if not {"one", "other"} <= set(found):
        return False
    return any(shown in word for word in found["one"]) and not any(shown in word for word in found["other"])


@pytest.mark.parametrize("language", languages())
def test_no_two_branches_of_a_plural_are_equal(language):
    found = {
        name: keys
        for name, entry in entries(language).items()
        for select in nodes(entry, fluent.SelectExpression)
        if (keys := list(needless(select)))
    }
    assert found == {}


@pytest.mark.parametrize("language", languages())
def test_the_number_that_selects_a_branch_is_shown(language):
    found = {
        name: faults
        for name, entry in entries(language).items()
        for select in nodes(entry, fluent.SelectExpression)
        if (faults := list(miscounted(select)))
    }
    assert found == {}


@pytest.mark.parametrize("language", languages())
def test_a_number_shown_for_one_is_shown_for_many(language):
    found = [
        name
        for name, entry in entries(language).items()
        for select in nodes(entry, fluent.SelectExpression)
        if isinstance(select.selector, fluent.VariableReference)
        and forgotten(branches(select), f"{{${select.selector.id.name}}}")
    ]
    assert found == []


@pytest.mark.parametrize(
    ("text", "same", "wrong"),
    [
        ("{ $n ->\n [one] { $n } card\n *[other] { $n } cards\n }", [], []),
        ("{ $n ->\n [one] { $n } card\n *[other] { $n } card\n }", ["one", "other"], []),
        (
            "{ $n ->\n [one] { $m } card\n *[other] { $m } cards\n }",
            [],
            ["$n selects for $m"],
        ),
        (
            "{ $n ->\n [one] { $n } cards\n *[other] { $n } card\n }",
            [],
            ["'card' for many and 'cards' for one"],
        ),
        ("{ $who ->\n [m] his\n [f] his\n *[other] their\n }", [], []),
        ("{ $who ->\n [m] his\n [f] her\n *[other] his\n }", ["m"], []),
    ],
)
def test_wrong_plurals_are_detected(text, same, wrong):
    entry = FluentParser().parse_entry(f"a = {text}")
    (select,) = nodes(entry, fluent.SelectExpression)
    assert list(needless(select)) == same
    assert list(miscounted(select)) == wrong


# -- numbers that the code gives to plurals

PASSED = re.compile(r'"([a-z][\w-]+)",\s*(?:[^()]*,\s*)?(\w+)=(\d+)[,)]')
"""A message with a literal number: its id, the variable and the number."""

LITERALS = {("result-bests", "1"): 1, ("puzzle-answers", "0"): 2}
"""How often the code gives a literal number to a plural: only one best is shown, or nothing was answered."""


def counted_by(entry: fluent.Message) -> set[str]:
    """Return the variables that select branches of a plural."""
    return {
        select.selector.id.name
        for select in nodes(entry, fluent.SelectExpression)
        if isinstance(select.selector, fluent.VariableReference) and "one" in branches(select)
    }


def literals(sources: Iterable[str]) -> Counter[tuple[str, str]]:
    """Count the literal numbers that select a branch of a plural, by message."""
    known = entries("en")
    found = (match.groups() for source in sources for match in PASSED.finditer(source))
    return Counter((id_, n) for id_, name, n in found if id_ in known and name in counted_by(known[id_]))


def test_plurals_are_selected_by_computed_numbers():
    assert literals(path.read_text("utf-8") for path in PACKAGE.rglob("*.py")) == LITERALS


def test_literal_numbers_of_plurals_are_detected():
    computed = 'phrase("result-bests", count=len(found), bests=bests), phrase("no-such-text", count=1)'
    assert literals([computed, 'phrase("standings-scoring", round=1)']) == {}
    wrong = 'phrase("result-bests", bests=bests, count=1)', 'Message("puzzle-answers", count=2)'
    assert literals(wrong) == {("result-bests", "1"): 1, ("puzzle-answers", "2"): 1}

"""Rule texts in the language in use, and the ids of rules about a topic."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from ...model.learning.rule_library import RuleLibrary, RuleSearch, folded
from ...model.learning.rule_text import RuleTextError
from ...model.rules.modules.registry import packages
from ...words import KEY_NAMES, in_use, phrase, words

_HUMP: Final = re.compile(r"(?<=[a-z])(?=[A-Z])")


def library() -> RuleLibrary:
    """Return the rules in the language in use, or raise `RuleTextError` for an invalid file."""
    return _read(words().language, packages(), KEY_NAMES.changes)


def search() -> RuleSearch:
    return _search(library())


@lru_cache(maxsize=2)
def _read(language: str, _: object, __: int) -> RuleLibrary:
    return RuleLibrary.read(language, KEY_NAMES.fill)


@lru_cache(maxsize=2)
def _search(rules: RuleLibrary) -> RuleSearch:
    return RuleSearch(rules, frozenset(folded(phrase("rulebook-stop-words")).split()))


def rule_with_text(rule: str) -> str:
    """Return the rule id if the rule has a text, otherwise an empty string."""
    return rule if rule and in_use() is not None and rule in library().by_id else ""


def first_rule(module_id: str) -> str:
    try:
        sets = library().rule_sets
    except RuleTextError:
        return ""
    return next((rule_set.rules[0].id for rule_set in sets if rule_set.id == module_id), "")


def topic(kind: type) -> str:
    """Return the topic of rules about a type: the type's name in lower case, with hyphens."""
    return _HUMP.sub("-", kind.__name__).lower()


def rule_of_event(event: object) -> str:
    """Return the id of the rule about the type of `event`, or an empty string."""
    return library().about(topic(type(event))) or "" if event is not None else ""

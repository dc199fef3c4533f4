"""The rules in the language in use, and which of them explains what is met in the window."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from ...model.learning.rule_library import RuleLibrary
from ...model.learning.rule_search import RuleSearch, folded
from ...model.rules.modules.registry import packages
from ...words import in_use, phrase, words

_HUMP: Final = re.compile(r"(?<=[a-z])(?=[A-Z])")


def library() -> RuleLibrary:
    """All rules in the language in use; ``RuleTextError`` where a file cannot be read."""
    return _read(words().language, packages())


def search() -> RuleSearch:
    """The search in them."""
    return _search(library())


@lru_cache(maxsize=2)
def _read(language: str, _: object) -> RuleLibrary:
    return RuleLibrary.read(language)


@lru_cache(maxsize=2)
def _search(rules: RuleLibrary) -> RuleSearch:
    return RuleSearch(rules, frozenset(folded(phrase("rulebook-stop-words")).split()))


def leads(rule: str) -> str:
    """The id of a rule where there is a text that it leads to, else nothing."""
    return rule if rule and in_use() is not None and rule in library().by_id else ""


def topic(kind: type) -> str:
    """The name of a type as rules say what they are about: small letters with dashes."""
    return _HUMP.sub("-", kind.__name__).lower()


def rule_of_event(event: object) -> str:
    """The id of the rule by which something happened; empty where no rule is about it."""
    return library().about(topic(type(event))) or "" if event is not None else ""

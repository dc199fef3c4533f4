"""Menu entries that open the rule about a target."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ...model.learning.rule_text import RuleTextError
from ...model.rules.core.words.message import Message
from ..commands.command import Kind
from ..text.rules import library
from .page import Way


def rule_ways(read: Callable[[str], object], rule_of: Callable[[Any], str]) -> Mapping[tuple[str, Kind], Way]:
    """Return the menu entries that open the rule about a target.

    If the rules are unreadable, there are no entries; F1 reports the error.
    """

    def found(target: Any) -> str:
        try:
            return rule_of(target)
        except RuleTextError:
            return ""

    def describe(target: Any) -> Message:
        rule = found(target)
        title = library().by_id[rule].rule.title.replace("&", "&&")
        return Message("context-rule", rule=rule, title=title)

    way = Way(lambda target: read(found(target)), lambda target: bool(found(target)), describe)
    return {("rules", kind): way for kind in Kind if kind is not Kind.GAME}

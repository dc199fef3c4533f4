from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ...model.learning.rule_text import RuleTextError
from ...model.rules.core.words.message import Message
from ..commands.command import Kind
from ..text.rules import library
from .page import TargetHandler


def rule_handlers(
    read: Callable[[str], object], rule_of: Callable[[Any], str]
) -> Mapping[tuple[str, Kind], TargetHandler]:
    """Return the handlers of menu entries that open the rule about a target.

    If the rules are unreadable, menus leave out these entries and report no error.
    """

    def rule_for(target: Any) -> str:
        try:
            return rule_of(target)
        except RuleTextError:
            return ""

    def describe(target: Any) -> Message:
        rule = rule_for(target)
        title = library().by_id[rule].rule.title.replace("&", "&&")
        return Message("context-rule", rule=rule, title=title)

    def has_rule(target: Any) -> bool:
        return bool(rule_for(target))

    handler = TargetHandler(lambda target: read(rule_for(target)), has_rule, describe)
    return {("rules", kind): handler for kind in Kind if kind is not Kind.GAME}

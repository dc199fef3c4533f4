"""RuleLibrary: the texts of all rules in one language, by id and topic."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Final

import attrs

from ...resources import RESOURCES
from ..files.saves.files import read_whole
from ..rules.core.engine.module import Module
from ..rules.core.words.message import Message, quoted
from ..rules.modules.registry import MODULES, packages
from .rule_text import Chapter, RuleText, RuleTextError, read_rules

SOURCE: Final = "en"
"""The language that every rule set with texts supports."""

LARGEST: Final = 5_000_000
"""Maximum size of a rules file in bytes."""

_FOLDER: Final = RESOURCES / "rules"
_HELP: Final = "program.md"


@attrs.frozen
class RuleSet:
    """The rules of a module in chapters; without a module, the help of the program."""

    module: Module | None
    chapters: tuple[Chapter, ...]

    @property
    def id(self) -> str:
        """Id of its module; empty for the help."""
        return self.module.id if self.module is not None else ""

    @property
    def title(self) -> Message:
        return self.module.title if self.module is not None else Message("rulebook-help")

    @property
    def rules(self) -> tuple[RuleText, ...]:
        return tuple(rule for chapter in self.chapters for rule in chapter.rules)


@attrs.frozen
class Place:
    rule_set: RuleSet
    chapter: Chapter
    rule: RuleText


@attrs.frozen(slots=False, eq=False)
class RuleLibrary:
    """All rule sets with texts, in registry order."""

    rule_sets: tuple[RuleSet, ...]
    help: RuleSet | None = None
    """The help of the program, structured like rules."""

    @classmethod
    def read(cls, language: str) -> RuleLibrary:
        """Read the library in a language, or in English; raise `RuleTextError` for an invalid file."""
        outside = {package.module.id: package for package in packages()}
        found = []
        for module in MODULES:
            package = outside.get(module.id)
            paths = (
                package.rules(name) if package is not None else _FOLDER / name / f"{_stem(module)}.md"
                for name in (language, SOURCE)
            )
            path = next((path for path in paths if path.is_file()), None)
            if path is not None:
                found.append(RuleSet(module, _read(path)))
        paths = (_FOLDER / name / _HELP for name in (language, SOURCE))
        return cls(tuple(found), RuleSet(None, _read(next(path for path in paths if path.is_file()))))

    @cached_property
    def by_id(self) -> Mapping[str, Place]:
        return {
            rule.id: Place(rule_set, chapter, rule)
            for rule_set in (*self.rule_sets, *((self.help,) if self.help is not None else ()))
            for chapter in rule_set.chapters
            for rule in chapter.rules
        }

    @cached_property
    def order(self) -> tuple[str, ...]:
        """The ids of all rules in order."""
        return tuple(self.by_id)

    @cached_property
    def _about(self) -> Mapping[str, str]:
        told: dict[str, str] = {}
        for place in self.by_id.values():
            for topic in place.rule.about:
                told.setdefault(topic, place.rule.id)
        return told

    def about(self, *topics: str) -> str | None:
        """Return the id of the rule about the first topic that has one."""
        return next((self._about[topic] for topic in topics if topic in self._about), None)


def rules_fault(folder: Path) -> Message | None:
    """Return a clause about the first invalid rules file in a folder, or None."""
    try:
        for path in sorted(folder.glob("*.md")):
            _read(path)
    except RuleTextError as fault:
        return Message("install-rules", reason=quoted(str(fault)))
    return None


def _stem(module: Module) -> str:
    return module.rules.split(".")[-2]


def _read(path: Path) -> tuple[Chapter, ...]:
    try:
        return read_rules(read_whole(path, LARGEST).decode("utf-8"))
    except (OSError, ValueError) as fault:
        raise RuleTextError(f"{path}: {fault}") from None

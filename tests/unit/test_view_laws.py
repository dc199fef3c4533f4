"""Laws of the views, checked in their source: they show and ask, but decide nothing."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from alhambra_desktop.model.rules.core.engine.action import Action
from alhambra_desktop.model.rules.modules.registry import MODULES
from tests.sources import text_of, walked

if TYPE_CHECKING:
    from collections.abc import Iterator

VIEWS = Path(__file__).resolve().parents[2] / "alhambra_desktop" / "views"
FILES = {path.relative_to(VIEWS).as_posix(): text_of(path) for path in sorted(VIEWS.rglob("*.py"))}
RULE = re.compile(r"\b[A-Z]{1,2}-\d+\b")
PLAYING = {"play", "apply", "start"}


def every_action() -> frozenset[str]:
    """Return the names of all actions of all rule sets."""
    for module in MODULES:
        import_module(module.rules)
    found, left = set(), [Action]
    while left:
        kind = left.pop()
        found.add(kind.__name__)
        left += kind.__subclasses__()
    return frozenset(found)


ACTIONS = every_action()


def constructed(source: str) -> Iterator[str]:
    """Yield the names that are called as functions or classes, including attributes."""
    for node in walked(source):
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name):
                yield node.func.id
            elif isinstance(node.func, ast.Attribute):
                yield node.func.attr


def imported(source: str) -> Iterator[tuple[str, str]]:
    """Yield each imported name with its module."""
    for node in walked(source):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                yield node.module or "", alias.name


def actions_made(source: str) -> list[str]:
    """Return the actions that a file creates."""
    known = {name for module, name in imported(source) if name in ACTIONS and "model" in module}
    return sorted(known & set(constructed(source)))


def rules_named(source: str) -> list[str]:
    """Return the rule ids in the texts of a file, except docstrings."""
    docs = {
        id(node.value)
        for node in walked(source)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    texts = (
        node.value
        for node in walked(source)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs
    )
    return [found for text in texts for found in RULE.findall(text)]


def plays(source: str) -> bool:
    """Return whether a file imports a function that plays actions."""
    return any(module.endswith("engine.play") and name in PLAYING for module, name in imported(source))


def selects(source: str) -> bool:
    """Return whether a file creates a selection."""
    made = "Selection" in set(constructed(source))
    return made or "evolve(NOTHING" in source.replace("attrs.", "")


def test_views_create_no_actions():
    assert {file: made for file, source in FILES.items() if (made := actions_made(source))} == {}


def test_views_contain_no_rule_ids():
    named = {file: rules_named(source) for file, source in FILES.items() if not file.startswith("art/")}
    assert {file: rules for file, rules in named.items() if rules} == {}


def test_only_the_game_table_plays_actions():
    found = {file for file, source in FILES.items() if plays(source)}
    assert {Path(file).name for file in found} == {"game_table.py"}


def test_only_the_controller_creates_selections():
    found = {file for file, source in FILES.items() if selects(source)}
    assert {Path(file).name for file in found} == {"controller.py", "selection.py"}


def test_the_laws_find_violations():
    assert actions_made("from ..model.rules.core.engine.action import Pass\ndone = Pass()") == ["Pass"]
    assert (
        actions_made("from ..model.rules.core.engine.action import Pass\nis_it = isinstance(x, Pass)") == []
    )
    assert rules_named('"""B-9"""\nrule = BrokenRule("B-9")') == ["B-9"]

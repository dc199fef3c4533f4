"""Laws of the table on the screen, read from its source: it shows and asks, and decides nothing by itself."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from alhambra_desktop.model.core.action import Action
from alhambra_desktop.model.modules.registry import MODULES

if TYPE_CHECKING:
    from collections.abc import Iterator

VIEWS = Path(__file__).resolve().parents[2] / "alhambra_desktop" / "views"
FILES = {path.relative_to(VIEWS).as_posix(): path for path in sorted(VIEWS.rglob("*.py"))}
RULE = re.compile(r"\b[A-Z]{1,2}-\d+\b")
PLAYING = {"play", "apply", "start"}
OLD = ("scene", "look", "drag", "picks", "intended")


def every_action() -> frozenset[str]:
    """The names of all actions of all rule sets."""
    for module in MODULES:
        import_module(module.rules)
    found, left = set(), [Action]
    while left:
        kind = left.pop()
        found.add(kind.__name__)
        left += kind.__subclasses__()
    return frozenset(found)


ACTIONS = every_action()


def constructed(tree: ast.Module) -> Iterator[str]:
    """The names that are called as functions or classes, whatever they are attributes of."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name):
                yield node.func.id
            elif isinstance(node.func, ast.Attribute):
                yield node.func.attr


def imported(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """What is imported, and from where."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                yield node.module or "", alias.name


def actions_made(source: str) -> list[str]:
    """The actions that a file makes."""
    tree = ast.parse(source)
    known = {name for module, name in imported(tree) if name in ACTIONS and "model" in module}
    return sorted(known & set(constructed(tree)))


def rules_named(source: str) -> list[str]:
    """The rule ids in texts of a file that are no docstrings."""
    tree = ast.parse(source)
    docs = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    texts = (
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs
    )
    return [found for text in texts for found in RULE.findall(text)]


@pytest.mark.parametrize("file", FILES)
def test_the_window_makes_no_action_and_names_no_rule(file):
    source = FILES[file].read_text(encoding="utf-8")
    assert actions_made(source) == []
    if not file.startswith("art/"):
        assert rules_named(source) == []


@pytest.mark.parametrize("file", FILES)
def test_only_the_game_table_plays(file):
    tree = ast.parse(FILES[file].read_text(encoding="utf-8"))
    verbs = {name for module, name in imported(tree) if module.endswith("core.play") and name in PLAYING}
    assert not verbs or file == "game_table.py"


@pytest.mark.parametrize("file", FILES)
def test_only_the_controller_selects(file):
    source = FILES[file].read_text(encoding="utf-8")
    tree = ast.parse(source)
    made = "Selection" in set(constructed(tree)) or "evolve(NOTHING" in source.replace("attrs.", "")
    assert not made or file in ("controller.py", "selection.py")


def test_nothing_is_left_of_the_painted_table():
    names = {Path(file).stem for file in FILES} | {Path(file).parts[0] for file in FILES}
    assert names.isdisjoint(OLD)
    for path in FILES.values():
        modules = [module for module, _ in imported(ast.parse(path.read_text(encoding="utf-8")))]
        assert not any(module.split(".")[-1] in OLD for module in modules), path


def test_the_laws_see_what_they_forbid():
    assert actions_made("from ..model.core.action import Pass\ndone = Pass()") == ["Pass"]
    assert actions_made("from ..model.core.action import Pass\nis_it = isinstance(x, Pass)") == []
    assert rules_named('"""B-9"""\nrule = BrokenRule("B-9")') == ["B-9"]

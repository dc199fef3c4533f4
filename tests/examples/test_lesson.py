"""The lesson for authors of rule sets matches City Gates, whose own tests pass."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import attrs
import pytest

from alhambra_desktop.model.rules.core.engine import rulebook
from alhambra_desktop.model.rules.core.engine.builder import RulebookBuilder
from alhambra_desktop.model.rules.core.engine.rulebook import Slots
from alhambra_desktop.views.rule_sets.view_book import ViewBookBuilder
from tests.examples.installing import EXAMPLES, PACKAGE

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "new-module.md").read_text("utf-8")
BLOCKS = re.findall(r"`(\w+\.py)`[\w ,]*:\n\n```python\n(.*?)```", PAGE, re.DOTALL)
SUBJECTS = (
    *("GateState", "SeekGates", "_seek", "ChooseGate", "PutBackGates", "_hide", "_redraw", "_show_set"),
    *("_read_set", "_score", "_prospect", "install", "_lay_pieces", "_sought", "_mark"),
)
"""Code for each subject: hidden pile, reveal, decision and its end, secrets, hands, points, pieces."""


def defined(source: str) -> set[str]:
    """Return the names of the classes and functions in a source."""
    return {node.name for node in ast.parse(source).body if isinstance(node, ast.ClassDef | ast.FunctionDef)}


@pytest.mark.parametrize(("file", "block"), BLOCKS, ids=lambda one: one.splitlines()[0][:40])
def test_every_block_is_a_literal_part_of_the_example(file: str, block: str):
    folder = PACKAGE if (PACKAGE / file).exists() else PACKAGE.parent
    assert block.strip() in (folder / file).read_text("utf-8")


def test_the_tests_of_the_example_pass():
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", "."]
    done = subprocess.run(
        [*command, "test_gates.py"], cwd=PACKAGE.parent, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_all_blocks_are_checked_and_cover_the_subjects():
    assert len(BLOCKS) == PAGE.count("```python")
    told = set().union(*(defined(block) for _, block in BLOCKS))
    assert set(SUBJECTS) <= told


def test_the_texts_on_the_page_are_in_the_example():
    (words,) = re.findall(r"```fluent\n(.*?)```", PAGE, re.DOTALL)
    known = (PACKAGE / "words" / "en" / "city_gates.ftl").read_text("utf-8").splitlines()
    assert [line for line in words.splitlines() if line not in known] == []


def test_methods_and_slots_in_the_checklist_exist():
    checklist = PAGE[PAGE.index("## A checklist by need") : PAGE.index("## Inside this program")]
    told = {name for name in re.findall(r"`(\w+)(?:\(|`)", checklist) if name.islower()}
    slots = {field.name for field in attrs.fields(Slots)}
    builders = {name for kind in (RulebookBuilder, ViewBookBuilder) for name in vars(kind)}
    asked = {
        name
        for name in told
        if name.startswith(("add_", "paint_", "draw_", "mark_", "lay_", "on_", "before_"))
    }
    assert len(asked) > 15
    assert asked - slots - builders == set()


def test_every_slot_is_listed_on_the_page():
    slots = {field.name for field in attrs.fields(Slots)} - {"setup", "options"}
    table = PAGE[PAGE.index("## The slots") :]
    assert sorted(slot for slot in slots if f"`{slot}`" not in table) == []


def test_files_and_commands_on_the_page_exist():
    named = set(re.findall(r"`((?:examples|tests|model|modules)/[\w/]+(?:\.py|/))`", PAGE))
    places = (ROOT, ROOT / "alhambra_desktop", ROOT / "alhambra_desktop" / "model")
    wanted = {name for name in named if "wells" not in name}
    assert [name for name in sorted(wanted) if not any((place / name).exists() for place in places)] == []
    assert "\nnew-module: " in (ROOT / "Makefile").read_text("utf-8")
    listed = set(re.findall(r"^\| `(?:alhambra_gates/)?([\w.-]+)`", PAGE, re.MULTILINE))
    there = {path.name for path in (EXAMPLES / "tokens").rglob("*") if path.is_file()}
    assert {"pyproject.toml", "rule-set.toml", "__init__.py", "rules.py", "view.py"} <= listed & there


def test_the_page_lists_the_module_of_each_imported_name():
    found: dict[str, set[str]] = {}
    for path in PACKAGE.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("alhambra_desktop."):
                module = str(node.module).removeprefix("alhambra_desktop.")
                found.setdefault(module, set()).update(alias.name for alias in node.names)
    told = PAGE[PAGE.index("The names used in this lesson") : PAGE.index("## A checklist by need")]
    rows = re.findall(r"^\| `([\w.]+)` \| (.*) \|$", told, re.MULTILINE)
    assert {module: set(re.findall(r"`(\w+)`", names)) for module, names in rows} == found


def test_slot_functions_have_the_parameters_listed_on_the_page():
    rows = re.findall(r"^\| [^|]* \| `(\w+)` \| ([\w, ]+) \| [^|]*\|$", PAGE, re.MULTILINE)
    assert len(rows) > 18
    for name, given in rows:
        assert len(get_args(getattr(rulebook, name))[0]) == len(given.split(", ")), name

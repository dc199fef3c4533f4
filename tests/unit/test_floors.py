"""Folders are floors: whoever draws the imports between them has arrows in one direction only."""

from __future__ import annotations

import ast
from functools import cache
from graphlib import CycleError, TopologicalSorter

import pytest

from tests.sources import text_of
from tests.unit.test_imports import FILES, OURS, VIEWS, imports, inside

PAGES = f"{VIEWS}.pages"
NEIGHBOURS = {
    "start": {"lessons", "puzzles", "table"},
    "lessons": {"table"},
    "puzzles": {"review", "table"},
    "rulebook": {"puzzles", "table"},
    "table": {"result"},
}
"""For each page, the other pages that it may import from."""

MOST_LINES = 500
"""The most lines that a file of a page may have."""

OWN = "."
"""The files right in a folder, beside its folders."""


PACKAGES = {name for name, path in FILES.items() if path.name == "__init__.py"}


@cache
def arrows() -> dict[str, set[str]]:
    """For each file, those of ours that it imports, if only for type checking."""
    return {
        name: {
            target
            for target in imports(name, text_of(path), is_package=name in PACKAGES)
            if target in FILES and target != name
        }
        for name, path in FILES.items()
    }


def part_of(package: str, name: str) -> str:
    """The folder right in a package that a file is in."""
    rest = name.removeprefix(f"{package}.")
    return rest.split(".")[0] if "." in rest or name in PACKAGES else OWN


def between_folders(package: str) -> dict[str, set[str]]:
    """For each folder right in a package, and for its own files, the others that it imports from."""
    found: dict[str, set[str]] = {}
    for name, targets in arrows().items():
        if name.startswith(f"{package}."):
            part = part_of(package, name)
            there = {part_of(package, one) for one in targets if one.startswith(f"{package}.")}
            found.setdefault(part, set()).update(there - {part})
    return found


def circle(found: dict[str, set[str]]) -> list[str]:
    """A way that leads back to where it began, if there is one."""
    try:
        TopologicalSorter(found).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_no_files_import_each_other_in_a_circle():
    assert circle(arrows()) == []


def test_every_folder_imports_from_folders_below_it_only():
    """But for the words: the command lines of the model print them, and they say what the model has."""
    packages = PACKAGES - {OURS}
    assert {package: way for package in packages if (way := circle(between_folders(package)))} == {}


def test_no_file_of_the_window_lies_outside_its_folders():
    flat = {name for name in FILES if inside(name, VIEWS) and part_of(VIEWS, name) == OWN}
    assert flat - {VIEWS} == set()


def test_pages_import_only_from_the_pages_listed_for_them():
    found = {page: others - {OWN} for page, others in between_folders(PAGES).items()}
    assert {page: others for page, others in found.items() if others} == NEIGHBOURS


def test_no_file_of_a_page_is_too_long():
    lines = {name: text_of(path).count("\n") for name, path in FILES.items() if inside(name, PAGES)}
    assert f"{PAGES}.table.table_page" in lines
    assert {name: count for name, count in lines.items() if count > MOST_LINES} == {}


def test_every_folder_says_what_it_is_for():
    silent = [name for name in PACKAGES if not ast.get_docstring(ast.parse(FILES[name].read_text("utf-8")))]
    assert silent == []


# The tests above would also pass if they saw nothing; these show that they see.


@pytest.mark.parametrize("arrows", [{"a": {"b"}, "b": {"a"}}, {"a": {"b"}, "b": {"c"}, "c": {"a"}}])
def test_a_circle_would_be_found(arrows):
    assert set(circle(arrows)) == set(arrows)


def test_the_arrows_between_folders_are_seen():
    window = between_folders(VIEWS)
    assert window["app"] > {"window"}
    assert {"audio", "game", "scene"} <= window["interaction"]

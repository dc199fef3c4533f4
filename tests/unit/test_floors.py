"""Folders are layers: imports between them have only one direction."""

from __future__ import annotations

import ast
from functools import cache
from graphlib import CycleError, TopologicalSorter

import pytest

from tests.sources import text_of
from tests.unit.test_imports import FILES, OURS, VIEWS, imports, inside

PAGES = f"{VIEWS}.pages"
NEIGHBOURS = {
    "start": {"lessons", "puzzles"},
    "lessons": {"table"},
    "puzzles": {"review", "table"},
    "rulebook": {"puzzles", "table"},
    "table": {"result"},
}
"""For each page, the other pages that it may import from."""

MOST_LINES = 500
"""Maximum number of lines in a file of a page."""

OWN = "."
"""Name for the files directly in a folder."""


PACKAGES = {name for name, path in FILES.items() if path.name == "__init__.py"}


@cache
def arrows() -> dict[str, set[str]]:
    """Return for each file the project files that it imports, including for type checking."""
    return {
        name: {
            target
            for target in imports(name, text_of(path), is_package=name in PACKAGES)
            if target in FILES and target != name
        }
        for name, path in FILES.items()
    }


def part_of(package: str, name: str) -> str:
    """Return the direct subfolder of a package that contains a file."""
    rest = name.removeprefix(f"{package}.")
    return rest.split(".")[0] if "." in rest or name in PACKAGES else OWN


def between_folders(package: str) -> dict[str, set[str]]:
    """Return, for each direct subfolder and for the package's own files, which other parts they import."""
    found: dict[str, set[str]] = {}
    for name, targets in arrows().items():
        if name.startswith(f"{package}."):
            part = part_of(package, name)
            there = {part_of(package, one) for one in targets if one.startswith(f"{package}.")}
            found.setdefault(part, set()).update(there - {part})
    return found


def circle(found: dict[str, set[str]]) -> list[str]:
    """Return a cycle of the graph, or an empty list."""
    try:
        TopologicalSorter(found).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_there_are_no_circular_imports():
    assert circle(arrows()) == []


def test_every_folder_imports_only_from_lower_folders():
    """The top folder is an exception: `words` describes the model, whose command lines print words."""
    packages = PACKAGES - {OURS}
    assert {package: way for package in packages if (way := circle(between_folders(package)))} == {}


def test_every_view_file_is_in_a_subfolder():
    flat = {name for name in FILES if inside(name, VIEWS) and part_of(VIEWS, name) == OWN}
    assert flat - {VIEWS} == set()


def test_pages_import_only_from_their_listed_neighbours():
    found = {page: others - {OWN} for page, others in between_folders(PAGES).items()}
    assert {page: others for page, others in found.items() if others} == NEIGHBOURS


def test_no_file_of_a_page_is_too_long():
    lines = {name: text_of(path).count("\n") for name, path in FILES.items() if inside(name, PAGES)}
    assert f"{PAGES}.table.table_page" in lines
    assert {name: count for name, count in lines.items() if count > MOST_LINES} == {}


def test_every_folder_has_a_docstring():
    silent = [name for name in PACKAGES if not ast.get_docstring(ast.parse(FILES[name].read_text("utf-8")))]
    assert silent == []


# The tests above would pass if the checks found nothing at all; those below show that the checks find faults.


@pytest.mark.parametrize("arrows", [{"a": {"b"}, "b": {"a"}}, {"a": {"b"}, "b": {"c"}, "c": {"a"}}])
def test_a_cycle_is_found(arrows):
    assert set(circle(arrows)) == set(arrows)


def test_imports_between_folders_are_found():
    window = between_folders(VIEWS)
    assert window["app"] > {"window"}
    assert {"audio", "game", "scene"} <= window["interaction"]

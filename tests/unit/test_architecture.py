"""docs/architecture.md is correct: its layers, files, functions and counts."""

from __future__ import annotations

import ast
import re
from functools import cache

import pytest

from tests.sources import text_of, walked
from tests.unit.test_floors import OWN, between_folders
from tests.unit.test_imports import FILES, OURS, ROOT

PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
DRAWING = PAGE.partition("## The layers")[2].split("```")[1]
PATHS = PAGE.partition("## Three paths")[2].partition("## Where to add")[0].split("### ")[1:]
NAME = re.compile(r"`([A-Za-z_]+(?:\.[a-z_]+)?)(?:\([^`]*\))?`(?:\s\(`([\w/]+\.py)`\))?")
FILE = re.compile(r"`([\w/]+\.py)`")


def drawn(package: str) -> dict[str, int]:
    """Return, for each folder of a package, the number of its line in the drawing."""
    views, _, model = DRAWING.partition("------")
    folders = between_folders(f"{OURS}.{package}").keys() - {OWN}
    return {
        name: line
        for line, text in enumerate({"views": views, "model": model}[package].splitlines())
        for name in re.findall(r"(?:^ *(?:views|model)? +| {3,}|, )([a-z_]+)(?=,| {2,})", text)
        if name in folders
    }


@cache
def named() -> dict[str, set[str]]:
    """Return the paths of the files that define each class, function and class member."""
    found: dict[str, set[str]] = {}
    for path in FILES.values():
        for node in walked(text_of(path)):
            names = [node.name] if isinstance(node, ast.ClassDef | ast.FunctionDef) else []
            if isinstance(node, ast.ClassDef):
                names += [f"{node.name}.{member}" for part in node.body for member in members(part)]
            for name in names:
                found.setdefault(name, set()).add(path.as_posix())
    return found


@cache
def by_last_name() -> dict[str, set[str]]:
    """Return the files of each class member, by its unqualified name."""
    found: dict[str, set[str]] = {}
    for name, paths in named().items():
        if "." in name:
            found.setdefault(name.partition(".")[2], set()).update(paths)
    return found


def members(node: ast.stmt) -> list[str]:
    match node:
        case ast.FunctionDef(name=name):
            return [name]
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return [name]
    return []


@pytest.mark.parametrize("package", ["views", "model"])
def test_every_folder_is_drawn_above_its_imports(package):
    lines, arrows = drawn(package), between_folders(f"{OURS}.{package}")
    assert arrows.keys() - {OWN} == set(lines)
    climbing = [
        (name, target)
        for name, targets in arrows.items()
        for target in targets - {OWN}
        if name != OWN and lines[target] <= lines[name]
    ]
    assert climbing == []


def test_every_name_in_the_three_paths_is_in_its_file():
    assert len(PATHS) == 3
    found = NAME.findall("".join(PATHS))
    assert len(found) > 90
    wrong = [
        (name, file)
        for name, file in found
        if not any(path.endswith(file) for path in named().get(name, by_last_name().get(name, ())))
    ]
    assert wrong == []


def test_every_member_and_file_on_the_page_exists():
    members = {name for name, _ in NAME.findall(PAGE) if re.match(r"[A-Z]\w*\.[a-z]", name)}
    assert members - named().keys() == set()
    paths = [
        path.as_posix() for folder in (OURS, "tests", "installer") for path in (ROOT / folder).rglob("*.py")
    ]
    assert {
        file for file in FILE.findall(PAGE) if not any(path.endswith(f"/{file}") for path in paths)
    } == set()


@pytest.mark.parametrize("way", PATHS, ids=lambda way: way.partition("\n")[0])
def test_the_page_counts_the_view_files_of_each_path(way):
    paths = [name.removeprefix(f"{OURS}.views.").replace(".", "/") + ".py" for name in FILES]
    assert f"View files named: {len(set(FILE.findall(way)) & set(paths))}." in way

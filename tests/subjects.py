"""Subjects of test files: `make check` always runs the sweeps about files changed by a commit.

The subject of a test file is the file itself, the helpers in ``tests`` that it uses, and each module of the
program that one of these imports. The driver does not count, because nearly every test of the window uses it.
A module that no test imports is a subject of a test file if another subject of that test file imports it.
Words files are the subject of tests that find clipped texts (``cut_off.py``) or read translations
(``translation.py``). All Python files are the subject of tests that read sources (``sources.py``). Everything
that pages consist of is the subject of tests that read whole pages (``outline.py``).
"""

from __future__ import annotations

import ast
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.sources import text_of, walked

ROOT = Path(__file__).resolve().parents[1]
PARENT = "HEAD~1"
DRIVER = "driver.py"
OF_SOURCES = "tests/sources.py"
OF_WORDS = ("tests/views/cut_off.py", "tests/translation.py", "tests/views/outlines/outline.py")
SOURCES = ("alhambra_desktop", "tests", "installer", "examples")
OF_PAGES = "tests/views/outlines/outline.py"
PAGES = tuple(f"alhambra_desktop/views/{folder}" for folder in ("charts", "dialogs", "pages", "widgets"))
WORDS = "alhambra_desktop/resources/words"


def changed_files(root: Path = ROOT, since: str = PARENT) -> frozenset[Path]:
    """Return the files changed by the last commit or not yet committed; none without git."""
    commands = (
        ("diff", "--name-only", "--relative", "-z", since),
        ("ls-files", "--others", "--exclude-standard", "-z"),
    )
    names: set[str] = set()
    for command in commands:
        try:
            done = subprocess.run(("git", *command), cwd=root, capture_output=True, check=True)
        except (OSError, subprocess.CalledProcessError):
            return frozenset()
        names.update(done.stdout.decode().split("\0"))
    return frozenset(root / name for name in names - {""})


@cache
def subjects(test: Path, root: Path = ROOT) -> frozenset[Path]:
    """Return the files that a test file is about."""
    found, waiting = {test}, [test]
    while waiting:
        path = waiting.pop()
        new = {*_imported(path, root)} - found
        if not path.is_relative_to(root / "tests"):
            new -= _imported_by_tests(root)
        found |= new
        waiting += [other for other in new if other.name != DRIVER]
    if any(root / name in found for name in OF_WORDS):
        found |= set((root / WORDS).rglob("*.ftl"))
    if root / OF_SOURCES in found:
        found |= {path for folder in SOURCES for path in (root / folder).rglob("*.py")}
    if root / OF_PAGES in found:
        found |= {path for folder in PAGES for path in (root / folder).rglob("*.py")}
    return frozenset(found)


@cache
def _imported_by_tests(root: Path) -> frozenset[Path]:
    files = (path for path in (root / "tests").rglob("*.py") if path.name != DRIVER)
    return frozenset(other for path in files for other in _imported(path, root))


@cache
def _imported(path: Path, root: Path) -> tuple[Path, ...]:
    package = path.relative_to(root).parent.parts
    places = (root / name.replace(".", "/") for name in _names(text_of(path), package))
    files = (file for place in places for file in (place.with_suffix(".py"), place / "__init__.py"))
    return tuple(file for file in files if file.is_file())


def _names(source: str, package: tuple[str, ...]) -> Iterator[str]:
    for node in walked(source):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) + 1 - node.level] if node.level else ()
            module = ".".join((*above, *filter(None, [node.module])))
            yield module
            yield from (f"{module}.{alias.name}" for alias in node.names)

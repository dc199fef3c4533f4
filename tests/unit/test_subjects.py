"""Subjects of a test are the files that it and its helpers import; git lists changes."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.subjects import changed_files, subjects


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A program of three modules, a test of it, and helpers."""
    texts = {
        "program/door.py": "from program import wall",
        "program/roof.py": "",
        "program/wall.py": "",
        "tests/helper.py": "def build():\n    from tests.other import x\n    import program.roof",
        "tests/other.py": "from tests import driver",
        "tests/driver.py": "import program.wall",
        "tests/unrelated.py": "import program.wall",
        "tests/test_door.py": "import pytest\nfrom tests.helper import build\nfrom program import door",
    }
    for name, text in texts.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    return tmp_path


def test_subjects_are_direct_imports_of_test_and_helpers(tree: Path) -> None:
    test = tree / "tests/test_door.py"
    names = ("program/door.py", "program/roof.py", "tests/helper.py", "tests/other.py", "tests/driver.py")
    assert subjects(test, tree) == {test, *(tree / name for name in names)}


def test_modules_without_own_test_are_subjects_of_their_importer(tree: Path) -> None:
    for name, text in (
        ("door", "from .lock import turn\nfrom . import wall"),
        ("lock", "from .key import x"),
        ("key", ""),
    ):
        (tree / f"program/{name}.py").write_text(text, "utf-8")
    found = subjects(tree / "tests/test_door.py", tree)
    assert {tree / "program/lock.py", tree / "program/key.py"} <= found
    assert tree / "program/wall.py" not in found, "another file of the tests imports it"


@pytest.mark.parametrize(
    ("helper", "subject"),
    [
        ("views/cut_off", "resources/words/fr/menus.ftl"),
        ("translation", "resources/words/fr/menus.ftl"),
        ("sources", "views/window/door.py"),
        ("views/outlines/outline", "views/pages/start/card.py"),
        ("views/outlines/outline", "resources/words/fr/menus.ftl"),
    ],
)
def test_helpers_that_read_files_make_them_subjects(tree: Path, helper: str, subject: str) -> None:
    test, read = tree / "tests/test_fit.py", tree / "alhambra_desktop" / subject
    for path in (tree / f"tests/{helper}.py", read):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("", "utf-8")
    test.write_text(f"from tests.{helper.replace('/', '.')} import all_of_them", "utf-8")
    assert read in subjects(test, tree)
    assert read not in subjects(tree / "tests/test_door.py", tree)


def test_changed_files_are_in_the_last_commit_or_uncommitted(tree: Path) -> None:
    def git(*words: str) -> None:
        who = ("-c", "user.name=Anna", "-c", "user.email=anna@example.org", "-c", "commit.gpgsign=false")
        subprocess.run(("git", *who, *words), cwd=tree, check=True, capture_output=True)

    assert changed_files(tree) == frozenset(), "nothing is under version control"
    git("init")
    for name in ("wall", "door", "roof"):
        git("add", f"program/{name}.py")
        git("commit", "-m", name)
    git("add", "tests/other.py")
    (tree / "program/door.py").write_text("", "utf-8")
    changed = {tree / "program/roof.py", tree / "program/door.py", *(tree / "tests").iterdir()}
    assert changed_files(tree) == changed

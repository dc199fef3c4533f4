"""The program does not mention the specimen, which is only a folder of files."""

from __future__ import annotations

import ast
import subprocess
from pathlib import Path

import pytest

from alhambra_desktop.words import Words, languages
from tests.durations import KEPT
from tests.specimen.installing import missing
from tests.specimen.treasure_chamber import MODULE as DESCRIPTION
from tests.unit.test_words import message_calls_of

ROOT = Path(__file__).parents[2]
FOLDER = Path("tests/specimen")
PACKAGE = FOLDER / DESCRIPTION.id
HOUSE_VARIANT = "option-treasure-chamber-scoring"


def test_no_other_file_mentions_the_specimen() -> None:
    command = ["git", "grep", "-il", "--untracked", "treasure"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode > 1:
        pytest.skip("these files are no repository of git")
    found = set(map(Path, done.stdout.splitlines()))
    found.discard(KEPT.relative_to(ROOT))  # node ids of its tests
    assert PACKAGE / "rules.py" in found
    assert {path for path in found if FOLDER not in path.parents} == set()


def test_the_specimen_consists_of_five_files() -> None:
    files = {path.relative_to(ROOT / PACKAGE).as_posix() for path in (ROOT / PACKAGE).rglob("*.*")}
    assert {name for name in files if "__pycache__" not in name} == {
        "__init__.py",
        "rules.py",
        "view.py",
        "chests.json",
        f"words/en/{DESCRIPTION.id}.ftl",
    }


def test_the_specimen_uses_all_its_messages_and_no_others() -> None:
    trees = [(path, ast.parse(path.read_text("utf-8"))) for path in (ROOT / PACKAGE).glob("*.py")]
    calls = [(path, node) for path, tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    said = {made.id for path, call in calls for made in message_calls_of(path, call)}
    here = Words("en").ids
    with missing():
        brought = here - Words("en").ids
    forms = {name for name in brought if name.endswith("-where") and name.removesuffix("-where") in brought}
    values = ("", "-sentence", "-different", "-same")
    assert brought - forms == said | {HOUSE_VARIANT + value for value in values}


@pytest.mark.parametrize("language", languages())
def test_its_texts_appear_in_english_in_every_language(language: str) -> None:
    words = Words(language)
    assert words.text(DESCRIPTION.title) == "Treasure chamber"
    assert words.text(DESCRIPTION.options[0].describe("same")) == "A set consists of chests of one colour."

"""City Gates as a package of its own: made of the public facade, with words in two languages."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from alhambra_city_gates import MODULE as MODULE_TOLD

from alhambra_desktop.model.checking.facade import PUBLIC, private_imports
from alhambra_desktop.model.core.engine.manifest import FILE, read_manifest
from alhambra_desktop.words import Words
from tests.examples.installing import EXAMPLES, MODULE, NAME, PACKAGE
from tests.translation import entries_in, variables

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "new-module.md").read_text("utf-8")


def test_it_imports_nothing_but_the_facade():
    assert list(private_imports(PACKAGE)) == []


@pytest.mark.parametrize(
    "line",
    [
        "import alhambra_desktop.model.modules.registry",
        "from alhambra_desktop.model.opponents.games import play_game",
        "from alhambra_desktop.views import scene",
        "from alhambra_desktop.views.game import selection",
    ],
)
def test_an_import_of_something_else_is_seen(line: str, tmp_path: Path):
    (tmp_path / "rules.py").write_text(f"import attrs\nfrom . import gates\n{line}\n", encoding="utf-8")
    (found,) = private_imports(tmp_path)
    assert (found.file, found.line) == (tmp_path / "rules.py", 3)


def test_what_is_public_is_there_and_told_in_the_lesson():
    for name in PUBLIC:
        path = ROOT / name.replace(".", "/")
        assert path.is_dir() or path.with_suffix(".py").is_file(), name
        assert f"`{name}`" in PAGE, name


def test_pip_would_find_it_by_its_entry_point():
    told = tomllib.loads((EXAMPLES / "city_gates" / "pyproject.toml").read_text("utf-8"))
    assert told["project"]["entry-points"]["alhambra_desktop.rule_sets"] == {MODULE: NAME}
    for file in ("README.md", "LICENSE"):
        assert (EXAMPLES / "city_gates" / file).is_file()


def test_it_says_the_same_in_french_as_in_english():
    def where(name: str) -> str:
        return name.removesuffix("-where").removesuffix("-au").removesuffix("-le")

    english, french = (entries_in((PACKAGE / "words" / language).glob("*.ftl")) for language in ("en", "fr"))
    assert {where(name) for name in english} == {where(name) for name in french}
    for name in english.keys() & french.keys():
        assert variables(english[name]) == variables(french[name]), name


def test_it_describes_itself_without_being_run():
    told = read_manifest((PACKAGE / FILE).read_text("utf-8"))
    project = tomllib.loads((EXAMPLES / "city_gates" / "pyproject.toml").read_text("utf-8"))["project"]
    assert (told.version, told.licence) == (project["version"], project["license"])
    for language in ("en", "fr"):
        said = Words(language)
        assert told.title_in(language) == said.text(MODULE_TOLD.title)
        assert told.sentence_in(language) == said.text(MODULE_TOLD.sentence)


def test_the_program_knows_nothing_of_it():
    program = ROOT / "alhambra_desktop"
    assert [path for path in program.rglob("*.py") if "city_gates" in path.read_text("utf-8")] == []

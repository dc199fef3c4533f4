"""City Gates as a separate package that uses the public facade, with texts in several languages."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from pathlib import Path

import attrs
import pytest
from alhambra_city_gates import MODULE as MODULE_TOLD

from alhambra_desktop.model.checking.check import PUBLIC, private_imports
from alhambra_desktop.model.learning.rule_library import RuleLibrary
from alhambra_desktop.model.rules.modules.packages import FILE, read_manifest
from alhambra_desktop.words import Words
from tests.examples.installing import EXAMPLES, MODULE, NAME, PACKAGE
from tests.translation import entries_in, variables

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "new-module.md").read_text("utf-8")
FORM = re.compile(r"-(where|au|le|wo|der|den|dem|em|ao|dentro)$")
"""Suffixes of noun forms that languages need."""


def test_the_package_imports_only_the_facade():
    assert list(private_imports(PACKAGE)) == []


@pytest.mark.parametrize(
    "line",
    [
        "import alhambra_desktop.model.rules.modules.registry",
        "from alhambra_desktop.model.players.games import play_game",
        "from alhambra_desktop.views import scene",
        "from alhambra_desktop.views.game import selection",
    ],
)
def test_other_imports_are_detected(line: str, tmp_path: Path):
    (tmp_path / "rules.py").write_text(f"import attrs\nfrom . import gates\n{line}\n", encoding="utf-8")
    (found,) = private_imports(tmp_path)
    assert (found.file, found.line) == (tmp_path / "rules.py", 3)


def test_public_modules_exist_and_are_listed_in_the_lesson():
    for name in PUBLIC:
        assert (ROOT / name.replace(".", "/")).with_suffix(".py").is_file(), name
        assert f"`{name}`" in PAGE, name


def test_the_project_file_declares_the_entry_point():
    told = tomllib.loads((EXAMPLES / "city_gates" / "pyproject.toml").read_text("utf-8"))
    assert told["project"]["entry-points"]["alhambra_desktop.rule_sets"] == {MODULE: NAME}
    for file in ("README.md", "LICENSE"):
        assert (EXAMPLES / "city_gates" / file).is_file()


@pytest.mark.parametrize("language", ["de", "fr", "pt-BR"])
def test_translations_have_the_messages_and_variables_of_english(language):
    def plain(names: Iterable[str]) -> set[str]:
        return {FORM.sub("", name) for name in names}

    english, other = (entries_in((PACKAGE / "words" / code).glob("*.ftl")) for code in ("en", language))
    assert plain(english) == plain(other)
    for name in english.keys() & other.keys():
        assert plain(variables(english[name])) == plain(variables(other[name])), name


def test_the_manifest_matches_the_module():
    told = read_manifest((PACKAGE / FILE).read_text("utf-8"))
    project = tomllib.loads((EXAMPLES / "city_gates" / "pyproject.toml").read_text("utf-8"))["project"]
    assert (told.version, told.licence) == (project["version"], project["license"])
    for language in ("en", "de", "fr", "pt-BR"):
        said = Words(language)
        assert told.title_in(language) == said.text(MODULE_TOLD.title)
        assert told.sentence_in(language) == said.text(MODULE_TOLD.sentence)


def test_the_program_does_not_mention_the_package():
    program = ROOT / "alhambra_desktop"
    assert [path for path in program.rglob("*.py") if "city_gates" in path.read_text("utf-8")] == []


def test_its_rules_match_in_every_language():
    told = {}
    for language in ("en", "de", "fr", "pt-BR"):
        library = RuleLibrary.read(language)
        (own,) = [one for one in library.rule_sets if one.module == MODULE_TOLD]
        told[language] = [attrs.astuple(rule, filter=same_in_all_languages) for rule in own.rules]
        assert {id_ for rule in own.rules for id_ in rule.see} <= set(library.by_id)
        about = [topic for place in library.by_id.values() for topic in place.rule.about]
        assert len(about) == len(set(about))
    assert told["en"] == told["de"] == told["fr"]
    cited = {id_ for path in PACKAGE.glob("*.py") for id_ in re.findall(r"\bCG-\d+", path.read_text("utf-8"))}
    assert cited == {rule[0] for rule in told["en"]}


def same_in_all_languages(field: attrs.Attribute[object], _: object) -> bool:
    """Return whether a field of a rule is the same in all languages."""
    return field.name in ("id", "see", "variants", "about")

"""The public names for third-party rule sets: all there, and all that the bundled rule sets use."""

from __future__ import annotations

import ast
from operator import attrgetter
from pathlib import Path

import pytest

from alhambra_desktop.model.rules import api as rules
from alhambra_desktop.views.rule_sets import api as view

PROGRAM = Path(__file__).parents[2] / "alhambra_desktop"
FOUNDATIONS = {"alhambra", "granada", "alhambra_granada", "dirk"}
BUNDLED = [
    path
    for path in sorted((PROGRAM / "model" / "rules" / "modules").glob("*/*.py"))
    if path.parent.name not in FOUNDATIONS
]


def imported(path: Path, package: str) -> dict[str, str]:
    """The names that a file imports from a package, with the modules they come from."""
    found = {}
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(package):
            found.update({alias.name: str(node.module) for alias in node.names})
    return found


def test_every_listed_name_of_the_rules_is_there():
    assert len(dir(rules)) > 100
    for name in dir(rules):
        assert getattr(rules, name) is not None


def test_what_is_listed_for_type_checkers_is_what_is_there():
    checked = imported(Path(rules.__file__), "core")
    assert sorted(checked) == dir(rules)
    for name, module in checked.items():
        assert f'"{module}": ' in Path(rules.__file__).read_text("utf-8"), name


@pytest.mark.parametrize("path", BUNDLED, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_bundled_rule_sets_could_do_with_the_public_names(path: Path):
    # what is printed in the bundled boxes comes from a data file of the program; `attrs.frozen` does as well
    used = {name for name, module in imported(path, "core.").items() if module != "core.engine.module"}
    assert used - {"frozen"} <= set(dir(rules))


def test_a_name_that_is_not_public_is_refused():
    with pytest.raises(AttributeError, match="has no attribute 'Registry'"):
        attrgetter("Registry")(rules)


def test_the_view_file_of_each_bundled_rule_set_could_do_with_the_public_names():
    laid = {
        name
        for path in (PROGRAM / "views" / "rule_sets" / "modules").glob("*.py")
        for package in ("motion_style", "view_book")
        for name in imported(path, package)
    }
    assert laid - {"ViewBook"} <= set(vars(view))

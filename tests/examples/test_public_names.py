"""The public names for third-party rule sets exist and suffice for the bundled rule sets."""

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
    """Return the names that a file imports from a package, with their modules."""
    found = {}
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(package):
            found.update({alias.name: str(node.module) for alias in node.names})
    return found


def test_every_listed_rules_name_exists():
    assert len(dir(rules)) > 100
    for name in dir(rules):
        assert getattr(rules, name) is not None


def test_names_for_type_checkers_match_the_public_names():
    checked = imported(Path(rules.__file__), "core")
    assert sorted(checked) == dir(rules)
    for name, module in checked.items():
        assert f'"{module}": ' in Path(rules.__file__).read_text("utf-8"), name


@pytest.mark.parametrize("path", BUNDLED, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_public_names_suffice_for_bundled_rule_sets(path: Path):
    # Not public: `parts`, which reads the program's own data file, and `frozen`, a faster `attrs.frozen`.
    used = {name for name, module in imported(path, "core.").items() if module != "core.engine.module"}
    assert used - {"frozen"} <= set(dir(rules))


def test_a_name_that_is_not_public_is_refused():
    with pytest.raises(AttributeError, match="has no attribute 'Registry'"):
        attrgetter("Registry")(rules)


def test_public_names_suffice_for_bundled_view_files():
    laid = {
        name
        for path in (PROGRAM / "views" / "rule_sets" / "modules").glob("*.py")
        for package in ("motion_style", "view_book")
        for name in imported(path, package)
    }
    assert laid - {"ViewBook"} <= set(vars(view))

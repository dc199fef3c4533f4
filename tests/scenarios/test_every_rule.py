"""Scenarios cover every rule, and every ruling of docs/rulings.md."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

from tests.scenarios import board, test_rulings

FILES = sorted(path.stem for path in Path(__file__).parent.glob("test_*.py") if path != Path(__file__))
MODULES = [import_module(f"tests.scenarios.{name}") for name in FILES]

LAST = {"B": 36, "D": 6, "V": 7, "C": 7, "Z": 6, "F": 5, "X": 4, "N": 3, "H": 3, "G": 9, "A": 9, "M": 2}
"""The number of the last rule of each part."""

RULES = {f"{part}-{number}" for part, last in LAST.items() for number in range(1, last + 1)}


def test_every_rule_has_a_scenario():
    assert set() == RULES - board.CITED


def test_every_rule_cited_by_a_scenario_exists():
    assert set() == board.CITED - RULES


def test_the_rulings_page_names_existing_scenarios_and_all_rulings():
    page = (Path(__file__).parents[2] / "docs" / "rulings.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`(test_\w+)`", page))
    assert set() == named - {name for module in MODULES for name in vars(module)}
    assert set() == {name for name in vars(test_rulings) if name.startswith("test_")} - named

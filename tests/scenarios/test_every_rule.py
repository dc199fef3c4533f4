"""Each rule of the base game and of Dirk is the subject of a scenario."""

from __future__ import annotations

from tests.scenarios import (
    board,
    test_building,
    test_dirk,
    test_end_of_turn,
    test_ending,
    test_scoring,
    test_setup,
    test_turn,
)

MODULES = (test_building, test_dirk, test_end_of_turn, test_ending, test_scoring, test_setup, test_turn)
RULES = {f"B-{n}" for n in range(1, 37)} | {f"D-{n}" for n in range(1, 7)}


def test_no_rule_lacks_a_scenario():
    assert len(MODULES) == 7
    assert set() == RULES - board.CITED


def test_no_scenario_cites_a_rule_that_does_not_exist():
    assert set() == board.CITED - RULES

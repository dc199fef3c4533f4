from __future__ import annotations

import pytest

from alhambra_desktop.model.rules.modules.registry import MODULES
from tests.playthroughs.make import DIGITS, HERE, TABLES, playthrough


@pytest.mark.parametrize("module", [module.id for module in MODULES])
def test_every_module_has_a_playthrough(module):
    assert (HERE / f"{module}.txt").exists()
    assert module in TABLES


@pytest.mark.parametrize("module", list(TABLES))
def test_the_game_matches_its_playthrough(module):
    found = playthrough(module).difference((HERE / f"{module}.txt").read_text(encoding="utf-8"))
    assert not found, f"{module}: {found}; if that is meant: python -m tests.playthroughs.make"


def test_the_first_different_action_is_reported():
    game = playthrough("alhambra")
    kept = game.text()
    assert game.difference(kept) == ""
    (digest, action), *_ = game.turns[7]
    assert game.difference(kept.replace(digest, "0" * DIGITS)) == f"turn 7, action 1: {action}"
    line = next(line for line in kept.splitlines() if line.startswith("turn 9:"))
    longer = kept.replace(line, f"{line} {digest}")
    count = len(game.turns[9])
    assert game.difference(longer) == f"turn 9 ends after action {count} instead of {count + 1}"
    assert game.difference(f"{kept}turn 999: {digest}\n") == "after the last action"
    assert game.difference(kept.replace("seed 21", "seed 22")) == "the outcome"
    assert game.difference("").startswith("turn 0, action 1: ")

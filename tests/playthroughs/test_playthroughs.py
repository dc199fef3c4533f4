from __future__ import annotations

import pytest

from alhambra_desktop.model.modules.registry import MODULES
from tests.playthroughs.make import HERE, TABLES, playthrough


@pytest.mark.parametrize("module", [module.id for module in MODULES])
def test_every_module_has_a_playthrough(module):
    assert (HERE / f"{module}.txt").exists()
    assert module in TABLES


@pytest.mark.parametrize("module", list(TABLES))
def test_the_game_goes_as_it_went(module):
    assert playthrough(module) == (HERE / f"{module}.txt").read_text(encoding="utf-8")

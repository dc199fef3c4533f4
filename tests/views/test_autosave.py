from __future__ import annotations

import attrs
import pytest

from alhambra_desktop.model.core.setup import Setup
from alhambra_desktop.model.saves.save import SavedGame, read_game
from alhambra_desktop.views.autosave import Autosave
from alhambra_desktop.views.command_line import parse_new
from alhambra_desktop.views.game_table import GameTable


def game(setup: Setup) -> SavedGame:
    table = GameTable()
    table.begin(setup)
    return table.saved()


@pytest.fixture
def autosave(tmp_path, qapp):
    made = Autosave(tmp_path / "table.alhambra")
    yield made
    made.close()


def test_a_game_that_cannot_be_written_is_told_and_the_next_one_is_kept(autosave, qtbot):
    setup = parse_new("human,human seed=1")
    seats = (attrs.evolve(setup.seats[0], name="Ann\ud83c"), setup.seats[1])
    with qtbot.waitSignal(autosave.failed) as told:
        autosave.keep(game(attrs.evolve(setup, seats=seats)))
    assert told.args[0].startswith("The table could not be kept in ")
    autosave.keep(game(setup))
    qtbot.waitUntil(autosave.path.exists)
    assert read_game(autosave.path).setup == setup

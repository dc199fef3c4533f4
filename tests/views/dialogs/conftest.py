from __future__ import annotations

import random

import pytest

from alhambra_desktop.views.command_line import parse_new
from alhambra_desktop.views.game_table import GameTable
from alhambra_desktop.views.settings import Settings


@pytest.fixture
def settings(tmp_path, qapp):
    return Settings(tmp_path / "settings.json")


@pytest.fixture
def open_dialog(qtbot):
    """Shows a dialog as a player would see it."""

    def show(dialog):
        qtbot.addWidget(dialog)
        dialog.show()
        qtbot.waitExposed(dialog)
        return dialog

    return show


def whole_game(spec: str) -> GameTable:
    table = GameTable()
    table.begin(parse_new(spec))
    choose = random.Random(5)
    while not table.state.over:
        building = [a for a in table.offers() if type(a).__name__ in ("Place", "BuyBuilding")]
        table.submit(choose.choice(building or table.offers()))
    return table


@pytest.fixture(scope="module")
def three(qapp):
    return whole_game("human,builder,apprentice seed=3")


@pytest.fixture(scope="module")
def two(qapp):
    return whole_game("human,apprentice seed=4")


@pytest.fixture(scope="module")
def six(qapp):
    return whole_game("human,apprentice,apprentice,apprentice,apprentice,apprentice seed=6")

"""What may be done is asked of the rules once a state, however often it is looked at."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt

from alhambra_desktop.model.rules.core.engine import play
from alhambra_desktop.model.rules.core.engine.action import BuyBuilding
from alhambra_desktop.model.rules.core.places.places import PieceId
from alhambra_desktop.views.app.command_line import parse_new
from tests.views.driver import Driver

SIX = (
    "human,newcomer,newcomer,newcomer,newcomer,newcomer seed=5"
    " modules=vizier,camps,bazaars,falconers,bureaux,bonus_cards,huts"
)


@pytest.fixture
def asked(monkeypatch) -> list[object]:
    """The states of which all legal actions are asked, once for each question."""
    states: list[object] = []
    ask = play.legal_actions

    def count(book, state):
        states.append(state)
        return ask(book, state)

    for module in list(sys.modules.values()):
        if getattr(module, "legal_actions", None) is ask:
            monkeypatch.setattr(module, "legal_actions", count)
    return states


@pytest.fixture
def waiting(player) -> Driver:
    """A person of six has the turn, with all modules."""
    player.window.workspace.games.begin(parse_new(SIX))
    player.wait_for_turn()
    return player


def targets(player: Driver) -> Iterator[PieceId]:
    """Every piece that can be pointed at."""
    for piece in player.stage.snapshot.table.pieces:
        rect = player.stage.rect_of(piece)
        if rect is not None and not rect.isEmpty():
            yield piece


def test_pointing_asks_nothing_again(waiting, asked):
    player = waiting
    for piece in targets(player):
        player.move(player.stage.rect_of(piece).center())
    for square in [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)]:
        player.move(player.cell(square))
    assert asked == []


def test_carrying_asks_nothing_after_it_was_lifted(waiting, asked):
    player = waiting
    bought = next(action for action in player.table.offers() if isinstance(action, BuyBuilding))
    player.drag(player.spot("market", bought.tile), player.cell((0, 1)), drop=False)
    lifted = len(asked)
    assert player.selection.held
    for square in [(x, y) for x in (-2, -1, 0, 1, 2) for y in (-2, -1, 0, 1, 2)]:
        player.qtbot.mouseMove(player.view.viewport(), player.at(player.cell(square)))
    assert len(asked) == lifted <= 2
    player.key(Qt.Key.Key_Escape)


def test_a_new_state_is_asked_of_once(waiting, asked):
    player = waiting
    bought = next(action for action in player.table.offers() if isinstance(action, BuyBuilding))
    asked.clear()
    player.table.submit(bought)
    player.wait_for_turn()
    here = [state for state in asked if state is player.table.state]
    assert len(here) <= 1

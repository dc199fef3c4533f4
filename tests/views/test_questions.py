"""Legal actions are computed once per state, however often they are needed."""

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
def computed(monkeypatch) -> list[object]:
    """Record each state whose legal actions are computed."""
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
    """Return a driver at the turn of one of six players with all modules."""
    player.window.workspace.games.begin(parse_new(SIX))
    player.wait_for_turn()
    return player


def targets(player: Driver) -> Iterator[PieceId]:
    """Return every piece that can be hovered."""
    for piece in player.stage.snapshot.table.pieces:
        rect = player.stage.rect_of(piece)
        if rect is not None and not rect.isEmpty():
            yield piece


def test_hovering_computes_no_actions(waiting, computed):
    player = waiting
    for piece in targets(player):
        player.move(player.stage.rect_of(piece).center())
    for square in [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)]:
        player.move(player.cell(square))
    assert computed == []


def test_dragging_computes_no_actions_after_lifting(waiting, computed):
    player = waiting
    bought = next(action for action in player.table.offers() if isinstance(action, BuyBuilding))
    player.drag(player.spot("market", bought.tile), player.cell((0, 1)), drop=False)
    lifted = len(computed)
    assert player.selection.held
    for square in [(x, y) for x in (-2, -1, 0, 1, 2) for y in (-2, -1, 0, 1, 2)]:
        player.qtbot.mouseMove(player.view.viewport(), player.at(player.cell(square)))
    assert len(computed) == lifted <= 2
    player.key(Qt.Key.Key_Escape)


def test_a_new_state_is_computed_once(waiting, computed):
    player = waiting
    bought = next(action for action in player.table.offers() if isinstance(action, BuyBuilding))
    computed.clear()
    player.table.submit(bought)
    player.wait_for_turn()
    here = [state for state in computed if state is player.table.state]
    assert len(here) <= 1

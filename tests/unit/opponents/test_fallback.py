"""The simple player that plays if the worker process fails."""

from __future__ import annotations

import attrs

from alhambra_desktop.model.players.plan_generator import quick_turn
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.engine.play import play, start
from tests.scenarios.board import rules_for


def _fails(*_: object) -> float:
    raise ZeroDivisionError


def test_the_fallback_player_ignores_prospects() -> None:
    book = attrs.evolve(rules_for(3, modules=("camps",)), prospects={"camps": _fails})
    state = start(book).after
    for action in quick_turn(book, observe(book, state, state.decision.seat)):
        state = play(book, state, action).after
    assert state.turn == 2

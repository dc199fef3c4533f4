"""Faults of levels with simulations are found, and masters make none."""

from __future__ import annotations

import pytest

from alhambra_desktop.model.players.plan import bought
from alhambra_desktop.model.players.skill.levels import level
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.engine.step import ChooseAction
from tests.long.forgone import EXACT, FREE, Turn
from tests.long.zoo.matches import Terms
from tests.long.zoo.watch import watch_game
from tests.unit.opponents.tables import after_turns, book_for

SEED = 31


@pytest.mark.sweep
def test_a_missed_exact_purchase_is_reported() -> None:
    """Plays the worst plan without a purchase in several states."""
    book, noticed = book_for(2, 5), set[str]()
    for turns in range(8, 30):
        state = after_turns(book, turns)
        if not isinstance(state.decision, ChooseAction):
            continue
        seen = observe(book, state, state.decision.seat, remembering=True)
        ranked = Turn.of(book, seen, level("master"), ()).ranking.ranked
        worst = min((plan for plan in ranked if not bought(plan)), key=lambda plan: plan.value, default=None)
        if worst is not None:
            faults = Turn.of(book, seen, level("master"), worst.actions).faults()
            noticed.update(fault.kind for fault in faults)
        if noticed >= {EXACT, FREE}:
            return
    pytest.fail(f"noticed {sorted(noticed)}")


@pytest.mark.long
@pytest.mark.parametrize("deal", range(4))
def test_masters_have_no_certain_faults(deal: int) -> None:
    watched = watch_game(Terms("master", "master", 2, SEED), "master", (deal, 0))
    assert watched.turns["master"] > 30
    assert not watched.faults, watched.text

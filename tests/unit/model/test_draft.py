"""Changes of states check field names: a typing error raises immediately."""

from __future__ import annotations

from typing import get_type_hints

import attrs
import pytest

from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.engine.play import start
from alhambra_desktop.model.rules.core.engine.setup import COLOURS, SeatSetup
from alhambra_desktop.model.rules.core.engine.state import (
    Draft,
    GameState,
    PlayerChanges,
    PlayerState,
    StateChanges,
    Stock,
    StockChanges,
)
from alhambra_desktop.model.rules.modules.registry import make_setup, rulebook
from alhambra_desktop.model.rules.modules.vizier.rules import VIZIER, VizierState


@pytest.fixture
def state() -> GameState:
    seats = [SeatSetup(f"Seat {i}", COLOURS[i]) for i in range(3)]
    return start(rulebook(make_setup(seats, 1, modules=(VIZIER,)))).after


def test_changed_refuses_unknown_fields(state):
    for value in (state, state.players[0], state.stocks[0]):
        with pytest.raises(TypeError, match=f"{type(value).__name__} has no field scrore"):
            value.changed(scrore=1)
    seen = observe(rulebook(state.setup), state, 0)
    with pytest.raises(TypeError, match="Observation has no field pile"):
        seen.changed(row=(), pile=())


@pytest.mark.parametrize(
    "slip",
    [
        lambda draft: draft.change(rwo=()),
        lambda draft: draft.change_player(0, rwo=()),
        lambda draft: draft.change_stock(draft.state.stocks[0], rwo=()),
    ],
)
def test_a_draft_refuses_unknown_fields(state, slip):
    with pytest.raises(TypeError, match="has no field rwo"):
        slip(Draft(state))


@pytest.mark.parametrize(
    ("changes", "type_", "kept"),
    [
        (StateChanges, GameState, {"setup"}),
        (PlayerChanges, PlayerState, set()),
        (StockChanges, Stock, {"kind"}),
    ],
)
def test_typed_dicts_list_the_changeable_fields(changes, type_, kept):
    hints = get_type_hints(type_)
    fields = {field.name: hints[field.name] for field in attrs.fields(type_) if field.name not in kept}
    assert get_type_hints(changes) == fields


def test_a_draft_does_not_change_the_original_state(state):
    draft = Draft(state)
    draft.change(row=())
    draft.change_player(1, score=5)
    draft.change_stock(state.stocks[0], bag=())
    draft.change_slice(VizierState((False,) * 3))
    assert (draft.state.row, draft.player(1).score, draft.state.stocks[0].bag) == ((), 5, ())
    assert draft.state.slice_of(VizierState).awake == (False,) * 3
    assert state.row
    assert state.players[1].score == 0
    assert state.stocks[0].bag
    assert state.slice_of(VizierState).awake == (True,) * 3

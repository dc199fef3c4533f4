from __future__ import annotations

from typing import Final

from ...model.rules.core.engine.action import Pass
from ...model.rules.core.engine.step import Decision, Ending
from ...model.rules.core.words.message import Message
from .game_table import GameTable

PASS: Final = Ending(Message("bar-pass"), Message("bar-pass-tip"), Message("status-pass"))
RESULT: Final = Ending(Message("bar-result"), Message("bar-result-tip"))


def ending_of(table: GameTable) -> Ending:
    if table.state.over:
        return RESULT
    if isinstance(table.facts.leaving, Pass):
        return PASS
    return (table.state.decision or Decision).ending


def loss_of(table: GameTable) -> Message | None:
    """Return a warning if the player would lose something by ending the decision now, otherwise None."""
    state = table.state
    loss = state.decision.loss if state.decision is not None else None
    if loss is not None and not isinstance(table.facts.leaving, Pass):
        return loss
    last_scoring = len(state.scorings) + len(state.due) >= 2
    if last_scoring and any(table.placeable_cells(tile) for tile in table.kept_back):
        return Message("status-loses-building")
    return None

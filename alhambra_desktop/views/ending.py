"""How a decision is ended: what the button says, and what would be lost."""

from __future__ import annotations

from typing import Final

import attrs

from ..model.core.action import Pass
from ..model.core.message import Message
from ..model.core.step import ChooseAction
from ..model.modules.bonus_cards.rules import RevealBeforeScoring
from ..model.modules.vizier.rules import AnswerVizier, PlaceVizierPurchase
from .game_table import GameTable
from .intended import is_kept


@attrs.frozen
class Ending:
    """The label of the button, its tip, and what the status line says where it may be pressed."""

    label: Message
    tip: Message
    told: Message | None = None


TURN: Final = Ending(Message("bar-end-turn"), Message("bar-end-turn-tip"), Message("status-end-turn"))
PASS: Final = Ending(Message("bar-pass"), Message("bar-pass-tip"), Message("status-pass"))
RESULT: Final = Ending(Message("bar-result"), Message("bar-result-tip"))
OTHERS: Final = {
    AnswerVizier: Ending(Message("bar-not-now"), Message("bar-not-now-tip")),
    PlaceVizierPurchase: Ending(Message("bar-go-on"), Message("bar-place-tip"), Message("status-go-on")),
    RevealBeforeScoring: Ending(Message("bar-go-on"), Message("bar-reveal-tip")),
}
"""Decisions that are no turn."""


def ending_of(table: GameTable) -> Ending:
    """How the decision of the moment is ended."""
    if table.state.over:
        return RESULT
    if isinstance(table.leaving, Pass):
        return PASS
    return OTHERS.get(type(table.state.decision), TURN)  # type: ignore[arg-type]  # no decision has no key


def loss_of(table: GameTable) -> Message | None:
    """What ending now would lose, as a soft question; None where nothing is lost."""
    state = table.state
    if isinstance(state.decision, RevealBeforeScoring):
        return Message("status-loses-bonus")
    if isinstance(state.decision, ChooseAction) and not isinstance(table.leaving, Pass):
        return Message("status-loses-action")
    last_scoring = len(state.scorings) + len(state.due) >= 2
    kept = [tile for tile, action in table.intended.items() if is_kept(action)]
    if last_scoring and any(table.placeable_cells(tile) for tile in kept):
        return Message("status-loses-building")
    return None

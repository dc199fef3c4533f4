"""How a decision is ended: what the button says, and what would be lost."""

from __future__ import annotations

from typing import Final

import attrs

from ..model.core.action import Pass
from ..model.core.step import ChooseAction
from ..model.modules.bonus_cards.rules import RevealBeforeScoring
from ..model.modules.vizier.rules import AnswerVizier, PlaceVizierPurchase
from .game_table import GameTable
from .intended import is_kept


@attrs.frozen
class Ending:
    """The label of the button, its tip, and what the status line says where it may be pressed."""

    label: str
    tip: str
    words: str = ""


TURN: Final = Ending(
    "End turn", "Place everything as planned and refill the table (E)", "end the turn when you are ready"
)
RESULT: Final = Ending("Result", "Look at the result again (Ctrl+R)")
PASS: Final = Ending("Pass", "Nothing can be done (E)", "nothing can be done: pass")
OTHERS: Final = {
    AnswerVizier: Ending("Not now", "Let this chance go by (E)"),
    PlaceVizierPurchase: Ending("Go on", "Place it as planned (E)", "go on when you are ready"),
    RevealBeforeScoring: Ending("Go on", "Leave the other cards hidden (E)"),
}
"""Decisions that are no turn."""


def ending_of(table: GameTable) -> Ending:
    """How the decision of the moment is ended."""
    if table.state.over:
        return RESULT
    if isinstance(table.leaving, Pass):
        return PASS
    return OTHERS.get(type(table.state.decision), TURN)  # type: ignore[arg-type]  # no decision has no key


def loss_of(table: GameTable) -> str:
    """What ending now would lose, as a soft question; empty where nothing is lost."""
    state = table.state
    if isinstance(state.decision, RevealBeforeScoring):
        return "a bonus card is not revealed and will not count: press again to leave it"
    if isinstance(state.decision, ChooseAction) and not isinstance(table.leaving, Pass):
        return "an extra action is unused: press End turn again to leave it"
    last_scoring = len(state.scorings) + len(state.due) >= 2
    kept = [tile for tile, action in table.intended.items() if is_kept(action)]
    if last_scoring and any(table.placeable_cells(tile) for tile in kept):
        return "a tile goes to the reserve although it could be built: press End turn again if you mean it"
    return ""

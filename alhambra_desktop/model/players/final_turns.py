"""Final turns: the result of a turn that ends the game, scored by the rules."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules.core.base.refill import ROW_LENGTH
from ..rules.core.engine.action import Action, EndTurn
from ..rules.core.engine.hidden import scoring_windows
from ..rules.core.engine.play import apply, scores
from ..rules.core.engine.rulebook import Rulebook
from ..rules.core.engine.state import GameState
from ..rules.core.engine.step import ChooseAction
from ..rules.core.values import Seat
from .endgame import tiles_left
from .plan import tiles_bought
from .rollout.turns import turns
from .skill.lead import lead_of


def final_lead(book: Rulebook, state: GameState, actions: Sequence[Action], seat: Seat) -> float | None:
    """Return a seat's final lead if the rest of its turn ends the game, else None."""
    final = final_scores(book, state, actions)
    return None if final is None else lead_of(final, seat)


def final_scores(book: Rulebook, state: GameState, actions: Sequence[Action]) -> tuple[int, ...] | None:
    """Return all final scores if the rest of a turn ends the game (B-27), else None.

    Leftover tiles go to the seat with the most money (B-34), each to its best square. Also None if another
    scoring card may turn up before the end (B-24).
    """
    if not isinstance(actions[-1], EndTurn) or tiles_left(state) >= len(tiles_bought(actions)):
        return None
    if any(first <= ROW_LENGTH for first, _ in scoring_windows(book, state).values()):
        return None
    for action in actions:
        state = apply(book, state, action).after
    while (decision := state.decision) is not None:
        if isinstance(decision, ChooseAction):
            return None
        for action in turns(book, state, decision.seat, ())[0].actions:
            state = apply(book, state, action).after
    return scores(state)

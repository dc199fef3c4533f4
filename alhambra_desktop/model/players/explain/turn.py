"""Turn: actions carried out, to see what they change."""

from __future__ import annotations

from typing import Final

import attrs

from ...rules.core.engine.action import Action, EndTurn, TakeMoney
from ...rules.core.engine.play import Transition, apply
from ...rules.core.engine.state import GameState
from ...rules.core.engine.step import Placing
from ..evaluation.evaluator import Evaluator
from ..plan import theme_of

SLIGHT: Final = 0.3
"""Points below which room and reserve are not mentioned."""


@attrs.frozen
class Turn:
    """A turn carried out until it reveals hidden information, with the evaluator of its start."""

    evaluator: Evaluator
    actions: tuple[Action, ...]
    moves: tuple[Transition, ...]
    after: GameState

    @classmethod
    def of(cls, evaluator: Evaluator, actions: tuple[Action, ...]) -> Turn:
        state, moves = evaluator.state, list[Transition]()
        for action in actions:
            if isinstance(action, EndTurn):
                break
            move = apply(evaluator.book, state, action)
            decision = move.after.decision
            if decision is None or decision.seat != evaluator.seat or move.after.turn != state.turn:
                break
            moves.append(move)
            state = move.after
        return cls(evaluator, actions, tuple(moves), state)

    @property
    def before(self) -> GameState:
        return self.evaluator.state

    @property
    def taken(self) -> tuple[str, ...]:
        return next((move.action.cards for move in self.moves if isinstance(move.action, TakeMoney)), ())

    @property
    def theme(self) -> tuple[object, ...]:
        """What it buys and does last, as in plans."""
        for action, move in zip(self.actions, self.moves, strict=False):
            if isinstance(move.after.decision, Placing) and not isinstance(self.before.decision, Placing):
                bought = move.after.players[self.evaluator.seat].purchases
                return (*sorted(bought), *theme_of(action))
        return (type(self.actions[-1]).__name__,)

"""Projection: what is promised for the end of the turn, and the state in which all of that stands already."""

from __future__ import annotations

from collections.abc import Iterable

import attrs

from ..core.engine.action import Action
from ..core.engine.play import apply, refusals
from ..core.engine.rulebook import Rulebook
from ..core.engine.state import GameState
from ..core.engine.step import PlacePurchases, Placing


@attrs.frozen
class Deed:
    """What one gesture does: an action played now, one promised for the end of the turn, one not any more."""

    play: Action | None = None
    promise: Action | None = None
    withdraw: Action | None = None

    def promised(self, before: Iterable[Action]) -> tuple[Action, ...]:
        """What is promised afterwards, possible or not; what is played need not be promised any more."""
        gone = (self.play, self.withdraw)
        left = tuple(action for action in before if action not in gone)
        return left if self.promise is None else (*left, self.promise)


@attrs.frozen
class Projection:
    """The state after promised actions, those that were ``kept``, in order, and the ``impossible`` ones."""

    state: GameState
    kept: tuple[Action, ...]
    impossible: tuple[Action, ...]


def project(book: Rulebook, state: GameState, promises: Iterable[Action]) -> Projection:
    """Play promised actions ahead as if the turn ended now: whichever is legal next, the first one first.

    In the order in which they were promised many fail, for tiles are put down before those that they lean
    on. In all orders the same tiles stand; which of them founds a second start (A-5) the order decides.
    What is left when none is legal any more is impossible. Promises are placing actions and what goes
    with them (``Action.beside``); nothing hidden comes out by them. A further action is left untaken even
    where it must be taken (``extra_action``), so a turn that is projected may not end yet.
    """
    left, ahead = list(promises), placing(state)
    kept: list[Action] = []
    while (legal := _first_legal(book, ahead, left)) is not None:
        ahead = apply(book, ahead, legal).after
        left.remove(legal)
        kept.append(legal)
    return Projection(ahead if kept else state, tuple(kept), tuple(left))


def placing(state: GameState) -> GameState:
    """The state in which its seat has nothing left to do but to place tiles; over is over."""
    decision = state.decision
    if decision is None or isinstance(decision, Placing):
        return state
    return state.changed(agenda=(*state.agenda[:-1], PlacePurchases(decision.seat)))


def _first_legal(book: Rulebook, state: GameState, promises: list[Action]) -> Action | None:
    return next((action for action in promises if not refusals(book, state, action)), None)

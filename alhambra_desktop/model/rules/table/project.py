"""Projection: the promises of a turn, and the state after all of them."""

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
    """The effect of one gesture: an action played now, one promised, one withdrawn."""

    play: Action | None = None
    promise: Action | None = None
    withdraw: Action | None = None

    def promised(self, before: Iterable[Action]) -> tuple[Action, ...]:
        """Return the promises after this deed, possible or not."""
        gone = (self.play, self.withdraw)
        left = tuple(action for action in before if action not in gone)
        return left if self.promise is None else (*left, self.promise)


@attrs.frozen
class Projection:
    """The state after promised actions, those ``kept`` in order, and the ``impossible`` ones."""

    state: GameState
    kept: tuple[Action, ...]
    impossible: tuple[Action, ...]


def project(book: Rulebook, state: GameState, promises: Iterable[Action]) -> Projection:
    """Play promised actions as if the turn ended now, repeatedly taking the first that is legal.

    In the order in which they were promised many fail, since tiles can depend on later ones. Every order
    leads to the same tiles; it only decides which of them becomes a second start (A-5). Promises left when
    none is legal are impossible. Promises are placing actions and their companions (`Action.beside`), which
    reveal nothing hidden. An extra action is left open even where it is compulsory, so a projected turn may
    not have ended.
    """
    left, ahead = list(promises), placing(state)
    kept: list[Action] = []
    while (legal := _first_legal(book, ahead, left)) is not None:
        ahead = apply(book, ahead, legal).after
        left.remove(legal)
        kept.append(legal)
    return Projection(ahead if kept else state, tuple(kept), tuple(left))


def placing(state: GameState) -> GameState:
    """Return the state in which the seat only has tiles to place, unless the game is over."""
    decision = state.decision
    if decision is None or isinstance(decision, Placing):
        return state
    return state.changed(agenda=(*state.agenda[:-1], PlacePurchases(decision.seat)))


def _first_legal(book: Rulebook, state: GameState, promises: list[Action]) -> Action | None:
    return next((action for action in promises if not refusals(book, state, action)), None)

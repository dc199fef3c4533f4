from __future__ import annotations

from functools import cached_property

import attrs

from ...rules.core.engine.action import Action
from ...rules.core.engine.play import Transition, play, start
from ...rules.core.engine.setup import Setup
from ...rules.core.engine.state import GameState
from ...rules.core.frozen import frozen
from ...rules.core.values import Seat
from ...rules.modules.registry import rulebook

NO_HINTS = (0, 0, 0)
"""Value of ``SavedGame.hints`` if no hint was given; each number counts hints of one kind.

A hint of the first kind reveals only the type of the suggested action. A hint of the second kind adds the
tile or the cards of this action. A hint of the third kind reveals the whole turn.
"""


@frozen
class PromisedStep:
    """A step that changed the promises, which are actions planned for the end of the turn.

    The step follows the first ``after`` actions of the game. ``promised`` are all promises after the step. If
    ``joined`` is true, one gesture caused the step and the last of these actions, so the two are undone
    together.
    """

    after: int
    promised: tuple[Action, ...]
    joined: bool = False


@frozen
class UndoneStep:
    """A step that can be redone; ``promised`` is None if the step did not change the promises."""

    action: Action | None
    promised: tuple[Action, ...] | None


@frozen
class SavedGame:
    """If replaying ``actions`` no longer leads to ``state``, ``state`` is authoritative.

    The last step in ``undone`` is redone first. ``assisted`` is true for a practice game, or if whole rounds
    were undone. In a practice game, ``tried_from`` contains the final points of the original game.
    """

    setup: Setup
    state: GameState
    actions: tuple[Action, ...]
    promised: tuple[PromisedStep, ...] = ()
    undone: tuple[UndoneStep, ...] = ()
    assisted: bool = False
    hints: tuple[int, int, int] = NO_HINTS
    tried_from: tuple[int, ...] = ()

    def with_name(self, seat: Seat, name: str) -> SavedGame:
        """Return a copy with another name for a seat; if the name is taken, return the game unchanged."""
        others = self.setup.seats
        if any(seat.name == name for seat in others):
            return self
        seats = (*others[:seat], attrs.evolve(others[seat], name=name), *others[seat + 1 :])
        setup = attrs.evolve(self.setup, seats=seats)
        return attrs.evolve(self, setup=setup, state=attrs.evolve(self.state, setup=setup))

    def history(self) -> tuple[Transition, ...] | None:
        """Return the replayed moves (cached); None if the actions no longer lead to the state."""
        return self._history

    @cached_property
    def _history(self) -> tuple[Transition, ...] | None:
        book = rulebook(self.setup)
        moves = [start(book)]
        try:
            for action in self.actions:
                moves.append(play(book, moves[-1].after, action))
        except Exception:  # unchecked actions can cause any error
            return None
        return tuple(moves) if moves[-1].after == self.state else None

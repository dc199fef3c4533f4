"""The contents of a saved game, independent of its format."""

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
"""Zero hints of each of the three kinds.

The first kind names only a type of action. The second kind also names the tile or the cards. The third kind
shows the whole turn.
"""


@frozen
class PromisedStep:
    """A step that changed the promises.

    ``after`` is the number of actions played before the step. ``promised`` are all promises after the step.
    ``joined`` is true if the step came from the same gesture as the last action before it. The step and this
    action are then undone together.
    """

    after: int
    promised: tuple[Action, ...]
    joined: bool = False


@frozen
class UndoneStep:
    """A step that can be redone.

    ``action`` is None if the step played no action. ``promised`` is None if the step left the promises
    unchanged.
    """

    action: Action | None
    promised: tuple[Action, ...] | None


@frozen
class SavedGame:
    """A game with its action log, promises and redo steps.

    ``promised`` are the steps that changed promises. ``undone`` are the steps that can be redone; the step to
    redo first comes last. ``hints`` counts hints by kind (`NO_HINTS`). ``assisted`` is true for a practice
    game, and for a game in which whole rounds were undone. In a practice game, ``tried_from`` has the final
    points of the game that it continues. In any other game, ``tried_from`` is empty.
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
        except Exception:  # the actions are unchecked: they may be illegal or name missing pieces
            return None
        return tuple(moves) if moves[-1].after == self.state else None

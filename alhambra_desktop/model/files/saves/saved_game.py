"""What a saved game holds, apart from how it is written and read (save.py)."""

from __future__ import annotations

from functools import cached_property

import attrs

from ...rules.core.engine.action import Action
from ...rules.core.engine.play import Transition, play, start
from ...rules.core.engine.setup import Setup
from ...rules.core.engine.state import GameState
from ...rules.core.values import Seat
from ...rules.modules.registry import rulebook

NO_HINTS = (0, 0, 0)
"""Hints that were given: which kind of action, which tile or cards, whole turns."""


@attrs.frozen
class PromisedStep:
    """After so many actions the player promised these ones for the end of the turn, in order, and no others.

    Where it is ``joined``, one gesture did this and the last of those actions: they are taken back as one.
    """

    after: int
    promised: tuple[Action, ...]
    joined: bool = False


@attrs.frozen
class UndoneStep:
    """What one gesture did and was taken back: an action, and what is promised then where it changed that."""

    action: Action | None
    promised: tuple[Action, ...] | None


@attrs.frozen
class SavedGame:
    """Snapshot and action log: the state, the actions from the start to it, and what can be done again.

    ``promised`` are the steps among the last actions at which promises changed. ``undone`` was taken back and
    can be redone, the next one last. An ``assisted`` game had whole rounds undone; ``hints`` counts what was
    given of each strength. ``tried_from`` are the points at the end of the game of which
    this one is another way to go on; none where it is no such branch.
    """

    setup: Setup
    state: GameState
    actions: tuple[Action, ...]
    promised: tuple[PromisedStep, ...] = ()
    undone: tuple[UndoneStep, ...] = ()
    assisted: bool = False
    hints: tuple[int, int, int] = NO_HINTS
    tried_from: tuple[int, ...] = ()

    def called(self, seat: Seat, name: str) -> SavedGame:
        """The same game with a name of its own for a seat, unless somebody else there is called so."""
        others = self.setup.seats
        if any(one.name == name for one in others):
            return self
        seats = (*others[:seat], attrs.evolve(others[seat], name=name), *others[seat + 1 :])
        setup = attrs.evolve(self.setup, seats=seats)
        return attrs.evolve(self, setup=setup, state=attrs.evolve(self.state, setup=setup))

    def history(self) -> tuple[Transition, ...] | None:
        """The moves from the start to the state; None where the actions do not lead there any more.

        They are played once: who reads a file on another thread leaves them to the GUI thread.
        """
        return self._history

    @cached_property
    def _history(self) -> tuple[Transition, ...] | None:
        book = rulebook(self.setup)
        moves = [start(book)]
        try:
            for action in self.actions:
                moves.append(play(book, moves[-1].after, action))
        except Exception:  # illegal, or of things that do not exist: nobody has checked these actions
            return None
        return tuple(moves) if moves[-1].after == self.state else None

"""What a saved game holds, apart from how it is written and read (save.py)."""

from __future__ import annotations

import attrs

from ..core.action import Action, PlacingAction
from ..core.play import Transition, play, start
from ..core.setup import Setup
from ..core.state import GameState
from ..modules.registry import rulebook

NO_HINTS = (0, 0, 0)
"""Hints that were given: which kind of action, which tile or cards, whole turns."""


@attrs.frozen
class IntendedStep:
    """After so many actions the player intended tiles bought this turn to be placed like this, in order."""

    after: int
    intended: tuple[PlacingAction, ...]


@attrs.frozen
class SavedGame:
    """Snapshot and action log: the state, the actions from the start to it, and what can be done again.

    ``intended`` are the steps among the last actions at which intended placements changed. ``undone`` was
    taken back and can be redone, the next one last. An ``assisted`` game had whole rounds undone; ``hints``
    counts what was given of each strength.
    """

    setup: Setup
    state: GameState
    actions: tuple[Action, ...]
    intended: tuple[IntendedStep, ...] = ()
    undone: tuple[Action | IntendedStep, ...] = ()
    assisted: bool = False
    hints: tuple[int, int, int] = NO_HINTS

    def history(self) -> tuple[Transition, ...] | None:
        """The moves from the start to the state; None where the actions do not lead there any more."""
        book = rulebook(self.setup)
        moves = [start(book)]
        try:
            for action in self.actions:
                moves.append(play(book, moves[-1].after, action))
        except Exception:  # illegal, or of things that do not exist: nobody has checked these actions
            return None
        return tuple(moves) if moves[-1].after == self.state else None

"""What a saved game holds, apart from how it is written and read (save.py)."""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from ..core.action import Action
from ..core.play import Transition, play, start
from ..core.setup import Setup
from ..core.state import GameState
from ..core.values import Cell
from ..modules.registry import rulebook

RESERVE = "reserve"
RESERVE_TURNED = "reserve-turned"
DIRK = "dirk"
"""What a plan may name beside a square: where a tile bought this turn is meant to go."""

NO_HINTS = (0, 0, 0)
"""Hints that were given: which kind of action, which tile or cards, whole turns."""


@attrs.frozen
class TurnedOver:
    """A square for a tile with its other side up, and the card that pays for turning it over (G-4)."""

    cell: Cell
    card: str


Target = Cell | str | TurnedOver


@attrs.frozen
class PlanStep:
    """After so many actions the player meant the tiles bought this turn to go to these places."""

    after: int
    plans: Mapping[str, Target]


@attrs.frozen
class SavedGame:
    """What a file holds: the state, how it came about, and what the player had taken back or planned.

    ``actions`` lead from the start to the state; ``plans`` were made among the last of them.
    ``undone`` was taken back and can be redone, the next one last. An ``assisted`` game had whole
    rounds undone; ``hints`` counts what was given of each strength.
    """

    setup: Setup
    state: GameState
    actions: tuple[Action, ...]
    plans: tuple[PlanStep, ...] = ()
    undone: tuple[Action | PlanStep, ...] = ()
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

"""BrokenRule: why an action is refused, the one form in which all rules say it."""

from __future__ import annotations

import attrs

from .values import Cell


@attrs.frozen
class BrokenRule:
    """One rule that an intended move breaks, in words for the player.

    ``sides`` are guilty edges of the square in question (side bits), ``cells`` guilty squares.
    """

    rule: str
    reason: str
    explanation: str
    sides: tuple[int, ...] = ()
    cells: tuple[Cell, ...] = ()

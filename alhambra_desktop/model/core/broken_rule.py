"""BrokenRule: why an action is refused, as every part of the rules says it."""

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

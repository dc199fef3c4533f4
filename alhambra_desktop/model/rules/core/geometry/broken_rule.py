"""BrokenRule: why an action is refused."""

from __future__ import annotations

from typing import TypeAlias

import attrs

from ..values import Cell
from ..words.message import Message


@attrs.frozen
class BrokenRule:
    """One rule that an action breaks: what is wrong, and the rule or a remedy.

    ``sides`` are the offending edges of the square (side bits), ``cells`` the squares behind them; without
    sides, ``cells`` are tiles that would be cut off.
    """

    rule: str
    reason: Message
    explanation: Message
    sides: tuple[int, ...] = ()
    cells: tuple[Cell, ...] = ()


Refusal: TypeAlias = tuple[BrokenRule, ...]
"""Every rule that an action breaks; empty if it is legal."""

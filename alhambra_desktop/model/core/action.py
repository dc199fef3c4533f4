"""Actions: what a seat may decide, in ids and squares only."""

from __future__ import annotations

import attrs

from .values import Cell


@attrs.frozen
class Action:
    """Something that a player says."""


@attrs.frozen
class TakeMoney(Action):
    """Take cards of the money row (B-9); ``cards`` are sorted."""

    cards: tuple[str, ...]


@attrs.frozen
class BuyBuilding(Action):
    """Buy a tile with cards of the hand (B-10); ``cards`` are sorted."""

    tile: str
    cards: tuple[str, ...]


@attrs.frozen
class AddFromReserve(Action):
    """Redesign: a reserve tile is added to the Alhambra (B-15 a)."""

    tile: str
    cell: Cell


@attrs.frozen
class RemoveToReserve(Action):
    """Redesign: a tile of the Alhambra goes to the reserve (B-15 b)."""

    tile: str
    cell: Cell


@attrs.frozen
class SwapWithReserve(Action):
    """Redesign: a reserve tile takes the square of a tile of the Alhambra (B-15 c)."""

    tile: str
    out: str
    cell: Cell


@attrs.frozen
class Pass(Action):
    """Do nothing, because nothing can be done (B-8)."""


@attrs.frozen
class Decline(Action):
    """Leave the further action after an exact purchase unused (B-11)."""


@attrs.frozen
class Place(Action):
    """Add a tile bought this turn, or given at the end, to the Alhambra (B-23, B-35)."""

    tile: str
    cell: Cell


@attrs.frozen
class KeepInReserve(Action):
    """Put a tile bought this turn, or given at the end, on the reserve (B-23, B-35)."""

    tile: str


@attrs.frozen
class EndTurn(Action):
    """Everything is placed: the table is refilled and the next seat plays."""

"""Actions: what a seat may decide, in ids and squares only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import attrs

from .values import Cell


@attrs.frozen(slots=False)
class Action:
    """Something that a player says."""

    entry_names: ClassVar[Mapping[str, str]] = {"cell": "at"}
    """Fields of the action that its entry in a game record (docs/game-record.md) calls otherwise."""


@attrs.frozen(slots=False)
class PlacingAction(Action):
    """What becomes of a tile bought this turn, or given at the end: one is due for each (B-23, B-35)."""

    tile: str


@attrs.frozen(slots=False)
class TakeMoney(Action):
    """Take cards of the money row (B-9); ``cards`` are sorted."""

    cards: tuple[str, ...]


@attrs.frozen(slots=False)
class BuyBuilding(Action):
    """Buy a tile with cards of the hand (B-10); ``cards`` are sorted."""

    tile: str
    cards: tuple[str, ...]


@attrs.frozen(slots=False)
class AddFromReserve(Action):
    """Redesign: a reserve tile is added to the Alhambra (B-15 a)."""

    tile: str
    cell: Cell


@attrs.frozen(slots=False)
class RemoveToReserve(Action):
    """Redesign: a tile of the Alhambra goes to the reserve (B-15 b)."""

    tile: str
    cell: Cell


@attrs.frozen(slots=False)
class SwapWithReserve(Action):
    """Redesign: a reserve tile takes the square of a tile of the Alhambra (B-15 c)."""

    tile: str
    out: str
    cell: Cell


@attrs.frozen(slots=False)
class Pass(Action):
    """Do nothing, because nothing can be done (B-8)."""


@attrs.frozen(slots=False)
class Decline(Action):
    """Leave the further action after an exact purchase unused (B-11)."""


@attrs.frozen(slots=False)
class Place(PlacingAction):
    """Add a tile bought this turn, or given at the end, to the Alhambra (B-23, B-35)."""

    cell: Cell


@attrs.frozen(slots=False)
class KeepInReserve(PlacingAction):
    """Put a tile bought this turn, or given at the end, on the reserve (B-23, B-35)."""


@attrs.frozen(slots=False)
class EndTurn(Action):
    """Everything is placed: the table is refilled and the next seat plays."""

"""Intended placements: for each tile bought this turn the action that will place it when the turn ends."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from ..model.core.action import KeepInReserve, Place, PlacingAction
from ..model.core.rulebook import Rulebook
from ..model.core.state import GameState
from ..model.core.tile import Tile
from ..model.core.values import Cell
from ..model.modules.granada.turning import KeepTurned, PlaceTurned
from ..model.table.project import project

Intended: TypeAlias = Mapping[str, PlacingAction]
"""The placing actions by their tiles, in the order in which they will be played."""


def by_tile(actions: Iterable[PlacingAction]) -> Intended:
    """The actions as a mapping."""
    return {action.tile: action for action in actions}


def cell_of(action: PlacingAction) -> Cell | None:
    """The square that an action takes, or None where it takes none."""
    return action.cell if isinstance(action, Place | PlaceTurned) else None


def is_turned(action: PlacingAction) -> bool:
    """True where the tile will show its other side (G-4)."""
    return isinstance(action, PlaceTurned | KeepTurned)


def is_kept(action: PlacingAction) -> bool:
    """True where the tile goes to the reserve, whichever side is up."""
    return isinstance(action, KeepInReserve | KeepTurned)


def side_shown(book: Rulebook, action: PlacingAction) -> Tile:
    """The side of the tile that will be up."""
    tile = book.tiles[action.tile]
    return book.tiles[tile.back] if is_turned(action) and tile.back is not None else tile


def possible(book: Rulebook, state: GameState, intended: Intended) -> Intended:
    """The placements that can be played, in an order in which they can, as if the turn ended now."""
    kept = project(book, state, intended.values()).kept
    return by_tile(action for action in kept if isinstance(action, PlacingAction))

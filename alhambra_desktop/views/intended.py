"""Intended placements: for each tile bought this turn the action that will place it when the turn ends."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from ..model.core.action import KeepInReserve, Place, PlacingAction
from ..model.core.city import City
from ..model.core.play import apply, refusals
from ..model.core.rulebook import Rulebook
from ..model.core.state import GameState
from ..model.core.step import PlacePurchases, Placing
from ..model.core.tile import Tile
from ..model.core.values import Cell
from ..model.modules.granada.turning import KeepTurned, PlaceTurned

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


def with_intended(book: Rulebook, city: City, intended: Intended) -> City:
    """A city with the intended tiles standing already."""
    for action in intended.values():
        cell = cell_of(action)
        if cell is not None:
            city = book.placement.placed(city, side_shown(book, action), cell)
    return city


def possible(book: Rulebook, state: GameState, intended: Intended) -> Intended:
    """The placements that can be played one after the other, as if the turn ended now; others are dropped."""
    decision = state.decision
    if decision is None or not intended:
        return {}
    if not isinstance(decision, Placing):
        state = state.changed(agenda=(PlacePurchases(decision.seat),))
    kept = list[PlacingAction]()
    for action in intended.values():
        if not refusals(book, state, action):
            state = apply(book, state, action).after
            kept.append(action)
    return by_tile(kept)

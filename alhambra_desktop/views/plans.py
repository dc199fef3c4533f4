"""Plans: where tiles that are bought already are meant to go, until the turn ends and they become actions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from ..model.core.action import Action, KeepInReserve, Place
from ..model.core.city import City
from ..model.core.play import refusals
from ..model.core.rulebook import Rulebook
from ..model.core.state import GameState
from ..model.core.step import PlacePurchases, Placing
from ..model.core.tile import Tile
from ..model.core.values import Cell
from ..model.modules.dirk.rules import GiveToDirk
from ..model.modules.granada.turning import KeepTurned, PlaceTurned, turning_cards
from ..model.saves.saved_game import RESERVE, RESERVE_TURNED, Target, TurnedOver

Plans: TypeAlias = Mapping[str, Target]


def planned_cell(target: Target) -> Cell | None:
    """The square that a plan names, or None where it names no square."""
    if isinstance(target, TurnedOver):
        return target.cell
    return None if isinstance(target, str) else target


def planned_tile(book: Rulebook, tile: str, target: Target) -> Tile:
    """The side that a tile will show."""
    turned = isinstance(target, TurnedOver) or target == RESERVE_TURNED
    back = book.tiles[tile].back
    return book.tiles[back] if turned and back is not None else book.tiles[tile]


def with_plans(book: Rulebook, city: City, plans: Plans) -> City:
    """A city with the planned tiles standing already."""
    for tile, target in plans.items():
        cell = planned_cell(target)
        if cell is not None:
            city = book.placement.placed(city, planned_tile(book, tile, target), cell)
    return city


def possible(book: Rulebook, state: GameState, plans: Plans) -> Plans:
    """The plans that can be carried out, in their order; the others are dropped."""
    decision = state.decision
    if decision is None or not plans:
        return {}
    player = state.players[decision.seat]
    placing = state
    if not isinstance(decision, Placing):
        placing = state.changed(agenda=(PlacePurchases(decision.seat),))
    city, cards = player.city, list(turning_cards(player.hand))
    kept: dict[str, Target] = {}
    for tile, target in plans.items():
        if tile not in player.purchases:
            continue
        if isinstance(target, str) and refusals(book, placing, action_of(tile, target)):
            continue
        if isinstance(target, TurnedOver):
            if target.card not in cards or book.tiles[tile].back is None:
                continue
            cards.remove(target.card)
        cell = planned_cell(target)
        if cell is not None:
            face = planned_tile(book, tile, target)
            if not book.placement.may_place(city, face, cell):
                continue
            city = book.placement.placed(city, face, cell)
        kept[tile] = target
    return kept


def action_of(tile: str, target: Target) -> Action:
    """The action that a plan becomes."""
    if isinstance(target, TurnedOver):
        return PlaceTurned(tile, target.cell, target.card)
    if target == RESERVE:
        return KeepInReserve(tile)
    if target == RESERVE_TURNED:
        return KeepTurned(tile)
    if isinstance(target, str):
        return GiveToDirk(tile)
    return Place(tile, target)

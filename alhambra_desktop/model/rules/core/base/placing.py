"""Placing purchases, cities and reserves afterwards, and ending the turn (B-23, B-35)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ..engine.action import EndTurn, KeepInReserve, PlaceTile, PlacingAction
from ..engine.draft import Draft
from ..engine.event import TilePlaced, TileReserved, TurnEnded
from ..engine.handling import button, tile_laid, tile_moved
from ..engine.rulebook import Rulebook, action_rule, unless_offered
from ..engine.state import PublicState
from ..engine.step import PlacePurchases
from ..geometry.city import City, Fact
from ..geometry.placement import BrokenRule, Refusal
from ..places.places import Reserve, Tray
from ..values import Cell, Seat, without
from ..words.message import Message

REMOVED: Final = Fact[City]("removed")
SWAPPED: Final = Fact[City]("swapped")


def placed(book: Rulebook, city: City, tile: str, cell: Cell) -> City:
    """Return the city with one more tile; results are cached."""
    return book.placement.placed(city, book.tiles[tile], cell)


def kept_back(reserve: tuple[str, ...], tile: str) -> tuple[str, ...]:
    return tuple(sorted((*reserve, tile)))


def added(
    book: Rulebook, city: City, reserve: tuple[str, ...], tile: str, cell: Cell
) -> tuple[City, tuple[str, ...]]:
    """Move a reserve tile to an empty square (B-15)."""
    return placed(book, city, tile, cell), without(reserve, (tile,))


def removed(city: City, reserve: tuple[str, ...], cell: Cell) -> tuple[City, tuple[str, ...]]:
    """Move the tile on a square to the reserve (B-15)."""
    return city.remember(REMOVED, lambda: city.remove(cell), cell), kept_back(reserve, city.tiles[cell].id)


def swapped(
    book: Rulebook, city: City, reserve: tuple[str, ...], tile: str, cell: Cell
) -> tuple[City, tuple[str, ...]]:
    """Exchange a reserve tile for the tile on a square (B-15)."""
    new = book.tiles[tile]
    changed = city.remember(SWAPPED, lambda: city.replace(cell, new), cell, new)
    return changed, kept_back(without(reserve, (tile,)), city.tiles[cell].id)


NOT_BOUGHT = BrokenRule("B-23", Message("place-not-waiting"), Message("place-not-waiting-why"))
NOT_PLACED = BrokenRule("B-23", Message("end-not-placed"), Message("end-not-placed-why"))


def unless_bought(book: Rulebook, state: PublicState, seat: Seat, action: PlacingAction) -> Refusal:
    """Refuse an action with a tile that is not waiting to be placed."""
    return () if action.tile in state.players[seat].purchases else (NOT_BOUGHT,)


def _offer_places(book: Rulebook, state: PublicState, seat: Seat) -> Iterable[PlaceTile]:
    player = state.players[seat]
    for tile in player.purchases:
        for cell in book.placement.legal_cells(player.city, book.tiles[tile]):
            yield PlaceTile(tile, cell)


def _refuse_place(book: Rulebook, state: PublicState, seat: Seat, action: PlaceTile) -> Refusal:
    if refused := unless_bought(book, state, seat, action):
        return refused
    return book.placement.why_not_place(state.players[seat].city, book.tiles[action.tile], action.cell)


def _place(book: Rulebook, draft: Draft, seat: Seat, action: PlaceTile) -> None:
    player = draft.player(seat)
    city = placed(book, player.city, action.tile, action.cell)
    draft.change_player(seat, city=city, purchases=without(player.purchases, (action.tile,)))
    draft.emit(TilePlaced(seat, action.tile, action.cell))


def _offer_reserve(book: Rulebook, state: PublicState, seat: Seat) -> Iterable[KeepInReserve]:
    return map(KeepInReserve, state.players[seat].purchases)


def _keep(book: Rulebook, draft: Draft, seat: Seat, action: KeepInReserve) -> None:
    player = draft.player(seat)
    draft.change_player(
        seat,
        reserve=kept_back(player.reserve, action.tile),
        purchases=without(player.purchases, (action.tile,)),
    )
    draft.emit(TileReserved(seat, action.tile))


def _offer_end(book: Rulebook, state: PublicState, seat: Seat) -> Iterable[EndTurn]:
    if not state.players[seat].purchases:
        yield EndTurn()


def _end(book: Rulebook, draft: Draft, seat: Seat, action: EndTurn) -> None:
    step = draft.pop()
    if isinstance(step, PlacePurchases):
        draft.emit(TurnEnded(seat))
        draft.push(*book.turn_end)


BY_LAYING = tile_laid(lambda state, seat, tile, cell: PlaceTile(tile, cell), Tray)
BY_KEEPING = tile_moved(KeepInReserve, lambda seat, tile: Tray(seat), Reserve)
PLACE = action_rule(PlaceTile, _offer_places, _refuse_place, _place, BY_LAYING)
KEEP_IN_RESERVE = action_rule(KeepInReserve, _offer_reserve, unless_bought, _keep, BY_KEEPING)
REFUSE_END = unless_offered(_offer_end, NOT_PLACED)
END_TURN = action_rule(EndTurn, _offer_end, REFUSE_END, _end, button("end-turn", EndTurn()))

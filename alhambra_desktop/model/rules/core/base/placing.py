"""Placing purchases, redesigning (B-15), and ending the turn (B-23, B-35)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ..engine.action import (
    AddFromReserve,
    EndTurn,
    KeepInReserve,
    PlaceTile,
    PlacingAction,
    RemoveToReserve,
    SwapWithReserve,
)
from ..engine.event import Redesigned, TilePlaced, TileReserved, TurnEnded
from ..engine.handling import button, dragged, tile_laid, tile_moved
from ..engine.option import REDESIGN
from ..engine.rulebook import Rulebook, action_rule, unless_offered
from ..engine.state import Draft, PublicState
from ..engine.step import PlacePurchases
from ..geometry.city import City, Fact
from ..geometry.placement import BrokenRule, Refusal
from ..places.gesture import Gesture
from ..places.places import CitySquare, Reserve, TileFace, Tray
from ..values import Cell, Seat, without
from ..words.message import Message
from .money import finish_actions

REMOVED: Final = Fact[City]("removed")
SWAPPED: Final = Fact[City]("swapped")


def placed(book: Rulebook, city: City, tile: str, cell: Cell) -> City:
    return book.placement.placed(city, book.tiles[tile], cell)


def kept_back(reserve: tuple[str, ...], tile: str) -> tuple[str, ...]:
    return tuple(sorted((*reserve, tile)))


def added(
    book: Rulebook, city: City, reserve: tuple[str, ...], tile: str, cell: Cell
) -> tuple[City, tuple[str, ...]]:
    return placed(book, city, tile, cell), without(reserve, (tile,))


def removed(city: City, reserve: tuple[str, ...], cell: Cell) -> tuple[City, tuple[str, ...]]:
    return city.remember(REMOVED, lambda: city.remove(cell), cell), kept_back(reserve, city.tiles[cell].id)


def swapped(
    book: Rulebook, city: City, reserve: tuple[str, ...], tile: str, cell: Cell
) -> tuple[City, tuple[str, ...]]:
    new = book.tiles[tile]
    changed = city.remember(SWAPPED, lambda: city.replace(cell, new), cell, new)
    return changed, kept_back(without(reserve, (tile,)), city.tiles[cell].id)


NOT_BOUGHT = BrokenRule("B-23", Message("place-not-waiting"), Message("place-not-waiting-why"))
NOT_PLACED = BrokenRule("B-23", Message("end-not-placed"), Message("end-not-placed-why"))


def unless_bought(book: Rulebook, state: PublicState, seat: Seat, action: PlacingAction) -> Refusal:
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


FORBIDDEN = BrokenRule("B-15", Message("redesign-forbidden"), Message("redesign-forbidden-why"))
NOT_IN_RESERVE = BrokenRule("B-15", Message("redesign-not-mine"), Message("redesign-not-mine-why"))
NOT_THERE = BrokenRule("B-15", Message("redesign-not-there"), Message("redesign-not-there-why"))


def _allowed(book: Rulebook) -> bool:
    return REDESIGN.of(book.options) == "action"


def _offer_adds(book: Rulebook, state: PublicState, seat: Seat) -> Iterable[AddFromReserve]:
    player = state.players[seat]
    if _allowed(book):
        for tile in player.reserve:
            for cell in book.placement.legal_cells(player.city, book.tiles[tile]):
                yield AddFromReserve(tile, cell)


def _refuse_add(book: Rulebook, state: PublicState, seat: Seat, action: AddFromReserve) -> Refusal:
    player = state.players[seat]
    if not _allowed(book):
        return (FORBIDDEN,)
    if action.tile not in player.reserve:
        return (NOT_IN_RESERVE,)
    return book.placement.why_not_place(player.city, book.tiles[action.tile], action.cell)


def _add(book: Rulebook, draft: Draft, seat: Seat, action: AddFromReserve) -> None:
    player = draft.player(seat)
    city, reserve = added(book, player.city, player.reserve, action.tile, action.cell)
    draft.change_player(seat, city=city, reserve=reserve)
    draft.emit(Redesigned(seat, "add", action.tile, action.cell))
    finish_actions(draft, seat)


def _offer_removals(book: Rulebook, state: PublicState, seat: Seat) -> Iterable[RemoveToReserve]:
    city = state.players[seat].city
    if _allowed(book):
        for cell in book.placement.removable(city):
            yield RemoveToReserve(city.tiles[cell].id, cell)


def _refuse_removal(book: Rulebook, state: PublicState, seat: Seat, action: RemoveToReserve) -> Refusal:
    city = state.players[seat].city
    if not _allowed(book):
        return (FORBIDDEN,)
    tile = city.get(action.cell)
    if tile is None or tile.id != action.tile:
        return (NOT_THERE,)
    return book.placement.why_not_remove(city, action.cell)


def _show_removal(book: Rulebook, state: PublicState, seat: Seat, action: RemoveToReserve) -> Gesture:
    return Gesture((TileFace(action.tile),), CitySquare(seat, action.cell), Reserve(seat))


def _read_removal(book: Rulebook, state: PublicState, seat: Seat, done: Gesture) -> RemoveToReserve | None:
    tile, square = done.tile_from(done.start), done.start
    if tile is None or not isinstance(square, CitySquare) or square.seat != seat:
        return None
    return RemoveToReserve(tile, square.cell) if done.drop == Reserve(seat) and done.plain else None


def _remove(book: Rulebook, draft: Draft, seat: Seat, action: RemoveToReserve) -> None:
    player = draft.player(seat)
    city, reserve = removed(player.city, player.reserve, action.cell)
    draft.change_player(seat, city=city, reserve=reserve)
    draft.emit(Redesigned(seat, "remove", action.tile, action.cell))
    for react in book.on_tile_left:
        react(book, draft, seat, action.cell, action.tile)
    finish_actions(draft, seat)


def _offer_swaps(book: Rulebook, state: PublicState, seat: Seat) -> Iterable[SwapWithReserve]:
    player = state.players[seat]
    if _allowed(book):
        for tile in player.reserve:
            for cell in book.placement.swappable_cells(player.city, book.tiles[tile]):
                yield SwapWithReserve(tile, player.city.tiles[cell].id, cell)


def _refuse_swap(book: Rulebook, state: PublicState, seat: Seat, action: SwapWithReserve) -> Refusal:
    player = state.players[seat]
    if not _allowed(book):
        return (FORBIDDEN,)
    if action.tile not in player.reserve:
        return (NOT_IN_RESERVE,)
    old = player.city.get(action.cell)
    if old is None or old.id != action.out:
        return (NOT_THERE,)
    return book.placement.why_not_swap(player.city, action.cell, book.tiles[action.tile])


def _swap(book: Rulebook, draft: Draft, seat: Seat, action: SwapWithReserve) -> None:
    player = draft.player(seat)
    city, reserve = swapped(book, player.city, player.reserve, action.tile, action.cell)
    draft.change_player(seat, city=city, reserve=reserve)
    draft.emit(Redesigned(seat, "swap", action.tile, action.cell, action.out))
    for react in book.on_tile_left:
        react(book, draft, seat, action.cell, action.out)
    finish_actions(draft, seat)


def _meant_add(state: PublicState, seat: Seat, tile: str, cell: Cell) -> AddFromReserve | None:
    return None if cell in state.players[seat].city.tiles else AddFromReserve(tile, cell)


def _meant_swap(state: PublicState, seat: Seat, tile: str, cell: Cell) -> SwapWithReserve | None:
    old = state.players[seat].city.get(cell)
    return None if old is None else SwapWithReserve(tile, old.id, cell)


ADD_FROM_RESERVE = action_rule(AddFromReserve, _offer_adds, _refuse_add, _add, tile_laid(_meant_add, Reserve))
REMOVE_TO_RESERVE = action_rule(
    RemoveToReserve, _offer_removals, _refuse_removal, _remove, dragged(_show_removal, _read_removal)
)
SWAP_WITH_RESERVE = action_rule(
    SwapWithReserve, _offer_swaps, _refuse_swap, _swap, tile_laid(_meant_swap, Reserve)
)

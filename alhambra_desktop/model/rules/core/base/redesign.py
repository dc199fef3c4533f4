"""Redesign: the action that changes an Alhambra (B-15)."""

from __future__ import annotations

from collections.abc import Iterable

from ..engine.action import AddFromReserve, RemoveToReserve, SwapWithReserve
from ..engine.draft import Draft
from ..engine.event import Redesigned
from ..engine.handling import dragged, tile_laid
from ..engine.option import REDESIGN
from ..engine.rulebook import Rulebook, action_rule
from ..engine.state import PublicState
from ..geometry.placement import BrokenRule, Refusal
from ..places.gesture import Gesture
from ..places.places import CitySquare, Reserve, TileFace
from ..values import Cell, Seat
from ..words.message import Message
from .money import finish_actions
from .placing import added, removed, swapped

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

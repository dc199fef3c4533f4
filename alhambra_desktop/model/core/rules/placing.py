"""Placing what was bought, and ending the turn (B-23, B-35)."""

from __future__ import annotations

from collections.abc import Iterable

from ..engine.action import EndTurn, KeepInReserve, Place
from ..engine.draft import Draft
from ..engine.event import TilePlaced, TileReserved, TurnEnded
from ..engine.handling import button, tile_laid, tile_moved
from ..engine.observation import PublicState
from ..engine.rulebook import Rulebook, action_rule
from ..engine.step import PlacePurchases
from ..geometry.broken_rule import BrokenRule
from ..table.places import Reserve, Tray
from ..values import Seat, without
from ..words.message import Message
from .own_tiles import kept_back, placed

NOT_BOUGHT = BrokenRule("B-23", Message("place-not-waiting"), Message("place-not-waiting-why"))


def _offer_places(book: Rulebook, state: PublicState, seat: Seat) -> Iterable[Place]:
    player = state.players[seat]
    for tile in player.purchases:
        for cell in book.placement.legal_cells(player.city, book.tiles[tile]):
            yield Place(tile, cell)


def _refuse_place(book: Rulebook, state: PublicState, seat: Seat, action: Place) -> tuple[BrokenRule, ...]:
    player = state.players[seat]
    if action.tile not in player.purchases:
        return (NOT_BOUGHT,)
    return book.placement.why_not_place(player.city, book.tiles[action.tile], action.cell)


def _place(book: Rulebook, draft: Draft, seat: Seat, action: Place) -> None:
    player = draft.player(seat)
    city = placed(book, player.city, action.tile, action.cell)
    draft.change_player(seat, city=city, purchases=without(player.purchases, (action.tile,)))
    draft.emit(TilePlaced(seat, action.tile, action.cell))


def _offer_reserve(book: Rulebook, state: PublicState, seat: Seat) -> Iterable[KeepInReserve]:
    return map(KeepInReserve, state.players[seat].purchases)


def refuse_unless_bought(state: PublicState, seat: Seat, tile: str) -> tuple[BrokenRule, ...]:
    """Refused where a tile does not wait to be placed."""
    return () if tile in state.players[seat].purchases else (NOT_BOUGHT,)


def _refuse_keep(
    book: Rulebook, state: PublicState, seat: Seat, action: KeepInReserve
) -> tuple[BrokenRule, ...]:
    return refuse_unless_bought(state, seat, action.tile)


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


def _refuse_end(book: Rulebook, state: PublicState, seat: Seat, action: EndTurn) -> tuple[BrokenRule, ...]:
    if not state.players[seat].purchases:
        return ()
    return (BrokenRule("B-23", Message("end-not-placed"), Message("end-not-placed-why")),)


def _end(book: Rulebook, draft: Draft, seat: Seat, action: EndTurn) -> None:
    step = draft.pop()
    if isinstance(step, PlacePurchases):
        draft.emit(TurnEnded(seat))
        draft.push(*book.turn_end)


BY_LAYING = tile_laid(lambda state, seat, tile, cell: Place(tile, cell), Tray)
BY_KEEPING = tile_moved(KeepInReserve, lambda seat, tile: Tray(seat), Reserve)
PLACE = action_rule(Place, _offer_places, _refuse_place, _place, BY_LAYING)
KEEP_IN_RESERVE = action_rule(KeepInReserve, _offer_reserve, _refuse_keep, _keep, BY_KEEPING)
END_TURN = action_rule(EndTurn, _offer_end, _refuse_end, _end, button("end-turn", EndTurn()))

"""Placing what was bought, and ending the turn (B-23, B-35)."""

from __future__ import annotations

from collections.abc import Iterable

from ..action import Action, EndTurn, KeepInReserve, Place
from ..event import TilePlaced, TileReserved, TurnEnded
from ..placement import BrokenRule
from ..rulebook import ActionRule, Rulebook, State
from ..step import PlacePurchases
from ..values import Seat, without
from ..work import Work

NOT_BOUGHT = BrokenRule("B-23", "the tile is not waiting to be placed", "Place the tiles bought this turn")


def _offer_places(book: Rulebook, state: State, seat: Seat) -> Iterable[Action]:
    player = state.players[seat]
    for tile in player.purchases:
        for cell in book.placement.legal_cells(player.city, book.tiles[tile]):
            yield Place(tile, cell)


def _refuse_place(book: Rulebook, state: State, seat: Seat, action: Place) -> tuple[BrokenRule, ...]:
    player = state.players[seat]
    if action.tile not in player.purchases:
        return (NOT_BOUGHT,)
    return book.placement.why_not_place(player.city, book.tiles[action.tile], action.cell)


def _place(work: Work, seat: Seat, action: Place) -> None:
    player = work.player(seat)
    city = work.book.placement.placed(player.city, work.book.tiles[action.tile], action.cell)
    work.change_player(seat, city=city, purchases=without(player.purchases, (action.tile,)))
    work.emit(TilePlaced(seat, action.tile, action.cell))


def _offer_reserve(book: Rulebook, state: State, seat: Seat) -> Iterable[Action]:
    return map(KeepInReserve, state.players[seat].purchases)


def refuse_unless_bought(state: State, seat: Seat, tile: str) -> tuple[BrokenRule, ...]:
    """Refused where a tile does not wait to be placed."""
    return () if tile in state.players[seat].purchases else (NOT_BOUGHT,)


def _refuse_keep(book: Rulebook, state: State, seat: Seat, action: KeepInReserve) -> tuple[BrokenRule, ...]:
    return refuse_unless_bought(state, seat, action.tile)


def _keep(work: Work, seat: Seat, action: KeepInReserve) -> None:
    player = work.player(seat)
    work.change_player(
        seat,
        reserve=tuple(sorted((*player.reserve, action.tile))),
        purchases=without(player.purchases, (action.tile,)),
    )
    work.emit(TileReserved(seat, action.tile))


def _offer_end(book: Rulebook, state: State, seat: Seat) -> Iterable[Action]:
    if not state.players[seat].purchases:
        yield EndTurn()


def _refuse_end(book: Rulebook, state: State, seat: Seat, action: EndTurn) -> tuple[BrokenRule, ...]:
    if not state.players[seat].purchases:
        return ()
    return (
        BrokenRule(
            "B-23", "a tile is not placed yet", "Place every tile bought this turn, or put it on the reserve"
        ),
    )


def _end(work: Work, seat: Seat, action: EndTurn) -> None:
    step = work.pop()
    if isinstance(step, PlacePurchases):
        work.emit(TurnEnded(seat))
        work.push(*work.book.turn_end)


PLACE = ActionRule(Place, _offer_places, _refuse_place, _place)
KEEP_IN_RESERVE = ActionRule(KeepInReserve, _offer_reserve, _refuse_keep, _keep)
END_TURN = ActionRule(EndTurn, _offer_end, _refuse_end, _end)

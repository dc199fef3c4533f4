"""Two-sided tiles: the parity marker, and turning a tile over when placing it (G-3, G-4)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar, Final

import attrs

from ...core.base.money import spend
from ...core.base.own_tiles import kept_back, placed
from ...core.base.placing import unless_bought
from ...core.engine.action import PlacingAction
from ...core.engine.draft import Draft
from ...core.engine.event import Event, TilePlaced, TileReserved, entry
from ...core.engine.handling import dragged, tile_moved
from ...core.engine.observation import PublicState
from ...core.engine.rulebook import Rulebook, action_rule
from ...core.engine.state import Slice
from ...core.geometry.broken_rule import BrokenRule, Refusal
from ...core.places.gesture import Gesture
from ...core.places.places import CitySquare, Reserve, TileFace, Tray
from ...core.values import Cell, Seat, value_of, without
from ...core.words.message import Message
from ...core.words.saying import CARD, SQUARE, TILE, says, whole
from . import MODULE
from .components import BACK

GRANADA: Final = MODULE.id
CHEAPEST: Final = 3
"""Minimum value of the card that pays for turning a tile over (G-4)."""


@attrs.frozen
class GranadaState(Slice):
    """The parity marker; true if tiles come to the market with their odd face."""

    module: ClassVar[str] = GRANADA
    odd: bool = False


@attrs.frozen(slots=False)
class PlaceTurned(PlacingAction):
    """Place a bought tile with its other face up, for one money card (G-4)."""

    entry_names: ClassVar[Mapping[str, str]] = {**PlacingAction.entry_names, "card": "turned"}

    cell: Cell
    card: str

    said = says("turn-turned", tile=TILE)
    said_whole = whole(
        says("turn-turned-for", tile=TILE, card=CARD),
        says("turn-turned-at", tile=TILE, card=CARD, square=SQUARE),
    )
    said_of_it = whole(
        says("turn-turned-it", tile=TILE, card=CARD),
        says("turn-turned-it-at", tile=TILE, card=CARD, square=SQUARE),
    )


@attrs.frozen(slots=False)
class KeepTurned(PlacingAction):
    """Put a bought tile on the reserve with its other face up (G-4)."""

    said = says("turn-keep-turned", tile=TILE)
    said_of_it = whole(says("turn-keep-turned-it", tile=TILE))


@attrs.frozen(slots=False)
class TurnedTilePlaced(TilePlaced):
    """A tile was turned over and placed; ``tile`` is the visible face."""

    card: str

    sums_up = True
    record = entry("place", card="turned")
    said = says("log-turned", tile=TILE, card=CARD)


@attrs.frozen(slots=False)
class MarkerTurned(Event):
    """The parity marker was turned (G-3)."""

    odd: bool

    counted = False


TURNED: Final = (MarkerTurned(odd=False), MarkerTurned(odd=True))
"""Both events as shared instances, since simulations turn the marker often."""


def shown_side(book: Rulebook, state: PublicState, tile: str) -> str:
    """Return the visible face of a drawn tile (G-3)."""
    return BACK[tile] if state.slice_of(GranadaState).odd else tile


def turn_marker(book: Rulebook, draft: Draft, added: tuple[tuple[str, int, str], ...]) -> None:
    """Turn the marker after a refill that added a tile of Granada (G-3, A-9)."""
    if draft.state.turn and any(kind == GRANADA for kind, _, _ in added):
        odd = not draft.state.slice_of(GranadaState).odd
        draft.change_slice(GranadaState(odd))
        draft.emit(TURNED[odd])


def set_marker(book: Rulebook, draft: Draft) -> None:
    """Start with even faces; the marker is set to odd when the game begins (G-3, G-8)."""
    draft.change_slice(GranadaState(GRANADA in draft.state.slices))


def turning_cards(hand: tuple[str, ...]) -> tuple[str, ...]:
    """Return the distinct cards that can pay for turning a tile over, cheapest first (G-4)."""
    cards = {card for card in hand if value_of(card) >= CHEAPEST}
    return tuple(sorted(cards, key=lambda card: (value_of(card), card)))


def _offer_turned(book: Rulebook, state: PublicState, seat: Seat) -> Iterable[PlaceTurned]:
    player = state.players[seat]
    cards = turning_cards(player.hand)
    for tile in player.purchases:
        if tile in BACK and cards:
            for cell in book.placement.legal_cells(player.city, book.tiles[tile]):
                for card in cards:
                    yield PlaceTurned(tile, cell, card)


def _refuse_turned(book: Rulebook, state: PublicState, seat: Seat, action: PlaceTurned) -> Refusal:
    if refused := _refuse_sided(book, state, seat, action):
        return refused
    player = state.players[seat]
    if action.card not in player.hand or value_of(action.card) < CHEAPEST:
        costs = Message("turn-no-card-why", least=CHEAPEST)
        return (BrokenRule("G-4", Message("turn-no-card"), costs),)
    return book.placement.why_not_place(player.city, book.tiles[BACK[action.tile]], action.cell)


def _refuse_sided(book: Rulebook, state: PublicState, seat: Seat, action: PlacingAction) -> Refusal:
    if refused := unless_bought(book, state, seat, action):
        return refused
    if action.tile in BACK:
        return ()
    return (BrokenRule("G-4", Message("turn-one-side"), Message("turn-one-side-why")),)


def _show_turned(book: Rulebook, state: PublicState, seat: Seat, action: PlaceTurned) -> Gesture:
    drop = CitySquare(seat, action.cell)
    return Gesture((TileFace(action.tile),), Tray(seat), drop, turned=True, spend=(action.card,))


def _read_turned(book: Rulebook, state: PublicState, seat: Seat, done: Gesture) -> PlaceTurned | None:
    tile, cell = done.tile_from(Tray(seat)), done.square_of(seat)
    if tile is None or cell is None or not done.turned or len(done.spend) > 1:
        return None
    return PlaceTurned(tile, cell, "".join(done.spend))


def _place_turned(book: Rulebook, draft: Draft, seat: Seat, action: PlaceTurned) -> None:
    player, face = draft.player(seat), BACK[action.tile]
    spend(
        draft,
        seat,
        (action.card,),
        city=placed(book, player.city, face, action.cell),
        purchases=without(player.purchases, (action.tile,)),
    )
    draft.emit(TurnedTilePlaced(seat, face, action.cell, action.card))


def _offer_keep(book: Rulebook, state: PublicState, seat: Seat) -> Iterable[KeepTurned]:
    return (KeepTurned(tile) for tile in state.players[seat].purchases if tile in BACK)


def _keep_turned(book: Rulebook, draft: Draft, seat: Seat, action: KeepTurned) -> None:
    player, face = draft.player(seat), BACK[action.tile]
    draft.change_player(
        seat, reserve=kept_back(player.reserve, face), purchases=without(player.purchases, (action.tile,))
    )
    draft.emit(TileReserved(seat, face))


PLACE_TURNED = action_rule(
    PlaceTurned, _offer_turned, _refuse_turned, _place_turned, dragged(_show_turned, _read_turned)
)
BY_KEEPING = tile_moved(KeepTurned, lambda seat, tile: Tray(seat), Reserve, turned=True)
KEEP_TURNED = action_rule(KeepTurned, _offer_keep, _refuse_sided, _keep_turned, BY_KEEPING)

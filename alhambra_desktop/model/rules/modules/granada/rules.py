from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import ClassVar, Final

from ...core.base import foundation
from ...core.base.money import market_stall, spend
from ...core.base.pieces import discard_cards, move_placed
from ...core.base.placing import kept_back, placed, unless_bought
from ...core.engine.action import PlacingAction
from ...core.engine.builder import RulebookBuilder
from ...core.engine.event import Event, TilePlaced, TileReserved, entry
from ...core.engine.handling import dragged, tile_moved
from ...core.engine.module import parts
from ...core.engine.option import WALL_SCORING, Value
from ...core.engine.rulebook import Majority, Rulebook, SetUpPhase, action_rule
from ...core.engine.scoring import Source
from ...core.engine.state import Draft, Observation, PublicState, Slice
from ...core.engine.step import PlacePurchases
from ...core.frozen import frozen
from ...core.geometry.city import Fact
from ...core.geometry.placement import BrokenRule, Refusal
from ...core.geometry.tile import BUILDING, START, Tile
from ...core.places.fold import ArrangementBuilder, Fold
from ...core.places.gesture import Gesture
from ...core.places.places import CitySquare, Face, PieceId, Place, Reserve, TileFace, Tray
from ...core.values import Cell, Owner, Seat, mask, value_of, without
from ...core.words.message import Message
from ...core.words.wording import CARD, SQUARE, TILE, if_set, same_for_all, whole, worded
from . import GRANADA_SIMPLIFIED, MODULE

MOAT: Final = "moat"
STREET: Final = "street"

TYPES: Final = (
    "arena",
    "bath-house",
    "library",
    "hostel",
    "hospital",
    "market",
    "park",
    "school",
    "residential-area",
)

START_TILE: Final = Tile("start", START, None, 0, 0, MOAT, STREET, noun=Message("fountain"))


def _face(face: str, back: str, moats: str) -> Tile:
    name, value = face.rsplit("-", 1)
    return Tile(face, BUILDING, name, int(value), mask(moats), MOAT, STREET, back)


EVEN: Final = tuple(_face(row["even"], row["odd"], row["moats"]) for row in parts("granada"))
"""Faces with even prices. A tile in the bag has the id of its even face."""

ODD: Final = tuple(_face(row["odd"], row["even"], row["moats"]) for row in parts("granada"))
"""Faces with odd prices. Item i is on the same tile as item i of ``EVEN``."""

BACK: Final = {face.id: face.back or "" for face in (*EVEN, *ODD)}


GRANADA: Final = MODULE.id
CHEAPEST: Final = 3  # minimum value of the card that pays for turning a tile over (G-4)


@frozen
class GranadaState(Slice):
    """The parity marker. If ``odd`` is true, new market tiles show their odd face, else their even face."""

    module: ClassVar[str] = GRANADA
    odd: bool = False


@frozen(slots=False)
class PlaceTurned(PlacingAction):
    """Pay one money card to place a bought tile with its other face up (G-4)."""

    entry_names: ClassVar[Mapping[str, str]] = {**PlacingAction.entry_names, "card": "turned"}

    cell: Cell
    card: str

    message = worded("turn-turned", tile=TILE)
    full_message = whole(
        worded("turn-turned-for", tile=TILE, card=CARD),
        worded("turn-turned-at", tile=TILE, card=CARD, square=SQUARE),
    )
    short_message = whole(
        worded("turn-turned-it", tile=TILE, card=CARD),
        worded("turn-turned-it-at", tile=TILE, card=CARD, square=SQUARE),
    )


@frozen(slots=False)
class KeepTurned(PlacingAction):
    """Move a bought tile to the reserve with its other face up (G-4)."""

    message = worded("turn-keep-turned", tile=TILE)
    short_message = whole(worded("turn-keep-turned-it", tile=TILE))


@frozen(slots=False)
class TurnedTilePlaced(TilePlaced):
    """A tile was turned over and placed; ``tile`` is the face that is now visible."""

    card: str

    sums_up = True
    record = entry("place", card="turned")
    message = worded("log-turned", tile=TILE, card=CARD)


@frozen(slots=False)
class MarkerTurned(Event):
    odd: bool

    counted = False


TURNED: Final = (MarkerTurned(odd=False), MarkerTurned(odd=True))
"""The two `MarkerTurned` events. They are created in advance, because simulations emit them often."""


def shown_side(book: Rulebook, state: PublicState, tile: str) -> str:
    return BACK[tile] if state.slice_of(GranadaState).odd else tile


def turn_marker(book: Rulebook, draft: Draft, added: tuple[tuple[str, int, str], ...]) -> None:
    """If a refill after the set-up added a tile of Granada, turn the marker (G-3, A-9)."""
    if draft.state.turn and any(kind == GRANADA for kind, _, _ in added):
        odd = not draft.state.slice_of(GranadaState).odd
        draft.change_slice(GranadaState(odd))
        draft.emit(TURNED[odd])


def set_marker(book: Rulebook, draft: Draft) -> None:
    """At the first call, set the marker to even faces. At the second call, set it to odd faces (G-3, G-8)."""
    draft.change_slice(GranadaState(GRANADA in draft.state.slices))


def turning_cards(hand: tuple[str, ...]) -> tuple[str, ...]:
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


DEAREST: Final = Fact[Mapping[str, int]]("dearest")

SIMPLIFIED: Final = {1: (3,), 2: (10, 3), 3: (18, 10, 3)}
"""Maps rounds to prizes, if the option ``granada_simplified`` is on (G-6)."""


def is_simplified(book: Rulebook) -> bool:
    return GRANADA_SIMPLIFIED.on(book.options)


def faces(book: Rulebook, state: PublicState, type_id: str) -> int:
    return sum(book.count(state, owner, type_id) for owner in book.owners())


def _pay(type_id: str, book: Rulebook, state: PublicState, number: int) -> tuple[int, ...]:
    if is_simplified(book):
        return SIMPLIFIED[number]
    count = faces(book, state, type_id)
    return tuple(count * times for times in range(number, 0, -1))


def _more(book: Rulebook, number: int) -> tuple[int, ...]:
    return () if is_simplified(book) else tuple(range(number, 0, -1))


def _dearest(type_id: str, book: Rulebook, state: PublicState, owner: Owner) -> int:
    """Return the price of an owner's dearest tile of a type; this price breaks ties (G-5)."""
    if isinstance(owner, int):
        city = state.players[owner].city
        top = city.grow(DEAREST, lambda: _dearest_of(city.tiles.values()), _dearest_more)
    else:
        top = _dearest_of(book.tiles[tile] for tile in book.rival_tiles[owner](book, state))
    return top.get(type_id, 0)


def _dearest_of(tiles: Iterable[Tile]) -> Mapping[str, int]:
    top: dict[str, int] = {}
    for tile in tiles:
        if tile.type is not None and tile.price > top.get(tile.type, 0):
            top[tile.type] = tile.price
    return top


def _dearest_more(before: Mapping[str, int], cell: Cell, tile: Tile) -> Mapping[str, int]:
    if tile.type is None or tile.price <= before.get(tile.type, 0):
        return before
    return {**before, tile.type: tile.price}


def majorities() -> dict[str, Majority]:
    """Return the nine majorities.

    If owners have equally many tiles of a type, the owner of the dearest one is ahead. As no two faces have
    the same type and price, owners never share a rank.
    """
    return {type_id: Majority(partial(_pay, type_id), partial(_dearest, type_id), _more) for type_id in TYPES}


def moat_source(options: Mapping[str, Value]) -> Source:
    """Return the source of points from the moat (B-29)."""
    note = Message("source-run-note")
    if WALL_SCORING.of(options) == "all_outer":
        return Source(Message("source-moats"), note)
    return Source(Message("source-moat"), note, Message("source-moat-longest"))


MARKER: Final = PieceId("parity-marker")


@frozen(cache_hash=True)
class MarkerSpot(Place):
    noun = same_for_all("place-marker")


@frozen(cache_hash=True)
class MarkerFace(Face):
    odd: bool

    noun = if_set("odd", worded("face-marker-odd"), worded("face-marker-even"))


def _lay_marker(book: Rulebook, seen: Observation, table: ArrangementBuilder) -> None:
    table.lay(MARKER, MarkerSpot(), MarkerFace(seen.slice_of(GranadaState).odd))


def _marker_turned(book: Rulebook, fold: Fold, event: MarkerTurned) -> None:
    fold.turn(MARKER, MarkerFace(event.odd))


def _turned_placed(book: Rulebook, fold: Fold, event: TurnedTilePlaced) -> None:
    discard_cards(fold, event.seat, (event.card,))
    move_placed(book, fold, event)


STOCK = GRANADA


def install_tiles(book: RulebookBuilder) -> None:
    book.add_tiles(STOCK, EVEN)
    book.add_tiles(None, ODD)
    book.stalls += (market_stall(STOCK),)
    book.add_slice(GranadaState)
    book.set_up += ((SetUpPhase.MARKERS, set_marker), (SetUpPhase.MARKERS_TURNED, set_marker))
    book.show(STOCK, shown_side)
    book.on_market_refilled += (turn_marker,)
    book.add_placement(
        touching=(frozenset({MOAT}), frozenset({STREET})), foot=(STREET,), joins=((STREET, STREET),)
    )
    book.add_majorities(majorities())
    book.scored_edges += (MOAT,)
    book.add_source(MOAT, moat_source(book.options))
    book.replace(all_leftovers_first=False)
    book.pieces += (_lay_marker,)
    book.fold(MarkerTurned, _marker_turned)
    book.fold(TurnedTilePlaced, _turned_placed)


def install(book: RulebookBuilder) -> None:
    book.stock = STOCK
    book.add_tiles(None, (START_TILE,))
    install_tiles(book)
    foundation.install(book)
    book.offer(PlacePurchases, PLACE_TURNED, KEEP_TURNED)

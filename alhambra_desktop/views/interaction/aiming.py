"""Composes the texts and highlights for the aimed place, or for the target under the pointer."""

from __future__ import annotations

from collections.abc import Container, Iterable

import attrs
from PySide6.QtCore import QRectF

from ...model.rules.core.engine.action import Action, PlacingAction
from ...model.rules.core.engine.preview import Preview
from ...model.rules.core.engine.rulebook import Rulebook
from ...model.rules.core.geometry.placement import BrokenRule
from ...model.rules.core.places.gesture import Gesture
from ...model.rules.core.places.places import CitySquare, Piece, PieceId, Place, Reserve
from ...model.rules.core.values import MONEY, Cell, value_of
from ...model.rules.core.words.message import Message
from ...model.rules.table.holding import Holding
from ...model.rules.table.moves import why_not
from ...model.rules.table.reach import Prospect, free_squares, prospect
from ..game.game_table import GameTable
from ..game.piece_card import PieceCard
from ..game.selection import Bubble, Selection
from ..game.table_snapshot import TableSnapshot
from ..scene.zones.piece_cards import card_of
from ..text.words import Line, aloud, preview_lines, reason_lines


def preview_bubble(
    book: Rulebook,
    rect: QRectF,
    seen: Preview,
    turning: tuple[str, ...],
    broken: Message | None,
) -> Bubble:
    """Return a bubble about the effects of placing a tile.

    The bubble also names the cards that pay for turning the tile over, and shows the warning `broken`.
    """
    lines, total = preview_lines(book, seen)
    costs = tuple(Line("", Message("bubble-turning-costs", card=book.card_noun(card))) for card in turning)
    warned = () if broken is None else (Line("", broken, strong=True),)
    return Bubble(rect, (*warned, *costs, *lines), "plain", total)


def broken_message(book: Rulebook, promises: Iterable[Action]) -> Message | None:
    """Return a warning that a drop would make promised placements of tiles impossible, or None."""
    tiles = _tiles(book, promises)
    return Message("bubble-breaks", tiles=tiles, count=len(tiles)) if tiles else None


def lost_message(book: Rulebook, promises: Iterable[Action]) -> Message | None:
    tiles = _tiles(book, promises)
    return Message("promise-broken", tiles=tiles, count=len(tiles)) if tiles else None


def _tiles(book: Rulebook, promises: Iterable[Action]) -> tuple[Message, ...]:
    return tuple(book.tile_noun(promise.tile) for promise in promises if isinstance(promise, PlacingAction))


EDGES, WAY, SPACE = "sign-edges", "sign-way", "sign-space"  # mismatched edges, cut path, enclosed space


def sign_of(broken: BrokenRule, tiles: Container[Cell]) -> str:
    """Return the name of the icon for a broken rule, or an empty string if the rule concerns no square."""
    if broken.sides:
        return EDGES
    if not broken.cells:
        return ""
    return WAY if any(cell in tiles for cell in broken.cells) else SPACE


def refusal_bubble(rect: QRectF, broken: tuple[BrokenRule, ...], tiles: Container[Cell] = ()) -> Bubble:
    signs = tuple(sign_of(rule, tiles) for rule in broken)
    return Bubble(rect, reason_lines(broken, signs), "illegal")


def refusal_text(broken: Iterable[BrokenRule]) -> str:
    return aloud(part for rule in broken for part in (rule.reason, rule.explanation))


def piece_bubble(rect: QRectF, card: PieceCard | None, broken: tuple[BrokenRule, ...] | None) -> Bubble:
    """Return a bubble with a piece card.

    If `broken` is not None, the bubble also shows whether the placed tile can be removed (B-15).
    """
    if broken is None:
        return Bubble(rect, (), card=card)
    out = Message("bubble-stays") if broken else Message("bubble-can-go")
    return Bubble(rect, (Line("", out, strong=True), *reason_lines(broken)), card=card)


def prospect_bubble(rect: QRectF, prospect: Prospect) -> Bubble:
    kinds = (Line(type_id or "", noun, str(count)) for type_id, noun, count in prospect.kinds)
    return Bubble(rect, (Line("", prospect.message, strong=True), *kinds))


def paying_bubble(book: Rulebook, rect: QRectF, tiles: Iterable[tuple[str, int]]) -> Bubble:
    lines = []
    for tile, over in tiles:
        payment = Message("offer-over", by=over) if over else Message("offer-exact")
        message = Message("card-pays-tile", tile=book.tile_noun(tile), how=payment)
        lines.append(Line(book.tiles[tile].type or "", message))
    head = Message("card-pays") if lines else Message("card-pays-nothing")
    return Bubble(rect, (Line("", head, strong=True), *lines))


def message_bubble(rect: QRectF, message: Message) -> Bubble:
    return Bubble(rect, (Line("", message, strong=True),), "illegal")


AROUND = tuple((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1))


def unaimed(selection: Selection) -> Selection:
    return attrs.evolve(selection, aimed=None, preview=None, refused=None, broken=(), cut_off=(), bubble=None)


def aimed_at(
    selection: Selection, holding: Holding, place: Place, rect: QRectF | None, aids: str
) -> Selection:
    selection = attrs.evolve(unaimed(selection), aimed=place)
    broken = broken_message(holding.facts.book, holding.breaks(place))
    seen = holding.preview(place)
    if seen is None:
        warning = None if broken is None or rect is None else message_bubble(rect, broken)
        return attrs.evolve(selection, bubble=warning)
    bubble = None
    if aids != "purist" and rect is not None:
        cards = holding.turning if holding.turned else ()
        bubble = preview_bubble(holding.facts.book, rect, seen, cards, broken)
    return attrs.evolve(selection, preview=seen, bubble=bubble)


def best_first(holding: Holding) -> list[Place]:
    def gain(place: Place) -> int:
        seen = holding.preview(place) if isinstance(place, CitySquare) else None
        return seen.gain if seen is not None else 0

    return sorted(sorted(holding.places, key=repr), key=gain, reverse=True)


def refused_at(
    selection: Selection, holding: Holding, place: Place, rect: QRectF | None, snapshot: TableSnapshot
) -> Selection:
    """Return the selection with the rules that a drop at a place would break.

    For a square that touches no tile of the city, show these rules only if the pointer carries the piece.
    """
    selection = unaimed(selection)
    if rect is None or (not selection.held and _is_far(snapshot, place)):
        return selection
    broken = holding.why_not_there(place)
    if not broken:
        return selection
    tiles = set(snapshot.ahead.players[snapshot.viewer].city.tiles)
    if isinstance(place, CitySquare):
        tiles.add(place.cell)
    return attrs.evolve(
        selection,
        refused=place,
        broken=broken,
        cut_off=_cut_off(broken, snapshot),
        bubble=refusal_bubble(rect, broken, tiles),
    )


def _is_far(snapshot: TableSnapshot, place: Place) -> bool:
    if not isinstance(place, CitySquare):
        return False
    x, y = place.cell
    tiles = snapshot.ahead.players[place.seat].city.tiles
    return not any((x + dx, y + dy) in tiles for dx, dy in AROUND)


def _cut_off(broken: Iterable[BrokenRule], snapshot: TableSnapshot) -> tuple[Cell, ...]:
    tiles = snapshot.ahead.players[snapshot.viewer].city.tiles
    return tuple(cell for rule in broken if not rule.sides for cell in rule.cells if cell in tiles)


def square_explained(
    selection: Selection, snapshot: TableSnapshot, place: CitySquare, rect: QRectF
) -> Selection:
    """Return the selection with a bubble about the unseen tiles that fit on a free square."""
    if (
        snapshot.aids == "purist"
        or place.seat != snapshot.viewer
        or place.cell not in free_squares(snapshot.ahead)
    ):
        return selection
    return attrs.evolve(
        selection, bubble=prospect_bubble(rect, prospect(snapshot.book, snapshot.ahead, place.cell))
    )


def card_explained(selection: Selection, snapshot: TableSnapshot, card: PieceId, rect: QRectF) -> Selection:
    """Return the selection with a bubble about the tiles that a card of the hand could help to buy."""
    (name,) = snapshot.cards_of((card,))
    if snapshot.aids == "purist" or name not in MONEY:
        return selection
    hand = snapshot.seen.players[snapshot.viewer].hand
    found = []
    for good in snapshot.book.goods(snapshot.seen):
        over = [
            sum(map(value_of, way)) - good.price
            for way in snapshot.book.payments_for(hand, good)
            if name in way
        ]
        if over:
            found.append((good.tile, min(over)))
    return attrs.evolve(selection, bubble=paying_bubble(snapshot.book, rect, found))


def piece_explained(
    selection: Selection, table: GameTable, snapshot: TableSnapshot, piece: Piece, rect: QRectF | None
) -> Selection:
    """Return the selection with a piece card.

    For a placed tile of the viewer, the bubble also shows whether the tile can be removed (B-15).
    """
    card, broken = card_of(snapshot, piece), _why_it_stays(table, snapshot, piece)
    if rect is None or (card is None and broken is None):
        return selection
    return attrs.evolve(
        selection,
        cut_off=_cut_off(broken or (), snapshot),
        bubble=piece_bubble(rect, card, broken),
    )


def _why_it_stays(table: GameTable, snapshot: TableSnapshot, piece: Piece) -> tuple[BrokenRule, ...] | None:
    """Return the rules that removing a placed tile of the viewer would break (B-15).

    The result is empty if the tile can be removed. It is None for other pieces, starting tiles and promised
    tiles, and with minimal assistance.
    """
    place, seat = piece.place, snapshot.viewer
    if not isinstance(place, CitySquare) or place.seat != seat or snapshot.aids == "purist":
        return None
    if piece.id in snapshot.promised or place.cell in snapshot.seen.players[seat].city.starts:
        return None
    return why_not(table.book, table.state, seat, Gesture((piece.face,), place, Reserve(seat)))

"""What is shown while a piece is aimed at a place or something is pointed at."""

from __future__ import annotations

from collections.abc import Iterable

import attrs
from PySide6.QtCore import QRectF

from ...model.rules.core.geometry.broken_rule import BrokenRule
from ...model.rules.core.places.gesture import Gesture
from ...model.rules.core.places.places import CitySquare, Piece, PieceId, Place, Reserve
from ...model.rules.core.values import MONEY, Cell, value_of
from ...model.rules.table.holding import Holding
from ...model.rules.table.moves import why_not
from ...model.rules.table.prospects import free_squares, prospect
from ..game.game_table import GameTable
from ..game.selection import Selection
from ..game.table_snapshot import TableSnapshot
from ..scene.zones.piece_telling import card_of
from . import bubbles

AROUND = tuple((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1))


def unaimed(selection: Selection) -> Selection:
    """Return the selection without aim and bubble."""
    return attrs.evolve(selection, aimed=None, preview=None, refused=None, broken=(), cut_off=(), bubble=None)


def aimed_at(
    selection: Selection, holding: Holding, place: Place, rect: QRectF | None, aids: str
) -> Selection:
    """Return the selection aimed at a legal place, with the preview of a tile."""
    selection = attrs.evolve(unaimed(selection), aimed=place)
    broken = bubbles.broken_told(holding.facts.book, holding.breaks(place))
    seen = holding.preview(place)
    if seen is None:
        told = None if broken is None or rect is None else bubbles.told_bubble(rect, broken)
        return attrs.evolve(selection, bubble=told)
    bubble = None
    if aids != "purist" and rect is not None:
        cards = holding.turning if holding.turned else ()
        bubble = bubbles.preview_bubble(holding.facts.book, rect, seen, cards, broken)
    return attrs.evolve(selection, preview=seen, bubble=bubble)


def best_first(holding: Holding) -> list[Place]:
    """Return the legal places, squares with the best preview first."""

    def gain(place: Place) -> int:
        seen = holding.preview(place) if isinstance(place, CitySquare) else None
        return seen.gain if seen is not None else 0

    return sorted(sorted(holding.places, key=repr), key=gain, reverse=True)


def refused_at(
    selection: Selection, holding: Holding, place: Place, rect: QRectF | None, shown: TableSnapshot
) -> Selection:
    """Return the selection refused at a place, with every broken rule; nothing for distant ground."""
    selection = unaimed(selection)
    if rect is None or (not selection.held and _is_far(shown, place)):
        return selection
    broken = holding.why_not_there(place)
    if not broken:
        return selection
    tiles = set(shown.ahead.players[shown.viewer].city.tiles)
    if isinstance(place, CitySquare):
        tiles.add(place.cell)
    return attrs.evolve(
        selection,
        refused=place,
        broken=broken,
        cut_off=_cut_off(broken, shown),
        bubble=bubbles.refusal_bubble(rect, broken, tiles),
    )


def _is_far(shown: TableSnapshot, place: Place) -> bool:
    if not isinstance(place, CitySquare):
        return False
    x, y = place.cell
    tiles = shown.ahead.players[place.seat].city.tiles
    return not any((x + dx, y + dy) in tiles for dx, dy in AROUND)


def _cut_off(broken: Iterable[BrokenRule], shown: TableSnapshot) -> tuple[Cell, ...]:
    tiles = shown.ahead.players[shown.viewer].city.tiles
    return tuple(cell for rule in broken if not rule.sides for cell in rule.cells if cell in tiles)


def square_explained(
    selection: Selection, shown: TableSnapshot, place: CitySquare, rect: QRectF
) -> Selection:
    """Return the selection with the tiles that would fit on a free square of the viewer's city."""
    if shown.aids == "purist" or place.seat != shown.viewer or place.cell not in free_squares(shown.ahead):
        return selection
    return attrs.evolve(
        selection, bubble=bubbles.prospect_bubble(rect, prospect(shown.book, shown.ahead, place.cell))
    )


def card_explained(selection: Selection, shown: TableSnapshot, card: PieceId, rect: QRectF) -> Selection:
    """Return the selection with what a card of the hand could help to buy."""
    (name,) = shown.cards_of((card,))
    if shown.aids == "purist" or name not in MONEY:
        return selection
    hand = shown.seen.players[shown.viewer].hand
    found = []
    for good in shown.book.goods(shown.seen):
        over = [
            sum(map(value_of, way)) - good.price for way in shown.book.payments_for(hand, good) if name in way
        ]
        if over:
            found.append((good.tile, min(over)))
    return attrs.evolve(selection, bubble=bubbles.paying_bubble(shown.book, rect, found))


def piece_explained(
    selection: Selection, table: GameTable, shown: TableSnapshot, piece: Piece, rect: QRectF | None
) -> Selection:
    """Return the selection with a piece's card, and whether an own tile could be removed (B-15)."""
    card, broken = card_of(shown, piece), _why_it_stays(table, shown, piece)
    if rect is None or (card is None and broken is None):
        return selection
    return attrs.evolve(
        selection,
        cut_off=_cut_off(broken or (), shown),
        bubble=bubbles.piece_bubble(rect, card, broken),
    )


def _why_it_stays(table: GameTable, shown: TableSnapshot, piece: Piece) -> tuple[BrokenRule, ...] | None:
    """Return the rules that removing an own tile breaks (B-15); None for everything else."""
    place, seat = piece.place, shown.viewer
    if not isinstance(place, CitySquare) or place.seat != seat or shown.aids == "purist":
        return None
    if piece.id in shown.promised or place.cell in shown.seen.players[seat].city.starts:
        return None
    return why_not(table.book, table.state, seat, Gesture((piece.face,), place, Reserve(seat)))

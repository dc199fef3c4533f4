from __future__ import annotations

import attrs

from ....model.rules.core.engine.rulebook import Rulebook
from ....model.rules.core.geometry.tile import Tile
from ....model.rules.core.places.places import CardFace, CitySquare, Piece, Reserve, TileFace, Tray
from ....model.rules.core.values import MONEY, SIDE_NAME, SIDES
from ....model.rules.core.words.message import Message, in_a_row
from ....model.rules.core.words.wording import edge_noun, side_noun
from ....model.rules.table.standings import MajorityPlace, majority_place, with_tile
from ...game.piece_card import DescribePiece, PieceCard, Worth, points
from ...game.selection import NOTHING
from ...game.table_snapshot import TableSnapshot
from ...rule_sets.modules import view_book
from ...text.words import place_words
from .offers import best_way, offer_of

PURIST = "purist"  # id of the assistance level that shows no calculated values


def card_of(snapshot: TableSnapshot, piece: Piece) -> PieceCard | None:
    book, face = snapshot.book, piece.face
    describe = _describer(book, piece)
    found = describe(book, snapshot.ahead, piece) if describe is not None else None
    if snapshot.aids == PURIST:
        return None if found is None else attrs.evolve(found, worth=None)
    if found is None and isinstance(face, TileFace) and book.is_building(face.tile):
        found = _building_card(snapshot, piece, book.tiles[face.tile])
    if found is not None and found.worth is not None and found.worth.working is None:
        found = attrs.evolve(found, worth=attrs.evolve(found.worth, working=_price_message(snapshot, piece)))
    return found


def _describer(book: Rulebook, piece: Piece) -> DescribePiece | None:
    known, face = view_book(book).piece_cards, piece.face
    if isinstance(face, TileFace):
        return known.get(book.tiles[face.tile].kind)
    return known.get(face.card) if isinstance(face, CardFace) else known.get(type(face))


def _price_message(snapshot: TableSnapshot, piece: Piece) -> Message | None:
    good = snapshot.book.price_of(snapshot.seen, piece.face)
    if good is None:
        return None
    offer = offer_of(snapshot, good, NOTHING)
    way = best_way(snapshot.book, snapshot.seen.players[snapshot.viewer].hand, good) or ()
    others = [snapshot.book.card_noun(card) for card in way if card not in MONEY]
    return Message("card-paid", cards=in_a_row(others), offer=offer.words) if others else offer.words


def _building_card(snapshot: TableSnapshot, piece: Piece, tile: Tile) -> PieceCard | None:
    book, seen, place, type_id = snapshot.book, snapshot.ahead, piece.place, str(tile.type)
    now = majority_place(book, seen, type_id)
    if isinstance(place, CitySquare):
        if place.seat != snapshot.viewer:
            return None
        sentence, gain = _majority_message(book, now), now.points
    elif (
        place in (Tray(snapshot.viewer), Reserve(snapshot.viewer))
        or book.price_of(seen, piece.face) is not None
    ):
        then = majority_place(book, with_tile(book, seen, tile.id), type_id)
        sentence, gain = _majority_message(book, then, now), then.points - now.points
    else:
        return None
    worth = Worth(Message("card-scored-now"), points(gain))
    note = sides_message(tile)
    if tile.back is not None:
        note = Message("card-back", sides=note, tile=book.tile_noun(tile.back))
    return PieceCard(book.tile_noun(tile.id), sentence, worth, note)


def sides_message(tile: Tile) -> Message:
    sides = tuple(side_noun(SIDE_NAME[side]) for side in SIDES if tile.closed & side)
    return Message("card-sides", edge=edge_noun(tile.closed_edge), sides=sides, count=len(sides))


def _majority_message(book: Rulebook, found: MajorityPlace, before: MajorityPlace | None = None) -> Message:
    count, place = found.count, place_words(found.place)
    name = "" if found.rival is None else book.owner_name(found.rival)
    if before is None:
        if found.rival is None:
            return Message("card-have-alone", count=count, place=place)
        return Message("card-have", count=count, place=place, name=name, most=found.most)
    change = "same" if before.place == found.place else "other"
    if found.rival is None:
        return Message("card-would-alone", count=count, place=place, change=change)
    return Message("card-would", count=count, place=place, change=change, name=name, most=found.most)

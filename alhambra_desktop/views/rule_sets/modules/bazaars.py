from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QPainter

from ....model.rules.core.engine.rulebook import Rulebook
from ....model.rules.core.engine.state import Observation
from ....model.rules.core.geometry.city import City
from ....model.rules.core.geometry.tile import Tile
from ....model.rules.core.places.places import CitySquare, Piece, TileFace
from ....model.rules.core.values import Cell
from ....model.rules.core.words.message import Message
from ....model.rules.modules.bazaars.rules import BAZAAR, BAZAARS, COUNTED_TYPES, CURRENCIES, customers, worth
from ... import art
from ...art.module_icons import MODULE_ICONS
from ...game.piece_card import AT_THE_END, NOT_STANDING, PieceCard, Worth, points
from ..laying import Section
from ..view_book import ViewBookBuilder


def _paint(p: QPainter, tile: Tile, size: float) -> None:
    art.paint_bazaar_face(p, CURRENCIES[tile.id], COUNTED_TYPES[tile.id], size)


def _groups(city: City, cell: Cell) -> Iterator[tuple[Cell, ...]]:
    bazaar = city.tiles[cell].id
    counted = customers(city, cell, bazaar)
    for type_ in COUNTED_TYPES[bazaar]:
        found = (city.cell_of(tile.id) for tile in counted if tile.type == type_)
        if cells := tuple(place for place in found if place is not None):
            yield cells


def _piece_card(book: Rulebook, seen: Observation, piece: Piece) -> PieceCard:
    assert isinstance(piece.face, TileFace)
    tile, brings = piece.face.tile, NOT_STANDING
    if isinstance(piece.place, CitySquare):
        count, types = worth(seen.players[piece.place.seat].city, piece.place.cell, tile)
        working = Message("bazaar-working", buildings=count, types=types)
        brings = Worth(AT_THE_END, points(count * types), working)
    return PieceCard(book.tile_noun(tile), Message("bazaar-card"), brings, badges=COUNTED_TYPES[tile])


def install(view: ViewBookBuilder) -> None:
    view.paint_tiles(BAZAAR, _paint)
    view.add_section(
        BAZAARS,
        Section(
            Message("supply-bazaars"),
            MODULE_ICONS["bazaar"],
            size=68.0,
            least=40.0,
            priced=True,
        ),
    )
    view.describe_piece(BAZAAR, _piece_card)
    view.group(BAZAAR, _groups)
    view.add_icon(BAZAARS, MODULE_ICONS["bazaar"])

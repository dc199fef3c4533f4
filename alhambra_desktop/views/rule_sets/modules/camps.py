from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QPainter

from ....model.rules.core.engine.rulebook import Rulebook
from ....model.rules.core.engine.state import Observation
from ....model.rules.core.geometry.city import City
from ....model.rules.core.geometry.tile import Tile
from ....model.rules.core.places.places import CitySquare, Piece, TileFace
from ....model.rules.core.values import SIDE_NAME, SIDES, Cell, letters
from ....model.rules.core.words.message import Message, in_a_row
from ....model.rules.core.words.wording import side_noun
from ....model.rules.modules.camps.rules import ARROWS, CAMP, CAMPS, lines
from ... import art
from ...art.module_icons import MODULE_ICONS
from ...game.piece_card import EACH_SCORING, NOT_STANDING, PieceCard, Worth, points
from ..view_book import ViewBookBuilder

NAMED = 3  # if a camp counts more tiles, its card gives only their number


def _paint(p: QPainter, tile: Tile, size: float) -> None:
    art.paint_camp_face(p, tile.price, tile.walls, letters(ARROWS[tile.id]), size)


def _lines(city: City, cell: Cell) -> Iterator[tuple[Cell, ...]]:
    return (squares for camp, squares in lines(city) if camp == cell and squares)


def _piece_card(book: Rulebook, seen: Observation, piece: Piece) -> PieceCard:
    assert isinstance(piece.face, TileFace)
    tile, worth = piece.face.tile, NOT_STANDING
    if isinstance(piece.place, CitySquare):
        city = seen.players[piece.place.seat].city
        counted = [city.tiles[cell] for line in _lines(city, piece.place.cell) for cell in line]
        worth = Worth(EACH_SCORING, points(len(counted)), _counted(counted))
    sides = tuple(side_noun(SIDE_NAME[side]) for side in SIDES if ARROWS[tile] & side)
    note = Message("camp-arrows", sides=sides, count=len(sides))
    return PieceCard(book.tile_noun(tile), Message("camp-card", count=len(sides)), worth, note)


def _counted(tiles: list[Tile]) -> Message:
    if not 0 < len(tiles) <= NAMED:
        return Message("camp-counts", count=len(tiles))
    return in_a_row([tile.short_label for tile in tiles])


def install(view: ViewBookBuilder) -> None:
    view.paint_tiles(CAMP, _paint)
    view.describe_piece(CAMP, _piece_card)
    view.draw_lines(CAMP, _lines)
    view.sound(CAMP, "camp")
    view.add_icon(CAMPS, MODULE_ICONS["camp"])

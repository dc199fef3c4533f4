from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from ....model.rules.core.engine.rulebook import Rulebook
from ....model.rules.core.frozen import frozen
from ....model.rules.core.geometry.tile import Tile
from ....model.rules.core.places.places import Arrangement, CitySquare, Piece, TileFace, seat_of
from ....model.rules.core.values import Cell, Seat
from ... import art
from ..layout.layout import LEAST, perch_of
from ..pixmaps.faces import Faces

Extent: TypeAlias = tuple[int, int, int, int]  # left column, top row, numbers of columns and rows
Token: TypeAlias = tuple[tuple[float, float], float, Piece]  # point of the grid, size in squares, piece

CLEAR: Final = 22.0  # size in units from which a token is clear
MOST: Final = 0.8  # maximum size of a token that is enlarged to be clear, in squares


def extents(table: Arrangement) -> Mapping[Seat, Extent]:
    cells: dict[Seat, list[Cell]] = {}
    for place, ids in table.lying.items():
        if isinstance(place, CitySquare) and ids:
            cells.setdefault(place.seat, []).append(place.cell)
    return {seat: extent_of(found) for seat, found in cells.items()}


def extent_of(cells: Iterable[Cell]) -> Extent:
    xs, ys = zip(*cells, strict=True)
    return min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1


def fitting_size(extent: Extent, room: QRectF, largest: float) -> float:
    """Return the largest size of squares, up to `largest` units, with which a city fits into `room`."""
    _, _, columns, rows = extent
    return min(room.width() / columns, room.height() / rows, largest)


@frozen
class SmallCity:
    size: float
    origin: QPointF
    tiles: tuple[tuple[Cell, Piece], ...]
    tokens: tuple[Token, ...]

    @classmethod
    def of(cls, table: Arrangement, seat: Seat, faces: Faces, room: QRectF, largest: float) -> SmallCity:
        """Return a seat's city, centred in `room`, with squares of at most `largest` units."""
        tiles: list[tuple[Cell, Piece]] = []
        tokens: list[Token] = []
        for place, ids in table.lying.items():
            if seat_of(place) != seat:
                continue
            if isinstance(place, CitySquare):
                tiles += [(place.cell, table.pieces[id_]) for id_ in ids]
            elif (perch := perch_of(faces.view, place)) is not None:
                tokens += [(perch.point(place), perch.size, table.pieces[id_]) for id_ in ids]
        extent = extent_of([cell for cell, _ in tiles] or [(0, 0)])
        left, top, columns, rows = extent
        size = faces.snapped_within(fitting_size(extent, room, largest))
        origin = QPointF(
            room.center().x() - (columns / 2 + left) * size, room.center().y() - (rows / 2 + top) * size
        )
        return cls(size, origin, tuple(tiles), tuple(tokens))

    def square(self, cell: Cell) -> QRectF:
        size = self.size
        return QRectF(self.origin.x() + cell[0] * size, self.origin.y() + cell[1] * size, size, size)

    def token(self, token: Token, faces: Faces) -> QRectF:
        (x, y), part, _ = token
        size = faces.snapped(max(LEAST, part * self.size, min(CLEAR, MOST * self.size)))
        x = self.origin.x() + x * self.size - size / 2
        y = self.origin.y() + y * self.size - size / 2
        return QRectF(x, y, size, size)


def tiles_of(book: Rulebook, pieces: Iterable[tuple[Cell, Piece]]) -> Mapping[Cell, Tile]:
    return {cell: book.tiles[piece.face.tile] for cell, piece in pieces if isinstance(piece.face, TileFace)}


def paint_small_city(
    painter: QPainter,
    faces: Faces,
    book: Rulebook,
    city: SmallCity,
    marked: Iterable[str] = (),
    colour: str = "",
) -> None:
    """Paint tiles, walls and tokens. Tiles whose ids are in `marked` get a rim in `colour`."""
    tiles = tiles_of(book, city.tiles)
    for cell, tile in tiles.items():
        faces.tile(painter, tile, city.square(cell).topLeft(), city.size, walls=False)
    painter.save()
    painter.translate(city.origin)
    if tiles:
        faces.walls(painter, tiles, city.size)
    painter.restore()
    for token in city.tokens:
        rect = city.token(token, faces)
        painter.drawPixmap(rect.topLeft(), faces.piece_pixmap(token[2].face, rect.width()))
    for cell, tile in tiles.items():
        if tile.id in set(marked):
            art.paint_last_move(painter, city.square(cell), colour, faces.theme)

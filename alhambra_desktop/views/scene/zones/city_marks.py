"""Paints glows, walls and marks in layers below, between and above the pieces of the viewer's city."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ....model.rules.core.engine.preview import Preview
from ....model.rules.core.geometry.city import City
from ....model.rules.core.geometry.tile import Tile
from ....model.rules.core.places.places import CitySquare, PieceId, Place, Row, Supply, TileFace
from ....model.rules.core.values import SIDE_LETTER, Cell
from ... import art
from ...art.brushes import colour, glow, shape
from ...art.geometry import ellipse
from ...game.selection import Selection
from ...game.table_snapshot import TableSnapshot
from ...game.target import Target
from ..layout.layout import LEAST, perch_of
from ..pixmaps.faces import Faces
from .camera import CELL, Camera

Point: TypeAlias = tuple[float, float]

GLOW = 0.36  # diameter of the light at a legal place for the lifted token, in squares
PERCH = 0.23  # radius of the ring at a place that fits the token under the pointer, in squares
SWAP = 0.35
REFUSED = 0.9


class MarkedCity(Protocol):
    camera: Camera
    tiles: Mapping[Cell, Tile]
    snapshot: TableSnapshot | None
    selection: Selection


class CityMarks:
    def __init__(self, faces: Faces, zone: MarkedCity) -> None:
        self._faces, self._zone = faces, zone

    def facts(self, snapshot: TableSnapshot, selection: Selection) -> tuple[object, ...]:
        last = snapshot.recent_turns.last_tiles.get(snapshot.viewer, ())
        cursor, pointed = self.cell_of(snapshot, selection.cursor), self.cell_of(snapshot, selection.pointed)
        lines = (
            pointed
            if pointed is not None
            and any(tile.kind in self._faces.view.lines for tile in self._zone.tiles.values())
            else None
        )
        aimed = (selection.drops, selection.aimed, selection.preview, selection.refused, selection.broken)
        lifted = (selection.lifted, selection.face, selection.held, selection.start)
        lit = (selection.lit, selection.cut_off, cursor, lines)
        return (
            snapshot.book,
            snapshot.viewer,
            snapshot.promised,
            last,
            aimed,
            lifted,
            lit,
            self._free_points(),
        )

    @staticmethod
    def cell_of(snapshot: TableSnapshot, target: Target | None) -> Cell | None:
        if isinstance(target, PieceId):
            piece = snapshot.table.pieces.get(target)
            target = piece.place if piece is not None else None
        mine = isinstance(target, CitySquare) and target.seat == snapshot.viewer
        return target.cell if mine and isinstance(target, CitySquare) else None

    @property
    def _lifting(self) -> bool:
        selection = self._zone.selection
        return bool(selection.lifted) and selection.start != Row()

    @property
    def _lit(self) -> list[Cell]:
        return self._squares(self._zone.selection.drops) if self._lifting else []

    def _squares(self, places: frozenset[Place] | tuple[Place, ...]) -> list[Cell]:
        snapshot = self._zone.snapshot
        viewer = snapshot.viewer if snapshot is not None else None
        return sorted(
            place.cell for place in places if isinstance(place, CitySquare) and place.seat == viewer
        )

    def _point(self, place: Place | None) -> Point | None:
        perch = perch_of(self._faces.view, place) if place is not None else None
        return perch.point(place) if perch is not None and place is not None else None

    def _points(self, places: frozenset[Place] | tuple[Place, ...]) -> list[Point]:
        return sorted(point for place in places if (point := self._point(place)) is not None)

    def _free_points(self) -> list[Point]:
        snapshot, selection = self._zone.snapshot, self._zone.selection
        target = selection.looked_at
        if snapshot is None or selection.lifted or not isinstance(target, PieceId):
            return []
        piece = snapshot.table.pieces.get(target)
        place = piece.place if piece is not None else None
        section = self._faces.view.sections.get(place.module) if isinstance(place, Supply) else None
        fits = section.fits if section is not None else None
        found = fits(snapshot.ahead, piece.face) if fits is not None and piece is not None else ()
        return self._points(frozenset(found))

    @property
    def _aimed(self) -> Cell | None:
        aimed = self._zone.selection.aimed
        return aimed.cell if isinstance(aimed, CitySquare) else None

    @property
    def _preview(self) -> Preview | None:
        return self._zone.selection.preview if self._aimed is not None else None

    def _promised(self) -> Iterator[Cell]:
        snapshot = self._zone.snapshot
        if snapshot is not None:
            for id_ in snapshot.promised:
                piece = snapshot.table.pieces.get(id_)
                if piece is not None and isinstance(piece.place, CitySquare):
                    yield piece.place.cell

    def paint_glows(self, painter: QPainter) -> None:
        zone, aimed = self._zone, self._aimed
        for cell in self._lit:
            if cell not in zone.tiles:
                self._faces.legal(painter, zone.camera.cell_rect(cell), cell == aimed)
        selection, snapshot = zone.selection, zone.snapshot
        if not selection.held or snapshot is None:
            return
        for id_ in selection.lifted:
            if (square := self.cell_of(snapshot, id_)) is not None:
                art.paint_imprint(painter, zone.camera.cell_rect(square), self._faces.theme)

    def paint_above_tiles(self, painter: QPainter) -> None:
        zone, aimed, preview = self._zone, self._aimed, self._preview
        if zone.snapshot is None:
            return
        self._paint_walls(painter, preview.city.tiles if preview is not None else zone.tiles, aimed)
        painter.save()
        if preview is not None and aimed is not None:
            art.paint_ghost_frame(painter, zone.camera.cell_rect(aimed), self._faces.theme)
            painter.translate(zone.camera.origin())
            self._paint_runs(painter, preview)
            city = preview.city
        else:
            painter.translate(zone.camera.origin())
            city = zone.snapshot.ahead.players[zone.snapshot.viewer].city
        self._paint_lines(painter, city, aimed or self.cell_of(zone.snapshot, zone.selection.pointed))
        painter.restore()
        selection = zone.selection
        aimed_point = self._point(selection.aimed)
        for point in self._points(selection.drops):
            self._paint_light(painter, point, point == aimed_point)
        for point in self._free_points():
            self._paint_free(painter, point)

    def _paint_walls(self, painter: QPainter, tiles: Mapping[Cell, Tile], aimed: Cell | None) -> None:
        camera = self._zone.camera
        size = camera.drawn
        painter.save()
        painter.translate(camera.origin())
        painter.scale(camera.stretch, camera.stretch)
        if self._preview is not None and aimed is not None and aimed in tiles:
            rect = QRectF(aimed[0] * size, aimed[1] * size, size, size)
            self._faces.tile(painter, tiles[aimed], rect.topLeft(), size, walls=False)
        if tiles:
            self._faces.walls(painter, tiles, size)
        painter.restore()

    def _paint_runs(self, painter: QPainter, preview: Preview) -> None:
        for edge, run in preview.after.runs.items():
            gained = preview.gained(edge)
            art.paint_scored_run(
                painter,
                [(s.x, s.y, SIDE_LETTER[s.side]) for s in run],
                self._zone.camera.cell,
                frozenset((s.x, s.y, SIDE_LETTER[s.side]) for s in gained),
            )

    def _paint_lines(self, painter: QPainter, city: City, cell: Cell | None) -> None:
        if cell is None or (tile := city.get(cell)) is None:
            return
        find = self._faces.view.lines.get(tile.kind)
        for squares in find(city, cell) if find is not None else ():
            paint_line(painter, self._zone.camera.cell, (cell, *squares))

    def _paint_light(self, painter: QPainter, point: Point, active: bool) -> None:
        camera = self._zone.camera
        rect = camera.around(point, (1.35 if active else 1.0) * GLOW * camera.cell)
        light = QColor(self._faces.theme.legal_light)
        light.setAlphaF(0.75)
        painter.setBrush(light)
        painter.setPen(QPen(QColor(self._faces.theme.legal), 3 if active else 2))
        painter.drawEllipse(rect)

    def _paint_free(self, painter: QPainter, point: Point) -> None:
        camera, theme = self._zone.camera, self._faces.theme
        rect = camera.around(point, 2 * PERCH * camera.cell)
        ring = ellipse(rect.center().x(), rect.center().y(), rect.width() / 2)
        glow(painter, ring, theme.legal_light, 12, 0.6)
        shape(painter, ring, colour(theme.legal_light, 0.7), theme.legal, 3)

    def paint_top(self, painter: QPainter) -> None:
        zone = self._zone
        if zone.snapshot is None:
            return
        self._paint_token_ghost(painter, zone.snapshot)
        for cell in self._promised():
            if cell != self._aimed:
                colour = zone.snapshot.book.setup.seats[zone.snapshot.viewer].colour
                art.paint_planned(painter, zone.camera.cell_rect(cell), colour, self._faces.theme)
        self._paint_described(painter, zone.snapshot)
        self._paint_selected(painter, zone.snapshot)

    def _paint_token_ghost(self, painter: QPainter, snapshot: TableSnapshot) -> None:
        zone, aimed = self._zone, self._zone.selection.aimed
        perch = perch_of(self._faces.view, aimed) if aimed is not None else None
        if perch is None or aimed is None or not zone.selection.lifted:
            return
        piece = snapshot.table.pieces.get(zone.selection.lifted[0])
        if piece is not None:
            size = self._faces.snapped(max(LEAST, perch.size * zone.camera.cell))
            rect = zone.camera.around(perch.point(aimed), size)
            painter.drawPixmap(rect.topLeft(), self._faces.piece_pixmap(piece.face, size))

    def _paint_described(self, painter: QPainter, snapshot: TableSnapshot) -> None:
        zone, colour = self._zone, snapshot.book.setup.seats[snapshot.viewer].colour
        cells = {tile.id: cell for cell, tile in zone.tiles.items()}
        if not self._lifting:
            for tile in snapshot.recent_turns.last_tiles.get(snapshot.viewer, ()):
                if tile in cells:
                    art.paint_last_move(painter, zone.camera.cell_rect(cells[tile]), colour)
        for tile in sorted(zone.selection.lit):
            if tile in cells:
                art.paint_cursor(painter, zone.camera.cell_rect(cells[tile]), self._faces.theme)

    def _paint_selected(self, painter: QPainter, snapshot: TableSnapshot) -> None:
        zone, theme = self._zone, self._faces.theme
        selection, square = zone.selection, zone.camera.cell_rect
        for cell in selection.cut_off:
            art.paint_cut_off(painter, square(cell))
        for cell in self._lit:
            if cell in zone.tiles and cell != self._aimed:
                self._faces.legal(painter, square(cell), False, SWAP)
        if isinstance(selection.refused, CitySquare):
            self._paint_refused_tile(painter, selection.refused.cell)
            sides = [SIDE_LETTER[side] for broken in selection.broken for side in broken.sides]
            art.paint_illegal(painter, square(selection.refused.cell), theme, sides)
            for cell in self._enclosed(selection.refused.cell):
                art.paint_enclosed(painter, square(cell), theme)
        cursor = self.cell_of(snapshot, selection.cursor)
        if cursor is not None:
            art.paint_cursor(painter, square(cursor), theme)

    def _paint_refused_tile(self, painter: QPainter, cell: Cell) -> None:
        zone = self._zone
        face, snapshot = zone.selection.face, zone.snapshot
        if snapshot is None or not isinstance(face, TileFace) or cell in zone.tiles:
            return
        rect = zone.camera.cell_rect(cell)
        painter.save()
        painter.setOpacity(REFUSED)
        self._faces.tile(painter, snapshot.book.tiles[face.tile], rect.topLeft(), rect.width())
        painter.restore()

    def _enclosed(self, refused: Cell) -> Iterator[Cell]:
        for broken in self._zone.selection.broken:
            if not broken.sides:
                yield from (cell for cell in broken.cells if cell != refused and cell not in self._zone.tiles)


def paint_line(painter: QPainter, size: float, squares: Sequence[Cell]) -> None:
    middles = [QPointF((x + 0.5) * size, (y + 0.5) * size) for x, y in squares]
    for line, width in (("#20130B", 7.0), ("#FFD75E", 4.0)):
        pen = QPen(QColor(line), width * size / CELL, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(middles[0], middles[-1])
    painter.setPen(QPen(QColor("#20130B"), 1.6))
    painter.setBrush(QColor("#FFD75E"))
    dot = 0.17 * size
    for middle in middles[1:]:
        painter.drawEllipse(QRectF(middle.x() - dot / 2, middle.y() - dot / 2, dot, dot))

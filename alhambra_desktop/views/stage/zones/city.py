"""The own Alhambra: a camera over its grid, tiles and tokens on it, and what is lit or refused there."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from ....model.core.table import Arrangement, CitySquare, Place, TileFace, seat_of
from ....model.core.tile import Tile
from ....model.core.values import Cell
from ....words import phrase
from ...art.fonts import SEMIBOLD, sans
from ...selection import Selection
from ..faces import Faces
from ..layers import Clip, Layer, Plane
from ..places import LEAST, perch_of
from ..shown import Shown
from ..slots import Slot
from ..target import Control, Target
from ..zone import Zone
from .camera import Camera
from .city_marks import CityMarks

SETTLE = 180
"""Milliseconds after the last zoom until everything is drawn sharp; until then pictures are stretched."""

MAGNET = 0.4
"""A lifted piece snaps to a place that it is so many squares away from, or nearer."""

LAYER_TILES, LAYER_TOKENS = 0, 1
AROUND = tuple((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1))


class CityZone(Zone):
    """The viewer's city. From below: ground, glows, tiles, walls and ghost, tokens, marks, furniture.

    Its pieces lie on planes that move with the camera, so panning moves two items; while it zooms they are
    stretched, and drawn anew at rest.
    """

    camera_moved = Signal()
    """Pieces lie elsewhere now."""

    def __init__(self, faces: Faces) -> None:
        super().__init__(faces)
        self.camera = Camera(faces.snapped)
        self.tiles: Mapping[Cell, Tile] = {}
        self._marks = CityMarks(faces, self)
        self._marked: tuple[object, ...] | None = None
        self._clip = Clip(self)
        self._glows = Layer(self._marks.paint_glows, 0, self._clip)
        self._tile_plane = Plane(1, self._clip)
        self._above = Layer(self._marks.paint_above_tiles, 2, self._clip)
        self._token_plane = Plane(3, self._clip)
        self._top = Layer(self._marks.paint_top, 4, self._clip)
        self._furniture = Layer(self._paint_furniture, 5, self)
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLE)
        self._settle.timeout.connect(self._draw_anew)

    # -- camera

    @property
    def cell(self) -> float:
        """The size of a square in units."""
        return self.camera.cell

    def set_rect(self, rect: QRectF) -> None:
        """Lie somewhere else."""
        super().set_rect(rect)
        self.camera.room = self.inner
        seen = self.inner.adjusted(3, 3, -3, -3)
        self._clip.set_rect(seen)
        for layer in (self._glows, self._above, self._top):
            layer.set_rect(seen)
        self._furniture.set_rect(self.inner)
        self._camera_moved()

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        """Make squares larger or smaller; what lies at a point of the scene stays there."""
        self.camera.zoom(factor, self.mapFromScene(at) if at is not None else self.inner.center())
        self._settle.start()
        self._camera_moved()

    def _draw_anew(self) -> None:
        self.camera.settle()
        self._camera_moved()

    def pan(self, by: QPointF) -> None:
        """Move the ground by so many units."""
        self.camera.pan(by)
        self._camera_moved()

    def fit(self) -> None:
        """Show the whole city with room to build around it."""
        if self.tiles:
            self.camera.fit(self.tiles)
            self._camera_moved()

    def reset_camera(self) -> None:
        """The fountain in the middle at zoom 1."""
        self.camera.reset()
        self._camera_moved()

    def _camera_moved(self) -> None:
        for plane in (self._tile_plane, self._token_plane):
            plane.setPos(self.camera.origin())
            plane.setScale(self.camera.stretch)
        self.repaint_all()
        self.camera_moved.emit()

    def repaint_all(self) -> None:
        """Paint ground and layers again."""
        self.update()
        for layer in (self._glows, self._above, self._top, self._furniture):
            layer.update()

    def covers(self, scene: QPointF) -> bool:
        """True where a point of the scene lies on it."""
        return self.inner.contains(self.mapFromScene(scene))

    # -- pieces

    def depends(self) -> tuple[object, ...]:
        """The camera."""
        origin = self.camera.origin()
        return self.cell, self.camera.drawn, origin.x(), origin.y()

    def holds(self, place: Place) -> bool:
        """Squares and corners of the viewer's city."""
        if self.shown is None or seat_of(place) != self.shown.viewer:
            return False
        return isinstance(place, CitySquare) or perch_of(self.faces.view, place) is not None

    def slots(self, table: Arrangement) -> Iterator[Slot]:
        """A tile a square; a token around its point."""
        for place, pieces in self.lying(table):
            perch = perch_of(self.faces.view, place)
            for piece in pieces:
                if perch is not None:
                    size = self.faces.snapped(max(LEAST, perch.size * self.cell))
                    rect = self.camera.around(perch.point(place), size)
                    yield Slot(piece, rect, live=False, layer=LAYER_TOKENS)
                elif isinstance(place, CitySquare):
                    yield Slot(piece, self.camera.cell_rect(place.cell), bare=True, layer=LAYER_TILES)

    def holder(self, slot: Slot) -> QGraphicsItem:
        """The plane of its layer."""
        return self._token_plane if slot.layer == LAYER_TOKENS else self._tile_plane

    def laid(self, slots: list[Slot]) -> None:
        """Walls stand around what lies here."""
        book = self.shown.book if self.shown is not None else None
        tiles: dict[Cell, Tile] = {}
        for slot in slots:
            if book is not None and isinstance(slot.place, CitySquare) and isinstance(slot.face, TileFace):
                tiles[slot.place.cell] = book.tiles[slot.face.tile]
        if tiles != self.tiles:
            self.tiles = tiles
            self._above.update()
            self._top.update()

    # -- places

    def place_rect(self, place: Place) -> QRectF | None:
        """A square, or the surroundings of a corner."""
        if not self.holds(place):
            return None
        perch = perch_of(self.faces.view, place)
        if perch is not None:
            return self.camera.around(perch.point(place), perch.size * self.cell)
        return self.camera.cell_rect(place.cell) if isinstance(place, CitySquare) else None

    def drop_spots(self) -> Iterable[tuple[Place, QRectF]]:
        """The lit points, then the lit squares in sight, row by row."""
        drops = [place for place in self.selection.drops if self.holds(place)]
        view = self.faces.view
        points = {
            perch.point(place): place for place in drops if (perch := perch_of(view, place)) is not None
        }
        squares = {place.cell: place for place in drops if isinstance(place, CitySquare)}
        places: list[Place] = [points[point] for point in sorted(points)]
        places += [squares[cell] for cell in sorted(squares, key=lambda c: (c[1], c[0]))]
        for place in places:
            rect = self.place_rect(place)
            if rect is not None and rect.intersects(self.inner):
                yield place, rect & self.inner

    def visible(self, rect: QRectF) -> QRectF:
        """What the frame leaves of it."""
        return rect & self.inner

    def in_order(self, slots: list[Slot]) -> list[Slot]:
        """Row by row."""
        return sorted(slots, key=lambda slot: (round(slot.rect.top(), 3), slot.rect.left()))

    def square_of(self, target: Target) -> Cell | None:
        """The square that a target is or lies on; None for what is elsewhere."""
        return self._marks.cell_of(self.shown, target) if self.shown is not None else None

    def all_places(self) -> Iterator[Place]:
        """The squares of the city and around it, and the corners between them."""
        if self.shown is None:
            return
        seat, city = self.shown.viewer, self.shown.ahead.players[self.shown.viewer].city
        around = sorted({(x + dx, y + dy) for x, y in city.tiles for dx, dy in AROUND})
        for cell in around:
            yield CitySquare(seat, cell)
        for perch in self.faces.view.perches.values():
            for cell in around:
                yield perch.at(seat, cell)

    def place_under(self, point: QPointF) -> Place | None:
        """The square under a point of the zone."""
        if self.shown is None:
            return None
        return CitySquare(self.shown.viewer, self.camera.cell_at(point))

    def nearest(self, point: QPointF, among: Collection[Place], within: float = MAGNET) -> Place | None:
        """The square or corner among some to which a piece held at a point snaps, so many squares away."""
        best: tuple[float, tuple[float, float], Place] | None = None
        for place in among:
            if not self.holds(place):
                continue
            perch = perch_of(self.faces.view, place)
            found: tuple[float, tuple[float, float], Place]
            if perch is not None:
                found = (self.camera.off_point(point, perch.point(place)), perch.point(place), place)
            elif isinstance(place, CitySquare):
                found = (self.camera.off_square(point, place.cell), place.cell, place)
            else:
                continue
            if found[0] <= within and (best is None or found[:2] < best[:2]):
                best = found
        return best[2] if best is not None else None

    def controls(self) -> Iterable[tuple[Control, QRectF]]:
        """The round buttons in the lower left corner."""
        y = self.inner.height() - 34
        names = ("zoom-out", "zoom-in", "fit")
        return [(Control(name), QRectF(14 + i * 30, y, 24, 24)) for i, name in enumerate(names)]

    # -- painting

    def sync(self, shown: Shown | None, selection: Selection) -> None:
        """Show exactly this; only the layers are painted anew, and only where marks have changed."""
        super().sync(shown, selection)
        marked = self._marks.facts(shown, selection) if shown is not None else None
        if marked is None or marked != self._marked:
            self._marked = marked
            for layer in (self._glows, self._above, self._top, self._furniture):
                layer.update()

    def facts(self, shown: Shown, selection: Selection) -> tuple[object, ...]:
        """The ground is always the same."""
        return ()

    def paint_inside(self, painter: QPainter, shown: Shown) -> None:
        """The star pattern, one star a square."""
        ground = self.inner.adjusted(3, 3, -3, -3)
        painter.save()
        clip = QPainterPath()
        clip.addRoundedRect(ground, 7, 7)
        painter.setClipPath(clip)
        middle = self.camera.origin() + QPointF(self.cell / 2, self.cell / 2)
        self.faces.courtyard(painter, ground, self.cell, middle, self.camera.drawn)
        painter.restore()

    def _paint_furniture(self, painter: QPainter) -> None:
        if self.shown is None:
            return
        theme = self.faces.theme
        words, font = phrase("city-own", city=self.shown.book.city_noun), sans(13, SEMIBOLD)
        label = QRectF(12, 10, QFontMetricsF(font).horizontalAdvance(words) + 32, 24)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.panel_top))
        painter.drawRoundedRect(label, 12, 12)
        self.write(painter, label, words, font, align=Qt.AlignmentFlag.AlignHCenter)
        for (_, rect), text in zip(self.controls(), ("–", "+", "F"), strict=True):
            painter.setPen(QPen(QColor(theme.hairline), 1))
            painter.setBrush(QColor(theme.panel_top))
            painter.drawEllipse(rect)
            self.write(painter, rect, text, sans(13, SEMIBOLD), align=Qt.AlignmentFlag.AlignHCenter)

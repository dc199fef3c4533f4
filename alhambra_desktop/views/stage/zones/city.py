"""The courtyard: the viewer's Alhambra on its grid, with what is lit, intended or refused there."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from ....model.core.city import City
from ....model.core.table import CitySquare
from ....model.core.values import SIDE_LETTER, Cell
from ....model.modules.falconers.rules import Corner
from ....words import phrase
from ... import art
from ...art.fonts import SEMIBOLD, sans
from ...intended import cell_of
from ..city_marks import (
    TOKEN,
    corner_point,
    corner_square,
    falcons_of,
    paint_corner_lights,
    paint_falcons,
    paint_lines,
)
from ..faces import Faces
from ..look import Shown, Spot
from ..panel import Panel

CELL = 76.0
"""The size of a square at zoom 1, in units."""

SETTLE = 180
"""Milliseconds after the last zoom until everything is drawn sharp; until then pictures are stretched."""

LEAST, MOST = 24.0, 200.0
MARGIN = 1.7
"""Squares of free ground around a city that is fitted into the courtyard, both sides together."""

MAGNET = 0.4
"""A lifted tile snaps to a legal square when its middle is within so many squares of the square's middle."""


class Courtyard(Panel):
    """A camera over the grid: ``centre`` is the point of the grid (in squares) in the middle of the panel.

    The camera moves only when the player moves it.
    """

    def __init__(self, faces: Faces) -> None:
        super().__init__(faces)
        self._cell = CELL
        self._drawn: float | None = None
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLE)
        self._settle.timeout.connect(self._draw_anew)
        self.centre = QPointF(0.5, 0.5)
        self.peek: int | None = None

    # -- camera

    @property
    def cell(self) -> float:
        """The size of a square in units: a whole number of device pixels."""
        return self.faces.snapped(self._cell)

    def origin(self) -> QPointF:
        """Where the north-west corner of square (0, 0) lies, in panel coordinates, on whole device pixels."""
        middle = self.inner.center()
        return QPointF(
            self.faces.snapped(middle.x() - self.centre.x() * self.cell + 4096) - 4096,
            self.faces.snapped(middle.y() - self.centre.y() * self.cell + 4096) - 4096,
        )

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        """Make squares larger or smaller; the point of the grid under ``at`` (scene units) stays there."""
        point = self.mapFromScene(at) if at is not None else self.inner.center()
        self._drawn = self._drawn or self.cell
        before = self._to_grid(point)
        self._cell = min(MOST, max(LEAST, self._cell * factor))
        after = self._to_grid(point)
        self.centre += before - after
        self._settle.start()
        self.update()

    def _draw_anew(self) -> None:
        self._drawn = None
        self.update()

    def pan(self, by: QPointF) -> None:
        """Move the ground by so many units."""
        self.centre -= by / self.cell
        self.update()

    def fit(self, city: City) -> None:
        """Show the whole city with room to build around it."""
        xs, ys = [x for x, _ in city], [y for _, y in city]
        columns, rows = max(xs) - min(xs) + 1 + MARGIN, max(ys) - min(ys) + 1 + MARGIN
        self._cell = min(CELL * 1.15, self.inner.width() / columns, self.inner.height() / rows)
        self.centre = QPointF((max(xs) + min(xs) + 1) / 2, (max(ys) + min(ys) + 1) / 2)
        self.update()

    def reset_camera(self) -> None:
        """The fountain in the middle at zoom 1."""
        self._cell, self.centre = CELL, QPointF(0.5, 0.5)
        self.update()

    def _to_grid(self, point: QPointF) -> QPointF:
        return (point - self.origin()) / self.cell

    def cell_at(self, scene: QPointF) -> Cell:
        """The square under a point of the scene."""
        grid = self._to_grid(self.mapFromScene(scene))
        return math.floor(grid.x()), math.floor(grid.y())

    def cell_rect(self, cell: Cell) -> QRectF:
        """A square in panel coordinates."""
        origin = self.origin()
        return QRectF(
            origin.x() + cell[0] * self.cell, origin.y() + cell[1] * self.cell, self.cell, self.cell
        )

    def nearest(self, scene: QPointF, cells: tuple[Cell, ...]) -> Cell | None:
        """The square among some to which a tile held at a point snaps, or None."""
        grid = self._to_grid(self.mapFromScene(scene))
        best: tuple[float, Cell] | None = None
        for cell in cells:
            reach = max(abs(grid.x() - cell[0] - 0.5), abs(grid.y() - cell[1] - 0.5))
            if reach <= 0.5 + MAGNET and (best is None or reach < best[0]):
                best = (reach, cell)
        return best[1] if best else None

    def holds(self, scene: QPointF) -> bool:
        """True where a point of the scene lies on the courtyard."""
        return self.inner.contains(self.mapFromScene(scene))

    # -- spots

    def spots(self) -> list[Spot]:
        """The buttons of the camera, then lit squares and tiles in sight."""
        if self.shown is None:
            return []
        found = [
            Spot(kind, None, self.scene_rect(rect))
            for kind, rect in zip(("zoom-out", "zoom-in", "fit"), self.buttons(), strict=True)
        ]
        pick = self.look.pick
        if pick is not None:
            found += [
                Spot("corner", corner, self.scene_rect(self.corner_rect(corner))) for corner in pick.corners
            ]
        lit = set(pick.squares) | set(pick.swaps) if pick else set()
        for cell in sorted(lit | set(self.shown_city()[0].tiles), key=lambda c: (c[1], c[0])):
            rect = self.cell_rect(cell)
            if self.inner.intersects(rect):
                found.append(Spot("square", cell, self.scene_rect(rect & self.inner)))
        return found

    def corner_rect(self, corner: Cell) -> QRectF:
        """The surroundings of a corner in panel coordinates."""
        return corner_square(self.origin() + corner_point(corner, self.cell), TOKEN * self.cell)

    def nearest_corner(self, scene: QPointF, corners: tuple[Cell, ...]) -> Cell | None:
        """The corner among some to which a falcon held at a point snaps, or None."""
        grid = self._to_grid(self.mapFromScene(scene))
        near = [(max(abs(grid.x() - x - 1), abs(grid.y() - y - 1)), (x, y)) for x, y in corners]
        best = min(near, default=None)
        return best[1] if best is not None and best[0] <= MAGNET else None

    def corner_at(self, scene: QPointF) -> Cell:
        """The corner nearest to a point of the scene."""
        grid = self._to_grid(self.mapFromScene(scene))
        return round(grid.x()) - 1, round(grid.y()) - 1

    def buttons(self) -> list[QRectF]:
        """The round buttons in the lower left corner."""
        y = self.inner.height() - 34
        return [QRectF(14 + i * 30, y, 24, 24) for i in range(3)]

    def shown_city(self) -> tuple[City, set[Cell]]:
        """The city with intended tiles, and the squares of these."""
        assert self.shown is not None
        actions = self.shown.intended.values()
        intended = {cell for action in actions if (cell := cell_of(action)) is not None}
        return self.shown.ahead.players[self.shown.viewer].city, intended

    # -- painting

    def paint_frame(self, painter: QPainter) -> None:
        """A frame around the star pattern, one star a square."""
        self.faces.panel(painter, self.inner)
        ground = self.inner.adjusted(3, 3, -3, -3)
        painter.save()
        clip = QPainterPath()
        clip.addRoundedRect(ground, 7, 7)
        painter.setClipPath(clip)
        middle = self.origin() + QPointF(self.cell / 2, self.cell / 2)
        self.faces.courtyard(painter, ground, self.cell, middle, self._drawn)
        painter.restore()

    def paint_inside(self, painter: QPainter, shown: Shown) -> None:
        """The city and all marks, clipped to the courtyard."""
        painter.save()
        painter.setClipRect(self.inner.adjusted(3, 3, -3, -3))
        city, intended = self.shown_city()
        self._paint_legal(painter)
        self._paint_tiles(painter, shown, city, intended)
        self._paint_marks(painter, shown)
        painter.restore()
        self._paint_furniture(painter, shown)

    def _paint_legal(self, painter: QPainter) -> None:
        pick = self.look.pick
        for cell in pick.squares if pick is not None else self._hinted():
            self.faces.legal(painter, self.cell_rect(cell), cell == self.look.ghost)

    def _hinted(self) -> set[Cell]:
        """The squares of the city that a hint tells of."""
        return {place.cell for place in self.look.hinted if isinstance(place, CitySquare)}

    def _paint_tiles(self, painter: QPainter, shown: Shown, city: City, intended: set[Cell]) -> None:
        look = self.look
        with_ghost = look.preview.city if look.preview is not None and look.ghost is not None else None
        drawn = with_ghost or city
        hidden = look.pick.origin if look.pick is not None and look.dragging else None
        self._paint_city(painter, drawn, hidden if with_ghost is None else None)
        for cell in drawn.tiles:
            rect = self.cell_rect(cell)
            if cell in intended:
                painter.fillRect(rect, QColor(255, 250, 236, 60))
            if cell == look.ghost and with_ghost is not None:
                art.paint_ghost_frame(painter, rect, self.faces.theme)
        painter.save()
        painter.translate(self.origin())
        if look.preview is not None and with_ghost is not None:
            for edge, run in look.preview.after.runs.items():
                gained = look.preview.gained(edge)
                art.paint_scored_run(
                    painter,
                    [(s.x, s.y, SIDE_LETTER[s.side]) for s in run],
                    self.cell,
                    frozenset((s.x, s.y, SIDE_LETTER[s.side]) for s in gained),
                )
        self._paint_beside_tiles(painter, shown, drawn)
        painter.restore()
        for cell in intended:
            if cell != look.ghost:
                self._paint_intended(painter, self.cell_rect(cell))

    def _paint_beside_tiles(self, painter: QPainter, shown: Shown, city: City) -> None:
        """Falcons, the corners for another one, and the lines of the camp in question."""
        look = self.look
        hover = look.hover.key if look.hover is not None and look.hover.kind == "square" else None
        camp = look.ghost or hover
        if camp is not None:
            paint_lines(painter, self.faces, city, self.cell, camp)
        if look.pick is not None and look.pick.corners:
            paint_corner_lights(painter, self.faces, look.pick.corners, self.cell, look.corner)
        corners = [place.cell for place in look.hinted if isinstance(place, Corner)]
        paint_corner_lights(painter, self.faces, corners, self.cell, None)
        paint_falcons(painter, self.faces, falcons_of(shown, shown.viewer), self.cell)
        if look.corner is not None and look.pick is not None:
            paint_falcons(painter, self.faces, ((look.pick.tile, look.corner),), self.cell)

    def _paint_city(self, painter: QPainter, city: City, hidden: Cell | None) -> None:
        """Faces and walls, at the size for which pictures are at hand."""
        size = self._drawn or self.cell
        painter.save()
        painter.translate(self.origin())
        painter.scale(self.cell / size, self.cell / size)
        for (x, y), tile in city.tiles.items():
            if (x, y) == hidden:
                art.paint_imprint(painter, QRectF(x * size, y * size, size, size), self.faces.theme)
            else:
                self.faces.tile(painter, tile, QPointF(x * size, y * size), size, walls=False)
        self.faces.walls(painter, city, size, hidden)
        painter.restore()

    def _paint_intended(self, painter: QPainter, rect: QRectF) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self.faces.theme.legal), 2, Qt.PenStyle.DashLine))
        painter.drawRect(rect.adjusted(2, 2, -2, -2))

    def _paint_marks(self, painter: QPainter, shown: Shown) -> None:
        look, theme = self.look, self.faces.theme
        city, _ = self.shown_city()
        colour = shown.book.setup.seats[shown.viewer].colour
        if look.pick is None:
            for tile in look.last_tiles.get(shown.viewer, ()):
                cell = city.cell_of(tile)
                if cell is not None:
                    art.paint_last_move(painter, self.cell_rect(cell), colour)
        for tile_id in look.lit:
            cell = city.cell_of(tile_id)
            if cell is not None:
                art.paint_cursor(painter, self.cell_rect(cell), theme)
        for cell in look.cut_off:
            art.paint_cut_off(painter, self.cell_rect(cell))
        for cell in look.pick.swaps if look.pick is not None else self._hinted() & set(city.tiles):
            if cell != look.ghost:
                self.faces.legal(painter, self.cell_rect(cell), False, 0.35)
        if look.refused is not None:
            sides = [SIDE_LETTER[side] for broken in look.broken for side in broken.sides]
            art.paint_illegal(painter, self.cell_rect(look.refused), theme, sides)
        if look.cursor is not None and look.cursor.kind == "square":
            art.paint_cursor(painter, self.cell_rect(look.cursor.key), theme)

    def _paint_furniture(self, painter: QPainter, shown: Shown) -> None:
        theme = self.faces.theme
        words, font = phrase("city-own", city=shown.book.city_noun), sans(13, SEMIBOLD)
        label = QRectF(12, 10, QFontMetricsF(font).horizontalAdvance(words) + 32, 24)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.panel_top))
        painter.drawRoundedRect(label, 12, 12)
        self.write(painter, label, words, font, align=Qt.AlignmentFlag.AlignHCenter)
        for rect, text in zip(self.buttons(), ("–", "+", "F"), strict=True):
            painter.setPen(QPen(QColor(theme.hairline), 1))
            painter.setBrush(QColor(theme.panel_top))
            painter.drawEllipse(rect)
            self.write(painter, rect, text, sans(13, SEMIBOLD), align=Qt.AlignmentFlag.AlignHCenter)

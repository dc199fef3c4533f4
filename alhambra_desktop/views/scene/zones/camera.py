from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from ....model.rules.core.values import Cell

CELL: Final = 76.0
LEAST: Final = 24.0
MOST: Final = 200.0
MARGIN: Final = 0.3  # an area is fully visible only if a margin of this many squares around it is visible
CUT: Final = 0.25  # if an edge cuts off more than this share of an area, the area counts as hidden
FAR: Final = 4096.0  # added before rounding, because ``snapped`` rounds only positive numbers correctly


class View(NamedTuple):
    """A position of the camera.

    ``cell`` is the size of a square in units. ``centre`` is the grid point in the centre of ``Camera.room``.
    """

    cell: float
    centre: QPointF


class Rims(NamedTuple):
    west: float = MARGIN
    north: float = MARGIN
    east: float = MARGIN
    south: float = MARGIN


class Area(NamedTuple):
    x: float
    y: float
    side: float = 1.0


class Camera:
    """Determines which part of the grid is visible in the rectangle ``room`` of a zone, and at what size.

    ``snapped`` rounds sizes to whole device pixels. While the camera zooms, the pictures are stretched.
    ``drawn`` is the size of a square in the unstretched pictures.
    """

    def __init__(self, snapped: Callable[[float], float]) -> None:
        self._snapped = snapped
        self._cell = CELL
        self._drawn: float | None = None
        self.centre = QPointF(0.5, 0.5)
        self.room = QRectF(0, 0, 10, 10)

    @property
    def cell(self) -> float:
        return self._snapped(self._cell)

    @property
    def drawn(self) -> float:
        return self._drawn or self.cell

    @property
    def stretch(self) -> float:
        return self.cell / self.drawn

    @property
    def view(self) -> View:
        return View(self._cell, QPointF(self.centre))

    def origin(self) -> QPointF:
        middle = self.room.center()
        return QPointF(
            self._snapped(middle.x() - self.centre.x() * self.cell + FAR) - FAR,
            self._snapped(middle.y() - self.centre.y() * self.cell + FAR) - FAR,
        )

    def twin(self) -> Camera:
        twin = Camera(self._snapped)
        twin.room = self.room
        return twin

    def show(self, view: View) -> None:
        self._drawn = None
        self._cell, self.centre = view.cell, QPointF(view.centre)

    def glide(self, view: View) -> None:
        self._drawn = self.drawn
        self._cell, self.centre = view.cell, QPointF(view.centre)

    def zoom(self, factor: float, point: QPointF) -> None:
        self._drawn = self.drawn
        before = self.to_grid(point)
        self._cell = min(MOST, max(LEAST, self._cell * factor))
        self.centre += before - self.to_grid(point)

    def settle(self) -> None:
        self._drawn = None

    def pan(self, by: QPointF) -> None:
        self.centre -= by / self.cell

    def stay(self, origin: QPointF) -> None:
        self.centre = (self.room.center() - origin) / self.cell

    def fitting(self, cells: Iterable[tuple[float, float]], least: float, most: float, rims: Rims) -> View:
        xs, ys = zip(*cells, strict=True)
        west, east = min(xs) - rims.west, max(xs) + 1 + rims.east
        north, south = min(ys) - rims.north, max(ys) + 1 + rims.south
        columns, rows = east - west, south - north
        room = min(self.room.width() / columns, self.room.height() / rows, most)
        size = self._snapped(room)
        pixel = self._snapped(0.0)
        size = size - pixel if size > room else size
        smallest = self._snapped(least)
        smallest = smallest + pixel if smallest < least else smallest
        return View(max(size, smallest), QPointF((west + east) / 2, (north + south) / 2))

    def move_to(self, room: QRectF) -> None:
        if room != self.room:
            origin, self.room = self.origin(), room
            self.stay(origin)

    def to_grid(self, point: QPointF) -> QPointF:
        return (point - self.origin()) / self.cell

    def cell_at(self, point: QPointF) -> Cell:
        grid = self.to_grid(point)
        return math.floor(grid.x()), math.floor(grid.y())

    def cell_rect(self, cell: Cell) -> QRectF:
        return self.rect_of(Area(*cell))

    def rect_of(self, area: Area) -> QRectF:
        origin, size, side = self.origin(), self.cell, area.side * self.cell
        return QRectF(origin.x() + area.x * size, origin.y() + area.y * size, side, side)

    def around(self, point: tuple[float, float], size: float) -> QRectF:
        origin = self.origin()
        middle = QPointF(origin.x() + point[0] * self.cell, origin.y() + point[1] * self.cell)
        return QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)

    @staticmethod
    def off_square(grid: QPointF, cell: Cell) -> float:
        """Return the distance from a point to a square, in squares. Inside, the distance is negative."""
        return max(abs(grid.x() - cell[0] - 0.5), abs(grid.y() - cell[1] - 0.5)) - 0.5

    @staticmethod
    def off_point(grid: QPointF, middle: tuple[float, float]) -> float:
        return max(abs(grid.x() - middle[0]), abs(grid.y() - middle[1]))

    def is_whole(self, area: Area) -> bool:
        rim = MARGIN * self.cell
        return self.room.contains(self.rect_of(area).adjusted(-rim, -rim, rim, rim))

    def is_hidden(self, area: Area) -> bool:
        cut = CUT * self.cell * area.side
        return not self.room.contains(self.rect_of(area).adjusted(cut, cut, -cut, -cut))

    def way_to(self, areas: Iterable[Area]) -> QPointF:
        """Return a distance for `pan`.

        If there is room for all areas, panning by this distance makes all of them fully visible.
        """
        rim = MARGIN * self.cell
        way = QPointF()
        for area in areas:
            rect = self.rect_of(area).translated(way).adjusted(-rim, -rim, rim, rim)
            way += QPointF(
                _into(rect.left(), rect.right(), self.room.left(), self.room.right()),
                _into(rect.top(), rect.bottom(), self.room.top(), self.room.bottom()),
            )
        return way


def _into(low: float, high: float, least: float, most: float) -> float:
    return max(least - low, 0.0) if low < least else min(most - high, 0.0)

"""Camera: which part of an Alhambra's grid is seen, and how large."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from ....model.rules.core.values import Cell

CELL: Final = 76.0
"""The size of a square at zoom 1, in units."""

LEAST: Final = 24.0
MOST: Final = 200.0
MARGIN: Final = 0.3
"""Squares of free ground around what is seen whole."""

CUT: Final = 0.25
"""The part of a square's side that may be out of sight."""

FAR: Final = 4096.0
"""More units than anything lies away from its zone's corner; sizes are snapped from there."""


class View(NamedTuple):
    """What a camera shows: the size of a square, and the point of the grid in the middle of the room."""

    cell: float
    centre: QPointF


class Rims(NamedTuple):
    """Squares of free ground on each side of a city that is fitted into its zone."""

    west: float = MARGIN
    north: float = MARGIN
    east: float = MARGIN
    south: float = MARGIN


class Area(NamedTuple):
    """A part of the grid: its north-west corner and its side, in squares; a cell is one with the side 1."""

    x: float
    y: float
    side: float = 1.0


class Camera:
    """``centre`` is the point of the grid (in squares) in the middle of the room.

    Points and rectangles are in the coordinates of the zone, whose ``room`` is its rectangle. Sizes are whole
    device pixels by ``snapped``. While it zooms, what was
    drawn for squares of the size ``drawn`` is stretched.
    """

    def __init__(self, snapped: Callable[[float], float]) -> None:
        self._snapped = snapped
        self._cell = CELL
        self._drawn: float | None = None
        self.centre = QPointF(0.5, 0.5)
        self.room = QRectF(0, 0, 10, 10)

    @property
    def cell(self) -> float:
        """The size of a square in units: a whole number of device pixels."""
        return self._snapped(self._cell)

    @property
    def drawn(self) -> float:
        """The size of a square in the pictures that are at hand."""
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
        """Another camera in the same room, to try views with."""
        twin = Camera(self._snapped)
        twin.room = self.room
        return twin

    # -- moving

    def show(self, view: View) -> None:
        self._drawn = None
        self._cell, self.centre = view.cell, QPointF(view.centre)

    def glide(self, view: View) -> None:
        """Show a view on the way to another one: pictures are stretched."""
        self._drawn = self.drawn
        self._cell, self.centre = view.cell, QPointF(view.centre)

    def zoom(self, factor: float, point: QPointF) -> None:
        """Make squares larger or smaller; what lies at a point stays there."""
        self._drawn = self.drawn
        before = self.to_grid(point)
        self._cell = min(MOST, max(LEAST, self._cell * factor))
        self.centre += before - self.to_grid(point)

    def settle(self) -> None:
        """Nothing is stretched any more."""
        self._drawn = None

    def pan(self, by: QPointF) -> None:
        """Move the ground by so many units."""
        self.centre -= by / self.cell

    def stay(self, origin: QPointF) -> None:
        """Let square (0, 0) begin at a point, in whichever room."""
        self.centre = (self.room.center() - origin) / self.cell

    def fitting(self, cells: Iterable[tuple[float, float]], least: float, most: float, rims: Rims) -> View:
        """What shows all of some squares with rims of ground around them, in a size between two others."""
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
        """Be in another room; what is shown lies where it lay."""
        if room != self.room:
            origin, self.room = self.origin(), room
            self.stay(origin)

    # -- where things are

    def to_grid(self, point: QPointF) -> QPointF:
        """A point in squares from the corner of square (0, 0)."""
        return (point - self.origin()) / self.cell

    def cell_at(self, point: QPointF) -> Cell:
        """The square under a point."""
        grid = self.to_grid(point)
        return math.floor(grid.x()), math.floor(grid.y())

    def cell_rect(self, cell: Cell) -> QRectF:
        """Where a square lies."""
        return self.rect_of(Area(*cell))

    def rect_of(self, area: Area) -> QRectF:
        """Where a part of the grid lies."""
        origin, size, side = self.origin(), self.cell, area.side * self.cell
        return QRectF(origin.x() + area.x * size, origin.y() + area.y * size, side, side)

    def around(self, point: tuple[float, float], size: float) -> QRectF:
        """So many units around a point of the grid."""
        origin = self.origin()
        middle = QPointF(origin.x() + point[0] * self.cell, origin.y() + point[1] * self.cell)
        return QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)

    @staticmethod
    def off_square(grid: QPointF, cell: Cell) -> float:
        """How far a point of the grid is outside a square, in squares; negative within it."""
        return max(abs(grid.x() - cell[0] - 0.5), abs(grid.y() - cell[1] - 0.5)) - 0.5

    @staticmethod
    def off_point(grid: QPointF, middle: tuple[float, float]) -> float:
        """How far a point of the grid is from another one, in squares."""
        return max(abs(grid.x() - middle[0]), abs(grid.y() - middle[1]))

    # -- what is out of sight

    def is_whole(self, area: Area) -> bool:
        """True where nothing of it is cut off, and some ground is seen around it."""
        rim = MARGIN * self.cell
        return self.room.contains(self.rect_of(area).adjusted(-rim, -rim, rim, rim))

    def is_hidden(self, area: Area) -> bool:
        """True where more than a quarter of a square, or of a smaller part, is cut off."""
        cut = CUT * self.cell * area.side
        return not self.room.contains(self.rect_of(area).adjusted(cut, cut, -cut, -cut))

    def way_to(self, areas: Iterable[Area]) -> QPointF:
        """How far the ground must move until parts of the grid are seen whole, with some ground beyond."""
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

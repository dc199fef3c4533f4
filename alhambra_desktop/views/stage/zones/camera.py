"""Camera: which part of an Alhambra's grid is seen, and how large."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from ....model.core.values import Cell

CELL: Final = 76.0
"""The size of a square at zoom 1, in units."""

LEAST: Final = 24.0
MOST: Final = 200.0
MARGIN: Final = 1.7
"""Squares of free ground around a city that is fitted into its zone, both sides together."""

FAR: Final = 4096.0
"""More units than anything lies away from its zone's corner; sizes are snapped from there."""


class Camera:
    """``centre`` is the point of the grid (in squares) in the middle of the room. Only the player moves it.

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
        """How many times as large as drawn squares are seen."""
        return self.cell / self.drawn

    def origin(self) -> QPointF:
        """Where the north-west corner of square (0, 0) lies, on whole device pixels."""
        middle = self.room.center()
        return QPointF(
            self._snapped(middle.x() - self.centre.x() * self.cell + FAR) - FAR,
            self._snapped(middle.y() - self.centre.y() * self.cell + FAR) - FAR,
        )

    # -- moving

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

    def fit(self, cells: Iterable[Cell]) -> None:
        """Show all of some squares with room to build around them."""
        xs, ys = zip(*cells, strict=True)
        columns, rows = max(xs) - min(xs) + 1 + MARGIN, max(ys) - min(ys) + 1 + MARGIN
        self._drawn = None
        self._cell = min(CELL * 1.15, self.room.width() / columns, self.room.height() / rows)
        self.centre = QPointF((max(xs) + min(xs) + 1) / 2, (max(ys) + min(ys) + 1) / 2)

    def reset(self) -> None:
        """Square (0, 0) in the middle at zoom 1."""
        self._drawn = None
        self._cell, self.centre = CELL, QPointF(0.5, 0.5)

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
        origin, size = self.origin(), self.cell
        return QRectF(origin.x() + cell[0] * size, origin.y() + cell[1] * size, size, size)

    def around(self, point: tuple[float, float], size: float) -> QRectF:
        """So many units around a point of the grid."""
        origin = self.origin()
        middle = QPointF(origin.x() + point[0] * self.cell, origin.y() + point[1] * self.cell)
        return QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)

    def off_square(self, point: QPointF, cell: Cell) -> float:
        """How far a point is outside a square, in squares; negative within it."""
        grid = self.to_grid(point)
        return max(abs(grid.x() - cell[0] - 0.5), abs(grid.y() - cell[1] - 0.5)) - 0.5

    def off_point(self, point: QPointF, middle: tuple[float, float]) -> float:
        """How far a point is from a point of the grid, in squares."""
        grid = self.to_grid(point)
        return max(abs(grid.x() - middle[0]), abs(grid.y() - middle[1]))

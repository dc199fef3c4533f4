"""Column: stacked sections whose cells are as large as its height allows."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

CELL_GAP: Final = 3.0

BETWEEN: Final = 9.0


class Wanted(NamedTuple):
    """A section's needs: heading height, number of cells, maximum piece size.

    ``below`` returns the height of the words below a piece for a cell width, None where they do not fit.
    Without cells it is the height of the words shown instead.
    """

    heading: float
    cells: int
    size: float
    least: float
    below: Callable[[float], float | None]


class Block(NamedTuple):
    """A section in its column: heading height, and cells in rows."""

    rect: QRectF
    heading: float
    columns: int
    size: float
    below: float

    def cell(self, index: int) -> QRectF:
        pitch, high = self.rect.width() / self.columns, self.size + self.below
        row, column = divmod(index, self.columns)
        top = self.rect.top() + self.heading + row * (high + CELL_GAP)
        return QRectF(self.rect.left() + column * pitch, top, pitch, high)

    def piece(self, index: int) -> QRectF:
        cell = self.cell(index)
        return QRectF(cell.center().x() - self.size / 2, cell.top(), self.size, self.size)

    def words(self, index: int) -> QRectF:
        cell = self.cell(index)
        return QRectF(cell.left(), cell.top() + self.size, cell.width(), self.below)


def stacked(wanted: Sequence[Wanted], room: QRectF) -> tuple[list[Block], bool]:
    """Stack sections from the top of a room; return whether they fit.

    Until they do, the pieces of the section with the highest rows shrink.
    """
    sizes = [one.size for one in wanted]
    while True:
        heights = [_rows(one, size, room.width()) for one, size in zip(wanted, sizes, strict=True)]
        heading = sum(one.heading for one in wanted)
        fits = sum(heights) + heading + BETWEEN * (len(wanted) - 1) <= room.height() + 0.01
        larger = [i for i, one in enumerate(wanted) if one.cells and sizes[i] > one.least]
        if fits or not larger:
            break
        highest = max(larger, key=heights.__getitem__)
        sizes[highest] = max(wanted[highest].least, sizes[highest] - 1)
    blocks, top = [], room.top()
    for one, size, high in zip(wanted, sizes, heights, strict=True):
        columns, below = _columns(one, size, room.width())
        rect = QRectF(room.left(), top, room.width(), one.heading + high)
        blocks.append(Block(rect, one.heading, columns, size, below))
        top = rect.bottom() + BETWEEN
    return blocks, fits


def _columns(one: Wanted, size: float, width: float) -> tuple[int, float]:
    columns = max(1, math.floor((width + CELL_GAP) / (size + CELL_GAP))) if one.cells else 1
    while columns > 1 and one.below(width / columns) is None:
        columns -= 1
    return columns, one.below(width / columns) or 0.0


def _rows(one: Wanted, size: float, width: float) -> float:
    columns, below = _columns(one, size, width)
    if not one.cells:
        return below
    rows = -(-one.cells // columns)
    return rows * (size + below) + (rows - 1) * CELL_GAP

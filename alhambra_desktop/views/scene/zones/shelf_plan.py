"""Layout of the supply's sections and the column size they need."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import attrs
from PySide6.QtCore import QRectF

from .column import Block, stacked
from .shelves import Cell, Shelf

WIDE: Final = 156.0
NARROW: Final = 92.0
"""Width of the supply with several sections, and with one."""

PADDING: Final = 10.0
MARGIN: Final = 8.0
"""Margins of the supply."""


@attrs.frozen
class ShelfPlan:
    """The sections in use with their blocks, whether they fit, and the minimum column height."""

    shelves: tuple[Shelf, ...]
    blocks: tuple[Block, ...]
    fits: bool
    least: float

    def cells(self) -> Iterator[tuple[Shelf, Block, int, Cell]]:
        for shelf, block in zip(self.shelves, self.blocks, strict=True):
            for index, cell in enumerate(shelf.cells):
                yield shelf, block, index, cell


NOTHING_LAID: Final = ShelfPlan((), (), True, 0.0)


def wide(found: Sequence[Shelf]) -> float:
    return 0.0 if not found else NARROW if len(found) == 1 else WIDE


def least_height(found: Sequence[Shelf]) -> float:
    room = QRectF(0, 0, wide(found) - 2 * PADDING, 0)
    blocks, _ = stacked([shelf.wanted(room.width()) for shelf in found], room)
    return blocks[-1].rect.bottom() + 2 * MARGIN if blocks else 0.0

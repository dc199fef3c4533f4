"""Workers' huts on the table."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from ...model.core.tile import Tile
from ...model.modules.huts.rules import HUT
from .. import art
from ..view_book import ViewBookBuilder


def _paint(p: QPainter, tile: Tile, size: float) -> None:
    art.paint_hut_face(p, str(tile.type), size)


def install(view: ViewBookBuilder) -> None:
    """Huts."""
    view.paint_tiles(HUT, _paint)

"""Camps on the table."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QPainter

from ...model.core.city import City
from ...model.core.tile import Tile
from ...model.core.values import Cell, letters
from ...model.modules.camps.rules import ARROWS, CAMP, CAMPS, lines
from .. import art
from ..art.module_icons import MODULE_ICONS
from ..view_book import ViewBookBuilder


def _paint(p: QPainter, tile: Tile, size: float) -> None:
    art.paint_camp_face(p, tile.price, tile.walls, letters(ARROWS[tile.id]), size)


def _lines(city: City, cell: Cell) -> Iterator[tuple[Cell, ...]]:
    return (squares for camp, squares in lines(city) if camp == cell and squares)


def install(view: ViewBookBuilder) -> None:
    """Camps."""
    view.paint_tiles(CAMP, _paint)
    view.draw_lines(CAMP, _lines)
    view.sound(CAMP, "camp")
    view.add_icon(CAMPS, MODULE_ICONS["camp"])

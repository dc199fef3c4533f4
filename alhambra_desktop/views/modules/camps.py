"""Camps on the table."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from ...model.core.tile import Tile
from ...model.core.values import letters
from ...model.modules.camps.rules import ARROWS, CAMP, CAMPS
from .. import art
from ..art.module_icons import MODULE_ICONS
from ..view_book import ViewBookBuilder


def _paint(p: QPainter, tile: Tile, size: float) -> None:
    art.paint_camp_face(p, tile.price, tile.walls, letters(ARROWS[tile.id]), size)


def install(view: ViewBookBuilder) -> None:
    """Camps."""
    view.paint_tiles(CAMP, _paint)
    view.add_icon(CAMPS, MODULE_ICONS["camp"])

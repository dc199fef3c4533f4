"""Bazaars on the table."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from ...model.core.message import Message
from ...model.core.tile import Tile
from ...model.modules.bazaars.rules import BAZAAR, BAZAARS, COLOURS, CURRENCIES
from .. import art
from ..art.module_icons import MODULE_ICONS
from ..laying import Section
from ..view_book import ViewBookBuilder


def _paint(p: QPainter, tile: Tile, size: float) -> None:
    art.paint_bazaar_face(p, CURRENCIES[tile.id], COLOURS[tile.id], size)


def install(view: ViewBookBuilder) -> None:
    """Bazaars."""
    view.paint_tiles(BAZAAR, _paint)
    view.add_section(
        BAZAARS,
        Section(
            Message("supply-bazaars"),
            MODULE_ICONS["bazaar"],
            size=60.0,
            least=40.0,
            priced=True,
            note=lambda seen: Message("supply-bazaars-note"),
        ),
    )
    view.add_icon(BAZAARS, MODULE_ICONS["bazaar"])

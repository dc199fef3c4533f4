"""Granada on the table: moats beside walls."""

from __future__ import annotations

from ...model.modules.granada.components import MOAT
from .. import art
from ..art.module_icons import MODULE_ICONS
from ..view_book import ViewBookBuilder


def install(view: ViewBookBuilder) -> None:
    """Moats."""
    view.paint_edges(MOAT, art.paint_city_moats)
    view.add_icon(MOAT, MODULE_ICONS["moat"])

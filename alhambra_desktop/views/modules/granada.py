"""Granada on the table: moats beside walls."""

from __future__ import annotations

from ...model.core.message import Message
from ...model.core.observation import Observation
from ...model.modules.granada.components import MOAT
from ...model.modules.granada.pieces import MarkerSpot
from ...model.modules.granada.turning import GranadaState
from .. import art
from ..art.module_icons import MODULE_ICONS
from ..view_book import ViewBookBuilder


def _next_faces(seen: Observation) -> Message:
    odd = seen.slice_of(GranadaState).odd
    return Message("row-next-odd") if odd else Message("row-next-even")


def install(view: ViewBookBuilder) -> None:
    """Moats, and which faces come next (G-3)."""
    view.note(MarkerSpot, _next_faces)
    view.paint_edges(MOAT, art.paint_city_moats)
    view.add_icon(MOAT, MODULE_ICONS["moat"])

"""Falconers on the table: falcon tokens."""

from __future__ import annotations

from ...model.core.rulebook import Rulebook
from ...model.modules.falconers.rules import FALCONS, SPECIES, TYPES, FalconFace
from .. import art
from ..art.module_icons import MODULE_ICONS
from ..view_book import Drawing, ViewBookBuilder


def _draw(book: Rulebook, face: FalconFace) -> Drawing:
    species, types = SPECIES[face.falcon], TYPES[face.falcon]
    return Drawing(("falcon", face.falcon), lambda p, size: art.paint_falcon(p, species, types, size))


def install(view: ViewBookBuilder) -> None:
    """Falcons."""
    view.draw(FalconFace, _draw)
    view.add_icon(FALCONS, MODULE_ICONS["falcon"])

"""Viziers on the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from ...model.core.rulebook import Rulebook
from ...model.modules.vizier.rules import VizierFace
from .. import art
from ..view_book import Drawing, ViewBookBuilder

RADIUS: Final = 15 / 38
"""The radius of a pawn in its picture, in widths of it; the rest is for its shadow."""


def _draw(book: Rulebook, face: VizierFace) -> Drawing:
    colour = book.setup.seats[face.seat].colour

    def paint(p: QPainter, size: float) -> None:
        art.paint_vizier(p, colour, face.awake, RADIUS * size, size / 2, size / 2)

    return Drawing(("vizier", colour, face.awake), paint)


def install(view: ViewBookBuilder) -> None:
    """Viziers, awake and asleep."""
    view.draw(VizierFace, _draw)

"""Viziers on the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from ...model.core.observation import Observation
from ...model.core.rulebook import Rulebook
from ...model.core.table import Face
from ...model.core.values import Seat
from ...model.modules.vizier.rules import AnswerVizier, Pawn, VizierBought, VizierFace, VizierWoken
from .. import art, laying
from ..manner import Manner
from ..view_book import Drawing, ViewBookBuilder

RADIUS: Final = 15 / 38
"""The radius of a pawn in its picture, in widths of it; the rest is for its shadow."""


def _draw(book: Rulebook, face: VizierFace) -> Drawing:
    colour = book.setup.seats[face.seat].colour

    def paint(p: QPainter, size: float) -> None:
        art.paint_vizier(p, colour, face.awake, RADIUS * size, size / 2, size / 2)

    return Drawing(("vizier", colour, face.awake), paint)


def _asked(seen: Observation, seat: Seat) -> bool:
    return isinstance(seen.decision, AnswerVizier) and seen.decision.seat == seat


def _asleep(face: Face) -> bool:
    return isinstance(face, VizierFace) and not face.awake


def install(view: ViewBookBuilder) -> None:
    """Viziers, awake and asleep, beside the names of their seats."""
    view.draw(VizierFace, _draw)
    view.add_pawn(Pawn, laying.Pawn(_asked, _asleep))
    view.send(VizierWoken, Manner(ringed=True, takes_off="vizier"))
    view.send(VizierBought, Manner(visits=True, ringed=True, takes_off="vizier", lands="tile_reserve"))

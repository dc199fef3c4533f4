"""Framed pictures above and below the texts of the reading pages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from ....model.players.characters import CHARACTERS
from ....model.rules.core.engine.setup import COLOURS
from ... import art
from ...art.brushes import stroke
from ...art.cache import FaceCache
from ...art.geometry import rounded
from ...art.palette import TYPE_COLOURS, Theme

WIDTH: Final = 396
ACROSS: Final = 6
TILE: Final = 54.0
BESIDE_TILES: Final = 10
"""Pixels between the frame and the columns in which tiles are centred."""

RADIUS: Final = 22.0
CORNER: Final = 8
PRICES: Final = (2, 5, 8, 7, 10, 13)


def framed(height: int, theme: Theme, ratio: float, paint: Callable[[QPainter], None]) -> QImage:
    """Return a framed picture. `paint` draws it on the floor of a courtyard."""
    size = QSize(WIDTH, height)
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(0)
    painter, rect = QPainter(image), QRectF(0, 0, WIDTH, height)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    outline = rounded(rect, CORNER, 1)
    painter.setClipPath(outline)
    art.paint_court_floor(painter, rect, theme)
    art.paint_court_rim(painter, rect, theme)
    paint(painter)
    painter.setClipping(False)
    stroke(painter, outline, theme.panel_edge, 2)
    painter.end()
    return image


def buildings(cache: FaceCache, theme: Theme, ratio: float) -> QImage:
    """Return a picture of one tile of each building type, side by side."""
    step = (WIDTH - 2 * BESIDE_TILES) / ACROSS

    def paint(p: QPainter) -> None:
        for at, (type_id, price) in enumerate(zip(TYPE_COLOURS, PRICES, strict=False)):
            place = QPointF(BESIDE_TILES + (at + 0.5) * step - TILE / 2, 26)
            art.paint_shadow(p, QRectF(place, QSize(int(TILE), int(TILE)).toSizeF()), 2)
            p.drawPixmap(place, cache.face(type_id, price, TILE, ratio))

    return framed(104, theme, ratio, paint)


def people(cache: FaceCache, theme: Theme, ratio: float) -> QImage:
    """Return a picture with the portraits of all characters in two rows."""
    step, side = WIDTH / ACROSS, 3 * RADIUS

    def paint(p: QPainter) -> None:
        for at, person in enumerate(CHARACTERS):
            row, column = divmod(at, ACROSS)
            colour = COLOURS[at % len(COLOURS)]

            def portrait(q: QPainter, name: str = person.id, colour: str = colour) -> None:
                art.paint_portrait(q, name, colour, RADIUS, side / 2, side / 2, marked=False)

            picture = cache.mark(("portrait", person.id, colour, "alone"), side, ratio, portrait)
            p.drawPixmap(QPointF((column + 0.5) * step - side / 2, 10 + row * 62), picture)

    return framed(140, theme, ratio, paint)

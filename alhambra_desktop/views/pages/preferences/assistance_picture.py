"""Paints, for each level of assistance, what the player sees while placing a tile."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from ... import art
from ...art.cache import FaceCache
from ...art.fonts import BOLD, serif
from ...art.painter_state import moved
from ...art.palette import Theme
from ...widgets.painting import CENTRE, write
from .sample import Pieces

CITY: Final = {
    (0, 0): ("fountain", None, ""),
    (1, 0): ("tower", 11, "N"),
    (0, 1): ("garden", 8, "WS"),
    (1, 1): ("arcades", 6, "SE"),
}
TILE: Final = ("pavilion", 6)
PLACES: Final = {(-1, 0): "+8", (2, 0): "+3"}
"""Maps each legal square for ``TILE`` to the points that the tile would earn there."""

HELD: Final = (-1, 0)
"""The legal square over which ``TILE`` is held."""

COLUMNS, ROWS = 4.5, 2.35
"""Width and height of the picture in squares."""

BUBBLE: Final = QSize(34, 21)


def assistance_picture(cache: FaceCache, level: str, theme: Theme, size: QSize, ratio: float) -> QPixmap:
    def paint(p: QPainter) -> None:
        _paint(p, level, QRectF(0, 0, size.width(), size.height()), theme, cache)

    key = ("assistance", level, theme.name, theme.signs)
    return cache.thumbnail(key, size.width(), size.height(), ratio, paint)


def _paint(p: QPainter, level: str, rect: QRectF, theme: Theme, cache: FaceCache) -> None:
    side = round(min(rect.width() / COLUMNS, rect.height() / ROWS))
    left, top = round(rect.center().x()) - side, round(rect.height() - 2 * side) // 2
    pieces = Pieces(p, cache, theme)

    def square(cell: tuple[int, int]) -> QRectF:
        return QRectF(left + cell[0] * side, top + cell[1] * side, side, side)

    art.paint_court_floor(p, rect, theme)
    pieces.stars(rect, square((0, 0)).center(), theme)
    for cell, (kind, price, _) in CITY.items():
        pieces.face(kind, price, square(cell))
    with moved(p, left, top):
        art.paint_city_walls(p, {cell: walls for cell, (_, _, walls) in CITY.items()}, side)
    for cell in PLACES:
        art.paint_legal(p, square(cell), theme)
    if level != "purist":
        pieces.face(*TILE, square(HELD))
        art.paint_ghost_frame(p, square(HELD), theme)
    shown = {"purist": 0, "normal": 1, "trainer": 2}[level]
    for cell, points in list(PLACES.items())[:shown]:
        _paint_points(p, square(cell), points, theme)
    if level == "trainer":
        art.paint_hint_rim(p, square(HELD))
        art.paint_hint_number(p, square(HELD).left() + 4, square(HELD).top() + 6, 1)


def _paint_points(p: QPainter, square: QRectF, points: str, theme: Theme) -> None:
    width, height = BUBBLE.toTuple()
    bubble = QRectF(square.center().x() - width / 2, square.bottom() + 8, width, height)
    art.paint_bubble(p, bubble, theme, QPointF(square.center().x(), square.bottom() + 1))
    write(p, bubble, points, serif(14, BOLD), theme.figure, CENTRE)

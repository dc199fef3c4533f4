"""Paints the Alhambra of the first start page at dusk, with a light along its whole wall."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from ...art.cache import FaceCache
from ...art.evening import paint_city_shadow, paint_evening, paint_glow, paint_stars_at_dusk
from ...art.painter_state import moved
from ...art.palette import DARK
from ...art.runs import paint_scored_run, wall_ring
from ...widgets.games_list import PlainCity, city_place, paint_plain_city

STARS: Final = 112.0  # maximum distance between the stars of the ground
WIDE: Final = 900.0  # in a picture of this width, the ground has its usual brightness
GLOW: Final = 0.66  # radius of the light behind the city, as a share of the picture's width


def paint_city_at_dusk(
    p: QPainter, cache: FaceCache, city: PlainCity, room: QRectF, inner: QRectF, largest: float, dpr: float
) -> None:
    """Paint a `city` in `inner` and its ground in `room`. Its wall must be one closed ring."""
    size, origin = city_place(city, inner, largest, dpr)
    lamp = origin + QPointF(size / 2, size / 2)
    paint_evening(p, room, lamp, room.width() / WIDE)
    period = round(min(STARS, room.height() / 4) * dpr) / dpr
    paint_stars_at_dusk(p, room, cache.stars(period, DARK, dpr))
    paint_glow(p, lamp, GLOW * room.width())
    squares = (QRectF(origin + QPointF(x, y) * size, QSizeF(size, size)) for x, y in city)
    paint_city_shadow(p, squares, (5, 9), 14, 0.5)
    paint_plain_city(p, cache, city, inner, largest, dpr, illustrated=True)
    with moved(p, *origin.toTuple()):
        paint_scored_run(p, wall_ring({cell: sides for cell, (_, _, sides) in city.items()}), size)

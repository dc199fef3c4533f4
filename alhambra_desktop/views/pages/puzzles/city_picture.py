from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ....model.learning.puzzles.outline import Outline
from ...art.brushes import stroke
from ...art.cache import FaceCache
from ...art.geometry import rounded
from ...art.painter_state import clipped
from ...art.palette import Theme
from ...widgets.games_list import paint_plain_city, plain_city

LARGEST: Final = 30.0
CORNER: Final = 6.0
AROUND: Final = 2.0


def paint_court(
    p: QPainter, cache: FaceCache, rect: QRectF, theme: Theme, ratio: float, period: float = LARGEST
) -> None:
    """Paint the empty floor of a city in a frame. `period` is the distance between two stars."""
    frame = rounded(rect, CORNER, 0.6)
    with clipped(p, frame):
        p.drawPixmap(rect.topLeft(), cache.court_floor(rect.width(), rect.height(), theme, ratio))
        p.drawTiledPixmap(rect, cache.stars(period, theme, ratio))
    stroke(p, frame, theme.panel_edge, 1.2)


def paint_city(p: QPainter, cache: FaceCache, rect: QRectF, one: Outline, theme: Theme, ratio: float) -> None:
    paint_court(p, cache, rect, theme, ratio)
    city = {cell: (face, None, sides) for cell, (face, _, sides) in plain_city(one.city).items()}
    paint_plain_city(p, cache, city, rect.adjusted(AROUND, AROUND, -AROUND, -AROUND), LARGEST, ratio)

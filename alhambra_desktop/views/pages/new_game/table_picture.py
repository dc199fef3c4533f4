"""A picture of the table from above: walnut with an inlaid band, and the pieces of the next game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from ... import art
from ...art.box_fronts import BASE_MARKET, MARKETS, paint_box_front
from ...art.brushes import colour, device_scale, soft_shadow, stroke
from ...art.cache import FaceCache
from ...art.geometry import polygon
from ...art.painter_state import clipped, moved
from ...art.palette import Theme
from .seating import FAR_LEFT, FAR_MIDDLE, FAR_RIGHT, LEFT, RIGHT, YOURS

WIDTH, HEIGHT = 524.0, 206.0  # size of the table without its shadow, before it is scaled
CUT: Final = 44.0
TILE: Final = 60.0
FOUNTAIN: Final = 44.0
MARKET: Final = (115.0, 72.0)
STEP: Final = 63.0
PILE: Final = (378.0, 75.0)
CARD: Final = 38.0
CARDS: Final = 4
ENDS: Final = ((40.0, 70.0), (433.0, 70.0))  # positions of the pieces of the first two expansions

SIDE: Final = ((64.0, 145.0), (416.0, 145.0), (120.0, 145.0), (360.0, 145.0), (176.0, 145.0), (304.0, 145.0))
"""Positions of the smaller pieces of further expansions."""

FOUNTAINS: Final = {
    YOURS: (240.0, 145.0),
    LEFT: (44.0, 19.0),
    FAR_LEFT: (55.0, 19.0),
    FAR_MIDDLE: (240.0, 19.0),
    FAR_RIGHT: (425.0, 19.0),
    RIGHT: (436.0, 19.0),
}
BESIDE: Final = {FAR_LEFT: 118.0, FAR_RIGHT: 362.0}
"""X coordinates of the fountains of the far places if the near place on the same side is taken.

For example, if ``LEFT`` is taken, the coordinate of ``FAR_LEFT`` replaces the one in ``FOUNTAINS``.
"""

WALNUT: Final = (("#5A3118", 0.40), ("#7A4A26", 0.62))
EDGE, BAND, BONE, BRASS = "#2E1709", "#3A1E0D", "#F0DFB8", "#E3B54A"


def slots(count: int) -> list[tuple[float, float, float]]:
    """Return ``(x, y, side)`` for each piece of `count` expansions.

    Pieces for which the table has no room are left out.
    """
    places = [(*at, TILE) for at in ENDS] + [(*at, FOUNTAIN) for at in SIDE]
    return places[:count]


def paint_table(
    p: QPainter,
    theme: Theme,
    game: str,
    pieces: Sequence[tuple[str, str]],
    places: Sequence[int],
    cache: FaceCache,
) -> None:
    """Paint the table at the origin.

    `pieces` contains the id and the initial of each expansion. Tiles and money cards come from `cache`,
    because painting them is slow.
    """
    _paint_top(p, theme)
    for i, (type_id, price) in enumerate(MARKETS.get(game, BASE_MARKET)):
        _paint_square(p, MARKET[0] + i * STEP, MARKET[1], TILE, type_id, price, cache)
    scale, ratio = _scale(p), p.device().devicePixelRatioF()
    back = cache.back(CARD * scale, ratio)
    for i in range(CARDS):
        rect = QRectF(PILE[0] - i, PILE[1] - 1.5 * i, CARD, 1.5 * CARD)
        art.paint_shadow(p, rect, 3)
        p.drawPixmap(rect, back, QRectF(back.rect()))
    for (module, initial), (x, y, side) in zip(pieces, slots(len(pieces)), strict=False):
        with moved(p, x, y):
            paint_box_front(p, module, initial, side)
    for place in places:
        x, y = FOUNTAINS[place]
        if place in BESIDE and {FAR_LEFT: LEFT, FAR_RIGHT: RIGHT}[place] in places:
            x = BESIDE[place]
        _paint_square(p, x, y, FOUNTAIN, "fountain", None, cache)


def _scale(p: QPainter) -> float:
    return device_scale(p) / p.device().devicePixelRatioF()


def _paint_square(
    p: QPainter, x: float, y: float, side: float, type_id: str, price: int | None, cache: FaceCache
) -> None:
    rect = QRectF(x, y, side, side)
    art.paint_shadow(p, rect, 2)
    face = cache.face(type_id, price, side * _scale(p), p.device().devicePixelRatioF())
    p.drawPixmap(rect, face, QRectF(face.rect()))


def _outline(inset: float) -> QPainterPath:
    x0, y0, x1, y1 = inset, inset, WIDTH - inset, HEIGHT - inset
    cut = CUT - 0.586 * inset
    return polygon(
        [
            *((x0 + cut, y0), (x1 - cut, y0), (x1, y0 + cut), (x1, y1 - cut)),
            *((x1 - cut, y1), (x0 + cut, y1), (x0, y1 - cut), (x0, y0 + cut)),
        ]
    )


def _paint_top(p: QPainter, theme: Theme) -> None:
    body = _outline(0)
    soft_shadow(p, body, (5, 9), 12, 0.34)
    with clipped(p, body):
        art.paint_wood(p, QRectF(0, 0, WIDTH, HEIGHT), theme)
        p.fillPath(body, colour(*WALNUT[theme.dark]))
    stroke(p, body, EDGE, 2)
    stroke(p, _outline(11), BAND, 9)
    pen = QPen(colour(BONE), 4.2)
    pen.setDashPattern([1.0, 1.43])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    p.strokePath(_outline(11), pen)
    for inset in (6.2, 15.8):
        stroke(p, _outline(inset), colour(BRASS, 0.8), 1)

import math
import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from .brushes import colour, down, draw_weave, line_pen, mix, radial, stroke
from .geometry import Point, box, hankin, joined, octagon_square_tiling, octagon_stars, round_box, rounded
from .painter_state import clipped
from .palette import LIGHT, SHADOW, Theme
from .steps import Paint, paint_all

PANEL_CORNER: Final = 9.0
_GRAIN_LINES, _GRAIN_BATCH = 120, 15
_GRAIN_SEED: Final = 11
_GRAIN_STEP: Final = 40.0
_STRAP: Final = 0.034
_STRAP_EDGE: Final = 0.010
_MUQARNAS_PERIOD: Final = 84.0
_STAR: Final = 0.14
_NICHE: Final = 0.16


def paint_wood(p: QPainter, rect: QRectF, theme: Theme = LIGHT) -> None:
    paint_all(p, wood_steps(rect, theme))


def wood_steps(rect: QRectF, theme: Theme) -> Iterator[Paint]:
    yield lambda p: p.fillRect(rect, down(rect.top(), rect.bottom(), theme.wood_top, theme.wood_bottom))
    if theme.contrast:
        return
    rng = random.Random(_GRAIN_SEED)

    def paint_grain(p: QPainter) -> None:
        with clipped(p, rect):
            for _ in range(_GRAIN_BATCH):
                _paint_grain_line(p, rect, theme, rng)

    for _ in range(_GRAIN_LINES // _GRAIN_BATCH):
        yield paint_grain


def _paint_grain_line(p: QPainter, rect: QRectF, theme: Theme, rng: random.Random) -> None:
    y = rect.top() + rng.uniform(0, rect.height())
    dark = rng.random() < 0.7
    tint = mix(theme.wood_bottom, "#000000", 0.55) if dark else mix(theme.wood_top, "#FFE0B0", 0.4)
    wave, phase, width = rng.uniform(1, 6), rng.uniform(0, 6.3), rng.uniform(1.0, 2.6)
    points = []
    x = rect.left()
    while x < rect.right() + _GRAIN_STEP:
        points.append((x, y + wave * math.sin(x / 170 + phase) + rng.uniform(-0.6, 0.6)))
        x += _GRAIN_STEP
    p.setPen(line_pen(p, colour(tint, 0.16), width))
    p.drawLines([QLineF(*start, *end) for start, end in pairwise(points)])


def _paint_muqarnas(p: QPainter, rect: QRectF, theme: Theme, period: float) -> None:
    width = max(14.0, period * _NICHE)
    height = width * 0.9
    tint = "#5E3A12" if not theme.dark else "#D8B266"
    for row, strength in ((0, 0.14), (1, 0.10)):
        path = QPainterPath()
        top = rect.top() + row * height * 0.8
        x = rect.left() - width * (0.5 if row else 1.0)
        while x < rect.right():
            path.moveTo(x, top)
            path.cubicTo(
                x + width * 0.05,
                top + height * 0.7,
                x + width * 0.4,
                top + height * 0.75,
                x + width / 2,
                top + height,
            )
            path.cubicTo(
                x + width * 0.6, top + height * 0.75, x + width * 0.95, top + height * 0.7, x + width, top
            )
            path.closeSubpath()
            x += width
        p.fillPath(path, colour(tint, strength))
        stroke(p, path, colour(tint, strength + 0.04), 1)


def _court_outline(rect: QRectF) -> QPainterPath:
    return rounded(rect, PANEL_CORNER - 1)


def paint_court_floor(p: QPainter, rect: QRectF, theme: Theme) -> None:
    reach = math.hypot(rect.width(), rect.height()) / 2
    middle = rect.center()
    wash = radial(middle.x(), middle.y(), reach, theme.court_centre, theme.court_rim)
    p.fillPath(_court_outline(rect), wash)


def paint_stars(p: QPainter, rect: QRectF, theme: Theme, period: float, origin: Point) -> None:
    if theme.contrast:
        return
    polygons = octagon_square_tiling(rect, period, origin)
    p.fillPath(joined(octagon_stars(polygons, period * _STAR)), colour(theme.court_star))
    draw_weave(
        p,
        hankin(polygons),
        theme.strap,
        theme.strap_edge,
        max(1.0, period * _STRAP),
        max(0.5, period * _STRAP_EDGE),
    )


def paint_court_rim(p: QPainter, rect: QRectF, theme: Theme) -> None:
    with clipped(p, _court_outline(rect)):
        if not theme.contrast:
            _paint_muqarnas(p, rect, theme, _MUQARNAS_PERIOD)
        _paint_inner_shade(p, rect)
    inset = 0.65
    edge = rect.adjusted(inset, inset, -inset, -inset)
    stroke(
        p,
        round_box(edge.left(), edge.top(), edge.right(), edge.bottom(), 8.5),
        theme.panel_edge,
        1.3 * theme.outline,
    )


def _paint_inner_shade(p: QPainter, rect: QRectF) -> None:
    shade = [colour(SHADOW, 0.22), colour(SHADOW, 0.0)]
    p.fillPath(
        box(rect.left(), rect.top(), rect.right(), rect.top() + 7), down(rect.top(), rect.top() + 7, *shade)
    )

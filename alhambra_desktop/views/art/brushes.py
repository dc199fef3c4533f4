import math
import random
from collections.abc import Iterator
from contextlib import contextmanager
from enum import IntEnum
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QGradient,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTransform,
)

from .geometry import UNIT, Weave, curve, joined
from .painter_state import saved
from .palette import INK, SHADOW

Tint = QColor | str
Fill = QBrush | QColor | str | None

OUTLINE: Final = 2.6  # width of a building's outline in tile units
_GRAIN_SIDE: Final = 128
_GRAIN_DEPTH: Final = 16
_GRAIN_SEED: Final = 3
_SHADOW_STEPS: Final = 7
_BATCH: Final = 8  # lines per path; stroking all lines as one path is much slower


class Detail(IntEnum):
    """Level of detail of a tile, which depends on its size in device pixels."""

    MARK = 0  # only the silhouette
    FLAT = 1  # silhouette and a large price
    PLAIN = 2  # the building without its fine details
    FULL = 3  # everything except small ornaments
    RICH = 4  # also small ornaments


_THRESHOLDS: Final = ((132, Detail.RICH), (100, Detail.FULL), (40, Detail.PLAIN), (36, Detail.FLAT))


def colour(value: Tint, alpha: float | None = None) -> QColor:
    """Return a colour; `alpha` from 0 to 1 replaces its opacity."""
    made = QColor(value)
    if alpha is not None:
        made.setAlphaF(alpha)
    return made


def mix(first: Tint, second: Tint, share: float) -> QColor:
    """Mix two colours and their opacities; `share`, from 0 to 1, is the proportion of `second`."""
    a, b = QColor(first), QColor(second)
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * share,
        a.greenF() + (b.greenF() - a.greenF()) * share,
        a.blueF() + (b.blueF() - a.blueF()) * share,
        a.alphaF() + (b.alphaF() - a.alphaF()) * share,
    )


def device_scale(p: QPainter) -> float:
    """Return the device pixels per unit of the painter's coordinates."""
    transform = p.worldTransform()
    return math.hypot(transform.m11(), transform.m12()) * p.device().devicePixelRatioF() or 1.0


def snap(value: float, scale: float) -> float:
    """Round a coordinate to whole device pixels; `scale` is the number of device pixels per unit."""
    return math.floor(value * scale + 0.5) / scale


def snap_up(value: float, scale: float) -> float:
    """Round a length to whole device pixels, but at least to one pixel."""
    return max(1, math.floor(value * scale + 0.5)) / scale


_least_details = [Detail.MARK]


def detail(p: QPainter) -> Detail:
    pixels = UNIT * device_scale(p)
    found = next((level for least, level in _THRESHOLDS if pixels >= least - 0.01), Detail.MARK)
    return max(found, _least_details[-1])


@contextmanager
def at_least(level: Detail) -> Iterator[None]:
    """Within this context, tiles are painted with at least this level of detail."""
    _least_details.append(level)
    try:
        yield
    finally:
        _least_details.pop()


def line_pen(p: QPainter, tint: Tint, width: float, round_ends: bool = False) -> QPen:
    """Return a pen that is at least one device pixel wide. A line that should be thinner is paler instead."""
    shade = QColor(tint)
    least = 1.0 / device_scale(p)
    if width < least:
        shade.setAlphaF(shade.alphaF() * max(0.35, width / least))
    pen = QPen(shade, max(width, least))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap if round_ends else Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin if round_ends else Qt.PenJoinStyle.MiterJoin)
    return pen


def outline_pen(p: QPainter, tint: Tint, width: float) -> QPen:
    """Return a pen that is at least one device pixel wide."""
    pen = QPen(QColor(tint), max(width, 1.0 / device_scale(p)))
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    return pen


def _gradient(gradient: QGradient, tints: tuple[Tint, ...]) -> QBrush:
    for i, tint in enumerate(tints):
        gradient.setColorAt(i / max(1, len(tints) - 1), QColor(tint))
    return QBrush(gradient)


def down(y0: float, y1: float, *tints: Tint) -> QBrush:
    """Return a vertical gradient."""
    return _gradient(QLinearGradient(0, y0, 0, y1), tints)


def across(x0: float, x1: float, *tints: Tint) -> QBrush:
    """Return a horizontal gradient."""
    return _gradient(QLinearGradient(x0, 0, x1, 0), tints)


def radial(cx: float, cy: float, radius: float, *tints: Tint) -> QBrush:
    return _gradient(QRadialGradient(cx, cy, radius), tints)


def as_brush(fill: Fill) -> QBrush:
    if isinstance(fill, QBrush):
        return fill
    return QBrush(Qt.BrushStyle.NoBrush) if fill is None else QBrush(QColor(fill))


def shape(
    p: QPainter, path: QPainterPath, fill: Fill, line: Tint | None = INK, width: float = OUTLINE
) -> None:
    if line is None:
        p.fillPath(path, as_brush(fill))
        return
    p.setBrush(as_brush(fill))
    p.setPen(line_pen(p, line, width))
    p.drawPath(path)


def stroke(p: QPainter, path: QPainterPath, tint: Tint, width: float, round_ends: bool = False) -> None:
    p.strokePath(path, line_pen(p, tint, width, round_ends))


def segment(
    p: QPainter,
    start: tuple[float, float],
    end: tuple[float, float],
    tint: Tint,
    width: float,
    round_ends: bool = False,
) -> None:
    p.setPen(line_pen(p, tint, width, round_ends))
    p.drawLine(QPointF(*start), QPointF(*end))


def soft_shadow(
    p: QPainter,
    path: QPainterPath,
    offset: tuple[float, float],
    blur: float,
    strength: float,
    tint: Tint = SHADOW,
) -> None:
    """Paint a path's shadow, which is moved by `offset` and whose edge fades over the distance `blur`."""
    with saved(p):
        p.translate(*offset)
        for step in range(_SHADOW_STEPS, 0, -1):
            pen = QPen(colour(tint, strength / _SHADOW_STEPS), 2 * blur * step / _SHADOW_STEPS)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            p.strokePath(path, pen)
        p.fillPath(path, colour(tint, strength))


def glow(p: QPainter, path: QPainterPath, tint: Tint, reach: float, strength: float) -> None:
    """Paint a halo that fades over the distance `reach`; `strength` is the opacity at the path."""
    steps = 8
    for step in range(steps, 0, -1):
        pen = QPen(colour(tint, strength / steps * 1.3), 2 * reach * step / steps)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        p.strokePath(path, pen)


@lru_cache(maxsize=1)
def _grain_image() -> QImage:
    rng = random.Random(_GRAIN_SEED)
    light = [bytes((alpha,) * 4) for alpha in range(256)]
    dark = [bytes((0, 20 * alpha // 255, 40 * alpha // 255, alpha)) for alpha in range(256)]
    values = [rng.gauss(0, 1) for _ in range(_GRAIN_SIDE * _GRAIN_SIDE)]
    data = b"".join((light if v > 0 else dark)[min(255, int(abs(v) * _GRAIN_DEPTH))] for v in values)
    image = QImage(data, _GRAIN_SIDE, _GRAIN_SIDE, 4 * _GRAIN_SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    return image.copy()


def grain(p: QPainter, path: QPainterPath, opacity: float) -> None:
    """Paint the grain of paper or stone over a path; each speck is one device pixel."""
    scale = device_scale(p)
    brush = QBrush(_grain_image())
    brush.setTransform(QTransform.fromScale(1 / scale, 1 / scale))
    with saved(p):
        p.setOpacity(p.opacity() * opacity)
        p.fillPath(path, brush)


def draw_weave(p: QPainter, weave: Weave, fill: Tint, edge: Tint, width: float, edge_width: float) -> None:
    full = width + 2 * edge_width
    reach = full * 0.95
    over = [
        ((x - dx * reach, y - dy * reach), (x + dx * reach, y + dy * reach))
        for (x, y), (dx, dy) in weave.crossings.items()
    ]
    for lines in (weave.strands, over):
        paths = [joined(curve(*line) for line in lines[i : i + _BATCH]) for i in range(0, len(lines), _BATCH)]
        for tint, wide in ((edge, full), (fill, width)):
            pen = QPen(QColor(tint), wide)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
            for path in paths:
                p.strokePath(path, pen)


def prepare(p: QPainter) -> None:
    p.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )


def unit_rect() -> QRectF:
    return QRectF(0, 0, UNIT, UNIT)

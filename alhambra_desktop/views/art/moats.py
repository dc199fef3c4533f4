"""Paints moats from above: stone-edged trenches that join into one channel."""

from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPainterPathStroker

from ...model.rules.core.frozen import frozen
from .brushes import Detail, colour, detail, device_scale, snap, snap_up, stroke
from .geometry import UNIT, united
from .painter_state import clipped, moved
from .palette import SHADOW
from .walls import BAND, Cell, Segment, corners_of, split_walls, strip

KERB: Final = 6.4
INNER_DEPTH: Final = 17.0  # depth in tile units of a moat that touches a neighbouring tile's moat
_SMALL: Final = 58.0  # below this tile size in device pixels, moats are simpler
_LINE: Final = "#22262B"
_STONE: Final = "#F1E5CC"
_STONE_SHADE: Final = "#9C9280"
_WATER: Final = "#2F9DB8"
_WATER_LINE: Final = "#0C4256"
_GLINT: Final = "#E9FBFF"
_STILL: Final = "#5F8587"  # dull colour of water where two moats touch and therefore score no points
_COPINGS: Final = 8
_BEND: Final = 0.4  # corner radius of the water, divided by the width of the water
_RIPPLES: Final = ((0.17, 0.27, 0.36), (0.33, 0.45, 0.60), (0.52, 0.60, 0.42), (0.66, 0.80, 0.58))


def _rectangle(rect: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRect(rect)
    return path


def _stroked(path: QPainterPath, reach: float, join: Qt.PenJoinStyle) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(2 * reach)
    stroker.setJoinStyle(join)
    return stroker.createStroke(path)


def _shrunk(path: QPainterPath, reach: float, join: Qt.PenJoinStyle) -> QPainterPath:
    return path.subtracted(_stroked(path, reach, join)).simplified()


def _channel(trench: QPainterPath, kerb: float, bend: float) -> QPainterPath:
    core = _shrunk(trench, kerb + bend, Qt.PenJoinStyle.RoundJoin)
    return core.united(_stroked(core, bend, Qt.PenJoinStyle.RoundJoin)).simplified()


def _elbow(one: Segment, other: Segment, deep: float) -> QRectF | None:
    shared = set(corners_of(one)) & set(corners_of(other))
    if one[:2] == other[:2] or len(shared) != 1:
        return None
    (x, y) = ((each * UNIT) for each in shared.pop())
    upright = next((side for _, _, side in (one, other) if side in "WE"), "")
    level = next((side for _, _, side in (one, other) if side in "NS"), "")
    if upright and level:
        return QRectF(x if upright == "W" else x - deep, y if level == "N" else y - deep, deep, deep)
    if one[2] == other[2]:
        return None
    if level:
        return QRectF(x - deep / 2, y - deep, deep, 2 * deep)
    return QRectF(x - deep, y - deep / 2, 2 * deep, deep)


def _elbows(outer: Iterable[Segment], deep: float) -> list[QRectF]:
    met: dict[Cell, list[Segment]] = {}
    for segment in outer:
        for corner in corners_of(segment):
            met.setdefault(corner, []).append(segment)
    pairs = (pair for each in met.values() if len(each) == 2 for pair in combinations(each, 2))
    found = (_elbow(one, other, deep) for one, other in pairs)
    return [rect for rect in found if rect is not None]


@frozen
class _Measures:
    """Widths in tile units, rounded to device pixels."""

    deep: float
    inner: float
    kerb: float
    line: float
    bend: float

    @classmethod
    def of(cls, p: QPainter) -> "_Measures":
        scale = device_scale(p)
        small = UNIT * scale < _SMALL
        deep = max(snap(BAND * (1.25 if small else 1.0), scale), 3 / scale)
        kerb = 1 / scale if small else max(snap(KERB, scale), 2 / scale)
        inner = max(snap(INNER_DEPTH, scale), 2 / scale)
        return cls(deep, inner, kerb, snap_up(2.0, scale), (deep - 2 * kerb) * _BEND)


def _paint_trench(
    p: QPainter, trench: QPainterPath, still: QPainterPath, copings: QPainterPath, m: _Measures
) -> None:
    p.fillPath(trench, colour(_LINE))
    if m.kerb > 1.5 * m.line:
        p.fillPath(_shrunk(trench, m.line, Qt.PenJoinStyle.MiterJoin), colour(_STONE))
        with clipped(p, trench):
            p.fillPath(copings, colour(_STONE_SHADE))
    else:
        p.fillPath(_shrunk(trench, m.line * 0.5, Qt.PenJoinStyle.MiterJoin), colour(_STONE_SHADE))
    water = _channel(trench, m.kerb, m.bend)
    p.fillPath(water, colour(_WATER))
    p.fillPath(water.intersected(still), colour(_STILL))
    fall = m.kerb * 0.75
    p.fillPath(water.subtracted(water.translated(fall, fall)), colour(SHADOW, 0.42))
    p.fillPath(water.subtracted(water.translated(-fall * 0.6, -fall * 0.6)), colour(_GLINT, 0.4))
    stroke(p, water, _WATER_LINE, m.line * 0.8)


def _copings(segments: Iterable[Segment], deep: float, scale: float) -> QPainterPath:
    fine = snap_up(1.4, scale)
    path = QPainterPath()
    for segment in segments:
        for i in range(1, _COPINGS):
            start = snap(i * UNIT / _COPINGS, scale)
            path.addRect(strip(segment, (start, start + fine), (0, deep)))
    return path


def _paint_ripples(p: QPainter, segments: Iterable[Segment], deep: float) -> None:
    level, scale = detail(p), device_scale(p)
    if UNIT * scale < _SMALL:
        return
    fine = snap_up(2.0, scale)
    ripples = _RIPPLES if level >= Detail.FULL else _RIPPLES[::2]
    for segment in segments:
        for start, end, share in ripples:
            under = snap(deep * share, scale)
            along = (snap(start * UNIT, scale), snap(end * UNIT, scale))
            p.fillRect(strip(segment, along, (under, under + fine)), colour(_GLINT, 0.8))


def paint_own_moats(p: QPainter, moats: str) -> None:
    if not moats:
        return
    m = _Measures.of(p)
    beyond = 2 * UNIT
    neighbours = {"N": ("W", "E"), "S": ("W", "E"), "W": ("N", "S"), "E": ("N", "S")}
    parts = []
    for side in moats:
        before, after = neighbours[side]
        along = (0.0 if before in moats else -beyond, UNIT if after in moats else UNIT + beyond)
        parts.append(_rectangle(strip((0, 0, side), along, (0, m.deep))))
    segments = [(0, 0, side) for side in moats]
    with clipped(p, QRectF(0, 0, UNIT, UNIT)):
        _paint_trench(p, united(parts), QPainterPath(), _copings(segments, m.deep, device_scale(p)), m)
        _paint_ripples(p, segments, m.deep)


def paint_city_moats(p: QPainter, moats: Mapping[Cell, str], size: float) -> None:
    """Paint all moats of a city; the arguments are as in `paint_city_walls`."""
    outer, inner = split_walls(moats)
    with moved(p, scale=size / UNIT):
        m = _Measures.of(p)
        still = united(_rectangle(strip(each, (0, UNIT), (0, m.inner))) for each in inner)
        rects = [strip(each, (0, UNIT), (0, m.deep)) for each in outer] + _elbows(outer, m.deep)
        trench = united(_rectangle(rect) for rect in rects)
        scale = device_scale(p)
        copings = _copings(outer, m.deep, scale)
        copings.addPath(_copings(inner, m.inner, scale))
        _paint_trench(p, united((trench, still)).simplified(), still.subtracted(trench), copings, m)
        _paint_ripples(p, outer, m.deep)

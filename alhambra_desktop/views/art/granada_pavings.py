"""Paints the paved streets of Granada: patterns of white pebbles on coloured pebbles."""

import random
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QTransform

from ...model.rules.core.frozen import frozen
from .brushes import Detail, as_brush, colour, detail, line_pen, mix, radial, stroke, unit_rect
from .geometry import UNIT, curve, ellipse, joined, khatam
from .palette import TYPE_COLOURS

_BED_SEED: Final = 11
_PITCH: Final = 12.0
_PEBBLE: Final = 6.4  # width of a white pebble
_SPACING: Final = 1.22  # distance between the centres of white pebbles, divided by their width


@frozen
class _Stone:
    """A pebble; ``tone`` is its brightness from 0 to 3."""

    outline: QPainterPath
    tone: int


@lru_cache(maxsize=1)
def _bed() -> tuple[_Stone, ...]:
    rng = random.Random(_BED_SEED)
    stones = []
    for j in range(int(UNIT / (_PITCH * 0.86)) + 2):
        for i in range(int(UNIT / _PITCH) + 2):
            x = (i + (j % 2) / 2) * _PITCH + rng.uniform(-1.4, 1.4)
            y = j * _PITCH * 0.86 + rng.uniform(-1.2, 1.2)
            stone = ellipse(0, 0, rng.uniform(4.4, 5.8), rng.uniform(3.6, 4.8))
            turn = QTransform().translate(x, y).rotate(rng.uniform(-35, 35))
            stones.append(_Stone(turn.map(stone), rng.randrange(4)))
    return tuple(stones)


def _rings() -> QPainterPath:
    path = QPainterPath()
    for radius in range(26, 220, 32):
        path.addEllipse(QPointF(120, 150), radius, radius)
    return path


def _waves() -> QPainterPath:
    path = QPainterPath()
    for j in range(9):
        path.moveTo(-60, j * 30)
        for i in range(-1, 5):
            x, y = i * 60, j * 30
            path.cubicTo(x + 20, y - 18, x + 40, y + 18, x + 60, y)
    return path


def _stars() -> QPainterPath:
    return joined(khatam(i * 80, j * 80, 40) for j in range(4) for i in range(4))


def _chevrons() -> QPainterPath:
    return joined(
        curve(*((i * 40 + (12 if j % 2 else -12), j * 30 - 30.0) for j in range(11))) for i in range(7)
    )


def _crosses() -> QPainterPath:
    middles = ((i * 60 + (30 if j % 2 else 0), j * 60 + 10) for j in range(5) for i in range(5))
    return joined(
        curve((x - dx, y - dy), (x + dx, y + dy)) for x, y in middles for dx, dy in ((17, 0), (0, 17))
    )


def _lozenges() -> QPainterPath:
    return joined(
        curve((i * 60 - 30, start), (i * 60 + 90, UNIT - start)) for i in range(-4, 9) for start in (0, UNIT)
    )


def _petals() -> QPainterPath:
    return joined(ellipse(i * 60 - 30, j * 60 - 30, 42) for j in range(6) for i in range(6))


def _scales() -> QPainterPath:
    path = QPainterPath()
    for j in range(9):
        for i in range(-1, 5):
            place = QRectF(i * 60 + (30 if j % 2 else 0), j * 30, 60, 60)
            path.arcMoveTo(place, 180)
            path.arcTo(place, 180, -180)
    return path


def _stairs() -> QPainterPath:
    path = QPainterPath()
    for k in range(-4, 5):
        corners = []
        for i in range(9):
            corners += [(i * 30.0, (i + 2 * k) * 30.0), ((i + 1) * 30.0, (i + 2 * k) * 30.0)]
        path.addPath(curve(*corners))
    return path


_FIGURES: Final = {
    "arena": _rings,
    "bath-house": _waves,
    "library": _stars,
    "hostel": _chevrons,
    "hospital": _crosses,
    "market": _lozenges,
    "park": _petals,
    "school": _scales,
    "residential-area": _stairs,
}


@lru_cache(maxsize=16)
def _figure(type_id: str) -> QPainterPath:
    return _FIGURES[type_id]()


@lru_cache(maxsize=16)
def _pebbles(type_id: str) -> tuple[QPointF, ...]:
    places: dict[tuple[int, int], QPointF] = {}
    for line in _figure(type_id).toSubpathPolygons():
        if line.size() > 1:
            path = QPainterPath()
            path.addPolygon(line)
            count = max(1, round(path.length() / (_PEBBLE * _SPACING)))
            for i in range(count + 1):
                at = path.pointAtPercent(i / count)
                places.setdefault((round(at.x() / 5), round(at.y() / 5)), at)
    return tuple(at for at in places.values() if -5 < at.x() < UNIT + 5 and -5 < at.y() < UNIT + 5)


def paint_street(p: QPainter, type_id: str) -> None:
    tints = TYPE_COLOURS[type_id]
    level = detail(p)
    wash = (tints.centre, mix(tints.centre, tints.rim, 0.5), tints.rim)
    p.fillRect(unit_rect(), radial(120, 112, 170, *wash))
    if level <= Detail.FLAT:
        return
    fills = {0: colour(tints.deep, 0.1), 3: colour("#FFFFFF", 0.22)}
    if level < Detail.FULL:
        for stone in _bed():
            if stone.tone in fills:
                p.fillPath(stone.outline, fills[stone.tone])
        stroke(p, _figure(type_id), colour("#FFFFFF", 0.42), _PEBBLE)
        return
    p.setPen(line_pen(p, colour(tints.deep, 0.2), 1.1))
    for stone in _bed():
        p.setBrush(as_brush(fills.get(stone.tone)))
        p.drawPath(stone.outline)
    for width, tint in ((_PEBBLE + 1.8, colour(tints.deep, 0.3)), (_PEBBLE, colour("#FFFDF5", 0.78))):
        p.setPen(QPen(tint, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        p.drawPoints(_pebbles(type_id))

import random
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from .brushes import Detail, across, colour, detail, device_scale, mix, radial, shape, stroke, unit_rect
from .geometry import UNIT, box, ellipse, joined, khatam, octagon_square_tiling, polygon, star
from .palette import GRANADA_TYPES, TYPE_COLOURS

_JOINT: Final = 1.6
_FLOWER_SEED: Final = 5


def _khatams(period: float, shift: float, radius: float) -> QPainterPath:
    places = [i * period + shift for i in range(-1, int(UNIT / period) + 2)]
    return joined(khatam(x, y, radius) for y in places for x in places)


def _herringbone() -> QPainterPath:
    path = QPainterPath()
    long, short = 40, 20
    for j in range(-4, 26):
        for i in range(-3, 6):
            x, y = i * 4 * short + (j % 4) * short, j * short
            path.addRect(QRectF(x, y, long, short))
            path.addRect(QRectF(x + long, y - short, short, long))
    return path


def _basket() -> QPainterPath:
    path = QPainterPath()
    for j in range(6):
        for i in range(6):
            x, y = i * 40, j * 40
            for t in (0, 20):
                path.addRect(QRectF(x, y + t, 40, 20) if (i + j) % 2 else QRectF(x + t, y, 20, 40))
    return path


def _octagons() -> QPainterPath:
    tiles = octagon_square_tiling(unit_rect(), 60, (0, 0))
    return joined(polygon(corners) for corners in tiles if len(corners) == 8)


def _checks() -> QPainterPath:
    return joined(box(i * 30, j * 30, i * 30 + 30, j * 30 + 30) for j in range(8) for i in range(j % 2, 8, 2))


def _flowers() -> QPainterPath:
    rng = random.Random(_FLOWER_SEED)
    return joined(ellipse(rng.uniform(0, UNIT), rng.uniform(0, UNIT), 2) for _ in range(46))


def _ashlar() -> QPainterPath:
    path = QPainterPath()
    for j in range(8):
        y = j * 30
        path.moveTo(0, y)
        path.lineTo(UNIT, y)
        for i in range(5):
            x = i * 60 + (30 if j % 2 else 0)
            path.moveTo(x, y)
            path.lineTo(x, y + 30)
    return path


def _joints(type_id: str) -> QPainterPath:
    makers = {
        "pavilion": lambda: _khatams(60, 0, 30),
        "seraglio": _herringbone,
        "arcades": _basket,
        "chambers": _octagons,
        "tower": _ashlar,
    }
    return makers[type_id]() if type_id in makers else QPainterPath()


def _paint_accents(p: QPainter, type_id: str) -> None:
    mid = colour(TYPE_COLOURS[type_id].mid, 0.35)
    if type_id == "pavilion":
        p.fillPath(_khatams(60, 30, 6), mid)
    elif type_id == "chambers":
        p.fillPath(_khatams(60, 0, 9), mid)
    elif type_id == "garden":
        p.fillPath(_flowers(), colour("#FFFFFF", 0.55))


def _paint_rays(p: QPainter) -> None:
    line = colour("#8A6A3A", 0.45)
    for radius, tint in ((168, "#EBD9B2"), (132, "#F6EBD2"), (96, "#E6D0A2")):
        shape(p, star(120, 128, radius, 16, radius * 0.82), tint, line, _JOINT)
    shape(p, star(120, 128, 84, 16, 84 * 0.86), "#BFDDD8", line, _JOINT)


def _paint_flat(p: QPainter, type_id: str) -> None:
    tints = TYPE_COLOURS[type_id]
    if type_id == "chambers":
        p.fillRect(unit_rect(), across(0, UNIT, "#FFFBF0", "#E4D8BE"))
    else:
        p.fillRect(unit_rect(), across(0, UNIT, tints.mid, mix(tints.mid, tints.deep, 0.55)))


def paint_paving(p: QPainter, type_id: str) -> None:
    if type_id in GRANADA_TYPES:
        from .granada_pavings import paint_street  # loaded only for games of Granada

        paint_street(p, type_id)
        return
    tints = TYPE_COLOURS[type_id]
    if type_id != "fountain" and detail(p) <= Detail.FLAT:
        _paint_flat(p, type_id)
        return
    p.fillRect(
        unit_rect(), radial(120, 112, 158, tints.centre, mix(tints.centre, tints.rim, 0.55), tints.rim)
    )
    if type_id == "fountain":
        _paint_rays(p)
        return
    width = max(_JOINT, 0.7 / device_scale(p))
    joints = _joints(type_id)
    if type_id == "pavilion":
        p.fillPath(joints, colour("#FFFFFF", 0.17))
    elif type_id == "garden":
        p.fillPath(_checks(), colour(tints.deep, 0.09))
    stroke(p, joints, colour(tints.deep, 0.22), width)
    stroke(p, joints.translated(width, width), colour("#FFFFFF", 0.2), width * 0.8)
    _paint_accents(p, type_id)

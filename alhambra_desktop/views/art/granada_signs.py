from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

from .geometry import box, curve, ellipse, horseshoe, khatam, outline, polygon, round_box, united


def _without(whole: QPainterPath, *holes: QPainterPath) -> QPainterPath:
    for hole in holes:
        whole = whole.subtracted(hole)
    return whole


def _line(width: float, *points: tuple[float, float]) -> QPainterPath:
    path = curve(points[0], (*points[1], *points[2], *points[3]))
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    return stroker.createStroke(path)


def _arena() -> QPainterPath:
    ring = united([ellipse(50, 47, 47, 18), box(3, 47, 97, 74), ellipse(50, 74, 47, 20)])
    arches = [(50, 90, 7, 74), (28, 87, 6.5, 72), (72, 87, 6.5, 72), (10.5, 79, 4, 66), (89.5, 79, 4, 66)]
    flag = united([box(47.5, 4, 52.5, 33), polygon([(50, 4), (72, 11), (50, 18)])])
    bowl = _without(ring, ellipse(50, 46, 35, 10.5), *(horseshoe(*arch) for arch in arches))
    return united([bowl, flag])


def _bath_house() -> QPainterPath:
    domes = [ellipse(50, 58, 27, 27), ellipse(18, 74, 16, 17), ellipse(82, 74, 16, 17)]
    mass = united([*domes, box(3, 72, 97, 96), box(24, 58, 76, 96)])
    stars = [khatam(50, 45, 8), khatam(18, 69, 5.5), khatam(82, 69, 5.5)]
    steam = [_line(5, (x, 27), (x - 9, 19), (x + 9, 13), (x, 4)) for x in (36, 50, 64)]
    return united([_without(mass, *stars, horseshoe(50, 97, 9, 80, 1.2)), *steam])


def _library() -> QPainterPath:
    page = outline((47, 24), (36, 12, 18, 10, 4, 15), (4, 80), (18, 76, 36, 77, 47, 88))
    lines = [_line(4.5, (13, y), (21, y - 1.5), (30, y), (38, y + 5)) for y in (29, 43, 57)]
    left = _without(page, *lines)
    right = QTransform(-1, 0, 0, 1, 100, 0).map(left)
    spine = polygon([(4, 84), (4, 92), (44, 97), (56, 97), (96, 92), (96, 84), (53, 93), (47, 93)])
    return united([left, right, spine])


def _hostel() -> QPainterPath:
    moon = _without(ellipse(74, 20, 16), ellipse(66, 15, 14.5))
    bed = [
        round_box(3, 30, 14, 94, 4),
        round_box(86, 52, 97, 94, 4),
        box(3, 68, 97, 82),
        round_box(18, 46, 43, 64, 8),
        round_box(47, 48, 97, 72, 9),
    ]
    return united([moon, *bed])


def _hospital() -> QPainterPath:
    cross = united([round_box(34, 6, 66, 94, 5), round_box(6, 34, 94, 66, 5)])
    return _without(cross, khatam(50, 50, 12))


def _market() -> QPainterPath:
    canopy = united(
        [
            polygon([(18, 12), (82, 12), (97, 42), (3, 42)]),
            *(ellipse(3 + 18.8 * (i + 0.5), 42, 9.4, 9.5) for i in range(5)),
        ]
    )
    stripes = [
        polygon([(30.8, 12), (43.6, 12), (40.6, 53), (21.8, 53)]),
        polygon([(56.4, 12), (69.2, 12), (78.2, 53), (59.4, 53)]),
    ]
    stall = [box(9, 40, 16, 94), box(84, 40, 91, 94), box(5, 74, 95, 95), box(18, 12, 82, 17)]
    fruit = [ellipse(x, 71, 7.5) for x in (30, 45, 60, 74)]
    return united([_without(canopy, *stripes), *stall, *fruit])


def _park() -> QPainterPath:
    crown = united([ellipse(40, 36, 30), ellipse(26, 46, 20), ellipse(55, 47, 19)])
    fruit = [ellipse(x, y, 5.2) for x, y in ((30, 30), (48, 24), (41, 46), (58, 45), (19, 47))]
    small = [ellipse(80, 58, 17), box(77, 70, 83, 92)]
    trunk = polygon([(36, 60), (45, 60), (48, 92), (33, 92)])
    return united([_without(crown, *fruit), trunk, *small, round_box(4, 87, 96, 96, 4)])


def _school() -> QPainterPath:
    bell = outline((50, 16), (80, 18, 74, 56, 92, 74), (8, 74), (26, 56, 20, 18, 50, 16))
    band = box(8, 62, 92, 67)
    ring = _without(ellipse(50, 12, 10), ellipse(50, 12, 4.5))
    return united([_without(bell, band), ring, round_box(5, 72, 95, 81, 4), ellipse(50, 87, 10)])


def _residential_area() -> QPainterPath:
    tall = united([polygon([(30, 28), (50, 6), (70, 28)]), box(34, 27, 66, 96)])
    left = united([polygon([(0, 52), (20, 32), (40, 52)]), box(4, 50, 36, 96)])
    right = united([polygon([(58, 60), (79, 40), (100, 60)]), box(63, 58, 96, 96)])
    gaps = [box(36, 52, 39.5, 97), box(60.5, 60, 63.5, 97)]
    doors = [horseshoe(20, 97, 5.5, 84), horseshoe(50, 97, 5, 84), horseshoe(79, 97, 5.5, 84)]
    panes = [box(45, 32, 55, 44), box(45, 56, 55, 67), box(15, 58, 25, 68), box(74, 64, 84, 73)]
    return _without(united([tall, left, right]), *gaps, *doors, *panes)


GRANADA_SILHOUETTES: Final[dict[str, Callable[[], QPainterPath]]] = {
    "arena": _arena,
    "bath-house": _bath_house,
    "library": _library,
    "hostel": _hostel,
    "hospital": _hospital,
    "market": _market,
    "park": _park,
    "school": _school,
    "residential-area": _residential_area,
}

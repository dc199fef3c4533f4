import math
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen

from .brushes import Tint, colour, down, mix, radial, shape, soft_shadow, stroke
from .geometry import (
    box,
    bulb,
    curve,
    cypress,
    ellipse,
    horseshoe,
    joined,
    khatam,
    outline,
    polygon,
    round_box,
    united,
)
from .module_icons import MODULE_ICONS, PaintIcon
from .painter_state import clipped, moved, saved
from .palette import GOLD, GRANADA_TYPES, INK, IVORY, TYPE_COLOURS, Theme, seat

SILHOUETTE_SIDE: Final = 100.0
LEAST_RIM: Final = 1.8  # minimum width of the outline that `paint_seat_mark` paints in the colour `rim`
_DARK_ON_IVORY: Final = "#33291F"


def _cut(whole: QPainterPath, *holes: QPainterPath) -> QPainterPath:
    for hole in holes:
        whole = whole.subtracted(hole)
    return whole


def _pavilion() -> QPainterPath:
    columns = [box(x, 48, x + 10, 84) for x in (19, 45, 71)]
    return united([bulb(50, 40, 25, 35, 0.12), box(14, 38, 86, 49), *columns, box(10, 83, 90, 95)])


def _seraglio() -> QPainterPath:
    mass = united([bulb(50, 54, 25, 51, 0.4), box(4, 52, 96, 96)])
    gates = [horseshoe(50, 97, 11, 76, 1.2), horseshoe(20, 97, 6, 83, 1.2), horseshoe(80, 97, 6, 83, 1.2)]
    return _cut(mass, *gates, box(4, 57, 96, 61))


def _arcades() -> QPainterPath:
    mass = united([box(3, 28, 97, 92), polygon([(0, 29), (9, 12), (91, 12), (100, 29)])])
    return _cut(mass, *(horseshoe(x, 93, 10, 63, 1.2) for x in (20, 50, 80)), box(3, 31, 97, 35))


def _chambers() -> QPainterPath:
    mass = united([polygon([(6, 5), (94, 5), (84, 22), (16, 22)]), box(16, 22, 84, 96)])
    middles = range(50 - 8 * 16, 50 + 12 * 16, 16)
    lattice = joined(curve((x - way, 0), (x + way, 120)) for x in middles for way in (60, -60))
    stroker = QPainterPathStroker()
    stroker.setWidth(5.5)
    return _cut(mass, horseshoe(50, 88, 24, 56, 1.04).subtracted(stroker.createStroke(lattice)))


def _garden() -> QPainterPath:
    trees = [cypress(50, 74, 70, 13, 3), cypress(20, 74, 52, 11, 3), cypress(80, 74, 52, 11, 3)]
    return _cut(united([*trees, ellipse(50, 87.5, 46, 9.5)]), box(22, 86, 78, 89))


def _tower() -> QPainterPath:
    merlons = [box(x, 4, x + 12, 18) for x in (21, 36, 51.5, 67)]
    mass = united([box(30, 26, 70, 92), box(21, 16, 79, 36), box(24, 88, 76, 97), *merlons])
    return _cut(mass, horseshoe(50, 66, 7, 52, 1.15), box(30, 39, 70, 43))


def _fountain() -> QPainterPath:
    bowl = outline((14, 44), (20, 66, 80, 66, 86, 44))
    ways = (-22, -9, 9, 22)
    jets = joined(curve((50, 40), (50 + dx * 0.2, 6, 50 + dx, 6, 50 + dx * 1.2, 38)) for dx in ways)
    stroker = QPainterPathStroker()
    stroker.setWidth(5)
    return united([bowl, box(43, 58, 57, 84), ellipse(50, 88, 40, 9), stroker.createStroke(jets)])


_SILHOUETTES: Final[dict[str, Callable[[], QPainterPath]]] = {
    "pavilion": _pavilion,
    "seraglio": _seraglio,
    "arcades": _arcades,
    "chambers": _chambers,
    "garden": _garden,
    "tower": _tower,
    "fountain": _fountain,
}


@lru_cache(maxsize=32)
def silhouette(type_id: str) -> QPainterPath:
    if type_id in GRANADA_TYPES:
        from .granada_signs import GRANADA_SILHOUETTES  # loaded only for games of Granada

        return GRANADA_SILHOUETTES[type_id]()
    return _SILHOUETTES[type_id]()


def paint_silhouette(p: QPainter, type_id: str, x: float, y: float, side: float, tint: Tint) -> None:
    with moved(p, x, y, side / SILHOUETTE_SIDE):
        p.fillPath(silhouette(type_id), colour(tint))


def silhouette_tint(type_id: str) -> str:
    """Return ivory, or a dark colour for building types with a light ground."""
    if type_id in GRANADA_TYPES:
        return TYPE_COLOURS[type_id].deep
    return _DARK_ON_IVORY if type_id in ("chambers", "fountain") else IVORY


def paint_badge(p: QPainter, type_id: str, cx: float, cy: float, size: float) -> None:
    if type_id in GRANADA_TYPES:
        _paint_granada_badge(p, type_id, cx, cy, size)
        return
    inset = size * 0.03
    half = size / 2 - inset
    pale = type_id in ("chambers", "fountain")
    ground = "#FFFDF6" if pale else TYPE_COLOURS[type_id].deep
    ring = "#43392E" if pale else "#FFF7E4"
    plate = round_box(cx - half, cy - half, cx + half, cy + half, size * 0.24)
    shape(p, plate, ground, ring, size * 0.06)
    paint_silhouette(p, type_id, cx - size * 0.36, cy - size * 0.37, size * 0.72, silhouette_tint(type_id))


def _paint_granada_badge(p: QPainter, type_id: str, cx: float, cy: float, size: float) -> None:
    tints = TYPE_COLOURS[type_id]
    half, cut = size * 0.47, size * 0.2
    plate = _octagon(cx, cy, half, cut)
    shape(p, plate, "#FFF9EA", tints.deep, size * 0.05)
    p.fillPath(_octagon(cx, cy, half - size * 0.06, cut * 0.86), mix(tints.centre, "#FFF9EA", 0.6))
    paint_silhouette(p, type_id, cx - size * 0.33, cy - size * 0.335, size * 0.66, tints.deep)


def _octagon(cx: float, cy: float, half: float, cut: float) -> QPainterPath:
    rim = half - cut
    corners = [(-rim, -half), (rim, -half), (half, -rim), (half, rim)]
    corners += [(-x, -y) for x, y in corners]
    return polygon([(cx + x, cy + y) for x, y in corners])


def _crescent() -> QPainterPath:
    return _cut(ellipse(-4, 0, 56), ellipse(20, -12, 48))


def _pomegranate() -> QPainterPath:
    crown = [(-18, -30), (-26, -62), (-8, -46), (0, -66), (8, -46), (26, -62), (18, -30)]
    return _cut(
        united([ellipse(0, 12, 44), polygon(crown)]),
        ellipse(-12, 6, 7, 9),
        ellipse(12, 6, 7, 9),
        ellipse(0, 28, 7, 9),
    )


def _palm() -> QPainterPath:
    parts = [polygon([(-6, -10), (6, -10), (11, 62), (-11, 62)])]
    for degrees in (-162, -126, -90, -54, -18, 16, 164):
        angle = math.radians(degrees)
        tip = (58 * math.cos(angle), -12 + 50 * math.sin(angle) + 6)
        leaf = QPainterPath(QPointF(0, -10))
        side = (-12 * math.sin(angle), 12 * math.cos(angle))
        middle = (tip[0] * 0.5, (tip[1] - 10) * 0.5)
        leaf.quadTo(middle[0] + side[0], middle[1] + side[1], *tip)
        leaf.quadTo(middle[0] - side[0], middle[1] - side[1], 0, -10)
        parts.append(leaf)
    return united(parts)


def _key() -> QPainterPath:
    ring = _cut(ellipse(0, -34, 28), ellipse(0, -34, 13))
    return united([ring, box(-7, -10, 7, 62), box(0, 24, 26, 36), box(0, 46, 22, 60)])


def _hand() -> QPainterPath:
    fingers = [
        round_box(-27, -40, -13, 20, 7),
        round_box(-12, -56, 2, 20, 7),
        round_box(3, -52, 17, 20, 7),
        round_box(18, -36, 31, 20, 6.5),
    ]
    thumb = polygon([(-24, 12), (-50, -10), (-54, 2), (-22, 44)])
    return united([*fingers, round_box(-27, 4, 31, 60, 16), thumb])


_SEAT_MARKS: Final[dict[str, Callable[[], QPainterPath]]] = {
    "khatam": lambda: khatam(0, 0, 58),
    "crescent": _crescent,
    "pomegranate": _pomegranate,
    "palm": _palm,
    "key": _key,
    "hand": _hand,
    "block": lambda: box(-36, -36, 36, 36),
}


@lru_cache(maxsize=16)
def seat_mark(mark: str) -> QPainterPath:
    """Return a seat's mark, which fits into a circle of radius 100 around the origin."""
    return _SEAT_MARKS[mark]()


def paint_seat_mark(p: QPainter, colour_id: str, cx: float, cy: float, radius: float, rim: str = "") -> None:
    """Paint a seat's mark. If `rim` is given, it is the colour of an additional outline."""
    seat_ = seat(colour_id)
    disc = ellipse(cx, cy, radius * 0.94)
    lit = radial(
        cx - radius * 0.3, cy - radius * 0.4, radius * 1.7, mix(seat_.colour, "#FFFFFF", 0.28), seat_.colour
    )
    shape(p, disc, lit, mix(seat_.colour, "#000000", 0.5), radius * 0.11)
    stroke(p, ellipse(cx, cy, radius * 0.8), colour(GOLD, 0.85), radius * 0.07)
    with moved(p, cx, cy, radius / 100):
        p.fillPath(seat_mark(seat_.mark), colour("#FFF7E4"))
    if rim:
        width = max(LEAST_RIM, radius * 0.16)
        stroke(p, ellipse(cx, cy, radius * 0.99 - width / 2), rim, width)


def paint_fit_sign(p: QPainter, at: QPointF, radius: float, theme: Theme) -> None:
    arm = radius * 0.62
    corners = QPainterPath()
    for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        corner = at + QPointF(x, y) * radius
        corners.moveTo(corner - QPointF(x * arm, 0))
        corners.lineTo(corner)
        corners.lineTo(corner - QPointF(0, y * arm))
    stroke(p, corners, theme.text, 1.8)
    p.fillPath(
        box(at.x() - arm / 2, at.y() - arm / 2, at.x() + arm / 2, at.y() + arm / 2), colour(theme.text)
    )


def paint_zoom_sign(p: QPainter, rect: QRectF, theme: Theme) -> None:
    at, radius = rect.center(), rect.width() * 0.2
    shape(p, ellipse(at.x(), at.y(), rect.width() / 2), colour(theme.panel_top), theme.panel_edge, 1.0)
    lens = at - QPointF(radius, radius) * 0.4
    handle = QPainterPath(lens + QPointF(radius, radius) * 0.75)
    handle.lineTo(at + QPointF(radius, radius) * 1.35)
    stroke(p, ellipse(lens.x(), lens.y(), radius), theme.text_2, 1.4)
    stroke(p, handle, theme.text_2, 2.0, round_ends=True)


def paint_turn_star(p: QPainter, cx: float, cy: float, radius: float) -> None:
    star = khatam(cx, cy, radius)
    soft_shadow(p, star, (1, 2), 3, 0.4)
    shape(p, star, down(cy - radius, cy + radius, "#F7D980", "#C48A24"), "#5A3A08", radius * 0.14)
    p.fillPath(khatam(cx, cy, radius * 0.38), colour("#FFF8E0"))


def paint_winner(p: QPainter, cx: float, cy: float, radius: float) -> None:
    star = khatam(cx, cy, radius)
    soft_shadow(p, star, (1, 2), 3, 0.4)
    shape(p, star, down(cy - radius, cy + radius, "#FBE29A", "#C48A24"), "#5A3A08", radius * 0.06)
    stroke(p, khatam(cx, cy, radius * 0.9), colour("#FFF8E0", 0.7), radius * 0.03)


def _icon_wall(p: QPainter, tint: QColor) -> None:
    lit, line = mix("#E9C48A", tint, 0.05), QPen(tint, 6)
    line.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    p.setPen(line)
    p.setBrush(lit)
    top = [(6, 22), (26, 22), (26, 40), (40, 40), (40, 22), (60, 22), (60, 40), (74, 40), (74, 22), (94, 22)]
    p.drawPath(polygon([*top, (94, 88), (6, 88)]))
    for x0, y0, x1, y1 in ((6, 58, 94, 58), (34, 58, 34, 88), (66, 58, 66, 88), (50, 42, 50, 58)):
        p.drawLine(QPointF(x0, y0), QPointF(x1, y1))


def _icon_cards(p: QPainter, tint: QColor) -> None:
    p.setPen(QPen(tint, 6))
    for x, y, ground in ((32, 6, "#7FB0AC"), (14, 16, "#1F5B63")):
        p.setBrush(colour(ground))
        p.drawRoundedRect(QRectF(x, y, 54, 78), 9, 9)
    p.fillPath(khatam(41, 55, 17), colour("#E8C77A"))


def _icon_discard(p: QPainter, tint: QColor) -> None:
    p.setPen(QPen(tint, 6))
    with moved(p, 52, 54):
        for degrees, ground in ((26, "#7FB0AC"), (2, "#4C8480"), (-22, "#1F5B63")):
            with saved(p):
                p.rotate(degrees)
                p.setBrush(colour(ground))
                p.drawRoundedRect(QRectF(-24, -36, 48, 72), 8, 8)


def _icon_bag(p: QPainter, tint: QColor) -> None:
    sack = outline((38, 34), (2, 56, 4, 94, 30, 94), (70, 94), (96, 94, 98, 56, 62, 34))
    p.setPen(QPen(tint, 6))
    p.setBrush(down(20, 94, "#B5804A", "#7A4A22"))
    p.drawPath(sack)
    p.drawPath(polygon([(38, 32), (26, 10), (42, 16), (50, 6), (58, 16), (74, 10), (62, 32)]))
    p.setPen(QPen(colour("#E8C77A"), 7))
    p.drawLine(QPointF(34, 34), QPointF(66, 34))


def _icon_reserve(p: QPainter, tint: QColor) -> None:
    p.setPen(QPen(tint, 6))
    for x, y, ground in ((10, 8, "#C9B48A"), (30, 30, "#E3BE8A")):
        p.setBrush(colour(ground))
        p.drawRoundedRect(QRectF(x, y, 60, 60), 6, 6)
    p.fillPath(khatam(60, 60, 16), tint)


def _icon_star(p: QPainter, tint: QColor) -> None:
    shape(p, khatam(50, 50, 40), GOLD, tint, 6)


def _icon_contact(p: QPainter, tint: QColor) -> None:
    for left, paint in ((0.0, _icon_wall), (50.0, MODULE_ICONS["moat"])):
        with clipped(p, QRectF(left, 0, 50, 100)):
            paint(p, tint)


ICONS: Final = {
    "wall": _icon_wall,
    "contact": _icon_contact,
    "cards": _icon_cards,
    "bag": _icon_bag,
    "discard": _icon_discard,
    "reserve": _icon_reserve,
    "star": _icon_star,
} | MODULE_ICONS


def paint_icon(p: QPainter, icon: str | PaintIcon, x: float, y: float, size: float, tint: Tint = INK) -> None:
    """Paint a pictogram with its top left at (x, y); `icon` is a name or a painter."""
    with moved(p, x, y, size / 100):
        paint = ICONS[icon] if isinstance(icon, str) else icon
        paint(p, QColor(tint))

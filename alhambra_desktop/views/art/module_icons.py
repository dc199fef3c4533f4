import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from .brushes import colour
from .geometry import curve, ellipse, khatam, outline, polygon, round_box
from .palette import GOLD

PaintIcon = Callable[[QPainter, QColor], None]  # paints 100 by 100 units, with outlines in the given colour
_LINE: Final = 6.0


def _outlined(p: QPainter, tint: QColor, path: QPainterPath, ground: str, line: float = _LINE) -> None:
    pen = QPen(tint, line)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    p.setPen(pen)
    p.setBrush(colour(ground))
    p.drawPath(path)


def _icon_wake(p: QPainter, tint: QColor) -> None:
    pen = QPen(tint, 8)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    p.setPen(pen)
    for degrees in (-162, -126, -90, -54, -18):
        x, y = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        p.drawLine(QPointF(50 + 37 * x, 70 + 37 * y), QPointF(50 + 44 * x, 70 + 52 * y))
    sun = QPainterPath(QPointF(26, 72))
    sun.arcTo(QRectF(26, 48, 48, 48), 180, -180)
    sun.closeSubpath()
    _outlined(p, tint, sun, GOLD)
    p.setPen(pen)
    p.drawLine(QPointF(8, 86), QPointF(92, 86))


def _icon_hut(p: QPainter, tint: QColor) -> None:
    _outlined(p, tint, polygon([(18, 50), (82, 50), (82, 93), (18, 93)]), "#E3BE8A")
    _outlined(p, tint, polygon([(32, 9), (68, 9), (94, 54), (6, 54)]), "#D9AE4E")
    p.fillPath(round_box(40, 64, 60, 96, 4), tint)


def _icon_falcon(p: QPainter, tint: QColor) -> None:
    bird = outline(
        (12, 28),
        (18, 4, 44, 0, 54, 20),
        (72, 34, 80, 52, 94, 92),
        (72, 88),
        (40, 88, 26, 62, 30, 38),
        (22, 36, 18, 38, 16, 48),
        (8, 42, 8, 34, 12, 28),
    )
    _outlined(p, tint, bird, "#B98350")
    wing = curve((50, 36), (38, 54, 56, 76, 84, 84))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawPath(wing)
    p.fillPath(ellipse(37, 22, 5.5), tint)
    p.fillPath(polygon([(11, 27), (25, 26), (24, 36), (16, 47), (9, 38)]), tint)


def _icon_turn_over(p: QPainter, tint: QColor) -> None:
    _outlined(p, tint, round_box(31, 24, 69, 78, 6), "#1F5B63")
    p.fillPath(khatam(50, 51, 13), colour("#E8C77A"))
    pen = QPen(tint, 8)
    p.setPen(pen)
    p.setBrush(Qt.BrushStyle.NoBrush)
    ring = QRectF(8, 9, 84, 84)
    p.drawArc(ring, 16 * 35, 16 * 105)
    p.drawArc(ring, 16 * 215, 16 * 105)
    for way in (-1, 1):
        tip = [(50 + way * 42, 51 - way * 1), (50 + way * 47, 51 - way * 27), (50 + way * 20, 51 - way * 18)]
        p.fillPath(polygon(tip), tint)


def _icon_reveal(p: QPainter, tint: QColor) -> None:
    _outlined(p, tint, round_box(22, 34, 78, 94, 8), "#1F5B63")
    p.fillPath(khatam(50, 77, 12), colour("#E8C77A"))
    eye = outline((5, 33), (50, -24, 95, 33), (50, 84, 5, 33))
    _outlined(p, tint, eye, "#8FC4BF")
    p.fillPath(ellipse(50, 32, 17), tint)
    p.fillPath(ellipse(45, 27, 5.5), colour("#8FC4BF"))


def _icon_vizier(p: QPainter, tint: QColor) -> None:
    robe = outline((8, 94), (10, 68, 34, 64, 50, 64), (66, 64, 90, 68, 92, 94))
    _outlined(p, tint, robe, "#8C5A08")
    _outlined(p, tint, ellipse(50, 50, 20, 25), "#F2CDA2")
    beard = curve((31, 50), (32, 72, 42, 80, 50, 82), (58, 80, 68, 72, 69, 50), (60, 60, 40, 60, 31, 50))
    p.fillPath(beard, tint)
    turban = outline(
        (28, 41), (4, 34, 10, 12, 34, 12), (42, 4, 58, 4, 66, 12), (90, 12, 96, 34, 72, 41), (50, 30, 28, 41)
    )
    _outlined(p, tint, turban, "#B4472F")
    fold = curve((34, 12), (44, 26, 50, 35), (56, 26, 66, 12))
    p.setPen(QPen(tint, 4))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawPath(fold)
    p.fillPath(ellipse(50, 32, 6), colour(GOLD))
    for x in (43, 57):
        p.fillPath(ellipse(x, 48, 3.2), tint)


def _icon_camp(p: QPainter, tint: QColor) -> None:
    _outlined(p, tint, polygon([(50, 16), (94, 90), (6, 90)]), "#F4E4C4")
    _outlined(p, tint, polygon([(50, 16), (66, 90), (34, 90)]), "#C8553D")
    p.setPen(QPen(tint, 6))
    p.drawLine(QPointF(50, 16), QPointF(50, 4))


def _icon_bazaar(p: QPainter, tint: QColor) -> None:
    _outlined(p, tint, polygon([(14, 46), (86, 46), (86, 94), (14, 94)]), "#E3BE8A")
    for i, ground in enumerate(("#C8553D", "#FFF6DC", "#C8553D", "#FFF6DC")):
        left = 6 + i * 22
        _outlined(p, tint, polygon([(left, 12), (left + 22, 12), (left + 22, 46), (left, 46)]), ground, 4)
    p.fillPath(round_box(38, 62, 62, 96, 4), tint)


def _icon_moat(p: QPainter, tint: QColor) -> None:
    _outlined(p, tint, round_box(6, 22, 94, 80, 10), "#4FA9C4")
    pen = QPen(colour("#EAF7FA"), 6)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    p.setPen(pen)
    for left, y in ((20, 42), (54, 42), (36, 60)):
        p.drawLine(QPointF(left, y), QPointF(left + 22, y))


MODULE_ICONS: Final[dict[str, PaintIcon]] = {
    "camp": _icon_camp,
    "bazaar": _icon_bazaar,
    "moat": _icon_moat,
    "wake": _icon_wake,
    "hut": _icon_hut,
    "falcon": _icon_falcon,
    "turn_over": _icon_turn_over,
    "reveal": _icon_reveal,
    "vizier": _icon_vizier,
}

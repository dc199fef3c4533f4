"""Painters of gates: an arch between two towers on a round token."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from alhambra_desktop.views.rule_sets.api import figure_path

SIDE: Final = 100.0
"""The width and height of the square in which all painters draw."""

INK: Final = "#2B1A10"
STONE: Final = ("#FFF3D6", "#E4C48D", "#B98B50")
"""Sunlit, plain and shaded stone."""

SKIES: Final = {
    2: ("#F7D9A0", "#D98E4A"),
    3: ("#F3C6B0", "#B4543A"),
    4: ("#BFE0D2", "#2F7F72"),
    5: ("#BFD0F2", "#2E4B93"),
}
"""The background colours of each gate by its number, from the middle to the rim."""

BACK: Final = ("#8A4A2C", "#4E2413")


def _rect(x: float, y: float, wide: float, high: float, corner: float = 0.0) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(x, y, wide, high, corner, corner)
    return path


def _disc(radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(50, 50), radius, radius)
    return path


def _fill(p: QPainter, path: QPainterPath, brush: QBrush | QColor, line: float = 0.0) -> None:
    pen = QPen(QColor(INK), line)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    p.setPen(pen if line else Qt.PenStyle.NoPen)
    p.setBrush(brush)
    p.drawPath(path)


def _round(inner: str, outer: str) -> QBrush:
    ground = QRadialGradient(QPointF(42, 36), 62)
    ground.setColorAt(0, QColor(inner))
    ground.setColorAt(1, QColor(outer))
    return QBrush(ground)


def _stone(left: float, right: float) -> QBrush:
    across = QLinearGradient(left, 0, right, 0)
    for at, tint in zip((0.0, 0.45, 1.0), STONE, strict=True):
        across.setColorAt(at, QColor(tint))
    return QBrush(across)


def _arch(half: float, spring: float, base: float) -> QPainterPath:
    """Return a horseshoe arch around x = 50 that is narrower below its spring line."""
    path = QPainterPath(QPointF(50 - half * 0.78, base))
    path.lineTo(50 - half * 0.78, spring + half * 0.62)
    path.cubicTo(50 - half * 1.3, spring, 50 - half * 0.9, spring - half, 50, spring - half)
    path.cubicTo(
        50 + half * 0.9, spring - half, 50 + half * 1.3, spring, 50 + half * 0.78, spring + half * 0.62
    )
    path.lineTo(50 + half * 0.78, base)
    path.closeSubpath()
    return path


def _tower(p: QPainter, x: float) -> None:
    """Paint a tower with three merlons and an arrow slit."""
    whole = _rect(x, 30, 16, 48)
    for step in range(3):
        whole = whole.united(_rect(x - 2 + step * 7.4, 22, 5.2, 9))
    whole = whole.united(_rect(x - 2, 29, 20, 6))
    _fill(p, whole, _stone(x - 2, x + 18), 2.4)
    _fill(p, _rect(x + 6.4, 43, 3.2, 11, 1.6), QColor(INK))


def _gatehouse(p: QPainter) -> None:
    _fill(p, _rect(33, 35, 34, 43), _stone(33, 67), 2.4)
    _fill(p, _arch(14, 56, 78), QColor("#6E4521"), 2.2)
    for x in (43.5, 50.0, 56.5):
        p.setPen(QPen(QColor("#4A2C14"), 1.6))
        p.drawLine(QPointF(x, 46), QPointF(x, 77))
    for x in (17.0, 67.0):
        _tower(p, x)


def _plaque(p: QPainter, number: int) -> None:
    plaque = _rect(33, 60, 34, 33, 9)
    _fill(p, plaque, QColor("#FFFBEC"), 2.6)
    p.fillPath(figure_path(str(number), 50, 76.5, 27, 24), QColor("#20130B"))


def paint_gate(p: QPainter, number: int, width: float) -> None:
    """Paint a gate with its number, ``width`` units wide and high."""
    p.save()
    p.scale(width / SIDE, width / SIDE)
    _fill(p, _disc(48), _round(*SKIES[number]), 2.6)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QColor(255, 246, 220, 190), 2))
    p.drawPath(_disc(43.5))
    _gatehouse(p)
    _plaque(p, number)
    p.restore()


def paint_gate_plan(p: QPainter, number: int, width: float) -> None:
    """Paint the plan of a gate as a card, ``width`` units wide and 1.5 times as high."""
    p.save()
    p.scale(width / SIDE, width / SIDE)
    paper = QLinearGradient(0, 0, 0, 150)
    paper.setColorAt(0, QColor("#FFFBEE"))
    paper.setColorAt(1, QColor("#F0DFB8"))
    _fill(p, _rect(1.5, 1.5, 97, 147, 9), QBrush(paper), 2.4)
    ground = QLinearGradient(0, 6, 0, 144)
    for at, tint in enumerate(SKIES[number]):
        ground.setColorAt(at, QColor(tint))
    _fill(p, _rect(7, 7, 86, 136, 6), QBrush(ground), 1.6)
    p.translate(0, 36)
    _gatehouse(p)
    p.fillPath(_rect(7.8, 78, 84.4, 28.2), QColor("#8A6238"))
    p.translate(0, -36)
    _fill(p, _rect(10, 10, 36, 42, 8), QColor("#FFFBEC"), 2.2)
    p.fillPath(figure_path(str(number), 28, 31, 36, 28), QColor("#20130B"))
    p.restore()


def paint_gate_back(p: QPainter, width: float) -> None:
    """Paint the back of a gate: timber with an eight-pointed star."""
    p.save()
    p.scale(width / SIDE, width / SIDE)
    _fill(p, _disc(48), _round(*BACK), 2.6)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QColor("#E8C98A"), 2.4))
    p.drawPath(_disc(41))
    star = _rect(31, 31, 38, 38)
    turned = QPainterPath(QPointF(50, 23))
    for x, y in ((77, 50), (50, 77), (23, 50)):
        turned.lineTo(x, y)
    turned.closeSubpath()
    _fill(p, star.united(turned), QColor("#E8C98A"), 1.6)
    _fill(p, _arch(10, 50, 62), QColor(BACK[1]), 1.4)
    p.restore()


def paint_gate_pile(p: QPainter, count: int, width: float) -> None:
    """Paint a pile of gates face down with their number, or an empty ring if there are none."""
    if not count:
        p.save()
        p.scale(width / SIDE, width / SIDE)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(QColor(120, 84, 50, 130), 3, Qt.PenStyle.DashLine))
        p.drawPath(_disc(43))
        p.restore()
        return
    for layer in range(min(count, 3) - 1, -1, -1):
        p.save()
        p.translate(0, layer * width * 0.04)
        p.scale(0.92, 0.92)
        paint_gate_back(p, width)
        p.restore()
    p.save()
    p.scale(width / SIDE, width / SIDE)
    _fill(p, _rect(56, 62, 40, 34, 10), QColor("#FFFBEC"), 2.6)
    p.fillPath(figure_path(str(count), 76, 79, 25, 32), QColor("#20130B"))
    p.restore()


def paint_icon(p: QPainter, tint: QColor) -> None:
    """Paint the pictogram in a square of 100 units: an arch in a wall, outlined in a colour."""
    pen = QPen(tint, 6.0)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    p.setPen(pen)
    p.setBrush(QColor(STONE[1]))
    wall = _rect(10, 30, 80, 62)
    for x in (10, 42, 74):
        wall = wall.united(_rect(x, 14, 16, 20))
    p.drawPath(wall)
    p.setBrush(QColor("#6E4521"))
    p.drawPath(_arch(20, 60, 92))

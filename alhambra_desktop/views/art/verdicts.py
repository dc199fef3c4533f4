from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from .brushes import colour, mix
from .fonts import BOLD, sans
from .geometry import khatam
from .palette import IVORY, WINE, Theme

DOUBT: Final = "#B07A12"
WRONG: Final = {False: "#B4162A", True: "#DC3F52"}
PLUS: Final = 0.42  # length of an arm of the plus sign, divided by the radius of the star
CORNER: Final = 3.0


def verdict_ink(verdict: str, theme: Theme) -> QColor:
    """Return the text colour of a verdict, with a contrast of at least 4.5:1 on panels."""
    if verdict == "mistake":
        return QColor(theme.illegal_text)
    return QColor(theme.figure if verdict == "doubtful" else theme.text_2)


def paint_verdict(p: QPainter, verdict: str, cx: float, cy: float, radius: float, theme: Theme) -> None:
    p.setPen(Qt.PenStyle.NoPen)
    if verdict == "good":
        p.setBrush(QColor(theme.legal))
        p.drawPath(khatam(cx, cy, radius))
        return
    if verdict == "doubtful":
        p.setBrush(QColor(DOUBT))
        top = QPainterPath(QPointF(cx, cy - radius))
        top.lineTo(cx + radius * 1.08, cy + radius * 0.86)
        top.lineTo(cx - radius * 1.08, cy + radius * 0.86)
        top.closeSubpath()
        p.drawPath(top)
        p.setPen(QColor("#FFFFFF"))
        p.setFont(sans(max(7, round(radius * 1.3)), BOLD))
        room = QRectF(cx - radius, cy - radius * 0.72, 2 * radius, 2 * radius * 0.86)
        p.drawText(room, Qt.AlignmentFlag.AlignCenter, "?")
        return
    p.setBrush(QColor(WRONG[theme.dark]))
    side = radius * 0.94
    p.drawRoundedRect(QRectF(cx - side, cy - side, 2 * side, 2 * side), CORNER, CORNER)
    p.setPen(QPen(QColor("#FFFFFF"), max(1.4, radius * 0.26)))
    arm = radius * 0.42
    p.drawLine(QPointF(cx - arm, cy - arm), QPointF(cx + arm, cy + arm))
    p.drawLine(QPointF(cx - arm, cy + arm), QPointF(cx + arm, cy - arm))


def paint_better(p: QPainter, rect: QRectF, theme: Theme) -> None:
    for tint, width in ((IVORY, 5.0), (theme.legal, 2.6)):
        p.setPen(QPen(QColor(tint), width))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawRect(rect.adjusted(1, 1, -1, -1))
    radius = min(15.0, max(8.0, rect.width() * 0.2))
    middle = rect.bottomRight() - QPointF(radius, radius)
    p.setPen(QPen(QColor(theme.legal), 2))
    p.setBrush(QColor("#FFFFFF"))
    p.drawPath(khatam(middle.x(), middle.y(), radius))
    arm = radius * PLUS
    p.setPen(QPen(mix(theme.legal, "#000000", 0.3), max(2.0, radius * 0.22)))
    p.drawLine(middle - QPointF(arm, 0), middle + QPointF(arm, 0))
    p.drawLine(middle - QPointF(0, arm), middle + QPointF(0, arm))


def paint_taken(p: QPainter, rect: QRectF, verdict: str, theme: Theme) -> None:
    """Paint a frame in the colour of a verdict around a tile or a card that a plan takes."""
    tint = {"good": theme.legal, "doubtful": DOUBT}.get(verdict, WRONG[theme.dark])
    p.setBrush(Qt.BrushStyle.NoBrush)
    for ink, width in ((IVORY, 5.5), (tint, 3.0)):
        p.setPen(QPen(QColor(ink), width))
        p.drawRoundedRect(rect, CORNER, CORNER)


def paint_played(p: QPainter, rect: QRectF, theme: Theme) -> None:
    frame = rect.adjusted(1, 1, -1, -1)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(colour(IVORY, 0.95), 5.0))
    p.drawRect(frame)
    pen = QPen(QColor(WINE if not theme.dark else theme.illegal), 2.6)
    pen.setDashPattern([3.2, 2.2])
    p.setPen(pen)
    p.drawRect(frame)

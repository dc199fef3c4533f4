"""What lies above the zones: bubbles and the keyboard's brackets."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from ...words import say
from .. import art
from ..art.fonts import BOLD, REGULAR, SEMIBOLD, fitted, sans, serif
from ..art.palette import TYPE_COLOURS
from ..selection import Bubble
from ..words import Line
from .faces import Faces

ROW = 25.0
WIDEST, LEAST = 600.0, 11
"""Units: a longer line is written in smaller letters, down to the least, and shortened then."""


class BubbleItem(QGraphicsObject):
    """A few words with a tip that points at what they are about."""

    def __init__(self, faces: Faces) -> None:
        super().__init__()
        self.faces = faces
        self._bubble: Bubble | None = None
        self._rect = QRectF()
        self.setZValue(110)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.hide()

    def say(self, bubble: Bubble | None, within: QRectF) -> None:
        """Show a bubble inside a rectangle of the scene, or nothing."""
        if bubble == self._bubble:
            return
        self.prepareGeometryChange()
        self._bubble = bubble
        if bubble is None:
            self.hide()
            return
        self._rect = self._place(bubble, within)
        self.update()
        self.show()

    def tell(self, within: QRectF) -> None:
        """Say the same in another language."""
        bubble, self._bubble = self._bubble, None
        self.say(bubble, within)

    @property
    def words(self) -> str:
        """Everything that it says, for tests and screen readers."""
        if self._bubble is None:
            return ""
        told = [(line.text, line.figure) for line in self._bubble.lines]
        if self._bubble.total is not None:
            told.append((say(self._bubble.total[0]), self._bubble.total[1]))
        return "; ".join(" ".join(filter(None, parts)) for parts in told)

    def _place(self, bubble: Bubble, within: QRectF) -> QRectF:
        """Beside the tip, on the side where there is room."""
        metrics, figures = QFontMetricsF(sans(14, SEMIBOLD)), QFontMetricsF(sans(14, BOLD))
        wide = [
            metrics.horizontalAdvance(line.text)
            + figures.horizontalAdvance(line.figure)
            + (44 if line.badge else 16)
            for line in bubble.lines
        ]
        if bubble.total is not None:
            said, figure = bubble.total
            wide.append(
                QFontMetricsF(sans(13)).horizontalAdvance(say(said))
                + QFontMetricsF(serif(18, BOLD)).horizontalAdvance(figure)
                + 16
            )
        size_x = min(WIDEST, max(120.0, max(wide, default=0.0) + 30))
        size_y = len(bubble.lines) * ROW + 18 + (34 if bubble.total else 0)
        beside = bubble.beside or QRectF(bubble.tip, bubble.tip)
        left = beside.right() + 22
        if (
            bubble.leftward and beside.left() - 22 - size_x > within.left()
        ) or left + size_x > within.right():
            left = beside.left() - 22 - size_x
        top = bubble.tip.y() - size_y / 3
        left = min(max(left, within.left() + 4), within.right() - size_x - 4)
        top = min(max(top, within.top() + 4), within.bottom() - size_y - 4)
        return QRectF(left, top, size_x, size_y)

    def boundingRect(self) -> QRectF:
        """The bubble with its tip and shadow."""
        if self._bubble is None:
            return QRectF()
        tip = QRectF(self._bubble.tip, self._bubble.tip).adjusted(-2, -2, 2, 2)
        return self._rect.united(tip).adjusted(-10, -10, 12, 14)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Ground, lines, total."""
        bubble = self._bubble
        if bubble is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self.faces.theme
        edge = bubble.tip
        if bubble.beside is not None:
            x = bubble.beside.right() if self._rect.left() > edge.x() else bubble.beside.left()
            edge = QPointF(x, edge.y())
        art.paint_bubble(painter, self._rect, theme, edge, bubble.tone)
        y = self._rect.top() + 8
        for line in bubble.lines:
            room = QRectF(self._rect.left() + 14, y, self._rect.width() - 28, ROW)
            self._paint_line(painter, room, line, bubble.tone == "illegal" and line.strong)
            y += ROW
        if bubble.total is not None:
            painter.setPen(QPen(QColor(theme.hairline), 1))
            painter.drawLine(QPointF(self._rect.left() + 12, y + 3), QPointF(self._rect.right() - 12, y + 3))
            room = QRectF(self._rect.left() + 14, y + 5, self._rect.width() - 28, 28)
            painter.setPen(QColor(theme.text))
            painter.setFont(sans(13))
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, say(bubble.total[0]))
            painter.setPen(QColor(theme.figure))
            painter.setFont(serif(18, BOLD))
            painter.drawText(
                room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, bubble.total[1]
            )

    def _paint_line(self, painter: QPainter, room: QRectF, line: Line, warning: bool) -> None:
        theme, badge = self.faces.theme, line.badge
        if badge in TYPE_COLOURS:
            self.faces.badge(painter, badge, room.left() + 10, room.center().y(), 19)
        elif badge:
            self.faces.source(painter, badge, room.left(), room.center().y() - 10, 20, QColor(theme.text_2))
        words = room.adjusted(28 if badge else 0, 0, 0, 0)
        painter.setPen(QColor(theme.illegal_text if warning else theme.text))
        font, text = fitted(line.text, sans(14, SEMIBOLD if warning else REGULAR), words.width(), LEAST)
        painter.setFont(font)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, text)
        painter.setPen(QColor(theme.figure))
        painter.setFont(sans(14, BOLD))
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, line.figure)


class Brackets(QGraphicsObject):
    """The keyboard's cursor around anything that can be chosen."""

    def __init__(self, faces: Faces) -> None:
        super().__init__()
        self.faces = faces
        self._rect = QRectF()
        self.setZValue(105)
        self.hide()

    def around(self, rect: QRectF | None) -> None:
        """Stand around a rectangle of the scene, or nowhere."""
        self.prepareGeometryChange()
        self._rect = rect or QRectF()
        self.setVisible(rect is not None)

    def boundingRect(self) -> QRectF:
        """The rectangle with the brackets outside."""
        return self._rect.adjusted(-8, -8, 8, 8)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Four corner brackets."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        art.paint_cursor(painter, self._rect, self.faces.theme)

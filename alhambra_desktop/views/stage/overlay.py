"""What lies above the zones: bubbles and the keyboard's brackets."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from ...words import say
from .. import art
from ..art.fonts import BOLD, line_height, serif
from ..art.palette import TYPE_COLOURS
from ..selection import Bubble
from .bubble_place import Side, Spot, Surroundings, is_free, place_bubble
from .bubble_sheet import SIDE, SLIM, WIDEST, Row, Sheet, figure_font
from .faces import Faces

LINE, DOT = 1.5, 3.0
"""The width of the line to a place that a bubble lies apart from, and the radius of its end, in units."""

TIP = 3.0
"""Units between a tip and its place."""

INTO = 7.0
"""So far a tip reaches into the panel on which its place lies, if that is not nearer."""

FindAround = Callable[[QRectF], Surroundings]
"""What lies around a place of the scene."""


class BubbleItem(QGraphicsObject):
    """A few words with a tip, or a line, that points at what they are about."""

    def __init__(self, faces: Faces) -> None:
        super().__init__()
        self.faces = faces
        self._bubble: Bubble | None = None
        self._sheet: Sheet | None = None
        self._spot: Spot | None = None
        self._tip = QPointF()
        self.setZValue(110)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.hide()

    def say(self, bubble: Bubble | None, find_around: FindAround) -> None:
        """Show a bubble where it covers nothing that counts, or nothing.

        As long as it speaks of the same place it stays where it is.
        """
        if bubble == self._bubble:
            return
        self.prepareGeometryChange()
        before, self._bubble = self._bubble, bubble
        if bubble is None:
            self.hide()
            return
        same = before is not None and before.beside == bubble.beside
        around = find_around(bubble.beside)
        self._sheet, self._spot = _placed(bubble, around, self._spot if same else None)
        self._tip = tip_of(self._spot, bubble.beside, around.home)
        self.update()
        self.show()

    def tell(self, find_around: FindAround) -> None:
        """Say the same in another language."""
        bubble, self._bubble = self._bubble, None
        self.say(bubble, find_around)

    @property
    def words(self) -> str:
        """Everything that it says, for tests and screen readers."""
        if self._bubble is None:
            return ""
        told = [(line.text, line.figure) for line in self._bubble.lines]
        if self._bubble.total is not None:
            told.append((say(self._bubble.total[0]), self._bubble.total[1]))
        return "; ".join(" ".join(filter(None, parts)) for parts in told)

    @property
    def spot(self) -> Spot | None:
        """Where it lies, in units of the scene; None while nothing is said."""
        return self._spot if self._bubble is not None else None

    def boundingRect(self) -> QRectF:
        """The bubble with its tip and shadow."""
        if self._bubble is None or self._spot is None:
            return QRectF()
        tip = QRectF(self._tip, self._tip).adjusted(-DOT, -DOT, DOT, DOT)
        return self._spot.rect.united(tip).adjusted(-10, -10, 12, 14)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Ground, rows, total."""
        bubble, sheet, spot = self._bubble, self._sheet, self._spot
        if bubble is None or sheet is None or spot is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, rect = self.faces.theme, spot.rect
        if spot.side is None:
            self._paint_line_to(painter, rect, bubble.tone)
        art.paint_bubble(painter, rect, theme, rect.center() if spot.side is None else self._tip, bubble.tone)
        painter.translate(rect.topLeft())
        for row in sheet.rows:
            self._paint_row(painter, row, rect.width(), bubble.tone == "illegal" and row.strong)
        if sheet.total is not None:
            y = sheet.total.top - 2
            painter.setPen(QPen(QColor(theme.hairline), 1))
            painter.drawLine(QPointF(SIDE - 2, y), QPointF(rect.width() - SIDE + 2, y))
            self._paint_words(painter, sheet.total, theme.text_2)
            self._paint_figure(painter, sheet.total, rect.width(), True)

    def _paint_line_to(self, painter: QPainter, rect: QRectF, tone: str) -> None:
        """A line from a bubble that lies apart to its place."""
        theme, tip = self.faces.theme, self._tip
        colour = QColor(theme.illegal if tone == "illegal" else theme.stud)
        painter.setPen(QPen(colour, LINE))
        painter.drawLine(nearest(rect, tip), tip)
        painter.setBrush(colour)
        painter.drawEllipse(tip, DOT - LINE, DOT - LINE)

    def _paint_row(self, painter: QPainter, row: Row, width: float, warning: bool) -> None:
        theme, middle = self.faces.theme, row.top + row.height / 2
        if row.badge in TYPE_COLOURS:
            self.faces.badge(painter, row.badge, SIDE + 10, middle, 19)
        elif row.badge:
            self.faces.source(painter, row.badge, SIDE, middle - 10, 20, QColor(theme.text_2))
        self._paint_words(painter, row, theme.illegal_text if warning else theme.text)
        self._paint_figure(painter, row, width)

    @staticmethod
    def _paint_words(painter: QPainter, row: Row, colour: str) -> None:
        painter.setPen(QColor(colour))
        painter.setFont(row.font)
        high = line_height(row.font)
        y = row.top + (row.height - len(row.words) * high) / 2
        for i, words in enumerate(row.words):
            line = QRectF(SIDE + row.indent, y + i * high, WIDEST, high)
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, words)

    def _paint_figure(self, painter: QPainter, row: Row, width: float, large: bool = False) -> None:
        painter.setPen(QColor(self.faces.theme.figure))
        painter.setFont(serif(18, BOLD) if large else figure_font())
        line = QRectF(SIDE, row.top, width - 2 * SIDE, row.height)
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, row.figure)


def _placed(bubble: Bubble, around: Surroundings, before: Spot | None) -> tuple[Sheet, Spot]:
    """A bubble and where it lies: beside its place, if need be slim, or else where it covers nothing."""
    found = []
    for widest in (WIDEST, SLIM):
        sheet = Sheet.of(bubble, widest)
        spot = place_bubble(sheet.size, bubble.beside, around, before)
        if spot.side is not None:
            return sheet, spot
        found.append((sheet, spot))
    return next((one for one in found if is_free(one[1].rect, bubble.beside, around)), found[0])


def tip_of(spot: Spot, place: QRectF, home: QRectF | None) -> QPointF:
    """Where a bubble's tip ends: at the edge of its place, or of the panel on which that lies deep inside."""
    middle, off = place.center(), TIP
    edge = place if home is None else place.united(home.adjusted(INTO, INTO, -INTO, -INTO))
    if home is not None:
        off = 0.0
    match spot.side:
        case Side.EAST:
            return QPointF(edge.right() + off, middle.y())
        case Side.SOUTH:
            return QPointF(middle.x(), edge.bottom() + off)
        case Side.WEST:
            return QPointF(edge.left() - off, middle.y())
        case Side.NORTH:
            return QPointF(middle.x(), edge.top() - off)
    return nearest(place, spot.rect.center())


def nearest(rect: QRectF, point: QPointF) -> QPointF:
    """The point of a rectangle that is nearest to another point."""
    x = min(max(point.x(), rect.left()), rect.right())
    return QPointF(x, min(max(point.y(), rect.top()), rect.bottom()))


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

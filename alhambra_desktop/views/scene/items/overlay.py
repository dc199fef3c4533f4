from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject

from ... import art
from ...art.fonts import line_height, text_width
from ...art.palette import LINK, TYPE_COLOURS
from ...game.selection import Bubble
from ...storage.contained import contained
from ..layout.bubble_place import AWAY, Side, Spot, Surroundings, place_bubble
from ..pixmaps.faces import Faces
from .bubble_sheet import SIDE, WIDTHS, BubbleRow, Sheet, figure_font, shorter, total_font

TIP: Final = 2.0  # units between a bubble's tip and its subject
ALONG: Final = 16.0
INTO: Final = 7.0  # units by which a tip reaches into a panel
SIGN: Final = 8.0

REACHED: Final = AWAY + 3.0  # a bubble with links stays open while the pointer is this near
UNDER: Final = 2.0

FindAround = Callable[[QRectF, bool], Surroundings]


@contained
class BubbleItem(QGraphicsObject):
    """A text bubble that points at its subject. If there is no room for it, it is hidden."""

    def __init__(self, faces: Faces) -> None:
        super().__init__()
        self.faces = faces
        self._bubble: Bubble | None = None
        self.sheet: Sheet | None = None
        self._spot: Spot | None = None
        self._tip = QPointF()
        self.setZValue(110)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.hide()

    def set_bubble(self, bubble: Bubble | None, find_around: FindAround) -> None:
        """Show a bubble where it covers nothing important, or hide the bubble if `bubble` is None.

        If there is not enough room, show a shortened bubble. If the subject is unchanged and the previous
        position is still free, use this position again.
        """
        if bubble == self._bubble:
            return
        self.prepareGeometryChange()
        before, self._bubble = self._bubble, bubble
        same = before is not None and bubble is not None and before.beside == bubble.beside
        last, self.sheet, self._spot = self._spot, None, None
        if bubble is not None:
            around = find_around(bubble.beside, bubble.card is not None)
            place = bubble.beside if around.home is not None else bubble.beside & around.whole
            found = None if place.isEmpty() else _placed(bubble, place, around, last if same else None)
            if found is not None:
                self.sheet, self._spot = found
                self._tip = tip_of(self._spot, place, around.home)
        self.update()
        self.setVisible(self._spot is not None)

    def retranslate(self, find_around: FindAround) -> None:
        bubble, self._bubble = self._bubble, None
        self.set_bubble(bubble, find_around)

    @property
    def words(self) -> str:
        if self._bubble is None:
            return ""
        return self._bubble.words

    def link_at(self, point: QPointF) -> str:
        """Return the linked rule id at a point of the scene, or an empty string."""
        sheet, spot = self.sheet, self.spot
        if sheet is None or spot is None or not spot.rect.contains(point):
            return ""
        y = point.y() - spot.rect.top()
        rows = [row for row in sheet.rows if row.line.rule and row.top <= y < row.top + row.height]
        return rows[0].line.rule if rows else ""

    def holds(self, point: QPointF) -> bool:
        sheet, spot = self.sheet, self.spot
        if sheet is None or spot is None or not any(row.line.rule for row in sheet.rows):
            return False
        return spot.rect.adjusted(-REACHED, -REACHED, REACHED, REACHED).contains(point)

    @property
    def unplaced(self) -> Bubble | None:
        """The bubble that must be shown elsewhere, because there is no room for it on the table."""
        return self._bubble if self._spot is None else None

    @property
    def spot(self) -> Spot | None:
        return self._spot if self._bubble is not None else None

    def boundingRect(self) -> QRectF:
        if self._spot is None:
            return QRectF()
        return self._spot.rect.united(QRectF(self._tip, self._tip)).adjusted(-10, -10, 12, 14)

    def paint(self, painter: QPainter, *_: object) -> None:
        bubble, sheet, spot = self._bubble, self.sheet, self._spot
        if bubble is None or sheet is None or spot is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, rect = self.faces.theme, spot.rect
        art.paint_bubble(painter, rect, theme, self._tip, bubble.tone)
        painter.translate(rect.topLeft())
        if sheet.card is not None:
            sheet.card.paint(painter, self.faces)
        for row in sheet.rows:
            self._paint_row(painter, row, rect.width(), bubble.tone == "illegal")
        if sheet.total is not None:
            y = sheet.total.top - 2
            if sheet.rows:
                painter.setPen(QPen(QColor(theme.hairline), 1))
                painter.drawLine(QPointF(SIDE - 2, y), QPointF(rect.width() - SIDE + 2, y))
            self._paint_words(painter, sheet.total, theme.text_2)
            self._paint_figure(painter, sheet.total, rect.width(), True)

    def _paint_row(self, painter: QPainter, row: BubbleRow, width: float, refused: bool) -> None:
        theme, badge = self.faces.theme, row.line.badge
        middle = row.top + row.height / 2
        if row.line.strong and badge:
            art.paint_refusal_sign(painter, badge, SIDE + SIGN, row.top + line_height(row.font) / 2, theme)
        elif badge in TYPE_COLOURS:
            self.faces.badge(painter, badge, SIDE + 9, middle, 18)
        elif badge:
            self.faces.source(painter, badge, SIDE, middle - 9, 18, QColor(theme.text_2))
        strong = theme.illegal_text if refused else theme.text
        plain = theme.text_2 if row.line.aside else theme.text
        self._paint_words(painter, row, strong if row.line.strong else plain)
        self._paint_figure(painter, row, width)

    def _paint_words(self, painter: QPainter, row: BubbleRow, colour: str) -> None:
        painter.setPen(QColor(colour))
        painter.setFont(row.font)
        height = line_height(row.font)
        y = row.top + (row.height - len(row.words) * height) / 2
        for i, words in enumerate(row.words):
            line = QRectF(SIDE + row.indent, y + i * height, WIDTHS[0], height)
            if row.line.aside and row.line.rule and row.line.rule in words:
                self._paint_linked(painter, line, words, row, colour)
            else:
                painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, words)

    def _paint_linked(self, painter: QPainter, line: QRectF, words: str, row: BubbleRow, colour: str) -> None:
        rule, ink = row.line.rule, QColor(LINK[self.faces.theme.dark])
        before, after = words.split(rule, 1)
        for text, tint in ((before, QColor(colour)), (rule, ink), (after, QColor(colour))):
            width = text_width(text, row.font)
            painter.setPen(tint)
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, text)
            if text == rule:
                y = line.center().y() + line.height() / 2 - UNDER
                painter.drawLine(QPointF(line.left(), y), QPointF(line.left() + width, y))
            line.setLeft(line.left() + width)

    def _paint_figure(self, painter: QPainter, row: BubbleRow, width: float, large: bool = False) -> None:
        painter.setPen(QColor(self.faces.theme.figure))
        painter.setFont(total_font() if large else figure_font())
        line = QRectF(SIDE, row.top, width - 2 * SIDE, row.height)
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, row.line.figure)


def _placed(
    bubble: Bubble, place: QRectF, around: Surroundings, before: Spot | None
) -> tuple[Sheet, Spot] | None:
    for candidate in shorter(bubble):
        sizes = set[tuple[float, float]]()
        for widest in WIDTHS:
            sheet = Sheet.of(candidate, widest)
            size = sheet.size.toTuple()
            spot = None if size in sizes else place_bubble(sheet.size, place, around, before)
            if spot is not None:
                return sheet, spot
            sizes.add(size)
    return None


def tip_of(spot: Spot, place: QRectF, target: QRectF | None) -> QPointF:
    """Return the point at which a bubble's tip ends.

    If the panel `target` is given, the point is just inside this panel, otherwise just outside `place`.
    """
    off = TIP if target is None else 0.0
    edge = place if target is None else place.united(target.adjusted(INTO, INTO, -INTO, -INTO))
    rect, middle = spot.rect, place.center()
    if spot.side in (Side.EAST, Side.WEST):
        y = min(max(middle.y(), rect.top() + ALONG), rect.bottom() - ALONG)
        return QPointF(edge.right() + off if spot.side is Side.EAST else edge.left() - off, y)
    x = min(max(middle.x(), rect.left() + ALONG), rect.right() - ALONG)
    return QPointF(x, edge.bottom() + off if spot.side is Side.SOUTH else edge.top() - off)


@contained
class Brackets(QGraphicsObject):
    """The keyboard cursor."""

    def __init__(self, faces: Faces) -> None:
        super().__init__()
        self.faces = faces
        self._rect = QRectF()
        self.setZValue(105)
        self.hide()

    def around(self, rect: QRectF | None) -> None:
        self.prepareGeometryChange()
        self._rect = rect or QRectF()
        self.setVisible(rect is not None)

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-8, -8, 8, 8)

    def paint(self, painter: QPainter, *_: object) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        art.paint_cursor(painter, self._rect, self.faces.theme)

"""What lies above the panels: the lifted tile, bubbles, the keyboard's brackets, the peek at a city."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from ...model.core.message import Message, in_a_row
from ...model.core.nouns import edge_noun
from ...model.core.table import Face, TileFace
from ...words import phrase, say
from .. import art
from ..art.fonts import BOLD, REGULAR, SEMIBOLD, fitted, sans, serif
from ..art.palette import TYPE_COLOURS
from ..words import Line
from .city_marks import TOKEN, falcons_of
from .faces import Faces
from .look import Bubble, Shown
from .panel import Panel
from .zones.players import paint_small_city

LIFT = 1.04
ROW = 25.0
WIDEST, LEAST = 600.0, 11
"""Units: a longer line is written in smaller letters, down to the least, and shortened then."""

FADED = 0.62
"""How visible the lifted tile stays while its ghost shows where it would lie."""


class LiftedTile(QGraphicsObject):
    """The tile that follows the pointer, a little larger, with a long shadow."""

    def __init__(self, faces: Faces) -> None:
        super().__init__()
        self.faces = faces
        self._face: Face | None = None
        self._size = 84.0
        self.setZValue(100)
        self.hide()

    def lift(self, face: Face, size: float) -> None:
        """Hold a piece that shows a face, where squares have a size; what is no tile is smaller."""
        self.prepareGeometryChange()
        self._face, self._size = face, size * LIFT * (1.0 if isinstance(face, TileFace) else TOKEN)
        self.setOpacity(1.0)
        self.show()

    def drop(self) -> None:
        """Hold nothing."""
        self._face = None
        self.hide()

    def fade(self, faded: bool) -> None:
        """Let a ghost below be seen."""
        self.setOpacity(FADED if faded else 1.0)

    def boundingRect(self) -> QRectF:
        """The tile around the origin with its shadow."""
        half = self._size / 2
        return QRectF(-half - 4, -half - 4, self._size + 32, self._size + 36)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Shadow, rim, tile."""
        if self._face is None:
            return
        half = self._size / 2
        rect = QRectF(-half, -half, self._size, self._size)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        picture = self.faces.piece_pixmap(self._face, self._size)
        if not isinstance(self._face, TileFace):
            painter.drawPixmap(rect.topLeft(), picture)
            return
        painter.setPen(Qt.PenStyle.NoPen)
        for grow, alpha in ((6, 24), (3, 30), (0, 40)):
            painter.setBrush(QColor(27, 15, 8, alpha))
            painter.drawRoundedRect(rect.translated(9, 13).adjusted(-grow, -grow, grow, grow), 6, 6)
        painter.drawPixmap(rect.topLeft(), picture)
        painter.setPen(QPen(QColor("#FFF8E6"), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(rect)


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


class Peek(Panel):
    """Another player's Alhambra and reserve, large, over the courtyard."""

    def __init__(self, faces: Faces) -> None:
        super().__init__(faces)
        self.seat: int | None = None
        self.kept: int | None = None
        self.setZValue(90)
        self.hide()

    def look_at(self, seat: int | None) -> None:
        """Show a seat's Alhambra, or nothing."""
        self.seat = seat
        self.setVisible(seat is not None)
        self.update()

    def covers(self, point: QPointF) -> bool:
        """True where it was kept in sight and lies over a point of the scene."""
        return self.kept is not None and self.isVisible() and self.sceneBoundingRect().contains(point)

    def paint_inside(self, painter: QPainter, shown: Shown) -> None:
        """Name, Alhambra, reserve."""
        if self.seat is None:
            return
        player = shown.seen.players[self.seat]
        setup = shown.book.setup.seats[self.seat]
        runs = [
            Message("peek-run", edge=edge_noun(edge), length=player.city.length(edge))
            for edge in shown.book.scored_edges
        ]
        self.title(painter, self._name(shown, setup.name), say(in_a_row(runs)) if runs else "")
        bottom = 74.0 if player.reserve else 14.0
        room = QRectF(14, 38, self.inner.width() - 28, self.inner.height() - 38 - bottom)
        tiles = {*self.look.last_tiles.get(self.seat, ()), *self.look.lit}
        marked = [cell for cell, tile in player.city.tiles.items() if tile.id in tiles]
        falcons = falcons_of(shown, self.seat)
        paint_small_city(painter, self.faces, player.city, room, 84.0, marked, setup.colour, falcons)
        if player.reserve:
            self._paint_reserve(painter, shown, player.reserve)

    def _name(self, shown: Shown, name: str) -> str:
        """Whose it is."""
        city = shown.book.city_noun
        return (
            phrase("city-own", city=city)
            if self.seat == shown.viewer
            else phrase("city-of", city=city, name=name)
        )

    def _paint_reserve(self, painter: QPainter, shown: Shown, reserve: tuple[str, ...]) -> None:
        words, font = phrase("peek-reserve"), sans(13, SEMIBOLD)
        left = 16 + max(68.0, QFontMetricsF(font).horizontalAdvance(words) + 10)
        self.write(painter, QRectF(16, self.inner.height() - 62, left - 18, 48), words, font)
        size = min(52.0, (self.inner.width() - left - 26) / len(reserve) - 4)
        for i, tile in enumerate(reserve):
            at = QPointF(left + i * (size + 4), self.inner.height() - 64)
            self.faces.tile(painter, shown.book.tiles[tile], at, size)


FLYING_CARD: Final = 47.0
FLYING_TILE: Final = 62.0


class Flight(QGraphicsObject):
    """A tile or card on its way across the table."""

    def __init__(self, pixmap: QPixmap) -> None:
        super().__init__()
        self._pixmap = pixmap
        self.setZValue(120)

    def boundingRect(self) -> QRectF:
        """The picture around the origin."""
        size = self._pixmap.deviceIndependentSize()
        return QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """The picture."""
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self.boundingRect().topLeft(), self._pixmap)

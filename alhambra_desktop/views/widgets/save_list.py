"""Lists of saved games: two lines a game, as many rows as there is room for."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ...model.core.words.message import Message
from ...words import phrase, say
from ..art.fonts import BOLD, sans
from ..art.palette import Theme
from ..models.saves_model import SavesModel
from .parts import heading

Index = QModelIndex | QPersistentModelIndex

ROW = 48


class SaveRows(QStyledItemDelegate):
    """A game in two lines: its name or players and the date, below them how far it is."""

    def __init__(self, themed: Callable[[], Theme], parent: QObject) -> None:
        super().__init__(parent)
        self._theme = themed

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Room for two lines."""
        return QSize(200, ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Both lines; a damaged game is named so."""
        theme = self._theme()
        rect = QRectF(option.rect).adjusted(2, 2, -4, -2)
        state = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        if state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_Selected):
            painter.setBrush(QColor(theme.stripe))
            painter.drawRoundedRect(rect, 5, 5)
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.legal), 2))
            painter.drawRoundedRect(rect, 5, 5)
        text = rect.adjusted(8, 4, -8, -4)
        damaged = bool(index.data(SavesModel.DamagedRole))
        date = str(index.data(SavesModel.DateRole))
        _write(painter, text, date, sans(12), theme.text_2, Qt.AlignmentFlag.AlignRight)
        room = text.adjusted(0, 0, -painter.fontMetrics().horizontalAdvance(date) - 10, 0)
        _write(painter, room, str(index.data()), sans(14, BOLD), theme.text)
        detail = str(index.data(SavesModel.DetailRole))
        colour = theme.illegal_text if damaged else theme.text_2
        _write(painter, text.adjusted(0, 20, 0, 0), detail, sans(12), colour)
        painter.restore()


class SaveList(QListView):
    """As high as the rows that are to be seen at once."""

    def __init__(self, name: Message, model: SavesModel, theme: Callable[[], Theme]) -> None:
        super().__init__()
        self.rows = 0
        self._name = name
        self.title = heading("", 16)
        self.setModel(model)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setItemDelegate(SaveRows(theme, self))
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.tell()

    def tell(self) -> None:
        """Find the words of its name anew."""
        self.title.setText(say(self._name))
        self.setAccessibleName(say(self._name))
        self.setToolTip(phrase("start-list-tip"))
        self.viewport().update()

    def show_rows(self, rows: int) -> None:
        """Room for so many rows; without any neither list nor title is shown."""
        self.rows = rows
        self.setVisible(rows > 0)
        self.title.setVisible(rows > 0)
        self.setMaximumHeight(rows * ROW)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Room for the rows."""
        return QSize(300, self.rows * ROW)

    def minimumSizeHint(self) -> QSize:
        """One row, then it scrolls."""
        return QSize(200, ROW)


def _write(
    painter: QPainter,
    room: QRectF,
    text: str,
    font: QFont,
    colour: str,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """A line that is cut short where there is no room."""
    painter.setFont(font)
    painter.setPen(QColor(colour))
    short = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(room.width()))
    painter.drawText(room, align | Qt.AlignmentFlag.AlignTop, short)

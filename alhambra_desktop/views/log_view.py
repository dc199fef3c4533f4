"""LogView: the log as a list in which one may ask why a computer player did something."""

from __future__ import annotations

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QListView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ..model.core.message import Message
from ..words import phrase, say
from . import art
from .actions import BY_ID, key_of
from .art.palette import LIGHT, Theme
from .language import SPOKEN
from .models.log_model import MARK, LogModel

WAYS = tuple(
    Qt.Key(getattr(Qt.Key, f"Key_{name}"))
    for name in ("Up", "Down", "Home", "End", "PageUp", "PageDown", "Tab", "Backtab")
)
"""Keys that walk in the list, or out of it."""

ASKING = (*BY_ID["why"].codes, *BY_ID["choose"].codes)
"""Keys that ask about the chosen row."""

NOT_HERE = Message("log-not-here")
"""Why a row cannot be asked about."""

ROW = 1.25
"""The height of a row in lines of its text."""


class _WhyDelegate(QStyledItemDelegate):
    """Rows as high as their text, with ``Why?`` at the end of the one that is pointed at or chosen."""

    def __init__(self, view: LogView) -> None:
        super().__init__(view)
        self.view = view
        self.theme: Theme = LIGHT

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """The row, and above its end the pill."""
        super().paint(painter, option, index)
        row = self.view.model().index(index.row(), 0)
        pointed = bool(option.state & QStyle.StateFlag.State_MouseOver)
        chosen = self.view.hasFocus() and row == self.view.currentIndex()
        if self.view.askable(row) and (pointed or chosen):
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            words = phrase("log-why")
            art.paint_pill(painter, QRectF(self.view.pill(row)), self.theme, "plain", words)
            painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """As high as the text of the list; the width is the list's."""
        return QSize(10, round(ROW * self.view.fontMetrics().lineSpacing()))


class LogView(QListView):
    """The log. A press on ``Why?``, W, Enter or the menu of a row ask about it."""

    why_asked = Signal(QModelIndex)

    def __init__(self, model: LogModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._delegate = _WhyDelegate(self)
        self.complaint = NOT_HERE
        self.setModel(model)
        self.setItemDelegate(self._delegate)
        self.setObjectName("log")
        self._tell()
        SPOKEN.changed.connect(self._tell)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        model.rowsInserted.connect(self.scrollToBottom)
        model.modelReset.connect(self.scrollToBottom)

    def _tell(self) -> None:
        self.setAccessibleName(phrase("log-of-game"))

    def set_theme(self, theme: Theme) -> None:
        """Colours of the pill."""
        self._delegate.theme = theme
        self.viewport().update()

    def set_factor(self, factor: float) -> None:
        """Letters and marks so many times as large as in a window of the least size."""
        font = self.font()
        font.setPixelSize(max(9, round(13 * factor)))
        self.setFont(font)
        mark = max(MARK, round(MARK * factor))
        self.setIconSize(QSize(mark, mark))

    def askable(self, index: QModelIndex) -> bool:
        """True where a row tells of a computer player's turn."""
        return index.data(LogModel.MoveRole) is not None

    def pill(self, index: QModelIndex) -> QRect:
        """Where a row is pressed to ask about it."""
        row = self.visualRect(index)
        width = round(art.pill_width("plain", phrase("log-why"), row.height() - 2)) + 8
        return QRect(self.viewport().width() - width - 2, row.top() + 1, width, row.height() - 2)

    def _asked_at(self, point: QPoint) -> QModelIndex | None:
        index = self.indexAt(point)
        return index if self.askable(index) and self.pill(index).contains(point) else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press on the pill is no press on the row."""
        if self._asked_at(event.position().toPoint()) is None:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Asked by the pill."""
        index = self._asked_at(event.position().toPoint())
        if index is None:
            super().mouseReleaseEvent(event)
        elif event.button() == Qt.MouseButton.LeftButton:
            self.setCurrentIndex(index)
            self.why_asked.emit(index)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The menu of a row, by mouse or by key."""
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_key else self.indexAt(event.pos())
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        asking = phrase("log-ask", key=key_of("why"))
        ask = menu.addAction(asking if self.askable(index) else say(self.complaint))
        ask.setEnabled(self.askable(index))
        ask.triggered.connect(lambda: self.why_asked.emit(index))
        place = self.visualRect(index).center() if by_key else event.pos()
        menu.popup(self.viewport().mapToGlobal(place))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """W and Enter ask about the chosen row; what does not walk in the list belongs to the table."""
        if event.key() in ASKING and self.askable(self.currentIndex()):
            self.why_asked.emit(self.currentIndex())
            return
        if event.key() not in WAYS:
            event.ignore()
            return
        super().keyPressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is pointed at any more."""
        super().leaveEvent(event)
        self.viewport().update()

from __future__ import annotations

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QIcon,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPalette,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from ...words import phrase
from .. import art
from ..art.fonts import BOLD, REGULAR, line_height, sans, text_width, wrapped
from ..art.palette import LIGHT, Theme
from ..commands.layouts import command_of
from ..models.index import Index
from ..models.log_model import MARK, LogModel
from ..storage.contained import contained
from ..text.language import SPOKEN
from .pointing import LongPress

NAVIGATION_KEYS = tuple(  # keys that move within the list or out of it
    Qt.Key(getattr(Qt.Key, f"Key_{name}"))
    for name in ("Up", "Down", "Home", "End", "PageUp", "PageDown", "Tab", "Backtab")
)
MOVEMENT_KEYS = NAVIGATION_KEYS[:-2]  # keys that never leave the list
WHY_COMMANDS = ("why", "choose")  # commands that ask about the chosen row
AROUND = 3

SIGN = "?"  # replaces the label ``Why?`` if there is not enough room
BESIDE = 6


@contained
class _WhyDelegate(QStyledItemDelegate):
    """Paints rows, with a label ``Why?`` at the end of the hovered or current row."""

    def __init__(self, view: LogView) -> None:
        super().__init__(view)
        self.view = view
        self.theme: Theme = LIGHT

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row, view = self.view.model().index(index.row(), 0), self.view
        ground = QStyleOptionViewItem(option)
        self.initStyleOption(ground, index)
        ground.text, ground.icon = "", QIcon()
        view.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, ground, painter, view)
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        rect, font, mark = QRect(ground.rect), view.row_font(row), row.data(Qt.ItemDataRole.DecorationRole)
        height = round(line_height(font))
        if mark is not None:
            side = view.iconSize().height()
            top = rect.top() + AROUND + (height - side) // 2
            painter.drawPixmap(QRect(rect.left() + BESIDE, top, side, side), mark)
        painter.setFont(font)
        painter.setPen(ground.palette.color(QPalette.ColorRole.Text))
        left = rect.left() + view.indent(row)
        for number, text in enumerate(view.lines(row)):
            line = QRect(left, rect.top() + AROUND + number * height, rect.right() - left + 1, height)
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, text)
        pointed = bool(ground.state & QStyle.StateFlag.State_MouseOver)
        chosen = view.hasFocus() and row == view.currentIndex()
        if view.askable(row) and (pointed or chosen):
            art.paint_pill(painter, QRectF(view.pill(row)), self.theme, "plain", view.asking(row))
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row = self.view.model().index(index.row(), 0)
        height = line_height(self.view.row_font(row))
        return QSize(10, round(len(self.view.lines(row)) * height) + 2 * AROUND)


@contained
class LogView(QListView):
    """The log; ``Why?``, W, Enter and the context menu ask for the reasons of a move."""

    why_asked = Signal(QModelIndex)

    def __init__(self, model: LogModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._delegate = _WhyDelegate(self)
        self._lines: dict[tuple[str, int, int, bool, bool], tuple[str, ...]] = {}
        self.setModel(model)
        self.setItemDelegate(self._delegate)
        self.setObjectName("log")
        self._retranslate()
        SPOKEN.changed.connect(self._retranslate)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        LongPress(self.viewport())
        model.rowsInserted.connect(self._show_end)
        model.modelReset.connect(self._lines.clear)
        model.modelReset.connect(self._show_end)

    def _retranslate(self) -> None:
        self.setAccessibleName(phrase("log-of-game"))
        self.scheduleDelayedItemsLayout()

    def _show_end(self) -> None:
        if self.isVisible():
            self.scrollToBottom()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._lines.clear()
            self.scheduleDelayedItemsLayout()

    def showEvent(self, event: QShowEvent) -> None:
        """Start at the latest move, not at the heading of a turn without moves."""
        super().showEvent(event)
        self.scrollToBottom()
        rows = [self.model().index(row, 0) for row in reversed(range(self.model().rowCount()))]
        latest = next((row for row in rows if not row.data(LogModel.HeadingRole)), QModelIndex())
        self.selectionModel().setCurrentIndex(latest, QItemSelectionModel.SelectionFlag.NoUpdate)

    def set_theme(self, theme: Theme) -> None:
        self._delegate.theme = theme
        self.viewport().update()

    def set_factor(self, factor: float) -> None:
        font = self.font()
        font.setPixelSize(max(12, round(13 * factor)))
        self.setFont(font)
        mark = max(MARK, round(MARK * factor))
        self.setIconSize(QSize(mark, mark))

    def askable(self, index: QModelIndex) -> bool:
        return index.data(LogModel.MoveRole) is not None

    def row_font(self, index: QModelIndex) -> QFont:
        return sans(self.font().pixelSize(), BOLD if index.data(LogModel.HeadingRole) else REGULAR)

    def indent(self, index: QModelIndex) -> int:
        if index.data(Qt.ItemDataRole.DecorationRole) is None:
            return BESIDE
        return self.iconSize().width() + 2 * BESIDE

    def lines(self, index: QModelIndex) -> tuple[str, ...]:
        """Return the lines of a row; they are shorter if even the short label ``?`` would cover text."""
        font, askable, width = self.row_font(index), self.askable(index), self._room(index)
        key = (str(index.data()), width, font.pixelSize(), font.bold(), askable)
        if key not in self._lines:
            lines = wrapped(key[0], font, width)
            last = text_width(lines[-1], font) if lines else 0.0
            beside = width - self._pill_width(SIGN)
            self._lines[key] = wrapped(key[0], font, beside) if askable and last > beside else lines
        return self._lines[key]

    def _room(self, index: QModelIndex) -> int:
        return self._end() - self.indent(index) - BESIDE

    def _end(self) -> int:
        return self.width() - self.verticalScrollBar().sizeHint().width()

    def asking(self, index: QModelIndex) -> str:
        """Return the text of the label: a word, or a question mark if the word does not fit."""
        last = text_width(self.lines(index)[-1], self.row_font(index))
        word = phrase("log-why")
        return word if last + self._pill_width(word) <= self._room(index) else SIGN

    def _pill_high(self) -> int:
        return round(line_height(sans(self.font().pixelSize()))) + 2 * AROUND - 2

    def _pill_width(self, text: str) -> int:
        return round(art.pill_width("plain", text, self._pill_high()))

    def pill(self, index: QModelIndex) -> QRect:
        row, size = self.visualRect(index), QSize(self._pill_width(self.asking(index)), self._pill_high())
        return QRect(QPoint(self._end() - size.width() - 2, row.bottom() - size.height()), size)

    def _asked_at(self, point: QPoint) -> QModelIndex | None:
        index = self.indexAt(point)
        return index if self.askable(index) and self.pill(index).contains(point) else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._asked_at(event.position().toPoint()) is None:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        index = self._asked_at(event.position().toPoint())
        if index is None:
            super().mouseReleaseEvent(event)
        elif event.button() == Qt.MouseButton.LeftButton:
            self.setCurrentIndex(index)
            self.why_asked.emit(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        command = command_of(event)
        if command is not None and command.id in WHY_COMMANDS and self.askable(self.currentIndex()):
            self.why_asked.emit(self.currentIndex())
            return
        if event.key() not in NAVIGATION_KEYS:
            event.ignore()
            return
        super().keyPressEvent(event)
        if event.key() in MOVEMENT_KEYS:  # even at the end of the list: the table must not get these keys
            event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.viewport().update()

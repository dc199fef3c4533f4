from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QWheelEvent
from PySide6.QtWidgets import QComboBox, QSpinBox, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from ..art.brushes import colour, down, shape, stroke
from ..art.geometry import rounded
from ..art.palette import SHADOW, Theme
from ..storage.contained import contained
from .labels import use_hand_cursor
from .painting import write
from .push_button import BELOW, CORNER, PAPER, PAPER_HOVER
from .style import EDGE, FAINT, theme_of

if TYPE_CHECKING:
    from ..models.index import Index

TICK_ROOM = QSize(24, 4)
HIGH: Final = 33
TEXT_LEFT, ARROW_ROOM = 12, 28
POPUP_FRAME = 8


@contained
class Entries(QStyledItemDelegate):
    def __init__(self, field: QComboBox) -> None:
        super().__init__(field)
        self._field = field

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return super().sizeHint(option, index) + TICK_ROOM

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        if index.row() == self._field.currentIndex():
            end = QPointF(option.rect.right() - 9, option.rect.center().y() - 3)
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self._field.palette().color(QPalette.ColorRole.Accent), 2))
            painter.drawPolyline([end + QPointF(-10, 3), end + QPointF(-6, 7), end])
            painter.restore()


@contained
class ChoiceField(QComboBox):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        use_hand_cursor(self)

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(0, 0 if self.isEditable() else HIGH))

    def showPopup(self) -> None:
        view, screen = self.view(), self.screen().availableGeometry()
        if not isinstance(view.itemDelegate(), Entries):  # not set earlier, because this creates the popup
            self.setItemDelegate(Entries(self))
        top = self.mapToGlobal(QPoint(0, 0)).y()
        room = max(top - screen.top(), screen.bottom() - top - self.height()) - POPUP_FRAME
        self.setMaxVisibleItems(max(1, room // max(1, view.sizeHintForRow(0))))
        bar = view.verticalScrollBar().sizeHint().width() if self.count() > self.maxVisibleItems() else 0
        view.setMinimumWidth(view.sizeHintForColumn(0) + bar + POPUP_FRAME)
        super().showPopup()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.isEditable():
            super().paintEvent(event)
        painter, theme = QPainter(self), theme_of(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = theme.text if self.isEnabled() else FAINT[theme.dark]
        if not self.isEditable():
            self._paint_paper(painter, theme)
            room = QRectF(self.rect()).adjusted(TEXT_LEFT, 0, -ARROW_ROOM, -1)
            text = self.currentText() or self.placeholderText()
            text = self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, round(room.width()))
            write(painter, room, text, self.font(), ink)
        tip = QPointF(self.width() - 14, self.height() / 2 + 2)
        painter.setPen(QPen(colour(ink), 1.8))
        painter.drawPolyline([tip - QPointF(4, 4), tip, tip + QPointF(4, -4)])

    def _paint_paper(self, p: QPainter, theme: Theme) -> None:
        lit = self.underMouse() and self.isEnabled()
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -BELOW)
        p.fillPath(rounded(rect.translated(0, 1), CORNER, 0), colour(SHADOW, 0.3))
        face = (PAPER_HOVER if lit else PAPER)[theme.dark]
        edge = theme.legal if lit else theme.panel_edge if theme.contrast else EDGE[theme.dark]
        shape(p, rounded(rect, CORNER, 0.6), down(rect.top(), rect.bottom(), *face), edge, 1.2)
        if self.hasFocus():
            stroke(p, rounded(rect, CORNER, 1), theme.legal, 2)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


@contained
class AmountField(QSpinBox):
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        lit = self.isEnabled() and (self.hasFocus() or self.underMouse())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = 2.0 if lit and self.hasFocus() else 1.2
        role = QPalette.ColorRole.Accent if lit else QPalette.ColorRole.PlaceholderText
        painter.setPen(QPen(self.palette().color(role), width))
        edge = width / 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(edge, edge, -edge, -edge), 3, 3)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

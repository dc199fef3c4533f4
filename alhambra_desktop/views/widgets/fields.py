from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QWheelEvent
from PySide6.QtWidgets import QComboBox, QSpinBox, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from ..storage.contained import contained
from .labels import use_hand_cursor

if TYPE_CHECKING:
    from ..models.index import Index

TICK_ROOM = QSize(24, 4)
POPUP_FRAME = 8  # pixels of the popup's frame, in width and in height


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

    def showPopup(self) -> None:
        view, screen = self.view(), self.screen().availableGeometry()
        if not isinstance(view.itemDelegate(), Entries):  # set only now, because setting it creates the popup
            self.setItemDelegate(Entries(self))
        top = self.mapToGlobal(QPoint(0, 0)).y()
        room = max(top - screen.top(), screen.bottom() - top - self.height()) - POPUP_FRAME
        self.setMaxVisibleItems(max(1, room // max(1, view.sizeHintForRow(0))))
        bar = view.verticalScrollBar().sizeHint().width() if self.count() > self.maxVisibleItems() else 0
        view.setMinimumWidth(view.sizeHintForColumn(0) + bar + POPUP_FRAME)
        super().showPopup()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.ButtonText), 1.6))
        tip = QPointF(self.width() - 12, self.height() / 2 + 2)
        painter.drawPolyline([tip - QPointF(4, 4), tip, tip + QPointF(4, -4)])

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

"""The turns of a seat: number, verdict, action, loss."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ...model.learning.analysis.verdict import Verdict
from .. import art
from ..art.fonts import BOLD, sans, text_width
from ..art.palette import Theme
from ..models.index import Index
from ..models.turns_model import TurnsModel
from ..storage.contained import contained

ROW: Final = 26
NUMBER, SIGN, LUCK = 34.0, 26.0, 46.0
"""Column widths of numbers, signs, and luck, in pixels."""

WIDE: Final = 330
"""Minimum list width for the luck column, in pixels."""


@contained
class TurnRows(QStyledItemDelegate):
    def __init__(self, themed: Callable[[], Theme], parent: QObject) -> None:
        super().__init__(parent)
        self._theme = themed

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(200, ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, rect = self._theme(), QRectF(option.rect).adjusted(1, 1, -1, -1)
        verdict = index.data(TurnsModel.VerdictRole)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, rect, option.state, index.row())
        painter.setFont(sans(13))
        painter.setPen(QColor(theme.text_2))
        middle = Qt.AlignmentFlag.AlignVCenter
        number = QRectF(rect.left(), rect.top(), NUMBER, rect.height())
        painter.drawText(number, middle | Qt.AlignmentFlag.AlignRight, str(index.data(TurnsModel.NumberRole)))
        if option.rect.width() >= WIDE:
            luck = rect.adjusted(0, 0, -6, 0)
            painter.drawText(luck, middle | Qt.AlignmentFlag.AlignRight, index.data(TurnsModel.LuckRole))
            cells = rect.adjusted(0, 0, -LUCK, 0)
        else:
            cells = rect
        lost = str(index.data(TurnsModel.LostRole))
        bold = verdict in (Verdict.MISTAKE, Verdict.DOUBTFUL)
        font = sans(13, BOLD) if bold else sans(12)
        wide = text_width(lost, font) + 10
        room = cells.adjusted(NUMBER + SIGN, 0, -wide - 6, 0)
        if isinstance(verdict, Verdict):
            painter.setFont(font)
            painter.setPen(art.verdict_ink(verdict.value, theme))
            painter.drawText(cells.adjusted(0, 0, -6, 0), middle | Qt.AlignmentFlag.AlignRight, lost)
            sign = number.right() + SIGN / 2
            art.paint_verdict(painter, verdict.value, sign, rect.center().y(), 7.0, theme)
        painter.setFont(sans(13))
        painter.setPen(QColor(theme.text))
        done = painter.fontMetrics().elidedText(
            str(index.data(TurnsModel.DoneRole)), Qt.TextElideMode.ElideRight, int(room.width())
        )
        painter.drawText(room, middle, done)
        painter.restore()

    def _paint_ground(self, painter: QPainter, rect: QRectF, state: QStyle.StateFlag, row: int) -> None:
        theme = self._theme()
        painter.setPen(Qt.PenStyle.NoPen)
        if row % 2:
            painter.setBrush(QColor(theme.stripe))
            painter.drawRoundedRect(rect, 4, 4)
        if state & QStyle.StateFlag.State_Selected:
            painter.setBrush(QColor(theme.plain_ground))
            painter.setPen(QPen(QColor(theme.legal), 1.6))
            painter.drawRoundedRect(rect, 4, 4)
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.setBrush(QColor(theme.stripe))
            painter.drawRoundedRect(rect, 4, 4)


def turns_list(model: TurnsModel, themed: Callable[[], Theme]) -> QListView:
    view = QListView()
    view.setModel(model)
    view.setItemDelegate(TurnRows(themed, view))
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setMouseTracking(True)
    view.setUniformItemSizes(True)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
    return view

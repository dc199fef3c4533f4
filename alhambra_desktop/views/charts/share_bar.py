from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ..art.brushes import colour, stroke
from ..art.fonts import SEMIBOLD, sans, text_width
from ..art.geometry import rounded
from ..storage.contained import contained

if TYPE_CHECKING:
    from ...model.files.archive.statistics import Share


@contained
class ShareBar(QWidget):
    """The share of won games as a bar; with enough games, a lighter band shows its confidence interval."""

    NAME: Final = 88  # minimum width of the name
    BAR: Final = 12  # height of the bar
    LEAST: Final = 5  # minimum number of games for which the interval is shown

    def __init__(self, name: str, share: Share, figures: str, indent: int = 0) -> None:
        super().__init__()
        self._name, self._share, self._figures, self._indent = name, share, figures, indent
        # width of the numbers, and left end of the bar; a page makes both equal in all its bars
        self.column = round(text_width(figures, sans(13, SEMIBOLD))) + 1
        self.start = max(self.NAME, ceil(indent + text_width(name, sans(13))) + 8)
        self.setMinimumHeight(22)

    @property
    def has_band(self) -> bool:
        return self._share.played >= self.LEAST

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, palette, share = QPainter(self), self.palette(), self._share
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        text = palette.color(palette.ColorRole.WindowText)
        painter.setPen(text)
        painter.setFont(sans(13))
        middle = Qt.AlignmentFlag.AlignVCenter
        left = self.start
        painter.drawText(QRectF(self._indent, 0, left, self.height()), middle, self._name)
        painter.setFont(sans(13, SEMIBOLD))
        width = self.column
        at = QRectF(self.width() - width, 0, width, self.height())
        painter.drawText(at, middle | Qt.AlignmentFlag.AlignRight, self._figures)
        room = QRectF(
            left, (self.height() - self.BAR) / 2, max(20.0, self.width() - left - width - 10), self.BAR
        )
        painter.setPen(Qt.PenStyle.NoPen)
        ground = QColor(text)
        ground.setAlphaF(0.16)
        painter.setBrush(ground)
        painter.drawRoundedRect(room, self.BAR / 2, self.BAR / 2)
        edge = palette.color(palette.ColorRole.PlaceholderText)
        stroke(painter, rounded(room, self.BAR / 2, 0.5), colour(edge, 0.7), 1)
        painter.setPen(Qt.PenStyle.NoPen)
        won = share.won / share.played
        if self.has_band:
            painter.setBrush(colour(palette.color(palette.ColorRole.Accent), 0.4))
            painter.drawRoundedRect(_part(room, share.low, share.high), self.BAR / 2, self.BAR / 2)
        painter.setBrush(palette.color(palette.ColorRole.Highlight))
        painter.drawRoundedRect(_part(room, 0, won), self.BAR / 2, self.BAR / 2)
        if self.has_band:
            painter.setBrush(colour("#FFFFFF", 0.25))
            painter.drawRoundedRect(_part(room, share.low, won), self.BAR / 2, self.BAR / 2)


def _part(room: QRectF, begin: float, end: float) -> QRectF:
    return QRectF(room.left() + room.width() * begin, room.top(), room.width() * (end - begin), room.height())

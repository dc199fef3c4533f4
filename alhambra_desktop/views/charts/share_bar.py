from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QWidget

from ..art.brushes import colour, shape, stroke
from ..art.fonts import SEMIBOLD, sans, text_width
from ..art.geometry import khatam, rounded
from ..art.palette import GOLD, GOLD_DEEP
from ..storage.contained import contained

if TYPE_CHECKING:
    from ...model.files.archive.statistics import Share


STAR, PITCH = 9.0, 23.0
"""Radius of a star, and distance between the centres of neighbouring stars. A star stands for one game."""


@contained
class ShareBar(QWidget):
    """Shows the share of won games as a bar, with a lighter band for the confidence interval.

    If there are too few games for an interval, a row of stars replaces the bar, with one star for each game.
    """

    NAME: Final = 88  # minimum x coordinate of the bar's left end; the name is to the left of the bar
    BAR: Final = 12
    LEAST: Final = 5  # minimum number of games for which the interval is shown

    def __init__(self, name: str, share: Share, figures: str, indent: int = 0) -> None:
        super().__init__()
        self._name, self._share, self._figures, self._indent = name, share, figures, indent
        # ``column`` is the width of the numbers, and ``start`` is the x coordinate of the bar's left end.
        # Later, the page aligns its bars: it gives all of them the largest ``column`` and ``start``.
        self.column = round(text_width(figures, sans(13, SEMIBOLD))) + 1
        self.start = max(self.NAME, ceil(indent + text_width(name, sans(13))) + 8)
        self.setMinimumHeight(22)

    @property
    def has_band(self) -> bool:
        return self._share.played >= self.LEAST

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, palette = QPainter(self), self.palette()
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
        if self.has_band:
            self._paint_bar(painter, room)
        else:
            self._paint_stars(painter, room)

    def _paint_stars(self, painter: QPainter, room: QRectF) -> None:
        edge = self.palette().color(QPalette.ColorRole.PlaceholderText)
        for game in range(self._share.played):
            star = khatam(room.left() + STAR + game * PITCH, room.center().y(), STAR)
            if game < self._share.won:
                shape(painter, star, GOLD, GOLD_DEEP, 1.2)
            else:
                stroke(painter, star, colour(edge, 0.8), 1.2)

    def _paint_bar(self, painter: QPainter, room: QRectF) -> None:
        palette, share, corner = self.palette(), self._share, self.BAR / 2
        edge = palette.color(palette.ColorRole.PlaceholderText)
        ground = colour(palette.color(palette.ColorRole.WindowText), 0.16)
        painter.fillPath(rounded(room, corner), ground)
        stroke(painter, rounded(room, corner, 0.5), colour(edge, 0.7), 1)
        won, accent = share.won / share.played, palette.color(palette.ColorRole.Accent)
        painter.fillPath(rounded(_part(room, share.low, share.high), corner), colour(accent, 0.4))
        painter.fillPath(rounded(_part(room, 0, won), corner), palette.color(palette.ColorRole.Highlight))
        painter.fillPath(rounded(_part(room, share.low, won), corner), colour("#FFFFFF", 0.25))


def _part(room: QRectF, begin: float, end: float) -> QRectF:
    return QRectF(room.left() + room.width() * begin, room.top(), room.width() * (end - begin), room.height())

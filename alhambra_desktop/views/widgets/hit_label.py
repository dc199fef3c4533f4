from __future__ import annotations

from collections.abc import Iterator
from typing import Final, cast

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPalette,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)

from ..art.brushes import colour
from ..art.fonts import REGULAR, sans
from ..art.geometry import rounded
from ..storage.contained import contained
from ..text.search import Query
from .labels import PlainLabel

INKS: Final = ("#FFF6E0", "#2A1A12")
"""Text colours of matches: the first for dark backgrounds, the second for light ones."""

ABOVE: Final = 4.0
"""Pixels by which the background of a match extends above capitals."""

BELOW: Final = 4.5
"""Pixels by which the background of a match extends below the baseline."""

BESIDE: Final = 1.5
"""Pixels by which the background extends to each side, except towards an adjacent letter."""

ROUND: Final = 3.0


@contained
class HitLabel(PlainLabel):
    """A wrapping label that marks the matches of a search."""

    def __init__(self, text: str, role: str = "", size: int = 13, weight: int = REGULAR) -> None:
        super().__init__(text)
        self.plain_text, self.ground = text, ""
        self.hits: list[tuple[int, int]] = []
        self.setFont(sans(size, weight))
        self.setWordWrap(True)
        self.setAccessibleName(text)
        if role:
            self.setProperty("role", role)

    def set_content(self, text: str) -> None:
        self.plain_text, self.hits = text, []
        self.setAccessibleName(text)
        self.setText(text)

    def mark(self, query: Query, ground: str) -> None:
        self.hits, self.ground = query.hits(self.plain_text), ground
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.hits:
            super().paintEvent(event)
            return
        painter, layout = QPainter(self), self._layout()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        room = QRectF(self.contentsRect())
        high = layout.lineCount() * self.fontMetrics().lineSpacing() - self.fontMetrics().leading()
        start = QPointF(room.left(), round(room.top() + (room.height() - high) / 2))
        for box in self._boxes(layout):
            painter.fillPath(rounded(box.translated(start), ROUND), colour(self.ground))
        ink = QTextCharFormat()
        ink.setForeground(QColor(INKS[QColor(self.ground).lightnessF() > 0.5]))
        painted = list[QTextLayout.FormatRange]()
        for at, stop in self.hits:
            part = QTextLayout.FormatRange()
            part.start, part.length, part.format = at, stop - at, ink
            painted.append(part)
        layout.draw(painter, start, painted)

    def _layout(self) -> QTextLayout:
        layout, metrics = QTextLayout(self.plain_text, self.font()), self.fontMetrics()
        base = metrics.ascent()
        layout.setTextOption(QTextOption(Qt.AlignmentFlag.AlignLeft))
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(self.contentsRect().width())
            line.setPosition(QPointF(0, base - line.ascent()))
            base += metrics.lineSpacing()
        layout.endLayout()
        return layout

    def _boxes(self, layout: QTextLayout) -> Iterator[QRectF]:
        capital = QFontMetricsF(self.font()).capHeight()
        for number in range(layout.lineCount()):
            line = layout.lineAt(number)
            base, end = line.y() + line.ascent(), line.textStart() + line.textLength()
            for start, stop in self.hits:
                first, last = max(start, line.textStart()), min(stop, end)
                if first < last:
                    left, right = (cast(tuple[float, int], line.cursorToX(at))[0] for at in (first, last))
                    top, high = base - capital - ABOVE, capital + ABOVE + BELOW
                    before = 0.0 if self._is_letter(start - 1) else BESIDE
                    after = 0.0 if self._is_letter(stop) else BESIDE
                    yield QRectF(left - before, top, right - left + before + after, high)

    def _is_letter(self, at: int) -> bool:
        return 0 <= at < len(self.plain_text) and self.plain_text[at].isalnum()

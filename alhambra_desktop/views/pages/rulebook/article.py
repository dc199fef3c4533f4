"""The view of a rule's text. It paints boxes and marks with round corners, which Qt's HTML cannot do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import ceil, floor
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt, QUrl
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetricsF,
    QImage,
    QPainter,
    QPaintEvent,
    QPixmap,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFragment,
    QTextFrame,
    QTextLine,
    QTextTable,
)
from PySide6.QtWidgets import QTextBrowser
from shiboken6 import isValid

from ....model.rules.core.frozen import frozen
from ...art.brushes import colour, shape
from ...art.geometry import rounded
from ...art.palette import LIGHT, Theme
from ...art.steps import Paint, StepPainting
from ...storage.contained import contained
from ...widgets.scrolled import TALLEST, line_at

CORNER, MARK_CORNER = 8.0, 4.0
# ``ABOUT_MARK`` is the space on both sides of marked words, in pixels. ``ABOVE_MARK`` is the height of a mark
# above the baseline, and ``HIGH_MARK`` is its whole height. These two are in heights of a capital letter.
ABOUT_MARK, ABOVE_MARK, HIGH_MARK = 2.0, 1.36, 1.74
SCENE: Final = "scene"


@frozen
class _Mark:
    """Words with a coloured background. ``capital`` is the height of their capital letters."""

    start: int
    end: int
    capital: float
    ground: QColor


@contained
class RuleArticle(QTextBrowser):
    def __init__(self) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self._painting: StepPainting | None = None
        self._panels: list[tuple[QTextTable, QColor]] = []
        self._marks: list[_Mark] = []

    def follow_document(self) -> None:
        self._panels = []
        for table in _tables(self.document().rootFrame()):
            frame = table.format()
            if frame.background().style() != Qt.BrushStyle.NoBrush:
                self._panels.append((table, frame.background().color()))
                frame.setBackground(QBrush(Qt.BrushStyle.NoBrush))
                table.setFormat(frame)
        self._follow_marks()

    def _follow_marks(self) -> None:
        self._marks = [
            _Mark(
                fragment.position(),
                fragment.position() + fragment.length(),
                QFontMetricsF(fragment.charFormat().font()).capHeight(),
                fragment.charFormat().background().color(),
            )
            for fragment in _fragments(self.document())
            if fragment.charFormat().background().style() != Qt.BrushStyle.NoBrush
        ]
        plain = QTextCharFormat()
        plain.setBackground(QBrush(Qt.BrushStyle.NoBrush))
        cursor = QTextCursor(self.document())
        for mark in self._marks:
            cursor.setPosition(mark.start)
            cursor.setPosition(mark.end, QTextCursor.MoveMode.KeepAnchor)
            cursor.mergeCharFormat(plain)

    def marks(self) -> Iterator[tuple[QRectF, QColor]]:
        """Yield a rectangle and a colour for each line that contains marked words."""
        layout = self.document().documentLayout()
        x, y = self.horizontalScrollBar().value(), self.verticalScrollBar().value()
        for mark in self._marks:
            block = self.document().findBlock(mark.start)
            corner = layout.blockBoundingRect(block).topLeft() - QPointF(x, y)
            for line in map(block.layout().lineAt, range(block.layout().lineCount())):
                first = max(mark.start - block.position(), line.textStart())
                last = min(mark.end - block.position(), line.textStart() + line.textLength())
                if first < last:
                    left, right = _x_of(line, first) - ABOUT_MARK, _x_of(line, last) + ABOUT_MARK
                    top = line.y() + line.ascent() - ABOVE_MARK * mark.capital
                    rect = QRectF(left, top, right - left, HIGH_MARK * mark.capital)
                    yield rect.translated(corner), mark.ground

    def panels(self) -> Iterator[tuple[QRectF, QColor]]:
        layout = self.document().documentLayout()
        x, y = self.horizontalScrollBar().value(), self.verticalScrollBar().value()
        for table, ground in self._panels:
            frame, rect = table.format(), layout.frameBoundingRect(table)
            # `rect` has the size of the table, but the position of the first cell's contents
            corner = rect.topLeft() - QPointF(frame.cellPadding() + x, frame.cellPadding() + y)
            height = rect.height() - frame.topMargin() - frame.bottomMargin()
            yield QRectF(corner, QSizeF(rect.width(), height)), ground

    def row_at(self, y: int) -> tuple[int, int]:
        """Return the top and bottom of the line of text at `y`.

        In a table, return those of the row instead, unless the row is higher than ``TALLEST``.
        """
        cursor = self.cursorForPosition(QPoint(self.viewport().width() // 4, y))
        table = cursor.currentTable()
        if not table:
            return line_at(self, y)
        layout, scrolled = self.document().documentLayout(), self.verticalScrollBar().value()
        row, padding = table.cellAt(cursor).row(), table.format().cellPadding()
        ends = [
            place
            for column in range(table.columns())
            for block in _blocks(table, row, column)
            for place in (layout.blockBoundingRect(block).top(), layout.blockBoundingRect(block).bottom())
        ]
        top, bottom = floor(min(ends) - padding) - scrolled, ceil(max(ends) + padding) - scrolled
        return (top, bottom) if bottom - top <= TALLEST else line_at(self, y)

    def paint_scene(self, picture: QPixmap, steps: Iterator[Paint], keep: Callable[[QImage], object]) -> None:
        """Paint the scene of the visible rule in steps, then show it and pass it to `keep`."""

        def show(finished: QPixmap) -> None:
            image = finished.toImage()
            keep(image)
            self.document().addResource(QTextDocument.ResourceType.ImageResource, QUrl(SCENE), image)
            self.viewport().update()

        if self._painting is not None and isValid(self._painting):
            self._painting.end()
        self._painting = StepPainting(self, picture, steps, show)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for rect, ground in self.panels():
            if rect.intersects(QRectF(event.rect())):
                shape(painter, rounded(rect, CORNER, 1), ground, colour(self.theme.panel_edge, 0.45), 1)
        for rect, ground in self.marks():
            if rect.intersects(QRectF(event.rect())):
                painter.fillPath(rounded(rect, MARK_CORNER), ground)
        painter.end()
        super().paintEvent(event)


def _blocks(table: QTextTable, row: int, column: int) -> Iterator[QTextBlock]:
    cell = table.cellAt(row, column)
    block = cell.firstCursorPosition().block()
    while block.isValid() and block.position() <= cell.lastPosition():
        yield block
        block = block.next()


def _tables(frame: QTextFrame) -> Iterator[QTextTable]:
    for child in frame.childFrames():
        if isinstance(child, QTextTable):
            yield child
        yield from _tables(child)


def _fragments(document: QTextDocument) -> Iterator[QTextFragment]:
    block = document.begin()
    while block.isValid():
        fragments = block.begin()
        while not fragments.atEnd():
            yield fragments.fragment()
            fragments += 1
        block = block.next()


def _x_of(line: QTextLine, place: int) -> float:
    x: tuple[float, int] = line.cursorToX(place)  # type: ignore[assignment]  # the stubs declare `object`
    return x[0]

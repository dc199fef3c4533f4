from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFocusEvent,
    QFont,
    QKeyEvent,
    QPalette,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextLength,
    QTextTable,
)
from PySide6.QtWidgets import QFrame, QTextBrowser

from ...art.fonts import BLACK, BOLD, sans, serif, text_width
from ...art.palette import Theme
from ...storage.contained import contained
from ...widgets.page_header import BY_KEYS
from ...widgets.scrolled import EdgeFades, line_at

MEASURE: Final = 760
"""Maximum length of a line in pixels. If the view is wider, there are margins beside the text."""

SIZE: Final = 15  # pixels
SPACING: Final = 118  # line height of the text in percent

HEADINGS: Final = {1: (27, BLACK), 2: (25, BLACK), 3: (18, BOLD), 4: (17, BOLD)}
"""Maps the level of a heading to its font size in pixels and to its font weight."""

ABOVE: Final = {1: 2, 2: 18, 3: 18, 4: 12}
BELOW: Final = {1: 10, 2: 8, 3: 6, 4: 1}
"""These two constants map the level of a heading to the pixels above and below the heading."""

AFTER, AFTER_ITEM = 7, 5
"""Pixels below a paragraph, and below a list item."""

CELL: Final = 6
INDENT: Final = 24
"""Padding of table cells, and indent of lists, in pixels."""

SHARES: Final = (26, 34, 40)
"""Column widths of a table with three columns, in percent."""

BESIDE_BULLET: Final = 2 * "\N{NO-BREAK SPACE}"
"""Text inserted at the beginning of each list item, because Qt leaves only one space after a bullet."""


@contained
class DocumentView(QTextBrowser):
    """Shows Markdown texts. Links are shown as plain text."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("reached")
        self.setProperty("ringless", False)
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(10)
        self.document().setIndentWidth(INDENT)
        self.fades = EdgeFades(self, lambda y: line_at(self, y))

    def show_text(self, text: str, theme: Theme) -> None:
        """Show a text without changing the scroll position."""
        bar = self.verticalScrollBar()
        scrolled = bar.value()
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Text, QColor(theme.text))
        self.setPalette(palette)
        document = self.document()
        document.setDefaultFont(sans(SIZE))
        document.setMarkdown(text)
        self._typeset(theme)
        self.moveCursor(QTextCursor.MoveOperation.Start)
        document.documentLayout().documentSize()  # updates the range of the scroll bar
        bar.setValue(scrolled)
        self.fades.follow()

    def scroll_to_top(self) -> None:
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self.verticalScrollBar().setValue(0)

    def _typeset(self, theme: Theme) -> None:
        document, cursor = self.document(), QTextCursor(self.document())
        cursor.beginEditBlock()
        block = document.begin()
        while block.isValid():
            self._set_block(cursor, block)
            block = block.next()
        for frame in document.rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                _set_table(frame, theme)
        cursor.endEditBlock()

    def _set_block(self, cursor: QTextCursor, block: QTextBlock) -> None:
        level = block.blockFormat().headingLevel()
        block_format, char_format = QTextBlockFormat(), QTextCharFormat()
        in_table = QTextCursor(block).currentTable() is not None
        block_format.setTopMargin(ABOVE.get(level, 0))
        block_format.setBottomMargin(0 if in_table else BELOW.get(level, AFTER))
        if level in HEADINGS:
            char_format.setFont(serif(*HEADINGS[level]))
        else:
            block_format.setLineHeight(SPACING, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        cursor.setPosition(block.position())
        if block.textList() is not None:
            cursor.insertText(BESIDE_BULLET, QTextCharFormat())
            block_format.setBottomMargin(AFTER_ITEM)
            block_format.setTextIndent(-text_width(BESIDE_BULLET, sans(SIZE)))
            cursor.setPosition(block.position())
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeBlockFormat(block_format)
        char_format.setAnchor(False)
        char_format.setAnchorHref("")
        char_format.setFontUnderline(False)
        char_format.setForeground(QBrush())
        cursor.mergeCharFormat(char_format)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._show_ring(event.reason() in BY_KEYS)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        self._show_ring(True)

    def _show_ring(self, shown: bool) -> None:
        """Show or hide the focus ring.

        If the page was opened by a mouse click, the ring is hidden, although the text has the focus.
        """
        if self.property("ringless") is shown:
            self.setProperty("ringless", not shown)
            self.style().unpolish(self)
            self.style().polish(self)
            self.document().setDefaultFont(sans(SIZE))  # polishing the widget has changed the font

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._set_margins()
        super().resizeEvent(event)

    def _set_margins(self) -> None:
        free = self.width() - self.verticalScrollBar().sizeHint().width() - MEASURE
        margin = max(0, free // 2)
        if self.viewportMargins().left() != margin:
            self.setViewportMargins(margin, 0, margin, 0)


def _set_table(table: QTextTable, theme: Theme) -> None:
    style = table.format()
    style.setBorder(0)
    style.setCellSpacing(0)
    style.setCellPadding(CELL)
    style.setTopMargin(AFTER)
    style.setBottomMargin(2 * AFTER)
    style.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
    if table.columns() == len(SHARES):
        style.setColumnWidthConstraints(
            [QTextLength(QTextLength.Type.PercentageLength, share) for share in SHARES]
        )
    table.setFormat(style)
    for row in range(table.rows()):
        for column in range(table.columns()):
            cell = table.cellAt(row, column)
            cell_format = cell.format()
            if row % 2:
                cell_format.setBackground(QColor(theme.stripe))
            if not row:
                cell_format.setFontWeight(QFont.Weight.Bold)
            cell.setFormat(cell_format)

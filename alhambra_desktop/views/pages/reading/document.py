"""A view of long Markdown texts, in the fonts of the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFocusEvent,
    QFont,
    QImage,
    QKeyEvent,
    QPalette,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextImageFormat,
    QTextLength,
    QTextTable,
    QTextTableCellFormat,
    QTextTableFormat,
)
from PySide6.QtWidgets import QFrame, QTextBrowser

from ....model.rules.core.frozen import frozen
from ...art.fonts import BLACK, BOLD, SEMIBOLD, sans, serif, text_width
from ...art.palette import LINK, Theme
from ...storage.contained import contained
from ...text.language import plain
from ...widgets.page_header import BY_KEYS
from ...widgets.scrolled import EdgeFades, line_at

MEASURE: Final = 760
"""Usual maximum length of a line in pixels; wider views have margins."""

SIZE, SMALL = 15, 13  # font sizes of texts in pixels
SPACING: Final = 132  # line height of the text in percent

HEADINGS: Final = {1: (27, BLACK), 2: (25, BLACK), 3: (18, BOLD), 4: (17, BOLD)}
"""Font size in pixels and weight of headings, by level."""

ABOVE: Final = {1: 2, 2: 18, 3: 18, 4: 12}
BELOW: Final = {1: 10, 2: 8, 3: 6, 4: 1}
AFTER, AFTER_ITEM = 7, 11
"""Pixels above and below headings, and below paragraphs and items of lists."""

CELL: Final = 6
INDENT: Final = 24
"""Padding of table cells, and indent of lists, in pixels."""

SHARES: Final = (26, 34, 40)
"""Widths of the columns of a table with three columns, in percent."""

BESIDE_BULLET: Final = 2 * "\N{NO-BREAK SPACE}"
"""Added before the text of a list item, because Qt leaves only one space beside a bullet."""

PICTURE_CELL: Final = 70
"""Width of the column with the pictures of items. The links are in a column on the right."""

Banner = Callable[[int], QImage]
"""Returns a picture of a width."""


@frozen
class Item:
    """An item with a picture and a link, in the language of the window.

    ``picture`` is an image; ``target`` is emitted when the link is followed.
    """

    title: str
    text: str
    link: str
    target: str
    picture: QImage


@contained
class DocumentView(QTextBrowser):
    """Shows Markdown texts with headings in a serif font.

    Links in Markdown are shown as plain text without a target; only links of items can be followed.
    """

    def __init__(self, size: int = SIZE) -> None:
        super().__init__()
        self._size, self._measure = size, MEASURE
        self._banners: dict[str, Banner] = {}
        self.setObjectName("reached")
        self.setProperty("ringless", False)
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(10)
        self.document().setIndentWidth(INDENT)
        self.fades = EdgeFades(self, lambda y: line_at(self, y))

    def show_texts(
        self,
        texts: Sequence[str],
        theme: Theme,
        pictures: tuple[Banner | None, Banner | None] = (None, None),
        *,
        centred: int = 0,
        items: Sequence[Item] = (),
    ) -> None:
        """Show texts below each other, and keep the scroll position.

        `pictures` are placed above and below the texts, as wide as the text. The first `centred` paragraphs
        are centred, the last of them in small letters. `items` follow the first heading.
        """
        bar = self.verticalScrollBar()
        scrolled = bar.value()
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Text, QColor(theme.text))
        self.setPalette(palette)
        document = self.document()
        document.setDefaultFont(sans(self._size))
        document.setMarkdown("\n\n".join(texts))
        self._typeset(theme)
        for number in range(centred):
            QTextCursor(document.findBlockByNumber(number)).mergeBlockFormat(_in_the_middle())
        if centred:
            _make_small(QTextCursor(document.findBlockByNumber(centred - 1)))
        if items:
            _insert_items(document, items, theme)
        self._insert_banners(pictures)
        self.moveCursor(QTextCursor.MoveOperation.Start)
        document.documentLayout().documentSize()  # lays out the whole text now instead of later
        bar.setValue(scrolled)
        self.fades.follow()

    def _insert_banners(self, pictures: tuple[Banner | None, Banner | None]) -> None:
        above, below = pictures
        named = {"above": above, "below": below}
        self._banners = {name: banner for name, banner in named.items() if banner is not None}
        self._paint_banners()
        if above is not None:
            QTextCursor(self.document()).insertBlock()
            _insert(QTextCursor(self.document()), "above")
        if below is not None:
            cursor = QTextCursor(self.document())
            cursor.movePosition(QTextCursor.MoveOperation.End)
            cursor.insertBlock()
            _insert(cursor, "below")

    def _paint_banners(self) -> None:
        document = self.document()
        width = self.viewport().width() - 2 * int(document.documentMargin())
        for name, banner in self._banners.items():
            document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(name), banner(max(1, width)))

    def set_measure(self, measure: int) -> None:
        """Change the maximum length of a line in pixels."""
        self._measure = measure
        self._set_margins()

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
            size, weight = HEADINGS[level]
            char_format.setFont(serif(size - (SIZE - self._size), weight))
        else:
            block_format.setLineHeight(SPACING, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        cursor.setPosition(block.position())
        if block.textList() is not None:
            cursor.insertText(BESIDE_BULLET, QTextCharFormat())
            block_format.setBottomMargin(AFTER_ITEM)
            block_format.setTextIndent(-text_width(BESIDE_BULLET, sans(self._size)))
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
        """Show or hide the focus ring: a page opened with the mouse focuses its text, but without a ring."""
        if self.property("ringless") is shown:
            self.setProperty("ringless", not shown)
            self.style().unpolish(self)
            self.style().polish(self)
            self.document().setDefaultFont(sans(self._size))  # because polishing has changed it

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._set_margins()
        super().resizeEvent(event)
        if self._banners and event.size().width() != event.oldSize().width():
            self._paint_banners()
            self.document().markContentsDirty(0, self.document().characterCount())

    def _set_margins(self) -> None:
        free = self.width() - self.verticalScrollBar().sizeHint().width() - self._measure
        margin = max(0, free // 2)
        if self.viewportMargins().left() != margin:
            self.setViewportMargins(margin, 0, margin, 0)


def _in_the_middle() -> QTextBlockFormat:
    block = QTextBlockFormat()
    block.setAlignment(Qt.AlignmentFlag.AlignHCenter)
    return block


def _make_small(cursor: QTextCursor) -> None:
    small = QTextCharFormat()
    small.setFont(sans(SMALL), QTextCharFormat.FontPropertiesInheritanceBehavior.FontPropertiesSpecifiedOnly)
    cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
    cursor.mergeCharFormat(small)


def _insert(cursor: QTextCursor, picture: str) -> None:
    """Insert a picture, given its name in the document, as a paragraph."""
    block = _in_the_middle()
    block.setTopMargin(AFTER)
    block.setBottomMargin(2 * AFTER)
    cursor.setBlockFormat(block)
    image = QTextImageFormat()
    image.setName(picture)
    cursor.insertImage(image)


def _insert_items(document: QTextDocument, items: Sequence[Item], theme: Theme) -> None:
    """Insert items below the first paragraph, as a table: pictures, texts, and links aligned to the right."""
    cursor = QTextCursor(document.begin())
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
    style = QTextTableFormat()
    style.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_None)
    style.setCellSpacing(0)
    style.setCellPadding(CELL)
    style.setBottomMargin(AFTER)
    style.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
    fixed = QTextLength.Type.FixedLength
    links = 2 * CELL + ceil(max(text_width(item.link, sans(SIZE, SEMIBOLD)) for item in items))
    style.setColumnWidthConstraints(
        [QTextLength(fixed, PICTURE_CELL), QTextLength(), QTextLength(fixed, links)]
    )
    table = cursor.insertTable(len(items), 3, style)
    cursor.setPosition(table.lastPosition() + 1)
    cursor.deleteChar()  # the empty paragraph that Qt inserts below a table
    for row, item in enumerate(items):
        picture, text, link = (table.cellAt(row, column).firstCursorPosition() for column in range(3))
        picture.setBlockFormat(QTextBlockFormat())
        picture.insertImage(item.picture)
        _write_item(text, item)
        _write_link(link, item, theme)
        middle = QTextTableCellFormat()
        middle.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
        table.cellAt(row, 2).setFormat(middle)


def _write_item(cursor: QTextCursor, item: Item) -> None:
    title, text = QTextCharFormat(), QTextCharFormat()
    title.setFont(serif(*HEADINGS[4]))
    text.setFont(sans(SIZE))
    line = QTextBlockFormat()
    line.setHeadingLevel(4)
    cursor.setBlockFormat(line)
    cursor.insertText(item.title, title)
    line = QTextBlockFormat()
    line.setLineHeight(SPACING, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    cursor.insertBlock(line)
    cursor.insertText(item.text, text)


def _write_link(cursor: QTextCursor, item: Item, theme: Theme) -> None:
    link = QTextCharFormat()
    link.setFont(sans(SIZE, SEMIBOLD))
    link.setAnchor(True)
    link.setAnchorHref(item.target)
    link.setForeground(QColor(LINK[theme.dark]))
    link.setProperty(QTextFormat.Property.TextToolTip, plain(f"{item.link}: {item.title}"))
    line = QTextBlockFormat()
    line.setAlignment(Qt.AlignmentFlag.AlignRight)
    line.setNonBreakableLines(True)
    cursor.setBlockFormat(line)
    cursor.insertText(item.link, link)


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

"""Finds texts that do not fit into their widgets, in any language."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument, QTextOption
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLabel,
    QLineEdit,
    QScrollArea,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QTableView,
    QTextEdit,
    QWidget,
)

SPACING = 4
"""Pixels between the icon and the text of a combo box."""


def cut_off(page: QWidget) -> list[str]:
    """Return the clipped texts on a visible page."""
    return [
        f"{type(widget).__name__}: {text}"
        for widget in (page, *page.findChildren(QWidget))
        if widget.isVisible()
        for text in _cut(widget)
    ]


def _cut(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, QLabel):
        yield from _label(widget)
    elif isinstance(widget, QAbstractButton):
        yield from _button(widget)
    elif isinstance(widget, QComboBox):
        yield from _choice(widget)
    elif isinstance(widget, QLineEdit):
        yield from _line(widget)
    elif isinstance(widget, QTabBar):
        yield from _tabs(widget)
    elif isinstance(widget, QTableView):
        yield from _table(widget)
    elif isinstance(widget, QScrollArea | QTextEdit) and widget.horizontalScrollBar().maximum() > 0:
        yield "must be scrolled sideways"


def _label(label: QLabel) -> Iterator[str]:
    if not label.text():
        return
    if label.wordWrap():
        high = label.heightForWidth(label.width()) <= label.height()
        wide = _longest_word(label) <= label.contentsRect().width()
    else:
        high = label.sizeHint().height() <= label.height()
        wide = label.sizeHint().width() <= label.width()
    if not high or not wide:
        yield label.text()


def _longest_word(label: QLabel) -> float:
    document = QTextDocument()
    document.setDocumentMargin(0)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    document.setDefaultTextOption(option)
    document.setDefaultFont(label.font())
    if "<" in label.text():
        document.setHtml(label.text())
    else:
        document.setPlainText(label.text())
    document.setTextWidth(1)
    return document.idealWidth()


def _button(button: QAbstractButton) -> Iterator[str]:
    hint = button.minimumSizeHint()
    if button.text() and (hint.width() > button.width() or hint.height() > button.height()):
        yield button.text()


def _choice(field: QComboBox) -> Iterator[str]:
    option = QStyleOptionComboBox()
    field.initStyleOption(option)
    room = field.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, field
    )
    for i in range(field.count()):
        needed = field.fontMetrics().horizontalAdvance(field.itemText(i))
        if not field.itemIcon(i).isNull():
            needed += field.iconSize().width() + SPACING
        if needed > room.width():
            yield field.itemText(i)


def _line(field: QLineEdit) -> Iterator[str]:
    room = field.contentsRect().marginsRemoved(field.textMargins()).width()
    if field.fontMetrics().horizontalAdvance(field.placeholderText()) > room:
        yield field.placeholderText()


def _tabs(tabs: QTabBar) -> Iterator[str]:
    if tabs.sizeHint().width() > tabs.width():
        yield " ".join(tabs.tabText(i) for i in range(tabs.count()))


def _table(table: QTableView) -> Iterator[str]:
    header, model = table.horizontalHeader(), table.model()
    for column in range(model.columnCount()):
        needed = max(table.sizeHintForColumn(column), header.sectionSizeHint(column))
        if needed > table.columnWidth(column):
            yield str(model.headerData(column, Qt.Orientation.Horizontal))
    rows = table.verticalHeader()
    if not rows.isHidden() and rows.sizeHint().width() > rows.width():
        yield "the names of the rows"

from __future__ import annotations

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

from ..storage.contained import contained

GAP = 6
LINE_GAP = 3  # pixels between two lines of equally wide widgets

COLUMNS, CARD_GAP, LEAST_CARD = 2, 10, 330
"""Number of columns of cards, pixels between cards, and minimum width of a card in one of two columns."""


@contained
class Flow(QLayout):
    """A layout of widgets in lines; if `equal`, all widgets get the same width, so that they fill a line."""

    def __init__(self, *widgets: QWidget, equal: bool = False) -> None:
        super().__init__()
        self._equal = equal
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(QMargins())
        for widget in widgets:
            self.addWidget(widget)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._flow(QRect(0, 0, width, 0), moves=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._flow(rect, moves=True)

    def sizeHint(self) -> QSize:
        hints = [item.sizeHint() for item in self._items if not item.isEmpty()]
        width = sum(hint.width() for hint in hints) + GAP * max(0, len(hints) - 1)
        return QSize(width, max((hint.height() for hint in hints), default=0))

    def minimumSize(self) -> QSize:
        width = max((item.sizeHint().width() for item in self._items), default=0)
        return QSize(width, max((item.sizeHint().height() for item in self._items), default=0))

    def _flow(self, room: QRect, moves: bool) -> int:
        if self._equal:
            return self._fill_columns(room, moves)
        left, top = room.left(), room.top()
        line: list[tuple[QLayoutItem, int]] = []
        for item in self._items:
            if item.isEmpty():
                continue
            if line and left + item.sizeHint().width() > room.right() + 1:
                top += _lay(line, top, moves) + GAP
                line, left = [], room.left()
            line.append((item, left))
            left += item.sizeHint().width() + GAP
        return top + _lay(line, top, moves) - room.top()

    def _fill_columns(self, room: QRect, moves: bool) -> int:
        items, least = [item for item in self._items if not item.isEmpty()], self.minimumSize().width()
        columns = max(1, (room.width() + GAP) // (least + GAP))
        column, top = (room.width() + GAP) / columns, room.top()
        edges = [room.left() + round(place * column) for place in range(columns + 1)]
        for at in range(0, len(items), columns):
            line = items[at : at + columns]
            height = max(_height(item, int(column) - GAP) for item in line)
            for place, item in enumerate(line if moves else ()):
                width = edges[place + 1] - edges[place] - GAP
                item.setGeometry(QRect(edges[place], top, width, height))
            top += height + LINE_GAP
        return max(0, top - LINE_GAP - room.top())


@contained
class CardGrid(Flow):
    """A layout of cards in up to `COLUMNS` columns; the cards of a row are equally high."""

    def sizeHint(self) -> QSize:
        return QSize(COLUMNS * (LEAST_CARD + CARD_GAP), self.minimumSize().height())

    def minimumSize(self) -> QSize:
        items = [item for item in self._items if not item.isEmpty()]
        return QSize(max((item.minimumSize().width() for item in items), default=0), 0)

    def _flow(self, room: QRect, moves: bool) -> int:
        items = [item for item in self._items if not item.isEmpty()]
        least = max(LEAST_CARD, self.minimumSize().width())
        columns = max(1, min(COLUMNS, (room.width() + CARD_GAP) // (least + CARD_GAP)))
        width = (room.width() - (columns - 1) * CARD_GAP) // columns
        top = room.top()
        for at in range(0, len(items), columns):
            row = items[at : at + columns]
            height = max(item.heightForWidth(width) for item in row)
            for column, item in enumerate(row if moves else ()):
                item.setGeometry(QRect(room.left() + column * (width + CARD_GAP), top, width, height))
            top += height + CARD_GAP
        return max(0, top - CARD_GAP - room.top())


def _height(item: QLayoutItem, width: int) -> int:
    return item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()


def _lay(line: list[tuple[QLayoutItem, int]], top: int, moves: bool) -> int:
    height = max((item.sizeHint().height() for item, _ in line), default=0)
    for item, left in line if moves else ():
        size = item.sizeHint()
        size.setHeight(min(height, item.maximumSize().height()))
        item.setGeometry(QRect(QPoint(left, top + (height - size.height()) // 2), size))
    return height

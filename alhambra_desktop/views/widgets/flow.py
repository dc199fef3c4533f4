from __future__ import annotations

from math import ceil

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

from ..storage.contained import contained

GAP = 6
ROW_GAP = 3

COLUMNS, CARD_GAP, LEAST_CARD = 2, 10, 330


@contained
class Flow(QLayout):
    def __init__(self, *widgets: QWidget) -> None:
        super().__init__()
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
        hints = [item.sizeHint() for item in self._visible()]
        width = sum(hint.width() for hint in hints) + GAP * max(0, len(hints) - 1)
        return QSize(width, max((hint.height() for hint in hints), default=0))

    def minimumSize(self) -> QSize:
        width = max((item.sizeHint().width() for item in self._items), default=0)
        return QSize(width, max((item.sizeHint().height() for item in self._items), default=0))

    def _visible(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _flow(self, room: QRect, moves: bool) -> int:
        left, top = room.left(), room.top()
        line: list[tuple[QLayoutItem, int]] = []
        for item in self._visible():
            if line and left + item.sizeHint().width() > room.right() + 1:
                top += _lay(line, top, moves) + GAP
                line, left = [], room.left()
            line.append((item, left))
            left += item.sizeHint().width() + GAP
        return top + _lay(line, top, moves) - room.top()


@contained
class Columns(Flow):
    """A layout in columns of equal width. The widgets in a row have equal heights."""

    def __init__(
        self,
        *widgets: QWidget,
        gap: int = GAP,
        row_gap: int = ROW_GAP,
        least: int = 0,
        most: int | None = None,
        spread: bool = False,
    ) -> None:
        """`least` is the minimum width of a column, and `most` is the maximum number of columns.

        If `spread`, the rows have similar numbers of widgets. Free height is then distributed evenly above,
        between and below the rows.
        """
        super().__init__(*widgets)
        self._gap, self._row_gap, self._least, self._most = gap, row_gap, least, most
        self._spread = spread

    def columns_in(self, width: int) -> int:
        least = max(self._least, self.minimumSize().width())
        columns = max(1, (width + self._gap) // (least + self._gap))
        if self._spread and self._items:
            columns = ceil(len(self._items) / ceil(len(self._items) / columns))
        return columns if self._most is None else min(columns, self._most)

    def _flow(self, room: QRect, moves: bool) -> int:
        items, columns = self._visible(), self.columns_in(room.width())
        apart, top = (room.width() + self._gap) / columns, room.top()
        edges = [room.left() + round(column * apart) for column in range(columns + 1)]
        free = room.height() - self._flow(room, moves=False) if moves and self._spread else 0
        between = max(0, free // (ceil(len(items) / columns) + 1))
        top += between
        for at in range(0, len(items), columns):
            row = items[at : at + columns]
            height = max(_height(item, int(apart) - self._gap) for item in row)
            for column, item in enumerate(row if moves else ()):
                width = edges[column + 1] - edges[column] - self._gap
                item.setGeometry(QRect(edges[column], top, width, height))
            top += height + self._row_gap + between
        return max(0, top - self._row_gap - room.top())


@contained
class CardGrid(Columns):
    def __init__(self, *cards: QWidget) -> None:
        super().__init__(*cards, gap=CARD_GAP, row_gap=CARD_GAP, least=LEAST_CARD, most=COLUMNS)

    def sizeHint(self) -> QSize:
        return QSize(COLUMNS * (LEAST_CARD + CARD_GAP), self.minimumSize().height())

    def minimumSize(self) -> QSize:
        return QSize(max((item.minimumSize().width() for item in self._visible()), default=0), 0)


def _height(item: QLayoutItem, width: int) -> int:
    return item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()


def _lay(line: list[tuple[QLayoutItem, int]], top: int, moves: bool) -> int:
    height = max((item.sizeHint().height() for item, _ in line), default=0)
    for item, left in line if moves else ():
        size = item.sizeHint()
        size.setHeight(min(height, item.maximumSize().height()))
        item.setGeometry(QRect(QPoint(left, top + (height - size.height()) // 2), size))
    return height

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy

from ...words import phrase
from ..art.brushes import stroke
from ..art.fonts import sans, text_width
from ..art.geometry import curve, ellipse
from ..art.palette import Theme
from ..storage.contained import contained
from .labels import set_tip
from .painting import RIGHT, write
from .paper_card import KeyCap
from .round_button import RoundButton
from .style import theme_of

WIDTH, HEIGHT = 352, 36
LEFT_ROOM: Final = 38
LONGEST: Final = 60  # maximum number of characters in a search text
EDGE: Final = 12
CROSS: Final = 4.5


def _paint_cross(p: QPainter, x: float, y: float, theme: Theme) -> None:
    for dy in (CROSS, -CROSS):
        stroke(p, curve((x - CROSS, y - dy), (x + CROSS, y + dy)), theme.text, 2.2, round_ends=True)


@contained
class ClearButton(RoundButton):
    """A button that clears the search field, for the mouse and for screen readers."""

    diameter = 24

    def __init__(self, field: QLineEdit) -> None:
        super().__init__(_paint_cross)
        self.setParent(field)
        self.setFixedSize(HEIGHT, HEIGHT)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clicked.connect(field.clear)
        self.hide()


@contained
class SearchField(QLineEdit):
    def __init__(self, key: str) -> None:
        super().__init__()
        self.setObjectName("pageSearch")
        self.setFont(sans(14))
        self.setMaxLength(LONGEST)
        self.setFixedHeight(HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._count = ""
        self._cap = KeyCap(key, self)
        self._cap.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.clear_button = ClearButton(self)
        self.textChanged.connect(self._fit)
        self._fit()

    def retranslate(self, hint: str) -> None:
        name = phrase("search-clear")
        self.clear_button.setAccessibleName(name)
        set_tip(self.clear_button, name)
        self.setPlaceholderText(hint)
        self.setAccessibleName(hint)
        self.setMinimumWidth(self.minimumSizeHint().width())

    def set_content(self, count: str) -> None:
        """Show the number of results in place of the key cap."""
        self._count = count
        self.setAccessibleDescription(count)
        self._fit()
        self.update()

    def _fit(self) -> None:
        self._cap.setVisible(not self.text() and not self._count)
        self.clear_button.setVisible(bool(self.text()))
        count = text_width(self._count, sans(13)) + 6 if self._count else 0
        right = count + self.clear_button.width() if self.text() else max(count, self._cap.width())
        self.setTextMargins(LEFT_ROOM - 8, 0, round(right) + EDGE - 4, 0)

    def sizeHint(self) -> QSize:
        return QSize(WIDTH, HEIGHT)

    def minimumSizeHint(self) -> QSize:
        hint = text_width(self.placeholderText(), self.font())
        return QSize(round(LEFT_ROOM + hint + self._cap.width() + 2 * EDGE + 12), HEIGHT)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.clear_button.move(self.width() - self.clear_button.width(), 0)
        cap = self._cap
        cap.move(self.width() - cap.width() - EDGE, (self.height() - cap.height()) // 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter, theme = QPainter(self), theme_of(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        x, y = 20.0, self.height() / 2
        stroke(painter, ellipse(x - 2, y - 2, 5.6), theme.text_2, 2)
        stroke(painter, curve((x + 2.4, y + 2.4), (x + 7, y + 7)), theme.text_2, 2.6, round_ends=True)
        if self._count:
            right = self.clear_button.width() if self.text() else EDGE
            room = QRectF(0, 0, self.width() - right - 4, self.height())
            write(painter, room, self._count, sans(13), theme.text_2, RIGHT)

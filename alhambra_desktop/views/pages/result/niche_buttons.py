from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from ....model.rules.core.words.message import Message
from ....words import phrase
from ...art.brushes import colour, down, shape, stroke
from ...art.fonts import BOLD, SEMIBOLD, sans, serif, text_width
from ...art.geometry import rounded
from ...commands.actions import PAGE_KEYS
from ...commands.command import key_name
from ...commands.touch import TOUCH
from ...storage.contained import contained
from ...widgets.labels import set_button_text, set_tip, use_hand_cursor
from ...widgets.painting import CENTRE, write
from ...widgets.push_button import GLAZE, GLAZE_HOVER

MAIN_HIGH, HIGH, GAP = 52.0, 40.0, 8.0
MOST: Final = 0.6  # if two buttons share a row, each takes at most this share of the width
LEAST: Final = 12
CAP: Final = 20.0
MAIN_FACE: Final = (GLAZE, GLAZE_HOVER)
FACE: Final = (("#3F3328", "#2C231B"), ("#574634", "#3A2E23"))
MAIN_EDGE, EDGE, RING = "#2FB3AB", "#9C7A45", "#FFF6E2"
INK: Final = "#FFF6E2"


@contained
class NicheButton(QPushButton):
    """A button with the same colours in every theme. Auto-repeated keys do not press the button."""

    def __init__(self, parent: QWidget, key: str = "", *, main: bool = False) -> None:
        super().__init__(parent)
        self._key, self._main, self._large = key, main, 14.0
        self.setObjectName("niche")
        self.setAutoDefault(True)
        use_hand_cursor(self)

    def enlarge(self, factor: float) -> None:
        self._large = max(LEAST, (20 if self._main else 14) * factor)

    @property
    def words(self) -> str:
        return self.text().replace("&", "")

    def needed(self) -> float:
        """Return the width that the button needs for its text in the smallest font."""
        return text_width(self.words, self._font(LEAST)) + 16

    def _font(self, size: float) -> QFont:
        return serif(size, BOLD) if self._main else sans(size, SEMIBOLD)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        p, rect = QPainter(self), QRectF(self.rect()).adjusted(3, 3, -3, -3)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.isDown():
            p.translate(0, 1)
        face = (MAIN_FACE if self._main else FACE)[self.underMouse()]
        edge = MAIN_EDGE if self._main else EDGE
        shape(p, rounded(rect, 8, 0.5), down(rect.top(), rect.bottom(), *face), edge, 1.2)
        if self.hasFocus():
            stroke(p, rounded(rect, 10, -2), RING, 2)
        self._paint_words(p, rect.adjusted(6, 0, -6, 0))

    def _paint_words(self, p: QPainter, room: QRectF) -> None:
        key = key_name(self._key)
        cap = text_width(key, sans(LEAST, SEMIBOLD)) + 14 if key else 0.0
        size, text = self._large, self.words
        while size > LEAST and text_width(text, self._font(size)) > room.width() - cap - 2 * GAP:
            size -= 1
        if cap and text_width(text, self._font(size)) <= room.width() - cap - 4:
            box = QRectF(room.right() - cap, room.center().y() - CAP / 2, cap, CAP)
            shape(p, rounded(box, 4, 0.5), colour("#FFFFFF", 0.12), colour("#FFFFFF", 0.45), 1)
            write(p, box, key, sans(LEAST, SEMIBOLD), INK, CENTRE)
            words_width = text_width(text, self._font(size))
            if (room.width() + words_width) / 2 > room.width() - cap - 4:
                room = room.adjusted(0, 0, -cap - 4, 0)
        write(p, room, text, self._font(size), INK, CENTRE)


class NicheButtons(QWidget):
    rematch = Signal()
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.result = NicheButton(self, PAGE_KEYS["choose"], main=True)
        self.again = NicheButton(self)
        self.table = NicheButton(self, PAGE_KEYS["leave"])
        self.again.clicked.connect(self.rematch)
        self.table.clicked.connect(self.left)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.setFocusProxy(self.result)
        self.result.setText(phrase("bar-result"))
        set_tip(self.result, phrase("status-celebration"))
        set_button_text(self.again, Message("result-rematch"))
        set_button_text(self.table, Message("result-close"), PAGE_KEYS["leave"])

    def lay_out(self, left: float, bottom: float, width: float, factor: float) -> float:
        """Place the buttons above `bottom`, and return their height."""
        for button in (self.result, self.again, self.table):
            button.enlarge(factor)
        gap, main, high = GAP * factor, MAIN_HIGH * factor, TOUCH.least(round(HIGH * factor))
        again, table = self.again.needed(), self.table.needed()
        half = (width - gap) * min(MOST, max(1 - MOST, again / (again + table)))
        beside = again <= half and table <= width - gap - half
        height = main + gap + high + (0 if beside else gap + high)
        self.setGeometry(QRect(round(left), round(bottom - height), round(width), round(height)))
        self.result.setGeometry(0, 0, round(width), round(main))
        top = round(main + gap)
        if beside:
            self.again.setGeometry(0, top, round(half), high)
            self.table.setGeometry(round(half + gap), top, round(width - half - gap), high)
        else:
            self.again.setGeometry(0, top, round(width), high)
            self.table.setGeometry(0, round(top + high + gap), round(width), high)
        return height

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ..art.brushes import colour, shape, stroke
from ..art.fonts import SEMIBOLD, sans, text_width
from ..art.geometry import curve, rounded
from ..storage.contained import contained
from .labels import Clicked, use_hand_cursor
from .push_button import PushButton
from .style import theme_of

CORNER: Final = 8.0
PILL_HIGH, PILL_PAD = 30, 16
"""Height of the main button on a proposed card, and space at each side of the button's text."""

INSET: Final = 9

CHEVRON: Final = 5.0
LOW: Final = 100
"""If a card is lower than this, its chevron is at half the card's height, otherwise near the lower edge."""


@contained
class CardButton(PushButton):
    """A button that covers a card. On a proposed card it shows a main button, otherwise a chevron."""

    def __init__(self, card: QWidget, clicked: Clicked) -> None:
        super().__init__()
        self._card, self._proposed = card, False
        self.setParent(card)
        self.setAutoDefault(True)
        self.setFont(sans(13, SEMIBOLD))
        self.clicked.connect(clicked)
        use_hand_cursor(self)
        card.installEventFilter(self)

    def propose(self, *, proposed: bool) -> None:
        self._proposed = proposed
        self.setObjectName("play" if proposed else "quiet")
        self.update()

    @property
    def pill(self) -> QSize:
        factor = self.font().pixelSize() / 13
        width = text_width(self._shown_text, self.font()) + 2 * PILL_PAD * factor
        return QSize(round(width), round(PILL_HIGH * factor))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show):
            self.setGeometry(self._card.rect())
            self.raise_()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        p, theme = QPainter(self), theme_of(self.palette())
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        card = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.isDown() or self.underMouse():
            shape(
                p, rounded(card, CORNER), colour(theme.stud, 0.16 if self.isDown() else 0.1), theme.stud, 1.6
            )
        if self.hasFocus():
            stroke(p, rounded(card, CORNER, 1), theme.legal, 2)
        right, bottom = self.width() - INSET, self.height() - INSET
        if self._proposed:
            size = self.pill
            box = QRectF(right - size.width(), bottom - size.height(), size.width(), size.height())
            self._paint_ground(p, box, theme)
            p.setFont(self.font())
            p.setPen(colour(theme.exact_text))
            p.drawText(box, int(Qt.AlignmentFlag.AlignCenter), self._shown_text)
            return
        x, y = right - CHEVRON, bottom - PILL_HIGH / 2
        if self.height() < LOW:
            y = self.height() / 2
        tip = curve((x - CHEVRON / 2, y - CHEVRON), (x + CHEVRON / 2, y), (x - CHEVRON / 2, y + CHEVRON))
        stroke(p, tip, theme.legal if self.underMouse() else theme.text_2, 2, round_ends=True)

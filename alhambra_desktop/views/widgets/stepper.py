"""A number between a minus and a plus button."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from ...model.rules.core.words.message import Message
from ...words import say
from ..art.brushes import colour, down, mix, shape, stroke
from ..art.fonts import BOLD, sans
from ..art.geometry import curve, ellipse, rounded
from ..storage.contained import contained
from .boxes import hbox
from .choices import AROUND
from .fields import AmountField
from .labels import Clicked, set_tip, use_hand_cursor
from .style import theme_of

HIGH: Final = 36
NUMBER: Final = 52


@contained
class StepButton(QAbstractButton):
    """A plus or minus button. Tab skips this button, because arrow keys change the number."""

    def __init__(self, tip: Message, name: str, clicked: Clicked, *, plus: bool = False) -> None:
        super().__init__()
        self._plus = plus
        set_tip(self, say(tip))
        self.setAccessibleName(f"{name}: {say(tip)}")
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAutoRepeat(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clicked.connect(clicked)
        use_hand_cursor(self)

    def sizeHint(self) -> QSize:
        return QSize(HIGH, HIGH)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), theme_of(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(1.0 if self.isEnabled() else 0.45)
        middle = QRectF(self.rect()).center()
        disc = ellipse(middle.x(), middle.y(), 12)
        edge = theme.legal if self.underMouse() and self.isEnabled() else theme.panel_edge
        shape(painter, disc, down(4, HIGH - 4, theme.panel_top, theme.plain_ground), edge, 1.2)
        bars = (QPointF(5, 0), QPointF(0, 5)) if self._plus else (QPointF(5, 0),)
        for bar in bars:
            ends = middle - bar, middle + bar
            stroke(painter, curve(*((end.x(), end.y()) for end in ends)), theme.text, 2, round_ends=True)


@contained
class Stepper(QWidget):
    def __init__(self, name: str, least: int, most: int) -> None:
        super().__init__()
        self.amount = AmountField(self)
        self.amount.setRange(least, most)
        self.amount.setFont(sans(15, BOLD))
        self.amount.setButtonSymbols(AmountField.ButtonSymbols.NoButtons)
        self.amount.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.amount.setFixedSize(NUMBER, HIGH - 8)
        self.amount.setAccessibleName(name)
        self._less = StepButton(Message("amount-less"), name, self.amount.stepDown)
        self._more = StepButton(Message("amount-more"), name, self.amount.stepUp, plus=True)
        around = (AROUND + 2, AROUND, AROUND + 2, AROUND)
        hbox(self._less, 1, self.amount, 1, self._more, spacing=6, margins=around, within=self)
        self.setFocusProxy(self.amount)
        self.amount.valueChanged.connect(self._follow)
        self._follow(self.amount.value())

    def _follow(self, value: int) -> None:
        self._less.setEnabled(value > self.amount.minimum())
        self._more.setEnabled(value < self.amount.maximum())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), theme_of(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(AROUND, AROUND, -AROUND, -AROUND)
        deep = mix(theme.plain_ground, "#000000" if theme.dark else theme.panel_edge, 0.16)
        ground = down(rect.top(), rect.bottom(), deep, theme.plain_ground)
        shape(painter, rounded(rect, 8, 0.6), ground, colour(theme.panel_edge), 1.2)

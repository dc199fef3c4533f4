from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QCheckBox, QStyle, QWidget

from ...words import phrase
from ..art.brushes import colour, down, shape, stroke
from ..art.fonts import SEMIBOLD, sans, text_width
from ..art.geometry import khatam, rounded
from ..art.painter_state import moved
from ..storage.contained import contained

SIZE: Final = QSize(46, 24)
GAP: Final = 9
RING: Final = 4  # pixels around the switch for the focus ring
KNOB: Final = 9.5
TURN: Final = 45  # degrees by which the knob turns as it moves
DURATION: Final = 120  # milliseconds in which the knob moves

GROOVE: Final = ("#075450", "#0B6F6A")
GROOVE_EDGE: Final = ("#063F3C", "#7CF2E4")  # edge of a switch that is on, in the light and dark theme
KNOB_FACE: Final = ("#FFFDF4", "#F0E4C8")
OUTLINE: Final = "#3A2412"
HEART: Final = {True: "#0B6F6A", False: "#8A7A63"}


def state_word(on: bool) -> str:
    return phrase("switch-on") if on else phrase("switch-off")


def word_width() -> int:
    return round(max(text_width(state_word(on), sans(13, SEMIBOLD)) for on in (True, False))) + 2


def paint_switch(p: QPainter, rect: QRectF, palette: QPalette, share: float) -> None:
    """Paint a switch. `share` is the position of its knob, from 0 (off) to 1 (on)."""
    dark = palette.color(QPalette.ColorRole.WindowText).lightnessF() > 0.5
    on = share > 0.5
    groove = rounded(rect, rect.height() / 2, 0.6)
    off_ground = palette.color(QPalette.ColorRole.Window).darker(115)
    edge = GROOVE_EDGE[dark] if on else palette.color(QPalette.ColorRole.PlaceholderText)
    ground = down(rect.top(), rect.bottom(), *GROOVE) if on else off_ground
    shape(p, groove, ground, edge, 1.2)
    room = rect.height() / 2
    x = rect.left() + room + (rect.width() - 2 * room) * share
    with moved(p, x, rect.center().y(), rect.height() / SIZE.height()):
        p.rotate(TURN * share)
        shape(p, khatam(0, 0, KNOB), down(-KNOB, KNOB, *KNOB_FACE), OUTLINE, 1.2)
        p.fillPath(khatam(0, 0, 3.6), colour(HEART[on]))


@contained
class Switch(QCheckBox):
    """A check box painted as a switch. If the switch has no text, the word *On* or *Off* is beside it."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._share = 0.0
        self._motion = QVariantAnimation(self)
        self._motion.valueChanged.connect(self._move)
        self.setFont(sans(13, SEMIBOLD))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.toggled.connect(self._glide)

    def show_state(self) -> None:
        self._motion.stop()
        self._move(float(self.isChecked()))

    def _glide(self, on: bool) -> None:
        hint = QStyle.StyleHint.SH_Widget_Animation_Duration
        moving = self.isVisible() and self.style().styleHint(hint) > 0
        self._motion.stop()
        self._motion.setDuration(DURATION if moving else 0)
        self._motion.setStartValue(self._share)
        self._motion.setEndValue(float(on))
        self._motion.start()

    def _move(self, share: float) -> None:
        self._share = share
        self.update()

    @property
    def _beside(self) -> str:
        return self.text() or state_word(self.isChecked())

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        name = metrics.size(int(Qt.TextFlag.TextShowMnemonic), self._beside)
        width = name.width() if self.text() else word_width()
        return QSize(SIZE.width() + 2 * RING + GAP + width, max(SIZE.height() + 2 * RING, name.height() + 4))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, point: QPoint) -> bool:
        return self.rect().contains(point)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        rect = QRectF(RING, (self.height() - SIZE.height()) / 2, SIZE.width(), SIZE.height())
        painter.setOpacity(1.0 if self.isEnabled() else 0.45)
        paint_switch(painter, rect, palette, self._share)
        painter.setOpacity(1.0)
        if self.isEnabled() and (self.hasFocus() or self.underMouse()):
            width = 2.0 if self.hasFocus() else 1.2
            ring = rounded(rect.adjusted(-3, -3, 3, 3), rect.height() / 2 + 3, 0.0)
            stroke(painter, ring, palette.color(QPalette.ColorRole.Accent), width)
        text = palette.color(QPalette.ColorRole.WindowText)
        painter.setPen(QPen(QColor(text)))
        painter.setFont(self.font())
        left = SIZE.width() + 2 * RING + GAP
        name = QRectF(left, 0, self.width() - left, self.height())
        painter.drawText(
            name, int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextShowMnemonic), self._beside
        )

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from ....words import phrase
from ...art.brushes import colour, shape
from ...art.fonts import SEMIBOLD, sans, text_width, wrapped
from ...art.geometry import ellipse, polygon
from ...art.painter_state import moved
from ...art.palette import Theme
from ...art.sound_pictures import paint_sound_picture
from ...commands.touch import TOUCH
from ...storage.contained import contained
from ...widgets.labels import set_tip
from ...widgets.painting import CENTRE, write_lines
from ...widgets.round_button import FAINT, RING, RoundButton
from ...widgets.style import theme_of

SMALL, LARGE = 48, 64

PICTURE: Final = 31 / 48
"""Size of the picture as a share of the button's diameter."""

LEAST: Final = 70

AROUND: Final = 2

PLAY, PLAY_AT = 7 / 48, 17 / 48
"""Radius of the play sign and its offset from the middle, as shares of the button's diameter."""

PRESSING: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
"""The keys that press a button, in addition to the space bar."""

LINE: Final = 14.0
MOST_LINES: Final = 2


@contained
class SoundButton(RoundButton):
    diameter = SMALL

    def __init__(self, sound: str, name: str) -> None:
        super().__init__(self._paint_picture)
        self._sound = sound
        self.setText(name)
        self.setFont(sans(12, SEMIBOLD))
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(phrase("preferences-listen-to", sound=name))

    def set_large(self, *, large: bool) -> None:
        diameter = LARGE if large else SMALL
        if diameter != self.diameter:
            self.diameter = diameter
            self.updateGeometry()

    def follow(self, *, sound_on: bool) -> None:
        self.setEnabled(sound_on)
        set_tip(self, self.accessibleName() if sound_on else phrase("preferences-needs-sound"))

    def sizeHint(self) -> QSize:
        text, font = self.text(), self.font()
        width = max(ceil(text_width(word, font)) for word in text.split()) + 1
        while len(wrapped(text, font, width)) > MOST_LINES:
            width += 2
        return QSize(max(LEAST, self.diameter + 2 * RING, width + 2 * AROUND), self._height(MOST_LINES))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().width(), self._height(1))

    def heightForWidth(self, width: int) -> int:
        return self._height(len(self._lines(width)))

    def _height(self, lines: int) -> int:
        return TOUCH.least(self.diameter + 2 * RING + round(lines * LINE))

    def _lines(self, width: int) -> tuple[str, ...]:
        return wrapped(self.text(), self.font(), width - 2 * AROUND + 2)

    @property
    def middle(self) -> QPointF:
        return QPointF(self.width() / 2, RING + self.diameter / 2)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in PRESSING and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def _paint_picture(self, p: QPainter, x: float, y: float, theme: Theme) -> None:
        side = PICTURE * self.diameter
        with moved(p, x - side / 2, y - side / 2):
            paint_sound_picture(p, self._sound, side, theme)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter, theme = QPainter(self), theme_of(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(1.0 if self.isEnabled() else FAINT)
        room = QRectF(0, self.diameter + 2 * RING - 1, self.width(), LINE)
        write_lines(painter, room, self._lines(self.width()), self.font(), theme.text, CENTRE, height=LINE)
        self._paint_play(painter, theme)

    def _paint_play(self, p: QPainter, theme: Theme) -> None:
        away, radius = PLAY_AT * self.diameter, PLAY * self.diameter
        x, y, k = self.middle.x() + away, self.middle.y() + away, radius / 7
        shape(p, ellipse(x, y, radius), colour(theme.exact_ground), theme.panel_top, 1.2)
        triangle = polygon([(x - 2 * k, y - 3.4 * k), (x + 3.6 * k, y), (x - 2 * k, y + 3.4 * k)])
        p.fillPath(triangle, colour(theme.exact_text))

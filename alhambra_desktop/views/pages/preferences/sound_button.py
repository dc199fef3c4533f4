"""A round button that plays a sound."""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from ....words import phrase
from ...art.fonts import SEMIBOLD, sans, text_width, wrapped
from ...art.painter_state import moved
from ...art.palette import Theme
from ...art.sound_pictures import paint_sound_picture
from ...commands.touch import TOUCH
from ...storage.contained import contained
from ...widgets.labels import set_tip
from ...widgets.painting import CENTRE, write_lines
from ...widgets.round_button import FAINT, RING, RoundButton
from ...widgets.style import theme_of

PICTURE: Final = 31.0
LEAST: Final = 72
"""Minimum width of a button."""

AROUND: Final = 2
"""Pixels between the caption and the sides of the button."""

LINE: Final = 14.0
MOST_LINES: Final = 2


@contained
class SoundButton(RoundButton):
    """A round button with the picture of a sound. Its name is below, in up to two lines."""

    diameter = 48

    def __init__(self, sound: str, name: str) -> None:
        super().__init__(self._paint_picture)
        self._sound = sound
        self.setText(name)
        self.setFont(sans(12, SEMIBOLD))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(phrase("preferences-listen-to", sound=name))

    def follow(self, *, sound_on: bool) -> None:
        """Enable the button if sound is on."""
        self.setEnabled(sound_on)
        set_tip(self, self.accessibleName() if sound_on else phrase("preferences-needs-sound"))

    def sizeHint(self) -> QSize:
        text, font = self.text(), self.font()
        width = max(ceil(text_width(word, font)) for word in text.split()) + 1
        while len(wrapped(text, font, width)) > MOST_LINES:
            width += 2
        height = self.diameter + 2 * RING + round(MOST_LINES * LINE)
        return QSize(max(LEAST, width + 2 * AROUND), TOUCH.least(height))

    @property
    def middle(self) -> QPointF:
        return QPointF(self.width() / 2, RING + self.diameter / 2)

    def _paint_picture(self, p: QPainter, x: float, y: float, theme: Theme) -> None:
        with moved(p, x - PICTURE / 2, y - PICTURE / 2):
            paint_sound_picture(p, self._sound, PICTURE, theme)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter, theme = QPainter(self), theme_of(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(1.0 if self.isEnabled() else FAINT)
        lines = wrapped(self.text(), self.font(), self.width() - 2 * AROUND + 2)
        room = QRectF(0, self.diameter + 2 * RING - 1, self.width(), LINE)
        write_lines(painter, room, lines, self.font(), theme.text, CENTRE, height=LINE)

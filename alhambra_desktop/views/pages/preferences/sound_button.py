"""A button that plays a sound."""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter

from ....words import phrase
from ...art.fonts import SEMIBOLD, sans, text_width, wrapped
from ...art.painter_state import moved
from ...art.sound_pictures import paint_sound_picture
from ...commands.touch import TOUCH
from ...storage.contained import contained
from ...widgets.labels import set_tip, use_hand_cursor
from ...widgets.painting import write_lines
from ...widgets.push_button import PushButton
from ...widgets.style import theme_of

AROUND, ROOM, HIGH = 7, 44, 46
"""Pixels at both ends of the button, pixels from its left edge to the text, and its height."""

PICTURE: Final = 30.0
LINE: Final = 15.0
MOST_LINES: Final = 2
FAINT: Final = 0.4
"""Opacity of the picture of a disabled button."""


@contained
class SoundButton(PushButton):
    """A button with the picture and the name of a sound. The name has up to two lines."""

    def __init__(self, sound: str, name: str) -> None:
        super().__init__(name)
        self._sound = sound
        self.setFont(sans(12, SEMIBOLD))
        self.setAutoDefault(True)
        self.setAccessibleName(phrase("preferences-listen-to", sound=name))
        use_hand_cursor(self)

    def follow(self, *, sound_on: bool) -> None:
        """Enable the button if sound is on."""
        self.setEnabled(sound_on)
        set_tip(self, self.accessibleName() if sound_on else phrase("preferences-needs-sound"))

    def sizeHint(self) -> QSize:
        text, font = self.text(), self.font()
        width = max(ceil(text_width(word, font)) for word in text.split()) + 1
        while len(wrapped(text, font, width)) > MOST_LINES:
            width += 2
        return QSize(ROOM + width + AROUND, TOUCH.least(HIGH))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _paint_content(self, p: QPainter, rect: QRectF, ink: str) -> None:
        with moved(p, rect.left() + AROUND, rect.center().y() - PICTURE / 2):
            p.setOpacity(1.0 if self.isEnabled() else FAINT)
            paint_sound_picture(p, self._sound, PICTURE, theme_of(self.palette()))
        lines = wrapped(self.text(), self.font(), rect.width() - ROOM - AROUND + 2)
        top = rect.center().y() - len(lines) * LINE / 2
        room = QRectF(rect.left() + ROOM, top, rect.width() - ROOM, LINE)
        write_lines(p, room, lines, self.font(), ink, height=LINE)

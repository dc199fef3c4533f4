"""A button that plays a sound."""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter

from ....words import phrase
from ...art.brushes import colour
from ...art.fonts import SEMIBOLD, sans, text_width
from ...art.geometry import polygon
from ...commands.touch import TOUCH
from ...storage.contained import contained
from ...widgets.labels import set_tip, use_hand_cursor
from ...widgets.painting import write
from ...widgets.push_button import PushButton

AROUND, ROOM, HIGH = 10, 24, 36
"""Pixels beside the contents, before the text, and the height."""

SIGN: Final = 7.0
"""Width of the triangle."""


@contained
class SoundButton(PushButton):
    """A triangle, and a text: by default the name of the sound."""

    def __init__(self, text: str, name: str = "") -> None:
        super().__init__(text)
        self.setFont(sans(12, SEMIBOLD))
        self.setAutoDefault(True)
        self.setAccessibleName(phrase("preferences-listen-to", sound=name or text))
        use_hand_cursor(self)

    def follow(self, *, sound_on: bool) -> None:
        """Enable the button if sound is on."""
        self.setEnabled(sound_on)
        set_tip(self, self.accessibleName() if sound_on else phrase("preferences-needs-sound"))

    def sizeHint(self) -> QSize:
        text = ceil(text_width(self.text(), self.font()))
        return QSize(ROOM + text + AROUND, TOUCH.least(HIGH))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _paint_content(self, p: QPainter, rect: QRectF, ink: str) -> None:
        x, y = rect.left() + AROUND, rect.center().y()
        p.fillPath(polygon([(x, y - 4.5), (x + SIGN, y), (x, y + 4.5)]), colour(ink, 0.8))
        write(p, rect.adjusted(ROOM - 1, 0, 0, 0), self.text(), self.font(), ink)

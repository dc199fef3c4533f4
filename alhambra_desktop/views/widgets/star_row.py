from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ...model.rules.core.words.message import Message
from ...words import say
from ..art.medals import paint_star
from .boxes import NONE, hbox
from .labels import words
from .pictures import Picture
from .style import theme_of

STAR: Final = 20


class StarRow(QWidget):
    """A row with a star of a campaign table and the condition for winning this star."""

    def __init__(self) -> None:
        super().__init__()
        self._reached = False
        self._star = Picture(STAR, "", self._paint)
        self._text = words("", "", 13)
        hbox(self._star, (self._text, 1), spacing=8, margins=NONE, within=self)

    def set_content(self, message: Message, *, reached: bool) -> None:
        self._reached = reached
        self._text.setText(say(message))
        stage = Message("campaign-star-reached") if reached else Message("campaign-star-missed")
        self._star.setAccessibleName(say(stage))
        self._star.update()

    def _paint(self, p: QPainter, size: int) -> None:
        middle = QPointF(size / 2, size / 2)
        paint_star(p, middle, 8, theme_of(self.palette()), reached=self._reached)

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame

from ....model.rules.core.words.message import Message
from ....words import say
from ...art.fonts import BOLD, serif
from ...storage.contained import contained
from ...widgets.boxes import TOP, hbox, vbox
from ...widgets.card_button import CardButton
from ...widgets.labels import Clicked, set_button_text, words
from ...widgets.painting import paint_card_box
from ...widgets.pictures import Picture
from ...widgets.style import theme_of
from .pictures import ITEMS, SIDE


@contained
class NewsItem(QFrame):
    """A drawing, a title and a sentence about a page. Pressing the item opens this page."""

    def __init__(self, title: Message, sentence: Message, picture: str, clicked: Clicked) -> None:
        super().__init__()
        self._messages = title, sentence
        self._title, self._sentence = words("", size=17), words("", "second", 14)
        self._title.setFont(serif(17, BOLD))
        self.button = CardButton(self, clicked)
        self._picture = Picture(SIDE, "", lambda p, _: ITEMS[picture](p, theme_of(self.palette())))
        lines = vbox(self._title, self._sentence, 1, spacing=0)
        parts = (self._picture, 0, TOP), (lines, 1)
        hbox(*parts, spacing=14, margins=(12, 10, 28, 10), within=self)

    def retranslate(self) -> None:
        title, sentence = map(say, self._messages)
        self._title.setText(title)
        self._sentence.setText(sentence)
        set_button_text(self.button, Message("news-open"))
        self.button.setAccessibleName(f"{self.button.text()}: {title}")
        self.button.setAccessibleDescription(sentence)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_card_box(painter, QRectF(self.rect()), theme_of(self.palette()))

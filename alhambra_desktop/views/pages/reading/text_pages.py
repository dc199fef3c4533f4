"""The pages with the news and with information about the program."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ...art.emblem import paint_emblem
from ...storage.contained import contained
from .document import DocumentView
from .page import ReadingPage
from .pictures import buildings, people
from .texts import about, news

EMBLEM: Final = 132


Texts = Callable[[], tuple[str, str]]  # both texts in Markdown


@contained
class TextPage(ReadingPage):
    """A page with two texts, side by side or, in narrow windows, below each other.

    ``second`` is the name of the second text. The first ``centred`` paragraphs of the first
    text are centred.
    """

    centred = 0

    def __init__(self, title: Message, second: Message, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(title, Message("reading-bar-keys"), parent)
        self._names, self._texts = (title, second), texts
        self.views = (DocumentView(), DocumentView())
        for paper, view in zip(self.papers, self.views, strict=True):
            paper.column.addWidget(view)
        self.retranslate()

    def pictures(self) -> tuple[QImage | None, QImage | None]:
        """Return the pictures above and below the first text."""
        return None, None

    @property
    def stops(self) -> Sequence[QWidget]:
        return self.views[: self.columns]

    def write(self) -> None:
        for view, name in zip(self.views, self._names, strict=True):
            view.setAccessibleName(say(name))
        first, second = self._texts()
        beside = self.columns > 1
        texts = (first,) if beside else (first, second)
        self.views[0].show_texts(texts, self.theme, self.pictures(), centred=self.centred)
        self.views[1].show_texts((second,) if beside else (), self.theme)

    def on_entered(self) -> None:
        super().on_entered()
        for view in self.views:
            view.scroll_to_top()


@contained
class NewsPage(TextPage):
    share = 0.58

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Message("reading-news"), Message("reading-earlier"), news, parent)

    def pictures(self) -> tuple[QImage, None]:
        return people(self._cache, self.theme, self.devicePixelRatioF()), None


@contained
class AboutPage(TextPage):
    share, centred = 0.42, 2

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Message("about-title"), Message("reading-licences"), about, parent)

    def pictures(self) -> tuple[QImage, QImage | None]:
        below = buildings(self._cache, self.theme, self.devicePixelRatioF()) if self.columns > 1 else None
        return self._emblem(), below

    def _emblem(self) -> QImage:
        ratio = self.devicePixelRatioF()
        size = QSize(EMBLEM, EMBLEM) * ratio
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        paint_emblem(painter, size.width())
        painter.end()
        image.setDevicePixelRatio(ratio)
        return image

    def write(self) -> None:
        super().write()
        self.views[0].setAccessibleDescription(phrase("about-emblem"))

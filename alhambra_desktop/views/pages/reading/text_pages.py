"""The pages with the news and with information about the program."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtWidgets import QWidget

from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ...storage.contained import contained
from .document import MEASURE, SIZE, SMALL, Banner, DocumentView, Item
from .page import ReadingPage
from .pictures import buildings, emblem, item_picture, people
from .texts import about, news

EMBLEM: Final = 160
CENTRED_MEASURE: Final = 560
"""Maximum length of the centred lines, the margins of the text included."""

MAIN_NEWS: Final = (  # title, text, command that the link triggers, picture
    (Message("news-people"), Message("news-people-line"), "new-game", "people"),
    (Message("news-lessons"), Message("news-lessons-line"), "learn", "tile"),
    (Message("news-puzzle"), Message("news-puzzle-line"), "puzzle", "puzzle"),
    (Message("news-goals"), Message("news-goals-line"), "goals", "goal"),
    (Message("news-settings"), Message("news-settings-line"), "preferences", "keys"),
)

Texts = Callable[[], tuple[str, str]]  # both texts in Markdown


@contained
class TextPage(ReadingPage):
    """A page with two texts, side by side or, in narrow windows, below each other.

    ``second`` is the name of the second text. The first ``centred`` paragraphs of the first
    text are centred. ``second_size`` is the font size of the second text beside the first.
    """

    centred, second_size = 0, SIZE

    def __init__(self, title: Message, second: Message, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(title, Message("reading-bar-keys"), parent)
        self._names, self._texts = (title, second), texts
        self.views = (DocumentView(), DocumentView(self.second_size))
        for paper, view in zip(self.papers, self.views, strict=True):
            paper.column.addWidget(view)
        self.retranslate()

    def pictures(self) -> tuple[Banner | None, Banner | None]:
        """Return the pictures above and below the first text."""
        return None, None

    def items(self) -> Sequence[Item]:
        """Return the items below the first heading."""
        return ()

    @property
    def stops(self) -> Sequence[QWidget]:
        return self.views[: self.columns]

    def write(self) -> None:
        for view, name in zip(self.views, self._names, strict=True):
            view.setAccessibleName(say(name))
        first, second = self._texts()
        beside = self.columns > 1
        texts = (first,) if beside else (first, second)
        self.views[0].show_texts(texts, self.theme, self.pictures(), centred=self.centred, items=self.items())
        self.views[1].show_texts((second,) if beside else (), self.theme)

    def on_entered(self) -> None:
        super().on_entered()
        for view in self.views:
            view.scroll_to_top()


@contained
class NewsPage(TextPage):
    """The news of all versions. The main news of the newest version have links to their pages."""

    share, second_size = 0.63, SMALL

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Message("reading-news"), Message("reading-earlier"), news, parent)
        self.views[0].anchorClicked.connect(lambda url: self.commanded.emit(url.toString()))

    def pictures(self) -> tuple[Banner, None]:
        return partial(people, self._cache, self.theme, self.devicePixelRatioF()), None

    def items(self) -> Sequence[Item]:
        ratio, link = self.devicePixelRatioF(), phrase("news-open")
        return [
            Item(say(title), say(text), link, command, item_picture(picture, self.theme, ratio))
            for title, text, command, picture in MAIN_NEWS
        ]


@contained
class AboutPage(TextPage):
    share, centred, second_size = 0.52, 5, SMALL

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Message("about-title"), Message("reading-licences"), about, parent)

    def pictures(self) -> tuple[Banner, Banner | None]:
        ratio = self.devicePixelRatioF()
        below = partial(buildings, self._cache, self.theme, ratio) if self.columns > 1 else None
        return lambda _: emblem(ratio, EMBLEM), below

    def write(self) -> None:
        self.views[0].set_measure(CENTRED_MEASURE if self.columns > 1 else MEASURE)
        super().write()
        self.views[0].setAccessibleDescription(phrase("about-emblem"))

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from html import escape
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from .... import __version__
from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ...art.emblem import paint_emblem
from ...art.fonts import BLACK, sans, serif
from ...storage.contained import contained
from ...widgets.boxes import NONE, TOP, Gap, fill, hbox, vbox
from ...widgets.labels import RichLabel, set_button_text, words
from ...widgets.paper_card import plain_button
from ...widgets.pictures import Picture
from ...widgets.scrolled import Scrolled
from .document import DocumentView
from .news_item import NewsItem
from .page import ReadingPage
from .pictures import Scene, Steps, alhambra_at_dusk, city_with_people
from .texts import licences, news

EMBLEM: Final = 128

MEASURE: Final = 860
"""Maximum width in pixels of the text about the program."""

TWO_COLUMNS: Final = 920
"""If the page is at least this wide, the news items are in two columns; otherwise in one."""

MAIN_NEWS: Final = (  # title, text, command of the button, picture
    (Message("news-people"), Message("news-people-line"), "new-game", "people"),
    (Message("news-lessons"), Message("news-lessons-line"), "learn", "tile"),
    (Message("news-puzzle"), Message("news-puzzle-line"), "puzzle", "puzzle"),
    (Message("news-goals"), Message("news-goals-line"), "goals", "goal"),
    (Message("news-settings"), Message("news-settings-line"), "preferences", "keys"),
)


@contained
class FrontPage(ReadingPage):
    """A page with a scene. The button `more` opens a long text; Esc leads from the text back to the scene."""

    def __init__(
        self,
        title: Message,
        name: Message,
        text: Callable[[], str],
        scene: Steps,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(title, Message("reading-bar-front"), parent)
        self._name, self._text = name, text
        self.view, self.scene = DocumentView(), Scene(self._cache, scene)
        front = QWidget()
        self.column = vbox((self.scene, 1), spacing=10, margins=(0, 0, 8, 0), within=front)
        self.front = Scrolled(front)
        self.fill_front()
        for part in (self.front, self.view):
            self.paper.column.addWidget(part)
        self.view.hide()
        self.retranslate()

    more: QPushButton

    def fill_front(self) -> None:
        """Add the widgets below the scene to ``column``, and set ``more``."""
        raise NotImplementedError

    @property
    def is_reading(self) -> bool:
        return not self.view.isHidden()

    @property
    def stops(self) -> Sequence[QWidget]:
        return (self.view,) if self.is_reading else self.buttons

    @property
    def buttons(self) -> Sequence[QWidget]:
        return (self.more,)

    def read(self, *, reading: bool = True) -> None:
        self.view.setVisible(reading)
        self.front.setVisible(not reading)
        self._keys = Message("reading-bar-keys") if reading else Message("reading-bar-front")
        self.retranslate()
        self.view.scroll_to_top()

    def read_more(self) -> None:
        if (button := self.focusWidget()) is not None:
            button.clearFocus()  # otherwise, hiding the button would move the focus to the next widget
        self.read()
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave(self) -> None:
        if not self.is_reading:
            super().leave()
            return
        self.read(reading=False)
        self.more.setFocus(Qt.FocusReason.OtherFocusReason)

    def write(self) -> None:
        if self.is_reading:
            self.view.setAccessibleName(say(self._name))
            self.view.show_text(self._text(), self.theme)

    def on_entered(self) -> None:
        self.read(reading=False)
        self.front.verticalScrollBar().setValue(0)
        super().on_entered()


@contained
class NewsPage(FrontPage):
    """The main news of the newest version. The last button opens the news of all versions."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Message("reading-news"), Message("news-all"), news, city_with_people, parent)

    def fill_front(self) -> None:
        self._version = words("")
        self._version.setFont(serif(25, BLACK))
        self.items = [
            NewsItem(title, text, picture, partial(self.commanded.emit, command))
            for title, text, command, picture in MAIN_NEWS
        ]
        rest = NewsItem(Message("news-all"), Message("news-all-line"), "emblem", self.read_more)
        self.items.append(rest)
        self.more = rest.button
        self._grid = QGridLayout()
        self._grid.setSpacing(10)
        self.column.addWidget(self._version)
        self.column.addLayout(self._grid)
        self._place_items(2)

    @property
    def buttons(self) -> Sequence[QWidget]:
        return [item.button for item in self.items]

    def retranslate(self) -> None:
        self._version.setText(phrase("reading-version", version=__version__))
        for item in self.items:
            item.retranslate()
        super().retranslate()

    def arrange(self) -> None:
        super().arrange()
        self._place_items(2 if self.width() >= TWO_COLUMNS else 1)

    def _place_items(self, columns: int) -> None:
        for at, item in enumerate(self.items):
            self._grid.addWidget(item, at // columns, at % columns)
        for column in range(2):
            self._grid.setColumnStretch(column, int(column < columns))


@contained
class AboutPage(FrontPage):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(
            Message("about-title"), Message("reading-licences"), licences, alhambra_at_dusk, parent
        )

    def fill_front(self) -> None:
        self._name_label, self._version, self._project = words(""), words("", "second", 15), RichLabel()
        self._name_label.setFont(serif(34, BLACK))
        self._project.setFont(sans(16))
        self._project.setWordWrap(True)
        self._project.setMaximumWidth(MEASURE)
        self._licence = words("", "second", 13)
        self.more = plain_button(self.read_more)
        emblem = Picture(EMBLEM, "", paint_emblem)
        across = hbox((self._project, 1), 0, margins=NONE)
        foot = hbox((self._licence, 1), self.more, spacing=16, margins=NONE)
        texts = vbox(self._name_label, self._version, Gap(6), across, Gap(8), foot, spacing=0)
        fill(self.column, hbox((emblem, 0, TOP), (texts, 1), spacing=24, margins=(8, 8, 0, 0)))

    def retranslate(self) -> None:
        self._name_label.setText(phrase("window-title"))
        self._version.setText(phrase("reading-version", version=__version__))
        self._project.setText(
            re.sub(r"\*(.+?)\*", r"<i>\1</i>", escape(phrase("about-project"), quote=False))
        )
        self._licence.setText(phrase("about-licence"))
        self.scene.setAccessibleName(phrase("about-picture"))
        set_button_text(self.more, Message("reading-licences"))
        super().retranslate()

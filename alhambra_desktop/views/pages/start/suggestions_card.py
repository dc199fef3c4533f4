from __future__ import annotations

from typing import Final

import attrs
from PySide6.QtCore import QPointF, QRectF, Signal, SignalInstance
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ....model.rules.core.engine.setup import COLOURS
from ....model.rules.core.words.message import Message
from ....model.rules.modules.registry import EXPANSIONS
from ....words import say
from ... import art
from ...art.cache import FaceCache
from ...art.fonts import BOLD, serif
from ...art.painter_state import moved
from ...commands.actions import PAGE_KEYS
from ...game.next_table import choice_picture
from ...storage.contained import contained
from ...storage.preferences import FIRST_TABLE
from ...widgets.boxes import fill, hbox, vbox
from ...widgets.labels import set_button_text, words
from ...widgets.painting import paint_ground
from ...widgets.paper_card import PaperCard, quiet_button
from ...widgets.pictures import Picture
from ...widgets.press_area import PressArea
from ...widgets.style import theme_of

PICTURE: Final = 64


@contained
class SuggestionRow(QWidget):
    """A picture, a title with a sentence, and a button. A click anywhere in the row presses the button."""

    def __init__(
        self,
        texts: tuple[Message, Message, Message],
        picture: Picture,
        chosen: SignalInstance,
        key: str = "",
    ) -> None:
        super().__init__()
        self._texts, self._key = texts, key
        self._title, self._sentence = words("", "", 15), words("", "second", 13)
        self._title.setFont(serif(15, BOLD))
        self.button = quiet_button(chosen)
        PressArea(self, self.button)
        column = vbox(1, self._title, self._sentence, 1, spacing=0)
        hbox(picture, (column, 1), self.button, spacing=8, margins=(6, 0, 8, 0), within=self)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), theme_of(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_ground(painter, QRectF(self.rect()), theme, on=False, hovered=self.underMouse(), pressed=False)

    def retranslate(self) -> None:
        title, sentence, button = self._texts
        self._title.setText(say(title))
        self._sentence.setText(say(sentence))
        set_button_text(self.button, button, self._key)
        self.button.setAccessibleDescription(f"{say(title)}. {say(sentence)}")


@contained
class SuggestionsCard(PaperCard):
    lessons_chosen = Signal()
    game_chosen = Signal()
    campaign_chosen = Signal()
    expansions_chosen = Signal()

    def __init__(self, cache: FaceCache) -> None:
        super().__init__(cache, Message("start-ways"))
        lessons = Message("learn-title"), Message("start-lessons-line"), Message("start-all-lessons")
        game = Message("learn-game"), Message("learn-game-goal"), Message("start-first-game")
        expansions = (
            Message("start-expansions"),
            Message("start-expansions-line"),
            Message("start-choose-expansions"),
        )
        campaign = (
            Message("start-campaign"),
            Message("start-campaign-line"),
            Message("start-show-campaign"),
        )
        cards = Picture(PICTURE, "", _paint_lessons)
        self.lessons = SuggestionRow(lessons, cards, self.lessons_chosen, PAGE_KEYS["learn"])
        self.game = SuggestionRow(game, FirstTable(cache), self.game_chosen)
        self.campaign = SuggestionRow(campaign, Picture(PICTURE, "", paint_campaign), self.campaign_chosen)
        self.expansions = SuggestionRow(
            expansions, Picture(PICTURE, "", _paint_expansions), self.expansions_chosen
        )
        self.rows = self.lessons, self.game, self.campaign, self.expansions
        self.column.setSpacing(6)
        fill(self.column, *((row, 1) for row in self.rows))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        for row in self.rows:
            row.retranslate()

    def offer(self, *, lessons: bool, game: bool) -> None:
        self.lessons.setVisible(lessons)
        self.game.setVisible(game)


def _paint_lessons(p: QPainter, size: int) -> None:
    with moved(p, 3, 10):
        p.rotate(-8)
        art.paint_shadow(p, QRectF(0, 0, 32, 47), 3)
        art.paint_card(p, "florin", 5, 32)
    art.paint_shadow(p, QRectF(22, 20, 40, 40), 2)
    with moved(p, 22, 20):
        art.paint_face(p, "seraglio", 9, 40)


class FirstTable(Picture):
    def __init__(self, cache: FaceCache) -> None:
        super().__init__(PICTURE, "", self._draw)
        self._cache = cache

    def _draw(self, p: QPainter, size: int) -> None:
        dpr, rim = self.devicePixelRatioF(), theme_of(self.palette()).rim
        for colour, choice, at in zip(COLOURS, FIRST_TABLE, ((32, 47), (18, 21), (45, 21)), strict=False):
            seat = choice_picture(attrs.evolve(choice, colour=colour))
            seat.draw(p, self._cache, QPointF(*at), 14, dpr, rim, self)


def paint_campaign(p: QPainter, size: int) -> None:
    p.scale(size / PICTURE, size / PICTURE)
    from ...art.medals import ENAMEL, paint_enamel, paint_khatam_rim

    for enamel, x, y, radius in ((0, 12, 48, 10), (0, 32, 34, 12), (2, 47, 15, 14)):
        with moved(p, x, y):
            paint_khatam_rim(p, radius * 1.15)
            paint_enamel(p, radius * 0.78, ENAMEL[enamel])


def _paint_expansions(p: QPainter, size: int) -> None:
    from ...art.box_fronts import paint_box_front  # late, because it loads every expansion's painters

    for name, at in zip(EXPANSIONS, (2, 21), strict=False):
        with moved(p, at, at):
            paint_box_front(p, name, "", 41)

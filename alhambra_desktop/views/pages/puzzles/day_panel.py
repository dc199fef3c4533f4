from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import accumulate, groupby, pairwise
from typing import Final

from PySide6.QtCore import QDate, QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from ....model.learning.puzzles.outline import Outline
from ....model.learning.puzzles.rating import Answer
from ....model.rules.core.values import SQUARE_CURRENCY
from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ... import art
from ...art.brushes import colour, down, shape
from ...art.cache import FaceCache
from ...art.fonts import BLACK, serif
from ...art.geometry import rounded
from ...art.palette import CURRENCY_COLOURS, LIGHT, Theme
from ...art.steps import Paint, draw_fitted, step
from ...commands.actions import PAGE_KEYS
from ...storage.contained import contained
from ...text.dates import long_day
from ...text.language import capital
from ...widgets.boxes import hbox
from ...widgets.games_list import PlainCity, city_place, city_steps, plain_city, plain_face
from ...widgets.labels import push_button, set_button_text, words
from ...widgets.paper import Paper
from .city_picture import paint_court
from .goal_tags import GoalTags
from .level_stars import Difficulty
from .puzzle_card import NAMES, Thumbnail
from .puzzle_list import modules_words

HAND, COLUMN = 0.25, 0.42
"""Height of a hand below the city and width of a hand beside it, as shares of the space for both."""

LARGEST, PERIOD = 62.0, 38.0  # maximum size of a tile, and distance between the stars of the floor
MARKET: Final = 0.4  # width of the market, as a share of the picture's inner height
GAP, BESIDE_CITY = 6.0, 5.0
GROUPS: Final = 8.0
COVERED: Final = 0.55
"""If money cards overlap, at most this share of a covered card is visible."""

LEAST_CARD: Final = 5.0
CORNER: Final = 6.0
WALNUT: Final = ("#7A4A26", "#5A3118")
EDGE: Final = "#2E1709"
CITY: Final = QSize(96, 84)
PREFERRED: Final = 120


@contained
class TablePicture(QWidget):
    def __init__(self, cache: FaceCache) -> None:
        super().__init__()
        self._cache = cache
        self.theme: Theme = LIGHT
        self.outline: Outline | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(300, PREFERRED)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.outline is None:
            return
        one, ratio = self.outline, self.devicePixelRatioF()
        subject = ("picture", "table of a puzzle", one.id, self.theme.name)
        steps = partial(self._steps, one, ratio)
        picture = self._cache.stepwise(subject, self.size().toTuple(), ratio, steps, self)
        if picture is not None:
            draw_fitted(QPainter(self), QRectF(self.rect()), picture)

    def _steps(self, one: Outline, ratio: float) -> Iterator[Paint]:
        whole = QRectF(0, 0, self.width(), self.height())
        board, ground = rounded(whole, CORNER, 0.6), down(0, whole.height(), *WALNUT)
        yield step(shape, board, ground, EDGE, 1.2)
        inside = whole.adjusted(GAP, GAP, -GAP, -GAP)
        market = QRectF(inside.topLeft(), QSize(round(inside.height() * MARKET), 0).toSizeF())
        market.setHeight(inside.height())
        rest = inside.adjusted(market.width() + GAP, 0, 0, 0)
        plain, theme = plain_city(one.city), self.theme
        city, hand = _areas(rest, plain, ratio)
        yield step(shape, rounded(market, CORNER, 0.6), theme.panel_top, theme.panel_edge, 1.2)
        currencies = tuple(map(str, SQUARE_CURRENCY.values()))
        row_height = (market.height() - 4) / len(currencies)
        for row, currency in enumerate(currencies):
            strip = QRectF(
                market.left() + 2, market.top() + 2 + row * row_height, market.width() - 4, row_height
            )
            yield step(self._paint_offer, strip, currency, one, ratio)
        yield step(paint_court, self._cache, city, theme, ratio, PERIOD)
        yield from city_steps(self._cache, plain, _inside(city), LARGEST, ratio, illustrated=True)
        yield step(shape, rounded(hand, CORNER, 0.6), theme.panel_top, theme.panel_edge, 1.2)
        cards = self._column_steps if hand.left() > city.left() else self._row_steps
        yield from cards(hand.adjusted(GAP, 4, -GAP, -4), one, ratio)

    def _paint_offer(self, p: QPainter, strip: QRectF, currency: str, one: Outline, ratio: float) -> None:
        p.fillRect(strip.adjusted(0, 1, 0, -1), colour(CURRENCY_COLOURS[currency].mid, 0.22))
        coin = min(strip.width() * 0.14, strip.height() * 0.3)
        art.paint_coin(p, currency, strip.left() + coin + 4, strip.center().y(), coin)
        size = int(min(strip.height() - 4, strip.width() - 2 * coin - 10) * ratio) / ratio
        place = QPointF(strip.right() - size - 2, round(strip.center().y() - size / 2))
        for ware in [ware for ware in one.market if ware.currency == currency][:1]:
            p.drawPixmap(place, self._tile(ware.face, ware.price, ware.sides, size, ratio))

    def _tile(self, face: str, price: int, sides: str, size: float, ratio: float) -> QPixmap:
        if sides:
            return self._cache.tile(face, price, sides, size, ratio)
        return plain_face(self._cache, face, price, size, ratio)

    def _column_steps(self, room: QRectF, one: Outline, ratio: float) -> Iterator[Paint]:
        """Yield the steps that paint the hand with a row for each currency."""
        rows = [list(cards) for _, cards in groupby(one.hand, lambda card: card.currency)]
        if not rows:
            return
        pitch = room.height() / max(len(rows), len(SQUARE_CURRENCY))
        card_width = max(LEAST_CARD, (pitch - 4) / 1.5)
        top = room.center().y() - pitch * len(rows) / 2 + 2
        for number, cards in enumerate(rows):
            apart = min(card_width + 3, (room.width() - card_width) / max(1, len(cards) - 1))
            left = room.center().x() - (card_width + apart * (len(cards) - 1)) / 2
            for at, card in enumerate(cards):
                place = QPointF(left + at * apart, top + number * pitch)
                yield step(self._paint_card, place, card.currency, card.value, card_width, ratio)

    def _paint_card(
        self, p: QPainter, place: QPointF, currency: str, value: int, width: float, ratio: float
    ) -> None:
        p.drawPixmap(place, self._cache.card(currency, value, width, ratio))

    def _row_steps(self, room: QRectF, one: Outline, ratio: float) -> Iterator[Paint]:
        cards = one.hand
        card_width = room.height() / 1.5
        changes = [before.currency != card.currency for before, card in pairwise(cards)]
        groups = [0, *accumulate(changes)] if cards else []
        count = max(groups, default=0) + 1
        apart_groups = card_width + GROUPS
        free = room.width() - count * apart_groups + GROUPS
        apart = card_width + 3
        if (len(cards) - count) * apart > free:
            apart = min(COVERED * card_width, max(LEAST_CARD, free / max(1, len(cards) - count)))
        left = room.center().x() - ((len(cards) - count) * apart + count * apart_groups - GROUPS) / 2

        for at, (card, group) in enumerate(zip(cards, groups, strict=True)):
            place = QPointF(left + (at - group) * apart + group * apart_groups, room.top())
            yield step(self._paint_card, place, card.currency, card.value, card_width, ratio)


def _areas(room: QRectF, city: PlainCity, ratio: float) -> tuple[QRectF, QRectF]:
    """Return the places of the city and the hand: the hand is where it leaves more space for the city."""
    above = room.adjusted(0, 0, 0, -room.height() * HAND - GAP)
    below = QRectF(room.left(), above.bottom() + GAP, room.width(), room.bottom() - above.bottom() - GAP)
    before = room.adjusted(0, 0, -room.width() * COLUMN - GAP, 0)
    beside = QRectF(before.right() + GAP, room.top(), room.right() - before.right() - GAP, room.height())
    sizes = [city_place(city, _inside(area), LARGEST, ratio)[0] for area in (above, before)]
    return (before, beside) if sizes[1] > sizes[0] else (above, below)


def _inside(area: QRectF) -> QRectF:
    return area.adjusted(BESIDE_CITY, BESIDE_CITY, -BESIDE_CITY, -BESIDE_CITY)


class DayPanel(Paper):
    solve_wanted = Signal()

    def __init__(self, cache: FaceCache) -> None:
        super().__init__(cache)
        self.picture = TablePicture(cache)
        self.day, self.difficulty = words("", "second", 13), Difficulty()
        self.title, self.origin = words(""), words("", "second", 13)
        self.title.setFont(serif(22, BLACK))
        self.goals = GoalTags()
        self.solve = push_button("", self.solve_wanted, 15, "ready", enter=True)
        self.solve.setMinimumHeight(40)
        self.state = words("", "second", 13)
        foot = hbox(self.solve, (self.state, 1), spacing=10)
        self.column.setContentsMargins(24, 22, 24, 22)
        head = hbox((self.day, 1), self.difficulty, spacing=8)
        self.city = Thumbnail(cache)
        self.city.setFixedSize(CITY)
        self.column.addWidget(self.picture, 1)
        self.column.addLayout(head)
        self.column.addLayout(hbox(self.city, (self.title, 1), spacing=12))
        for widget in (self.origin, self.goals):
            self.column.addWidget(widget)
        self.column.addLayout(foot)
        self._brief = False
        self._content: tuple[Outline | None, QDate, Answer | None] | None = None

    def set_content(self, one: Outline | None, day: QDate, answer: Answer | None) -> None:
        self._content = one, day, answer
        self.picture.outline = self.city.outline = one
        for picture in (self.picture, self.city):
            picture.update()
        self.retranslate()

    def retranslate(self) -> None:
        set_button_text(self.solve, Message("puzzles-daily"), PAGE_KEYS["choose"])
        if self._content is None:
            return
        one, day, answer = self._content
        self.day.setText(phrase("puzzle-of-day", date=long_day(day)))
        self.state.setText(phrase("puzzles-not-answered") if answer is None else say(NAMES[answer]))
        if one is not None:
            self._describe(one)

    def _describe(self, one: Outline) -> None:
        goals = [capital(say(goal)) for goal in one.goal_messages()]
        self.difficulty.show_rating(one.rating)
        task = phrase("puzzle-task", goals=one.goal_messages())
        self.title.setText(task if self._brief else phrase("puzzle-title", count=len(goals)))
        self.goals.set_content(one.goals, goals)
        modules = modules_words(one) if one.modules else phrase("puzzle-base")
        self.origin.setText(
            phrase("puzzle-from", seats=one.seats, turn=one.turn, turns=one.turns, set=modules)
        )
        self.solve.setAccessibleDescription(f"{self.day.text()}. {', '.join(goals)}")

    def shrink(self, size: QSize, *, pictured: bool, brief: bool) -> None:
        """Fit the panel into `size`.

        If `pictured` is False, a small city replaces the picture of the table. If `brief` is True, the title
        contains the goals, and most other parts are hidden.
        """
        self.picture.setVisible(pictured)
        self.city.setVisible(not pictured)
        self._brief = brief
        self.title.setFont(serif(22 if pictured else 16 if brief else 18, BLACK))
        for widget in (self.origin, self.goals, self.state):
            widget.setVisible(not brief)
        self.retranslate()
        if not pictured and self.column.totalHeightForWidth(size.width()) > size.height():
            self.origin.hide()
        if not pictured and self.column.totalHeightForWidth(size.width()) > size.height():
            self.city.hide()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        for picture in (self.picture, self.city):
            picture.theme = theme
            picture.update()
        self.retranslate()

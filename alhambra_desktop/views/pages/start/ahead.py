from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from ....model.learning.goals.achievements import Achievements
from ....model.learning.goals.campaign import next_table
from ....model.learning.goals.goals import Progress
from ....words import phrase, say
from ...art.cache import FaceCache
from ...art.fonts import SEMIBOLD, sans, text_width
from ...storage.contained import contained
from ...widgets.boxes import NONE, empty, hbox, vbox
from ...widgets.games_list import APART
from ...widgets.labels import line, set_tip, words
from ...widgets.medal import medal_picture
from ...widgets.pictures import Picture
from ...widgets.style import theme_of
from .suggestions_card import paint_campaign

MEDAL: Final = 44
MOST_GOALS: Final = 3
HEIGHT: Final = 60


@contained
class GoalsAhead(QWidget):
    """Up to three goals with their medals, and the next table of the campaign."""

    def __init__(self, cache: FaceCache) -> None:
        super().__init__()
        self._cache = cache
        self._known: Achievements | None = None
        self._goals: list[QWidget] = []
        self._stop: QWidget | None = None
        self._row = hbox(spacing=12)
        vbox((self._row, 1), spacing=0, margins=(0, 4, 0, 0), within=self)

    def set_content(self, known: Achievements) -> None:
        if known == self._known:
            return
        self._known = known
        self.retranslate()

    def retranslate(self) -> None:
        if self._known is None:
            return
        self.setAccessibleName(phrase("start-next-goals"))
        empty(self._row)
        self._goals = [self._goal(progress) for progress in self._known.nearest(MOST_GOALS)]
        self._stop = self._table(self._known)
        for item in (*self._goals, self._stop):
            self._row.addWidget(item, 1)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room, high = self.width() + self._row.spacing(), self.height() >= HEIGHT
        for item in filter(None, (self._stop, *self._goals)):
            room -= item.minimumSizeHint().width() + self._row.spacing()
            item.setVisible(high and (room >= 0 or item is self._stop))

    def hasHeightForWidth(self) -> bool:
        return False

    def sizeHint(self) -> QSize:
        return QSize(0, HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def _goal(self, progress: Progress) -> QWidget:
        def paint(p: QPainter, size: int) -> None:
            theme, dpr = theme_of(self.palette()), self.devicePixelRatioF()
            p.drawPixmap(0, 0, medal_picture(self._cache, progress, size, theme, dpr, self))

        count = progress.goal.threshold
        so_far = phrase("start-goal-so-far", figure=progress.figure, count=count)
        item = _item(Picture(MEDAL, "", paint), say(progress.goal.name), so_far)
        set_tip(item, say(progress.goal.sentence))
        return item

    def _table(self, known: Achievements) -> QWidget:
        table = next_table(known.tables).table
        item = _item(Picture(MEDAL, "", paint_campaign), phrase("start-campaign"), say(table.name))
        of, stars = (
            phrase("campaign-of", table=table.number, all=len(known.tables)),
            phrase("campaign-stars", count=known.stars, all=3 * len(known.tables)),
        )
        set_tip(item, f"{of}{APART}{stars}")
        return item


def _item(picture: Picture, title: str, below: str) -> QWidget:
    item, name, figure = QWidget(), words(title, "", 14), line(below, "second", 12)
    name.setFont(sans(14, SEMIBOLD))
    name.setMinimumWidth(ceil(text_width(title, name.font())) + 1)
    hbox(picture, (vbox(1, name, figure, 1, spacing=0), 1), spacing=8, margins=NONE, within=item)
    return item

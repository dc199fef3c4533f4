"""The card of the result that shows luck and play of all seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import attrs
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ....model.learning.analysis.judgement import JUDGE
from ....model.players.skill.levels import level
from ....model.rules.core.engine.setup import Setup
from ....model.rules.core.words.message import Message
from ....words import phrase
from ...art.brushes import mix
from ...art.cache import FaceCache
from ...art.fonts import BOLD, SEMIBOLD, sans, text_width
from ...art.palette import LIGHT, Theme
from ...game.analyst import Analyst
from ...storage.contained import contained
from ...text.verdict_words import signed
from ...widgets.labels import set_tip, words
from ...widgets.paper_card import seat_picture
from .result_cards import ResultCard


@attrs.frozen
class Balance:
    """A seat's luck and play relative to the table's mean, in points."""

    name: str
    colour: str
    luck: float
    play: float


LUCK_COLOUR: Final = {False: "#A87A30", True: "#D6AE5E"}
PLAY_COLOUR: Final = {False: "#0B6F6A", True: "#35D6C8"}


@contained
class BalanceBars(QWidget):
    """Two bars for each seat: luck above, play below."""

    ROW: Final = 31
    MARK: Final = 28
    NAME: Final = 92
    """Minimum width of a name."""

    FIGURE: Final = 40
    """Width of a figure beside its bar."""

    def __init__(self, cache: FaceCache) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self._cache = cache
        self._rows: tuple[Balance, ...] = ()
        self._judged = False

    def tell(self, rows: Sequence[Balance], *, judged: bool = True) -> None:
        """Show figures; only names before turns are `judged`."""
        self._rows, self._judged = tuple(rows), judged
        self.setMinimumHeight(24 + self.ROW * len(rows))
        self.setAccessibleName("; ".join(map(_balance_words, rows)) if judged else "")
        set_tip(self, self.accessibleName())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), self.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.width() * 0.66
        half = min(self.width() - middle - self.FIGURE - 4, middle - self.MARK - self.NAME - self.FIGURE)
        most = max((abs(value) for row in self._rows for value in (row.luck, row.play)), default=0.0)
        scale = half / max(10.0, most)
        left = middle - 70
        for told, tint in ((phrase("story-luck"), LUCK_COLOUR), (phrase("story-play"), PLAY_COLOUR)):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tint[theme.dark]))
            painter.drawRoundedRect(QRectF(left, 4, 11, 11), 3, 3)
            painter.setPen(QColor(theme.text_2))
            painter.setFont(sans(12))
            painter.drawText(QRectF(left + 16, 0, 80, 19), Qt.AlignmentFlag.AlignVCenter, told)
            left += 16 + text_width(told, sans(12)) + 16
        painter.setPen(QPen(QColor(theme.text_2), 1))
        painter.drawLine(QPointF(middle, 22), QPointF(middle, 24 + self.ROW * len(self._rows)))
        for place, row in enumerate(self._rows):
            top = 25.0 + place * self.ROW
            mark = seat_picture(self._cache, row.colour, 9, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(0, top + 2), mark)
            painter.setPen(QColor(theme.text))
            painter.setFont(sans(13, SEMIBOLD))
            room = QRectF(self.MARK, top, middle - half - self.FIGURE - self.MARK, 28)
            name = painter.fontMetrics().elidedText(row.name, Qt.TextElideMode.ElideRight, int(room.width()))
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, name)
            figures = ((row.luck, LUCK_COLOUR, 2), (row.play, PLAY_COLOUR, 14)) if self._judged else ()
            for value, tint, below in figures:
                self._paint_bar(painter, middle, top + below, value, scale, QColor(tint[theme.dark]))

    def _paint_bar(
        self, painter: QPainter, middle: float, top: float, value: float, scale: float, tint: QColor
    ) -> None:
        wide = max(2.0, abs(value) * scale)
        bar = QRectF(middle if value >= 0 else middle - wide, top, wide, 10)
        painter.setPen(QPen(mix(tint.name(), "#000000", 0.35), 1))
        painter.setBrush(tint)
        painter.drawRoundedRect(bar, 2, 2)
        painter.setPen(QColor(self.theme.text))
        painter.setFont(sans(12, BOLD))
        room = QRectF(bar.right() + 4, top - 4, self.FIGURE, 18)
        if value < 0:
            room.moveRight(bar.left() - 4)
        align = Qt.AlignmentFlag.AlignLeft if value >= 0 else Qt.AlignmentFlag.AlignRight
        painter.drawText(room, align | Qt.AlignmentFlag.AlignVCenter, signed(value))


def _balance_words(row: Balance) -> str:
    return phrase("story-balance", name=row.name, luck=signed(row.luck), play=signed(row.play))


class BalanceCard(ResultCard):
    def __init__(self, cache: FaceCache, setup: Setup) -> None:
        super().__init__(cache, Message("story-balance-title"))
        self._setup = setup
        self.beside.setText(phrase("story-balance-beside"))
        self.bars = BalanceBars(cache)
        # in the end there are as many rows: nothing below them moves then
        self.bars.tell([Balance(seat.name, seat.colour, 0.0, 0.0) for seat in setup.seats], judged=False)
        self.column.addWidget(self.bars)
        note = words(phrase("story-balance-note", level=level(JUDGE.level).name), "second", 12)
        set_tip(note, phrase("story-balance-sum"))
        self.column.addWidget(note)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.bars.theme = theme
        self.bars.update()

    def tell(self, analyst: Analyst) -> None:
        if not analyst.turns or len(analyst.judgements) < len(analyst.turns):
            return
        stories = [analyst.story(seat) for seat in self._setup.everybody]
        luck = sum(story.luck for story in stories) / len(stories)
        play = sum(story.play for story in stories) / len(stories)
        self.bars.tell(
            [
                Balance(seat.name, seat.colour, story.luck - luck, story.play - play)
                for seat, story in zip(self._setup.seats, stories, strict=True)
            ]
        )

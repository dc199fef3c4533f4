from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ....model.learning.goals.achievements import Achievements
from ....model.learning.goals.goals import GOALS, Progress, Stage
from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ...art.brushes import colour, shape
from ...art.cache import FaceCache
from ...art.fonts import BLACK, sans, serif
from ...art.geometry import rounded
from ...art.medals import RING
from ...art.painter_state import clipped
from ...storage.contained import contained
from ...text.dates import whole_date
from ...widgets.boxes import NONE, vbox
from ...widgets.hairline import Hairline
from ...widgets.labels import centred, set_button_text, words
from ...widgets.medal import medal_picture
from ...widgets.painting import paint_ground
from ...widgets.paper_card import plain_button
from ...widgets.pictures import Picture
from ...widgets.style import theme_of
from .details_card import DOWNWARDS, RIGHTWARDS, Details, DetailsCard
from .goal_grid import GoalGrid

LARGE: Final = 96
DETAILS: Final = 236
"""Width of the details beside the goals."""

FRAMED: Final = (10, 3, 4, 3)
"""Margins inside the frame of the details. The details have a frame only if they are above the goals."""


@contained
class Bar(QWidget):
    """Shows the progress towards a goal as a bar."""

    def __init__(self) -> None:
        super().__init__()
        self._share = 0.0
        self.setFixedHeight(14)

    def set_content(self, share: float) -> None:
        self._share = share
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), theme_of(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        path = rounded(rect, 6)
        shape(painter, path, colour("#B99A66", 0.3), colour(theme.panel_edge, 0.6), 1)
        with clipped(painter, path):
            rect.setWidth(rect.width() * min(1.0, self._share))
            painter.fillRect(rect, colour(RING))


@contained
class GoalDetails(Details):
    """Details of a goal: its large medal, its condition, its progress, and the game with the best result."""

    def __init__(self, cache: FaceCache) -> None:
        super().__init__()
        self._cache, self._progress, self._beside = cache, Progress(GOALS[0]), True
        self._medal = Picture(LARGE, "", self._paint)
        self._name, self._what = centred(words("")), centred(words("", "", 14))
        self._name.setFont(serif(20, BLACK))
        self._bar, self._line = Bar(), centred(words("", "second", 13))
        self.show_game = plain_button(self.choose, small=True)
        self._texts = vbox(self._name, self._what, 1, spacing=4, margins=NONE)
        self._reached = vbox(self._bar, self._line, 1, self.show_game, spacing=6, margins=NONE)
        medal = self._medal, 0, Qt.AlignmentFlag.AlignHCenter
        self.lay_out(vbox(medal, (self._texts, 1), (self._reached, 1), spacing=10, within=self), DETAILS)

    def set_beside(self, *, beside: bool) -> None:
        """If `beside` is True, show the details as a column, otherwise as a row without medal and bar."""
        super().set_beside(beside=beside)
        self._beside = beside
        self.row.setContentsMargins(*((12, 8, 4, 4) if beside else FRAMED))
        self._reached.setDirection(DOWNWARDS if beside else RIGHTWARDS)
        self._texts.setSpacing(4 if beside else 0)
        self.row.setStretchFactor(self._reached, int(beside))
        self._medal.setVisible(beside)
        self._name.setFont(serif(20 if beside else 14, BLACK))
        middle = Qt.AlignmentFlag.AlignHCenter if beside else Qt.AlignmentFlag.AlignLeft
        for label in (self._name, self._what):
            label.setAlignment(middle | Qt.AlignmentFlag.AlignTop)
        self._what.setFont(sans(14 if beside else 13))
        self._line.setWordWrap(beside)
        self.set_content(self._progress)

    def set_content(self, progress: Progress) -> None:
        self._progress = progress
        self._name.setText(say(progress.goal.name))
        self._what.setText(say(progress.goal.sentence))
        reached = progress.stage is Stage.EARNED
        self._bar.setVisible(self._beside and progress.goal.threshold > 1 and not reached)
        self._bar.set_content(progress.share)
        self._line.setText(_line_of(progress))
        set_button_text(self.show_game, Message("goal-show"))
        self.show_game.setVisible(progress.game is not None)
        self._medal.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._beside:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            theme = theme_of(self.palette())
            paint_ground(painter, QRectF(self.rect()), theme, on=False, hovered=False, pressed=False)

    def choose(self) -> None:
        if self._progress.game is not None:
            self.chosen.emit(self._progress.game)

    def _paint(self, p: QPainter, size: int) -> None:
        theme, dpr = theme_of(self.palette()), self.devicePixelRatioF()
        p.drawPixmap(0, 0, medal_picture(self._cache, self._progress, size, theme, dpr, self._medal))


def _line_of(progress: Progress) -> str:
    if progress.game is None:
        return phrase("goal-not-yet")
    day = whole_date(progress.game.ended)
    if progress.stage is Stage.EARNED:
        return phrase("goal-reached", day=day)
    return phrase("goal-so-far", figure=progress.figure, count=progress.goal.threshold, day=day)


class GoalsCard(DetailsCard):
    def __init__(self, cache: FaceCache) -> None:
        super().__init__(cache, Message("goals-title"), title_size=18)
        self.beside.setFont(sans(14))
        self.column.setSpacing(2)
        self._progress: dict[str, Progress] = {}
        self.grid, self.details = GoalGrid(cache), GoalDetails(cache)
        self.lay_out(self.grid, self.details)
        self._line = Hairline(upright=True)
        self.row.insertWidget(1, self._line)
        self.grid.chosen.connect(self._show)
        self.grid.opened.connect(self.details.choose)

    def set_content(self, known: Achievements) -> None:
        self._progress = {goal.goal.id: goal for goal in known.goals}
        self.beside.setText(phrase("goals-earned", count=known.earned, all=len(known.goals)))
        self.grid.set_content(known.goals)
        if self.grid.value is None:
            self.grid.choose(GOALS[0].id)
        self._show(self.grid.value)

    def set_beside(self, *, beside: bool) -> None:
        """If `beside` is True, move the details beside the goals, otherwise beside the title of the card."""
        self.details.set_beside(beside=beside)
        self._line.setVisible(beside)
        within, after = (self.row, 0) if beside else (self.head, 1)
        if within.indexOf(self.details) < 0:
            for layout in (self.row, self.head):
                layout.removeWidget(self.details)
            within.addWidget(self.details, after)
            self.head.setStretch(self.head.indexOf(self.beside), int(beside))

    def _show(self, goal: str) -> None:
        self.details.set_content(self._progress[goal])

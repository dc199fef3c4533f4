from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ....model.learning.goals.achievements import GameAchievements
from ....model.learning.goals.campaign import CampaignTable, campaign
from ....model.learning.goals.goals import Progress
from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ...accessibility.a11y import announce
from ...art.cache import FaceCache
from ...art.fonts import SEMIBOLD, sans
from ...widgets.boxes import NONE, fill, hbox, vbox
from ...widgets.flow import Flow
from ...widgets.labels import line, set_tip, words
from ...widgets.medal import medal_picture
from ...widgets.pictures import Picture
from ...widgets.star_row import StarRow
from ...widgets.style import theme_of
from .result_cards import result_button

MEDAL: Final = 40
SMALL: Final = 36
NAMED: Final = 2  # maximum number of goals that are shown with their names


class Reached(QWidget):
    """The stars of a campaign table, and the goals that were reached for the first time in this game."""

    table_wanted = Signal(object)

    def __init__(self, cache: FaceCache) -> None:
        super().__init__()
        self._cache = cache
        self._column = vbox(spacing=6, margins=NONE, within=self)
        self.next: CampaignTable | None = None
        self.hide()

    def set_content(self, achievements: GameAchievements) -> None:
        if achievements.table is not None:
            self._add_table(achievements, achievements.table)
        if achievements.goals:
            self._add_goals(achievements.goals)
        self.setVisible(bool(self._column.count()))
        if achievements.goals:
            names = tuple(one.goal.name for one in achievements.goals)
            announce(self, lambda: phrase("result-goals-aloud", names=names))

    def _add_table(self, achievements: GameAchievements, table: CampaignTable) -> None:
        title = words(phrase("table-campaign", name=table.name), "", 14)
        title.setFont(sans(14, SEMIBOLD))
        self._column.addWidget(title)
        for star, reached in zip(table.stars, achievements.stars, strict=True):
            row = StarRow()
            row.set_content(star.sentence, reached=reached)
            self._column.addWidget(row)
        if achievements.passed and table.number < len(campaign()):
            self.next = campaign()[table.number]
            button = result_button(Message("campaign-next", name=self.next.name))
            button.clicked.connect(lambda: self.table_wanted.emit(self.next))
            fill(self._column, hbox(button, 1, margins=NONE))

    def _add_goals(self, goals: tuple[Progress, ...]) -> None:
        title = words(phrase("result-goals"), "", 14)
        title.setFont(sans(14, SEMIBOLD))
        held = QWidget()
        held.setLayout(Flow(*(self._goal(one, named=len(goals) <= NAMED) for one in goals)))
        fill(self._column, title, held)

    def _goal(self, progress: Progress, *, named: bool) -> QWidget:
        def paint(p: QPainter, size: int) -> None:
            theme, dpr = theme_of(self.palette()), self.devicePixelRatioF()
            p.drawPixmap(0, 0, medal_picture(self._cache, progress, size, theme, dpr, self))

        name, sentence = say(progress.goal.name), say(progress.goal.sentence)
        if not named:
            medal = Picture(SMALL, name, paint)
            set_tip(medal, phrase("result-goal-tip", name=name, sentence=sentence))
            return medal
        held = QWidget()
        hbox(Picture(MEDAL, "", paint), line(name, "", 14), spacing=6, margins=NONE, within=held)
        set_tip(held, sentence)
        return held

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from ....model.files.archive.statistics import Chronicle
from ....model.learning.goals.achievements import Achievements, achievements
from ...art.cache import FaceCache
from ...art.palette import Theme
from ...storage.contained import contained
from ...widgets.boxes import NONE, vbox
from ...widgets.scrolled import Scrolled
from .campaign_card import CampaignCard
from .goals_card import GoalsCard

BESIDE: Final = 1180
"""If `GoalsPart` is at least this wide, the details of a goal are beside the goals, otherwise above them."""

BESIDE_MAP: Final = 960
"""If `GoalsPart` is at least this wide, the details of a table are beside the map, otherwise below it."""

TALL: Final = 640
"""If `GoalsPart` is at least this high, the goals have large medals, otherwise small ones."""


@contained
class GoalsPart(QWidget):
    """The part of the statistics page that shows the campaign and the goals."""

    play_wanted = Signal(object)
    game_chosen = Signal(object)

    def __init__(self, cache: FaceCache) -> None:
        super().__init__()
        self._known = achievements(Chronicle())
        self.campaign, self.goals = CampaignCard(cache), GoalsCard(cache)
        cards = QWidget()
        vbox(self.campaign, self.goals, 1, spacing=0, margins=NONE, within=cards)
        vbox(Scrolled(cards, wood=True), spacing=0, margins=NONE, within=self)
        self.campaign.chosen.connect(self.play_wanted)
        self.goals.chosen.connect(self.game_chosen)
        self.setFocusProxy(self.campaign.map)
        self._arrange()
        self.retranslate()

    def show_next_panel(self) -> None:
        """Move the focus from the campaign to the goals, or back."""
        here = self.campaign.isAncestorOf(self.focusWidget() or self)
        (self.goals.grid if here else self.campaign.map).setFocus()

    def set_content(self, known: Achievements) -> None:
        self._known = known
        for card in (self.campaign, self.goals):
            card.set_content(known)

    def retranslate(self) -> None:
        for card in (self.campaign, self.goals):
            card.retranslate()
        self.set_content(self._known)

    def set_theme(self, theme: Theme) -> None:
        for card in (self.campaign, self.goals):
            card.set_theme(theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        super().resizeEvent(event)

    def _arrange(self) -> None:
        self.campaign.set_beside(beside=self.width() >= BESIDE_MAP)
        self.goals.set_beside(beside=self.width() >= BESIDE)
        self.goals.grid.set_compact(compact=self.height() < TALL)

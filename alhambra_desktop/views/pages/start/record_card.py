from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent

from ....model.files.archive.statistics import kinds, of_kind, tallies
from ....model.players.skill.levels import level
from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ...art.cache import FaceCache
from ...art.fonts import sans
from ...charts.share_bar import ShareBar
from ...storage.contained import contained
from ...text.words import against_words
from ...widgets.boxes import empty, fill, hbox
from ...widgets.labels import set_button_text, set_tip
from ...widgets.paper_card import PaperCard, quiet_button

if TYPE_CHECKING:
    from ....model.files.archive.kept_game import KeptGame
    from ....model.learning.goals.achievements import Achievements
    from .ahead import GoalsAhead

MOST_BARS: Final = 3
BAR_GAP: Final = 24
LEAST_BAR: Final = 60
# the next goals are visible only if the card above them keeps this many free pixels
SPARE: Final = 16


@contained
class RecordCard(PaperCard):
    all_wanted = Signal()
    goals_wanted = Signal()

    def __init__(self, cache: FaceCache) -> None:
        super().__init__(cache, Message("start-record"), title_size=17)
        self.beside.setFont(sans(13))
        self.everything = quiet_button(self.all_wanted)
        self.goals = quiet_button(self.goals_wanted)
        fill(self.head, self.goals, self.everything)
        self.bars: list[ShareBar] = []
        self._bars = hbox(spacing=BAR_GAP)
        self.column.addLayout(self._bars)
        self.ahead: GoalsAhead | None = None
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        set_button_text(self.everything, Message("start-statistics"))
        set_button_text(self.goals, Message("start-goals"))
        if self.ahead is not None:
            self.ahead.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_bars()

    def _fit_bars(self) -> None:
        needed = max((bar.start + bar.column + LEAST_BAR for bar in self.bars), default=0)
        for number, bar in enumerate(self.bars):
            bar.setVisible(number == 0 or (number + 1) * (needed + BAR_GAP) <= self.width())

    def show_achievements(self, known: Achievements) -> None:
        from .ahead import GoalsAhead

        if self.ahead is None:
            self.ahead = GoalsAhead(self.cache)
            self.column.addWidget(self.ahead)
        self.ahead.set_content(known)

    def fit_ahead(self, above: PaperCard) -> None:
        """Show the next goals, unless the card `above` needs their space, as in a low window."""
        if self.ahead is None:
            return
        spacing, freed = self.column.spacing(), 0
        if not self.ahead.isHidden():
            freed = self.ahead.height() + spacing
        least = above.column.minimumHeightForWidth(above.width()) + SPARE
        needed = least + self.ahead.sizeHint().height() + spacing
        self.ahead.setVisible(above.height() + freed >= needed)

    def show_games(self, finished: tuple[KeptGame, ...]) -> None:
        counted = of_kind(finished, kinds(finished)[0]) if kinds(finished) else ()
        most = sorted(tallies(counted), key=lambda tally: -tally.played)[:MOST_BARS]
        self.setVisible(bool(most))
        self.beside.setText(phrase("start-record-count", count=len(counted)))
        empty(self._bars)
        self.bars = []
        for share in most:
            name = say(level(share.level).name)
            brief = phrase("start-won-brief", won=share.won, played=share.played)
            bar = ShareBar(against_words(share.level), share, brief)
            low, high = round(100 * share.low), round(100 * share.high)
            text = phrase("start-share", won=share.won, played=share.played, low=low, high=high)
            set_tip(bar, text)
            bar.setAccessibleName(phrase("start-share-of", level=name, share=text))
            self._bars.addWidget(bar, 1)
            self.bars.append(bar)
        self._fit_bars()

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QBoxLayout, QDialog, QGridLayout, QWidget

from ....model.files.archive.statistics import Best
from ....model.learning.goals.achievements import GameAchievements
from ....model.learning.goals.campaign import CampaignTable
from ....model.rules.core.values import Seat
from ....model.rules.core.words.message import Message
from ....words import phrase
from ...art.cache import FaceCache
from ...art.palette import LIGHT, Theme
from ...commands.actions import PAGE_KEYS
from ...game.analyst import Analyst
from ...game.game_table import GameTable
from ...game.reading_delay import UNREAD, ReadingDelay
from ...storage.contained import contained
from ...widgets.access_keys import ACCESS_KEYS
from ...widgets.boxes import NONE, hbox, vbox
from ...widgets.page_bar import PageBar
from ...widgets.page_header import PageHeader
from ...widgets.scrolled import Scrolled
from .outcome_card import HIGH, LEAST, OutcomeCard
from .points_card import PointsCard
from .reached import Reached
from .result_cards import SPREAD, BalanceCard, FactsCard, FinalScores, OnwardCard, ResultCard
from .story_card import StoryCard

OUTCOME, OUTCOME_SHARE = (330, 420), 0.3  # width of the outcome card: limits, and share of the page's width
STACKED: Final = 1180  # in narrower windows, the `BalanceCard` is below the story
LUCK: Final = 300
BESIDE: Final = 550
TURNING: Final = 800  # if the story card is narrower, the pictures of turning points are above their texts
WIDE_PLACES: Final = ((0, 0), (1, 0, 1, 2), (0, 1), (2, 0, 1, 2))
STACKED_PLACES: Final = ((0, 0, 1, 2), (1, 0, 1, 2), (2, 0), (2, 1))
NARROW_PLACES: Final = ((0, 0, 1, 2), (1, 0, 1, 2), (2, 0, 1, 2), (3, 0, 1, 2))
WITHOUT_LUCK: Final = ((0, 0, 1, 2), (1, 0, 1, 2), (0, 1), (2, 0, 1, 2))
"""Each of the last four constants contains four grid cells: for points, story, balance and facts.

A cell is a row and a column, possibly followed by the numbers of rows and columns that the card spans. While
the `BalanceCard` is hidden, its cell may also contain another card.
"""

UNLIMITED: Final = 16_777_215
TOGETHER: Final = 120  # milliseconds for which judgements are collected before they are shown


@contained
class ResultPage(QDialog):
    """The page with the result of a game.

    If ``rematch`` carries True, the next game has the same deal. ``table_wanted`` carries the campaign table
    to play next. ``turn_wanted`` carries a `Transition` at which the game review should open.
    """

    rematch = Signal(bool)
    table_wanted = Signal(object)
    seats_wanted = Signal()
    postcard_wanted = Signal()
    look_back_wanted = Signal()
    turn_wanted = Signal(object)

    def __init__(
        self,
        table: GameTable,
        aids: str = "normal",
        parent: QWidget | None = None,
        factor: float = 1.0,
        analyst: Analyst | None = None,
    ) -> None:
        super().__init__(parent)
        ACCESS_KEYS.watch(self)
        # The page is a QDialog, which handles keys such as Esc and has the right role for screen readers.
        self.setWindowFlags(Qt.WindowType.Widget)
        self.factor = factor
        self._theme: Theme = LIGHT
        self._cache = FaceCache(self)
        self._reading_delay = ReadingDelay(UNREAD)
        self.setWindowTitle(phrase("result-title"))
        final = FinalScores.of(table)
        self.setAccessibleName(f"{phrase('result-title')}: {final.title(table.humans)}")
        seat: Seat = (table.humans or final.winners)[0]
        self.outcome = OutcomeCard(self._cache, table, final, aids)
        self.reached = Reached(self._cache)
        self.points = PointsCard(self._cache, final, seat)
        self.story = StoryCard(self._cache, table, seat)
        self.balance = BalanceCard(self._cache, table.setup)
        self.balance.hide()
        self.facts = FactsCard(self._cache, table)
        self.onward = OnwardCard(self._cache, table)
        self._lay_out()
        self._connect()
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(TOGETHER)
        self._soon.timeout.connect(self._show_story)
        # If the first moves of the game are unknown, it is not analysed. `analyst` may then still contain
        # the turns of another game.
        self._analyst = analyst if table.complete else None
        self.points.luck.setVisible(self._analyst is not None)
        if self._analyst is not None:
            self._analyst.changed.connect(self._gather)
            self._analyst.begin(table)
        self._turns = analyst.turns if analyst is not None else ()
        self._show_story()

    def show_reached(self, achievements: GameAchievements) -> None:
        self.reached.set_content(achievements)
        self._arrange()

    def show_bests(self, bests: Sequence[Best]) -> None:
        self.outcome.show_bests(bests)
        self._arrange()

    def _gather(self) -> None:
        if not self._soon.isActive():
            self._soon.start()

    @property
    def _left_behind(self) -> bool:
        return self._analyst is not None and self._analyst.turns is not self._turns

    def _show_story(self) -> None:
        if self._left_behind:
            return
        self.story.set_content(self._analyst)
        if self._analyst is not None:
            self.balance.set_content(self._analyst)

    @property
    def _cards(self) -> tuple[ResultCard, ...]:
        return self.outcome, self.points, self.story, self.balance, self.facts, self.onward

    def _lay_out(self) -> None:
        self.outcome.column.insertWidget(self.outcome.column.count() - 1, self.reached)
        self.header = PageHeader(self._cache, Message("result-title"))
        self.bar = PageBar(self._cache)
        name = phrase("reading-bar", page=Message("result-title"))
        self.bar.set_content(name, phrase("result-bar"), phrase("reading-bar-brief"))
        left = vbox(self.outcome, self.onward, 1, spacing=0)
        self._right = QGridLayout()
        self._right.setSpacing(0)
        self._right.setRowStretch(1, 1)
        self._right.setColumnStretch(0, 1)
        everything = QWidget()
        margins = (4, 0, 4, 4)
        self._columns = hbox(left, (self._right, 1), spacing=0, margins=margins, within=everything)
        self._area = Scrolled(everything, wood=True)
        vbox(self.header, (self._area, 1), self.bar, spacing=0, margins=NONE, within=self)
        self._arrange()

    def _arrange(self) -> None:
        width = self.width()
        least, most = OUTCOME
        needed = max(part.column.totalMinimumSize().width() for part in (self.outcome, self.onward))
        narrow, stacked = width < max(least, needed) + BESIDE, width < STACKED
        outcome = 0 if narrow else max(needed, round(min(most, max(least, width * OUTCOME_SHARE))))
        for pressed in (self.outcome, self.onward):
            pressed.setMinimumWidth(outcome)
            pressed.setMaximumWidth(outcome or UNLIMITED)
        self._columns.setDirection(
            QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        )
        with_luck = NARROW_PLACES if narrow else STACKED_PLACES if stacked else WIDE_PLACES
        places = WITHOUT_LUCK if self.balance.isHidden() else with_luck
        for card, place in zip((self.points, self.story, self.balance, self.facts), places, strict=True):
            self._right.addWidget(card, *place)
        self.facts.spread(1 if stacked else SPREAD)
        self.balance.setMinimumWidth(0 if stacked else LUCK)
        self.balance.setMaximumWidth(UNLIMITED if stacked else LUCK)
        self._right.setColumnStretch(1, int(stacked and not narrow and not self.balance.isHidden()))
        for point in self.story.turning:
            point.stack(width - outcome < TURNING)
        self.outcome.fit_headline(outcome or width)
        self._fit_picture(outcome or width)
        self._columns.invalidate()
        # Update the height of the scrolled contents, because the cards may need less height.
        QCoreApplication.postEvent(self._area, QEvent(QEvent.Type.LayoutRequest))

    def _fit_picture(self, width: int) -> None:
        picture = self.outcome.picture
        picture.show()
        picture.setFixedHeight(LEAST)
        needed = self.outcome.column.totalHeightForWidth(width) + self.onward.column.totalSizeHint().height()
        taken = self.header.height() + self.bar.height() + self._columns.contentsMargins().bottom()
        spare = self.height() - taken - needed
        picture.setFixedHeight(min(HIGH, LEAST + max(0, spare)))
        picture.setVisible(spare >= 0)
        self.outcome.updateGeometry()  # otherwise the column may keep its old height

    def _connect(self) -> None:
        onward = self.onward
        for key, do in (("tables", self.show_tables), ("look-back", onward.look_back.click)):
            pressed = QShortcut(QKeySequence(PAGE_KEYS[key]), self)
            pressed.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            pressed.activated.connect(do)
        self.header.back.connect(self.reject)
        onward.rematch.connect(self._again)
        onward.seats.clicked.connect(self.seats_wanted)
        self.reached.table_wanted.connect(self._play_next)
        self.story.seat_chosen.connect(self._show_story)
        self.story.turn_wanted.connect(self.turn_wanted)
        self.points.as_tables.clicked.connect(self.show_tables)
        self.points.luck.toggled.connect(self._show_luck)
        onward.look_back.clicked.connect(self.look_back_wanted)
        onward.postcard.clicked.connect(self.postcard_wanted)

    def _again(self, same_deal: bool) -> None:
        self.accept()
        self.rematch.emit(same_deal)

    def _play_next(self, table: CampaignTable) -> None:
        self.accept()
        self.table_wanted.emit(table)

    def _show_luck(self, shown: bool) -> None:
        self.balance.setVisible(shown)
        self._arrange()

    def show_tables(self) -> None:
        tables = self.points.pages.currentIndex() == 0
        self.points.pages.setCurrentIndex(int(tables))
        self.story.show_table(shown=tables)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.outcome.setFocus(event.reason())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._arrange()  # the style sheet sets the sizes of the buttons only when they are shown

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.header.fit(self.width())
        self._arrange()
        super().resizeEvent(event)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.header.set_theme(theme)
        self.bar.set_theme(theme)
        for card in self._cards:
            card.set_theme(theme)
        self.update()

    def reject(self) -> None:
        if self._reading_delay.over:
            super().reject()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.reject()
        else:
            super().keyPressEvent(event)
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale = QPainter(self), self.devicePixelRatioF()
        painter.drawPixmap(0, 0, self._cache.wood(self.width(), self.height(), self._theme, scale))

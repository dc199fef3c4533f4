from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDate, QEvent, QModelIndex, QPoint, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLayout, QScrollArea, QWidget

from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ...art.palette import Theme
from ...commands.actions import PAGE_KEYS
from ...commands.command import Kind
from ...models.game_summary import SeatLine, Summary, summary_of
from ...models.games_model import AnalysedBySeat, GamesModel, ListedGame, no_turns, shown_tiles
from ...storage.contained import contained
from ...storage.places import saves_folder
from ...storage.settings import Settings
from ...text.dates import brief_date
from ...text.language import capital
from ...widgets.boxes import NONE, Gap, hbox, vbox
from ...widgets.games_list import APART, opening, plain_city
from ...widgets.page_bar import PageBar
from ...widgets.paper_card import ROUND, PaperCard
from ...widgets.pointing import row_at
from ...widgets.scrolled import Scrolled
from ..page import Context, TargetHandler, WoodenPage
from .columns import Columns
from .name_ground import Motto, name_end, paint_name_ground
from .start_cards import UNLIMITED, ContinueCard, GamesCard, NewGameCard, OpenCard

if TYPE_CHECKING:
    from ....model.files.archive.kept_game import KeptGame
    from ....model.files.saves.saved_game import SavedGame
    from ....model.learning.goals.achievements import Achievements
    from ..lessons.learn_card import LearnCard
    from ..puzzles.puzzle_card import PuzzleCard
    from .record_card import RecordCard
    from .suggestions_card import SuggestionsCard

TITLE: Final = 58
PUZZLE, ROOMY_PUZZLE = 64, 100
ROOMY: Final = QSize(1200, 720)
"""If the page is at least this large, the puzzle card is higher, and `OpenCard` always has a title."""

LEAST_LAST: Final = 340
RIGHT: Final = 452  # maximum width of the right column, unless long texts need more

FIRST_LESSON: Final = "1"

LAST_TABLE: Final = frozenset(("seats", "game", "modules", "options"))
OFFER_PROGRESS: Final = frozenset(
    ("lessons", "lessons_offered", "recent", "coached", "puzzles", "puzzle_days", "puzzle_rating")
)
LESSONS: Final = 178  # reserved height of the lessons card, so the other cards do not move later


@contained
class StartPage(WoodenPage):
    continue_chosen = Signal()
    deal_chosen = Signal()
    new_chosen = Signal()
    game_chosen = Signal(object)
    again_chosen = Signal(object)  # the path of a finished game
    review_chosen = Signal(object)
    goals_wanted = Signal()
    open_chosen = Signal()
    games_chosen = Signal()
    statistics_chosen = Signal()
    campaign_chosen = Signal()
    code_chosen = Signal(str)
    lesson_chosen = Signal(str)
    first_game_chosen = Signal()
    puzzle_chosen = Signal()

    def __init__(
        self,
        settings: Settings,
        under_way: Callable[[], SavedGame | None],
        unfinished: Callable[[], list[Path]],
        archived: Callable[[], Iterable[tuple[Path, KeptGame]]],
        parent: QWidget | None = None,
        reads_immediately: bool = True,
        has_archived: Callable[[], bool] = bool,
        analysed_turns: Callable[[], AnalysedBySeat] = no_turns,
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._has_archived = has_archived
        self._under_way = under_way
        self._unfinished = unfinished
        self._last: Path | None = None
        self._over: ListedGame | None = None  # the last finished game, if there is no game to continue
        self._achievements: Achievements | None = None
        self._listed = 0
        # ``_counted``: number of finished games at the last request for goals
        self._offers_goals, self._counted = False, 0
        self._up_to_date = False
        self.games = GamesModel(archived, self, reads_immediately, analysed_turns)
        self.last = ContinueCard(self._cache)
        self.new = NewGameCard(self._cache)
        self.others = GamesCard(self._cache, self.games, lambda: self.theme)
        self.open = OpenCard(self._cache)
        self.record: RecordCard | None = None
        self.learn: LearnCard | None = None
        self._learn_room = QWidget()
        self._learn_room.setFixedHeight(LESSONS)
        self.puzzle: PuzzleCard | None = None
        self._puzzle_room, self._puzzle_height = QWidget(), PUZZLE
        self.suggestions_card: SuggestionsCard | None = None
        self._bar = PageBar(self._cache)
        self._motto = Motto(self)
        self._ways = QWidget()
        self._panel = self._lay_out()
        self._connect()
        settings.changed.connect(self._on_settings)
        self.retranslate()
        self.refresh()

    @property
    def _cards(self) -> tuple[PaperCard, ...]:
        late = self.record, self.learn, self.puzzle, self.suggestions_card
        return (self.last, self.new, *filter(None, late), self.others, self.open)

    def _lay_out(self) -> QScrollArea:
        cards = (self.new, self._learn_room, (self.others, 100), 1, self.open)
        self._column = vbox(*cards, spacing=0, margins=NONE, within=self._ways)
        panel = Scrolled(self._ways, wood=True)
        panel.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        left = vbox(Gap(TITLE), (self.last, 1), self._puzzle_room, spacing=0)
        body = hbox((left, 1), (panel, 1), spacing=0, margins=(4, 4, 4, 2))
        self._columns = Columns(body, left, self._column, 1)
        page = vbox((body, 1), self._bar, spacing=0, margins=NONE, within=self)
        page.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)  # `minimumSizeHint` sets the minimum
        last, new, others = self.last, self.new, self.others
        order = (last.button, last.decline, new.deal, new.change, others.everything, others.list)
        for widget, other in pairwise((*order, self.open.code)):
            QWidget.setTabOrder(widget, other)
        return panel

    def _connect(self) -> None:
        self.last.continued.connect(self.continue_chosen)
        self.last.new_chosen.connect(self.new_chosen)
        self.last.rematch_chosen.connect(partial(self._ask, self.again_chosen))
        self.last.review_chosen.connect(partial(self._ask, self.review_chosen))
        self.last.result_chosen.connect(lambda: self.game_chosen.emit(self._over))
        self.last.lesson_chosen.connect(lambda: self.lesson_chosen.emit(FIRST_LESSON))
        self.last.first_game_chosen.connect(self.first_game_chosen)
        self.last.lessons_declined.connect(self._decline_lessons)
        self.new.deal_chosen.connect(self.deal_chosen)
        self.new.change_chosen.connect(self.new_chosen)
        self.others.all_wanted.connect(self.games_chosen)
        self.open.code_given.connect(self.code_chosen)
        self.open.file_wanted.connect(self.open_chosen)
        self.others.list.activated.connect(self._choose_game)
        self.games.rows_changed.connect(self._describe)
        keys = {
            "new": self.new_chosen.emit,
            "learn": lambda: self.lesson_chosen.emit(""),
            "puzzle": self.puzzle_chosen.emit,
            "games": self.games_chosen.emit,
            "open": self.open.code.setFocus,
        }
        anywhere = Qt.ShortcutContext.WindowShortcut
        self.add_keys({PAGE_KEYS[key]: handler for key, handler in keys.items()}, anywhere)

    def _ask(self, wanted: SignalInstance) -> None:
        if self._over is not None:
            wanted.emit(self._over.path)

    def _choose_game(self, row: QModelIndex) -> None:
        self.game_chosen.emit(self.games.games[row.row()])

    @property
    def target_handlers(self) -> Mapping[tuple[str, Kind], TargetHandler]:
        return {("open-game", Kind.GAME): TargetHandler(self._choose_game, message=opening)}

    def context(self, at: QPoint | None) -> Context | None:
        row = row_at(self.others.list, at)
        return None if row is None else Context(self, Kind.GAME, *row)

    def on_entered(self) -> None:
        self.refresh()

    def on_uncovered(self) -> None:
        self.relist()
        super().on_uncovered()

    def retranslate(self) -> None:
        self._motto.setText(phrase("start-motto"))
        for card in self._cards:
            card.retranslate()
        self._show_preferences()
        self._describe()

    def _show_preferences(self) -> None:
        self.new.show_preferences(self._settings.preferences)
        least = self._ways.minimumSizeHint().width()
        self._panel.setMinimumWidth(least)
        self._panel.setMaximumWidth(UNLIMITED if self._columns.narrow else max(RIGHT, least))

    def refresh(self) -> None:
        self.relist()
        self.last.button.setFocus()

    def relist(self) -> None:
        unfinished = self._unfinished()
        self._last = unfinished[0] if unfinished else None
        self.games.refresh(unfinished, saves_folder(), self._settings.progress.recent)
        self._describe()

    @property
    def is_new(self) -> bool:
        return not self.games.rowCount() and not self._has_archived()

    def read_games(self) -> None:
        """Read the listed games, and from now on read newly listed games immediately."""
        self.games.read()

    def read_lessons(self) -> None:
        from ....model.learning.lesson import LessonError
        from ..lessons.learn_card import LearnCard

        if self.learn is not None:
            return
        self.suggest_beginnings()
        self._learn_room.setFixedHeight(0)
        with suppress(LessonError):  # the page of lessons reports the error
            self.learn = card = LearnCard(self._cache, dict(self._settings.progress.lessons), LESSONS)
            card.set_theme(self.theme)
            card.lesson_chosen.connect(self.lesson_chosen)
            card.list_chosen.connect(lambda: self.lesson_chosen.emit(""))
            self._column.insertWidget(self._column.indexOf(self.new) + 1, card)
            self._show_learn_card()
            for button, other in pairwise(
                (self.new.change, card.everything, card.begin, self.others.everything)
            ):
                QWidget.setTabOrder(button, other)

    def suggest_beginnings(self) -> None:
        from .suggestions_card import SuggestionsCard

        if self.suggestions_card is not None:
            return
        self.suggestions_card = card = SuggestionsCard(self._cache)
        card.set_theme(self.theme)
        card.lessons_chosen.connect(lambda: self.lesson_chosen.emit(""))
        card.game_chosen.connect(self.first_game_chosen)
        card.campaign_chosen.connect(self.campaign_chosen)
        card.expansions_chosen.connect(self.new_chosen)
        self._column.insertWidget(self._column.indexOf(self.open), card, 100)
        rows = (row.button for row in card.rows)
        for button, other in pairwise((self.others.list, *rows, self.open.code)):
            QWidget.setTabOrder(button, other)
        self._show_suggestions()

    def _show_suggestions(self) -> None:
        if self.suggestions_card is None:
            return
        played = bool(self.games.rowCount())
        self.suggestions_card.offer(
            lessons=self.last.offers_lesson, game=not played and not self.last.offers_first_game
        )
        cards = self.new, self.learn or self._learn_room, self.open
        used = sum(card.height() for card in cards if not card.isHidden())
        free = self._panel.height() - used - self.others.height_of(self._listed)
        self.suggestions_card.setVisible(
            not self._listed or free >= self.suggestions_card.sizeHint().height()
        )

    def offer_puzzle(self) -> None:
        from ..puzzles.puzzle_card import PuzzleCard

        if self.puzzle is None:
            self.puzzle = card = PuzzleCard(self._cache, self._settings.progress)
            card.set_theme(self.theme)
            card.chosen.connect(self.puzzle_chosen)
            self._puzzle_room.hide()
            self._place_first_cards()
            self._fit_puzzle()
            card.show()
            QWidget.setTabOrder(self.last.decline, card.solve)

    def show_puzzle(self) -> None:
        """Show the puzzle of the day. If the puzzles have not been read yet, this takes a long time."""
        from ....model.learning.puzzles import shelf
        from ..puzzles.puzzle_card import puzzle_of_day

        if self.puzzle is not None:
            self.puzzle.show_outline(shelf.outline_of(puzzle_of_day(QDate.currentDate())))

    @property
    def _roomy(self) -> bool:
        return self.size() == self.size().expandedTo(ROOMY)

    def _fit_puzzle(self) -> None:
        self._puzzle_height = ROOMY_PUZZLE if self._roomy else PUZZLE
        self._puzzle_room.setFixedHeight(self._puzzle_height)
        if self.puzzle is not None:
            self.puzzle.fit(roomy=self._roomy)
            self.puzzle.reserve_height(self._puzzle_height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        self._fit_puzzle()
        self._fit_open()

    def _arrange(self) -> None:
        if self._columns.fit(self.width()):
            self._place_first_cards()
            self.last.setMinimumHeight(LEAST_LAST if self._columns.narrow else 0)
            self._show_preferences()

    def _place_first_cards(self) -> None:
        self._columns.place(filter(None, (self.last, self.record, self._puzzle_room, self.puzzle)))

    @property
    def _beside(self) -> int:
        return 0 if self._columns.narrow else self._panel.width()

    def _on_settings(self, changed: frozenset[str]) -> None:
        if changed & LAST_TABLE:
            self._show_preferences()
        if changed & OFFER_PROGRESS:
            self._show_lessons()

    def _show_lessons(self) -> None:
        self._describe()
        if self.learn is not None:
            self.learn.show_progress(dict(self._settings.progress.lessons))
        if self.puzzle is not None:
            self.puzzle.set_content(self._settings.progress)

    def _describe(self) -> None:
        """Update the texts about the last game. If the page is hidden, do this when the page is shown."""
        self._up_to_date = self.isVisible()
        if not self._up_to_date:
            return
        summary, date = self._last_summary()
        self._over = self.games.last_finished if summary is None else None
        if summary is not None:
            self.last.picture.show_city(plain_city(summary.tiles))
            self.last.offer(*_described(summary, date))
            self._bar.set_content(phrase("start-welcome-back"), phrase("start-enter-continues"))
        elif self._over is not None:
            self._offer_again(self._over)
        else:
            self.last.picture.show_city({})
            self._bar.set_content(phrase("start-welcome"), self._offer_beginning())
        self._leave_out_last()
        self._show_record()
        self._show_learn_card()
        self._show_suggestions()

    def _offer_again(self, game: ListedGame) -> None:
        assert game.kept is not None
        self.last.picture.show_city(plain_city(shown_tiles(game.kept)))
        self.last.offer_again(game.kept, brief_date(game.changed))
        self._bar.set_content(phrase("start-welcome-back"), phrase("start-enter-again"))

    def _offer_beginning(self) -> str:
        progress, finished = self._settings.progress, bool(self.games.finished) or self._has_archived()
        if finished or progress.lessons_offered or progress.recent or self.games.rowCount():
            self.last.offer_new(first=not finished)
            return phrase("start-enter-begins")
        if progress.lessons:
            self.last.offer_first_game()
            return phrase("start-enter-first-game")
        self.last.offer_lessons()
        return phrase("start-enter-teaches")

    def _decline_lessons(self) -> None:
        self._settings.change(lessons_offered=True)
        self.deal_chosen.emit()

    def _show_learn_card(self) -> None:
        (self.learn or self._learn_room).setVisible(not self.last.offers_lesson)
        self.new.fold(folded=self.last.offers_lesson)
        self._fit_open()

    def _fit_open(self) -> None:
        self.open.show_title(shown=not self.last.offers_lesson or self._roomy)

    def _leave_out_last(self) -> None:
        path, count = self._over.path if self._over is not None else self._last, self.games.rowCount()
        last = self.games.row_of(path) if path is not None else None
        for row in range(count):
            self.others.list.setRowHidden(row, row == last)
        self._listed = count - int(last is not None)
        self.others.setVisible(self._listed > 0)
        self.others.list.fit_rows(self._listed)

    def _last_summary(self) -> tuple[Summary | None, str]:
        row = self.games.row_of(self._last) if self._last is not None else None
        listed = self.games.games[row] if row is not None else None
        date = brief_date(listed.changed) if listed is not None else ""
        game = self._under_way()
        if game is not None:
            return summary_of(game), date
        return (self.games.summary(listed), date) if listed is not None else (None, "")

    def offer_goals(self) -> None:
        """Request goals now and after each finished game."""
        self._offers_goals = True
        self._ask_for_goals()

    def _ask_for_goals(self) -> None:
        count = len(self.games.finished)
        if self._offers_goals and count != self._counted:
            self._counted = count
            self.goals_wanted.emit()

    def show_achievements(self, known: Achievements) -> None:
        self._achievements = known
        if self.record is not None:
            self.record.show_achievements(known)

    def _show_record(self) -> None:
        if finished := self.games.finished:
            if self.record is None:
                self.record = self._make_record()
                self._place_first_cards()
            self.record.show_games(finished)
            self._ask_for_goals()
        elif self.record is not None:
            self.record.hide()

    def _make_record(self) -> RecordCard:
        from .record_card import RecordCard

        card = RecordCard(self._cache)
        card.set_theme(self.theme)
        card.all_wanted.connect(self.statistics_chosen)
        card.goals_wanted.connect(self.campaign_chosen)
        if self._achievements is not None:
            card.show_achievements(self._achievements)
        return card

    def refuse_code(self, why: Message) -> None:
        self.open.show_fault(why)

    def showEvent(self, event: QShowEvent) -> None:
        if not self._up_to_date:
            self._describe()
        super().showEvent(event)

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize, QEvent.Type.Show):
            self._motto.place(self.width() - self._beside)
            self._show_suggestions()
            if self.record is not None:
                self.record.fit_ahead(self.last)
        return done

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._bar.set_theme(theme)
        for card in self._cards:
            card.set_theme(theme)
        self._motto.set_theme(theme)
        self._describe()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale = QPainter(self), self.devicePixelRatioF()
        width, height = self.size().toTuple()
        free = width - self._beside - 3 * ROUND
        band = name_end() + 44 + self._motto.width(), free
        ground = self._cache.composed(
            "start ground",
            (self.theme.name, free, self._motto.width()),
            (width, height),
            scale,
            QColor(self.theme.wood_bottom),
            ("wood",),
            lambda p: paint_name_ground(p, self._cache, self.theme, self.size(), scale, band),
        )
        painter.drawPixmap(0, 0, ground)

    def sizeHint(self) -> QSize:
        return QSize(1280, 760)

    def minimumSizeHint(self) -> QSize:
        # report the minimum for the low puzzle card, even if the card is high now
        return super().minimumSizeHint() - QSize(0, self._puzzle_height - PUZZLE)


def _described(summary: Summary, date: str) -> tuple[str, tuple[SeatLine, ...], str]:
    turn = capital(say(summary.turn or summary.closed or summary.players))
    progress = say(summary.progress) if summary.progress is not None else ""
    return turn, summary.seats, APART.join(filter(None, (progress, date)))

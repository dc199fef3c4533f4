from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ...art.palette import Theme
from ...commands.actions import PAGE_KEYS
from ...commands.command import Kind
from ...models.found_games import FoundGames
from ...models.game_filter import GameFilter
from ...models.game_order import Column
from ...models.game_row import GameRow
from ...models.games_model import FINISHED, GamesModel
from ...storage.contained import contained
from ...widgets.boxes import hbox
from ...widgets.chips import Chips
from ...widgets.empty_note import EmptyNote
from ...widgets.games_list import opening
from ...widgets.labels import line, link_button, push_button, set_button_text, set_tip
from ...widgets.more_button import Entry, MoreButton
from ...widgets.page_bar import QuestionBar
from ...widgets.page_header import HEIGHT as HEAD
from ...widgets.page_header import PageHeader
from ...widgets.paper import SHADOW, Paper
from ...widgets.pointing import row_at
from ...widgets.search_field import SearchField
from ..page import Context, PanelPage, TargetHandler
from .deletion import Deletion
from .game_cards import GameCards
from .game_details import GameDetails, Shape
from .sort_chips import SortChips

EDGE: Final = 8
LINE: Final = (4, 0, 8, 0)  # margins of the lines above the list
MORE: Final = 28  # diameter of the button with three dots
DETAILS: Final = 360
WIDE: Final = 1180
"""If the page is at least this wide, the details are beside the list, otherwise in a strip below it."""

LOW: Final = 560
"""If the page is at least this high, the strip has all its texts, otherwise only a title and buttons."""

LOWEST: Final = 420
"""If the page is lower than this, the filters are visible only while one of them is active.

On a higher page, they are hidden only while there are no games.
"""

FILTERS: Final = {
    GameFilter.ALL: Message("games-filter-all"),
    GameFilter.OPEN: Message("games-filter-open"),
    GameFilter.WON: Message("games-filter-won"),
    GameFilter.LOST: Message("games-filter-lost"),
    GameFilter.ANALYSED: Message("games-filter-analysed"),
    GameFilter.ASSISTED: Message("games-filter-assisted"),
    GameFilter.EXPANSIONS: Message("games-filter-expansions"),
}


def filter_names() -> dict[GameFilter, str]:
    return {which: say(name) for which, name in FILTERS.items()}


@contained
class GamesPage(PanelPage):
    """All games, with search, filters and sorting, and the details of the selected game.

    `still` returns whether motion is reduced.
    """

    opened = Signal(object)
    deleted = Signal(object)
    export_wanted = Signal()
    new_wanted = Signal()  # the player wants to start the first game
    statistics_wanted = Signal()
    postcard_wanted = Signal(object)
    review_wanted = Signal(object)  # path of a finished game to review
    again_wanted = Signal(str)  # table code of the game to play again

    def __init__(
        self, games: GamesModel, parent: QWidget | None = None, still: Callable[[], bool] = bool
    ) -> None:
        super().__init__(parent)
        self._games = games
        self._path: Path | None = None  # the file of the selected game
        self._shown: GameRow | None = None
        self._inside = False  # whether the details replace the list on narrow pages
        self.found_games = FoundGames(games, self)
        self.search = SearchField(PAGE_KEYS["search"])
        self.header = PageHeader(self._cache, Message("games-title"), end=self.search)
        self.back = self.header.leave
        self.filters = Chips("", filter_names(), {})
        self.filters.choose(GameFilter.ALL)
        self.sorting = SortChips()
        self.list = GameCards(Message("games-title"), self.found_games, self._cache, lambda: self.theme)
        self._empty = EmptyNote()
        self.nothing, self.unfilter = self._empty.sentence, push_button("", self._unfilter, 13, enter=True)
        self.begin = push_button("", self.new_wanted, 15, "ready", enter=True)
        self.details = GameDetails(self._cache, still)
        self.open, self.delete, self.postcard = self.details.main, self.details.delete, self.details.card
        self.count = line("", "second", 13)
        self.statistics, self.more = link_button(), MoreButton(self._more_entries, MORE)
        self.bar = QuestionBar(self._cache)
        self.deletion = Deletion(self.found_games, self.bar)
        self._lay_out()
        self._connect()
        self.retranslate()

    # -- parts

    def _lay_out(self) -> None:
        self._list_paper, self._details_paper = Paper(self._cache), Paper(self._cache)
        self.place(self.header, self._list_paper, self._details_paper, self.bar)
        middle = Qt.AlignmentFlag.AlignVCenter
        ends = ((part, 0, middle) for part in (self.count, self.statistics, self.more))
        order_line = hbox((self.sorting, 1), *ends, spacing=8, margins=LINE)
        column = self._list_paper.column
        column.setSpacing(2)
        column.setContentsMargins(SHADOW + 10, SHADOW + 8, SHADOW + 10, SHADOW + 6)
        column.addLayout(hbox((self.filters, 1), margins=LINE))
        for button in (self.unfilter, self.begin):
            self._empty.add(button)
        column.addLayout(order_line)
        for part in (self.list, self._empty):
            column.addWidget(part, 1)
        self._details_paper.column.addWidget(self.details)
        self.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        bar = self.list.verticalScrollBar()
        bar.rangeChanged.connect(lambda first, last: bar.setEnabled(last > first))
        self.search.installEventFilter(self)
        filters, sorting = self.filters.buttons.values(), self.sorting.buttons.values()
        links = self.statistics, self.more
        order = (self.back, self.search, *filters, *sorting, *links, self.unfilter, self.begin, self.list)
        details = self.details
        deeds = (details.main, details.more, details.result, details.again, details.card, details.delete)
        for widget, other in pairwise((*order, *deeds)):
            QWidget.setTabOrder(widget, other)

    def _connect(self) -> None:
        self.header.back.connect(self._step_back)
        self.filters.chosen.connect(self._filter)
        self.found_games.counted.connect(self._show_counts)
        self.search.textChanged.connect(self._search)
        self.search.returnPressed.connect(self._act)
        self.sorting.chosen.connect(self._sort)
        self.list.activated.connect(self._act)
        self.list.delete_wanted.connect(self._delete)
        self.list.selectionModel().currentChanged.connect(self._on_current)
        self.found_games.modelReset.connect(self._restore)
        self.found_games.dataChanged.connect(self._follow)
        self._games.rows_changed.connect(self.refresh)
        details = self.details
        details.opened.connect(self._act)
        details.more_wanted.connect(self._look_inside)
        details.result_wanted.connect(self._open)
        details.again_wanted.connect(self.again_wanted)
        details.postcard_wanted.connect(self._paint)
        details.delete_wanted.connect(self._delete)
        self.statistics.clicked.connect(self.statistics_wanted)
        self.deletion.done.connect(self.deleted)
        self.deletion.undone.connect(self._choose)
        self.add_keys(
            {
                PAGE_KEYS["leave"]: self._leave,
                PAGE_KEYS["back"]: self.left.emit,
                PAGE_KEYS["search"]: self._start_search,
                PAGE_KEYS["card"]: self._next_panel,
            }
        )

    def retranslate(self) -> None:
        self.header.retranslate()
        self.bar.retranslate()
        self.list.update_content()
        self.details.retranslate()
        self.search.retranslate(phrase("games-search"))
        self.sorting.set_content(self.found_games.column, self.found_games.descending)
        self.filters.set_texts(phrase("games-filters"), filter_names())
        for which, button in self.filters.buttons.items():
            set_tip(button, phrase("games-filter-tip", filter=FILTERS[which]))
        self._show_counts()
        set_button_text(self.unfilter, Message("games-unfilter"))
        set_button_text(self.begin, Message("start-new-game"))
        set_button_text(self.statistics, Message("games-statistics"))
        self.bar.set_content(phrase("games-bar"), phrase("games-bar-keys"), phrase("games-bar-brief"))
        self.more.setAccessibleName(phrase("games-others"))
        set_tip(self.more, phrase("games-others-tip"))
        self.refresh()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.list.viewport().update()

    # -- context menus

    def context(self, at: QPoint | None) -> Context | None:
        row = row_at(self.list, at)
        if row is not None:
            self.list.setCurrentIndex(row[0])
        return None if row is None else Context(self, Kind.GAME, *row)

    @property
    def target_handlers(self) -> Mapping[tuple[str, Kind], TargetHandler]:
        return {
            ("open-game", Kind.GAME): TargetHandler(lambda _: self._open(), message=opening),
            ("look-back", Kind.GAME): self._handler(lambda _: self._act()),
            ("postcard", Kind.GAME): self._handler(lambda _: self._paint()),
            ("delete-game", Kind.GAME): self._handler(lambda _: self._delete()),
        }

    def _handler(self, do: Callable[[object], object]) -> TargetHandler:
        unfinished = Message("games-unfinished-why")
        return TargetHandler(do, lambda _: self._finished is not None, why_not=lambda _: unfinished)

    # -- contents

    def refresh(self) -> None:
        if self.isVisible():
            self._games.prepare_search()
        count = self.found_games.rowCount()
        filtered = self.found_games.filter is not GameFilter.ALL
        searched = bool(self.search.text()) or filtered
        self.count.setText(phrase("games-count", count=count))
        self.search.set_content(phrase("games-count", count=count) if self.search.text() else "")
        none = phrase("games-unlisted") if self._games.unlisted else phrase("games-none")
        self.nothing.setText(phrase("games-none-found") if searched else none)
        self._empty.setVisible(not count)
        self.unfilter.setVisible(filtered)
        self.begin.setVisible(not count and not searched and not self._games.unlisted)
        changed = self.details.isHidden() == bool(count)
        for part in (self.list, self.sorting, self.details):
            part.setVisible(count > 0)
        if not count:
            self._inside = False
        if changed:
            self.arrange()  # the paper for details is hidden if no game is listed

    def _restore(self) -> None:
        if not self.found_games.rowCount():
            return
        index = self.found_games.index_of(self._path)
        self.list.setCurrentIndex(index if index.isValid() else self.found_games.index(0))

    def _on_current(self, index: QModelIndex) -> None:
        if index.isValid():
            self._path = index.data(GamesModel.PathRole)
            self._follow()

    def _follow(self) -> None:
        index = self.list.currentIndex()
        game, row = self.found_games.game(index), self.found_games.row(index)
        if game is not None and row is not None and row is not self._shown:
            self._shown = row
            detail = str(index.data(GamesModel.DetailRole))
            self.details.set_content(game, row, str(index.data()), detail)
            if self.width() < WIDE and not self._covers:
                self.arrange()  # a longer title makes the strip higher

    def _choose(self, path: Path) -> None:
        self.list.setCurrentIndex(self.found_games.index_of(path))
        self.refresh()

    def _sort(self, column: Column) -> None:
        self.found_games.sort_by(column)
        self.sorting.set_content(self.found_games.column, self.found_games.descending)
        self.list.scrollTo(self.list.currentIndex())

    def _filter(self, which: GameFilter) -> None:
        self.found_games.show_only(which)
        self.refresh()

    def _unfilter(self) -> None:
        self.filters.choose(GameFilter.ALL)
        self._filter(GameFilter.ALL)
        self.list.setFocus()

    def _show_counts(self) -> None:
        self.sorting.show_analysed(analysed=self.found_games.any_analysed)
        counts = {which: self.found_games.counts[which] for which in FILTERS}
        self.filters.show_counts(counts, lambda count: phrase("games-count", count=count))

    def _search(self, text: str) -> None:
        self._path = None
        self.found_games.search(text.strip())
        self.refresh()

    # -- actions

    @property
    def _finished(self) -> Path | None:
        """The file of the selected game, or None if the game is not finished."""
        index = self.list.currentIndex()
        return index.data(GamesModel.PathRole) if index.data(GamesModel.KindRole) == FINISHED else None

    def _act(self) -> None:
        if self._finished is not None:
            self.review_wanted.emit(self._finished)
        else:
            self._open()

    def _open(self) -> None:
        game = self.found_games.game(self.list.currentIndex())
        if game is not None:
            self.opened.emit(game)

    def _paint(self) -> None:
        self.postcard_wanted.emit(self._finished)

    def _delete(self) -> None:
        path, index = self._finished, self.list.currentIndex()
        if path is None:
            return
        title, row = str(index.data()), index.row()
        self.list.setFocus()
        follower = self.found_games.index(row + 1 if row + 1 < self.found_games.rowCount() else row - 1)
        self._path = follower.data(GamesModel.PathRole)
        self.deletion.begin(path, lambda: title)
        self.refresh()

    def run_command(self, command: str) -> None:
        if command == "undo":
            self.deletion.undo()

    def _more_entries(self) -> list[Entry]:
        finished = bool(self._games.finished)
        return [
            Entry(Message("games-export"), self.export_wanted.emit, enabled=finished),
            Entry(Message("games-delete-all"), self._ask_all, enabled=finished),
        ]

    def _ask_all(self) -> None:
        self.deletion.ask_all(tuple(game.path for game in self._games.games if game.kind == FINISHED))

    # -- keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        moves = event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up) and self.found_games.rowCount() > 0
        if moves:
            self.list.setFocus()
            self.list.keyPressEvent(event)
        return moves

    def _start_search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _next_panel(self) -> None:
        panels: list[tuple[QWidget, QWidget]] = [
            (self.header, self.search),
            (self._list_paper, self.list),
            (self._details_paper, self.open),
        ]
        shown = [(panel, first) for panel, first in panels if first.isVisible()]
        focus = self.focusWidget()
        at = next((i for i, (panel, _) in enumerate(shown) if focus and panel.isAncestorOf(focus)), -1)
        shown[(at + 1) % len(shown)][1].setFocus(Qt.FocusReason.TabFocusReason)

    def _leave(self) -> None:
        if self.search.text() and not self._covers:
            self.search.clear()
        else:
            self._step_back()

    def _step_back(self) -> None:
        if self._covers:
            self._leave_details()
            self.list.setFocus()
        else:
            self.left.emit()

    # -- details in place of the list

    @property
    def _covers(self) -> bool:
        return self._inside and self.width() < WIDE

    def _look_inside(self) -> None:
        self._inside = True
        self.arrange()
        self.details.main.setFocus()

    def _leave_details(self) -> None:
        if self._inside:
            self._inside = False
            self.arrange()

    # -- calls of the navigator

    def on_entered(self) -> None:
        self.found_games.hide(())
        self._inside = False
        self.filters.choose(GameFilter.ALL)
        self.found_games.show_only(GameFilter.ALL)
        self.search.clear()
        self.refresh()
        self.search.setFocus()

    def on_uncovered(self) -> None:
        super().on_uncovered()
        self._games.read()  # another page may have analysed a game meanwhile

    def on_left(self) -> None:
        self.deletion.settle()

    def on_covered(self) -> None:
        super().on_covered()
        self.deletion.settle()

    # -- layout

    def arrange(self) -> None:
        width, height = self.width(), self.height()
        self.header.fit(width)
        self.header.setGeometry(0, 2, width, HEAD)
        bar = self.bar.height()
        self.bar.setGeometry(0, height - bar, width, bar)
        top, room = HEAD + 2 - SHADOW + EDGE - 6, height - bar - HEAD - 2 + 2 * SHADOW - EDGE
        low = height < LOWEST and self.found_games.filter is GameFilter.ALL
        self.filters.setVisible(not low and self.begin.isHidden())
        strip = width < WIDE
        self.details.show_as(
            Shape.PAGE if self._covers else Shape.STRIP if strip else Shape.BESIDE, low=height < LOW
        )
        self._list_paper.setVisible(not self._covers)
        self._details_paper.setVisible(not self.details.isHidden())
        if self.details.isHidden():
            self._place(self._list_paper, EDGE, top, width - 2 * EDGE, room)
        elif self._covers:
            self._place(self._details_paper, EDGE, top, width - 2 * EDGE, room)
        elif strip:
            column = self._details_paper.column
            wrapped = column.totalHeightForWidth(width - 2 * EDGE + 2 * SHADOW)
            below = max(wrapped, column.totalMinimumSize().height())
            upper = room - below + 2 * SHADOW - EDGE
            self._place(self._list_paper, EDGE, top, width - 2 * EDGE, upper)
            self._place(self._details_paper, EDGE, top + room - below, width - 2 * EDGE, below)
        else:
            left = width - DETAILS - EDGE
            self._place(self._list_paper, EDGE, top, left - 2 * EDGE, room)
            self._place(self._details_paper, left, top, DETAILS, room)

    @staticmethod
    def _place(part: QWidget, left: int, top: int, width: int, height: int) -> None:
        part.setGeometry(left - SHADOW, top, width + 2 * SHADOW, height)

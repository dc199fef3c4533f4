from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, QSortFilterProxyModel, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QPushButton, QSizePolicy, QWidget

from ....model.rules.core.words.message import Message
from ....words import phrase
from ...art.palette import Theme
from ...commands.actions import PAGE_KEYS
from ...commands.command import Kind
from ...models.games_model import FINISHED, UNFINISHED, GamesModel
from ...models.index import Index
from ...storage.contained import contained
from ...widgets.boxes import fill, hbox, vbox
from ...widgets.games_list import GamesList, opening
from ...widgets.labels import tell_button, words
from ...widgets.other_choice import OtherChoice
from ...widgets.paper_card import PaperCard, plain_button
from ...widgets.pointing import met_row
from ..page import Context, Way, WoodenPage

WIDEST: Final = 1000  # maximum width in pixels, for readable lines


@contained
class FoundGames(QSortFilterProxyModel):
    def __init__(self, games: GamesModel, parent: QObject) -> None:
        super().__init__(parent)
        self._games, self._wanted = games, ""
        self.setSourceModel(games)
        games.searchable.connect(self._search_again)

    def search(self, query: str) -> None:
        self._wanted = query.casefold()
        if self._wanted and not self._games.is_searchable:
            self._games.prepare_search()  # the rows follow when all texts are ready
        else:
            self.invalidate()  # invalidateFilter would report thousands of rows separately

    def filterAcceptsRow(self, row: int, _: Index) -> bool:
        return not self._wanted or self._games.matches(row, self._wanted)

    def _search_again(self) -> None:
        if self._wanted:
            self.search(self._wanted)


@contained
class GamesPage(WoodenPage):
    opened = Signal(object)

    deleted = Signal(object)

    export_wanted = Signal()
    statistics_wanted = Signal()
    postcard_wanted = Signal(object)

    review_wanted = Signal(object)  # path of a finished game to review

    def __init__(self, games: GamesModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games = games
        self._asked: tuple[QPushButton, tuple[Path, ...]] | None = None
        self._other = OtherChoice(self._follow, self)
        self.found = FoundGames(games, self)
        self.card = PaperCard(self._cache, Message("games-title"), PAGE_KEYS["leave"])
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.setMinimumHeight(34)
        self.list = GamesList(Message("games-title"), self.found, lambda: self.theme)
        self.nothing = words("", "second", 14)
        self.open, self.delete = plain_button(self._open), plain_button(self._ask_chosen)
        self.delete_all = plain_button(self._ask_all)
        self.export, self.back = plain_button(self.export_wanted), plain_button(self.left)
        self.statistics, self.postcard = plain_button(self.statistics_wanted), plain_button(self._paint)
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        chosen = (self.open, self.postcard, self.delete)
        buttons = hbox(*chosen, 1, self.statistics, self.export, self.delete_all, self.back)
        fill(self.card.column, self.search, (self.list, 1), self.nothing, buttons)
        self.card.setMaximumWidth(WIDEST)
        self.card.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        vbox(hbox(1, (self.card, 100), 1), margins=(8, 8, 8, 8), within=self)
        self.search.installEventFilter(self)

    def _connect(self) -> None:
        self.search.textChanged.connect(self._search)
        self.search.returnPressed.connect(self._open)
        self.list.activated.connect(self._open)
        self.list.selectionModel().currentChanged.connect(self._follow)
        self._games.told.connect(self.refresh)
        self.add_keys({PAGE_KEYS["leave"]: self._leave, PAGE_KEYS["back"]: self._leave})

    def retranslate(self) -> None:
        self.card.retranslate()
        self.list.update_content()
        self.search.setPlaceholderText(phrase("games-search"))
        self.search.setAccessibleName(phrase("games-search"))
        tell_button(self.export, Message("games-export"))
        tell_button(self.statistics, Message("games-statistics"))
        tell_button(self.postcard, Message("games-postcard"))
        tell_button(self.back, Message("games-back"), PAGE_KEYS["leave"])
        self.refresh()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.card.set_theme(theme)

    def context(self, at: QPoint | None) -> Context | None:
        row = met_row(self.list, at)
        if row is not None:
            self.list.setCurrentIndex(row[0])
        return None if row is None else Context(self, Kind.GAME, *row)

    @property
    def ways(self) -> Mapping[tuple[str, Kind], Way]:
        return {
            ("open-game", Kind.GAME): Way(lambda _: self._open(), said=opening),
            ("look-back", Kind.GAME): self._way(
                lambda _: self.review_wanted.emit(self._chosen_finished()[0])
            ),
            ("postcard", Kind.GAME): self._way(lambda _: self._paint()),
            ("delete-game", Kind.GAME): self._way(lambda _: self._ask_chosen()),
        }

    def _way(self, do: Callable[[object], object]) -> Way:
        """Return the way of a command that needs finished games."""
        unfinished = Message("games-unfinished-why")
        return Way(do, lambda _: bool(self._chosen_finished()), why_not=lambda _: unfinished)

    def on_entered(self) -> None:
        self._games.prepare_search()
        self.search.clear()
        self.refresh()
        self.search.setFocus()

    def refresh(self) -> None:
        count = self.found.rowCount()
        self.card.beside.setText(phrase("games-count", count=count))
        searched = bool(self.search.text())
        none = phrase("games-unlisted") if self._games.unlisted else phrase("games-none")
        self.nothing.setText(phrase("games-none-found") if searched else none)
        self.nothing.setVisible(not count)
        self.list.setVisible(count > 0)
        if count and not self.list.currentIndex().isValid():
            self.list.setCurrentIndex(self.found.index(0, 0))
        self._follow()

    def _search(self, text: str) -> None:
        self.found.search(text.strip())
        self.list.setCurrentIndex(QModelIndex())
        self.refresh()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        moves = event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up) and self.found.rowCount() > 0
        if moves:
            self.list.setFocus()
            self.list.keyPressEvent(event)
        return moves

    def _follow(self) -> None:
        self._other.stop()
        self._asked = None
        kind = self.list.currentIndex().data(GamesModel.KindRole)
        self.open.setEnabled(kind is not None)
        tell_button(self.open, Message("games-continue") if kind == UNFINISHED else Message("games-open"))
        self.delete.setEnabled(kind == FINISHED)
        self.postcard.setEnabled(kind == FINISHED)
        tell_button(self.delete, Message("games-delete"))
        finished = bool(self._games.finished)
        self.delete_all.setEnabled(finished)
        tell_button(self.delete_all, Message("games-delete-all"))
        self.export.setEnabled(finished)

    def _open(self) -> None:
        index = self.found.mapToSource(self.list.currentIndex())
        if index.isValid():
            self.opened.emit(self._games.games[index.row()])

    def _chosen_finished(self) -> tuple[Path, ...]:
        index = self.list.currentIndex()
        return (index.data(GamesModel.PathRole),) if index.data(GamesModel.KindRole) == FINISHED else ()

    def _paint(self) -> None:
        self.postcard_wanted.emit(self._chosen_finished()[0])

    def _ask_all(self) -> None:
        self._ask(self.delete_all, self._all_finished())

    def _ask_chosen(self) -> None:
        self.delete.setFocus()
        self._ask(self.delete, self._chosen_finished())

    def _all_finished(self) -> tuple[Path, ...]:
        return tuple(game.path for game in self._games.games if game.kind == FINISHED)

    def _ask(self, button: QPushButton, paths: tuple[Path, ...]) -> None:
        """Ask on the first press of a button and delete on the second."""
        if not paths:
            return
        if (button, paths) == self._asked:
            self._other.stop()
            self._asked = None
            self.deleted.emit(paths)
            return
        self._follow()
        self._asked = button, paths
        self._other.watch(button)
        tell_button(button, Message("games-delete-really", count=len(paths)))

    def _leave(self) -> None:
        if self.search.text():
            self.search.clear()
        else:
            self.left.emit()

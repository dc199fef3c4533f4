from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from ...model.rules.core.frozen import frozen
from ...model.rules.core.words.message import Message
from ...words import phrase
from ..pages.navigator import Navigator, Route
from ..widgets.dialog_frame import open_once
from ..widgets.style import reduces_motion

if TYPE_CHECKING:
    from ...model.files.saves.saved_game import SavedGame
    from ...model.learning.analysis.turns import Comparison
    from ...model.rules.core.engine.play import Transition
    from ...model.rules.core.engine.state import GameState
    from ..game.analysis_storage import FinishedGame
    from ..game.game_storage import GameStorage
    from ..pages.games.compare_page import ComparePage
    from ..pages.games.postcard_dialog import PostcardDialog
    from ..pages.review.review_page import ReviewPage
    from ..pages.table.table_page import TablePage
    from ..storage.settings import Settings
    from ..widgets.notice import Notice
    from .games import Games


@frozen(eq=False)
class Review:
    """A reviewed game. ``stop`` is the turn at which the player left the review.

    If the game is a practice game, ``behind`` is the review from which it was started.
    """

    game: SavedGame
    path: Path
    is_record: bool
    stop: int
    behind: Review | None


class Reviews(QObject):
    changed = Signal()
    rule_asked = Signal(str)

    def __init__(
        self,
        window: QMainWindow,
        settings: Settings,
        storage: GameStorage,
        notice: Notice,
        games: Games,
        navigator: Navigator,
        table: Route[TablePage],
    ) -> None:
        super().__init__(window)
        self._window, self._settings, self._storage, self._notice = window, settings, storage, notice
        self._games, self._navigator = games, navigator
        self._look_back = Route(navigator, self._make_look_back, parent=table)
        self._compare = Route(navigator, self._make_compare, parent=self._look_back)
        self._review: Review | None = None
        games.begun.connect(self._forget)

    def _forget(self) -> None:
        self._review = None

    def _make_look_back(self) -> ReviewPage:
        from ..pages.review.review_page import ReviewPage

        page = ReviewPage(self._games.table, self._window)
        page.practice_chosen.connect(self._try)
        page.rule_asked.connect(self.rule_asked)
        page.compare_wanted.connect(self.compare)
        return page

    def _make_compare(self) -> ComparePage:
        from ..pages.games.compare_page import ComparePage

        page = ComparePage(self._window)
        page.chosen.connect(self._look_at_compared)
        return page

    @property
    def page(self) -> ReviewPage:
        return self._look_back.page

    @property
    def comparison(self) -> ComparePage:
        return self._compare.page

    def look_back(self, move: Transition | None = None) -> None:
        """Review the game on the table. If `move` is given, start with the turn of `move`.

        Without `move`, an unfinished game is not reviewed. The review of an unfinished game shows only what
        the viewer saw.
        """
        if not self._games.playing:
            return
        if not self._games.table.complete:
            self._notice.show_message(Message("look-back-no-past"))
        elif self._games.table.state.over or move is not None:
            page = self.page
            page.stage.city.set_gliding(not reduces_motion(self._settings))
            self._look_back.go()
            judge = self._games.page.scorings.end.analyst if self._games.table.state.over else None
            page.begin(self._settings.preferences.aids, judge, move, self._games.page.viewer)

    def _try(self, game: SavedGame) -> None:
        is_record, stop = self._games.record is not None, self.page.stop
        review = Review(self._games.table.saved(), self._storage.current, is_record, stop, self._review)
        self._games.show_saved(game)
        self._review = review
        self.changed.emit()

    @property
    def has_review(self) -> bool:
        return self._review is not None

    def return_to_review(self) -> None:
        """Return from a practice game to the review, at the turn from which the game was started."""
        review = self._review
        if review is None:
            return
        self._games.show_saved(review.game, review.path, is_record=review.is_record)
        self._review = review.behind
        self.look_back()
        self.page.show_stop(review.stop)
        self.changed.emit()

    def compare(self) -> None:
        from ..dialogs.file_dialogs import file_to_open

        if path := file_to_open(self._window):
            self._storage.analyses.load_comparison(path, self._games.table.transitions, self._show_comparison)

    def _show_comparison(self, comparison: Comparison) -> None:
        if self._look_back.is_current:  # the player may have left the review
            self._compare.go()
            self.comparison.set_content(comparison)

    def _look_at_compared(self, place: int) -> None:
        self._navigator.back()
        self.page.show_stop(place)
        self.page.setFocus()

    def look_back_at(self, path: Path) -> None:
        self._games.open_file(path, self.look_back)

    def show_postcard(self, path: Path | None = None) -> None:
        """Show the postcard of the finished game in the file `path`.

        If `path` is None, show the postcard of the finished game on the table.
        """
        from ...model.files.saves.save import read_game

        if path is not None:
            self._storage.analyses.load_game(partial(read_game, path), self._postcard_here())
        elif self._games.playing and self._games.table.state.over:
            saved = self._games.table.saved()
            self._storage.analyses.load_game(lambda: saved, self._postcard_here())

    def _postcard_here(self) -> Callable[[FinishedGame], None]:
        def place() -> tuple[QWidget | None, GameState | None]:
            return self._navigator.currentWidget(), self._games.table.state if self._games.at_table else None

        asked_state = place()

        def open_postcard(game: FinishedGame) -> None:
            if place() == asked_state and QApplication.activeModalWidget() is None:
                self._open_postcard(game)

        return open_postcard

    def _open_postcard(self, game: FinishedGame) -> None:
        from ..pages.games.postcard import postcard_of
        from ..pages.games.postcard_dialog import PostcardDialog
        from ..text.dates import whole_date

        dialog = PostcardDialog(postcard_of(game, whole_date(game.kept.ended)), self._window)
        dialog.save_wanted.connect(lambda: self._write_postcard(dialog))
        open_once(dialog)

    def _write_postcard(self, dialog: PostcardDialog) -> None:
        from ..dialogs.file_dialogs import file_for_postcard

        if path := file_for_postcard(dialog, phrase("files-postcard-name")):
            dialog.paint_file(path, lambda write: self._storage.write_file(path, write))

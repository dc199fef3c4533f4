from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QMainWindow

from ...model.rules.core.engine.setup import Setup
from ...model.rules.core.words.message import Message, MessageError
from ...model.rules.modules.registry import REGISTRY
from ...words import words

if TYPE_CHECKING:
    from ...model.files.saves.record_reader import Opened
    from ...model.files.saves.save import SaveError
    from ...model.files.saves.saved_game import SavedGame
    from ...model.learning.goals.campaign import CampaignTable
    from ..game.game_storage import GameStorage
    from ..game.game_table import GameTable
    from ..models.games_model import ListedGame
    from ..pages.lessons.coach import Coach
    from ..pages.navigator import Route
    from ..pages.table.table_page import TablePage
    from ..storage.settings import Settings
    from ..widgets.notice import Notice


class Games(QObject):
    named = Signal()  # the game on the table now has another file, or no file
    begun = Signal()  # emitted before another game replaces the game on the table
    rule_sets_needed = Signal()  # a rule set is missing, and the player asks to see the rule sets
    rule_asked = Signal(str)  # id of the rule whose link the player clicked in a remark of the coach

    def __init__(
        self,
        window: QMainWindow,
        settings: Settings,
        storage: GameStorage,
        notice: Notice,
        route: Route[TablePage],
        show_start: Callable[[], object],
    ) -> None:
        super().__init__(window)
        self._window, self._settings, self._storage, self._notice = window, settings, storage, notice
        self._route, self._show_start = route, show_start
        self._coach: Coach | None = None
        self.file: Path | None = None
        self.record: Path | None = None
        self._awaited: Path | None = None
        self._shaken = False
        storage.saved.connect(self._on_saved)

    @property
    def page(self) -> TablePage:
        return self._route.page

    @property
    def table(self) -> GameTable:
        return self.page.table

    @property
    def playing(self) -> bool:
        return (page := self._route.made) is not None and page.table.playing

    @property
    def packages_played(self) -> tuple[str, ...]:
        installed = self.table.book.installed if self.playing else ()
        return tuple(package.name for package in REGISTRY.packages if package.module.id in installed)

    @property
    def at_table(self) -> bool:
        return self.playing and self._route.is_current

    @property
    def name(self) -> Path | None:
        return self.file or self.record

    def deal(self) -> None:
        from ..game.next_table import last_setup

        try:
            self.begin(last_setup(self._settings.preferences))
        except MessageError as error:
            self._notice.show_message(error.message)

    def begin_coded_table(self, code: str, refuse: Callable[[Message], object] | None = None) -> None:
        """Begin a game at the table that a code describes.

        If this is impossible, pass the reason to `refuse` or, by default, to the notice.
        """
        from ...model.files.archive.table_code import read_table_code
        from ..game.next_table import coded_setup

        try:
            table = read_table_code(code)
            setup = coded_setup(self._settings.preferences, table)
        except MessageError as error:
            (refuse or self._notice.show_message)(error.message)
        else:
            self.begin(setup)

    def begin(self, setup: Setup) -> None:
        self.file = self.record = self._awaited = None
        self.begun.emit()
        self._storage.begin()
        self.page.stage.city.forget_views()
        self.table.begin(setup)
        played = {*self._settings.progress.played, setup.game, *setup.modules}
        self._settings.change(lessons_offered=True, played=tuple(sorted(played)))
        self.named.emit()

    def play_first_game(self) -> None:
        from ..game.next_table import first_game

        setup = first_game(self._settings.preferences)
        self._settings.change(coach=True, coached=setup.seed, coach_said=())
        self.begin(setup)

    def play_campaign(self, table: CampaignTable) -> None:
        from secrets import randbits

        from ..game.next_table import campaign_table

        self.begin(campaign_table(self._settings.preferences, table).setup(randbits(31)))

    def rematch(self, same_deal: bool) -> None:
        from secrets import randbits

        setup = self.table.setup
        self.begin(setup if same_deal else setup.with_new_seed(randbits(31)))

    def play_again(self, path: Path) -> None:
        self.open_file(path, partial(self.rematch, same_deal=False))

    def invite_coach(self) -> None:
        if self._coach is None and self._settings.progress.coached == self.table.setup.seed:
            from ..pages.lessons.coach import Coach

            self._coach = Coach(self.page, self._settings)
            self._coach.rule_asked.connect(self.rule_asked)

    def continue_game(self) -> None:
        """Continue the game on the table or, if this game is finished, another unfinished game.

        If all games are finished, show the table.
        """
        if files := self._storage.unfinished():
            self.resume(files[0])
        elif self.playing:
            self.show_table()
        else:
            self._notice.show_message(Message("no-game-to-continue"))

    def resume(self, path: Path) -> None:
        if self.playing and path == self._storage.current:
            self.show_table()
        else:
            self.open_file(path)

    def open_listed(self, game: ListedGame) -> None:
        if game.unfinished:
            self.resume(game.path)
        else:
            self.open_file(game.path)

    def open_chosen(self, path: Path | None) -> None:
        if path is None:
            from ..dialogs.file_dialogs import file_to_open

            path = file_to_open(self._window.centralWidget())
        if path is not None:
            self.open_file(path)

    def open_file(self, path: Path, then: Callable[[], object] = lambda: None) -> None:
        """Read a saved game or record in the background, show it, then call `then`.

        If another game begins in the meantime, ignore the file.
        """
        self._awaited = path
        self._storage.read_game_file(path, partial(self._opened, path, then))

    def _opened(self, path: Path, then: Callable[[], object], result: Opened | SaveError) -> None:
        from ...model.files.saves.save import NeedsError, SaveError

        if self._awaited != path:
            return
        self._awaited = None
        if isinstance(result, NeedsError):
            self._notice.show_message(result.message, Message("save-needs-show"), self.rule_sets_needed.emit)
        elif isinstance(result, SaveError):
            self._notice.show_message(result.message)
        else:
            self.show_saved(result.game, path, is_record=result.is_record)
            if file := self.file or self.record:
                self._settings.remember_file(file)
            then()

    def await_file(self, seconds: float) -> None:
        self._storage.reader.flush(seconds)

    def show_saved(self, saved: SavedGame, path: Path | None = None, *, is_record: bool = False) -> None:
        """Show a saved game. If it comes from a file, `path` is this file.

        Later, the command *Save* overwrites this file, unless the file is a record or an autosave.
        """
        for dialog in self._window.findChildren(QDialog):  # these dialogs are about the replaced game
            dialog.reject()
        self._awaited = None
        self.begun.emit()
        path = path.absolute() if path is not None else None
        self._storage.open(path, is_record=is_record)
        self.page.stage.city.forget_views()
        self.table.open(saved)
        named = path if path is not None and not self._storage.owns(path) else None
        self.file, self.record = (None, named) if is_record else (named, None)
        self.named.emit()

    def show_table(self) -> None:
        try:
            self._route.go()
            if self._shaken:
                self._shaken = False
                self.table.show_again()
        finally:
            if self.page.stage.snapshot is None:  # the page is empty after an error in a rule set
                self._show_start()

    def recover(self) -> Message:
        """After an error, redraw the table and save the game. Return a message for the player."""
        if not self.playing:
            return Message("fault-lost-nothing")
        self._shaken = True
        if self._route.is_current:
            self.show_table()
        self._storage.keep()
        return Message("fault-goes-on") if self._storage.failing else Message("fault-kept")

    def save(self) -> None:
        if self.file is None:
            self.save_as()
        elif self.playing:
            self._storage.save(self.file)

    def save_as(self) -> None:
        if not self.playing:
            self._notice.show_message(Message("no-game-to-save"))
            return
        from ..dialogs.file_dialogs import file_to_save

        if path := file_to_save(self._window.centralWidget(), self._name()):
            self._storage.save(path)

    def _name(self) -> str:
        if self.record is not None:
            return self.record.stem
        return _name_of(self.table.setup)

    def _on_saved(self, path: Path) -> None:
        self.file = path
        self._settings.remember_file(path)
        self.named.emit()

    def export_record(self) -> None:
        refusal = self.table.record_refusal() if self.playing else Message("no-game")
        if refusal is not None:
            self._notice.show_message(refusal)
            return
        from ..dialogs.file_dialogs import file_to_export

        if path := file_to_export(self._window.centralWidget(), self._name()):
            self._storage.export(path)

    def export_games(self) -> None:
        from ..dialogs.file_dialogs import file_for_table

        if chosen := file_for_table(self._window.centralWidget()):
            self._storage.export_finished(*chosen)

    def may_leave(self) -> bool:
        """Return whether the window may close.

        If some games cannot be saved, ask the player what to do. The player may then keep the window open.
        """
        if self._storage.unsaved:
            self._storage.retry()
        while self._storage.unsaved:
            from ..dialogs.unsaved import UnsavedAnswer, ask_about_unsaved

            answer = ask_about_unsaved(self._window, self._storage.reason)
            if answer is UnsavedAnswer.AGAIN:
                self._storage.retry()
            elif answer is UnsavedAnswer.ELSEWHERE:
                self._save_elsewhere()
            else:
                return answer is UnsavedAnswer.DISCARD
        return True

    def _save_elsewhere(self) -> None:
        from ..dialogs.file_dialogs import file_to_save

        for own, game in tuple(self._storage.unsaved.items()):
            if path := file_to_save(self._window.centralWidget(), _name_of(game.setup)):
                self._storage.save_elsewhere(own, path)


def _name_of(setup: Setup) -> str:
    from ..storage.places import file_name

    return file_name(words().list_of(seat.name for seat in setup.seats))

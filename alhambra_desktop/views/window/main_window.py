"""MainWindow: the start page, the table, and what is opened and saved."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QGuiApplication, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QWidget

from ...model.rules.core.engine.setup import Setup
from ...model.rules.core.words.message import Message, MessageError
from ...model.rules.modules.registry import REGISTRY
from ...words import WordsError, in_use, phrase, words
from ..art.cache import FaceCache, keep_pictures, warm_up
from ..game.game_storage import GameStorage
from ..pages.navigator import Navigator, Route
from ..pages.start.last_picture import LastPicture
from ..storage.contained import contained
from ..storage.places import data_folder, rule_sets_folder
from ..storage.settings import Settings
from ..text.language import SPOKEN
from ..widgets.notice import Notice
from ..widgets.style import apply_theme, dress, follow_scheme, moves_less, theme_for
from .menus import Menus
from .preload import LoadStep, Preload, learning, loaders, playing, read_rules, reading
from .window_place import keep_place, place_window

if TYPE_CHECKING:
    from ...model.files.addons.shelf import Shelf
    from ...model.files.saves.opening import Opened
    from ...model.files.saves.save import SaveError
    from ...model.files.saves.saved_game import SavedGame
    from ...model.learning.analysis.comparison import Comparison
    from ...model.rules.core.engine.play import Transition
    from ...model.rules.core.engine.state import GameState
    from ..art.palette import Theme
    from ..audio.sound_board import SoundBoard
    from ..dialogs.preferences import PreferencesDialog
    from ..game.analysis_storage import ToldGame
    from ..game.game_table import GameTable
    from ..models.games_model import ListedGame
    from ..pages.games.compare_page import ComparePage
    from ..pages.games.games_page import GamesPage
    from ..pages.games.postcard_dialog import PostcardDialog
    from ..pages.games.statistics_page import StatisticsPage
    from ..pages.lessons.coach import Coach
    from ..pages.lessons.learning import Learning
    from ..pages.puzzles.puzzles import Puzzles
    from ..pages.review.look_back_page import LookBackPage
    from ..pages.rulebook.reader import Reader
    from ..pages.start.start_page import StartPage
    from ..pages.table.moves_dialog import MovesDialog
    from ..pages.table.table_page import TablePage
    from .review import Review

PREFERENCES: Final = "preferences"
"""The name of their dialog among the window's children."""

RELEASE_AFTER: Final = 500
"""Milliseconds from leaving a page to dropping its pictures: the next page may need some of them."""


@contained
class MainWindow(QMainWindow):
    """The one window of the program.

    It is shown before the table and the dialogs are loaded: these come while nothing else is to be done, or
    when they are asked for.
    """

    closed = Signal()
    """The window is being closed, and takes nothing more."""

    _laid = Signal()

    def __init__(self, settings: Settings, data: Path | None = None, shelf: Shelf | None = None) -> None:
        super().__init__()
        self._shelf = shelf
        self.settings: Settings = settings
        self._speak()
        self._theme: Theme | None = None
        self._moves: MovesDialog | None = None
        self._coach: Coach | None = None
        self.storage = GameStorage(settings, data or data_folder(), self)
        self.last_picture = LastPicture(self.storage.games.data, lambda: theme_for(settings))
        self.file: Path | None = None
        self.record: Path | None = None
        self._awaited: Path | None = None
        self._review: Review | None = None
        self._shaken = self._ending = False
        self.notice = Notice(self)
        self.setAcceptDrops(True)
        self.navigator = Navigator(theme_for(settings), self)
        self._add_routes()
        self.navigator.currentChanged.connect(
            lambda: QTimer.singleShot(RELEASE_AFTER, self, FaceCache.release_left_pages)
        )
        self.navigator.currentChanged.connect(self.notice.follow)
        self.setCentralWidget(self.navigator)
        self._name_window()
        self.menus = Menus(self)
        self._connect()
        place_window(self, settings)
        self.apply_look()
        self._preload = Preload(self._idle_steps(), self)

    def _add_routes(self) -> None:
        to = self.navigator
        self._start = Route(to, self._make_start, root=True)
        self._table = Route(to, self._make_page, root=True)
        self._games = Route(to, self._make_games, parent=self._start)
        self._statistics = Route(to, self._make_statistics)
        self._look_back = Route(to, self._make_look_back, parent=self._table)
        self._compare = Route(to, self._make_compare, parent=self._look_back)

    def _idle_steps(self) -> Iterator[LoadStep]:
        """What there is to do when the window is seen and nobody has asked for anything yet."""
        yield self._set_ground
        yield self._hear_shortcuts_by_place
        yield keep_pictures
        yield from loaders(reading())
        yield self.storage.settle_archive
        if start := self._start.made:
            yield start.read_games
            yield from loaders(learning())
            yield start.read_lessons
            yield start.offer_puzzle
        yield from loaders(playing())
        yield read_rules
        yield warm_up
        yield lambda: self.page

    def _hear_shortcuts_by_place(self) -> None:
        from ..commands.layouts import ShortcutsByPlace

        ShortcutsByPlace(self)

    @property
    def start(self) -> StartPage:
        """The start page, which is made when it is first asked for."""
        return self._start.page

    @property
    def table(self) -> GameTable:
        """The game on the table."""
        return self.page.table

    @property
    def page(self) -> TablePage:
        """The page of the table, which is made when it is first asked for."""
        self.lay_table()
        return self._table.page

    def lay_table(self) -> None:
        """Make the page of the table, where there is none; before the window is shown, it opens with that."""
        if self._table.made is None:
            self._table.make()
            self._laid.emit()

    def when_laid(self, what: Callable[[], object]) -> None:
        """Do something as soon as there is a table, which is now if there is one."""
        if self._table.made is None:
            self._laid.connect(what)
        else:
            what()

    @property
    def playing(self) -> bool:
        """True where there is a game at all."""
        return (page := self._table.made) is not None and page.table.playing

    @property
    def at_table(self) -> bool:
        """True where a game is seen, and not the start page."""
        return self.playing and self._table.is_current

    def _make_start(self) -> StartPage:
        from ..pages.start.start_page import StartPage

        games = self.storage
        start = StartPage(
            self.settings,
            games.under_way,
            games.unfinished,
            games.archived,
            self.last_picture.of,
            self,
            reads_at_once=self._table.made is not None,  # else the window is to be seen first
            has_archived=games.has_archived,
        )
        start.new_chosen.connect(self.new_game)
        start.continue_chosen.connect(self.continue_game)
        start.game_chosen.connect(self.open_listed)
        start.open_chosen.connect(lambda: self.open_chosen(None))
        start.games_chosen.connect(self.show_games)
        start.statistics_chosen.connect(self.show_statistics)
        start.deal_chosen.connect(self.deal)
        start.code_chosen.connect(self.sit_down)
        start.lesson_chosen.connect(self.learn)
        start.first_game_chosen.connect(self.play_first_game)
        start.puzzle_chosen.connect(self.solve_puzzle)
        games.listed.connect(self._relist)
        if (
            self._table.made is not None
        ):  # the window opened at a table: no idle step comes back to the start page
            start.read_lessons()
            start.offer_puzzle()
        return start

    @cached_property
    def reader(self) -> Reader:
        """What opens the rules over the other pages, made when it is first asked for."""
        from ..pages.rulebook.reader import Reader

        reader = Reader(self.navigator, self.notice, lambda: self.table.setup if self.playing else None)
        reader.lesson_chosen.connect(self.learn)
        return reader

    @property
    def games_page(self) -> GamesPage:
        """The page of all games."""
        return self._games.page

    def _make_games(self) -> GamesPage:
        from ..pages.games.games_page import GamesPage

        page = GamesPage(self.start.games, self)
        page.opened.connect(self.open_listed)
        page.deleted.connect(self.storage.delete_finished)
        page.export_wanted.connect(self.export_games)
        page.statistics_wanted.connect(self.show_statistics)
        page.postcard_wanted.connect(self.show_postcard)
        return page

    @property
    def statistics_page(self) -> StatisticsPage:
        """The page of statistics."""
        return self._statistics.page

    def _make_statistics(self) -> StatisticsPage:
        from ..pages.games.statistics_page import StatisticsPage

        page = StatisticsPage(self)
        page.chosen.connect(lambda kept: self.look_back_at(self.storage.archive.path(kept.file)))
        return page

    @cached_property
    def learning(self) -> Learning:
        """What opens lessons over the other pages, made when it is first asked for."""
        from ..pages.lessons.learning import Learning

        learning = Learning(self.navigator, self.settings, self.notice, self.menus.bar)
        learning.rule_asked.connect(self.show_rules)
        learning.keys_asked.connect(self.show_keys)
        learning.game_chosen.connect(self.play_first_game)
        learning.puzzle_chosen.connect(self.solve_puzzle)
        return learning

    @cached_property
    def puzzles(self) -> Puzzles:
        """What opens puzzles over the other pages, made when it is first asked for."""
        from ..pages.puzzles.puzzles import Puzzles

        puzzles = Puzzles(self.navigator, self.settings, self.notice, self.storage)
        puzzles.rule_asked.connect(self.show_rules)
        return puzzles

    @cached_property
    def sound_board(self) -> SoundBoard:
        """What lets cues be heard, made when it is first asked for."""
        from ..audio.sound_board import SoundBoard

        board = SoundBoard(self.settings, self)
        self.closed.connect(board.close)
        return board

    def _make_page(self) -> TablePage:
        from ..game.game_table import GameTable
        from ..pages.table.spots_file import SpotsFile
        from ..pages.table.table_page import TablePage
        from ..pages.table.table_sounds import TableSounds
        from ..pages.table.table_title import TableTitle

        table = GameTable(self)
        self.storage.watch(table)
        page = TablePage(table, self.settings, self)
        page.leaving.connect(lambda: self._remember_table(page))
        page.closing.connect(lambda: self._take_picture(page))
        table.reset.connect(self._show_table)
        table.reset.connect(self._invite_coach)
        page.scorings.rematch_asked.connect(self.rematch)
        page.commanded.connect(self.menus.trigger)
        page.rule_asked.connect(self.show_rules)
        page.look_back_asked.connect(self.look_back)
        page.updated.connect(self.menus.refresh)
        page.host.said.connect(self.notice.say)
        page.scorings.end.files = lambda: self.storage.analyses
        TableSounds(page, self.sound_board)
        SpotsFile.wanted(page)
        TableTitle(self.menus.bar, page)
        return page

    def _connect(self) -> None:
        self.settings.changed.connect(self._speak)
        self.settings.changed.connect(self.apply_look)
        SPOKEN.changed.connect(self._name_window)
        self.settings.failed.connect(self.notice.say)
        self.storage.said.connect(self.notice.say)
        self.storage.saved.connect(self._on_saved)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self.apply_look)
        QTimer.singleShot(0, self, lambda: self.notice.say_together(self.storage.complaints()))

    def _speak(self) -> None:
        """The language in force, everywhere; where it cannot be read, the one that was spoken before."""
        wish = self.settings.wishes.language
        try:
            SPOKEN.speak(wish)
        except WordsError:
            self.settings.change(language=in_use())
            self.notice.say(Message("language-unreadable", language=wish))

    def apply_look(self) -> None:
        """Apply the theme of the settings everywhere."""
        follow_scheme(self.settings)
        theme = theme_for(self.settings)
        if theme is self._theme:  # another setting changed
            return
        self._theme = theme
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        apply_theme(application, theme)
        self.menus.bar.set_theme(theme)
        for box in (self.notice, *self.findChildren(QDialog)):
            if box is self.notice or box.isWindow():
                dress(box)
        self.navigator.set_theme(theme)
        if self._coach is not None:
            self._coach.tell()
        if self.isVisible():
            self._set_ground()

    def _set_ground(self) -> None:
        from .window_ground import set_ground

        set_ground(self, theme_for(self.settings).wood_bottom)

    # -- pages

    def show_start(self) -> None:
        """The start page; a game under way can be continued from there."""
        self._start.go()

    @property
    def look_back_page(self) -> LookBackPage:
        """The page on which a finished game is replayed."""
        return self._look_back.page

    def _make_look_back(self) -> LookBackPage:
        from ..pages.review.look_back_page import LookBackPage

        page = LookBackPage(self.table, self)
        page.tried.connect(self._try)
        page.compare_wanted.connect(self.compare)
        return page

    def look_back(self, move: Transition | None = None) -> None:
        """Replay the game on the table, from the turn that a move belongs to.

        One that is not over is seen only by the eyes of who looks on, and only where a move is given.
        """
        if not self.playing:
            return
        if not self.table.complete:
            self.notice.say(Message("look-back-no-past"))
        elif self.table.state.over or move is not None:
            page = self.look_back_page
            page.stage.city.set_gliding(not moves_less(self.settings))
            self._look_back.go()
            judge = self.page.scorings.end.analyst if self.table.state.over else None
            page.look(self.settings.wishes.aids, judge, move, self.page.viewer)

    def _try(self, game: SavedGame) -> None:
        """Play a reviewed game on from the turn that is shown, and remember the way back."""
        from .review import Review

        is_record, stop = self.record is not None, self.look_back_page.stop
        review = Review(self.table.saved(), self.storage.current, is_record, stop, self._review)
        self.show_saved(game)
        self._review = review
        self.menus.refresh()

    @property
    def has_review(self) -> bool:
        """True where the game on the table is a try that was begun in a review."""
        return self._review is not None

    def return_to_review(self) -> None:
        """Show the turn again from which the game on the table was tried."""
        review = self._review
        if review is None:
            return
        self.show_saved(review.game, review.path, is_record=review.is_record)
        self._review = review.behind
        self.look_back()
        self.look_back_page.show_stop(review.stop)
        self.menus.refresh()

    @property
    def compare_page(self) -> ComparePage:
        """The page on which two games are compared."""
        return self._compare.page

    def _make_compare(self) -> ComparePage:
        from ..pages.games.compare_page import ComparePage

        page = ComparePage(self)
        page.chosen.connect(self._look_at_compared)
        return page

    def compare(self) -> None:
        """Ask for a record of the same deal, and show both games side by side."""
        from ..dialogs.file_dialogs import file_to_open

        if path := file_to_open(self.navigator.currentWidget()):
            self.storage.analyses.tell_comparison(path, self.table.transitions, self._show_comparison)

    def _show_comparison(self, comparison: Comparison) -> None:
        if self._look_back.is_current:  # one may have gone elsewhere meanwhile
            self._compare.go()
            self.compare_page.tell(comparison)

    def _look_at_compared(self, place: int) -> None:
        """Look back at a turn of the own game."""
        self.navigator.back()
        self.look_back_page.show_stop(place)
        self.look_back_page.setFocus()

    def _relist(self) -> None:
        """List the games anew while they are seen; otherwise that is done when they are."""
        if not self.at_table:
            self.start.relist()
        if self._statistics.is_current:
            self.storage.tell_statistics(self.statistics_page.tell)

    def show_games(self) -> None:
        """The page of all games."""
        self._games.go()

    def show_statistics(self) -> None:
        """The page of statistics, whose figures are read aside."""
        self._statistics.go()
        self.storage.tell_statistics(self.statistics_page.tell)

    def look_back_at(self, path: Path) -> None:
        """Replay a finished game of the archive."""
        self.open_file(path, self.look_back)

    def show_postcard(self, path: Path | None = None) -> None:
        """Make a picture of a finished game: of a file, or of the one on the table."""
        from ...model.files.saves.save import read_game

        if path is not None:
            self.storage.analyses.tell_game(partial(read_game, path), self._postcard_here())
        elif self.playing and self.table.state.over:
            saved = self.table.saved()
            self.storage.analyses.tell_game(lambda: saved, self._postcard_here())

    def _postcard_here(self) -> Callable[[ToldGame], None]:
        """Opens the postcard where it was asked for, unless one has gone elsewhere until it is told."""

        def place() -> tuple[QWidget | None, GameState | None]:
            return self.navigator.currentWidget(), self.table.state if self.at_table else None

        asked = place()

        def open_postcard(told: ToldGame) -> None:
            if place() == asked and QApplication.activeModalWidget() is None:
                self._open_postcard(told)

        return open_postcard

    def _open_postcard(self, told: ToldGame) -> None:
        from ..models.games_model import day_words
        from ..pages.games.postcard import postcard_of
        from ..pages.games.postcard_dialog import PostcardDialog

        dialog = PostcardDialog(postcard_of(told, day_words(told.kept.ended)), self)
        dialog.wanted.connect(lambda: self._write_postcard(dialog))
        self._open(dialog)

    def _write_postcard(self, dialog: PostcardDialog) -> None:
        from ..dialogs.file_dialogs import file_for_postcard

        if path := file_for_postcard(dialog, phrase("files-postcard-name")):
            dialog.content(path, lambda write: self.storage.write_file(path, write))

    def open_listed(self, game: ListedGame) -> None:
        """Go on with an unfinished game of the list, or open another one."""
        if game.unfinished:
            self.resume(game.path)
        else:
            self.open_file(game.path)

    def export_games(self) -> None:
        """Write a table of all finished games."""
        from ..dialogs.file_dialogs import file_for_table

        if chosen := file_for_table(self.navigator.currentWidget()):
            self.storage.export_finished(*chosen)

    def _remember_table(self, page: TablePage) -> None:
        """Keep the game that is left, and how its table looks."""
        if self._table.is_current:
            self.storage.look_away()
        self._take_picture(page)

    def _take_picture(self, page: TablePage) -> None:
        """Remember how the table looks that is left now."""
        if self._table.is_current and not self.storage.resting:
            self.last_picture.take(page, self.storage.current)

    def _show_table(self) -> None:
        try:
            self._table.go()
            if self._shaken:
                self._shaken = False
                self.table.show_anew()
        finally:
            if self.page.stage.shown is None:  # rules or pieces of a rule set that fail leave an empty page
                self.show_start()

    # -- games

    def new_game(self) -> None:
        """Ask for a table, then begin."""
        from ..dialogs.new_game import NewGameDialog

        dialog = NewGameDialog(self.settings, self)
        dialog.accepted.connect(lambda: self.begin(dialog.setup()))
        dialog.rule_asked.connect(lambda rule: self._read_beside(dialog, rule))
        self._open(dialog)

    def _read_beside(self, dialog: QDialog, rule: str) -> None:
        """Put a dialog aside to read a rule; it is back as it was, or gone if one went elsewhere."""
        below = self.navigator.currentWidget()

        def come_back() -> None:
            if self.navigator.currentWidget() is below:
                dialog.show()
            else:
                dialog.reject()

        def turned() -> None:
            self.navigator.currentChanged.disconnect(turned)
            QTimer.singleShot(0, dialog, come_back)  # from a rule one may go on to a lesson

        dialog.hide()
        self.show_rules(rule)
        if self.navigator.currentWidget() is below:  # the rules cannot be read
            dialog.show()
        else:
            self.navigator.currentChanged.connect(turned)

    def deal(self) -> None:
        """Begin with the seats and rules of the last time."""
        from ..dialogs.new_game import as_last_time

        try:
            self.begin(as_last_time(self.settings.wishes))
        except MessageError as error:
            self.notice.say(error.message)

    def sit_down(self, code: str) -> None:
        """Begin at the table that a code tells of; what is wrong with it is said beside it."""
        from ...model.files.archive.table_code import read_table_code
        from ..dialogs.new_game import names_for

        try:
            table = read_table_code(code)
            setup = table.setup(names_for([seat.level for seat in table.seats], self.settings.wishes))
        except MessageError as error:
            self.start.refuse_code(error.message)
        else:
            self.begin(setup)

    def begin(self, setup: Setup) -> None:
        """Begin a game."""
        self.file = self.record = self._awaited = self._review = None
        self.storage.begin()
        self.page.stage.city.forget_views()
        self.table.begin(setup)
        played = {*self.settings.wishes.played, setup.game, *setup.modules}
        self.settings.change(lessons_offered=True, played=tuple(sorted(played)))
        self._name_window()

    def play_first_game(self) -> None:
        """Begin a game against two newcomers, with a coach."""
        from ..dialogs.new_game import first_game

        setup = first_game(self.settings.wishes)
        self.settings.change(coach=True, coached=setup.seed, coach_said=())
        self.begin(setup)

    def _invite_coach(self) -> None:
        """The coach comes to the first game, and stays for the rest of the session."""
        if self._coach is None and self.settings.wishes.coached == self.table.setup.seed:
            from ..pages.lessons.coach import Coach

            self._coach = Coach(self.page, self.settings)
            self._coach.rule_asked.connect(self.show_rules)

    def rematch(self, same_deal: bool) -> None:
        """The same table again, with the same or a new seed."""
        from secrets import randbits

        setup = self.table.setup
        self.begin(setup if same_deal else setup.dealt_anew(randbits(31)))

    def continue_game(self) -> None:
        """Go on with the table, or with the newest of the unfinished games."""
        if files := self.storage.unfinished():
            self.resume(files[0])
        elif self.playing:
            self._show_table()
        else:
            self.notice.say(Message("no-game-to-continue"))

    def resume(self, path: Path) -> None:
        """Go on with an unfinished game."""
        if self.playing and path == self.storage.current:
            self._show_table()
        else:
            self.open_file(path)

    def open_chosen(self, path: Path | None) -> None:
        """Open a file, asking for one where none is given."""
        if path is None:
            from ..dialogs.file_dialogs import file_to_open

            path = file_to_open(self.navigator.currentWidget())
        if path is not None:
            self.open_file(path)

    def open_file(self, path: Path, then: Callable[[], object] = lambda: None) -> None:
        """Open a saved game or a record, which is read on another thread, and then do something.

        The running game stays as it is where that is impossible, or where another game was begun meanwhile.
        """
        self._awaited = path
        self.storage.read_game_file(path, partial(self._opened, path, then))

    def _opened(self, path: Path, then: Callable[[], object], found: Opened | SaveError) -> None:
        from ...model.files.saves.save import NeedsError, SaveError

        if self._awaited != path:
            return
        self._awaited = None
        if isinstance(found, NeedsError):
            self.notice.say(found.message, Message("save-needs-show"), self.show_rule_sets)
        elif isinstance(found, SaveError):
            self.notice.say(found.message)
        else:
            self.show_saved(found.game, path, is_record=found.is_record)
            if file := self.file or self.record:
                self.settings.remember_file(file)
            then()

    def await_file(self, seconds: float) -> None:
        """Wait a while for the file that is being opened."""
        self.storage.reader.flush(seconds)

    def show_saved(self, saved: SavedGame, path: Path | None = None, *, is_record: bool = False) -> None:
        """Put a saved game on the table, which was read from a file if one is given.

        It is to be saved in that file again, unless it is a record or one that the program keeps by itself.
        """
        for dialog in self.findChildren(QDialog):  # they ask about the game that gives way
            dialog.reject()
        self._awaited = self._review = None
        path = path.absolute() if path is not None else None
        self.storage.open(path, is_record=is_record)
        self.page.stage.city.forget_views()
        self.table.open(saved)
        named = path if path is not None and not self.storage.owns(path) else None
        self.file, self.record = (None, named) if is_record else (named, None)
        self._name_window()

    def answer_call(self, path: Path | None, token: str) -> None:
        """A later start of the program: come to the front, and open what it was to open."""
        if token:
            os.environ["XDG_ACTIVATION_TOKEN"] = token  # Qt looks it up there, on Wayland
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()
        if path is not None:
            self.open_file(path)

    def recover(self) -> Message:
        """After a fault: keep the game and show the table anew, as soon as it is seen; what became of it."""
        if not self.playing:
            return Message("fault-lost-nothing")
        self._shaken = True
        if self._table.is_current:
            self._show_table()
        self.storage.keep()
        return Message("fault-goes-on") if self.storage.failing else Message("fault-kept")

    def save(self) -> None:
        """Save under the known name, or ask for one."""
        if self.file is None:
            self.save_as()
        elif self.playing:
            self.storage.save(self.file)

    def save_as(self) -> None:
        """Ask for a name and save."""
        if not self.playing:
            self.notice.say(Message("no-game-to-save"))
            return
        from ..dialogs.file_dialogs import file_to_save

        if path := file_to_save(self.navigator.currentWidget(), self._name()):
            self.storage.save(path)

    def _name(self) -> str:
        """A name for a file of the table: that of its record, or who plays."""
        if self.record is not None:
            return self.record.stem
        return _name_of(self.table.setup)

    def _on_saved(self, path: Path) -> None:
        self.file = path
        self.settings.remember_file(path)
        self._name_window()

    def export_record(self) -> None:
        """Write the game record."""
        refusal = self.table.record_refusal() if self.playing else Message("no-game")
        if refusal is not None:
            self.notice.say(refusal)
            return
        from ..dialogs.file_dialogs import file_to_export

        if path := file_to_export(self.navigator.currentWidget(), self._name()):
            self.storage.export(path)

    def _name_window(self) -> None:
        file = self.file or self.record
        title = phrase("window-title-file", file=file.stem) if file else phrase("window-title")
        self.setWindowTitle(title)

    # -- dialogs

    def _open(self, dialog: QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def show_preferences(self) -> PreferencesDialog:
        """The preferences."""
        from ..dialogs.preferences import PreferencesDialog

        board = self.sound_board
        board.look()
        needing = self.storage.games.needing
        dialog = PreferencesDialog(
            self.settings, self, lambda: board.fault, self.shelf, self._packages_played, needing
        )
        dialog.setObjectName(PREFERENCES)
        if start := self._start.made:  # one that is made now would take the focus from the table
            dialog.rule_sets_changed.connect(start.games.read_anew)
        self._open(dialog)
        return dialog

    @property
    def shelf(self) -> Shelf:
        """The rule sets from outside that the player has."""
        if self._shelf is None:
            from ..rule_sets.trial import shelf_at

            self._shelf = shelf_at(rule_sets_folder(self.storage.games.data))
        return self._shelf

    def show_rule_sets(self) -> None:
        """The preferences, at the page of rule sets from outside."""
        dialog = self.show_preferences()
        dialog.tabs.setCurrentWidget(dialog.rule_sets)

    def _packages_played(self) -> tuple[str, ...]:
        """The packages from outside whose rules are played at the table."""
        installed = self.table.book.installed if self.playing else ()
        return tuple(package.name for package in REGISTRY.packages if package.module.id in installed)

    def show_moves(self) -> None:
        """The list of moves, in front."""
        from ..pages.table.moves_dialog import MovesDialog

        if not self.playing:
            return
        if self._moves is None:
            self._moves = MovesDialog(self.page, self)
        self._moves.show()
        self._moves.raise_()
        self._moves.activateWindow()

    def show_standings(self) -> None:
        """How everybody stands, in figures."""
        from ..pages.result.standings import StandingsDialog

        shown = self.page.stage.shown
        if self.playing and shown is not None:
            self._open(StandingsDialog(shown.book, shown.ahead, self))

    def show_rules(self, rule: str = "") -> None:
        """The rules, at one of them or at what is refused, told or pointed at; once more, back again."""
        self.reader.show_rules(rule)

    def learn(self, lesson: str = "") -> None:
        """The lessons, or one of them by its id."""
        self.learning.show(lesson)

    def solve_puzzle(self) -> None:
        """The puzzle of the day."""
        self.puzzles.show()

    def show_variants(self) -> None:
        """What the table plays, with its house variants."""
        self.reader.show_variants()

    def show_keys(self) -> None:
        """The keys."""
        from ..dialogs.keys import KeysDialog

        self._open(KeysDialog(self))

    def show_news(self) -> None:
        """What each version brought."""
        from ..dialogs.reading import news

        self._open(news(self))

    def show_about(self) -> None:
        """What this is."""
        from ..dialogs.about import AboutDialog

        self._open(AboutDialog(self))

    def fill_screen(self) -> None:
        """Take the whole screen, or be a window again."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def showEvent(self, event: QShowEvent) -> None:
        """A window without a table opens with the start page."""
        if self._table.made is None:
            self.navigator.start_with(self._start)
            # else Qt takes the first in the Tab order, whatever that is
            if self.focusWidget() is None:
                self.start.last.button.setFocus()
        super().showEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take a saved game or a record that is dragged over the window."""
        if _dropped(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open what was dropped."""
        if (path := _dropped(event)) is not None:
            event.acceptProposedAction()
            self.open_file(path)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Once the window is seen, load the rest."""
        super().paintEvent(event)
        self._preload.begin()

    def end(self) -> None:
        """Close without a question: the system ends the program."""
        self._ending = True
        self.close()

    def _may_leave(self) -> bool:
        """True where all games are written, or the player gives up those that cannot be."""
        if self.storage.unkept:
            self.storage.retry()
        while self.storage.unkept:
            from ..dialogs.unkept import Unkept, ask_unkept

            answer = ask_unkept(self, self.storage.reason)
            if answer is Unkept.AGAIN:
                self.storage.retry()
            elif answer is Unkept.ELSEWHERE:
                self._save_elsewhere()
            else:
                return answer is Unkept.DISCARD
        return True

    def _save_elsewhere(self) -> None:
        from ..dialogs.file_dialogs import file_to_save

        for own, game in tuple(self.storage.unkept.items()):
            if path := file_to_save(self.navigator.currentWidget(), _name_of(game.setup)):
                self.storage.save_elsewhere(own, path)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the table, stop the computer players; stay where the player must hear of a loss first."""
        if not self._ending and not (self.storage.settled() and self._may_leave()):
            event.ignore()
            return
        keep_place(self, self.settings)
        self.closed.emit()
        self._preload.stop()
        self.navigator.close_pages()
        with suppress(OSError):  # the next start does without
            self.last_picture.keep()
        self.storage.close()
        event.accept()


def _name_of(setup: Setup) -> str:
    """A name for a file of a table: who plays."""
    from ..storage.file_names import file_name

    return file_name(words().list_of(seat.name for seat in setup.seats))


def _dropped(event: QDropEvent) -> Path | None:
    """The one game or record that is dragged; None where it is anything else."""
    from ...model.files.saves import record
    from ...model.files.saves.files import SUFFIX

    known = (SUFFIX, record.SUFFIX, record.OLD_SUFFIX)
    files = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
    return files[0] if len(files) == 1 and files[0].suffix in known else None

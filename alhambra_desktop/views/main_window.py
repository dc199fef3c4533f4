"""MainWindow: menus, the start page and the table."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QAction, QCloseEvent, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMainWindow, QMenu, QStackedWidget

from ..model.core.setup import Setup
from ..model.saves import record
from ..model.saves.opening import read_file
from ..model.saves.save import SUFFIX, SavedGame, SaveError
from .dialogs.about import AboutDialog
from .dialogs.keys import KeysDialog
from .dialogs.new_game import NewGameDialog
from .dialogs.preferences import PreferencesDialog
from .dialogs.reading import news
from .dialogs.standings import StandingsDialog
from .file_names import file_name
from .game_table import GameTable
from .keeping import Keeping
from .notice import Notice
from .places import data_folder, saves_folder
from .settings import Settings
from .spots_file import SpotsFile
from .start_page import StartPage
from .style import apply_theme, follow_scheme, theme_for
from .table_page import TablePage

FILTER = f"Saved games (*{SUFFIX})"
RECORDS = f"Records (*{record.SUFFIX})"
TO_OPEN = f"Games and records (*{SUFFIX} *{record.SUFFIX});;Records of older versions (*{record.OLD_SUFFIX})"
FIRST_SIZE = (1280, 800)
SCORINGS = (1, 2, 3)
PATIENCE = 2.0
"""Seconds that opening a file waits for what is still being written."""


class MainWindow(QMainWindow):
    """The one window of the program."""

    def __init__(self, settings: Settings, data: Path | None = None) -> None:
        super().__init__()
        self.settings = settings
        self.table = GameTable(self)
        self.keeping = Keeping(self.table, settings, data or data_folder(), self)
        self.file: Path | None = None
        self.record: Path | None = None
        self.page = TablePage(self.table, settings, self)
        games = self.keeping
        self.start = StartPage(settings, games.under_way, games.unfinished, games.games.finished, self)
        self.notice = Notice(self)
        self._stack = QStackedWidget(self)
        self._stack.addWidget(self.start)
        self._stack.addWidget(self.page)
        self.setCentralWidget(self._stack)
        self.setWindowTitle("Alhambra Desktop")
        self._make_menus()
        self._connect()
        SpotsFile.wanted(self.page)
        self.resize(self._first_size())
        self.apply_look()

    def _first_size(self) -> QSize:
        return QSize(*FIRST_SIZE).boundedTo(QGuiApplication.primaryScreen().availableGeometry().size())

    def fit_screen(self) -> None:
        """Make the window small enough for the screen, its frame included."""
        if self.isMaximized() or self.isFullScreen():
            return
        room = self.screen().availableGeometry()
        frame = self.frameGeometry().size() - self.size()
        largest = room.size() - frame
        if self.width() > largest.width() or self.height() > largest.height():
            self.resize(self.size().boundedTo(largest))

    def _connect(self) -> None:
        self.table.reset.connect(self._show_table)
        self.start.new_chosen.connect(self.new_game)
        self.start.continue_chosen.connect(self.continue_game)
        self.start.resume_chosen.connect(self.resume)
        self.start.open_chosen.connect(self.open_chosen)
        self.start.preferences_chosen.connect(self.show_preferences)
        self.page.scorings.rematch_asked.connect(self.rematch)
        self.page.updated.connect(self._refresh_actions)
        self.settings.changed.connect(self.apply_look)
        self.settings.failed.connect(self.notice.say)
        self.page.host.said.connect(self.notice.say)
        self.keeping.said.connect(self.notice.say)
        self.keeping.saved.connect(self._on_saved)
        self.keeping.listed.connect(self.start.refresh_if_seen)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self.apply_look)
        QTimer.singleShot(0, self, lambda: self.notice.say("\n".join(self.keeping.complaints())))

    def apply_look(self) -> None:
        """The theme in force, everywhere."""
        follow_scheme(self.settings)
        theme = theme_for(self.settings)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        apply_theme(application, theme)
        self.page.set_theme(theme)
        self.start.set_theme(theme)

    # -- menus

    def _make_menus(self) -> None:
        game = self.menuBar().addMenu("&Game")
        self._add(game, "&New game…", self.new_game, QKeySequence.StandardKey.New)
        self._add(game, "&Continue", self.continue_game)
        self._add(game, "&Open…", lambda: self.open_chosen(None), QKeySequence.StandardKey.Open)
        self._recent = game.addMenu("Open &recent")
        self._recent.aboutToShow.connect(self._fill_recent)
        game.addSeparator()
        self.save_action = self._add(game, "&Save", self.save, QKeySequence.StandardKey.Save)
        self.save_as_action = self._add(game, "Save &as…", self.save_as, QKeySequence.StandardKey.SaveAs)
        self.record_action = self._add(game, "&Export record…", self.export_record)
        game.addSeparator()
        self._add(game, "Start &page", self.show_start)
        leave = self._add(game, "&Quit", self.close, QKeySequence.StandardKey.Quit)
        leave.setMenuRole(QAction.MenuRole.QuitRole)
        table = self.menuBar().addMenu("&Table")
        self.undo_action = self._add(table, "&Undo", self.page.undo, QKeySequence.StandardKey.Undo)
        self.redo_action = self._add(table, "&Redo", self.page.redo, "Ctrl+Shift+Z")
        self.restart_action = self._add(table, "Restart &turn", self.page.restart_turn)
        self._add(table, "&End turn", self.page.end_turn, "Ctrl+Return")
        table.addSeparator()
        self._add(table, "&Fit the Alhambra\tF", self.page.view.fit_city)
        self._add(table, "&Replay the others' moves\tR", self.page.replay)
        table.addSeparator()
        self._add(table, "&Hint\tH", self.page.advice.hint)
        self._add(table, "&Why did they do that?\tW", self.page.advice.why_last)
        self._add(table, "&Standings in figures…", self.show_standings, "Ctrl+T")
        table.addSeparator()
        table.aboutToShow.connect(self._offer_scorings)
        self.scoring_actions = {
            number: self._add(table, f"Scoring &{number}…", partial(self.page.scorings.show_again, number))
            for number in SCORINGS
        }
        self.result_action = self._add(
            table, "Resul&t…", partial(self.page.scorings.show_result, again=True), "Ctrl+R"
        )
        settings = self.menuBar().addMenu("&Settings")
        preferences = self._add(settings, "&Preferences…", self.show_preferences, "Ctrl+,")
        preferences.setMenuRole(QAction.MenuRole.PreferencesRole)
        settings.addSeparator()
        for name in ("system", "light", "dark"):
            self._add(settings, f"Theme: {name}", partial(self.settings.change, theme=name))
        self._help = self.menuBar().addMenu("&Help")
        self._add(self._help, "&Keys", self.show_keys, "?")
        self._add(self._help, "&What is new", self.show_news)
        about = self._add(self._help, "&About", self.show_about)
        about.setMenuRole(QAction.MenuRole.AboutRole)

    def add_help(self, text: str, what: Callable[[], object]) -> None:
        """Put another entry into the menu *Help*, before *About*."""
        about = self._help.actions()[-1]
        self._help.insertAction(about, self._add(self._help, text, what))

    def _add(
        self,
        menu: QMenu,
        text: str,
        what: Callable[[], object],
        shortcut: QKeySequence.StandardKey | str | None = None,
    ) -> QAction:
        action = QAction(text, self)
        action.setMenuRole(QAction.MenuRole.NoRole)  # macOS moves entries by their words unless told
        action.triggered.connect(lambda _=False: what())
        if shortcut is not None:
            action.setShortcut(QKeySequence(shortcut))
        menu.addAction(action)
        return action

    def _refresh_actions(self) -> None:
        """What can be taken back, done again, looked at once more or exported now."""
        playing = self.table.playing
        refusal = self.table.undo_refusal() if playing else "There is no game."
        self.undo_action.setText("&Undo" if refusal is None else f"&Undo – {refusal}")
        self.redo_action.setEnabled(playing and self.table.can_redo)
        self.result_action.setEnabled(playing and self.table.state.over)
        self.record_action.setEnabled(playing and self.table.record_refusal() is None)

    def _offer_scorings(self) -> None:
        held = self.page.scorings.held()
        for number, action in self.scoring_actions.items():
            action.setEnabled(number in held)

    def _fill_recent(self) -> None:
        self._recent.clear()
        for name in self.settings.wishes.recent:
            self._add(self._recent, Path(name).stem, partial(self.open_file, Path(name)))
        self._recent.setEnabled(True)
        if not self.settings.wishes.recent:
            self._recent.addAction("none yet").setEnabled(False)

    # -- pages

    def show_start(self) -> None:
        """The start page; a game under way can be continued from there."""
        self.page.leave()
        self.start.refresh()
        self._stack.setCurrentWidget(self.start)

    def _show_table(self) -> None:
        self._stack.setCurrentWidget(self.page)
        self.page.come_back()

    # -- games

    def new_game(self) -> None:
        """Ask for a table, then begin."""
        dialog = NewGameDialog(self.settings, self)
        dialog.accepted.connect(lambda: self.begin(dialog.setup()))
        self._open(dialog)

    def begin(self, setup: Setup) -> None:
        """Begin a game."""
        self.file = self.record = None
        self.keeping.begin()
        self.page.scene.courtyard.reset_camera()
        self.table.begin(setup)
        self._name_window()

    def rematch(self, same_deal: bool) -> None:
        """The same table again, with the same or a new seed."""
        setup = self.table.setup
        self.begin(setup if same_deal else setup.dealt_anew(secrets.randbits(31)))

    def continue_game(self) -> None:
        """Go on with the table, or with the newest of the unfinished games."""
        if files := self.keeping.unfinished():
            self.resume(files[0])
        elif self.table.playing:
            self._show_table()
        else:
            self.notice.say("There is no game to continue; begin or open one.")

    def resume(self, path: Path) -> None:
        """Go on with an unfinished game."""
        if self.table.playing and path == self.keeping.current:
            self._show_table()
        else:
            self.open_file(path)

    def open_chosen(self, path: Path | None) -> None:
        """Open a file, asking for one where none is given."""
        if path is None:
            name, _ = QFileDialog.getOpenFileName(self, "Open a game", str(saves_folder()), TO_OPEN)
            if not name:
                return
            path = Path(name)
        self.open_file(path)

    def open_file(self, path: Path) -> None:
        """Open a saved game or a record; where that is impossible the running game stays as it is."""
        self.keeping.writer.flush(PATIENCE)
        try:
            self.show_file(path)
        except SaveError as error:
            self.notice.say(str(error))
            return
        if file := self.file or self.record:
            self.settings.remember_file(file)

    def show_file(self, path: Path) -> None:
        """Put the game of a file on the table; ``SaveError`` where it cannot be opened."""
        opened = read_file(path)
        self.show_saved(opened.game, path, is_record=opened.is_record)

    def show_saved(self, saved: SavedGame, path: Path | None = None, *, is_record: bool = False) -> None:
        """Put a saved game on the table, which was read from a file if one is given.

        It is to be saved in that file again, unless it is a record or one that the program keeps by itself.
        """
        path = path.absolute() if path is not None else None
        self.keeping.open(path, is_record=is_record)
        self.table.open(saved)
        self.page.view.fit_city()
        named = path if path is not None and not self.keeping.games.owns(path) else None
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
            for dialog in self.findChildren(QDialog):  # they ask about the game that gives way
                dialog.reject()
            self.open_file(path)

    def recover(self) -> str:
        """After a fault: keep the game and show the table anew; what became of it, to end a sentence."""
        if not self.table.playing:
            return "nothing was lost."
        if self._stack.currentWidget() is self.page:
            self.table.show_anew()
        self.keeping.keep()
        return "the game is kept and goes on."

    def save(self) -> None:
        """Save under the known name, or ask for one."""
        if self.file is None:
            self.save_as()
        elif self.table.playing:
            self.keeping.save(self.file)

    def save_as(self) -> None:
        """Ask for a name and save."""
        if not self.table.playing:
            self.notice.say("There is no game to save; begin or open one first.")
            return
        name, _ = QFileDialog.getSaveFileName(self, "Save the game", self._proposal(SUFFIX), FILTER)
        if name:
            path = Path(name)
            self.keeping.save(path if path.suffix.lower() == SUFFIX else path.with_name(path.name + SUFFIX))

    def _proposal(self, suffix: str) -> str:
        """A name to write the table under: that of its record, or who plays."""
        folder = saves_folder()
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:  # the player chooses a place that there is
            folder = Path.home()
        players = " and ".join(seat.name for seat in self.table.setup.seats)
        return str(folder / f"{self.record.stem if self.record else file_name(players)}{suffix}")

    def _on_saved(self, path: Path) -> None:
        self.file = path
        self.settings.remember_file(path)
        self._name_window()

    def export_record(self) -> None:
        """Write the game record."""
        refusal = self.table.record_refusal() if self.table.playing else "There is no game."
        if refusal is not None:
            self.notice.say(refusal)
            return
        proposal = self._proposal(record.SUFFIX)
        name, _ = QFileDialog.getSaveFileName(self, "Export the record", proposal, RECORDS)
        if name:
            path = Path(name)
            known = path.suffix.lower() in (record.SUFFIX, record.OLD_SUFFIX)
            self.keeping.export(path if known else path.with_name(path.name + record.SUFFIX))

    def _name_window(self) -> None:
        file = self.file or self.record
        self.setWindowTitle(f"{file.stem} – Alhambra Desktop" if file else "Alhambra Desktop")

    # -- dialogs

    def _open(self, dialog: QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def show_preferences(self) -> None:
        """The preferences."""
        self._open(PreferencesDialog(self.settings, self))

    def show_standings(self) -> None:
        """How everybody stands, in figures."""
        shown = self.page.scene.shown
        if self.table.playing and shown is not None:
            self._open(StandingsDialog(shown.book, shown.seen, self))

    def show_keys(self) -> None:
        """The keys."""
        self._open(KeysDialog(self))

    def show_news(self) -> None:
        """What each version brought."""
        self._open(news(self))

    def show_about(self) -> None:
        """What this is."""
        self._open(AboutDialog(self))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the table, stop the computer players; stay where the player must hear of a loss first."""
        if not self.keeping.settled():
            event.ignore()
            return
        self.page.close_down()
        self.keeping.close()
        event.accept()

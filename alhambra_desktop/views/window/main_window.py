from __future__ import annotations

import ctypes
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QColor,
    QContextMenuEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QNativeInterface,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QWidget

from ...model.rules.core.words.message import Message
from ...words import WordsError, in_use, phrase
from ..art.cache import FaceCache, keep_pictures, warm_up
from ..commands.keymap import KEYMAP
from ..commands.touch import TOUCH
from ..storage.contained import contained
from ..storage.places import data_folder
from ..storage.settings import Settings
from ..text.language import SPOKEN
from ..widgets.style import apply_style_sheet, apply_theme, follow_scheme, theme_for
from .menus import Menus
from .preload import (
    LoadStep,
    Preload,
    game_modules,
    goal_modules,
    lesson_modules,
    loaders,
    read_puzzles,
    read_rules,
    saved_game_modules,
)
from .workspace import Workspace

if TYPE_CHECKING:
    from ...model.files.addons.shelf import Shelf
    from ..art.palette import Theme


APPEARANCE_SETTINGS: Final = frozenset(("theme", "contrast", "small_signs"))
# bits in the mask of X window attributes
BACK_PIXEL: Final = 1 << 1
BIT_GRAVITY: Final = 1 << 4
NORTH_WEST: Final = 1  # gravity value: the contents of a growing window stay at the top left


def set_ground(window: QWidget, colour: str) -> None:
    """Let the X server fill new areas of a growing window with a colour instead of white."""
    application = QGuiApplication.instance()
    if QGuiApplication.platformName() != "xcb" or not isinstance(application, QGuiApplication):
        return
    native = application.nativeInterface()
    if not isinstance(native, QNativeInterface.QX11Application):
        return
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return
    connection = ctypes.c_void_p(native.connection())
    values = (ctypes.c_uint32 * 2)(QColor(colour).rgba(), NORTH_WEST)
    number = ctypes.c_uint32(int(window.winId()))
    xcb.xcb_change_window_attributes(connection, number, ctypes.c_uint32(BACK_PIXEL | BIT_GRAVITY), values)
    xcb.xcb_flush(connection)


RELEASE_AFTER: Final = 500  # milliseconds after a change of page or size until unused pictures are freed
FIRST_SIZE: Final = (1280, 800)


@contained
class MainWindow(QMainWindow):
    """The program's window.

    The table and the dialogs are loaded while the window is idle, or when they are needed.
    """

    closed = Signal()

    def __init__(self, settings: Settings, data: Path | None = None, shelf: Shelf | None = None) -> None:
        super().__init__()
        self.settings = settings
        self._theme: Theme | None = None
        self._touch = False
        TOUCH.use(settings.preferences.touch)
        self._ending = False
        self.workspace = Workspace(self, settings, data or data_folder(), shelf)
        self.notice, self.navigator = self.workspace.notice, self.workspace.navigator
        self._speak()
        self.setAcceptDrops(True)
        self._releasing = QTimer(self, singleShot=True, interval=RELEASE_AFTER)
        self._releasing.timeout.connect(FaceCache.release_old_layouts)
        self.navigator.currentChanged.connect(self._release_pictures)
        self.navigator.currentChanged.connect(self.notice.follow)
        self.setCentralWidget(self.navigator)
        self._name_window()
        self._use_keys()
        restore_geometry(self, settings)
        self.apply_look()
        self.menus = Menus(self, self.workspace)
        self._connect()
        self._preload = Preload(self._idle_steps(), self)

    def _idle_steps(self) -> Iterator[LoadStep]:
        yield self._set_ground
        start = self.workspace.start_route.made
        if start and start.is_new:  # without games, the start page shows few cards until these steps have run
            yield start.suggest_beginnings
            yield start.offer_puzzle
        yield self._add_shortcuts_by_position
        yield self._watch_touches
        yield keep_pictures
        yield from loaders(saved_game_modules())
        yield self.workspace.storage.settle_archive
        if start := self.workspace.start_route.made:
            yield start.read_games
            yield from loaders(lesson_modules())
            yield start.read_lessons
            yield start.offer_puzzle
            yield from loaders(goal_modules())
            yield start.offer_goals
        yield from loaders(game_modules())
        yield read_rules
        yield from read_puzzles()
        if start:
            yield start.show_puzzle
        yield warm_up
        yield lambda: self.workspace.page

    def _add_shortcuts_by_position(self) -> None:
        from ..commands.layouts import ShortcutsByPosition

        ShortcutsByPosition(self)

    def _connect(self) -> None:
        self.settings.changed.connect(self._on_settings)
        TOUCH.changed.connect(self.apply_look)
        SPOKEN.changed.connect(self._name_window)
        self.workspace.named.connect(self._name_window)
        self.navigator.commanded.connect(self.menus.trigger)
        self.navigator.updated.connect(self.menus.refresh)
        self.settings.failed.connect(self.notice.show_message)
        self.workspace.storage.notified.connect(self.notice.show_message)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self.apply_look)
        if hasattr(hints, "accessibility"):  # new in Qt 6.10
            hints.accessibility().contrastPreferenceChanged.connect(self.apply_look)
        QTimer.singleShot(0, self, lambda: self.notice.show_messages(self.workspace.storage.complaints()))

    def _on_settings(self, changed: frozenset[str]) -> None:
        if "language" in changed:
            self._speak()
        if "own_keys" in changed:
            self._use_keys()
        if changed & APPEARANCE_SETTINGS:
            self.apply_look()
        if "touch" in changed:
            TOUCH.use(self.settings.preferences.touch)

    def _use_keys(self) -> None:
        own = self.settings.preferences.own_keys
        if own or KEYMAP.own:
            from ..commands.own_keys import changed_keys

            KEYMAP.use(changed_keys(own))

    def _speak(self) -> None:
        language = self.settings.preferences.language
        try:
            SPOKEN.speak(language)
        except WordsError:
            self.settings.change(language=in_use())
            self.notice.show_message(Message("language-unreadable", language=language))

    def apply_look(self) -> None:
        follow_scheme(self.settings)
        theme = theme_for(self.settings)
        if (theme, TOUCH.on) == (self._theme, self._touch):
            return
        self._theme, self._touch = theme, TOUCH.on
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        apply_theme(application, theme)
        self.workspace.bar.set_theme(theme)
        for box in (self.notice, *self.findChildren(QDialog)):
            if box is self.notice or box.isWindow():
                apply_style_sheet(box)
        self.navigator.set_theme(theme)
        self._release_pictures()
        if self.isVisible():
            self._set_ground()

    def _watch_touches(self) -> None:
        from ..interaction.near_taps import watch_touches

        watch_touches(self)

    def _set_ground(self) -> None:
        from .main_window import set_ground

        set_ground(self, theme_for(self.settings).wood_bottom)

    def answer_call(self, path: Path | None, token: str) -> None:
        """Bring the window to the front. If `path` is not None, open the file."""
        if token:
            os.environ["XDG_ACTIVATION_TOKEN"] = token  # on Wayland, Qt reads the token from here
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()
        if path is not None:
            self.workspace.games.open_file(path)

    def _name_window(self) -> None:
        file = self.workspace.file
        title = phrase("window-title-file", file=file.stem) if file else phrase("window-title")
        self.setWindowTitle(title)

    def showEvent(self, event: QShowEvent) -> None:
        if self.workspace.table_route.made is None:
            self.navigator.start_with(self.workspace.start_route)
            # without a focused widget, Qt would focus the first widget in the Tab order
            if self.focusWidget() is None:
                self.workspace.start.last.button.setFocus()
        super().showEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        # the context menu key triggers the command context-menu instead, which works on every system
        if event.reason() != QContextMenuEvent.Reason.Keyboard:
            self.workspace.open_context_menu(event.globalPos())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._release_pictures()

    def _release_pictures(self) -> None:
        FaceCache.note_new_layout()
        self._releasing.start()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        if (path := _dropped(event)) is not None:
            event.acceptProposedAction()
            self.workspace.games.open_file(path)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        self._preload.begin()

    def end(self) -> None:
        self._ending = True
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._ending and not (
            self.workspace.storage.finish_writing() and self.workspace.games.may_leave()
        ):
            event.ignore()
            return
        store_geometry(self, self.settings)
        self.closed.emit()
        self._preload.stop()
        self.workspace.close()
        self.workspace.storage.close()
        event.accept()


def _dropped(event: QDropEvent) -> Path | None:
    from ...model.files.saves import record
    from ...model.files.saves.files import SUFFIX

    known = (SUFFIX, record.SUFFIX, record.OLD_SUFFIX)
    files = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
    return files[0] if len(files) == 1 and files[0].suffix in known else None


def restore_geometry(window: QWidget, settings: Settings) -> None:
    kept = QByteArray.fromBase64(settings.progress.window.encode("ascii"))
    if not window.restoreGeometry(kept):
        window.resize(*FIRST_SIZE)
    if not (window.isMaximized() or window.isFullScreen()):
        screen = QGuiApplication.screenAt(window.geometry().center()) or QGuiApplication.primaryScreen()
        window.resize(window.size().boundedTo(screen.availableGeometry().size()))


def fit_screen(window: QWidget) -> None:
    if window.isMaximized() or window.isFullScreen():
        return
    room = window.screen().availableGeometry()
    frame = window.frameGeometry().size() - window.size()
    largest = room.size() - frame
    if window.width() > largest.width() or window.height() > largest.height():
        window.resize(window.size().boundedTo(largest))


def store_geometry(window: QWidget, settings: Settings) -> None:
    settings.change(window=bytes(window.saveGeometry().toBase64().data()).decode("ascii"))

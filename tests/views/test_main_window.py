"""The window itself: its title, look, dropped files, calls from outside, and how it closes."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import Mock, call

import pytest
from PySide6.QtCore import QMimeData, QPoint, QSize, Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.commands import layouts
from alhambra_desktop.views.commands.keymap import KEYMAP
from alhambra_desktop.views.commands.touch import TOUCH
from alhambra_desktop.views.interaction import near_taps
from alhambra_desktop.views.pages.page import Page
from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.views.widgets.notice import Notice
from alhambra_desktop.views.window import main_window
from alhambra_desktop.views.window.main_window import MainWindow, set_ground
from alhambra_desktop.views.window.menus import Menus
from alhambra_desktop.views.window.preload import Preload
from alhambra_desktop.words import PSEUDO, WordsError, in_use

pytestmark = pytest.mark.usefixtures("spoken")


@pytest.fixture
def released(monkeypatch) -> Mock:
    """Return a mock of the functions that release pictures, which are called without a delay."""
    found = Mock()
    monkeypatch.setattr(main_window, "RELEASE_AFTER", 0)
    monkeypatch.setattr(FaceCache, "note_new_layout", found.note)
    monkeypatch.setattr(FaceCache, "release_old_layouts", found.release)
    return found


@pytest.fixture
def told(monkeypatch) -> list[Message]:
    """Return the messages that the notice shows, also while the window is hidden."""
    found: list[Message] = []
    monkeypatch.setattr(Notice, "show_message", lambda _, message: found.append(message))
    monkeypatch.setattr(Notice, "show_messages", lambda _, messages: found.extend(messages))
    return found


class EmptyTable(Page):
    """A table without a game."""

    table = Mock(playing=False)


def show_table(window: MainWindow) -> None:
    """Show the window with a table, which is quicker than with its start page."""
    page: Any = EmptyTable()
    window.workspace.table_route.made = page
    window.navigator.addWidget(page)
    window.show()


@pytest.fixture
def window(qtbot, settings: Settings, tmp_path, told, released) -> Iterator[MainWindow]:
    """Return a window before it is shown."""
    made = MainWindow(settings, tmp_path / "data")
    qtbot.addWidget(made)
    yield made
    made.end()
    KEYMAP.use({})


@pytest.fixture
def games(window) -> Mock:
    """Replace the games of the window."""
    made = Mock(file=None)
    made.name, made.may_leave.return_value = None, True
    vars(window.workspace)["games"] = made
    return made


# -- title, language, keys


def test_the_title_names_the_file_of_the_game_in_the_language(window, games, settings):
    assert window.windowTitle() == "Alhambra Desktop"
    games.name = Path("/games/evening.alhambra")
    window.workspace.named.emit()
    assert window.windowTitle() == "evening – Alhambra Desktop"
    games.name = None
    window.workspace.named.emit()
    english = window.windowTitle()
    settings.change(language=PSEUDO)
    assert window.windowTitle() != english == "Alhambra Desktop"


def test_an_unreadable_language_is_reported_and_replaced(window, settings, told, monkeypatch):
    def refuse(language: str) -> None:
        if language == PSEUDO:
            raise WordsError("broken")

    monkeypatch.setattr(SPOKEN, "speak", refuse)
    settings.change(scale=125)
    assert told == []
    settings.change(language=PSEUDO)
    assert settings.preferences.language == "en"
    assert told == [Message("language-unreadable", language=PSEUDO)]


def test_a_new_window_has_the_preferred_language_keys_touch_and_look(qtbot, settings, tmp_path, qapp):
    settings.change(language=PSEUDO, own_keys=(("rules", ("F8",)),), touch="on", theme="dark")
    made = MainWindow(settings, tmp_path / "data")
    qtbot.addWidget(made)
    try:
        assert in_use() == PSEUDO
        assert [key.toString() for key in made.menus.actions["rules"].shortcuts()] == ["F8"]
        assert TOUCH.on
        assert QApplication.palette().color(QPalette.ColorRole.Window).lightness() < 100
        assert made.acceptDrops()
        assert made.centralWidget() is made.navigator
        assert made.navigator.parent() is made
        assert made.workspace.storage.games.data == tmp_path / "data"
        settings.change(touch="off", own_keys=(), theme="light")
        assert not TOUCH.on
        assert KEYMAP.own == {}
        assert QApplication.palette().color(QPalette.ColorRole.Window).lightness() > 150
    finally:
        made.end()
        KEYMAP.use({})


def test_without_a_folder_the_window_uses_that_of_the_user(qtbot, settings, home):
    made = MainWindow(settings)
    qtbot.addWidget(made)
    assert made.workspace.storage.games.data.is_relative_to(home)
    made.end()


# -- look


def test_a_change_of_theme_reaches_everything(window, settings, monkeypatch):
    box, inside = QDialog(window), QDialog(window)
    inside.setWindowFlags(Qt.WindowType.Widget)
    themed = Mock()
    monkeypatch.setattr(window.workspace.bar, "set_theme", themed.bar)
    monkeypatch.setattr(window.navigator, "set_theme", themed.navigator)
    monkeypatch.setattr(main_window, "set_ground", themed.ground)
    monkeypatch.setattr(main_window, "apply_style_sheet", themed.sheet)
    monkeypatch.setattr(main_window, "apply_theme", themed.application)
    settings.change(scale=125)
    assert themed.mock_calls == []
    settings.change(theme="dark")
    (theme,) = themed.bar.call_args.args
    assert theme.name == "dark"
    themed.navigator.assert_called_once_with(theme)
    themed.application.assert_called_once_with(QApplication.instance(), theme)
    assert themed.sheet.mock_calls == [call(window.notice), call(box)]
    themed.ground.assert_not_called()
    show_table(window)
    settings.change(theme="light")
    ((shown, ground),) = [one.args for one in themed.ground.mock_calls]
    assert shown is window
    assert QColor(ground).isValid()
    assert themed.sheet.call_args_list.count(call(inside)) == 0


def test_the_look_changes_once_with_touch_contrast_and_colour_scheme(window, monkeypatch):
    themed, scheme = Mock(), Mock()
    monkeypatch.setattr(window.navigator, "set_theme", themed)
    monkeypatch.setattr(main_window, "follow_scheme", scheme)
    TOUCH.note_touch()
    assert themed.call_count == 1
    window.apply_look()
    assert themed.call_count == 1, "nothing changed"
    own = call(window.settings)  # windows of earlier tests may still follow the system, too
    assert scheme.mock_calls.count(own) == 2
    QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert scheme.mock_calls.count(own) == 3
    hints: Any = QGuiApplication.styleHints()
    if hasattr(hints, "accessibility"):
        hints.accessibility().contrastPreferenceChanged.emit(Qt.ContrastPreference.HighContrast)
        assert scheme.mock_calls.count(own) == 4


def test_pictures_are_released_after_a_change_of_size_page_or_theme(
    window, settings, released, qtbot, monkeypatch
):
    monkeypatch.setattr(main_window, "apply_theme", Mock())
    pages = Page(), Page()
    qtbot.waitUntil(lambda: released.release.called)
    for change in (
        lambda: QApplication.sendEvent(window, QResizeEvent(QSize(900, 700), QSize(800, 600))),
        lambda: window.navigator.addWidget(pages[0]),
        lambda: window.navigator.addWidget(pages[1]) and window.navigator.setCurrentWidget(pages[1]),
        lambda: settings.change(theme="dark"),
    ):
        released.reset_mock()
        change()
        released.note.assert_called()
        qtbot.waitUntil(lambda: released.release.called)


class XcbCalls:
    """Records the calls of the X library."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, Any]] = []

    def xcb_change_window_attributes(self, connection, number, mask, values) -> None:
        self.calls.append(("change", (connection.value, number.value, mask.value, list(values))))

    def xcb_flush(self, connection) -> None:
        self.calls.append(("flush", connection.value))


@pytest.fixture
def xcb(monkeypatch) -> XcbCalls:
    """Pretend that windows are on an X server, and record what it is told."""

    class X11:
        def connection(self) -> int:
            return 77

    class Application:
        def nativeInterface(self) -> X11:  # noqa: N802
            return X11()

    application: Any = Application
    application.instance, application.platformName = Application, lambda: "xcb"
    recorded = XcbCalls()
    monkeypatch.setattr(main_window, "QGuiApplication", application)
    monkeypatch.setattr(main_window, "QNativeInterface", Mock(QX11Application=X11))
    monkeypatch.setattr(ctypes, "CDLL", lambda _: recorded)
    return recorded


def test_the_x_server_fills_new_areas_with_the_colour_of_the_wood(qtbot, xcb):
    widget = QWidget()
    qtbot.addWidget(widget)
    set_ground(widget, "#102030")
    background, gravity = 2, 16
    values = [0xFF102030, 1]  # north west
    assert xcb.calls == [
        ("change", (77, int(widget.winId()), background | gravity, values)),
        ("flush", 77),
    ]


def test_without_an_x_server_nothing_is_filled(qtbot, xcb, monkeypatch):
    widget = QWidget()
    qtbot.addWidget(widget)
    application = vars(main_window)["QGuiApplication"]
    application.platformName = lambda: "wayland"
    set_ground(widget, "#102030")
    application.platformName, application.instance = lambda: "xcb", lambda: None
    set_ground(widget, "#102030")
    monkeypatch.setattr(application, "instance", application)
    monkeypatch.setattr(main_window, "QNativeInterface", Mock(QX11Application=int))
    set_ground(widget, "#102030")
    assert xcb.calls == []
    monkeypatch.undo()


# -- opening


def test_a_call_brings_the_window_to_the_front_and_opens_a_file(window, games, monkeypatch):
    monkeypatch.delenv("XDG_ACTIVATION_TOKEN", raising=False)
    front = Mock()
    monkeypatch.setattr(window, "raise_", front.up)
    monkeypatch.setattr(window, "activateWindow", front.activate)
    show_table(window)
    window.showMinimized()
    window.hide()
    window.answer_call(None, "")
    assert window.isVisible()
    assert not window.isMinimized()
    assert front.mock_calls == [call.up(), call.activate()]
    games.open_file.assert_not_called()
    assert "XDG_ACTIVATION_TOKEN" not in os.environ
    window.answer_call(Path("/evening.alhambra"), "token")
    games.open_file.assert_called_once_with(Path("/evening.alhambra"))
    assert os.environ.pop("XDG_ACTIVATION_TOKEN") == "token"


def test_a_window_opens_with_the_start_page_and_the_focus_on_its_first_button(window):
    window.resize(600, 400)  # a small page is painted sooner
    window.show()
    start = window.workspace.start
    assert window.navigator.currentWidget() is start
    assert window.navigator.leads_back_to(window.workspace.start_route)
    assert window.focusWidget() is start.last.button
    start.new.change.setFocus()
    window.hide()
    window.show()
    assert window.focusWidget() is start.new.change


def test_a_window_with_a_table_does_not_open_the_start_page(window):
    show_table(window)
    assert window.workspace.start_route.made is None


def test_loading_begins_when_the_window_is_painted(window, monkeypatch):
    begun = Mock()
    monkeypatch.setattr(Preload, "begin", begun)
    show_table(window)
    begun.reset_mock()
    window.grab()
    begun.assert_called_once_with()


def test_the_first_steps_after_the_start_prepare_the_window(qtbot, settings, tmp_path, monkeypatch):
    steps: list[Any] = []
    made, done = [], Mock()
    monkeypatch.setattr(main_window, "Preload", lambda found, parent: made.append((found, parent)) or Mock())
    window = MainWindow(settings, tmp_path / "data")
    qtbot.addWidget(window)
    monkeypatch.setattr(main_window, "set_ground", done.ground)
    monkeypatch.setattr(layouts, "ShortcutsByPosition", done.shortcuts)
    monkeypatch.setattr(near_taps, "watch_touches", done.touches)
    ((found, parent),) = made
    assert parent is window
    for _ in range(3):
        steps.append(next(found))
        steps[-1]()
    assert [one[0] for one in done.mock_calls] == ["ground", "shortcuts", "touches"]
    assert done.shortcuts.mock_calls == done.touches.mock_calls == [call(window)]
    window.end()


# -- messages and commands


def test_services_and_pages_reach_the_notice_and_the_menus(qtbot, settings, tmp_path, told, monkeypatch):
    done = Mock()
    monkeypatch.setattr(Menus, "refresh", lambda *_: done.refresh())
    monkeypatch.setattr(Menus, "trigger", lambda _, command: done.trigger(command))
    monkeypatch.setattr(Notice, "follow", lambda _: done.follow())
    window = MainWindow(settings, tmp_path / "data")
    qtbot.addWidget(window)
    done.reset_mock()
    window.navigator.commanded.emit("rules")
    window.navigator.updated.emit()
    assert done.mock_calls == [call.trigger("rules"), call.refresh()]
    window.navigator.currentChanged.emit(1)
    assert call.follow() in done.mock_calls
    settings.failed.emit(Message("no-game"))
    window.workspace.storage.notified.emit(Message("no-game-to-continue"))
    assert told == [Message("no-game"), Message("no-game-to-continue")]
    window.end()


def test_complaints_about_files_are_shown_soon_after_the_start(qtbot, settings, tmp_path, told):
    (tmp_path / "data").write_text("a file")
    window = MainWindow(settings, tmp_path / "data")
    qtbot.addWidget(window)
    assert told == []
    qtbot.waitUntil(lambda: told == window.workspace.storage.complaints() != [])
    window.end()


@pytest.mark.parametrize(
    ("reason", "opens"),
    [(QContextMenuEvent.Reason.Mouse, True), (QContextMenuEvent.Reason.Keyboard, False)],
)
def test_the_mouse_opens_context_menus_and_keys_have_a_command_for_that(window, monkeypatch, reason, opens):
    asked = Mock()
    monkeypatch.setattr(window.workspace, "open_context_menu", asked)
    QApplication.sendEvent(window, QContextMenuEvent(reason, QPoint(5, 6), QPoint(50, 60)))
    assert asked.mock_calls == ([call(QPoint(50, 60))] if opens else [])


DROPPED = {
    "a game": (["/a.alhambra"], "/a.alhambra"),
    "a record": (["/a.alhambra-record"], "/a.alhambra-record"),
    "an old record": (["/a.json"], "/a.json"),
    "a text": (["/a.txt"], None),
    "two games": (["/a.alhambra", "/b.alhambra"], None),
    "nothing": ([], None),
}


@pytest.mark.parametrize("name", DROPPED)
def test_a_single_game_or_record_can_be_dropped(window, games, name):
    paths, opened = DROPPED[name]
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(path) for path in paths])
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(5, 5), copy, data, left, none)
    drop = QDropEvent(QPoint(5, 5), copy, data, left, none)
    for event in (enter, drop):
        event.ignore()
    window.dragEnterEvent(enter)
    window.dropEvent(drop)
    assert enter.isAccepted() is drop.isAccepted() is (opened is not None)
    assert games.open_file.mock_calls == ([call(Path(opened))] if opened else [])


def test_a_file_of_another_computer_cannot_be_dropped(window, games):
    data = QMimeData()
    data.setUrls([QUrl("https://example.org/a.alhambra")])
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    window.dropEvent(QDropEvent(QPoint(5, 5), copy, data, left, none))
    games.open_file.assert_not_called()


# -- closing


@pytest.fixture
def closing(window, games, monkeypatch) -> Mock:
    """Record the steps in which the window closes."""
    steps = Mock()
    steps.attach_mock(games.may_leave, "may_leave")
    work = window.workspace
    monkeypatch.setattr(work.storage, "finish_writing", steps.finish_writing)
    monkeypatch.setattr(work, "close", steps.close_pages)
    monkeypatch.setattr(Preload, "stop", lambda _: steps.stop())
    close = work.storage.close
    monkeypatch.setattr(work.storage, "close", lambda: (steps.close_storage(), close()))
    window.closed.connect(steps.closed)
    return steps


CLOSED = [call.closed(), call.stop(), call.close_pages(), call.close_storage()]


def test_a_closed_window_stores_its_place_and_stops_everything(window, closing, settings):
    settings.change(window="")
    show_table(window)
    assert window.close()
    assert not window.isVisible()
    assert closing.mock_calls == [call.finish_writing(), call.may_leave(), *CLOSED]
    assert len(settings.progress.window) > 40


@pytest.mark.parametrize(("written", "may"), [(False, True), (True, False)])
def test_a_window_stays_open_until_all_is_written_and_the_player_agrees(window, closing, written, may):
    show_table(window)
    closing.finish_writing.return_value, closing.may_leave.return_value = written, may
    assert not window.close()
    assert window.isVisible()
    assert not [one for one in closing.mock_calls if one in CLOSED]


def test_the_end_of_the_program_closes_the_window_without_a_question(window, closing):
    show_table(window)
    closing.may_leave.return_value = False
    window.end()
    assert not window.isVisible()
    assert closing.mock_calls == CLOSED


def test_a_picture_that_cannot_be_stored_does_not_keep_the_window_open(window, closing):
    closing.keep_picture.side_effect = OSError
    show_table(window)
    assert window.close()
    closing.close_storage.assert_called_once()

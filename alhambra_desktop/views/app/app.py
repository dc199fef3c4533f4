"""Runs the program, from its command line to the end of the event loop."""

from __future__ import annotations

import gc
import os
import sys
import time
from functools import partial
from typing import TYPE_CHECKING, Any

from ...command_words import print_error
from ...model.files.saves.files import FORGOTTEN
from ...model.rules.core.words.message import Message, MessageError, listed
from ...model.rules.modules.registry import packages
from ...words import SOURCE, WordsError, say
from ..storage.places import (
    NAME,
    SOUND_FILE,
    data_folder,
    log_folder,
    pictures_folder,
    rule_sets_folder,
    settings_file,
)
from .command_line import NO_RULE_SETS, StartOptions, parse
from .displays import FACTOR, display_fault
from .single_instance import hand_over_or_listen

if TYPE_CHECKING:
    import socket

    from ...model.files.addons.shelf import Shelf
    from ..storage.run_log import RunLog
    from ..storage.settings import Settings
    from ..window.main_window import MainWindow
    from .application import Application


FRAMED = 300  # milliseconds until the desktop has added the window's frame
READ = 3.0  # seconds after which the window is shown even if the opened file has not been read yet
# milliseconds after which all start-up objects exist; then the garbage collector is told to ignore them
SETTLED = 3000


def run(arguments: list[str]) -> int:
    try:
        return _follow(arguments)
    except WordsError as error:
        _refuse(error)
        return 1


def _follow(arguments: list[str]) -> int:
    shelf = _shelf()
    left_out: list[str] = []

    def switch_on() -> None:
        if shelf is not None:
            left_out.extend(shelf.start(before=time.time() - FORGOTTEN))

    try:
        options = parse(arguments, switch_on)
    except MessageError as error:
        _refuse(error.message)
        return 2
    if options.entry is not None:
        from .entry import change_entry

        return change_entry(options.entry)
    listening = None
    if options.screenshot is not None:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    elif options.for_open_window:
        handed, listening = hand_over_or_listen(data_folder(), options.game)
        if handed:
            return 0
    if options.screenshot is None and (fault := display_fault()):
        if listening is not None:
            listening.close()
        print_error(NAME, fault)
        return 1
    if options.sound_file is not None:
        os.environ[SOUND_FILE] = str(options.sound_file)
    gc.disable()
    try:
        outcome = _run(options, shelf, left_out, listening)
    finally:
        gc.freeze()  # skips the collection at exit, which would take 10 % of the time for a screenshot
        gc.enable()
    if isinstance(outcome, int):
        return outcome
    from .rescaling import replace_process

    replace_process(outcome)
    return 0


def _refuse(message: Message | WordsError) -> None:
    if sys.stderr is None:
        from PySide6.QtWidgets import QApplication

        from .application import make_application

        _application = QApplication.instance() or make_application()
        show_message(message)
    else:
        print_error(NAME, message)


def _shelf() -> Shelf | None:
    folder = rule_sets_folder()
    if not folder.is_dir():
        return None
    from ..rule_sets.trial import shelf_at

    return shelf_at(folder)


def _run(
    options: StartOptions, shelf: Shelf | None, left_out: list[str], listening: socket.socket | None
) -> int | list[str]:
    _read_no_sources()
    from ..art.cache import FaceCache
    from ..art.picture_files import PictureFiles
    from ..storage.settings import Settings

    settings = Settings(settings_file())
    if options.language is not None:
        settings.hold(language=options.language)
    if options.scale is not None:
        settings.hold(scale=round(100 * options.scale))
    from .application import make_application

    _scale(settings.preferences.scale / 100)
    application = make_application()
    _speak(settings, options)
    FaceCache.files = PictureFiles(pictures_folder())
    if not nets_fit(quiet=options.screenshot is not None):
        return 1
    if options.screenshot is not None:
        from .screenshot import take_screenshot

        return take_screenshot(application, options)
    FaceCache.in_steps = True
    if options.theme is not None:
        settings.hold(theme=options.theme)
    return _run_window(application, settings, options, shelf, left_out, listening)


def _read_no_sources() -> None:
    """Stop PySide from searching each module's source for "PySide6", which takes 5 % of the start-up time.

    Only optional features of PySide, such as ``snake_case``, need this search.
    """
    import PySide6.QtCore  # noqa: F401  # loads the patched module

    features: Any = sys.modules.get("shibokensupport.feature")
    if hasattr(features, "_mod_uses_pyside"):
        features._mod_uses_pyside = lambda module: False


def _speak(settings: Settings, options: StartOptions) -> None:
    from ..text.language import SPOKEN

    language = settings.preferences.language
    try:
        SPOKEN.speak(language)
    except WordsError:
        if options.language is not None:
            raise
        SPOKEN.speak(SOURCE)
        settings.hold(language=SOURCE)
        message = Message("language-unreadable", language=language)
        print_error(NAME, message) if options.screenshot is not None else show_message(message)


def _run_window(
    application: Application,
    settings: Settings,
    options: StartOptions,
    shelf: Shelf | None,
    left_out: list[str],
    listening: socket.socket | None,
) -> int | list[str]:
    from PySide6.QtCore import QTimer

    from ..storage.faults import Faults
    from ..storage.run_log import RunLog
    from ..window.main_window import MainWindow, fit_screen
    from ..window.preload import AFTER
    from .application import SIGNALS, SignalWatcher
    from .fault_report import FaultReport
    from .rescaling import Rescaling, reopen

    log = RunLog(log_folder())
    log.watch_crashes()
    faults = Faults(log, application)
    faults.install()
    try:
        window = MainWindow(settings, shelf=shelf)
        FaultReport(window, faults)
        application.file_requested.connect(lambda path: window.answer_call(path, ""))
        if options.size is not None:
            window.resize(*_fitting(options.size, application))
        if application.requested_file is not None:
            window.workspace.games.open_file(application.requested_file)
            window.workspace.games.await_file(READ)
        else:
            open_requested(window, options)
        if options.again is not None:
            reopen(window, options.again)
        if listening is None:
            _be_found(window)
        window.show()
        if listening is not None:  # connections that arrive before the timer ends wait in the socket
            QTimer.singleShot(FRAMED, window, lambda: _be_found(window, listening))
        left_out += _with_broken_views(window)
        if left_out:
            window.notice.show_message(Message("add-ons-left-out", names=listed(left_out)))
        if packages():
            _watch_loops(window)
        else:  # without third-party rule sets, the watch for endless loops can start later
            QTimer.singleShot(AFTER, window, lambda: _watch_loops(window))
        rescaling = Rescaling(window, [NO_RULE_SETS] if options.no_rule_sets else [])
        QTimer.singleShot(AFTER, window, lambda: _set_icon(application))
        QTimer.singleShot(FRAMED, window, lambda: fit_screen(window))
        QTimer.singleShot(SETTLED, window, lambda: _collect(window))
        ending = SignalWatcher(partial(_end, window, application), application) if SIGNALS else None
        code = application.exec()
        if ending is not None:
            ending.stop()
        return rescaling.command or code
    except Exception as error:  # a double click opens no terminal, so every error needs a message box
        log.fault(error, "start")
        show_message(_not_started(log))
        return 1
    finally:
        faults.uninstall()
        log.end()


def _end(window: MainWindow, application: Application) -> None:
    window.end()
    application.quit()


def _with_broken_views(window: MainWindow) -> tuple[str, ...]:
    if not packages():
        return ()
    from ..rule_sets.package_check import check_packages

    shelf = window.workspace.dialogs.shelf
    faults = check_packages(shelf.loading)
    shelf.note_faults(faults)
    return tuple(faults)


def _not_started(log: RunLog) -> Message:
    if log.path is None:
        return Message("fault-start-log", log=log.report())
    return Message("fault-start", file=str(log.path))


def show_message(message: Message | WordsError) -> None:
    from PySide6.QtWidgets import QMessageBox

    from ..text.language import plain
    from .application import TITLE

    print_error(NAME, message)
    QMessageBox.critical(None, TITLE, plain(say(message) if isinstance(message, Message) else str(message)))


def open_requested(window: MainWindow, options: StartOptions) -> None:
    if options.smoke_test:
        from .smoke_test import SmokeTest

        SmokeTest(window).start()
    elif options.game is not None:
        window.workspace.games.open_file(options.game)
        window.workspace.games.await_file(READ)
    elif options.new is not None:
        window.workspace.games.begin(options.new)


def _set_icon(application: Application) -> None:
    from ..art.emblem import emblem_icon

    application.setWindowIcon(emblem_icon())


def _watch_loops(window: MainWindow) -> None:
    from ..rule_sets.loop_watch import LoopWatch

    window.closed.connect(LoopWatch(window).close)


def _be_found(window: MainWindow, listening: socket.socket | None = None) -> None:
    from .instance_server import InstanceServer

    if window.workspace.storage.games.number == 1:
        server = InstanceServer(data_folder(), window, listening)
        server.called.connect(window.answer_call)
        window.closed.connect(server.close)
    elif listening is not None:
        listening.close()


def _collect(window: MainWindow) -> None:
    from .application import GarbageCollector

    gc.freeze()
    GarbageCollector(lambda: is_animating(window), window)


def is_animating(window: MainWindow) -> bool:
    return window.workspace.playing and window.workspace.page.director.clock.running


def nets_fit(quiet: bool) -> bool:
    """Return whether the bundled nets match the program; if not, report the error.

    If `quiet` is true, report it on standard error, otherwise in a message box.
    """
    from ...model.players.net_files import NetError, check_nets

    try:
        check_nets()
    except NetError as error:
        if quiet:
            print_error(NAME, error.message)
        else:
            show_message(error.message)
        return False
    return True


def _fitting(size: tuple[int, int], application: Application) -> tuple[int, int]:
    room = application.primaryScreen().availableGeometry()
    return min(size[0], room.width()), min(size[1], room.height())


def _scale(scale: float) -> None:
    """Set the window's scale unless the environment sets one. Call this before the application exists."""
    if scale != 1.0:
        os.environ.setdefault(FACTOR, f"{scale:g}")

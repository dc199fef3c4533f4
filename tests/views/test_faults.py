"""Unexpected errors are logged without names, reported in a sentence, and the game continues."""

from __future__ import annotations

import ctypes
import faulthandler
import os
import subprocess
import sys
import threading
import time
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast
from unittest.mock import Mock

import pytest
from PySide6.QtCore import Qt, QTimer, qDebug, qWarning
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from alhambra_desktop.model.files.addons.shelf import Shelf
from alhambra_desktop.model.players.process_setup import LOG_VARIABLE
from alhambra_desktop.model.rules.core.engine.action import EndTurn
from alhambra_desktop.model.rules.core.engine.play import apply, legal_actions, refusals
from alhambra_desktop.model.rules.core.engine.rulebook import ActionRule, Handling
from alhambra_desktop.model.rules.core.places.places import Stack
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules.packages import Package, at_fault
from alhambra_desktop.model.rules.modules.registry import PLACES, REGISTRY
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.app.fault_report import COPIED, COPY, UNKEPT, FaultReport
from alhambra_desktop.views.models.game_summary import read_summary
from alhambra_desktop.views.rule_sets.guard import guarded
from alhambra_desktop.views.rule_sets.loop_watch import BEAT, EndlessRuleError, LoopWatch
from alhambra_desktop.views.rule_sets.view_book import Drawing, ViewBookBuilder
from alhambra_desktop.views.storage.faults import CRASHED, MAX_REPORTS, Faults
from alhambra_desktop.views.storage.places import saves_folder
from alhambra_desktop.views.storage.preferences import SeatChoice
from alhambra_desktop.views.storage.run_log import FRAMES, LONGEST, MESSAGE, Names, RunLog, without_places
from alhambra_desktop.words import phrase, say
from tests.scenarios.board import rules_for
from tests.unit.addons.made import made
from tests.views.storage.at_table import open_file

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.views.driver import Driver

TABLE = "human,human seed=4"


class BrokenError(Exception):
    """An unexpected error."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "logs"


@pytest.fixture
def run(folder) -> Iterator[Callable[..., RunLog]]:
    """Return a function that starts the log of another run; none of these runs ends properly."""
    begun: list[RunLog] = []

    def begin(names: Names = tuple) -> RunLog:
        begun.append(RunLog(folder, names))
        return begun[-1]

    yield begin
    for log in begun:
        log.close()


@pytest.fixture
def faults(qtbot, run, capsys) -> Iterator[Faults]:
    made = Faults(run())
    made.install()
    yield made
    made.uninstall()


def logs(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.log"))


def fail(text: str = "broken") -> None:
    raise BrokenError(text)


def raised(text: str = "broken") -> BrokenError:
    try:
        fail(text)
    except BrokenError as error:
        return error
    raise AssertionError


def test_an_error_in_a_slot_is_logged_and_reported(faults, qtbot, folder):
    with qtbot.waitSignal(faults.reported):
        QTimer.singleShot(0, fail)
    (log,) = logs(folder)
    assert "window: BrokenError: broken" in log.read_text()
    assert "in fail" in log.read_text()


def test_errors_on_other_threads_are_reported_on_the_gui_thread(faults, qtbot, folder):
    heard: list[threading.Thread] = []
    faults.reported.connect(lambda: heard.append(threading.current_thread()))
    other = threading.Thread(target=fail, name="writer")
    other.start()
    other.join()
    qtbot.waitUntil(lambda: heard == [threading.main_thread()])
    assert "thread writer: BrokenError" in logs(folder)[0].read_text()


def leave_unraisable() -> None:
    """Raise an exception that Python cannot pass on, because nothing called the finalizer."""

    class Dying:
        def __del__(self) -> None:
            fail("at the end")

    Dying()


HOOKS = {
    "window": lambda error: sys.excepthook(type(error), error, error.__traceback__),
    "thread writer": lambda error: threading.excepthook(
        threading.ExceptHookArgs((type(error), error, error.__traceback__, threading.Thread(name="writer")))
    ),
    "thread ": lambda error: threading.excepthook(
        threading.ExceptHookArgs((type(error), error, error.__traceback__, None))
    ),
    "collector": lambda error: leave_unraisable(),
}
"""Functions that pass an unexpected error to one of Python's hooks, by the place that the log names."""


@pytest.mark.parametrize("place", HOOKS)
def test_every_unexpected_error_is_printed_logged_and_reported(faults, qtbot, capsys, place):
    met: list[object] = []
    faults.reported.connect(met.append)
    HOOKS[place](raised("at the end"))
    assert f"{place}: BrokenError: at the end\n" in faults.log.report()
    assert "at the end" in capsys.readouterr().err
    qtbot.waitUntil(lambda: met == [None])


@pytest.mark.parametrize("place", ["window", "thread writer"])
def test_an_interrupted_program_reports_no_error(faults, qtbot, capsys, place):
    with qtbot.assertNotEmitted(faults.reported, wait=20):
        HOOKS[place](KeyboardInterrupt("by the user"))
    assert "KeyboardInterrupt" not in faults.log.report()
    assert place != "window" or "KeyboardInterrupt" in capsys.readouterr().err


def test_an_unraisable_error_is_logged_with_its_occasion(faults):
    ctypes.CFUNCTYPE(None)(fail)()
    assert "callback" in faults.log.report().partition(": BrokenError: broken")[0].splitlines()[-1]


def test_each_place_of_an_error_has_its_own_reports(faults, qtbot):
    met: list[object] = []
    faults.reported.connect(met.append)
    for _ in range(MAX_REPORTS + 2):
        faults.report_error(raised(), "window")
        faults.report_error(raised_by(lambda: int("x")), "window")
    other = raised_by(lambda: (1,).index(2))
    faults.report_error(other, "window")
    qtbot.waitUntil(lambda: len(met) >= 2 * MAX_REPORTS + 1)
    assert len(met) == 2 * MAX_REPORTS + 1


def test_an_often_reported_error_is_announced_once_after_a_pause(faults, qtbot):
    for _ in range(MAX_REPORTS + 1):
        faults.report_error(raised(), "window")
    with qtbot.assertNotEmitted(faults.recurred, wait=20):
        pass
    heard: list[int] = []
    faults.recurred.connect(lambda: heard.append(1))
    faults._quiet_timer.setInterval(0)
    qtbot.waitUntil(lambda: heard == [1])
    with qtbot.assertNotEmitted(faults.recurred, wait=20):
        pass
    with qtbot.waitSignal(faults.recurred):
        faults.report_error(raised(), "window")


def test_handlers_are_restored_in_the_end(faults):
    faults.uninstall()
    qWarning("after the end")
    assert "after the end" not in faults.log.report()
    assert (sys.excepthook, threading.excepthook) == (sys.__excepthook__, threading.__excepthook__)


def test_only_warnings_of_qt_are_logged_with_their_category(faults, capsys):
    qDebug("a detail")
    qWarning("a complaint")
    assert "Qt default: a complaint" in faults.log.report()
    assert "a detail" not in faults.log.report()
    assert capsys.readouterr().err.splitlines() == ["a detail", "a complaint"]


def test_a_program_without_a_terminal_logs_warnings(faults, monkeypatch):
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stderr", None)
        qWarning("a complaint")
    assert "a complaint" in faults.log.report()
    assert "Error" not in faults.log.report()


def test_qt_warnings_are_logged(faults, folder, capsys):
    qWarning("a complaint")
    assert "a complaint" in logs(folder)[0].read_text()
    assert "a complaint" in capsys.readouterr().err


def test_errors_in_every_frame_are_reported_only_a_few_times(faults, qtbot, folder):
    heard: list[int] = []
    faults.reported.connect(lambda: heard.append(1))
    for _ in range(2 * LONGEST):
        faults.report_error(raised(), "window")
    faults.report_error(KeyError("another"), "window")
    qtbot.waitUntil(lambda: len(heard) == MAX_REPORTS + 1)
    assert faults.log.report().count("BrokenError:") < LONGEST


def test_logs_contain_no_personal_names_or_paths(run, folder, monkeypatch):
    monkeypatch.setenv("HOME", "/home/ana")
    monkeypatch.setenv("USER", "ana")
    log = run(lambda: ("Ana María", "", "Ana"))
    log.fault(raised("no seat Ana María, no Ana; Anatolia at /home/ana/x and '/mnt/ana'"), "window")
    text = logs(folder)[0].read_text()
    assert "no seat <name>, no <name>; Anatolia at ~/x and '/mnt/<account>'" in text
    assert text.endswith(log.report().splitlines()[-1] + "\n")


def test_windows_paths_lose_their_account_name(monkeypatch):
    monkeypatch.setenv("USERNAME", "Zoë")
    monkeypatch.setattr(os.path, "expanduser", lambda _: r"C:\Users\Zoë")
    told = without_places(r"C:\Users\Zoë\a.py C:/Users/Zoë/b.py 'C:\\Users\\Zoë\\c.py' D:\Zoë\d.py")
    assert told == r"~\a.py ~/b.py '~\\c.py' D:\<account>\d.py"


def test_logs_contain_no_player_names_or_file_names(run):
    names = ["Ana"]
    log = run(lambda: names)
    log.note("begun")
    names[:] = ["Bea"]
    log.note("Ana, Bea: [Errno 5] '/media/usb/Oma, Jo.alhambra' -> '/srv/Jo 2.alhambra-record'")
    assert "<name>, <name>: [Errno 5] '/media/usb/<game>.alhambra'" in log.report()
    assert "'/srv/<game>.alhambra-record'" in log.report()


def test_failing_to_query_names_does_not_prevent_logging(run):
    asked = iter([["Ana"]])
    log = run(lambda: next(asked))
    log.note("first")
    log.note("second of Ana")
    assert "second of <name>" in log.report()


def test_an_error_while_logging_an_error_is_also_logged(run):
    log = run()
    file = log._file

    class Collecting:
        name = file.name
        close = file.close

        def write(self, text: str) -> None:
            log._file = file
            log.note("collected")
            file.write(text)

    log._file = Collecting()
    writing = threading.Thread(target=log.note, args=("fault",), daemon=True)
    writing.start()
    writing.join(10)
    assert not writing.is_alive()
    assert "collected" in log.report()
    assert "fault" in log.report()


def test_a_log_entry_has_a_maximum_length(run):
    def deeper(depth: int) -> None:
        if not depth:
            fail("x" * 10 * MESSAGE)
        deeper(depth - 1)

    log = run()
    try:
        deeper(5 * FRAMES)
    except BrokenError as error:
        log.fault(error, "window")
    assert len(log.report()) < MESSAGE + FRAMES * 300
    assert "in fail" in log.report()


def test_an_error_without_message_is_logged(run):
    class Mute(Exception):  # noqa: N818
        def __str__(self) -> str:
            raise BrokenError

    log = run()
    log.fault(Mute(), "window")
    assert "Mute: no message" in log.report()


def test_repeated_messages_leave_room_for_others(run):
    log = run()
    for _ in range(2 * LONGEST):
        log.note("QPainter: not active")
    log.note("something else")
    assert log.report().count("not active") == 10
    assert "something else" in log.report()


def test_a_closed_terminal_is_no_error(faults, monkeypatch):
    class Closed:
        def write(self, text: str) -> None:
            raise BrokenPipeError

    monkeypatch.setattr(sys, "stderr", Closed())
    qWarning("a complaint")
    monkeypatch.undo()
    assert "a complaint" in faults.log.report()


def test_the_cause_of_an_error_is_logged_without_its_message(run):
    secret = "of " + "Ana"
    try:
        try:
            fail(secret)
        except BrokenError as error:
            raise KeyError("key") from error
    except KeyError as error:
        log = run()
        log.fault(error, "window")
    assert "caused by BrokenError" in log.report()
    assert secret not in log.report()


def test_the_logs_of_the_last_five_runs_are_kept(folder):
    names = []
    for number in range(1, 9):
        log = RunLog(folder)
        names.append(log.path)
        assert logs(folder) == names[-5:], number
        log.note("something of this run")
        log.end()
        assert "something of this run" in names[-1].read_text()


def test_the_report_works_without_a_log_folder(tmp_path):
    (tmp_path / "logs").write_text("a file")
    log = RunLog(tmp_path / "logs")
    log.fault(raised(), "window")
    assert log.path is None
    assert "BrokenError" in log.report()


def test_a_log_folder_is_made_with_its_parents(tmp_path):
    for _ in range(2):
        log = RunLog(tmp_path / "state" / "alhambra" / "logs")
        assert log.path is not None
        assert log.path.parent == tmp_path / "state" / "alhambra" / "logs"
        log.close()
        assert log.path is None


def test_every_entry_is_in_the_file_before_the_next_one(run, folder):
    log = run()
    for number in range(3):
        log.note(f"entry {number}")
        lines = log.path.read_text().splitlines()
        assert len(lines) == number + 2
        assert lines[-1].endswith(f" entry {number}")
    assert log.report() == log.path.read_text()


def test_a_run_without_a_file_reports_whole_lines(tmp_path):
    (tmp_path / "logs").write_text("a file")
    log = RunLog(tmp_path / "logs")
    log.note("the only entry")
    program, entry = log.report().splitlines()
    assert "Alhambra Desktop" in program
    assert "packaged" not in program
    assert entry.endswith(" the only entry")
    assert log.report().endswith("\n")
    log.watch_crashes()
    log.end()


def test_the_log_of_a_package_names_it(run, monkeypatch):
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert ", packaged, Python" in run().report()


def test_a_full_disk_keeps_entries_in_memory(run):
    log = run()
    log._file.close()
    log.note("after the disk was full")
    assert log.path is None
    assert "after the disk was full" in log.report()


@pytest.mark.parametrize("longer", [0, 1])
def test_a_long_message_is_cut_with_an_ellipsis(run, longer):
    log = run()
    log.fault(BrokenError("x" * (MESSAGE + longer)), "window")
    assert ("…" in log.report()) == bool(longer)
    assert log.report().count("x" * MESSAGE) == 1


def test_a_run_has_a_maximum_number_of_entries(run):
    log = run()
    for number in range(LONGEST + 5):
        log.note(f"entry {number}")
    assert len(log.report().splitlines()) == LONGEST


def test_causes_are_logged_once_and_from_the_last_error_on(run):
    first, second, third = raised("one"), raised("two"), raised("three")
    third.__cause__, second.__context__, first.__cause__ = second, first, third  # in a circle
    log = run()
    log.fault(third, "window")
    assert log.report().count("caused by BrokenError:") == 3
    assert log.report().count("in raised") == 3


def test_a_suppressed_context_is_not_logged(run):
    try:
        try:
            fail()
        except BrokenError:
            raise KeyError("key") from None
    except KeyError as error:
        log = run()
        log.fault(error, "window")
    assert "caused by" not in log.report()


@pytest.mark.parametrize("home", ["", "/"])
def test_without_a_home_folder_no_text_is_removed(monkeypatch, home):
    monkeypatch.setattr(os.path, "expanduser", lambda _: home)
    assert without_places("a/b c") == "a/b c"


def test_a_short_home_folder_is_removed(monkeypatch):
    monkeypatch.setattr(os.path, "expanduser", lambda _: "/x")
    assert without_places("'/x/games'") == "'~/games'"


@pytest.fixture
def dumps(monkeypatch) -> list[object]:
    """Record each file to which crashes will be written, and None when this is switched off."""
    seen: list[object] = []
    monkeypatch.setattr(faulthandler, "enable", seen.append)
    monkeypatch.setattr(faulthandler, "disable", lambda: seen.append(None))
    monkeypatch.delenv(LOG_VARIABLE, raising=False)
    return seen


def test_crashes_of_all_processes_are_written_to_the_log_while_it_is_open(run, dumps):
    log = run()
    log.watch_crashes()
    (file,) = dumps
    assert Path(file.name) == log.path
    assert os.environ.pop(LOG_VARIABLE) == str(log.path)
    log.end()
    assert dumps == [file, None]


def test_without_a_log_file_crashes_are_not_written(tmp_path, run, dumps):
    (tmp_path / "a file").write_text("")
    RunLog(tmp_path / "a file").watch_crashes()
    run().close()
    assert dumps == []
    assert LOG_VARIABLE not in os.environ


CRASH = "Fatal Python error: Segmentation fault\n"


def write_runs(folder: Path, *texts: str) -> None:
    """Write the logs of earlier runs, the oldest first."""
    folder.mkdir()
    for number, text in enumerate(texts):
        (folder / f"2020-01-0{number + 1}.log").write_text(text)


@pytest.mark.parametrize(
    ("texts", "crash"),
    [
        ((CRASH,), CRASH),
        ((f"begun\n{CRASH}", "a run without a crash\n"), f"begun\n{CRASH}"),
        (("older\n" + CRASH, "newer\n" + CRASH), "newer\n" + CRASH),
        (("quiet\n",), None),
        ((CRASH + "2020-01-01 00:00:00 ended\n",), None),
        (("2020-01-01 00:00:00 ended\n" + CRASH,), "2020-01-01 00:00:00 ended\n" + CRASH),
        (("a text about a Fatal Python error\n",), None),
        (("Windows fatal exception: access violation\n",), "Windows fatal exception: access violation\n"),
    ],
)
def test_the_last_crash_is_reported_once(folder, run, texts, crash):
    write_runs(folder, *texts)
    assert run().crash == crash
    assert run().crash is None


@pytest.fixture
def crashed(folder: Path) -> str:
    """Return the log of a crashed run, written by the interpreter."""
    program = f"""
import faulthandler, pathlib
from alhambra_desktop.views.storage.run_log import RunLog
log = RunLog(pathlib.Path({str(folder)!r}))
log.watch_crashes()
faulthandler._sigsegv()
"""
    done = subprocess.run([sys.executable, "-c", program], check=False, timeout=60, capture_output=True)
    assert done.returncode != 0
    return logs(folder)[0].read_text()


def test_a_crash_is_reported_only_by_the_next_run(crashed, run, folder, monkeypatch):
    assert "ended" not in crashed
    monkeypatch.setenv("HOME", str(Path(__file__).parents[2]))  # which the stack trace of the crash contains
    first = run()
    assert first.crash is not None
    assert "Current thread" in first.crash
    assert str(Path(__file__).parents[2]) not in logs(folder)[0].read_text()
    assert run().crash is None


def test_a_crashed_background_process_is_no_crash_of_the_run(run, folder):
    log = run()
    with log.path.open("a") as file:
        file.write("Fatal Python error: Segmentation fault\n")
    assert "Fatal Python error" in log.report()
    for number in range(LONGEST):
        log.note(f"another {number}")
    log.end()
    assert run().crash is None


def test_a_killed_run_is_no_crash(run):
    run()
    assert run().crash is None


def connect_report(player: Driver, faults: Faults) -> FaultReport:
    return FaultReport(player.window, faults)


def test_after_an_error_the_game_is_saved_and_continues(player, faults, monkeypatch):
    report = connect_report(player, faults)
    player.window.workspace.games.begin(parse_new(TABLE))
    player.page._lift_curtain()
    with monkeypatch.context() as broken:
        broken.setattr(player.page.prompts, "follow", lambda _: fail("at the turn of Yusuf"))
        player.table.submit(player.table.offers()[0])
    assert player.stage.snapshot.seen.agenda != player.table.state.agenda, "the slot ended half-way"
    player.qtbot.waitUntil(lambda: "went wrong" in player.window.notice.words)
    assert "at the turn of <name>" in faults.log.report()
    assert player.stage.snapshot.seen.agenda == player.table.state.agenda
    player.page._lift_curtain()
    assert player.page.controller.enabled
    assert player.window.workspace.storage.writer.flush(5)
    assert len(player.window.workspace.storage.games.files()) == 1
    player.window.notice.button.click()
    assert QGuiApplication.clipboard().text() == faults.log.report()
    assert player.window.notice.words == say(COPIED)
    assert report.parent() is player.window


def test_an_unreported_error_is_also_recovered_from(player, faults):
    connect_report(player, faults)
    faults._quiet_timer.setInterval(0)
    heard: list[int] = []
    faults.reported.connect(lambda: heard.append(1))
    player.window.workspace.games.begin(parse_new(TABLE))
    for _ in range(MAX_REPORTS):
        faults.report_error(raised(), "window")
    player.qtbot.waitUntil(lambda: len(heard) == MAX_REPORTS)
    player.window.notice.hide()
    with player.qtbot.waitSignal(player.table.reset):
        faults.report_error(raised(), "window")
    assert player.window.notice.words == ""


def test_an_error_behind_the_start_page_is_recovered_from_later(player, faults):
    connect_report(player, faults)
    player.window.workspace.games.begin(parse_new(TABLE))
    player.window.workspace.start_route.go()
    with player.qtbot.assertNotEmitted(player.table.reset):
        QTimer.singleShot(0, fail)
        player.qtbot.waitUntil(lambda: "Your game is saved" in player.window.notice.words)
    assert player.window.workspace.start.isVisible()
    with player.qtbot.waitSignal(player.table.reset):
        player.window.workspace.games.continue_game()
    with player.qtbot.assertNotEmitted(player.table.reset):
        player.window.workspace.start_route.go()
        player.window.workspace.games.continue_game()


def test_an_unsaved_game_is_not_called_saved(player, faults, monkeypatch):
    connect_report(player, faults)
    monkeypatch.setattr(player.window.workspace.storage.games, "write", lambda *_, **__: fail("no room"))
    player.window.workspace.games.begin(parse_new(TABLE))
    player.qtbot.waitUntil(lambda: "could not be saved" in player.window.notice.words)
    QTimer.singleShot(0, fail)
    player.qtbot.waitUntil(lambda: player.window.notice.words.endswith("You can continue your game."))
    monkeypatch.setattr(player.table, "saved", fail)
    QTimer.singleShot(0, fail)
    player.qtbot.waitUntil(lambda: say(UNKEPT) in player.window.notice.words)
    assert "recovery: BrokenError" in faults.log.report()


def test_a_painter_is_ended_when_painting_fails(faults, qtbot):
    class Picture(QWidget):
        def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
            painter = QPainter(self)
            painter.drawPoint(1, 1)
            fail()

    picture = Picture()
    qtbot.addWidget(picture)
    with qtbot.waitSignal(faults.reported):
        picture.show()
    picture.hide()
    assert "active painter" not in faults.log.report()


def test_an_error_before_any_game_keeps_the_start_page(open_window, faults):
    player = open_window()
    connect_report(player, faults)
    QTimer.singleShot(0, fail)
    player.qtbot.waitUntil(lambda: "Nothing was lost" in player.window.notice.words)
    assert player.window.workspace.start.isVisible()
    assert player.window.notice.button.text() == say(COPY)


def test_a_crash_of_the_last_run_is_offered_for_reporting(player, crashed, run):
    faults = Faults(run())
    connect_report(player, faults)
    player.qtbot.waitUntil(lambda: player.window.notice.words == say(CRASHED))
    player.window.notice.button.click()
    assert "Current thread" in QGuiApplication.clipboard().text()


def test_logs_contain_no_names_of_the_last_table_or_files(player, faults):
    connect_report(player, faults)
    player.window.settings.change(seats=(SeatChoice("Ana", "red"), SeatChoice("Bea", "blue")))
    player.window.workspace.games.record = Path("/srv/Oma.json")
    faults.log.note("Ana or Bea of Oma.json")
    assert "<name> or <name> of <name>.json" in faults.log.report()


def test_an_error_of_the_computer_players_is_logged(player, faults):
    connect_report(player, faults)
    player.page.host.failed.emit("computer players: KeyError")
    assert "computer players: KeyError" in faults.log.report()


def test_the_menu_copies_the_report(player, faults):
    connect_report(player, faults)
    (help_,) = (a.menu() for a in player.window.menuBar().actions() if a.text() == phrase("menu-help"))
    (action,) = (a for a in help_.actions() if a.text() == phrase("menu-copy-report"))
    action.trigger()
    assert "Alhambra Desktop" in QGuiApplication.clipboard().text()


# -- third-party rule sets


RAISING = """
class Dig:
    pass


def raising(*_):
    raise ValueError("no such chest")


def calling(do):
    do()

def endless():
    while True:
        pass
"""


@pytest.fixture
def wells(tmp_path, monkeypatch):
    """Install and enable a rule set whose code raises."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    shelf = Shelf(tmp_path / "shelf")
    shelf.add(made(tmp_path, rules=RAISING + "def install(book):\n    pass\n"))
    shelf.switch("some_wells", on=True)
    yield import_module("some_wells.rules")
    shelf.switch("some_wells", on=False)
    os.environ.pop(PLACES, None)


def raised_by(do: Callable[..., object]) -> Exception:
    try:
        do()
    except ValueError as error:
        return error
    raise AssertionError


def test_an_error_in_a_rule_set_is_reported_once_by_name(faults, wells, qtbot, folder):
    met: list[object] = []
    faults.reported.connect(met.append)
    for _ in range(5):
        faults.report_error(raised_by(wells.raising), "window")
    faults.report_error(raised(), "window")
    qtbot.waitUntil(lambda: len(met) == 2)
    assert [getattr(package, "name", None) for package in met] == ["some_wells", None]
    assert "rule set Wells 1.2, window: ValueError: no such chest" in logs(folder)[0].read_text()


def test_an_error_in_a_rule_set_is_not_announced_again(faults, wells, qtbot):
    faults._quiet_timer.setInterval(0)
    with qtbot.assertNotEmitted(faults.recurred, wait=20):
        for _ in range(3):
            faults.report_error(raised_by(wells.raising), "window")


def test_an_error_in_another_process_is_reported_by_the_name_of_its_package(faults, wells, qtbot):
    met: list[object] = []
    faults.reported.connect(met.append)
    for name in ("some_wells", "no_such_package", "some_wells"):
        faults.blame(name, f"computer players of {name}")
    qtbot.waitUntil(lambda: len(met) == 2)
    assert [getattr(package, "name", None) for package in met] == ["some_wells", None]
    _, *entries = (entry[20:] for entry in faults.log.report().splitlines())
    of_wells = "rule set Wells 1.2, computer players of some_wells"
    assert entries == [of_wells, "computer players of no_such_package", of_wells]


def test_our_errors_called_by_a_rule_set_are_attributed_to_it(wells):
    def ours() -> None:
        raise ValueError("no such tile")

    assert at_fault(raised_by(lambda: wells.calling(ours)), REGISTRY.packages).name == "some_wells"
    assert at_fault(raised(), REGISTRY.packages) is None


@pytest.mark.parametrize("of_package", [True, False])
def test_a_failing_offer_is_attributed_to_its_rule_set(wells, of_package):
    fails = Mock(side_effect=ValueError("no frame of the rule set"))
    rule = ActionRule(wells.Dig if of_package else EndTurn, fails, fails, fails, Handling(fails, fails))
    decision, action = SimpleNamespace(seat=0), cast("Any", SimpleNamespace())
    rules = {SimpleNamespace: {SimpleNamespace: rule}}
    book: Any = SimpleNamespace(actions={SimpleNamespace: (rule,)}, rules_by_type=rules)
    state: Any = SimpleNamespace(decision=decision, agenda=(decision,), changed=lambda: state)
    for ask in (
        lambda: legal_actions(book, state),
        lambda: refusals(book, state, action),
        lambda: apply(book, state, action),
    ):
        package = at_fault(raised_by(ask), REGISTRY.packages)
        assert (package is not None and package.name == "some_wells") == of_package


def test_endless_loops_of_a_rule_set_are_stopped_and_reported(faults, wells, qtbot):
    met: list[Package] = []
    faults.reported.connect(met.append)
    watch = LoopWatch(faults, limit=0.3)
    for _ in range(2):
        with pytest.raises(EndlessRuleError) as ended:
            wells.calling(wells.endless)
        faults.report_error(ended.value, "window")
    watch.close()
    qtbot.waitUntil(lambda: bool(met))
    assert [package.name for package in met] == ["some_wells"]


def test_a_slow_operation_of_the_program_is_not_stopped(qapp, wells):
    watch = LoopWatch(qapp, limit=0.01)
    until = time.monotonic() + 2 * BEAT
    while time.monotonic() < until:
        pass
    watch.close()


def test_the_report_names_the_author_of_the_rule_set(player: Driver, faults, wells, qtbot):
    report = FaultReport(player.window, faults)
    faults.report_error(raised_by(wells.raising), "window")
    qtbot.waitUntil(
        lambda: (
            "The rule set Wells 1.2 by Player circle of Granada caused an error."
            in player.window.notice.words
        )
    )
    assert player.window.notice.words.endswith("Your game is saved. You can continue or leave it.")
    report.copy()
    assert player.window.notice.words.endswith(
        "You can send it to the author of the rule set: wells@example.org."
    )


def test_a_game_without_its_rule_set_links_to_preferences(player: Driver, wells, tmp_path, qtbot):
    file, shelf = saves_folder() / "mine.alhambra", Shelf(tmp_path / "shelf")
    games = player.window.workspace.start.games

    def closed() -> Message | None:
        return next(games.summary(game).closed for game in games.games if game.path == file)

    file.parent.mkdir(parents=True)
    player.window.workspace.games.begin(parse_new("human,human seed=4 modules=some-wells"))
    player.window.workspace.storage.save(file)
    assert player.window.workspace.storage.writer.flush(5)
    player.window.workspace.games.begin(parse_new(TABLE))
    shelf.switch("some_wells", on=False)
    summary = read_summary(file)
    assert say(summary.closed) == "Wells is not enabled"
    state = player.window.workspace.table.state
    open_file(player.window, file)
    assert player.window.workspace.table.state is state
    assert player.window.notice.words.endswith(summary.words)
    assert summary.words.startswith(
        "mine.alhambra cannot be opened yet. It needs rule sets that are not enabled"
    )
    qtbot.mouseClick(player.window.notice.button, Qt.MouseButton.LeftButton)
    page = player.window.workspace.preferences_route.page
    assert page.isVisible()
    assert page.current.section.id == "rule-sets"
    player.window.workspace.start_route.go()
    qtbot.waitUntil(lambda: closed() is not None)
    shelf.switch("some_wells", on=True)
    page.rule_sets.changed.emit()
    qtbot.waitUntil(lambda: closed() is None)
    open_file(player.window, file)
    assert player.window.workspace.games.file == file
    player.window.workspace.games.begin(parse_new(TABLE))


def test_a_failing_painter_is_replaced_by_a_mark(monkeypatch):
    heard: list[type[BaseException]] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: heard.append(kind))
    called: list[float] = []

    def fails(painter: QPainter, width: float) -> None:
        called.append(width)
        fail()

    view = ViewBookBuilder()
    view.draw(Stack, lambda book, face: Drawing("stack", fails))
    view.paint_tiles("tent", lambda painter, tile, size: fails(painter, size))
    book = guarded(view.freeze())
    picture = QImage(40, 40, QImage.Format.Format_ARGB32)
    drawing = book.faces[Stack](rules_for(2), Stack(2))
    for paint in (drawing.paint, lambda p, side: book.tiles["tent"](p, rules_for(2).tiles["start"], side)):
        for _ in range(3):
            picture.fill(0)
            painter = QPainter(picture)
            paint(painter, 40.0)
            painter.end()
        assert picture.pixelColor(20, 8).name() == "#d9c9a3"
    assert called == [40.0, 40.0]
    assert heard == [BrokenError, BrokenError]

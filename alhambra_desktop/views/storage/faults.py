from __future__ import annotations

import sys
import threading
import traceback
from collections import Counter
from contextlib import suppress
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import (
    QMessageLogContext,
    QObject,
    Qt,
    QTimer,
    QtMsgType,
    Signal,
    Slot,
    qInstallMessageHandler,
)

from ...model.rules.core.words.message import Message
from ...model.rules.modules.registry import packages
from .run_log import RunLog

if TYPE_CHECKING:
    from ...model.rules.modules.packages import Package

# This address is shown to the player. The program never opens it.
PROJECT: Final = "https://github.com/alhambra-desktop/alhambra-desktop"
CRASHED: Final = Message("fault-crashed")

MAX_REPORTS: Final = 3
QUIET_PERIOD: Final = 5000
_WORTH_A_LINE: Final = (QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg)


class Faults(QObject):
    """Receives unhandled exceptions from all threads, and messages from Qt.

    ``reported`` is emitted on the GUI thread. Its argument is the third-party rule set at fault
    (``Package``), or None if no rule set is at fault. Each rule set is reported only once. Faults at the same
    place in the program are reported at most ``MAX_REPORTS`` times. A further fault at this place starts a
    timer of ``QUIET_PERIOD`` milliseconds. When this time is over, ``recurred`` is emitted.
    """

    reported = Signal(object)
    recurred = Signal()
    _noticed = Signal(bool, object)

    def __init__(self, log: RunLog, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.log = log
        self._reports: Counter[str] = Counter()
        self._noticed.connect(self._report, Qt.ConnectionType.QueuedConnection)
        self._quiet_timer = QTimer(self)
        self._quiet_timer.setSingleShot(True)
        self._quiet_timer.setInterval(QUIET_PERIOD)
        self._quiet_timer.timeout.connect(self.recurred)

    def install(self) -> None:
        sys.excepthook = self._on_exception
        threading.excepthook = self._on_thread
        sys.unraisablehook = self._on_unraisable
        qInstallMessageHandler(self._on_message)

    def uninstall(self) -> None:
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        sys.unraisablehook = sys.__unraisablehook__
        qInstallMessageHandler(None)

    def report_error(self, error: BaseException, place: str) -> None:
        """Log an exception, and report it unless it was already reported too often.

        `place` is a text that says where the exception was caught, such as ``window``.
        """
        from ...model.rules.modules.packages import at_fault  # imported late, to start faster

        package = at_fault(error, packages())
        self.log.fault(error, place if package is None else f"{_called(package)}, {place}")
        self._tell(f"{type(error).__name__} {_place(error.__traceback__)}", package)

    def blame(self, name: str, report: str) -> None:
        """Log and report a fault that the rule set in the package `name` caused in another process."""
        package = next((package for package in packages() if package.name == name), None)
        self.log.note(report if package is None else f"{_called(package)}, {report}")
        self._tell(report, package)

    def _tell(self, place: str, package: Package | None) -> None:
        key, most = (place, MAX_REPORTS) if package is None else (package.name, 1)
        self._reports[key] += 1
        self._noticed.emit(self._reports[key] <= most, package)

    @Slot(bool, object)
    def _report(self, news: bool, package: Package | None) -> None:
        if news:
            self.reported.emit(package)
        elif package is not None:
            return  # ``recurred`` would redraw the table, and the rule set would fail again
        elif not self._quiet_timer.isActive():
            self._quiet_timer.start()

    def _on_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        sys.__excepthook__(kind, error, trace)
        if issubclass(kind, Exception | SystemExit):
            self.report_error(error, "window")
        sys.last_value = sys.last_traceback = None
        traceback.clear_frames(trace)  # a painter in a stack frame would keep painting on a destroyed device

    def _on_thread(self, fault: threading.ExceptHookArgs) -> None:
        threading.__excepthook__(fault)
        if isinstance(fault.exc_value, Exception):
            self.report_error(fault.exc_value, f"thread {fault.thread.name if fault.thread else ''}")

    def _on_unraisable(self, fault: Any) -> None:
        sys.__unraisablehook__(fault)
        if isinstance(fault.exc_value, Exception):
            self.report_error(fault.exc_value, str(fault.err_msg or "collector"))

    def _on_message(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if kind in _WORTH_A_LINE:
            self.log.note(f"Qt {context.category or ''}: {text}")
        if sys.stderr is not None:
            with suppress(OSError, ValueError):  # the terminal may be closed
                print(text, file=sys.stderr)


def _called(package: Package) -> str:
    return f"rule set {package.origin['title']} {package.origin['version']}"


def _place(trace: TracebackType | None) -> str:
    if trace is None:
        return ""
    while trace.tb_next is not None:
        trace = trace.tb_next
    return f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSysInfo, QTimer, qVersion
from PySide6.QtGui import QGuiApplication

from ...model.rules.core.words.message import Message
from ..storage.faults import CRASHED, PROJECT, Faults
from ..window.main_window import MainWindow

if TYPE_CHECKING:
    from ...model.rules.modules.packages import Package

COPY = Message("fault-copy")
KEPT = ("fault-kept", "fault-lost-nothing")  # ids of messages about errors that lose no part of the game
UNKEPT = Message("fault-unkept")
COPIED = Message("fault-copied", place=PROJECT)


class FaultReport(QObject):
    """Saves the game and shows a notice after an unexpected error."""

    def __init__(self, window: MainWindow, faults: Faults) -> None:
        super().__init__(window)
        self._window = window
        self._faults, self._log = faults, faults.log
        self._makers: Package | None = None
        self._log.names = self._names
        faults.reported.connect(self._on_met)
        faults.recurred.connect(self._recover)
        window.workspace.table_route.when_made(self._on_laid)
        window.menus.add_help(Message("menu-copy-report"), self.copy)
        QTimer.singleShot(0, self, self._on_start)

    def _names(self) -> Iterator[str]:
        if self._window.workspace.playing:
            yield from (seat.name for seat in self._window.workspace.table.setup.seats)
        yield from (seat.name for seat in self._window.settings.preferences.seats)
        yield from (
            file.stem
            for file in (self._window.workspace.games.file, self._window.workspace.games.record)
            if file is not None
        )

    def _on_start(self) -> None:
        platform = QGuiApplication.platformName()
        self._log.note(f"{QSysInfo.prettyProductName()}, {QSysInfo.currentCpuArchitecture()}")
        self._log.note(f"Qt {qVersion()} on {platform}, {self._window.devicePixelRatio():g} pixels a point")
        if self._log.crash is not None:
            self._window.notice.show_message(CRASHED, COPY, self.copy)

    def _on_laid(self) -> None:
        self._window.workspace.table.begun.connect(self._on_begun)
        page = self._window.workspace.page
        page.host.failed.connect(self._log.note)
        page.host.blamed.connect(self._faults.blame)
        page.advice.adviser.blamed.connect(self._faults.blame)

    def _on_begun(self) -> None:
        setup = self._window.workspace.table.setup
        seats = ", ".join(seat.level or seat.player for seat in setup.seats)
        modules = " ".join(setup.modules) or "no modules"
        self._log.note(f"game {setup.game}, {modules}, seed {setup.seed}: {seats}")

    def _on_met(self, package: Package | None) -> None:
        message = self._recover()
        if package is not None:
            self._makers = package
            message = Message("fault-rule-set", fault=package.fault, kept=int(message.id in KEPT))
        self._window.notice.show_message(message, COPY, self.copy)

    def _recover(self) -> Message:
        try:
            return self._window.workspace.games.recover()
        except Exception as error:
            self._log.fault(error, "recovery")
            return UNKEPT

    def copy(self) -> None:
        parts = [self._log.report(), self._log.crash or ""]
        QGuiApplication.clipboard().setText("\n".join(filter(None, parts)))
        self._window.notice.show_message(self._copied())

    def _copied(self) -> Message:
        if self._makers is None:
            return COPIED
        origin = self._makers.origin
        makers = origin["contact"] or origin["author"] or origin["title"]
        return Message("fault-copied-for", makers=makers)

"""Scorings: shows scoring rounds when they are held, the result at the end, and both again when asked."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QDialog, QWidget

from ..model.core.event import ScoringHeld
from ..model.core.state import GameState
from .dialogs.scoring import ScoringDialog
from .phase import TablePhase
from .settings import Settings


class Scorings(QObject):
    """Opens the dialogs of one table over a widget; one is open at a time."""

    read = Signal()
    """The dialog of a scoring that was just held was closed."""

    rematch_asked = Signal(bool)
    """Another game with the same table; True for the same seed."""

    def __init__(self, phase: TablePhase, settings: Settings, over: QWidget) -> None:
        super().__init__(over)
        self._table, self._phase, self._settings, self._over = phase.table, phase, settings, over
        self._open: QDialog | None = None
        self._result_told = False

    @property
    def shown(self) -> QDialog | None:
        """The dialog that is open."""
        return self._open

    def held(self) -> dict[int, tuple[ScoringHeld, GameState]]:
        """The scoring rounds that were seen on the table, by number, each with the state after it."""
        return {
            event.scoring.round: (event, move.after)
            for move in self._phase.seen
            for event in move.events
            if isinstance(event, ScoringHeld)
        }

    def show_held(self, event: ScoringHeld) -> None:
        """Show a scoring that was just held; ``read`` tells when it is closed."""
        dialog = self._scoring(*self.held()[event.scoring.round])
        dialog.finished.connect(self.read)
        self._show(dialog)

    def show_again(self, number: int) -> None:
        """Show a scoring round that was held before."""
        found = self.held().get(number)
        if found is not None and self.shown is None:
            self._show(self._scoring(*found))

    def _scoring(self, event: ScoringHeld, state: GameState) -> ScoringDialog:
        return ScoringDialog(self._table.book, state, event.scoring, self._over, counts=event.counts)

    def show_result(self, again: bool = False) -> None:
        """Show the result: by itself once, ``again`` whenever it is asked for."""
        if not self._phase.over or self.shown is not None:
            return
        if again or not self._result_told:
            from .dialogs.result import ResultDialog  # games are seldom over when they are opened

            self._result_told = True
            dialog = ResultDialog(self._table, self._settings.wishes.aids, self._over)
            dialog.rematch.connect(self.rematch_asked)
            self._show(dialog)

    def forget(self) -> None:
        """The table jumped: what is open belongs to another moment."""
        self._result_told = False
        if self._open is not None:
            self._open.close()

    def _show(self, dialog: QDialog) -> None:
        if self._open is not None:
            self._open.close()
        self._open = dialog
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(partial(self._closed, dialog))
        dialog.open()

    def _closed(self, dialog: QDialog, _: int) -> None:
        if self._open is dialog:
            self._open = None

"""The end of a game: the winner is highlighted, then the result opens."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QWidget

from ....model.rules.core.engine.event import GameEnded
from ....model.rules.core.engine.play import Transition
from ...art.palette import Theme
from ...game.game_table import GameTable
from ...interaction.table_view import TableView
from ...playback.director import FACTOR, Director
from ...scoring.show.winner_highlight import WinnerHighlight
from ...storage.contained import contained
from ...storage.settings import Settings
from ...widgets.style import moves_less
from .sheets import SheetHolder

if TYPE_CHECKING:
    from ...game.analyst import AnalysisFiles, Analyst
    from .result import ResultPage


def nowhere() -> None: ...


@contained
class GameEnd(QObject):
    """Shows how a game ended, once automatically and again on request."""

    turned = Signal()

    rematch_asked = Signal(bool)

    commanded = Signal(str)

    turn_wanted = Signal(object)
    """A move whose table should be shown."""

    cued = Signal(object)

    def __init__(
        self, table: GameTable, director: Director, view: TableView, settings: Settings, over: QWidget
    ) -> None:
        super().__init__(over)
        self._table, self._director, self._view = table, director, view
        self._settings, self._over = settings, over
        self.highlight = WinnerHighlight(director.stage, director.clock, self)
        self._sheets: SheetHolder[ResultPage] = SheetHolder(
            view, director.stage, director.clock, self._make_sheet, over, fills=True
        )
        self._analyst: Analyst | None = None
        self.files: Callable[[], AnalysisFiles | None] = nowhere
        """Where what is thought of turns is kept."""

        self.busy: Callable[[], bool] = bool
        """True while somebody at the table thinks; judging waits then."""

        self._told = self._seen_to_end = False
        self.highlight.cued.connect(self.cued)
        self.highlight.done.connect(self._open)
        director.shown.connect(self._on_shown)
        view.step_finished.connect(self.highlight.finish)
        view.skipped.connect(self.highlight.finish)
        view.resized.connect(self.highlight.lay_out)

    @property
    def sheet(self) -> ResultPage | None:
        return self._sheets.sheet

    @property
    def analyst(self) -> Analyst:
        """The game's analyst, created at its end."""
        if self._analyst is None:
            from ...game.analyst import Analyst  # games are seldom over when they are opened

            self._analyst = Analyst(self, files=self.files(), busy=self.busy)
        return self._analyst

    @property
    def going(self) -> bool:
        return self.highlight.going

    def set_theme(self, theme: Theme) -> None:
        self._sheets.set_theme(theme)

    def _on_shown(self, move: Transition) -> None:
        ended = any(isinstance(event, GameEnded) for event in move.events)
        self._seen_to_end = self._seen_to_end or (ended and not self._director.replaying)

    # -- the course of it

    def show(self, again: bool = False) -> None:
        if self.going or (self._told and not again):
            if again:
                self.highlight.finish()
            return
        first, self._told = not self._told, True
        if first and self._seen_to_end:
            self._view.installEventFilter(self)
            self.highlight.begin(self._factor, moves_less(self._settings))
        else:
            self.highlight.show_at_once()
            self._open()

    @property
    def _factor(self) -> float:
        return FACTOR[self._settings.preferences.others_speed] if self._director.in_sight() else 0.0

    def _open(self) -> None:
        self._view.removeEventFilter(self)
        self.highlight.put_aside()
        self._sheets.open(self._factor <= 0 or moves_less(self._settings))
        self.turned.emit()

    def _make_sheet(self) -> ResultPage:
        from .result import ResultPage

        preferences = self._settings.preferences
        sheet = ResultPage(self._table, preferences.aids, self._over, self._view.factor, self.analyst)
        sheet.rematch.connect(self.rematch_asked)
        sheet.seats_wanted.connect(partial(self.commanded.emit, "new-game"))
        sheet.look_back_wanted.connect(partial(self.commanded.emit, "look-back"))
        sheet.turn_wanted.connect(self.turn_wanted)
        sheet.postcard_wanted.connect(partial(self.commanded.emit, "postcard"))
        sheet.record_wanted.connect(partial(self.commanded.emit, "export-record"))
        sheet.finished.connect(self.put_away)
        return sheet

    def put_away(self) -> None:
        self.highlight.end()
        if self._sheets.close():
            self._view.setFocus()
            self.turned.emit()

    def forget(self) -> None:
        self._told = self._seen_to_end = False
        self._view.removeEventFilter(self)
        self.put_away()
        if self._analyst is not None and not self._analyst.trying:
            self._analyst.forget()

    def close(self) -> None:
        self.forget()
        if self._analyst is not None:
            self._analyst.forget()

    # -- what happens meanwhile

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress:
            self.highlight.finish()
            return True
        return super().eventFilter(watched, event)

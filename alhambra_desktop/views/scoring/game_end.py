"""The end of a game at the table: lamps go out around the winner, then the result slides up as a sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QWidget

from ...model.core.engine.event import GameEnded
from ...model.core.engine.play import Transition
from ..art.palette import LIGHT, Theme
from ..game.game_table import GameTable
from ..interaction.table_view import TableView
from ..playback.director import FACTOR, Director
from ..storage.settings import Settings
from ..text.language import SPOKEN
from ..widgets.style import moves_less
from .sheets import SheetSlide
from .show.aside import sheet_rect
from .show.winner_highlight import WinnerHighlight

if TYPE_CHECKING:
    from ..dialogs.result import ResultSheet


class GameEnd(QObject):
    """Shows how a game ended, once by itself after it was seen to end, and whenever it is asked for."""

    turned = Signal()
    """The result is there, or not any more."""

    rematch_asked = Signal(bool)
    """Another game with the same table; True for the same seed."""

    cued = Signal(object)
    """A ``Cue``: something is to be heard."""

    def __init__(
        self, table: GameTable, director: Director, view: TableView, settings: Settings, over: QWidget
    ) -> None:
        super().__init__(over)
        self._table, self._director, self._view = table, director, view
        self._settings, self._over = settings, over
        self.sheet: ResultSheet | None = None
        self.lamps = WinnerHighlight(director.stage, director.clock, self)
        self._slide = SheetSlide(view, over, director.clock, lambda: sheet_rect(director.stage), self)
        self._theme: Theme = LIGHT
        self._told = self._seen_to_end = False
        self.lamps.cued.connect(self.cued)
        self.lamps.done.connect(self._open)
        director.shown.connect(self._on_shown)
        view.step_finished.connect(self.lamps.finish)
        view.skipped.connect(self.lamps.finish)
        view.resized.connect(self._lay_out)
        SPOKEN.changed.connect(self._tell)

    @property
    def going(self) -> bool:
        """True while the lamps go out, before the result is there."""
        return self.lamps.going

    def set_theme(self, theme: Theme) -> None:
        """Show the result in another theme."""
        self._theme = theme
        if self.sheet is not None:
            self.sheet.set_theme(theme)

    def _on_shown(self, move: Transition) -> None:
        ended = any(isinstance(event, GameEnded) for event in move.events)
        self._seen_to_end = self._seen_to_end or (ended and not self._director.replaying)

    # -- the course of it

    def show(self, again: bool = False) -> None:
        """Show the result: by itself once, ``again`` whenever it is asked for."""
        if self.going or (self._told and not again):
            if again:
                self.lamps.finish()
            return
        first, self._told = not self._told, True
        if first and self._seen_to_end:
            self._view.installEventFilter(self)
            self.lamps.begin(self._factor, moves_less(self._settings))
        else:
            self.lamps.show_at_once()
            self._open()

    @property
    def _factor(self) -> float:
        """How many times as long as normal it lasts."""
        return FACTOR[self._settings.wishes.others_speed] if self._director.in_sight() else 0.0

    def _open(self) -> None:
        self._view.removeEventFilter(self)
        self.lamps.put_aside()
        self._slide.open(self._make_sheet(), self._factor <= 0 or moves_less(self._settings))
        self.turned.emit()

    def _make_sheet(self) -> ResultSheet:
        from ..dialogs.result import ResultSheet  # games are seldom over when they are opened

        sheet = ResultSheet(self._table, self._settings.wishes.aids, self._over, self._view.factor)
        sheet.set_theme(self._theme)
        sheet.rematch.connect(self.rematch_asked)
        sheet.finished.connect(self.put_away)
        self.sheet = sheet
        return sheet

    def put_away(self) -> None:
        """The result was read: the table is as it was."""
        self.lamps.end()
        if self._take_sheet():
            self._view.setFocus()
            self.turned.emit()

    def _take_sheet(self) -> bool:
        """Take the sheet away; False where there is none."""
        sheet, self.sheet = self.sheet, None
        if sheet is None:
            return False
        self._slide.close()
        sheet.hide()
        sheet.deleteLater()
        return True

    def forget(self) -> None:
        """The table jumped: what is shown belongs to another moment."""
        self._told = self._seen_to_end = False
        self._view.removeEventFilter(self)
        self.put_away()

    # -- what happens meanwhile

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Any key ends what is to be seen before the result."""
        if event.type() == QEvent.Type.KeyPress:
            self.lamps.finish()
            return True
        return super().eventFilter(watched, event)

    def _lay_out(self) -> None:
        """The table is another size."""
        if self.lamps.lit:
            self.lamps.lay_out()
        if self.sheet is not None:
            if self.sheet.factor != self._view.factor:
                self._tell()
            self._slide.place()

    def _tell(self) -> None:
        """The same result in another language, or another size."""
        if self._take_sheet():
            self._slide.show_instead(self._make_sheet())

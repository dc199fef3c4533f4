"""The end of a game: the winner is highlighted, then the result opens on a sheet over the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QRect, Signal
from PySide6.QtWidgets import QWidget

from ....model.rules.core.engine.event import GameEnded
from ....model.rules.core.engine.play import Transition
from ...animation.clock import Clock
from ...art.palette import LIGHT, Theme
from ...game.game_table import GameTable
from ...interaction.table_view import TableView
from ...playback.director import FACTOR, Director
from ...scene.stage import Stage
from ...scoring.show.city_inset import sheet_rect
from ...scoring.show.winner_highlight import WinnerHighlight
from ...storage.contained import contained
from ...storage.settings import Settings
from ...text.language import SPOKEN
from ...widgets.style import moves_less

if TYPE_CHECKING:
    from ...dialogs.scoring_sheet import ScoringSheet
    from ...game.analyst import AnalysisFiles, Analyst
    from .result import ResultPage


SLIDES, BELOW = 260.0, 40
"""Milliseconds of the slide, and its distance in pixels."""

EASE: Final = QEasingCurve(QEasingCurve.Type.OutCubic)

S = TypeVar("S", "ScoringSheet", "ResultPage")


class SheetHolder(QObject, Generic[S]):
    """Creates a sheet, slides it in, and recreates it on language and size changes.

    One that ``fills`` the page appears immediately.
    """

    def __init__(
        self,
        view: TableView,
        stage: Stage,
        clock: Clock,
        make: Callable[[], S],
        over: QWidget,
        fills: bool = False,
    ) -> None:
        super().__init__(over)
        self._view, self._stage, self._clock, self._over = view, stage, clock, over
        self._make: Callable[[], S] = make
        self._fills = fills
        self.sheet: S | None = None
        self._theme: Theme = LIGHT
        self._slid = SLIDES
        clock.ticked.connect(self._on_tick)
        view.resized.connect(self._lay_out)
        SPOKEN.changed.connect(self._renew)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        if self.sheet is not None:
            self.sheet.set_theme(theme)

    def open(self, still: bool) -> S:
        self._slid = SLIDES if still else 0.0
        sheet = self._show()
        sheet.raise_()
        sheet.setFocus()
        self._clock.want(not still, self)
        return sheet

    def close(self) -> bool:
        sheet, self.sheet = self.sheet, None
        if sheet is None:
            return False
        self._clock.want(False, self)
        sheet.hide()
        sheet.deleteLater()
        return True

    def _show(self) -> S:
        sheet = self.sheet = self._make()
        sheet.set_theme(self._theme)
        self._place()
        sheet.show()
        return sheet

    def _renew(self) -> None:
        holder, sheet = self._over.window().focusWidget(), self.sheet
        had_keys = sheet is not None and holder is not None and sheet.isAncestorOf(holder)
        if self.close():
            renewed = self._show()
            if had_keys:
                renewed.setFocus()

    def _lay_out(self) -> None:
        if self.sheet is not None and self.sheet.factor != self._view.factor:
            self._renew()
        self._place()

    def _place(self) -> None:
        if self.sheet is None:
            return
        if self._fills:
            self.sheet.setGeometry(self._over.rect())
            return
        rect, factor = sheet_rect(self._stage), self._view.factor
        corner = self._view.mapTo(self._over, self._view.mapFromScene(rect.topLeft()))
        below = round((1 - EASE.valueForProgress(self._slid / SLIDES)) * BELOW)
        size = round(rect.width() * factor), round(rect.height() * factor)
        self.sheet.setGeometry(QRect(corner.x(), corner.y() + below, *size))

    def _on_tick(self, milliseconds: float) -> None:
        if self.sheet is None or self._slid >= SLIDES:
            return
        self._slid = min(SLIDES, self._slid + milliseconds)
        self._place()
        if self._slid >= SLIDES:
            self._clock.want(False, self)


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

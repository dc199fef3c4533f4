"""Scorings: counts rounds on the table when they are held; figures and result to read; all of it again."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEasingCurve, QObject, QRect, Qt, Signal
from PySide6.QtWidgets import QDialog, QWidget

from ..model.core.event import ScoringHeld
from ..model.core.message import Message
from ..model.core.play import Transition, scored_states
from ..model.core.state import GameState
from ..model.core.step import Ending
from ..model.table.counting import ScoringScript, scoring_script
from .actions import key_of
from .art.palette import LIGHT, Theme
from .dialogs.scoring_sheet import ScoringSheet
from .director import FACTOR, Director
from .language import SPOKEN
from .phase import TablePhase
from .settings import Settings
from .stage.show.show import ScoringShow
from .table_view import TableView

SLIDES, SLIDE = 260.0, 40
"""Milliseconds in which the sheet slides up, and from how far below."""

TO_FIGURES = Ending(Message("bar-to-figures"), Message("bar-to-figures-tip"))
GO_ON = Ending(Message("bar-go-on"), Message("scoring-go-on-tip"))


class Scorings(QObject):
    """Shows scoring rounds and the result at one table; one of them is shown at a time."""

    read = Signal()
    """A scoring was counted and its figures were read."""

    turned = Signal()
    """A scoring is counted now, or its figures are there."""

    rematch_asked = Signal(bool)
    """Another game with the same table; True for the same seed."""

    told_aloud = Signal(object)
    """The figures are there: a function that says them in a few words for a screen reader."""

    cued = Signal(object)
    """A ``Cue``: something is to be heard."""

    def __init__(
        self, phase: TablePhase, director: Director, view: TableView, settings: Settings, over: QWidget
    ) -> None:
        super().__init__(over)
        self._table, self._phase, self._settings, self._over = phase.table, phase, settings, over
        self._director, self._view = director, view
        self.show = ScoringShow(director.stage, director.clock, self)
        self.sheet: ScoringSheet | None = None
        self._script: ScoringScript | None = None
        self._slid = SLIDES
        self._theme: Theme = LIGHT
        self._open: QDialog | None = None
        self._result_told = False
        self.show.cued.connect(self.cued)
        self.show.done.connect(self._show_figures)
        director.clock.ticked.connect(self._on_tick)
        director.scoring.connect(self.show_held)
        view.step_finished.connect(self.show.finish_step)
        view.skipped.connect(self.show.skip)
        view.resized.connect(self._lay_out)
        SPOKEN.changed.connect(self._tell)

    @property
    def shown(self) -> QWidget | None:
        """The dialog or the sheet that is open."""
        return self._open if self._open is not None else self.sheet

    def set_theme(self, theme: Theme) -> None:
        """Show the figures in another theme."""
        self._theme = theme
        if self.sheet is not None:
            self.sheet.set_theme(theme)

    # -- scorings

    def held(self) -> dict[int, tuple[ScoringHeld, Transition]]:
        """The scoring rounds that were seen on the table, by number, each with its move."""
        return {
            event.scoring.round: (event, move)
            for move in self._phase.seen
            for event in move.events
            if isinstance(event, ScoringHeld)
        }

    @property
    def free(self) -> bool:
        """True where a scoring may be shown again now."""
        still = not self._director.busy and self._phase.in_sight
        return still and self.shown is None

    def show_held(self, event: ScoringHeld) -> None:
        """Count a scoring on the table; ``read`` tells when its figures were read."""
        if self._open is not None:
            self._open.close()
        found = self.held()[event.scoring.round]
        self._script = scoring_script(self._table.book, self._state_of(*found), event.scoring)
        self._count(self._factor())

    def _factor(self, least: float = 0.0) -> float:
        """How many times as long as normal is counted; 0 where nobody sees it, or a reader reads it."""
        return max(FACTOR[self._settings.wishes.others_speed], least) if self._director.in_sight() else 0.0

    def _state_of(self, event: ScoringHeld, move: Transition) -> GameState:
        """The state in which a scoring was held."""
        return scored_states(self._table.book, move).get(event.scoring.round, move.after)

    def show_again(self, number: int) -> None:
        """Count a scoring round that was held before once more, on the table as it was then."""
        found = self.held().get(number)
        if found is None or not self.free:
            return
        state, stage = self._state_of(*found), self._director.stage
        self._director.look_back(
            found[0], self._director.showing.moment(state, self._phase.viewer, stage.shown)
        )

    def _count(self, factor: float) -> None:
        assert self._script is not None
        reduced = self._settings.wishes.reduced_motion
        self.show.begin(self._table.book, self._script, self._phase.viewer, factor, reduced)
        self.turned.emit()

    def slow_down(self) -> None:
        """Count more slowly from now on."""
        self.show.slow_down()

    def count_again(self) -> None:
        """Count what is looked at once more, however fast others are wished."""
        if self._script is not None and self.sheet is not None:
            self._put_away()
            self._count(self._factor(FACTOR["normal"]))

    def go_on(self) -> None:
        """What is counted is counted at once; its figures were read."""
        if self.show.counts:
            self.show.skip()
        elif self.sheet is not None:
            self._put_away()
            self.show.end()
            self._script = None
            self._view.setFocus()
            self.read.emit()

    @property
    def counting(self) -> bool:
        """True while a scoring is counted, and while its figures are looked at."""
        return self._script is not None

    @property
    def told(self) -> tuple[Message, list[Message]] | None:
        """(who, what): which scoring is shown, and what can be done meanwhile; None without one."""
        if self._script is None:
            return None
        who = Message("scoring-title", round=self._script.round)
        if not self.show.counts:
            return who, [Message("status-scoring"), Message("status-scoring-read")]
        if self._director.paused:
            return who, [Message("status-paused", key=key_of("pause"))]
        return who, [Message("status-scoring-keys", hurry=key_of("hurry"), skip=key_of("put-back"))]

    @property
    def ending(self) -> Ending | None:
        """What the last button does meanwhile; None without a scoring."""
        if self._script is None:
            return None
        return TO_FIGURES if self.show.counts else GO_ON

    # -- the figures

    def _show_figures(self) -> None:
        self._put_away()
        self._make_sheet()
        still = self._settings.wishes.reduced_motion or self._factor() <= 0
        self._slid = SLIDES if still else 0.0
        assert self.sheet is not None
        self.sheet.track.share = 1.0 if still else 0.0
        self._lay_out()
        self.sheet.show()
        self.sheet.raise_()
        self.sheet.setFocus()
        self._director.clock.want(not still, self)
        self.turned.emit()
        self.told_aloud.emit(self.sheet.told)

    def _make_sheet(self) -> None:
        assert self._script is not None
        sheet = ScoringSheet(
            self._table.book, self._script, self._over, self._view.factor, self._phase.viewer
        )
        sheet.set_theme(self._theme)
        sheet.again.connect(self.count_again)
        sheet.gone_on.connect(self.go_on)
        sheet.pointed.connect(self.show.look_at)
        sheet.counted.connect(self.show.count_once)
        self.sheet = sheet

    def _put_away(self) -> None:
        if self.sheet is not None:
            self._director.clock.want(False, self)
            self.sheet.hide()
            self.sheet.deleteLater()
            self.sheet = None

    def _on_tick(self, milliseconds: float) -> None:
        """The sheet slides up, and the markers run along its track; what nobody sees is counted at once."""
        if self.show.counts and not self._director.in_sight():
            self.show.skip()
        if self.sheet is None or (self._slid >= SLIDES and self.sheet.track.share >= 1.0):
            return
        self._slid = min(SLIDES, self._slid + milliseconds)
        self._place()
        if not self.sheet.track.run(milliseconds):
            self._director.clock.want(False, self)

    def _lay_out(self) -> None:
        """The table is another size."""
        self.show.lay_out()
        if self.sheet is not None:
            if self.sheet.factor != self._view.factor:
                self._tell()
            self._place()

    def _place(self) -> None:
        assert self.sheet is not None
        rect = self.show.sheet_rect()
        corner = self._view.mapTo(self._over, self._view.mapFromScene(rect.topLeft()))
        factor = self._view.factor
        share = QEasingCurve(QEasingCurve.Type.OutCubic).valueForProgress(self._slid / SLIDES)
        below = round((1 - share) * SLIDE)
        size = QRect(
            corner.x(), corner.y() + below, round(rect.width() * factor), round(rect.height() * factor)
        )
        self.sheet.setGeometry(size)

    def _tell(self) -> None:
        """The same figures in another language, or another size."""
        if self.sheet is not None:
            self._put_away()
            self._make_sheet()
            self._place()
            self.sheet.show()

    # -- the result

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
        """The table jumped: what is shown belongs to another moment."""
        self._result_told = False
        if self._open is not None:
            self._open.close()
        self._put_away()
        self.show.end()
        self._script = None

    def _show(self, dialog: QDialog) -> None:
        self._open = dialog
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(partial(self._closed, dialog))
        dialog.open()

    def _closed(self, dialog: QDialog, _: int) -> None:
        if self._open is dialog:
            self._open = None

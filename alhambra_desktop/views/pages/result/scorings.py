"""Scorings: shows rounds when they are held, their figures, and the result."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from ....model.rules.core.engine.event import ScoringHeld
from ....model.rules.core.engine.play import Transition, scored_states
from ....model.rules.core.engine.state import GameState
from ....model.rules.core.engine.step import Ending
from ....model.rules.core.words.message import Message
from ....model.rules.table.counting import ScoringScript, scoring_script
from ...art.palette import Theme
from ...commands.actions import key_of
from ...dialogs.scoring_sheet import ScoringSheet, spoken
from ...game.patience import UNREAD, Patience
from ...interaction.phase import TablePhase
from ...interaction.table_view import TableView
from ...playback.director import FACTOR, Director
from ...scoring.show.show import ScoringShow
from ...storage.settings import Settings
from ...widgets.style import moves_less
from .game_end import GameEnd, SheetHolder

TO_FIGURES = Ending(Message("bar-to-figures"), Message("bar-to-figures-tip"))
GO_ON = Ending(Message("bar-go-on"), Message("scoring-go-on-tip"))


class Scorings(QObject):
    """Shows scoring rounds and the result of one table, one at a time."""

    read = Signal()
    """A scoring's figures were read."""

    turned = Signal()
    """A scoring started, or its figures appeared."""

    commanded = Signal(str)

    rematch_asked = Signal(bool)

    told_aloud = Signal(object)
    """A scoring begins: a function with its summary for screen readers."""

    cued = Signal(object)

    def __init__(
        self, phase: TablePhase, director: Director, view: TableView, settings: Settings, over: QWidget
    ) -> None:
        super().__init__(over)
        self._table, self._phase, self._settings, self._over = phase.table, phase, settings, over
        self._director, self._view = director, view
        self.show = ScoringShow(director.stage, director.clock, self)
        self._script: ScoringScript | None = None
        self._patience = Patience(UNREAD)
        self._sheets = SheetHolder(view, director.stage, director.clock, self._make_sheet, over)
        self.end = GameEnd(self._table, director, view, settings, over)
        self.end.rematch_asked.connect(self.rematch_asked)
        self.end.turned.connect(self.turned)
        self.end.commanded.connect(self.commanded)
        for shows in (self.show, self.end):
            shows.cued.connect(self.cued)
        self.show.done.connect(self._show_figures)
        director.clock.ticked.connect(self._on_tick)
        director.scoring.connect(self.show_held)
        view.step_finished.connect(self.show.finish_step)
        view.skipped.connect(self.show.skip)
        view.resized.connect(self.show.lay_out)

    @property
    def sheet(self) -> ScoringSheet | None:
        return self._sheets.sheet

    @property
    def shown(self) -> QWidget | None:
        return self.sheet if self.sheet is not None else self.end.sheet

    def set_theme(self, theme: Theme) -> None:
        self.end.set_theme(theme)
        self._sheets.set_theme(theme)

    # -- scorings

    def held(self) -> dict[int, tuple[ScoringHeld, Transition]]:
        return {
            event.scoring.round: (event, move)
            for move in self._phase.seen
            for event in move.events
            if isinstance(event, ScoringHeld)
        }

    @property
    def free(self) -> bool:
        still = not self._director.busy and self._phase.in_sight
        return still and self.shown is None and not self.end.going

    def show_held(self, event: ScoringHeld) -> None:
        self.end.put_away()
        found = self.held()[event.scoring.round]
        self._script = scoring_script(self._table.book, self._state_of(*found), event.scoring)
        self._count(self._factor())

    def _factor(self, least: float = 0.0) -> float:
        return (
            max(FACTOR[self._settings.preferences.others_speed], least) if self._director.in_sight() else 0.0
        )

    def _state_of(self, event: ScoringHeld, move: Transition) -> GameState:
        return scored_states(self._table.book, move).get(event.scoring.round, move.after)

    def show_again(self, number: int) -> None:
        found = self.held().get(number)
        if found is None or not self.free:
            return
        state, stage = self._state_of(*found), self._director.stage
        self._director.look_back(
            found[0], self._director.snapshots.moment(state, self._phase.viewer, stage.shown)
        )

    def _count(self, factor: float) -> None:
        assert self._script is not None
        reduced = moves_less(self._settings)
        self.told_aloud.emit(partial(spoken, self._table.book, self._script))
        self.show.begin(self._table.book, self._script, self._phase.viewer, factor, reduced)
        self.turned.emit()

    def slow_down(self) -> None:
        self.show.slow_down()

    def count_again(self) -> None:
        if self._script is not None and self.sheet is not None and self._patience.over:
            self._put_away()
            self._count(self._factor(FACTOR["normal"]))

    def go_on(self) -> None:
        """Skip the count, or close its figures unless they only just appeared."""
        if self.show.counts:
            self.show.skip()
        elif self.sheet is not None and self._patience.over:
            self._put_away()
            self.show.end()
            self._script = None
            self._view.setFocus()
            self.read.emit()

    def close(self) -> bool:
        if self.sheet is not None:
            self.go_on()
        elif self.end.sheet is not None:
            self.end.sheet.reject()
        else:
            return False
        return True

    @property
    def counting(self) -> bool:
        return self._director.counting

    @property
    def goes_on(self) -> bool:
        """Whether the main button ends a scoring or shows the result."""
        return self.counting or (self._phase.over and self.shown is None)

    @property
    def told(self) -> tuple[Message, list[Message]] | None:
        """Status text during a scoring, or None."""
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
        """What the main button does during a scoring, or None."""
        if self._script is None:
            return None
        return TO_FIGURES if self.show.counts else GO_ON

    # -- the figures

    def _show_figures(self) -> None:
        self._director.pause(False)
        self._patience.begin()
        self._put_away()
        still = moves_less(self._settings) or self._factor() <= 0
        self.show.lay_out()
        self._sheets.open(still).track.share = 1.0 if still else 0.0
        self._director.clock.want(not still, self)
        self.turned.emit()

    def _make_sheet(self) -> ScoringSheet:
        assert self._script is not None
        sheet = ScoringSheet(
            self._table.book, self._script, self._over, self._view.factor, self._phase.viewer
        )
        sheet.again.connect(self.count_again)
        sheet.gone_on.connect(self.go_on)
        sheet.pointed.connect(self.show.look_at)
        sheet.counted.connect(self.show.count_once)
        return sheet

    def _put_away(self) -> None:
        self._director.clock.want(False, self)
        self._sheets.close()

    def _on_tick(self, milliseconds: float) -> None:
        if self.show.counts and not self._director.in_sight():
            self.show.skip()
        if self.sheet is not None:
            track = self.sheet.track
            self._director.clock.want(track.share < 1.0 and track.run(milliseconds), self)

    # -- the result

    def show_result(self, again: bool = False) -> None:
        if self._phase.over and self.shown is None:
            self.end.show(again)

    def forget(self) -> None:
        self.end.forget()
        self._put_away()
        self.show.end()
        self._script = None

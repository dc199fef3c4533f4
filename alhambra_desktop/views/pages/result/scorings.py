from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from ....model.rules.core.engine.event import GameEnded, ScoringHeld
from ....model.rules.core.engine.play import Transition, scored_states
from ....model.rules.core.engine.state import GameState
from ....model.rules.core.engine.step import Ending
from ....model.rules.core.words.message import Message
from ....model.rules.table.counting import ScoringScript, scoring_script
from ...art.palette import Theme
from ...audio.cues import Cue
from ...dialogs.scoring_sheet import ScoringSheet, spoken_summary
from ...game.game_table import GameTable
from ...game.reading_delay import UNREAD, ReadingDelay
from ...interaction.phase import TablePhase
from ...interaction.status import paused_note
from ...interaction.table_view import TableView
from ...playback.director import FACTOR, Director
from ...scoring.show.show import ScoringShow
from ...storage.contained import contained
from ...storage.settings import Settings
from ...text.language import SPOKEN
from ...widgets.flourish import Flourish
from ...widgets.paper_card import ROUND
from ...widgets.style import reduces_motion
from .sheet_holder import SheetHolder

if TYPE_CHECKING:
    from ....model.files.archive.statistics import Best
    from ....model.files.saves.saved_game import SavedGame
    from ....model.learning.goals.achievements import GameAchievements
    from ...game.analyst import AnalysisFiles, Analyst
    from .celebration import Celebration
    from .result import ResultPage

LoadAchievements = Callable[["SavedGame", Callable[["GameAchievements"], None]], None]
LoadBests = Callable[["SavedGame", Callable[[tuple["Best", ...]], None]], None]
TO_FIGURES = Ending(Message("bar-to-figures"), Message("bar-to-figures-tip"))
GO_ON = Ending(Message("bar-go-on"), Message("scoring-go-on-tip"))


class Scorings(QObject):
    figures_closed = Signal()
    updated = Signal()
    commanded = Signal(str)

    rematch_asked = Signal(bool)

    announced = Signal(object)  # carries a function that returns the summary of the scoring
    cued = Signal(object)

    def __init__(
        self, phase: TablePhase, director: Director, view: TableView, settings: Settings, over: QWidget
    ) -> None:
        super().__init__(over)
        self._table, self._phase, self._settings, self._over = phase.table, phase, settings, over
        self._director, self._view = director, view
        self.show = ScoringShow(director.stage, director.clock, self)
        self._script: ScoringScript | None = None
        self._reading_delay = ReadingDelay(UNREAD)
        self._sheets = SheetHolder(view, director.stage, director.clock, self._make_sheet, over)
        self.end = GameEnd(self._table, director, view, settings, over)
        self.end.rematch_asked.connect(self.rematch_asked)
        self.end.updated.connect(self.updated)
        self.end.commanded.connect(self.commanded)
        for shows in (self.show, self.end):
            shows.cued.connect(self.cued)
        self.show.done.connect(self._show_figures)
        director.clock.ticked.connect(self._on_tick)
        director.scoring.connect(self.show_scoring)
        view.step_finished.connect(self.show.finish_step)
        view.skipped.connect(self.show.skip)
        view.resized.connect(self.show.lay_out)

    @property
    def sheet(self) -> ScoringSheet | None:
        return self._sheets.sheet

    @property
    def on_top(self) -> QWidget | None:
        return self.sheet if self.sheet is not None else self.end.celebration or self.end.sheet

    def set_theme(self, theme: Theme) -> None:
        self.end.set_theme(theme)
        self._sheets.set_theme(theme)

    def held_scorings(self) -> dict[int, tuple[ScoringHeld, Transition]]:
        return {
            event.scoring.round: (event, move)
            for move in self._phase.seen
            for event in move.events
            if isinstance(event, ScoringHeld)
        }

    @property
    def free(self) -> bool:
        still = not self._director.busy and self._phase.in_sight
        return still and self.on_top is None

    def show_scoring(self, event: ScoringHeld) -> None:
        self.end.put_away()
        found = self.held_scorings()[event.scoring.round]
        self._script = scoring_script(self._table.book, self._state_of(*found), event.scoring)
        self._count(self._factor())

    def _factor(self, least: float = 0.0) -> float:
        return (
            max(FACTOR[self._settings.preferences.others_speed], least) if self._director.in_sight() else 0.0
        )

    def _state_of(self, event: ScoringHeld, move: Transition) -> GameState:
        return scored_states(self._table.book, move).get(event.scoring.round, move.after)

    def show_again(self, number: int) -> None:
        found = self.held_scorings().get(number)
        if found is None or not self.free:
            return
        state, stage = self._state_of(*found), self._director.stage
        self._director.show_scoring_again(
            found[0], self._director.snapshots.snapshot_of(state, self._phase.viewer, stage.snapshot)
        )

    def _count(self, factor: float) -> None:
        assert self._script is not None
        reduced = reduces_motion(self._settings)
        self.announced.emit(partial(spoken_summary, self._table.book, self._script))
        self.show.begin(self._table.book, self._script, self._phase.viewer, factor, reduced)
        self.updated.emit()

    def slow_down(self) -> None:
        self.show.slow_down()

    def count_again(self) -> None:
        if self._script is not None and self.sheet is not None and self._reading_delay.over:
            self._put_away()
            self._count(self._factor(FACTOR["normal"]))

    def go_on(self) -> None:
        """Show the result of a running count of points or, after the count, close the scoring sheet.

        Before the reading delay is over, the sheet stays open.
        """
        if self.show.is_counting:
            self.show.skip()
        elif self.sheet is not None and self._reading_delay.over:
            self._put_away()
            self.show.end()
            self._script = None
            self._view.setFocus()
            self.figures_closed.emit()

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
    def main_button_works(self) -> bool:
        return self.counting or self._ends

    @property
    def _ends(self) -> bool:
        return self._phase.over and self.sheet is None and self.end.sheet is None

    @property
    def status(self) -> tuple[Message, list[Message]] | None:
        """The status text during a scoring or a celebration, or None at other times."""
        if self.end.celebrating:
            return Message("status-over"), []
        if self._script is None:
            return None
        summary = Message("scoring-title", round=self._script.round)
        if not self.show.is_counting:
            return summary, [Message("status-scoring"), Message("status-scoring-read")]
        if self._director.paused:
            return summary, [paused_note()]
        return summary, [Message("status-scoring-keys")]

    @property
    def ending(self) -> Ending | None:
        """The action of the main button during a scoring, or None at other times."""
        if self._script is None:
            return None
        return TO_FIGURES if self.show.is_counting else GO_ON

    def _show_figures(self) -> None:
        self._director.pause(False)
        self._reading_delay.begin()
        self._put_away()
        still = reduces_motion(self._settings) or self._factor() <= 0
        self.show.lay_out()
        self._sheets.open(still).track.share = 1.0 if still else 0.0
        self._director.clock.want(not still, self)
        self.updated.emit()

    def _make_sheet(self) -> ScoringSheet:
        assert self._script is not None
        sheet = ScoringSheet(
            self._table.book, self._script, self._over, self._view.factor, self._phase.viewer
        )
        sheet.again.connect(self.count_again)
        sheet.continued.connect(self.go_on)
        sheet.pointed.connect(self.show.look_at)
        sheet.counted.connect(self.show.count_once)
        return sheet

    def _put_away(self) -> None:
        self._director.clock.want(False, self)
        self._sheets.close()

    def _on_tick(self, milliseconds: float) -> None:
        if self.show.is_counting and not self._director.in_sight():
            self.show.skip()
        if self.sheet is not None:
            track = self.sheet.track
            self._director.clock.want(track.share < 1.0 and track.run(milliseconds), self)

    def show_result(self, again: bool = False) -> None:
        if self._ends:
            self.end.show(again)

    def forget(self) -> None:
        self.end.forget()
        self._put_away()
        self.show.end()
        self._script = None


def no_files() -> None: ...


def _show_reached(sheet: ResultPage, achievements: GameAchievements) -> None:
    if isValid(sheet):
        sheet.show_reached(achievements)


@contained
class GameEnd(QObject):
    """Shows the end of a game: first a celebration, then the page with the result.

    Each game has at most one celebration, but the player can open the result again.
    """

    updated = Signal()

    rematch_asked = Signal(bool)
    table_wanted = Signal(object)  # a table of the campaign

    commanded = Signal(str)

    turn_wanted = Signal(object)  # a Transition at which the game review should open
    cued = Signal(object)

    def __init__(
        self, table: GameTable, director: Director, view: TableView, settings: Settings, over: QWidget
    ) -> None:
        super().__init__(over)
        self._table, self._director, self._view = table, director, view
        self._settings, self._over = settings, over
        self.celebration: Celebration | None = None
        self._sheets: SheetHolder[ResultPage] = SheetHolder(
            view, director.stage, director.clock, self._make_sheet, over, fills=True
        )
        self._analyst: Analyst | None = None
        self.files: Callable[[], AnalysisFiles | None] = no_files  # returns the storage of analyses
        self.load_achievements: LoadAchievements = lambda _, __: None
        self.load_bests: LoadBests = lambda _, __: None
        # returns whether a computer player is thinking; the analysis then waits
        self.busy: Callable[[], bool] = bool
        self._announced = self._seen_to_end = False
        director.shown.connect(self._on_shown)
        view.resized.connect(self._lay_out)
        SPOKEN.changed.connect(self._finish)

    @property
    def sheet(self) -> ResultPage | None:
        return self._sheets.sheet

    @property
    def analyst(self) -> Analyst:
        if self._analyst is None:
            from ...game.analyst import Analyst  # imported late, because only finished games need it

            self._analyst = Analyst(self, files=self.files(), busy=self.busy)
        return self._analyst

    @property
    def celebrating(self) -> bool:
        return self.celebration is not None

    def set_theme(self, theme: Theme) -> None:
        self._sheets.set_theme(theme)

    def _on_shown(self, move: Transition) -> None:
        ended = any(isinstance(event, GameEnded) for event in move.events)
        self._seen_to_end = self._seen_to_end or (ended and not self._director.replaying)

    def show(self, again: bool = False) -> None:
        if self.celebrating or (self._announced and not again):
            if again:
                self._finish()
            return
        first, self._announced = not self._announced, True
        if first and self._seen_to_end:
            self.cued.emit(Cue("end"))
            if self._factor > 0:
                self._celebrate()
                return
        self._open()

    @property
    def _factor(self) -> float:
        return FACTOR[self._settings.preferences.others_speed] if self._director.in_sight() else 0.0

    def _celebrate(self) -> None:
        from .celebration import Celebration
        from .winner_niche import Honours

        stage = self._director.stage
        assert stage.snapshot is not None
        honours = Honours(self._table)
        self.celebration = Celebration(honours, stage.snapshot, self._director.clock, self._over)
        self.celebration.done.connect(self._finish)
        self.celebration.rematch.connect(partial(self.rematch_asked.emit, False))
        self.celebration.left.connect(self.put_away)
        self._lay_out()
        self.celebration.begin(reduces_motion(self._settings))
        self.updated.emit()

    def _lay_out(self) -> None:
        if self.celebration is not None:
            self.celebration.setGeometry(self._view.geometry())

    def _finish(self) -> None:
        if self.celebrating:
            self._drop_celebration()
            self._open()

    def _drop_celebration(self) -> None:
        celebration, self.celebration = self.celebration, None
        if celebration is not None:
            celebration.end()

    def _open(self) -> None:
        self._sheets.open(self._factor <= 0 or reduces_motion(self._settings))
        self.updated.emit()

    def _make_sheet(self) -> ResultPage:
        from .result import ResultPage

        preferences = self._settings.preferences
        sheet = ResultPage(self._table, preferences.aids, self._over, self._view.factor, self.analyst)
        sheet.rematch.connect(self.rematch_asked)
        sheet.table_wanted.connect(self.table_wanted)
        sheet.seats_wanted.connect(partial(self.commanded.emit, "new-game"))
        sheet.look_back_wanted.connect(partial(self.commanded.emit, "look-back"))
        sheet.turn_wanted.connect(self.turn_wanted)
        sheet.postcard_wanted.connect(partial(self.commanded.emit, "postcard"))
        sheet.finished.connect(self.put_away)
        if self._table.complete:
            self.load_achievements(self._table.saved(), partial(_show_reached, sheet))
        self.load_bests(self._table.saved(), partial(self._show_bests, sheet))
        return sheet

    def _show_bests(self, sheet: ResultPage, bests: tuple[Best, ...]) -> None:
        if bests and sheet is self.sheet:
            sheet.show_bests(bests)
            if self._seen_to_end:
                Flourish(sheet.outcome, ROUND, still=reduces_motion(self._settings))

    def put_away(self) -> None:
        celebrating = self.celebrating
        self._drop_celebration()
        if self._sheets.close() or celebrating:
            self._view.setFocus()
            self.updated.emit()

    def forget(self) -> None:
        self._announced = self._seen_to_end = False
        self.put_away()
        if self._analyst is not None and not self._analyst.simulating:
            self._analyst.forget()

    def close(self) -> None:
        self.forget()
        if self._analyst is not None:
            self._analyst.forget()

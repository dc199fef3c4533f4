from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

import attrs
from PySide6.QtCore import QEvent, QPoint, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from ....model.rules.core.engine.event import TurnBegan, TurnEnded
from ....model.rules.core.engine.play import Transition
from ....model.rules.core.engine.state import GameState
from ....model.rules.core.values import Seat
from ...accessibility.a11y import ScreenReaderBridge, StageReader, announcement
from ...art.palette import Theme
from ...commands.command import Kind
from ...game.decision_prompts import DecisionPrompts
from ...game.game_table import GameTable, ends_turn
from ...game.opponent_host import OpponentHost
from ...interaction.controller import TableController
from ...interaction.phase import Phase, TablePhase
from ...interaction.table_view import TableView
from ...interaction.thinking_indicator import ThinkingIndicator
from ...models.log_model import LogModel
from ...playback.director import Director
from ...playback.snapshot_builder import SnapshotBuilder
from ...scene.right_column import RightColumn
from ...scene.stage import Stage
from ...storage.contained import contained
from ...storage.settings import Settings
from ...widgets.bottom_bar import BottomBar
from ...widgets.menu import bar_scale
from ...widgets.style import reduces_motion
from ..page import Context, Page, TargetHandler
from ..result.scorings import Scorings
from .advice import Advice
from .curtain import Curtain, set_up_curtain
from .drawers import Drawers
from .extra_action import ExtraAction
from .log_entries import LogEntries
from .log_view import LogView
from .refresh import Refresh
from .table_commands import TableCommands
from .table_policy import TablePolicy
from .table_targets import TableTargets

SEEN_AT_TABLE: Final = frozenset(
    ("own_speed", "others_speed", "reduced_motion", "aids", "undo_rounds", "ends_itself", "answer_seconds")
)


@contained
class TablePage(Page):
    is_table = True

    seen = Signal(object)  # carries a Transition that has been shown
    look_back_asked = Signal(object)  # carries a Transition at which the game review should open
    rule_asked = Signal(str)

    leaving = Signal()  # emitted when the button Back stops leading to the table
    themed = Signal()

    def __init__(
        self,
        table: GameTable,
        settings: Settings,
        parent: QWidget | None = None,
        *,
        alone: bool = False,
        beside: bool = False,
    ) -> None:
        super().__init__(parent)
        self.table = table
        self._alone = alone
        self.policy = TablePolicy(may_undo=not alone)
        self.settings = settings
        self.stage = Stage(self, alone=beside, page=self, kept=not alone)
        self.snapshots = SnapshotBuilder(table)
        self.director = Director(self.stage, self.snapshots, self)
        self.director.in_sight = self._is_in_sight
        self.prompts = DecisionPrompts(table, settings, self)
        self.phase = TablePhase(table, self.director, self.prompts, self)
        self.thinking_indicator = ThinkingIndicator(self.director, self.phase, self)
        self.controller = TableController(self.stage, self.phase, self)
        self.prompts.hold_while(lambda: self.controller.selection.face is not None)
        self.view = TableView(self.stage, self.controller, self)
        self.host = OpponentHost(table, self)
        self.host.notified.connect(self._note_host)
        self.bar = BottomBar(self)
        self.curtain = Curtain(self, self.director.clock)
        self.scorings = Scorings(self.phase, self.director, self.view, settings, self)
        self.log_model = LogModel(table, self, self.seen, self.scorings.figures_closed)
        self.log = LogView(self.log_model, self)
        self.advice = Advice(self.controller, settings, self)
        self.scorings.end.turn_wanted.connect(self.look_back_asked)
        self.scorings.end.busy = lambda: self.host.thinking or self.advice.adviser.busy
        LogEntries(self.log, self.log_model, self.controller, self.view, self.scorings, self.advice)
        self.drawers = Drawers(self.view, self.log, self.advice.card, self)
        self.reading = ScreenReaderBridge(self.view, StageReader(self.stage, self.phase))
        self.extra = ExtraAction(self.phase, self.director, self.view, self.bar)
        self.refresh = Refresh(self._follow_moment, self)
        self.commands = TableCommands(
            table,
            settings,
            self.phase,
            self.controller,
            self.director,
            self.view,
            self.right,
            self.scorings,
            self.prompts,
            self.advice,
            lambda: self.policy,
            self._end_turn,
            self._show,
            alone=alone,
        )
        self.targets = TableTargets(self.commands, self.log, self.rule_asked.emit, self.look_back_asked.emit)
        self._jumps = self._ending = False
        self._free = 0, 0
        self._passed: list[Transition] = []
        self._connect()
        set_up_curtain(self.curtain, self.director, self.view)
        self.curtain.hide()

    def _connect(self) -> None:
        table, view, bar = self.table, self.view, self.bar
        table.moved.connect(self._on_moved)
        table.promised.connect(self._on_promised)
        table.broken.connect(self.controller.explain_broken)
        table.begun.connect(self._on_begun)
        table.reset.connect(self._on_reset)
        self.phase.changed.connect(self._on_phase)
        self.seen.connect(self._announce)
        self.director.state_changed.connect(self.refresh.mark)
        self.director.shown.connect(self._on_shown)
        self.director.idle.connect(self._on_idle)
        self.controller.changed.connect(self.refresh.mark)
        self.right.changed.connect(self.refresh.mark)
        self.scorings.figures_closed.connect(self.director.resume)
        self.scorings.commanded.connect(self.commanded)
        self.scorings.updated.connect(self.refresh.mark)
        for teller in (self.scorings, self.controller, self.advice):
            teller.announced.connect(self.reading.announce)
        view.peeked.connect(self._peek)
        view.key_released.connect(self._slow_down)
        view.commanded.connect(self.commanded)
        view.rule_asked.connect(self.rule_asked)
        self.advice.card.rule_asked.connect(self.rule_asked)
        view.step_finished.connect(self.director.speed_up_step)
        view.skipped.connect(self.director.skip_turns)
        bar.commanded.connect(self.commanded)
        bar.rematch.connect(partial(self.scorings.rematch_asked.emit, False))
        bar.focus_lost.connect(view.setFocus)
        self.prompts.ticked.connect(self.refresh.mark)
        self.prompts.ran_out.connect(self.commands.end_turn)
        self.curtain.lifted.connect(self._lift_curtain)
        self.settings.changed.connect(self._on_settings)
        self._apply_settings()

    def _announce(self, move: Transition) -> None:
        self.reading.announce(lambda: announcement(self.table.book, move))

    @property
    def right(self) -> RightColumn:
        return self.stage.right

    def leave_free(self, right: int, below: int) -> None:
        """Keep `right` pixels free to the right of the table, and `below` pixels between table and bar."""
        self._free = right, below
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def _arrange(self) -> None:
        self.bar.enlarge(bar_scale(self.window().size()))
        bar_height, (right, below) = self.bar.sizeHint().height(), self._free
        self.view.setGeometry(0, 0, self.width() - right, self.height() - bar_height - below)
        self.bar.setGeometry(0, self.height() - bar_height, self.width(), bar_height)
        self.curtain.setGeometry(self.rect())
        self.drawers.place()

    def set_theme(self, theme: Theme) -> None:
        self.stage.set_theme(theme)
        self.bar.set_theme(theme)
        self.log.set_theme(theme)
        self.scorings.set_theme(theme)
        self.themed.emit()

    def _on_settings(self, changed: frozenset[str]) -> None:
        if changed & SEEN_AT_TABLE:
            self._apply_settings()

    def _apply_settings(self) -> None:
        preferences = self.settings.preferences
        self.director.set_speed(
            preferences.own_speed, preferences.others_speed, reduces_motion(self.settings)
        )
        self.stage.city.set_gliding(preferences.own_speed != "off" and not reduces_motion(self.settings))
        self.show_aids()

    def apply(self, **changes: Any) -> None:
        before, self.policy = self.policy, attrs.evolve(self.policy, **changes)
        if self.policy == before:  # stops recursion if a handler of `updated` calls this method
            return
        self.stage.reach = self.policy.reach
        self.stage.asked = self.policy.asked
        if self.policy.aids != before.aids:
            self.show_aids()
        self.refresh.mark()

    def show_aids(self) -> None:
        self.snapshots.aids = self.policy.aids or self.settings.preferences.aids
        self._show_now()

    def _note_host(self) -> None:
        self.snapshots.simply = self.host.given_up

    def retranslate(self) -> None:
        self.stage.retranslate()
        self.refresh.mark()

    @property
    def viewer(self) -> Seat:
        return self.phase.viewer

    def _on_phase(self, before: Phase, now: Phase) -> None:
        called = self.phase.called
        if now is Phase.CURTAIN or (before.free and not now.free and now is not Phase.READING):
            self.controller.cancel()
            self.stage.drawer.close()
        if now is Phase.CURTAIN and called is not None:
            self.view.close_peeks()
            self.curtain.close_for(self.table.setup.seats[called])
        elif called is None:
            self.curtain.open()
        if now.hidden:
            self.prompts.stop()
        if now.free or now in (Phase.OVER, Phase.CURTAIN):
            self.director.play_on()
        self.director.viewer = self.viewer
        self.director.wait(now.hidden)
        self.refresh.mark()
        self.refresh.now()
        if now is Phase.WARNED or (now.free and not before.free):
            self.reading.announce(lambda: self.bar.words)

    def _show(self, state: GameState) -> None:
        self.director.viewer = self.viewer
        self.stage.sync(self.snapshots.snapshot_of(state, self.viewer, self.stage.snapshot))

    def _show_now(self) -> None:
        if self.table.playing and not self.director.busy:
            self.snapshots.update_recent_turns(self.viewer)
            self._show(self.table.state)
        self.refresh.mark()

    def _on_moved(self, move: Transition) -> None:
        self.prompts.stop()
        self.prompts.follow(move.events)
        if not self._is_own_step(move):
            self._pass_over()
            self.director.add(move)
        elif self._ending:
            self._passed.append(move)
        else:
            self._show_own(move)
        self._let_play()

    def _let_play(self) -> None:
        if not self._alone:
            self.host.let_play()

    def _show_own(self, move: Transition) -> None:
        self.snapshots.update_recent_turns(self.viewer)
        self.director.show_own(move, self.controller.put_down)
        self._settle()

    def _end_turn(self) -> None:
        """End the turn, and animate only the last transition.

        The transitions before it are promised actions, which are already visible.
        """
        self._ending = True
        try:
            self.table.end_turn()
        finally:
            self._ending = False
        last = self._passed.pop() if self._passed else None
        self._pass_over()
        if last is not None:
            self._show_own(last)

    def _pass_over(self) -> None:
        moves, self._passed = self._passed, []
        for move in moves:
            self.director.report_shown(move)

    def _on_promised(self) -> None:
        if not self.director.busy:
            self.director.show_promised()
            self.prompts.end_if_done()
        self.refresh.mark()

    def _is_in_sight(self) -> bool:
        """Return whether the table is visible. If it is invisible, animations are skipped.

        Screen readers announce moves in both cases (docs/accessibility.md).
        """
        return self.isVisible() and not self.window().isMinimized()

    def _is_own_step(self, move: Transition) -> bool:
        decision = move.before.decision if move.before is not None else None
        mine = decision is not None and decision.seat == self.viewer and self.table.is_human(self.viewer)
        return mine and not ends_turn(move) and not self.director.busy and not move.after.over

    def _on_shown(self, move: Transition) -> None:
        if any(isinstance(event, TurnBegan) and event.seat == self.viewer for event in move.events):
            self.view.close_peeks()
        if any(isinstance(event, TurnEnded) and event.seat == self.viewer for event in move.events):
            self.stage.city.follow_city()
        if not self.director.replaying:
            self.seen.emit(move)

    def _on_begun(self) -> None:
        """`table` already has the new game, but the screen shows the old game until ``reset``."""
        self._jumps = True
        self.controller.cancel()
        self.prompts.forget()
        self._slow_down()
        self.director.begin(self.table)
        self.curtain.remove()
        self.phase.begin(self._next_person(), self._shared)

    def _next_person(self) -> Seat:
        seat, seats = self.table.seat or 0, len(self.table.setup.seats)
        order = ((seat + step) % seats for step in range(seats))
        return next((other for other in order if self.table.is_human(other)), 0)

    def _on_reset(self) -> None:
        self._passed = []  # if ending a turn has failed, the list still contains moves
        self.prompts.stop()
        self.scorings.forget()
        self.director.drop_all()
        self.host.forget()
        self.view.forget()
        self.snapshots.update_recent_turns(self.viewer)
        shown = self.snapshots.snapshot_of(self.table.state, self.viewer, self.stage.snapshot)
        self.director.show_snapshot(shown, self.table.forward)
        self._jumps = False
        self.drawers.place()
        self._let_play()
        self._settle()

    def _on_idle(self) -> None:
        if not self.phase.now.hidden:
            self._show_now()
            self._settle()

    def _settle(self) -> None:
        if self.phase.now.hidden:
            return
        person, called = self.phase.deciding_human, self.phase.called
        if person is not None and self.prompts.needless():
            self._end_turn()
            return
        if person is not None and person != (self.viewer if called is None else called):
            self.phase.call(person)
        self.phase.settle()
        self.refresh.mark()
        if self.controller.enabled:
            self.prompts.ask()
            self.prompts.end_if_done()
        if not self._alone:
            self.scorings.show_result()

    @property
    def _shared(self) -> bool:
        return len(self.table.humans) > 1 and not self.table.state.over

    def _lift_curtain(self) -> None:
        self.phase.lift_curtain()
        self.view.setFocus()
        if self.director.busy:
            self.director.finish_step()
            self._show(self.phase.seen_state)
            self.refresh.mark()
        else:
            self._on_idle()

    def on_left(self) -> None:
        self.leaving.emit()
        self.phase.leave()

    def on_covered(self) -> None:
        super().on_covered()
        self.phase.read()

    def on_entered(self) -> None:
        self.on_uncovered()

    def on_uncovered(self) -> None:
        before = self.phase.now
        if before.hidden:
            self.phase.come_back(self._shared and before is Phase.AWAY)
            if not self.director.busy and not self.controller.selection.lifted:
                self._on_idle()
            elif not self.director.busy:
                self._settle()
        holder, self._holder = self._holder, None
        returned = before is Phase.READING and holder is not None and isValid(holder)
        if holder is not None and returned:
            self.refresh.now()  # enables buttons, because a disabled button cannot get the focus
            holder.setFocus()
        self.take_focus(returned=returned)

    def take_focus(self, *, returned: bool = False) -> None:
        """Focus the curtain if it is closed, otherwise an open scoring or result, otherwise the table.

        If `returned`, a visible focused widget keeps the focus, unless it is covered.
        """
        above = self.curtain if self.phase.called is not None else self.scorings.on_top
        holder = self.window().focusWidget() if returned else None
        if holder is None or not holder.isVisible() or (above is not None and not above.isAncestorOf(holder)):
            (above or self.view).setFocus()

    def accepts(self, command: str) -> bool:
        return self.commands.accepts(command)

    def run_command(self, command: str) -> None:
        self.commands.run_command(command)

    @property
    def target_handlers(self) -> Mapping[tuple[str, Kind], TargetHandler]:
        return self.targets.target_handlers

    def context(self, at: QPoint | None) -> Context | None:
        return self.targets.context(self, at)

    def _follow_moment(self) -> None:
        if not self.table.playing or self.stage.snapshot is None or self._jumps:
            return
        self.commands.set_content(self.bar, self.stage)
        self.extra.follow()
        self.thinking_indicator.look()
        self.view.shape_cursor()
        self.updated.emit()
        self.reading.follow()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.view.hasFocus() or self.phase.called is not None:
            super().keyPressEvent(event)
        else:
            self.view.keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not self.view.hasFocus():
            self.view.keyReleaseEvent(event)
        super().keyReleaseEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow():
            self._slow_down()
        super().changeEvent(event)

    def _slow_down(self) -> None:
        self.director.hurry(False)

    def _peek(self, seat: Seat | None) -> None:
        self.stage.peek.look_at(None if seat == self.viewer else seat)

    def on_closed(self) -> None:
        self.phase.leave()
        self.director.drop_all()
        self.scorings.forget()
        self.scorings.end.close()
        self.host.close()
        self.advice.close()

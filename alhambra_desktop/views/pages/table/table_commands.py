from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property, partial

import attrs

from ....model.rules.core.engine.state import GameState
from ....model.rules.core.engine.step import Decision
from ....model.rules.core.words.message import Message
from ...game.decision_prompts import DecisionPrompts
from ...game.ending import ending_of, loss_of
from ...game.game_table import GameTable
from ...game.seat_pictures import seat_picture
from ...interaction.controller import TableController
from ...interaction.phase import Phase, TablePhase
from ...interaction.status import status_line
from ...interaction.table_view import TableView
from ...playback.director import Director
from ...scene.right_column import RightColumn
from ...scene.stage import Stage
from ...storage.settings import Settings
from ...text.story import since_last_turn
from ...widgets.bottom_bar import BottomBar
from ..result.scorings import Scorings
from .advice import Advice
from .table_policy import WATCHING, TablePolicy


@attrs.define(eq=False, slots=False)
class TableCommands:
    """Carries out the commands of a table.

    At an ``alone`` table, as in lessons and puzzles, computer players do not move.
    """

    table: GameTable
    settings: Settings
    phase: TablePhase
    controller: TableController
    director: Director
    view: TableView
    right: RightColumn
    scorings: Scorings
    prompts: DecisionPrompts
    advice: Advice
    policy: Callable[[], TablePolicy]
    end: Callable[[], None]
    show: Callable[[GameState], None]
    alone: bool = False

    def accepts(self, command: str) -> bool:
        allowed = self.policy().commands
        return allowed is None or command in (WATCHING if self.scorings.counting else allowed)

    def run_command(self, command: str) -> None:
        instead = {} if self.scorings.counting else self.policy().instead
        if self.accepts(command):
            instead.get(command, self._ways[command])()

    @cached_property
    def _ways(self) -> Mapping[str, Callable[[], object]]:
        view, controller = self.view, self.controller
        return {
            "left": partial(view.move_cursor, -1, 0),
            "right": partial(view.move_cursor, 1, 0),
            "up": partial(view.move_cursor, 0, -1),
            "down": partial(view.move_cursor, 0, 1),
            "choose": self.choose,
            "put-back": view.put_back,
            "turn-over": controller.turn_over,
            "press-figure": controller.press_figure,
            "zoom-in": partial(view.zoom, 1.2),
            "zoom-out": partial(view.zoom, 1 / 1.2),
            "fit": view.fit_city,
            "supply": view.push_supply,
            "column": self.right.toggle_column,
            "log": self.right.toggle_log,
            "hurry": self.hurry,
            "pause": self.pause,
            "normal": partial(self.set_speed, "normal"),
            "fast": partial(self.set_speed, "fast"),
            "speed": self.change_speed,
            "skip-turns": self.director.skip_turns,
            "slower": self.scorings.slow_down,
            "skip": self.skip,
            "undo": self.undo,
            "redo": self.redo,
            "restart-turn": self.restart_turn,
            "end-turn": self.end_turn,
            "replay": self.replay,
            "hint": self.advice.hint,
            "why": self.advice.why_last,
        }

    def choose(self) -> None:
        """Close the scoring or result or, if neither is shown, choose the keyboard cursor's target."""
        if not self.scorings.close():
            self.view.choose()

    def end_turn(self) -> None:
        """Continue a scoring, show the result after the game, or end the turn.

        If the player would lose something by ending the turn, the first call only shows a warning.
        """
        self.scorings.go_on()
        if self.phase.over:
            self.scorings.show_result(again=True)
        if not (self.controller.enabled and self.table.can_end_turn):
            return
        if loss_of(self.table) and self.phase.now is not Phase.WARNED:
            self.phase.warn()
            return
        self.controller.cancel()
        self.end()

    def skip(self) -> None:
        seat = self.table.seat
        if self.controller.enabled and seat is not None and self.prompts.repeated:
            self.prompts.leave(seat)
            self.end_turn()

    def undo(self) -> None:
        if self.controller.enabled:
            if self.undoes_round:
                self.table.undo_round()
            else:
                self.table.undo()

    def undo_refusal(self) -> Message | None:
        """Return why nothing can be undone, or None if a step or a round can be undone."""
        return None if self.undoes_round else self.table.undo_refusal()

    @property
    def undoes_round(self) -> bool:
        """Whether undo reverts a whole round. It does so only if no single step can be undone."""
        allowed = self.settings.preferences.undo_rounds and len(self.table.humans) == 1
        return allowed and self.table.undo_refusal() is not None and self.table.can_undo_round

    def redo(self) -> None:
        if self.controller.enabled:
            self.table.redo()

    def restart_turn(self) -> None:
        if self.controller.enabled:
            self.table.restart_turn()

    def replay(self) -> None:
        self.scorings.count_again()
        if not self.may_replay:
            return
        moves = since_last_turn(self.table.transitions, self.phase.viewer)
        self.controller.cancel()
        assert moves[0].before is not None
        self.show(moves[0].before)
        for move in moves:
            self.director.add(move, replay=True)

    @property
    def may_replay(self) -> bool:
        return self.controller.enabled and bool(since_last_turn(self.table.transitions, self.phase.viewer))

    def hurry(self) -> None:
        """Hurry other players' moves until the key is released."""
        if not self.controller.enabled:
            self.director.hurry(True)

    def pause(self) -> None:
        if (self.phase.now.under_way or self.watching) and self.scorings.sheet is None:
            self.director.pause(not self.director.paused)

    @property
    def watching(self) -> bool:
        if self.alone or self.director.dealing or len(self.table.humans) == len(self.table.setup.seats):
            return False
        if self.phase.now is Phase.WAITING:
            return self.phase.deciding_human is None
        return self.phase.now in (Phase.ANIMATING, Phase.REPLAY)

    def set_speed(self, speed: str) -> None:
        self.settings.change(others_speed=speed)
        self.director.play_on()

    @property
    def _speed_command(self) -> str:
        if self.director.skips_turns:
            return "skip-turns"
        return "pause" if self.director.paused else self.settings.preferences.others_speed

    def change_speed(self) -> None:
        if self.watching:
            self.set_speed("normal" if self.settings.preferences.others_speed == "fast" else "fast")

    def set_content(self, bar: BottomBar, stage: Stage) -> None:
        snapshot, director = stage.snapshot, self.director
        assert snapshot is not None
        policy = self.policy()
        phase, seen, free = self.phase.now, snapshot.seen, self.phase.now.free
        selection, computed = self.controller.selection, snapshot.aids != "purist"
        who, what = (
            policy.line
            or self.scorings.status
            or status_line(phase, self.table, selection, seen, director.paused, computed, stage.unplaced)
        )
        decision = seen.decision
        picture = seat_picture(seen.setup.seats[decision.seat]) if decision is not None else None
        bar.show_status(picture, who, what + self.prompts.texts)
        counting, watching, over = self.scorings.counting, self.watching, self.phase.over
        bar.offer_hints(self.advice.offered and not (self.alone or counting or watching or over), free)
        bar.offer_speed(watching, self._speed_command, director.steps)
        # buttons of the scoring sheet and of the celebration replace buttons of the bar
        covered = self.scorings.sheet is not None or self.scorings.end.celebrating
        covered = covered or (policy.ends_beside and not counting)
        bar.offer_show(counting, covered, over=over, again=over and not self.alone)
        refusal = self.undo_refusal()
        ending = self.scorings.ending or (ending_of(self.table) if free or over else Decision.ending)
        bar.allow(
            undo=free and policy.may_undo and refusal is None,
            restart=free and policy.may_undo and self.table.undo_refusal() is None,
            end=self.scorings.counting
            or (self.scorings.main_button_works and not self.alone)
            or (free and policy.may_end and self.table.can_end_turn),
            why=Message("bar-undo-round-tip") if self.undoes_round else refusal,
            tip=ending.tip,
            label=Message("bar-end-anyway") if phase is Phase.WARNED else ending.label,
            skip=free and not self.alone and self.prompts.repeated,
        )

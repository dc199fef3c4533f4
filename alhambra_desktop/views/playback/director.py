from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from enum import Enum, Flag, auto
from typing import Final

import attrs
from PySide6.QtCore import QObject, QTimer, Signal

from ...model.rules.core.engine.event import Event, ScoringHeld
from ...model.rules.core.engine.play import Transition
from ...model.rules.core.places.places import Motion, PieceId
from ...model.rules.core.values import Seat
from ..animation.captions import captioned, with_runs
from ..animation.choreography import Choreographer
from ..animation.clock import Clock
from ..animation.dealing import bare, deal
from ..animation.timeline import HURRY, AnimationStep, TurnTime
from ..animation.trajectory import PieceGeometry
from ..animation.watched_effects import before_leftovers
from ..game.game_table import GameTable, ends_turn
from ..game.table_snapshot import TableSnapshot
from ..scene.stage import Stage
from .snapshot_builder import MoveAnimation, SnapshotBuilder, back
from .step_player import StepPlayer

FACTOR: Final = {"off": 0.0, "fast": 0.4, "normal": 1.0, "slow": 2.0}
READ: Final = 1200.0  # milliseconds in which players can read who begins
NO_TURN: Final = -1
MOST_WAITING: Final = 12  # if more moves are queued, the oldest are shown without animation


class Activity(Enum):
    NONE = auto()
    OPENING = auto()  # a game has begun, but its first snapshot is not shown yet
    DEALING = auto()
    MOVING = auto()
    COUNTING = auto()

    @property
    def seen(self) -> bool:
        return self in (Activity.DEALING, Activity.MOVING, Activity.COUNTING)


class Stop(Flag):
    NONE = 0
    PAUSED = auto()
    UNSEEN = auto()


class Director(QObject):
    """Queues other players' moves and animates them in order.

    Moves of the viewer skip the queue, and the moved pieces glide to their places. ``shown`` is emitted with
    each Transition whose result has become visible. ``idle`` is emitted when the queue is empty. A scoring
    round stops the queue until `resume` is called.
    """

    shown = Signal(object)
    scoring = Signal(object)
    idle = Signal()

    cued = Signal(object)
    state_changed = Signal()

    def __init__(
        self,
        stage: Stage,
        snapshots: SnapshotBuilder,
        parent: QObject | None = None,
        clock: Clock | None = None,
    ) -> None:
        super().__init__(parent)
        self.stage, self.snapshots = stage, snapshots
        self.own_speed, self.others_speed = "normal", "normal"
        self.reduced = False
        self.viewer: Seat = 0
        self.clock = clock or Clock(self)
        stage.glides.follow(self.clock)
        self.player = StepPlayer(stage, self.clock, self)
        self.player.arrived.connect(self._arrive)
        self.player.cued.connect(self.cued)
        stage.dropped.connect(self._bring_home)
        self._queue: deque[tuple[Transition, bool]] = deque()
        self._skipped = 0
        self._skips_turns = False
        self._time = TurnTime()
        self._turn, self._step = NO_TURN, 0
        self._now: Transition | None = None
        self._after: TableSnapshot | None = None
        self._rest: tuple[Transition, MoveAnimation] | None = None
        self._held: list[Event] = []
        self._activity, self._stop_for = Activity.NONE, Stop.NONE
        self._replaying = False
        self._dealt: TableSnapshot | None = None
        self._deal: Transition | None = None
        self._unread = 0.0
        self.clock.ticked.connect(self._on_tick)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._next)

    def set_speed(self, own: str, others: str, reduced: bool) -> None:
        before, now = FACTOR[self.others_speed], FACTOR[others]
        if before != now and before > 0 and now > 0:
            self._time.room *= now / before
            if self._activity is Activity.MOVING and self._now is not None and not self._is_own(self._now):
                self.player.multiply_pace(before / now)
        self.own_speed, self.others_speed, self.reduced = own, others, reduced
        self.stage.glides.factor, self.stage.glides.reduced = FACTOR[own], reduced
        if FACTOR[own] == 0:
            self.stage.glides.settle()

    @property
    def in_sight(self) -> Callable[[], bool]:
        return self.player.in_sight

    @in_sight.setter
    def in_sight(self, sees: Callable[[], bool]) -> None:
        self.player.in_sight = sees

    @property
    def busy(self) -> bool:
        under_way = self._activity.seen or self._unread > 0 or self._soon.isActive()
        return under_way or bool(self._queue or self._held or self._rest)

    @property
    def counting(self) -> bool:
        return self._activity is Activity.COUNTING

    @property
    def paused(self) -> bool:
        return Stop.PAUSED in self._stop_for

    @property
    def skips_turns(self) -> bool:
        """Whether moves are shown without animation until `play_on` is called."""
        return self._skips_turns

    @property
    def replaying(self) -> bool:
        """Whether the current move is a replay or, between two moves, whether the last move was one."""
        return self._replaying

    @property
    def unseen(self) -> int:
        current = self._now is not None and not self._replaying
        return current + self._new

    @property
    def steps(self) -> tuple[int, int]:
        """The number of the visible move in its turn, from 1, and the number of known moves of this turn."""
        return self._step, self._step + sum(_turn_of(move) == self._turn for move, _ in self._queue)

    @property
    def _new(self) -> int:
        return sum(not replay for _, replay in self._queue)

    @property
    def hurried(self) -> bool:
        return self.clock.rate > 1.0

    def add(self, move: Transition, replay: bool = False) -> None:
        if not self.busy:
            self._replaying = replay
            self._turn, self._step = NO_TURN, 0
        self._queue.append((move, replay))
        self._next_soon()
        self.state_changed.emit()

    def show_own(self, move: Transition, lifted: Iterable[PieceId] = ()) -> None:
        self._stop()
        self._replaying = False
        assert self.stage.snapshot is not None
        self._glide(self.snapshots.animation_of(move, self.viewer, self.stage.snapshot, lifted))
        self.shown.emit(move)

    def report_shown(self, move: Transition) -> None:
        self.shown.emit(move)

    def show_promised(self) -> None:
        self._stop()
        assert self.stage.snapshot is not None
        self._glide(self.snapshots.promise_animation(self.viewer, self.stage.snapshot))

    def _show_back(self, after: TableSnapshot, forward: bool) -> None:
        self._stop()
        before = self.stage.snapshot
        if before is None or before.book is not after.book or before.viewer != after.viewer:
            self.stage.sync(after)
            return
        step = self._choreographer(self._own_factor).back(
            back(before.table, after.table), after.table, forward
        )
        self._show_now(step, after)

    def _glide(self, animation: MoveAnimation) -> None:
        factor, before = self._own_factor, self.stage.snapshot
        step = self._choreographer(factor).own(animation.changes, animation.after.table)
        if before is not None:
            (step,) = with_runs((step,), before, animation.after, factor)
        self._show_now(step, animation.after)

    def _show_now(self, step: AnimationStep, after: TableSnapshot) -> None:
        moves = self._own_factor > 0 and bool(step.flights or step.effects)
        starts = self.player.starts(step) if moves else {}
        self.stage.drop_carried(home=False)
        self.stage.sync(after)
        if moves:
            self.player.play_now(step, starts)

    def _bring_home(self, geometries: Mapping[PieceId, PieceGeometry]) -> None:
        table, factor = self.stage.table, self._own_factor
        if table is None or factor <= 0:
            return
        self._stop()
        for id_, geometry in geometries.items():
            piece = table.pieces.get(id_)
            if piece is not None:
                motion = Motion(id_, piece.place, piece.place, piece.face, piece.face)
                self.player.play_now(self._choreographer(factor).home(motion, table), {id_: geometry})

    @property
    def _own_factor(self) -> float:
        return FACTOR[self.own_speed] if self.in_sight() else 0.0

    def _choreographer(self, factor: float) -> Choreographer:
        snapshot, faces = self.stage.snapshot, self.stage.faces
        assert snapshot is not None
        return Choreographer(snapshot.book, faces.view, self.viewer, factor, self.reduced)

    def begin(self, table: GameTable) -> None:
        self.drop_all()
        self._deal = table.transitions[0] if table.complete and len(table.transitions) == 1 else None
        self._activity = Activity.OPENING

    def show_snapshot(self, after: TableSnapshot, forward: bool = False) -> None:
        """Show the first snapshot of a game, or the table after undo or redo. For redo, `forward` is True.

        The first call after `begin` shows the first snapshot, and animates the deal of a new game.
        """
        self.viewer = after.viewer
        opening = self._activity is Activity.OPENING
        first, self._deal = self._deal, None
        if not opening:
            self._show_back(after, forward)
            return
        self._activity = Activity.NONE
        factor = FACTOR[self.others_speed]
        steps = (
            deal(after.table, first.events, self.viewer, factor, self.reduced)
            if first is not None and factor > 0
            else ()
        )
        if not steps:
            self.stage.sync(after)
        else:
            assert first is not None
            self._activity, self._dealt = Activity.DEALING, after
            self.stage.sync(attrs.evolve(after, dealing=True, liftable=frozenset()))
            self._let_read(0.0 if _waits_for_human(first) else READ * factor)
            self.stage.lay(bare(after.table))
            self.player.play(steps, own=True)

    def _let_read(self, milliseconds: float) -> None:
        self._unread = milliseconds
        self.clock.want(milliseconds > 0, self)

    def _on_tick(self, milliseconds: float) -> None:
        if self._unread > 0:
            left = self._unread - milliseconds if self.in_sight() else 0.0
            self._let_read(max(0.0, left))
            if self._unread <= 0 and not self.dealing:
                self._next_soon()

    @property
    def dealing(self) -> bool:
        return self._activity is Activity.DEALING

    def drop_all(self) -> None:
        """Discard all moves that are not shown yet. Call this before another snapshot is shown."""
        self._queue.clear()
        self._held.clear()
        self._skipped = 0
        self._skips_turns = False
        self._replaying = False
        self._end()
        self._now = self._after = self._rest = self._dealt = None
        self._let_read(0.0)
        self._soon.stop()
        self.player.clear()
        self._set_stopped(Stop.PAUSED, False)
        self.state_changed.emit()

    def hurry(self, hurried: bool) -> None:
        self.clock.rate = HURRY if hurried else 1.0

    def pause(self, paused: bool) -> None:
        if paused == self.paused:
            return
        self._set_stopped(Stop.PAUSED, paused)
        if not paused and self.busy:
            self.player.go_on()
            self._next_soon()
        self.state_changed.emit()

    def speed_up_step(self) -> None:
        if self.paused or self._activity is not Activity.MOVING or self.player.is_sped_up:
            self.finish_step()
        else:
            self.player.speed_up()

    def finish_step(self) -> None:
        """Show the result of the current move.

        During a pause, show only the result of the current step or, between two moves, of the next step.
        """
        if not self.paused:
            self._arrive()
            return
        if self._activity is Activity.NONE:
            self._go_on()
        self.player.end_step()

    def skip(self) -> None:
        self._let_read(0.0)
        self._skipped = len(self._queue)
        self._set_stopped(Stop.PAUSED, False)
        self._arrive()
        if self.busy:
            self._next_soon()

    def skip_turns(self) -> None:
        """Show moves without animation until `play_on` is called, but count scorings as usual.

        During a scoring, skip only the queued moves.
        """
        self._skips_turns = not self.counting
        self.skip()
        self.state_changed.emit()

    def play_on(self) -> None:
        self.pause(False)
        if self._skips_turns:
            self._skips_turns = False
            self.state_changed.emit()

    def resume(self) -> None:
        self._end()
        self._next_soon()
        self.state_changed.emit()

    def show_scoring_again(self, event: ScoringHeld, snapshot: TableSnapshot) -> None:
        self._stop()
        self._replaying = True
        self.stage.sync(snapshot)
        self._held.append(event)
        self._next_soon()
        self.state_changed.emit()

    def wait(self, waiting: bool) -> None:
        if waiting == (Stop.UNSEEN in self._stop_for):
            return
        self.player.land()
        self._set_stopped(Stop.UNSEEN, waiting)
        if not waiting and self.busy:
            self.player.go_on()
            self._next_soon()

    def _set_stopped(self, reason: Stop, stopped: bool) -> None:
        self._stop_for = self._stop_for | reason if stopped else self._stop_for & ~reason
        self.clock.pause(bool(self._stop_for))

    def _next_soon(self) -> None:
        if not self._soon.isActive():
            self._soon.start(0)

    def _next(self) -> None:
        if self._activity.seen or self._unread > 0 or Stop.UNSEEN in self._stop_for:
            return
        if self._held:
            self._activity = Activity.COUNTING
            self.state_changed.emit()
            self.scoring.emit(self._held.pop(0))
        elif not (self._queue or self._rest):
            self._skipped = 0
            self.idle.emit()
        elif not self.paused:
            self._go_on()

    def _go_on(self) -> None:
        if self._held or not (self._queue or self._rest):
            return
        skipped = max(self._skipped, self._new - MOST_WAITING)
        rest, self._rest = self._rest, None
        if skipped > 0:
            self._show_immediately(skipped)
        elif rest is not None:
            self._play(*rest)
        else:
            assert self.stage.snapshot is not None
            move, self._replaying = self._queue.popleft()
            self._now = move
            self._count_step(move)
            self._stop()
            self._play(
                move,
                self._up_to_scoring(
                    move, self.snapshots.animation_of(move, self.viewer, self.stage.snapshot)
                ),
            )

    def _count_step(self, move: Transition) -> None:
        turn = _turn_of(move)
        self._turn, self._step = turn, self._step + 1 if turn == self._turn else 1

    def _up_to_scoring(self, move: Transition, animation: MoveAnimation) -> MoveAnimation:
        assert self.stage.snapshot is not None
        animation, rest = self.snapshots.split_at_scoring(move, animation, self.stage.snapshot)
        self._rest = (move, rest) if rest is not None else None
        return animation

    def _show_immediately(self, number: int) -> None:
        assert self.stage.snapshot is not None
        self._stop()
        moves: list[tuple[Transition, bool]] = []
        while self._queue and len(moves) < number and not self._held:
            moves.append(self._queue.popleft())
            self._count_step(moves[-1][0])
            self._hold(moves[-1][0])
        self._skipped = max(0, self._skipped - len(moves))
        last, self._replaying = moves[-1]
        snapshot = self.snapshots.snapshot_of(last.after, self.viewer, self.stage.snapshot)
        self.stage.sync(self._up_to_scoring(last, MoveAnimation((), snapshot)).after)
        self._next_soon()
        self.state_changed.emit()
        for move, _ in moves:
            self.shown.emit(move)

    def _play(self, move: Transition, animation: MoveAnimation) -> None:
        assert self.stage.snapshot is not None
        self._activity, self._after = Activity.MOVING, animation.after
        self.state_changed.emit()
        factor = self._factor(move)
        if factor > 0:
            before = self.stage.snapshot
            steps = self._choreographer(factor).steps(animation.changes)
            steps = with_runs(steps, before, animation.after, factor)
            steps = captioned(steps, self.stage.faces.view, before, animation.after, factor)
            steps = self._timed(move, steps, factor)
            if steps:
                self.player.play(steps, own=self._is_own(move))
                return
        self._arrive()

    def _is_own(self, move: Transition) -> bool:
        return _mover(move) == self.viewer and not self._replaying

    def _factor(self, move: Transition) -> float:
        if not self.in_sight() or self._skips_turns:
            return 0.0
        factor = FACTOR[self.own_speed if self._is_own(move) else self.others_speed]
        return max(factor, FACTOR["normal"]) if self._replaying else factor

    def _timed(
        self, move: Transition, steps: tuple[AnimationStep, ...], factor: float
    ) -> tuple[AnimationStep, ...]:
        turn = (_turn_of(move), self._replaying, self._now is None)
        first = before_leftovers(steps)
        return (*self._time.fit(turn, steps[:first], ends_turn(move), factor), *steps[first:])

    def _arrive(self) -> None:
        self._stop()
        move, self._now = self._now, None
        after, self._after = self._after, None
        dealt, self._dealt = self._dealt, None
        if self._activity in (Activity.DEALING, Activity.MOVING):
            self._activity = Activity.NONE
        if dealt is not None:
            self.stage.sync(dealt)
            self._next_soon()
            self.state_changed.emit()
        elif self._unread > 0:
            self._let_read(0.0)
            self._next_soon()
        if after is None:
            return
        if move is not None:
            self._hold(move)
        self.stage.sync(after)
        if move is not None:
            self.shown.emit(move)
        self._next_soon()

    def _end(self) -> None:
        if self._activity.seen:
            self._activity = Activity.NONE

    def _hold(self, move: Transition) -> None:
        self._held += [event for event in move.events if isinstance(event, ScoringHeld)]

    def _stop(self) -> None:
        self.player.stop()


def _waits_for_human(move: Transition) -> bool:
    decision = move.after.decision
    return decision is not None and move.after.setup.seats[decision.seat].player == "human"


def _turn_of(move: Transition) -> int:
    return move.before.turn if move.before is not None else 0


def _mover(move: Transition) -> Seat | None:
    decision = move.before.decision if move.before is not None else None
    return decision.seat if decision is not None else None

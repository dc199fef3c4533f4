"""Director: lets moves be seen, step by step on one clock; what stands on the stage is always true."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from ..model.core.event import Event, ScoringHeld
from ..model.core.play import Transition
from ..model.core.table import PieceId
from ..model.core.values import Seat
from .clock import Clock
from .showing import Showing, Way
from .stage.flights import Flights
from .stage.shown import Shown
from .stage.stage import Stage
from .timeline import Flight, Step, timeline

FACTOR: Final = {"off": 0.0, "fast": 0.4, "normal": 1.0, "slow": 2.0}
HURRY: Final = 4.0
"""How many times as fast the clock runs while others are hurried."""

OWN: Final = 0.7
"""How long a flight of the viewer's own moves is, measured by one of others."""


class Director(QObject):
    """Queues the moves of others, plays each of them and then puts the moment after it on the stage.

    The viewer's own moves are on the stage at once, their pieces glide after, and the next press overtakes
    them. ``shown`` is emitted with each Transition when its moment is on the stage; ``idle`` when all are. A
    scoring round pauses the queue until ``resume`` is called.
    """

    shown = Signal(object)
    scoring = Signal(object)
    idle = Signal()

    turned = Signal()
    """Another move is on its way now, or a scoring is looked at, or nothing is on its way any more."""

    def __init__(self, stage: Stage, showing: Showing, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.stage, self.showing = stage, showing
        self.own_speed, self.others_speed = "normal", "normal"
        self.reduced = False
        self.viewer: Seat = 0
        self.clock = Clock(self)
        self.clock.ticked.connect(self._on_tick)
        self._queue: deque[tuple[Transition, bool]] = deque()
        self._flights = Flights(stage)
        self._steps: deque[Step] = deque()
        self._elapsed = 0.0
        self._now: Transition | None = None
        self._after: Shown | None = None
        self._held: list[Event] = []
        self._paused = False
        self._replaying = False
        self._waiting = False
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._next)

    @property
    def busy(self) -> bool:
        """True while something is on its way to be shown, and until ``idle``."""
        return (
            bool(self._queue or self._held) or self._now is not None or self._paused or self._soon.isActive()
        )

    @property
    def paused(self) -> bool:
        """True while a scoring is looked at."""
        return self._paused

    @property
    def replaying(self) -> bool:
        """True where what is shown, or was shown last, was seen before."""
        return self._replaying

    @property
    def unseen(self) -> int:
        """How many moves were never shown yet."""
        here = self._now is not None and not self._replaying
        return here + sum(not replay for _, replay in self._queue)

    @property
    def hurried(self) -> bool:
        """True while the others move fast."""
        return self.clock.rate > 1.0

    def hurry(self, hurried: bool) -> None:
        """Let the others move fast, or as fast as before."""
        self.clock.rate = HURRY if hurried else 1.0

    # -- what is to be shown

    def add(self, move: Transition, replay: bool = False) -> None:
        """Show a move after all moves before it."""
        if not self.busy:
            self._replaying = replay
        self._queue.append((move, replay))
        self._next_soon()
        self.turned.emit()

    def show_own(self, move: Transition, lifted: Iterable[PieceId] = ()) -> None:
        """Put the moment after the viewer's own move on the stage now, and let its pieces glide there."""
        before = self.stage.shown
        assert before is not None
        self.finish_step()
        way = self.showing.way(move, self.viewer, before, lifted)
        flights = self._glides(way)
        starts = self._flights.starts(flights)
        self.stage.let_go()
        self.stage.sync(way.after)
        if flights:
            self._flights.launch(flights, starts, way.after.table)
            self._elapsed = 0.0
            self.clock.want(True)
        self.shown.emit(move)

    def _glides(self, way: Way) -> tuple[Flight, ...]:
        """What an own move lets fly, all together."""
        factor = FACTOR[self.own_speed] * OWN
        if factor <= 0 or self.reduced:
            return ()
        return tuple(flight for step in timeline(way.steps, factor, True) for flight in step.flights)

    def drop_all(self) -> None:
        """Forget whatever was not shown yet: the table jumps elsewhere."""
        self._queue.clear()
        self._held.clear()
        self._paused = False
        self._now, self._after = None, None
        self._soon.stop()
        self._stop()
        self.turned.emit()

    def finish_step(self) -> None:
        """Show the moment after the move under way at once."""
        if self._now is not None:
            self._arrive()
        else:
            self._stop()

    def resume(self) -> None:
        """Go on after a scoring was looked at."""
        self._paused = False
        self._next_soon()
        self.turned.emit()

    def wait(self, waiting: bool) -> None:
        """Show nothing more while nobody looks; what comes meanwhile is queued."""
        self._waiting = waiting
        self.clock.pause(waiting)
        if not waiting and self.busy:
            self._next_soon()

    def _next_soon(self) -> None:
        if not self._soon.isActive():
            self._soon.start(0)

    def _next(self) -> None:
        if self._now is not None or self._paused or self._waiting:
            return
        if self._held:
            self._paused = True
            self.turned.emit()
            self.scoring.emit(self._held.pop(0))
            return
        if not self._queue:
            self.idle.emit()
            return
        self._now, self._replaying = self._queue.popleft()
        self.turned.emit()
        self._play(self._now, self._replaying)

    # -- one move

    def _factor(self, seat: Seat | None, replay: bool) -> float:
        own = seat == self.viewer and not replay
        factor = FACTOR[self.own_speed if own else self.others_speed]
        return max(factor, FACTOR["normal"]) if replay else factor

    def _play(self, move: Transition, replay: bool) -> None:
        before = self.stage.shown
        assert before is not None
        self._stop()
        way = self.showing.way(move, self.viewer, before)
        decision = move.before.decision if move.before is not None else None
        factor = self._factor(decision.seat if decision is not None else None, replay)
        self._after = way.after
        if factor > 0:
            self._steps.extend(timeline(way.steps, factor, not self.reduced))
        self._begin_step()

    def _begin_step(self) -> None:
        if not self._steps:
            self._arrive()
            return
        step = self._steps[0]
        self._elapsed = 0.0
        self._flights.launch(step.flights, self._flights.starts(step.flights), step.after)
        self.clock.want(True)

    def _on_tick(self, milliseconds: float) -> None:
        self._elapsed += milliseconds
        flying = self._flights.advance(self._elapsed)
        if not self._steps:
            if not flying:
                self._stop()
            return
        if self._elapsed >= self._steps[0].duration:
            self._flights.land()
            self._steps.popleft()
            self._begin_step()

    def _arrive(self) -> None:
        self._stop()
        move, self._now = self._now, None
        after, self._after = self._after, None
        if move is None or after is None:
            return
        self._held += [event for event in move.events if isinstance(event, ScoringHeld)]
        self.stage.sync(after)
        self.shown.emit(move)
        self._next_soon()

    def _stop(self) -> None:
        """Everything that is in the air lies where it goes."""
        self._steps.clear()
        self.clock.want(False)
        self._flights.land()

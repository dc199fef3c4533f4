"""Director: lets moves be seen, step by step on one clock; what stands on the stage is always true."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
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
from .timeline import TURN, Flight, Step, fitted, timeline

FACTOR: Final = {"off": 0.0, "fast": 0.4, "normal": 1.0, "slow": 2.0}
HURRY: Final = 4.0
"""How many times as fast the clock runs while others are hurried."""

OWN: Final = 0.7
"""How long a flight of the viewer's own moves is, measured by one of others."""

MOST_WAITING: Final = 12
"""So many moves may wait to be shown; the oldest of more are shown at once."""


class Director(QObject):
    """Queues the moves of others, plays each of them and then puts the moment after it on the stage.

    The viewer's own moves are on the stage at once, their pieces glide after, and whatever comes next
    overtakes them. ``shown`` is emitted with each Transition when its moment is on the stage; ``idle`` when
    all are. A scoring round holds the queue up until ``resume`` is called.
    """

    shown = Signal(object)
    scoring = Signal(object)
    idle = Signal()

    turned = Signal()
    """Another move is on its way now, a scoring is looked at, all is paused, or nothing is on its way."""

    def __init__(
        self, stage: Stage, showing: Showing, parent: QObject | None = None, clock: Clock | None = None
    ) -> None:
        super().__init__(parent)
        self.stage, self.showing = stage, showing
        self.own_speed, self.others_speed = "normal", "normal"
        self.reduced = False
        self.viewer: Seat = 0
        self.in_sight: Callable[[], bool] = lambda: True
        self.clock = clock or Clock(self)
        self.clock.ticked.connect(self._on_tick)
        self._queue: deque[tuple[Transition, bool]] = deque()
        self._skipped = 0
        self._flights = Flights(stage)
        stage.city.camera_moved.connect(self._flights.land)
        self._steps: deque[Step] = deque()
        self._begun, self._elapsed = False, 0.0
        self._turn, self._room = (0, 0), 0.0
        self._now: Transition | None = None
        self._after: Shown | None = None
        self._held: list[Event] = []
        self._counting, self._paused, self._waiting = False, False, False
        self._replaying = False
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._next)

    # -- what is going on

    @property
    def busy(self) -> bool:
        """True while something is on its way to be shown, and until ``idle``."""
        under_way = self._now is not None or self._counting or self._soon.isActive()
        return under_way or bool(self._queue or self._held)

    @property
    def counting(self) -> bool:
        """True while a scoring is looked at."""
        return self._counting

    @property
    def paused(self) -> bool:
        """True while what is on its way stands still."""
        return self._paused

    @property
    def replaying(self) -> bool:
        """True where what is shown, or was shown last, was seen before."""
        return self._replaying

    @property
    def unseen(self) -> int:
        """How many moves were never shown yet."""
        here = self._now is not None and not self._replaying
        return here + self._new

    @property
    def _new(self) -> int:
        """How many moves wait that were never shown."""
        return sum(not replay for _, replay in self._queue)

    @property
    def hurried(self) -> bool:
        """True while the others move fast."""
        return self.clock.rate > 1.0

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
        self._stop()
        assert self.stage.shown is not None
        self._glide(self.showing.way(move, self.viewer, self.stage.shown, lifted))
        self.shown.emit(move)

    def show_promised(self) -> None:
        """Put what is promised now on the stage, and let its pieces glide there."""
        self._stop()
        assert self.stage.shown is not None
        self._glide(self.showing.promising(self.viewer, self.stage.shown))

    def _glide(self, way: Way) -> None:
        """Show the moment at the end of a way; all of its pieces come after together."""
        factor = FACTOR[self.own_speed] * OWN
        flights: tuple[Flight, ...] = ()
        if factor > 0 and not self.reduced and self.in_sight():
            flights = tuple(
                flight for step in timeline(way.together, factor, True) for flight in step.flights
            )
        starts = self._flights.starts(flights)
        self.stage.let_go()
        self.stage.sync(way.after)
        if flights:
            self._flights.launch(flights, starts, way.after.table)
            self._elapsed = 0.0
            self.clock.want(True)

    def drop_all(self) -> None:
        """Forget whatever was not shown yet: the table jumps elsewhere."""
        self._queue.clear()
        self._held.clear()
        self._skipped = 0
        self._counting = False
        self._now, self._after = None, None
        self._soon.stop()
        self._stop()
        self._let_pass(False)
        self.turned.emit()

    # -- how fast

    def hurry(self, hurried: bool) -> None:
        """Let the others move fast, or as fast as before."""
        self.clock.rate = HURRY if hurried else 1.0

    def pause(self, paused: bool) -> None:
        """Let everything that is on its way stand still, or go on."""
        if paused == self._paused or (paused and not self.busy):
            return
        self._let_pass(paused)
        if not paused:
            self._begin_step()
            self._next_soon()
        self.turned.emit()

    def finish_step(self) -> None:
        """Show the moment after the move under way at once; while it is paused, one step of it."""
        if not self._paused:
            self._arrive()
            return
        if self._now is None and not self._counting:
            self._go_on()
        self._end_step()

    def skip(self) -> None:
        """Show everything that is queued now at once, but for scorings."""
        self._skipped = len(self._queue)
        self._let_pass(False)
        self._arrive()
        if self.busy:
            self._next_soon()

    def resume(self) -> None:
        """Go on after a scoring was looked at."""
        self._counting = False
        self._next_soon()
        self.turned.emit()

    def wait(self, waiting: bool) -> None:
        """Show nothing more while nobody looks; what comes meanwhile is queued."""
        if waiting == self._waiting:
            return
        self._waiting = waiting
        self._flights.land()
        self._let_pass(self._paused)
        if not waiting and self.busy:
            self._next_soon()

    def _let_pass(self, paused: bool) -> None:
        """Stand still, by wish or while nobody looks, or not."""
        self._paused = paused
        self.clock.pause(paused or self._waiting)

    # -- one move after the other

    def _next_soon(self) -> None:
        if not self._soon.isActive():
            self._soon.start(0)

    def _next(self) -> None:
        if self._now is not None or self._counting or self._waiting:
            return
        if self._held:
            self._counting = True
            self.turned.emit()
            self.scoring.emit(self._held.pop(0))
        elif not self._queue:
            self._skipped = 0
            self._let_pass(False)
            self.idle.emit()
        elif not self._paused:
            self._go_on()

    def _go_on(self) -> None:
        """Play the next move, or show those at once for which nobody waits."""
        if not self._queue or self._held:
            return
        number = max(self._skipped, self._new - MOST_WAITING)
        if number > 0:
            self._show_at_once(number)
            return
        self._now, self._replaying = self._queue.popleft()
        self.turned.emit()
        self._play(self._now)

    def _show_at_once(self, number: int) -> None:
        """Show the moment after the first moves of the queue; those after a scoring wait for it."""
        assert self.stage.shown is not None
        self._stop()
        moves: list[tuple[Transition, bool]] = []
        while self._queue and len(moves) < number and not self._held:
            moves.append(self._queue.popleft())
            self._hold(moves[-1][0])
        self._skipped = max(0, self._skipped - len(moves))
        last, self._replaying = moves[-1]
        self.stage.sync(self.showing.moment(last.after, self.viewer, self.stage.shown))
        self._next_soon()
        self.turned.emit()
        for move, _ in moves:
            self.shown.emit(move)

    def _play(self, move: Transition) -> None:
        self._stop()
        assert self.stage.shown is not None
        way = self.showing.way(move, self.viewer, self.stage.shown)
        self._after = way.after
        factor = self._factor(move)
        if factor > 0:
            self._steps.extend(self._timed(move, timeline(way.changes, factor, not self.reduced), factor))
        if self._steps:
            self._begin_step()
        else:
            self._arrive()

    def _factor(self, move: Transition) -> float:
        """How many times as long as normal a move lasts."""
        if not self.in_sight():
            return 0.0
        own = _mover(move) == self.viewer and not self._replaying
        factor = FACTOR[self.own_speed if own else self.others_speed]
        return max(factor, FACTOR["normal"]) if self._replaying else factor

    def _timed(self, move: Transition, steps: tuple[Step, ...], factor: float) -> tuple[Step, ...]:
        """The steps of a move in what its turn still has of the time that a turn may take."""
        turn = (move.before.turn if move.before is not None else 0, self._replaying)
        if turn != self._turn:
            self._turn, self._room = turn, TURN * factor
        steps = fitted(steps, self._room, factor)
        self._room -= sum(step.duration for step in steps)
        return steps

    # -- step by step

    def _begin_step(self) -> None:
        """Let the pieces of the next step take off, unless they did already or are paused."""
        if self._steps and not self._begun and not self._paused:
            step = self._steps[0]
            self._begun, self._elapsed = True, 0.0
            self._flights.launch(step.flights, self._flights.starts(step.flights), step.after)
            self.clock.want(True)

    def _on_tick(self, milliseconds: float) -> None:
        self._elapsed += milliseconds
        flying = self._flights.advance(self._elapsed)
        if not self.in_sight():
            self._arrive()
        elif not self._steps:
            if not flying:
                self._stop()
        elif self._elapsed >= self._steps[0].duration:
            self._end_step()
            self._begin_step()

    def _end_step(self) -> None:
        """Lay the pieces where the step under way brings them; after the last one the move has arrived."""
        if not self._steps:
            return
        step = self._steps.popleft()
        self._begun = False
        self._flights.land()
        self.stage.lay(step.after)
        if not self._steps:
            self._arrive()

    def _arrive(self) -> None:
        """Show the moment after the move under way, if there is one; what flies lies where it goes."""
        self._stop()
        move, self._now = self._now, None
        after, self._after = self._after, None
        if move is None or after is None:
            return
        self._hold(move)
        self.stage.sync(after)
        self.shown.emit(move)
        self._next_soon()

    def _hold(self, move: Transition) -> None:
        """Remember the scorings of a move that is shown."""
        self._held += [event for event in move.events if isinstance(event, ScoringHeld)]

    def _stop(self) -> None:
        """Everything that is in the air lies where it goes, and nothing more takes off."""
        self._steps.clear()
        self._begun = False
        self.clock.want(False)
        self._flights.land()


def _mover(move: Transition) -> Seat | None:
    """The seat that moved; None at the start of a game."""
    decision = move.before.decision if move.before is not None else None
    return decision.seat if decision is not None else None

"""StepPlayer: plays steps on the stage and emits their sounds."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from PySide6.QtCore import QObject, QPointF, Signal

from ...model.rules.core.places.places import PieceId
from ..animation.clock import Clock
from ..animation.timeline import AnimationStep, Flight
from ..animation.trajectory import PieceGeometry
from ..audio.cues import Cue, pan_of
from ..scene.stage import Stage
from .effects import Effects
from .flights import Flights

HASTY: Final = -10.0
"""Decibels of landings while others are hurried; other sounds are muted."""


SEEN: Final = 120.0
"""Milliseconds of real time in which hurried steps end."""


class StepPlayer(QObject):
    """Plays steps in order, or one of the viewer's immediately.

    ``arrived`` is emitted after the last of them, ``cued`` with each ``Cue``.
    """

    arrived = Signal()
    cued = Signal(object)

    def __init__(self, stage: Stage, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stage, self._clock = stage, clock
        self.in_sight: Callable[[], bool] = lambda: True
        self.flights = Flights(stage, self._on_sound)
        self.effects = Effects(stage, self._say)
        self._steps: deque[AnimationStep] = deque()
        self._begun, self._elapsed, self._own = False, 0.0, False
        self._pace = 1.0
        stage.city.camera_moved.connect(self.land)
        clock.ticked.connect(self._on_tick)

    @property
    def steps(self) -> tuple[AnimationStep, ...]:
        """Remaining steps, the current one first."""
        return tuple(self._steps)

    # -- playing

    def play(self, steps: Iterable[AnimationStep], own: bool) -> None:
        self._own = own
        self._steps.extend(steps)
        self.go_on()

    def play_now(self, step: AnimationStep, starts: Mapping[PieceId, PieceGeometry]) -> None:
        self._own = True
        self.flights.launch(step.flights, starts, step.after)
        self.effects.begin(step.effects)
        self._run()

    def starts(self, step: AnimationStep) -> dict[PieceId, PieceGeometry]:
        return self.flights.starts(step.flights)

    def go_on(self, late: float = 0.0) -> None:
        """Begin the next step, `late` by some milliseconds."""
        if not self._steps or self._begun or not self._clock.may_run:
            return
        step = self._steps[0]
        self._begun, self._elapsed = True, late
        self.flights.launch(step.flights, self.starts(step), step.after)
        self.effects.begin(step.effects)
        self.flights.advance(late)
        self._run()

    @property
    def hastened(self) -> bool:
        return self._pace > 1.0

    def hasten(self) -> None:
        """Finish all steps quickly, without cutting them."""
        left = sum(step.duration for step in self._steps) - self._elapsed
        self._pace = max(1.0, left / (SEEN * self._clock.rate))

    def end_step(self) -> None:
        self.flights.land()
        if self._steps:
            self._stage.lay(self._steps[0].after)
        self._pass_on()

    def _pass_on(self, late: float = 0.0) -> None:
        if not self._steps:
            return
        self._steps.popleft()
        self._begun = False
        if self._steps:
            self.go_on(late)
        else:
            self._pace = 1.0
            self.arrived.emit()

    def land(self) -> None:
        self.flights.land()

    def stop(self) -> None:
        self._steps.clear()
        self._begun, self._pace = False, 1.0
        self.flights.land()
        self._run()

    def clear(self) -> None:
        self.stop()
        self.effects.clear()
        self._stage.glides.settle()
        self._run()

    def _run(self) -> None:
        busy = bool(self._steps) or self.flights.any or self.effects.any
        self._clock.want(busy, self)

    def _on_tick(self, passed: float) -> None:
        if not self.in_sight():
            self.clear()
            self.arrived.emit()
            return
        passed *= self._pace
        self.flights.advance(passed)
        self.effects.advance(passed, self._clock.rate > 1.0)
        if self._steps and self._begun:
            self._elapsed += passed
            if self._elapsed >= self._steps[0].duration:
                self._pass_on(self._elapsed - self._steps[0].duration)
        self._run()

    # -- what is heard

    def _on_sound(self, sound: str, flight: Flight, point: QPointF, lands: bool) -> None:
        manner = flight.manner
        hasty = self._clock.rate > 1.0
        if lands or not hasty:
            level = manner.level if self._own else HASTY if hasty else manner.others_level
            self._say(sound, point, level)

    def _say(self, sound: str, point: QPointF, level: float = 0.0) -> None:
        if self.in_sight():
            self.cued.emit(Cue(sound, pan_of(point.x(), self._stage.width()), level))

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from ...model.rules.core.places.places import PieceId
from ..animation.clock import Clock
from ..animation.timeline import FADE, AnimationStep, Coin, Effect, Flight, Nod, TurnPasses
from ..animation.trajectory import PieceGeometry
from ..animation.watched_effects import Caption
from ..audio.cues import Cue, pan_of
from ..scene.items.layers import Plane
from ..scene.stage import Stage
from ..storage.contained import contained
from .effect_paintings import PAINTINGS, Course, Paint, Painting, paint_rising
from .flights import Flights


@contained
class EffectItem(QGraphicsItem):
    def __init__(
        self, parent: QGraphicsItem, effect: Effect, rect: QRectF, paint: Paint, way: Course | None = None
    ) -> None:
        super().__init__(parent)
        self.effect = effect
        self.elapsed = 0.0
        self._rect, self._paint, self._way = rect, paint, way

    @property
    def over(self) -> bool:
        return self.elapsed >= self.effect.start + self.effect.duration

    def fade_out(self) -> None:
        self.elapsed = max(self.elapsed, self.effect.start + self.effect.duration - FADE)

    def advance_by(self, passed: float) -> tuple[str, ...]:
        """Advance by `passed` milliseconds, and return the sounds that are due."""
        before, self.elapsed = self.elapsed, self.elapsed + passed
        self.setVisible(self.elapsed >= self.effect.start and not self.over)
        if self._way is not None:
            self.setPos(self._way(self._done))
        self.update()
        begin = self.effect.start
        return tuple(sound for at, sound in self.effect.sounds if before <= begin + at < self.elapsed)

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(self, painter: QPainter, *_: object) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._paint(painter, self._done)

    @property
    def _done(self) -> float:
        lasts = self.effect.duration
        return min(1.0, max(0.0, (self.elapsed - self.effect.start) / lasts)) if lasts > 0 else 1.0


class Effects:
    def __init__(self, stage: Stage, say: Callable[[str, QPointF], None] = lambda *details: None) -> None:
        self._stage, self._say = stage, say
        self._layer, self._below = Plane(101, None), Plane(99, None)
        for layer in (self._layer, self._below):
            stage.addItem(layer)
        self._items: list[EffectItem] = []
        # returns the position of the coin in the bottom bar, or None if there is no extra action
        self.home: Callable[[], QPointF | None] = lambda: None
        # called when an effect has ended, but not for effects that `clear` removes
        self.ended: Callable[[Effect], None] = lambda effect: None

    @property
    def any(self) -> bool:
        return bool(self._items)

    @property
    def running(self) -> tuple[Effect, ...]:
        return tuple(item.effect for item in self._items)

    def begin(self, effects: Iterable[Effect]) -> None:
        for effect in effects:
            made = self._make(effect)
            if made is not None:
                layer = self._below if effect.below else self._layer
                item = EffectItem(layer, effect, *made)
                if isinstance(effect, Caption):
                    self._make_room(item.boundingRect())
                item.advance_by(0.0)
                self._items.append(item)
        self._follow()

    def _make_room(self, rect: QRectF) -> None:
        for item in self._items:
            if isinstance(item.effect, Caption) and item.boundingRect().intersects(rect):
                item.fade_out()

    def advance(self, passed: float, hurried: bool = False) -> None:
        for item in self._items:
            for sound in item.advance_by(passed * item.effect.hurried if hurried else passed):
                self._say(sound, item.boundingRect().center())
        over = [item for item in self._items if item.over]
        self._drop(over)
        for item in over:
            self.ended(item.effect)

    def clear(self) -> None:
        self._drop(list(self._items))

    def _drop(self, gone: Iterable[EffectItem]) -> None:
        for item in gone:
            self._items.remove(item)
            item.setParentItem(None)  # type: ignore[arg-type]
            self._stage.removeItem(item)
        self._follow()

    def _follow(self) -> None:
        captions = (effect for effect in self.running if isinstance(effect, Caption))
        self._stage.market.play(frozenset(effect.place for effect in captions if effect.place is not None))
        away = {effect.seat for effect in self.running if isinstance(effect, TurnPasses | Nod)}
        for zone in self._stage.players:
            zone.send_star(zone.seat in away)

    def _make(self, effect: Effect) -> Painting | None:
        if isinstance(effect, Coin):
            return paint_rising(self._stage, effect, self.home())
        return PAINTINGS[type(effect)](self._stage, effect)


# gain in decibels of landing sounds while other players' moves are hurried; take-off sounds are then left out
HASTY: Final = -10.0
SEEN: Final = 120.0  # after `speed_up`, all remaining steps together take this many milliseconds of real time


class StepPlayer(QObject):
    """Plays animation steps. ``arrived`` is emitted after the last step, or when the table is hidden."""

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
        return tuple(self._steps)

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
        """Begin the next step, which should have begun `late` milliseconds ago."""
        if not self._steps or self._begun or not self._clock.may_run:
            return
        step = self._steps[0]
        self._begun, self._elapsed = True, late
        self.flights.launch(step.flights, self.starts(step), step.after)
        self.effects.begin(step.effects)
        self.flights.advance(late)
        self._run()

    @property
    def is_sped_up(self) -> bool:
        return self._pace > 1.0

    def speed_up(self) -> None:
        left = sum(step.duration for step in self._steps) - self._elapsed
        self._pace = max(1.0, left / (SEEN * self._clock.rate))

    def multiply_pace(self, factor: float) -> None:
        self._pace *= factor

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

    def _on_sound(self, sound: str, flight: Flight, point: QPointF, lands: bool) -> None:
        style = flight.style
        hasty = self._clock.rate > 1.0
        if lands or not hasty:
            level = style.level if self._own else HASTY if hasty else style.others_level
            self._say(sound, point, level)

    def _say(self, sound: str, point: QPointF, level: float = 0.0) -> None:
        if self.in_sight():
            self.cued.emit(Cue(sound, pan_of(point.x(), self._stage.width()), level))

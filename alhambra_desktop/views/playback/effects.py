"""Short effects beside flying pieces, such as dust, a coin or the turn marker."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from ..animation.timeline import FADE, Coin, Effect, Nod, TurnPasses
from ..animation.watched_effects import Caption
from ..scene.items.layers import Plane
from ..scene.stage import Stage
from ..storage.contained import contained
from .effect_paintings import PAINTINGS, Course, Paint, Painting, paint_rising


@contained
class EffectItem(QGraphicsItem):
    """One effect, repainted as its time passes."""

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

    def give_way(self) -> None:
        self.elapsed = max(self.elapsed, self.effect.start + self.effect.duration - FADE)

    def advance_by(self, passed: float) -> tuple[str, ...]:
        """Advance the time and return the sounds due."""
        before, self.elapsed = self.elapsed, self.elapsed + passed
        self.setVisible(self.elapsed >= self.effect.start and not self.over)
        if self._way is not None:
            self.setPos(self._way(self._done))
        self.update()
        begin = self.effect.start
        return tuple(sound for at, sound in self.effect.heard if before <= begin + at < self.elapsed)

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
    """The current effects, which end automatically."""

    def __init__(self, stage: Stage, say: Callable[[str, QPointF], None] = lambda *told: None) -> None:
        self._stage, self._say = stage, say
        self._layer, self._below = Plane(101, None), Plane(99, None)
        for layer in (self._layer, self._below):
            stage.addItem(layer)
        self._items: list[EffectItem] = []
        self.home: Callable[[], QPointF | None] = lambda: None
        """Where a coin of an exact payment becomes the sign of a further action; None where it does not."""
        self.ended: Callable[[Effect], None] = lambda effect: None
        """Hears of each that is over."""

    @property
    def any(self) -> bool:
        return bool(self._items)

    @property
    def going(self) -> tuple[Effect, ...]:
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
                item.give_way()

    def advance(self, passed: float, hurried: bool = False) -> None:
        for item in self._items:
            for sound in item.advance_by(passed * item.effect.hurried if hurried else passed):
                self._say(sound, item.boundingRect().center())
        self._drop([item for item in self._items if item.over])

    def clear(self) -> None:
        self._drop(list(self._items))

    def _drop(self, gone: Iterable[EffectItem]) -> None:
        for item in gone:
            self._items.remove(item)
            item.setParentItem(None)  # type: ignore[arg-type]
            self._stage.removeItem(item)
            self.ended(item.effect)
        self._follow()

    def _follow(self) -> None:
        """Hide the star at its panel while it moves, and reveal market tiles being bought."""
        told = (effect for effect in self.going if isinstance(effect, Caption))
        self._stage.market.play(frozenset(effect.place for effect in told if effect.place is not None))
        away = {effect.seat for effect in self.going if isinstance(effect, TurnPasses | Nod)}
        for zone in self._stage.players:
            zone.send_star(zone.seat in away)

    def _make(self, effect: Effect) -> Painting | None:
        if isinstance(effect, Coin):
            return paint_rising(self._stage, effect, self.home())
        return PAINTINGS[type(effect)](self._stage, effect)

"""Director: lets moves be seen. It shows a state only after the way to it was shown."""

from __future__ import annotations

from collections import deque

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QPropertyAnimation,
    QSequentialAnimationGroup,
    QTimer,
    Signal,
)
from PySide6.QtGui import QPixmap

from ...model.core.event import (
    BuildingBought,
    Event,
    MarketRefilled,
    MoneyTaken,
    Redesigned,
    RowRefilled,
    ScoringHeld,
    TilePlaced,
    TileReserved,
)
from ...model.core.play import Transition
from ...model.core.values import Seat
from ...model.modules.falconers.rules import FalconBought
from ...model.modules.huts.rules import HutTaken
from ...model.modules.vizier.rules import VizierWoken
from .overlay import FLYING_CARD, FLYING_TILE, Flight
from .stage import Stage

FACTOR = {"off": 0.0, "fast": 0.4, "normal": 1.0, "slow": 2.0}
HURRY = 0.25
CARD_FLIGHT, TILE_FLIGHT, REFILL, APART, REST = 300, 320, 200, 60, 260
"""Milliseconds at normal speed: flights, the step from one card to the next, the rest after a move."""


class Director(QObject):
    """Queues moves, animates each and then asks for the state after it to be shown.

    ``shown`` is emitted with each Transition when its state is to be on the table; ``idle`` when all are.
    A scoring round pauses the queue until ``resume`` is called.
    """

    shown = Signal(object)
    scoring = Signal(object)
    idle = Signal()

    turned = Signal()
    """Another move is on its way now, or a scoring is looked at, or nothing is on its way any more."""

    def __init__(self, scene: Stage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.stage = scene
        self.own_speed, self.others_speed = "normal", "normal"
        self.reduced = False
        self.hurried = False
        self.viewer: Seat = 0
        self._queue: deque[tuple[Transition, bool]] = deque()
        self._group: QSequentialAnimationGroup | None = None
        self._flights: list[Flight] = []
        self._now: Transition | None = None
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

    def add(self, move: Transition, replay: bool = False) -> None:
        """Show a move after all moves before it."""
        if not self.busy:
            self._replaying = replay
        self._queue.append((move, replay))
        self._next_soon()
        self.turned.emit()

    def drop_all(self) -> None:
        """Forget whatever was not shown yet: the table jumps elsewhere."""
        self._queue.clear()
        self._held.clear()
        self._paused = False
        self._now = None
        self._soon.stop()
        self._clear_flights()
        self.turned.emit()

    def finish_step(self) -> None:
        """Show the state after the move under way at once."""
        if self._group is not None:
            self._group.setCurrentTime(self._group.totalDuration())

    def resume(self) -> None:
        """Go on after a scoring was looked at."""
        self._paused = False
        self._next_soon()
        self.turned.emit()

    def wait(self, waiting: bool) -> None:
        """Show nothing more while nobody looks; what comes meanwhile is queued."""
        self._waiting = waiting
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
        self._animate(self._now, self._replaying)

    # -- animation

    def _factor(self, seat: Seat | None, replay: bool) -> float:
        own = seat == self.viewer and not replay
        factor = FACTOR[self.own_speed if own else self.others_speed]
        if replay:
            factor = max(factor, FACTOR["normal"])
        return factor * (HURRY if self.hurried else 1.0)

    def _animate(self, move: Transition, replay: bool) -> None:
        decision = move.before.decision if move.before is not None else None
        seat = decision.seat if decision else None
        factor = self._factor(seat, replay)
        group = QSequentialAnimationGroup(self)
        if factor > 0:
            own = seat == self.viewer and not replay
            for event in move.events:
                self._show_event(group, event, factor, own)
        if group.animationCount() == 0:
            group.deleteLater()
            self._arrive()
            return
        self._group = group
        group.finished.connect(self._arrive)
        group.start(QAbstractAnimation.DeletionPolicy.KeepWhenStopped)

    def _show_event(self, group: QSequentialAnimationGroup, event: Event, factor: float, own: bool) -> None:
        if isinstance(event, RowRefilled):
            self._fly_cards_to_row(group, event, factor)
        elif isinstance(event, MarketRefilled):
            self._fly_tiles_to_market(group, event, factor)
        elif own:
            return
        elif isinstance(event, MoneyTaken):
            self._fly_cards_to_player(group, event, factor)
            self._rest(group, factor)
        elif isinstance(event, BuildingBought):
            spot = self.stage.find("market", event.tile)
            if spot is not None and self.stage.shown is not None:
                tile = self.stage.shown.book.tiles[event.tile]
                pixmap = self.stage.faces.tile_pixmap(tile, FLYING_TILE)
                self._fly(group, [(pixmap, spot.rect.center(), self._home(event.seat))], TILE_FLIGHT * factor)
            self._rest(group, factor)
        elif isinstance(event, (TilePlaced, TileReserved, Redesigned, HutTaken, FalconBought, VizierWoken)):
            self._rest(group, factor)

    def _rest(self, group: QSequentialAnimationGroup, factor: float) -> None:
        group.addAnimation(QPauseAnimation(round(REST * factor)))

    def _home(self, seat: Seat) -> QPointF:
        if seat == self.viewer:
            return self.stage.hand.sceneBoundingRect().center()
        return self.stage.player_panel(seat).sceneBoundingRect().center()

    def _fly_cards_to_player(
        self, group: QSequentialAnimationGroup, event: MoneyTaken, factor: float
    ) -> None:
        assert self.stage.shown is not None
        row = list(self.stage.shown.seen.row)
        flights = []
        for card in event.cards:
            if card not in row:
                continue
            index = row.index(card)
            row[index] = ""
            start = self.stage.row.scene_rect(self.stage.row.card_rect(index)).center()
            flights.append((self.stage.faces.card_pixmap(card, FLYING_CARD), start, self._home(event.seat)))
        self._fly(group, flights, CARD_FLIGHT * factor)

    def _fly_cards_to_row(self, group: QSequentialAnimationGroup, event: RowRefilled, factor: float) -> None:
        panel = self.stage.row
        right = panel.sceneBoundingRect().right() - 60
        start = QPointF(right, panel.scene_rect(panel.card_rect(0)).center().y())
        flights = []
        free = len(self.stage.shown.seen.row) if self.stage.shown else 0
        for i, card in enumerate(event.added):
            slot = min(3, free - len(event.added) + i) if free >= len(event.added) else i
            end = panel.scene_rect(panel.card_rect(max(0, slot))).center()
            flights.append((self.stage.faces.card_pixmap(card, FLYING_CARD), start, end))
        self._fly(group, flights, REFILL * factor)

    def _fly_tiles_to_market(
        self, group: QSequentialAnimationGroup, event: MarketRefilled, factor: float
    ) -> None:
        assert self.stage.shown is not None
        row = self.stage.row.sceneBoundingRect()
        start = QPointF(row.left() + 40, row.bottom() - 34)
        market = self.stage.market
        kinds = [stock.kind for stock in self.stage.shown.seen.stocks]
        flights = [
            (
                self.stage.faces.tile_pixmap(self.stage.shown.book.tiles[tile], FLYING_TILE),
                start,
                market.scene_rect(market.tile_rect(square, kinds.index(kind))).center(),
            )
            for kind, square, tile in event.added
        ]
        annex = self.stage.annex.sceneBoundingRect().center()
        flights += [
            (self.stage.faces.tile_pixmap(self.stage.shown.book.tiles[tile], FLYING_TILE), start, annex)
            for _, _, tile in event.beside
        ]
        self._fly(group, flights, REFILL * factor)

    def _fly(
        self,
        group: QSequentialAnimationGroup,
        flights: list[tuple[QPixmap, QPointF, QPointF]],
        duration: float,
    ) -> None:
        """Several pictures on their way, one a little after the other."""
        if not flights or self.reduced:
            return
        together = QParallelAnimationGroup()
        for i, (pixmap, start, end) in enumerate(flights):
            item = Flight(pixmap)
            item.setPos(start)
            item.setOpacity(0.0)
            self.stage.addItem(item)
            self._flights.append(item)
            one = QSequentialAnimationGroup()
            one.addPause(round(APART * i))
            appear = QPropertyAnimation(item, b"opacity")
            appear.setDuration(1)
            appear.setEndValue(1.0)
            one.addAnimation(appear)
            way = QPropertyAnimation(item, b"pos")
            way.setDuration(max(1, round(duration)))
            way.setStartValue(start)
            way.setEndValue(end)
            way.setEasingCurve(QEasingCurve.Type.OutCubic)
            one.addAnimation(way)
            together.addAnimation(one)
        group.addAnimation(together)

    def _arrive(self) -> None:
        self._clear_flights()
        move, self._now = self._now, None
        if move is None:
            return
        self._held += [event for event in move.events if isinstance(event, ScoringHeld)]
        self.shown.emit(move)
        self._next_soon()

    def _clear_flights(self) -> None:
        for item in self._flights:
            self.stage.removeItem(item)
        self._flights.clear()
        if self._group is not None:
            self._group.finished.disconnect(self._arrive)
            self._group.stop()
            self._group.deleteLater()
            self._group = None

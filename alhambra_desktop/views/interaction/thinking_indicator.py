from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QObject

from ...model.rules.core.values import Seat
from ..playback.director import FACTOR, Director
from .phase import Phase, TablePhase

BREATH: Final = 2400.0  # period of the pulse in milliseconds, the same at every animation speed
APART: Final = 48.0  # milliseconds between two repaints

# The pulsing star grows by up to ``WIDER`` of its size, and loses up to ``PALER`` of its opacity.
WIDER, PALER = 0.16, 0.34


class ThinkingIndicator(QObject):
    """Lets the star of a computer player pulse while this player thinks."""

    def __init__(self, director: Director, phase: TablePhase, parent: QObject) -> None:
        super().__init__(parent)
        self._director, self._phase, self._clock = director, phase, director.clock
        self.seat: Seat | None = None
        self._elapsed, self._drawn = 0.0, 0.0
        self._clock.ticked.connect(self._on_tick)

    def look(self) -> None:
        self._follow(self._thinking())

    def _thinking(self) -> Seat | None:
        director, table = self._director, self._phase.table
        still = director.reduced or FACTOR[director.others_speed] <= 0 or not director.in_sight()
        if still or self._phase.now is not Phase.WAITING or table.seat is None:
            return None
        return None if table.is_human(table.seat) else table.seat

    def _follow(self, seat: Seat | None) -> None:
        if seat == self.seat:
            return
        self._draw(0.0)
        self.seat, self._elapsed, self._drawn = seat, 0.0, 0.0
        self._clock.want(seat is not None, self)

    def _on_tick(self, milliseconds: float) -> None:
        if self.seat is None:
            return
        if not self._director.in_sight():
            self._follow(None)
            return
        self._elapsed += milliseconds / max(self._clock.rate, 1.0)
        if self._elapsed - self._drawn >= APART:
            self._drawn = self._elapsed
            self._draw(math.sin(2 * math.pi * self._elapsed / BREATH))

    def _draw(self, breath: float) -> None:
        zone = next((zone for zone in self._director.stage.players if zone.seat == self.seat), None)
        if zone is not None:
            scale, pale = 1.0 + WIDER * max(0.0, breath), PALER * max(0.0, -breath)
            zone.star.breathe(scale, 1.0 - pale)

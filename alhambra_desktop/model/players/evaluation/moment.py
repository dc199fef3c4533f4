"""Moment: the position to evaluate, and for which seat."""

from __future__ import annotations

import attrs

from ...rules.core.engine.rulebook import Rulebook
from ...rules.core.engine.state import GameState
from ...rules.core.values import Seat
from ..skill.levels import Weights
from .forecast import Forecast
from .memo import HoldingsNumbers


@attrs.frozen(eq=False)
class Moment:
    """The state at which a seat's turn begins or continues.

    Evaluations are made on tables that differ from it only by actions of this seat.
    """

    book: Rulebook
    state: GameState
    seat: Seat
    weights: Weights
    forecast: Forecast
    holdings: HoldingsNumbers

    @property
    def seats(self) -> int:
        return len(self.state.players)

"""Moment: the position that is evaluated, and for whom."""

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
    """What all parts of an evaluation look at: a state at which the turn of a seat begins or goes on.

    The parts are asked of tables on which only this seat has done something since.
    """

    book: Rulebook
    state: GameState
    seat: Seat
    weights: Weights
    forecast: Forecast
    holdings: HoldingsNumbers

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.state.players)

"""Moment: the position to evaluate, for which seat, and caches for what is computed of it."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TypeVar

import attrs

from ...rules.core.engine.rulebook import Rulebook
from ...rules.core.engine.state import GameState
from ...rules.core.values import Seat
from ..skill.levels import Weights
from .forecast import Forecast

Value = TypeVar("Value")


class IdentityMemo(dict[Hashable, Value]):
    """A cache with ``id(value)`` in its keys.

    It keeps these values alive, so ids are never reused. Read it like a dict and write with `keep`.
    """

    def __init__(self) -> None:
        super().__init__()
        self._alive: list[object] = []

    def keep(self, key: Hashable, found: Value, identified: object) -> Value:
        """Store a result; `identified` is the value whose id is in the key."""
        self._alive.append(identified)
        self[key] = found
        return found


class HoldingsNumbers:
    """Numbers the expansion holdings of tables: equal slices get equal numbers (hash consing).

    0 stands for the holdings of the evaluated position.
    """

    def __init__(self, state: GameState) -> None:
        self._first = state.slices
        self._equal: dict[object, int] = {tuple(state.slices.values()): 0}
        self._numbers = IdentityMemo[int]()

    def number(self, table: GameState) -> int:
        slices = table.slices
        if slices is self._first:
            return 0
        number = self._numbers.get(id(slices))
        if number is None:
            number = self._equal.setdefault(tuple(slices.values()), len(self._equal))
            self._numbers.keep(id(slices), number, slices)
        return number


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

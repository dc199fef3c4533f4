"""Caches keyed by the identity of frozen values, which is faster than hashing them."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TypeVar

from ...rules.core.engine.state import GameState

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

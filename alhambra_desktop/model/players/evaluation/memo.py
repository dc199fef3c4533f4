"""Memo tables by the identity of frozen values, which is cheaper than to compare or hash them."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TypeVar

from ...rules.core.engine.state import GameState

Value = TypeVar("Value")


class IdentityMemo(dict[Hashable, Value]):
    """A memo table with ``id(value)`` in its keys.

    The values of which the ids are taken are kept alive as long as the table, so that no id is used anew.
    Looking something up is that of a dict; ``keep`` puts it in.
    """

    def __init__(self) -> None:
        super().__init__()
        self._alive: list[object] = []

    def keep(self, key: Hashable, found: Value, identified: object) -> Value:
        """Remember what was found; ``identified`` is what has the id in the key."""
        self._alive.append(identified)
        self[key] = found
        return found


class HoldingsNumbers:
    """Numbers for what modules hold on a table (hash consing): the same number for equal slices.

    0 stands for the holdings of the position that is evaluated.
    """

    def __init__(self, state: GameState) -> None:
        self._first = state.slices
        self._equal: dict[object, int] = {tuple(state.slices.values()): 0}
        self._numbers = IdentityMemo[int]()

    def number(self, table: GameState) -> int:
        """The number of the holdings on a table."""
        slices = table.slices
        if slices is self._first:
            return 0
        number = self._numbers.get(id(slices))
        if number is None:
            number = self._equal.setdefault(tuple(slices.values()), len(self._equal))
            self._numbers.keep(id(slices), number, slices)
        return number

"""A quick ``evolve`` for the frozen classes that change at every step of a game."""

from __future__ import annotations

from typing import Any, Self


class Frozen:
    """A base for frozen classes without slots and without derived facts kept in them."""

    def changed(self, **changes: Any) -> Self:
        """The same value with some fields replaced; field names are not checked (mypy's plugin cannot)."""
        new = object.__new__(type(self))
        fields = new.__dict__
        fields.update(self.__dict__)
        fields.update(changes)
        return new

"""Frozen: fast copy-with-changes for the frozen classes of a game state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

import attrs


class Frozen:
    """Base of frozen classes that keep their fields in ``__dict__``.

    `changed` does what ``attrs.evolve`` does, several times faster.
    """

    def changed(self, **changes: object) -> Self:
        """Return a copy with some fields replaced; raise `TypeError` for an unknown field."""
        new = object.__new__(type(self))
        fields = new.__dict__
        fields.update(self.__dict__)
        count = len(fields)
        fields.update(changes)
        if len(fields) != count:
            raise no_such_field(self, changes)
        return new


def no_such_field(value: Frozen, changes: Mapping[str, object]) -> TypeError:
    names = {field.name for field in attrs.fields(type(value))}  # type: ignore[arg-type]  # every heir is one
    return TypeError(f"{type(value).__name__} has no field {', '.join(sorted(changes.keys() - names))}")

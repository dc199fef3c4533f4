"""Targets: what can be pointed at on the table, and where it lies."""

from __future__ import annotations

from typing import Final, TypeAlias

import attrs
from PySide6.QtCore import QRectF

from ...model.rules.core.places.places import PieceId, Place
from ...model.rules.core.values import Seat

SECTION: Final = "section"
"""The command of a section of the supply that has a drawer."""


@attrs.frozen
class Control:
    """Something drawn on the table that is neither piece nor place.

    ``command`` is the id of the command that it gives (``fit``, ``replay``), or says what belongs to a
    ``seat``: its panel (``player``), its column of the standings (``owner``), or what is told of it
    (``since``). A ``row`` of the standings is about a ``subject``, which is the name of a ``section``.
    """

    command: str
    seat: Seat | None = None
    subject: str | None = None

    def is_pressed_by(self, viewer: Seat) -> bool:
        """True where a press does something: rows only tell, and whose the panel is sees his city anyway."""
        return self.command != "row" and self.seat != viewer


Target: TypeAlias = PieceId | Place | Control


@attrs.frozen
class Spot:
    """A target and its rectangle in scene units; two spots are equal where their targets are."""

    what: Target
    rect: QRectF = attrs.field(eq=False)

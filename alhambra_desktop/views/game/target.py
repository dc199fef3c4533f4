"""Defines the targets that the pointer and the cursor can have on the table."""

from __future__ import annotations

from typing import Final, TypeAlias

import attrs
from PySide6.QtCore import QRectF

from ...model.rules.core.frozen import frozen
from ...model.rules.core.places.places import PieceId, Place
from ...model.rules.core.values import Seat

SECTION: Final = "section"
REST: Final = "rest"


@frozen
class Control:
    """A target that is neither a piece nor a place.

    ``command`` is the id of a command, such as ``fit``, or the name of a part of the table:

    - If there is a ``seat``, the part is its ``player`` panel, its column of the standings (``owner``), or
      the list of its recent events (``since``).
    - If there is a ``subject``, the part is a ``row`` of the standings, a ``section`` of the supply, or the
      line that folds or unfolds the ``rest`` of a section.
    """

    command: str
    seat: Seat | None = None
    subject: str | None = None

    def is_pressed_by(self, viewer: Seat) -> bool:
        """Return whether pressing the control has an effect for this viewer."""
        return self.command != "row" and self.seat != viewer


Target: TypeAlias = PieceId | Place | Control


@frozen
class Spot:
    """A target and its rectangle in scene units."""

    what: Target
    rect: QRectF = attrs.field(eq=False)

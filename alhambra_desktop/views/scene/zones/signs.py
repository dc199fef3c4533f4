"""Signs of sections in a supply that is folded in: how large they are, and where their counts stand."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF

SIGN: Final = 20.0
"""The sign of a section where the supply is folded in."""

SIGN_ROOM: Final = 50.0
"""The height of a sign with its count below."""

COUNT: Final = 20.0


def count_rect(room: QRectF) -> QRectF:
    """Where the count of a sign stands in the room of both."""
    return QRectF(room.left(), room.top() + SIGN + 5, room.width(), COUNT)

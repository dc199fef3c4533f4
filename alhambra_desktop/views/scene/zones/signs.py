"""Icons of sections in a folded supply."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF

SIGN: Final = 20.0

SIGN_ROOM: Final = 50.0

COUNT: Final = 20.0


def count_rect(room: QRectF) -> QRectF:
    return QRectF(room.left(), room.top() + SIGN + 5, room.width(), COUNT)

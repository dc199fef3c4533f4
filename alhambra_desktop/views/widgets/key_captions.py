"""Captions of drawn keys. If possible, all captions have the same font size."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QFont, QPainter

from ..art.fonts import SEMIBOLD, sans, shortened, text_width
from .painting import write

LARGEST, LEAST = 14, 12
"""Largest and smallest font size of captions."""

LINE: Final = 1.06
"""Height of a line relative to the font size."""

INDENT: Final = 2.0
"""Distance of a caption from the left edge of its room, and if possible from the right edge.

The letters of a wide caption are closer together. If they are still too wide, so are the edges.
"""

CLOSER: Final = 0.5
"""Pixels by which the letters of a wide caption may be closer together."""


def caption_font(size: int) -> QFont:
    return sans(size, SEMIBOLD)


def caption_fits(caption: str, size: int, room: QSizeF) -> bool:
    return text_width(caption, caption_font(size)) <= room.width() and size * LINE <= room.height()


def common_size(captions: Iterable[tuple[str, QSizeF]]) -> int:
    """Return the largest font size in which every caption fits its room. If there is none, return `LEAST`."""
    rooms = list(captions)
    sizes = range(LARGEST, LEAST, -1)
    return next((size for size in sizes if all(caption_fits(one, size, room) for one, room in rooms)), LEAST)


def paint_caption(p: QPainter, room: QRectF, caption: str, size: int, ink: str) -> None:
    """Paint a caption in one line, shortened if it is wider than its room."""
    font = caption_font(size)
    text = shortened(caption, font, room.width())
    excess = text_width(text, font) - (room.width() - 2 * INDENT)
    if excess > 0:
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, -min(CLOSER, excess / len(text)))
    indent = max(0.0, min(INDENT, (room.width() - text_width(text, font)) / 2))
    write(p, room.adjusted(indent, 0, 0, 0), text, font, ink)

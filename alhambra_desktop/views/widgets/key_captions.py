"""Captions of drawn keys. If possible, all captions have the same font size."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QFont, QPainter

from ..art.fonts import SEMIBOLD, sans, shortened, text_width
from .painting import write

LARGEST, LEAST = 14, 11
"""Font sizes of captions."""

LINE: Final = 1.06
"""Height of a line, in relation to the font size."""

MOST_LINES: Final = 2

INDENT: Final = 2.0
"""Distance of a caption from the left edge of its room. Wide captions are closer to this edge."""


def caption_font(size: int) -> QFont:
    return sans(size, SEMIBOLD)


@lru_cache(maxsize=1024)
def caption_lines(caption: str, size: int, width: float) -> tuple[str, ...]:
    """Wrap a caption into lines. Words that are wider than `width` stay whole."""
    font, lines = caption_font(size), [""]
    for word in caption.split(" "):
        longer = f"{lines[-1]} {word}".lstrip(" ")
        if not lines[-1] or text_width(longer, font) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


def caption_fits(caption: str, size: int, room: QSizeF) -> bool:
    lines = caption_lines(caption, size, room.width())
    if len(lines) > MOST_LINES or len(lines) * size * LINE > room.height():
        return False
    return all(text_width(line, caption_font(size)) <= room.width() for line in lines)


def common_size(captions: Iterable[tuple[str, QSizeF]]) -> int:
    """Return the largest font size in which every caption fits its room. If there is none, return `LEAST`."""
    rooms = list(captions)
    sizes = range(LARGEST, LEAST, -1)
    return next((size for size in sizes if all(caption_fits(one, size, room) for one, room in rooms)), LEAST)


def paint_caption(p: QPainter, room: QRectF, caption: str, size: int, ink: str) -> None:
    font, high = caption_font(size), size * LINE
    lines = caption_lines(caption, size, room.width())
    most = min(MOST_LINES, max(1, int(room.height() / high)))
    shown = [*lines[: most - 1], " ".join(lines[most - 1 :])] if len(lines) > most else lines
    free = room.width() - max(text_width(text, font) for text in shown)
    left, top = room.left() + max(0.0, min(INDENT, free / 2)), room.center().y() - high * len(shown) / 2
    for number, text in enumerate(shown):
        line = QRectF(left, top + high * number, room.width(), high)
        write(p, line, shortened(text, font, room.width()), font, ink)

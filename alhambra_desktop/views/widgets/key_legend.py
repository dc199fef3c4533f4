"""The legend of a drawn keyboard, and the marks on its keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ...model.rules.core.words.message import Message
from ..art.brushes import colour, shape, stroke
from ..art.fonts import SEMIBOLD, sans, text_width
from ..art.geometry import khatam, rounded
from ..art.palette import GOLD, GOLD_DEEP
from .key_colours import TINTS
from .key_groups import group_name
from .painting import write

LEGEND, SWATCH, LEGEND_TEXT = 26, 16.0, 14
"""Height of a legend, size of its marks, and font size of the names of the marks."""

CORNER: Final = 5.0
BESIDE, APART = 7.0, 34.0
"""Pixels between a mark and its name, and maximum pixels between two entries of a legend."""

PaintMark: TypeAlias = Callable[[QPainter, float, float, float], None]
"""Paints a mark. The arguments are the painter, x and y of the centre, and half the height."""

Entry: TypeAlias = tuple[str, PaintMark]

INLAY: Final = "#E2C896"
"""Colour of texts and locks on dark wood."""


def paint_star(p: QPainter, x: float, y: float, radius: float = 6.5) -> None:
    """Paint the mark of a key that the player has chosen for a command."""
    shape(p, khatam(x, y, radius), GOLD, GOLD_DEEP, 1)


def paint_lock(p: QPainter, x: float, y: float, radius: float, ink: str = INLAY) -> None:
    """Paint the mark of a key that has a fixed function."""
    body = QRectF(x - radius * 0.9, y - radius * 0.2, radius * 1.8, radius * 1.2)
    bow = QRectF(x - radius * 0.55, y - radius, radius * 1.1, radius * 1.6)
    stroke(p, rounded(bow, bow.width() / 2), ink, radius * 0.3)
    p.fillPath(rounded(body, radius * 0.28), colour(ink))


def group_entry(group: Message) -> Entry:
    return group_name(group), partial(_paint_swatch, group)


def _paint_swatch(group: Message, p: QPainter, x: float, y: float, radius: float) -> None:
    box = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
    shape(p, rounded(box, CORNER), TINTS[group].face[1], TINTS[group].edge, 1)


def paint_legend(p: QPainter, room: QRectF, entries: Sequence[Entry]) -> None:
    """Paint the entries of a legend side by side, in a text colour for dark wood."""
    font = sans(LEGEND_TEXT, SEMIBOLD)
    wide = [SWATCH + BESIDE + text_width(name, font) for name, _ in entries]
    gap = min(APART, (room.width() - sum(wide)) / max(1, len(wide)))
    left, middle = room.center().x() - (sum(wide) + gap * (len(wide) - 1)) / 2, room.center().y()
    for (name, paint), width in zip(entries, wide, strict=True):
        paint(p, left + SWATCH / 2, middle, SWATCH / 2)
        write(p, QRectF(left + SWATCH + BESIDE, middle - 11, width, 22), name, font, INLAY)
        left += width + gap

"""Text layout of a bubble: its lines wrapped, and how large it is for that."""

from __future__ import annotations

from typing import Final

import attrs
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QFont, QFontMetricsF

from ...words import say
from ..art.fonts import BOLD, REGULAR, SEMIBOLD, line_height, sans, serif, wrapped
from ..selection import Bubble
from ..words import Line

WIDEST: Final = 340.0
"""Units: what is longer goes on in the next line."""

SLIM: Final = 210.0
"""Where that covers something, longer lines go on in the next one already here."""

NARROWEST: Final = 92.0
SIDE: Final = 14.0
TOP: Final = 8.0
BADGE: Final = 28.0
"""Units at the sides of the words, above and below them, and for the badge before them."""

LEAST_ROW: Final = 25.0
"""The height of a row with a badge or a figure."""

TEXT: Final = 14
ABOVE_TOTAL: Final = 6.0
TOTAL_ROW: Final = 28.0


@attrs.frozen
class Row:
    """One line of a bubble: its words in as many lines as they need, from ``top`` on, and its figure."""

    top: float
    height: float
    badge: str
    words: tuple[str, ...]
    font: QFont
    figure: str = ""
    strong: bool = False

    @property
    def indent(self) -> float:
        """Units left of its words."""
        return BADGE if self.badge else 0.0


@attrs.frozen
class Sheet:
    """The rows of a bubble and its size; ``total`` is the last one, below a hairline, where there is one."""

    size: QSizeF
    rows: tuple[Row, ...]
    total: Row | None = None

    @classmethod
    def of(cls, bubble: Bubble, widest: float = WIDEST) -> Sheet:
        """A bubble as narrow as its longest line, though no wider than a width."""
        lines = bubble.lines
        needed = [_width(line) for line in lines]
        if bubble.total is not None:
            needed.append(
                _wide(sans(13), say(bubble.total[0])) + 24 + _wide(serif(18, BOLD), bubble.total[1])
            )
        width = min(widest, max(NARROWEST, *needed) if needed else NARROWEST)
        y, rows = TOP, []
        for line in lines:
            rows.append(_row(line, y, width))
            y += rows[-1].height
        total = None
        if bubble.total is not None:
            total = _total_row(say(bubble.total[0]), bubble.total[1], y + ABOVE_TOTAL, width)
            y = total.top + total.height
        return cls(QSizeF(width + 2 * SIDE, y + TOP), tuple(rows), total)


def font_of(line: Line) -> QFont:
    """The letters of a line."""
    return sans(TEXT, SEMIBOLD if line.strong else REGULAR)


def figure_font() -> QFont:
    """The letters of the figure of a line."""
    return sans(TEXT, BOLD)


def _wide(font: QFont, text: str) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)


def _figure_width(line: Line) -> float:
    return _wide(figure_font(), line.figure) + 16 if line.figure else 0.0


def _width(line: Line) -> float:
    badge = BADGE if line.badge else 0.0
    return badge + _wide(font_of(line), line.text) + 1 + _figure_width(line)


def _row(line: Line, top: float, width: float) -> Row:
    font = font_of(line)
    room = width - (BADGE if line.badge else 0.0) - _figure_width(line)
    words = wrapped(line.text, font, room)
    text = len(words) * line_height(font) + (4 if line.strong else 3)
    height = max(LEAST_ROW, text) if line.badge or line.figure else text
    return Row(top, height, line.badge, words, font, line.figure, line.strong)


def _total_row(said: str, figure: str, top: float, width: float) -> Row:
    font = sans(13)
    words = wrapped(said, font, width - 24 - _wide(serif(18, BOLD), figure))
    return Row(top, max(TOTAL_ROW, len(words) * line_height(font)), "", words, font, figure)

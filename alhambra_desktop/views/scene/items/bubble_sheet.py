"""Text layout of a bubble."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import attrs
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QFont

from ...art.fonts import BOLD, REGULAR, SEMIBOLD, line_height, sans, serif, text_width, wrapped
from ...game.selection import Bubble
from ...text.words import Line
from .card_sheet import WIDE, CardSheet

WIDTHS: Final = (220.0, 200.0, 180.0)
"""Maximum widths of a bubble in units; narrower where it would cover something."""

NARROWEST: Final = 120.0
SIDE: Final = 11.0
TOP: Final = 7.0
BADGE: Final = 24.0

LEAST_ROW: Final = 24.0

TEXT: Final = 13
ASIDE: Final = 12
BETWEEN: Final = 4.0

ABOVE_TOTAL: Final = 5.0
TOTAL_ROW: Final = 27.0


@attrs.frozen
class BubbleRow:
    """One line of a bubble: wrapped words from ``top`` on, and its figure; ``indent`` is in units."""

    top: float
    height: float
    line: Line
    words: tuple[str, ...]
    font: QFont
    indent: float = 0.0


@attrs.frozen
class Sheet:
    """The rows of a bubble and its size; a ``total`` comes last, below a hairline, a ``card`` first."""

    size: QSizeF
    rows: tuple[BubbleRow, ...]
    total: BubbleRow | None = None
    card: CardSheet | None = None

    @classmethod
    def of(cls, bubble: Bubble, widest: float = WIDTHS[0]) -> Sheet:
        signed = any(line.badge for line in bubble.lines if line.strong)
        indents = [BADGE if line.badge or (signed and line.aside) else 0.0 for line in bubble.lines]
        total = None if bubble.total is None else Line("", bubble.total[0], bubble.total[1])
        needed = [NARROWEST - 2 * SIDE]
        needed += [indent + _width(line) for indent, line in zip(indents, bubble.lines, strict=True)]
        if total is not None:
            needed.append(text_width(total.text, sans(TEXT)) + _total_width(total))
        card = CardSheet.of(bubble.card) if bubble.card is not None else None
        width = WIDE - 2 * SIDE if card is not None else min(widest - 2 * SIDE, max(needed))
        y, rows = TOP if card is None else card.size.height(), list[BubbleRow]()
        for indent, line in zip(indents, bubble.lines, strict=True):
            y += BETWEEN if line.strong and rows else 0.0
            rows.append(_row(line, y, width, indent))
            y += rows[-1].height
        last = None if total is None else _total_row(total, y + ABOVE_TOTAL * bool(rows), width)
        if last is not None:
            y = last.top + last.height
        height = y + TOP if card is None or rows else card.size.height()
        return cls(QSizeF(width + 2 * SIDE, height), tuple(rows), last, card)


def shorter(bubble: Bubble) -> Iterator[Bubble]:
    """Yield a bubble, then shorter versions of it for little room."""
    yield bubble
    lines = tuple(line for line in bubble.lines if not line.aside)
    if bubble.total is None and len(lines) < len(bubble.lines):
        yield attrs.evolve(bubble, lines=lines)
    least = lines[:1] if bubble.total is None else tuple(line for line in lines if line.strong)
    if len(least) < len(lines):
        yield attrs.evolve(bubble, lines=least)


def font_of(line: Line) -> QFont:
    if line.aside:
        return sans(ASIDE)
    return sans(TEXT, SEMIBOLD if line.strong else REGULAR)


def figure_font() -> QFont:
    return sans(TEXT, BOLD)


def total_font() -> QFont:
    return serif(17, BOLD)


def _figure_width(line: Line) -> float:
    return text_width(line.figure, figure_font()) + 16 if line.figure else 0.0


def _total_width(line: Line) -> float:
    return text_width(line.figure, total_font()) + 20


def _width(line: Line) -> float:
    return text_width(line.text, font_of(line)) + 1 + _figure_width(line)


def _row(line: Line, top: float, width: float, indent: float) -> BubbleRow:
    font = font_of(line)
    words = wrapped(line.text, font, width - indent - _figure_width(line))
    text = len(words) * line_height(font) + (0 if line.strong or line.aside else 3)
    tall = line.figure or (line.badge and not line.strong)
    return BubbleRow(top, max(LEAST_ROW, text) if tall else text, line, words, font, indent)


def _total_row(line: Line, top: float, width: float) -> BubbleRow:
    font = sans(TEXT)
    words = wrapped(line.text, font, width - _total_width(line))
    return BubbleRow(top, max(TOTAL_ROW, len(words) * line_height(font)), line, words, font)

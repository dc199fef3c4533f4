from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import attrs
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from ....model.rules.core.frozen import frozen
from ....words import say
from ...art.fonts import BOLD, REGULAR, SEMIBOLD, line_height, sans, serif, text_width, wrapped
from ...game.piece_card import PieceCard
from ...game.selection import Bubble
from ...text.language import capital
from ...text.words import Line
from ..pixmaps.faces import Faces

WIDE: Final = 248.0
PAD: Final = 12.0
CARD_TOP: Final = 8.0

NAME, NOTE, CARD_TEXT, FIGURE, WORKING = 15, 12, 13, 17, 12
CARD_BADGE: Final = 20.0
BADGE_STEP: Final = 24.0
APART: Final = 10.0

RULE: Final = 5.0


@frozen
class Words:
    at: QPointF
    text: str
    font: QFont
    tone: str


@frozen
class CardSheet:
    """Layout of a piece card.

    ``rule`` is the y coordinate of the line above the piece's value, or None if the card shows no value.
    """

    size: QSizeF
    words: tuple[Words, ...]
    badges: tuple[tuple[str, QPointF], ...]
    rule: float | None

    @classmethod
    def of(cls, card: PieceCard, width: float = WIDE) -> CardSheet:
        room = width - 2 * PAD
        head, below = _head(card, width)
        words, y = list(head), below
        words += (found := list(_lines(say(card.sentence), sans(CARD_TEXT), "text", y, room)))
        y += len(found) * line_height(sans(CARD_TEXT))
        rule = None
        if card.worth is not None:
            rule = y + RULE
            y = rule + RULE
            label, figure = say(card.worth.label), say(card.worth.figure)
            large, small = serif(FIGURE, BOLD), sans(CARD_TEXT, SEMIBOLD)
            height = line_height(large)
            words.append(Words(_right(figure, large, y, width), figure, large, "figure"))
            words.append(Words(QPointF(PAD, y + (height - line_height(small)) / 2), label, small, "text_2"))
            y += height
            if card.worth.working is not None:
                working = say(card.worth.working)
                words += (found := list(_lines(working, sans(WORKING), "text_2", y, room)))
                y += len(found) * line_height(sans(WORKING))
        at = QPointF(width - PAD - CARD_BADGE / 2, CARD_TOP + line_height(_name_font()) / 2)
        badges = tuple(
            (type_id, at - QPointF(BADGE_STEP * i, 0)) for i, type_id in enumerate(reversed(card.badges))
        )
        return cls(QSizeF(width, y + CARD_TOP), tuple(words), badges, rule)

    def paint(self, painter: QPainter, faces: Faces) -> None:
        theme = faces.theme
        for line in self.words:
            painter.setPen(QColor(getattr(theme, line.tone)))
            painter.setFont(line.font)
            room = QRectF(line.at, QSizeF(self.size.width(), line_height(line.font)))
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, line.text)
        for type_id, middle in self.badges:
            faces.badge(painter, type_id, middle.x(), middle.y(), CARD_BADGE)
        if self.rule is not None:
            rule = QRectF(PAD, self.rule, self.size.width() - 2 * PAD, 1)
            painter.fillRect(rule, QColor(theme.hairline))


def _name_font() -> QFont:
    return serif(NAME, BOLD)


def _head(card: PieceCard, width: float) -> tuple[list[Words], float]:
    font, note_font = _name_font(), sans(NOTE)
    name, note = capital(say(card.name)), say(card.note) if card.note is not None else ""
    badges = len(card.badges) * BADGE_STEP
    room = width - 2 * PAD - badges
    beside = bool(note) and text_width(name, font) + APART + text_width(note, note_font) <= room
    words = list(_lines(name, font, "text", CARD_TOP, room))
    y = CARD_TOP + len(words) * line_height(font)
    if beside:
        top = CARD_TOP + (line_height(font) - line_height(note_font)) / 2
        words.append(Words(_right(note, note_font, top, width), note, note_font, "text_2"))
    elif note:
        words += (found := list(_lines(note, note_font, "text_2", y, room)))
        y += len(found) * line_height(note_font)
    return words, y + 2


def _lines(text: str, font: QFont, tone: str, top: float, room: float) -> Iterator[Words]:
    for number, line in enumerate(wrapped(text, font, room)):
        yield Words(QPointF(PAD, top + number * line_height(font)), line, font, tone)


def _right(text: str, font: QFont, top: float, width: float) -> QPointF:
    return QPointF(width - PAD - text_width(text, font), top)


WIDTHS: Final = (220.0, 200.0, 180.0)  # maximum widths in units, tried in order until there is room
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


@frozen
class BubbleRow:
    top: float
    height: float
    line: Line
    words: tuple[str, ...]
    font: QFont
    indent: float = 0.0


@frozen
class Sheet:
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

"""Text layout of a piece's card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import attrs
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from ....words import say
from ...art.fonts import BOLD, SEMIBOLD, line_height, sans, serif, text_width, wrapped
from ...game.piece_card import PieceCard
from ...text.language import capital
from ..pixmaps.faces import Faces

WIDE: Final = 248.0
PAD: Final = 12.0
TOP: Final = 8.0

NAME, NOTE, TEXT, FIGURE, WORKING = 15, 12, 13, 17, 12
"""Font sizes."""

BADGE: Final = 20.0
BADGE_STEP: Final = 24.0
APART: Final = 10.0

RULE: Final = 5.0


@attrs.frozen
class Words:
    """A line of text with its upper left corner; ``tone`` names a colour of the theme."""

    at: QPointF
    text: str
    font: QFont
    tone: str


@attrs.frozen
class CardSheet:
    """The lines of a card, its badges by type with their centres, and the position of its hairline."""

    size: QSizeF
    words: tuple[Words, ...]
    badges: tuple[tuple[str, QPointF], ...]
    rule: float | None

    @classmethod
    def of(cls, card: PieceCard, wide: float = WIDE) -> CardSheet:
        room = wide - 2 * PAD
        head, below = _head(card, wide)
        words, y = list(head), below
        words += (found := list(_lines(say(card.sentence), sans(TEXT), "text", y, room)))
        y += len(found) * line_height(sans(TEXT))
        rule = None
        if card.worth is not None:
            rule = y + RULE
            y = rule + RULE
            label, figure = say(card.worth.label), say(card.worth.figure)
            large, small = serif(FIGURE, BOLD), sans(TEXT, SEMIBOLD)
            high = line_height(large)
            words.append(Words(_right(figure, large, y, wide), figure, large, "figure"))
            words.append(Words(QPointF(PAD, y + (high - line_height(small)) / 2), label, small, "text_2"))
            y += high
            if card.worth.working is not None:
                working = say(card.worth.working)
                words += (found := list(_lines(working, sans(WORKING), "text_2", y, room)))
                y += len(found) * line_height(sans(WORKING))
        at = QPointF(wide - PAD - BADGE / 2, TOP + line_height(_name_font()) / 2)
        badges = tuple(
            (type_id, at - QPointF(BADGE_STEP * i, 0)) for i, type_id in enumerate(reversed(card.badges))
        )
        return cls(QSizeF(wide, y + TOP), tuple(words), badges, rule)

    def paint(self, painter: QPainter, faces: Faces) -> None:
        theme = faces.theme
        for line in self.words:
            painter.setPen(QColor(getattr(theme, line.tone)))
            painter.setFont(line.font)
            room = QRectF(line.at, QSizeF(self.size.width(), line_height(line.font)))
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, line.text)
        for type_id, middle in self.badges:
            faces.badge(painter, type_id, middle.x(), middle.y(), BADGE)
        if self.rule is not None:
            rule = QRectF(PAD, self.rule, self.size.width() - 2 * PAD, 1)
            painter.fillRect(rule, QColor(theme.hairline))


def _name_font() -> QFont:
    return serif(NAME, BOLD)


def _head(card: PieceCard, wide: float) -> tuple[list[Words], float]:
    font, note_font = _name_font(), sans(NOTE)
    name, note = capital(say(card.name)), say(card.note) if card.note is not None else ""
    badges = len(card.badges) * BADGE_STEP
    room = wide - 2 * PAD - badges
    beside = bool(note) and text_width(name, font) + APART + text_width(note, note_font) <= room
    words = list(_lines(name, font, "text", TOP, room))
    y = TOP + len(words) * line_height(font)
    if beside:
        top = TOP + (line_height(font) - line_height(note_font)) / 2
        words.append(Words(_right(note, note_font, top, wide), note, note_font, "text_2"))
    elif note:
        words += (found := list(_lines(note, note_font, "text_2", y, room)))
        y += len(found) * line_height(note_font)
    return words, y + 2


def _lines(text: str, font: QFont, tone: str, top: float, room: float) -> Iterator[Words]:
    for number, line in enumerate(wrapped(text, font, room)):
        yield Words(QPointF(PAD, top + number * line_height(font)), line, font, tone)


def _right(text: str, font: QFont, top: float, wide: float) -> QPointF:
    return QPointF(wide - PAD - text_width(text, font), top)

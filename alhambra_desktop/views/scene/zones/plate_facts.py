"""Layout of the facts in a player panel, such as the numbers of cards and wall segments."""

from __future__ import annotations

from typing import Final

import attrs
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from ....model.rules.core.frozen import frozen
from ...art.fonts import sans

SIGN: Final = 18.0
AFTER_SIGN: Final = 22.0
CARDS: Final = "cards"  # icon of the number of cards in the hand
RESERVE: Final = "reserve"
FACT_ROW: Final = 21.0


@frozen
class Fact:
    """A number in a player panel, such as the number of cards.

    ``words`` is its long text, ``brief`` is its short text, and ``sign`` names its icon, if any.
    """

    sign: str
    words: str
    brief: str

    def worded_within(self, room: float) -> Fact:
        """If this fact is the number of tiles in a reserve, replace its unfamiliar icon by its long text.

        If the long text is wider than `room`, or if this is another fact, return the fact unchanged.
        """
        fits = self.sign == RESERVE and wide(sans(13), self.words) <= room
        return attrs.evolve(self, sign="", brief=self.words) if fits else self


@frozen
class Written:
    rect: QRectF
    text: str
    font: QFont
    tone: str = "text"
    to_right: bool = False

    @property
    def ink(self) -> QRectF:
        width = QFontMetricsF(self.font).horizontalAdvance(self.text)
        left = self.rect.right() - width if self.to_right else self.rect.left()
        return QRectF(left, self.rect.top(), width, self.rect.height())

    @property
    def baseline(self) -> float:
        metrics = QFontMetricsF(self.font)
        return self.rect.center().y() + (metrics.ascent() - metrics.descent()) / 2

    def on_baseline(self, y: float) -> Written:
        return attrs.evolve(self, rect=self.rect.translated(0, y - self.baseline))


def wide(font: QFont, text: str) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)


def needed_width(facts: tuple[Fact, ...], brief: bool) -> float:
    """Return the width of the widest fact, including its icon. Numbers have room for two digits."""
    font = sans(13)
    return AFTER_SIGN + max(wide(font, fact.brief if brief else fact.words) for fact in padded(facts))


def padded(facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """Lengthen all numbers to at least two digits, so that the panels of all players have the same layout."""
    zeros = ["0" * max(0, 2 - len(fact.brief)) for fact in facts]
    return tuple(
        attrs.evolve(fact, words=fact.words + more, brief=fact.brief + more)
        for fact, more in zip(facts, zeros, strict=True)
    )


@frozen
class Flow:
    texts: tuple[Written, ...]
    signs: tuple[tuple[str, QRectF], ...]
    end: float
    last: float
    bottom: float

    @property
    def right(self) -> float:
        return max(text.rect.right() - 1 for text in self.texts)

    def lowered(self, y: float) -> Flow:
        texts = tuple(attrs.evolve(text, rect=text.rect.translated(0, y)) for text in self.texts)
        signs = tuple((sign, rect.translated(0, y)) for sign, rect in self.signs)
        return attrs.evolve(self, texts=texts, signs=signs, last=self.last + y, bottom=self.bottom + y)

    def on_baseline(self, y: float) -> Flow:
        """Move all facts so that the first one is on the baseline `y`."""
        return self.lowered(y - self.texts[0].baseline)


def flow(
    facts: tuple[Fact, ...],
    room: QRectF,
    brief: bool,
    gap: float = 8.0,
    most: float = 13.0,
    row: float = FACT_ROW,
) -> Flow:
    font = sans(13)
    written = [fact.brief if brief else fact.words for fact in facts]
    indents = [AFTER_SIGN if fact.sign else 0.0 for fact in facts]
    needed = [indent + wide(font, text) for indent, text in zip(indents, written, strict=True)]
    rows: list[list[int]] = [[]]
    used = 0.0
    for number, width in enumerate(needed):
        if rows[-1] and used + gap + width > room.width():
            rows.append([])
            used = 0.0
        used += width + (gap if rows[-1] else 0.0)
        rows[-1].append(number)
    texts, signs, end = [], [], room.left()
    for line, numbers in enumerate(rows):
        free = room.width() - sum(needed[number] for number in numbers)
        between = min(most, free / max(1, len(numbers) - 1))
        x, y = room.left(), room.top() + line * row
        for number in numbers:
            if sign := facts[number].sign:
                signs.append((sign, QRectF(x, y + (row - SIGN) / 2, SIGN, SIGN)))
            indent = indents[number]
            rect = QRectF(x + indent, y, needed[number] - indent + 1, row)
            texts.append(Written(rect, written[number], font))
            end = x + needed[number]
            x = end + between
    bottom = room.top() + len(rows) * row
    return Flow(tuple(texts), tuple(signs), end, bottom - row, bottom)

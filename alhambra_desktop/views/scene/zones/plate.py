"""Text layout of player panels: names, levels, and figures with icons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import attrs
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from ...art.fonts import BOLD, sans, serif, wrapped
from ...art.palette import Theme

LEFT: Final = 17.0
RIGHT: Final = 14.0
SIGN: Final = 18.0
AFTER_SIGN: Final = 22.0
FACT_ROW: Final = 21.0

NAMES: Final = (19, 17, 15)
LONG_NAMES: Final = (17, 15, 14, 13)
"""Font sizes of a name in one line, and in several."""

MOST_LEVEL_LINES: Final = 2
"""Maximum lines of a level beside the marks."""


@attrs.frozen
class Fact:
    """A figure with its icon, in long and short form; some ``words`` need no icon."""

    sign: str
    words: str
    brief: str
    plain: bool = False


@attrs.frozen
class PlateWords:
    """The texts of a player panel: name, level (long and short), score, facts.

    ``gain`` are the points if scored now, ``parts`` their sources. ``pawn`` may stand beside the mark,
    special ``cards`` beside the city.
    """

    name: str
    levels: tuple[str, ...]
    score: str
    facts: tuple[Fact, ...]
    pawn: bool = False
    cards: int = 0
    gain: tuple[str, str] | None = None
    parts: tuple[str, ...] = ()


@attrs.frozen
class Written:
    """A line of text in its rectangle; ``tone`` is a colour of the theme."""

    rect: QRectF
    text: str
    font: QFont
    tone: str = "text"
    to_right: bool = False

    @property
    def ink(self) -> QRectF:
        """The bounds of the text."""
        wide = QFontMetricsF(self.font).horizontalAdvance(self.text)
        left = self.rect.right() - wide if self.to_right else self.rect.left()
        return QRectF(left, self.rect.top(), wide, self.rect.height())


@attrs.frozen
class Plate:
    """Positions on a panel in its own coordinates; None if absent.

    A plate is ``whole`` if nothing overlaps or lies outside.
    """

    mark: QPointF
    radius: float
    score: QRectF
    texts: tuple[Written, ...]
    signs: tuple[tuple[str, QRectF], ...]
    pawn: QRectF | None = None
    city: QRectF | None = None
    cards: QRectF | None = None
    line: float | None = None
    tells_level: bool = False
    whole: bool = True


def paint_texts(painter: QPainter, plate: Plate, theme: Theme) -> None:
    for written in plate.texts:
        painter.setFont(written.font)
        painter.setPen(QColor(getattr(theme, written.tone)))
        side = Qt.AlignmentFlag.AlignRight if written.to_right else Qt.AlignmentFlag.AlignLeft
        painter.drawText(written.rect, int(side | Qt.AlignmentFlag.AlignVCenter), written.text)


def wide(font: QFont, text: str) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)


# -- names


def name_lines(name: str, room: float, sizes: tuple[int, ...] = NAMES) -> tuple[QFont, tuple[str, ...]]:
    """Return a name in one line, or in two smaller ones of whole words; no lines if it does not fit."""
    for size in sizes:
        if wide(serif(size, BOLD), name) <= room:
            return serif(size, BOLD), (name,)
    for size in (size for size in LONG_NAMES if size <= sizes[0]):
        font = serif(size, BOLD)
        lines = wrapped(name, font, room)
        if len(lines) == 2 and all(wide(font, word) <= room for word in name.split()):
            return font, lines
    return serif(LONG_NAMES[-1], BOLD), ()


def long_name(name: str, room: float, sizes: tuple[int, ...] = NAMES) -> tuple[QFont, tuple[str, ...]]:
    """Return a name in as many lines as it needs."""
    font, lines = name_lines(name, room, sizes)
    return (font, lines) if lines else (font, wrapped(name, font, room))


def level_lines(levels: tuple[str, ...], room: float) -> tuple[str, ...]:
    fitting = (words for words in levels if wide(sans(12), words) <= room)
    found = next(fitting, None)
    return (found,) if found is not None else wrapped(levels[-1], sans(12), room) if levels else ()


def fit_unbroken(levels: tuple[str, ...], room: float) -> bool:
    """Return whether every word of a level fits."""
    return all(wide(sans(12), word) <= room for word in " ".join(levels[-1:]).split())


def stacked(
    lines: Iterable[str], font: QFont, at: QPointF, room: float, tone: str = "text", row: float | None = None
) -> Iterator[Written]:
    high = row or round(1.2 * font.pixelSize()) + (2 if tone == "text" else 0)
    for number, text in enumerate(lines):
        yield Written(QRectF(at.x(), at.y() + number * high, room, high), text, font, tone)


# -- heads


@attrs.frozen
class Head:
    """Mark, pawn, name, level and score; the rest begins at ``bottom``."""

    mark: QPointF
    radius: float
    pawn: QRectF | None
    score: QRectF
    texts: tuple[Written, ...]
    bottom: float
    tells_level: bool


@attrs.frozen
class Marks:
    """Sizes of a row of marks."""

    at: float
    radius: float
    pawn: float
    figure: int
    height: float

    @property
    def left(self) -> float:
        return self.at + self.radius + 6

    def pawn_rect(self) -> QRectF:
        middle = self.left + self.pawn * 0.32
        return QRectF(middle - self.pawn / 2, self.height / 2 + 1 - self.pawn / 2, self.pawn, self.pawn)


LARGE, SMALL = Marks(30, 14, 38, 28, 43), Marks(27, 12, 34, 22, 37)


def head_of(width: float, words: PlateWords, marks: Marks = LARGE) -> Head:
    """Lay out name and level between marks and score; long names go below."""
    pawn = marks.pawn_rect() if words.pawn else None
    left = marks.left + (0.0 if pawn is None else 0.85 * marks.pawn)
    font = serif(marks.figure, BOLD)
    needed = wide(font, words.score) + 1
    score = QRectF(width - RIGHT - needed, 6, needed, marks.height - 7)
    told = Written(score, words.score, font, "figure", to_right=True)
    room = score.left() - 6 - left
    mark = QPointF(marks.at, marks.height / 2 + 1.5)
    bare = Head(mark, marks.radius, pawn, score, (told,), marks.height, True)
    name_font, lines = name_lines(words.name, room)
    levels = level_lines(words.levels, room)
    if not lines or len(levels) > MOST_LEVEL_LINES or not fit_unbroken(words.levels, room):
        return _tall_head(width, words, bare)
    top = 3.0 if len(lines) > 1 else 4.0 if levels else marks.height / 2 - 0.6 * name_font.pixelSize()
    name = tuple(stacked(lines, name_font, QPointF(left, top), room))
    y = name[-1].rect.bottom() - (4 if len(lines) == 1 else 1)
    below = tuple(stacked(levels, sans(12), QPointF(left + 1, y), room, "text_2"))
    bottom = max(marks.height - 1, (below or name)[-1].rect.bottom())
    return attrs.evolve(bare, texts=(told, *name, *below), bottom=bottom)


def _tall_head(width: float, words: PlateWords, bare: Head) -> Head:
    room = width - LEFT - RIGHT
    font, lines = long_name(words.name, room)
    name = tuple(stacked(lines, font, QPointF(LEFT, bare.bottom - 1), room, row=1.25 * font.pixelSize()))
    y = name[-1].rect.bottom()
    below = tuple(stacked(level_lines(words.levels, room), sans(12), QPointF(LEFT + 1, y), room, "text_2"))
    bottom = (below or name)[-1].rect.bottom() + 1
    return attrs.evolve(bare, texts=(*bare.texts, *name, *below), bottom=bottom)


# -- facts


@attrs.frozen
class Flow:
    """Rows of facts: top of the last row, bottom, and end of the last fact."""

    texts: tuple[Written, ...]
    signs: tuple[tuple[str, QRectF], ...]
    end: float
    last: float
    bottom: float


def flow(
    facts: tuple[Fact, ...],
    room: QRectF,
    brief: bool,
    gap: float = 8.0,
    most: float = 13.0,
    row: float = FACT_ROW,
) -> Flow:
    """Lay out facts from the corner of a room, in as many rows as they need."""
    font = sans(13)
    told = [
        (fact.sign, fact.brief) if brief else ("" if fact.plain else fact.sign, fact.words) for fact in facts
    ]
    needed = [(AFTER_SIGN if sign else 0.0) + wide(font, text) for sign, text in told]
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
        spare = room.width() - sum(needed[number] for number in numbers)
        between = min(most, spare / max(1, len(numbers) - 1))
        x, y = room.left(), room.top() + line * row
        for number in numbers:
            sign, text = told[number]
            if sign:
                signs.append((sign, QRectF(x, y + (row - SIGN) / 2, SIGN, SIGN)))
            indent = AFTER_SIGN if sign else 0.0
            texts.append(Written(QRectF(x + indent, y, needed[number] - indent + 1, row), text, font))
            end = x + needed[number]
            x = end + between
    bottom = room.top() + len(rows) * row
    return Flow(tuple(texts), tuple(signs), end, bottom - row, bottom)

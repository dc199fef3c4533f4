"""Layouts of high, low, own and rival panels."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import attrs
from PySide6.QtCore import QPointF, QRectF, QSizeF

from ...art.fonts import BOLD, sans, serif, wrapped
from .plate import (
    FACT_ROW,
    LARGE,
    LEFT,
    LONG_NAMES,
    NAMES,
    RIGHT,
    SMALL,
    Flow,
    Marks,
    Plate,
    PlateWords,
    Written,
    flow,
    head_of,
    long_name,
    name_lines,
    stacked,
    wide,
)

TALL: Final = 230.0
LOW: Final = 150.0
"""Minimum panel heights with room above the city, and with a row above it."""

LEAST_CITY: Final = 62.0
NARROW_CITY: Final = 42.0
"""Minimum height of a city before words yield, and minimum width in a low panel."""

SPECIAL_CARD, SMALL_CARD = 22.0, 16.0
CARDS_APART: Final = 6.0

HEADS: Final = (0.5, 0.54, 0.58, 0.62, 0.66, 0.7)
"""Shares of a low panel's width for words."""


@attrs.frozen
class Spacing:
    above: float
    row: float
    before: float
    after: float
    gain: float
    marks: Marks = LARGE


SPACINGS: Final = (
    Spacing(3, 22, 5, 4, 22),
    Spacing(1, 20, 3, 3, 20),
    Spacing(-1, 19, 1, 1, 18),
    Spacing(-1, 17, 1, 1, 17, SMALL),
)


# -- panels of others


def other_plate(size: QSizeF, words: PlateWords) -> Plate:
    if size.height() >= LOW:
        for brief, marks in ((False, LARGE), (True, LARGE), (True, SMALL)):
            plate = _high_plate(size, words, brief, marks)
            if plate.whole:
                return plate
    low = _first_whole(_low_plate(size, words, part, tight) for tight in (False, True) for part in HEADS)
    return low if low.whole else _first_whole(_banner_plate(size, words, part) for part in HEADS)


def _first_whole(attempts: Iterable[Plate]) -> Plate:
    plate = None
    for plate in attempts:
        if plate.whole:
            break
    assert plate is not None
    return plate


def _high_plate(size: QSizeF, words: PlateWords, brief: bool, marks: Marks) -> Plate:
    width, height = size.width(), size.height()
    head = head_of(width, words, marks)
    y = head.bottom + (4 if height >= TALL else 0)
    facts = flow(words.facts, QRectF(LEFT, y, width - LEFT - 12, FACT_ROW), brief)
    top = facts.bottom + (5 if height >= TALL else 2)
    city = QRectF(11, top, width - 21, height - 10 - top)
    city, cards = _beside_cards(city, words.cards, SPECIAL_CARD)
    whole = city.height() >= LEAST_CITY and _rows_of(facts) <= (2 if height >= TALL else 1 + (not brief))
    if not brief and _rows_of(facts) > 1 and height < TALL:
        whole = whole and city.height() >= 1.4 * LEAST_CITY
    return Plate(
        mark=head.mark,
        radius=head.radius,
        score=head.score,
        texts=(*head.texts, *facts.texts),
        signs=facts.signs,
        pawn=head.pawn,
        city=city,
        cards=cards,
        tells_level=head.tells_level,
        whole=whole,
    )


def _rows_of(facts: Flow) -> int:
    return len({text.rect.top() for text in facts.texts})


def _beside_cards(city: QRectF, count: int, width: float) -> tuple[QRectF, QRectF | None]:
    if not count:
        return city, None
    cards = QRectF(city.right() - width, city.top(), width, city.height())
    return city.adjusted(0, 0, -width - CARDS_APART, 0), cards


def _low_plate(size: QSizeF, words: PlateWords, part: float, tight: bool) -> Plate:
    width, height, end = size.width(), size.height(), round(part * size.width())
    row, gap, most = (17.0, 4.0, 6.0) if tight else (FACT_ROW, 6.0, 10.0)
    font = serif(20 if tight else 24, BOLD)
    score_size = QSizeF(wide(font, words.score) + 1, 24 if tight else 30)
    left = 77.0 if words.pawn else 46.0
    name_font, lines = name_lines(words.name, end - left)
    beside = bool(lines)
    if beside:
        at = QPointF(left, 4.0 if len(lines) > 1 else 11.0)
        name = tuple(stacked(lines, name_font, at, end - left))
        top = max(36.0 if tight else 38.0, name[-1].rect.bottom())
    else:
        name_font, lines = long_name(words.name, end - LEFT, LONG_NAMES[-1:] if tight else NAMES)
        high = 1.25 * name_font.pixelSize() if tight else None
        name = tuple(stacked(lines, name_font, QPointF(LEFT, 36), end - LEFT, row=high))
        top = name[-1].rect.bottom()
    facts = flow(words.facts, QRectF(LEFT, top, end - LEFT, 0), True, gap, most, row)
    score = _score_below(facts, score_size, end, height - 5)
    if score.isEmpty() and left + score_size.width() <= end and not beside:
        score = QRectF(QPointF(end - score_size.width(), 7), score_size)
    court = QRectF(end + 8, 9, width - end - 17, height - 18)
    city, cards = _beside_cards(court, words.cards, SMALL_CARD)
    return Plate(
        mark=QPointF(28, 22),
        radius=12,
        score=score,
        texts=(Written(score, words.score, font, "figure", to_right=True), *name, *facts.texts),
        signs=facts.signs,
        pawn=QRectF(41, 4, 34, 34) if words.pawn else None,
        city=city,
        cards=cards,
        tells_level=not words.levels,
        whole=not score.isEmpty() and facts.bottom <= height - 3 and city.width() >= NARROW_CITY,
    )


def _banner_plate(size: QSizeF, words: PlateWords, part: float) -> Plate:
    width, height, end = size.width(), size.height(), round(part * size.width())
    room = width - LEFT - RIGHT
    name_font, lines = long_name(words.name, room, LONG_NAMES[-1:])
    name = tuple(stacked(lines, name_font, QPointF(LEFT, 5), room, row=1.2 * name_font.pixelSize()))
    y = name[-1].rect.bottom()
    font = serif(20, BOLD)
    needed = wide(font, words.score) + 1
    score = QRectF(end - needed, y + 2, needed, 24)
    pawn = QRectF(37, y - 1, 30, 30) if words.pawn else None
    facts = flow(words.facts, QRectF(LEFT, y + 28, end - LEFT, 0), True, 4.0, 6.0, 17.0)
    city = QRectF(end + 8, y + 3, width - end - 17, height - y - 12)
    city, cards = _beside_cards(city, words.cards, SMALL_CARD)
    beside = pawn.right() if pawn is not None else 38.0
    return Plate(
        mark=QPointF(27, y + 15),
        radius=11,
        score=score,
        texts=(Written(score, words.score, font, "figure", to_right=True), *name, *facts.texts),
        signs=facts.signs,
        pawn=pawn,
        city=city,
        cards=cards,
        tells_level=not words.levels,
        whole=score.left() >= beside and facts.bottom <= height - 3 and city.width() >= NARROW_CITY,
    )


def _score_below(facts: Flow, size: QSizeF, end: float, bottom: float) -> QRectF:
    score = QRectF(QPointF(end - size.width(), bottom - size.height()), size)
    if facts.bottom <= score.top():
        return score
    beside = facts.end + 4 <= score.left() and facts.last <= score.top() + 2
    return score if beside else QRectF()


# -- the panel of somebody without a seat


def rival_plate(size: QSizeF, words: PlateWords) -> Plate:
    head, room = head_of(size.width(), words), size.width() - LEFT - RIGHT
    note = wrapped(words.parts[0], sans(12), room) if words.parts else ()
    below = tuple(stacked(note, sans(12), QPointF(LEFT, 0), room, "text_2"))
    high = sum(written.rect.height() for written in below)
    top, bottom = head.bottom + 5, size.height() - high - 9
    notes = tuple(attrs.evolve(written, rect=written.rect.translated(0, bottom + 2)) for written in below)
    city = QRectF(11, top, size.width() - 22, bottom - 4 - top)
    whole = city.height() >= LEAST_CITY
    return Plate(head.mark, head.radius, head.score, (*head.texts, *notes), (), city=city, whole=whole)


# -- the viewer's own panel


def own_plate(size: QSizeF, words: PlateWords) -> Plate:
    return _first_whole(
        _own_plate(size, words, brief, space) for brief in (False, True) for space in SPACINGS
    )


def _own_plate(size: QSizeF, words: PlateWords, brief: bool, space: Spacing) -> Plate:
    width = size.width()
    room = width - LEFT - RIGHT
    head = head_of(width, words, space.marks)
    y = head.bottom + space.above
    facts = flow(words.facts, QRectF(LEFT, y, width - LEFT - 10, 0), brief, row=space.row)
    texts, y, line = [*head.texts, *facts.texts], facts.bottom + space.before, None
    if words.gain is not None:
        line = y
        more = list(_gain(words.gain, QPointF(LEFT, y + space.after), room, space.gain))
        y = max(written.rect.bottom() for written in more) - 1
        told = wrapped(" \N{MIDDLE DOT} ".join(words.parts), sans(12), room)
        more += stacked(told, sans(12), QPointF(LEFT, y), room, "text_2")
        y = more[-1].rect.bottom()
        texts += more
    return Plate(
        mark=head.mark,
        radius=head.radius,
        score=head.score,
        texts=tuple(texts),
        signs=facts.signs,
        pawn=head.pawn,
        line=line,
        tells_level=True,
        whole=y <= size.height() - 3,
    )


def _gain(gain: tuple[str, str], at: QPointF, room: float, row: float) -> Iterator[Written]:
    said, figure = gain
    font = serif(18, BOLD)
    yield Written(QRectF(at, QSizeF(room, row)), figure, font, "figure", to_right=True)
    left = room - wide(font, figure) - 8
    for size in (13, 12):
        if wide(sans(size), said) <= left:
            yield Written(QRectF(at, QSizeF(left, row)), said, sans(size))
            return
    yield from stacked(wrapped(said, sans(12), left), sans(12), at + QPointF(0, 2), left)

"""Layout of the panels of the other players. The small city is below or beside the texts."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import takewhile
from typing import Final, TypeAlias

import attrs
from PySide6.QtCore import QPointF, QRectF, QSizeF

from ...art.fonts import BOLD, sans, serif
from ...art.people import text_beside
from .plate_facts import FACT_ROW, Flow, Written, flow, needed_width, padded, wide
from .plates import (
    CARDS_INSIDE,
    LARGE,
    LEAST_CITY,
    LEFT,
    LONG_NAMES,
    NAMES,
    PAWN,
    PAWN_GAP,
    RIGHT,
    SMALL,
    Marks,
    Plate,
    PlateWords,
    facts_and_pawn,
    figure,
    first_whole,
    fit_unbroken,
    head_of,
    level_lines,
    long_name,
    name_lines,
    rows_of,
    stacked,
)

TALL: Final = 230.0  # panels of at least this height have room for two rows of facts above the city
# minimum height of a panel with the city below the texts; in lower panels, the city is to the right
LOW: Final = 150.0
NARROW_CITY: Final = 42.0  # minimum width of a city to the right of the texts
SPECIAL_CARD, SMALL_CARD = 22.0, 16.0

HEADER_TOP, HEADER_ROW = 6.0, 24.0  # top and height of the only line of text above a large city
HEADER_FOOT: Final = 3.0  # distance between this line and the city
HEADER_MARK: Final = QPointF(24, 19)
HEADER_RADIUS: Final = 11.5
HEADER_NAMES: Final = (18, 17, 16, 15, 14, 13)  # font sizes of the name in this line
HEADER_SCORE: Final = 21  # font size of the score in this line
HEADER_PAWN: Final = 28.0
HEADER_GAP, HEADER_END = 7.0, 17.0  # distance between the parts of this line, and space after the score
TIGHT_SIDE, TIGHT_FOOT = 6.0, 5.0  # distances of a large city's ground from the sides and the lower edge

FLAT_SCORE: Final = 24  # font size of the score in a panel that omits the level
TIGHT_GAP: Final = 4.0  # minimum distance between the facts beside a small mark
FLAT_TOP: Final = 6.0  # top of the name and the score in a panel that omits the level
FLAT_FACTS: Final = 29.0  # top of the facts in a panel that omits the level

ROOMY: Final = 58.0  # if the room for the name beside the mark is narrower, the name is smaller

HEADS: Final = (
    0.46,
    0.5,
    0.54,
    0.58,
    0.62,
    0.66,
    0.7,
)  # shares of a low panel's width for the texts, in the order in which they are tried


LEAST_LONG: Final = 48.0  # minimum width of the city if the facts beside it have long texts
PORTRAITS: Final = (18.0, 16.0)  # radii of portraits in low panels, the preferred one first
BEFORE_PORTRAIT, AFTER_PORTRAIT = 13.0, 9.0  # space to the left and right of such a portrait
PORTRAIT_SCORE: Final = 32.0  # height of the score below the portrait, including the gap between them
SCORE, SCORES = 46.0, (24, 20, 17)  # width of the score below a portrait, and the font sizes to try
NAME_ROW, PORTRAIT_ROW = 22.0, 19.0  # heights of the name and of a row of facts beside the portrait
USUAL_ROWS: Final = 3  # minimum number of rows reserved for facts, so that all names are at the same height
USUAL_WIDTH: Final = 232.0  # in panels wider than this, only the city becomes wider
PORTRAIT_PARTS: Final = (
    0.48,
    0.5,
    0.52,
    0.56,
    0.6,
    0.64,
)  # shares of the width for portrait and texts together, in the order in which they are tried


Attempt: TypeAlias = Callable[[QSizeF, PlateWords], Plate]


def other_plate(size: QSizeF, words: PlateWords) -> Plate:
    return other_plates(size, [words])[0]


def other_plates(size: QSizeF, panels: Sequence[PlateWords]) -> list[Plate]:
    """Lay out panels of equal size, if possible all of them in the same way.

    Choose the most preferred way in which all panels are ``whole``. If there is no such way, each panel has
    its own layout. Either all panels show the level or none of them.
    """
    attempts = list(_attempts(size, any(words.pawn for words in panels)))
    plates: list[Plate] = []
    for attempt in attempts:
        tried = (attempt(size, words) for words in panels)
        plates = list(takewhile(lambda plate: plate.whole, tried))
        if len(plates) == len(panels):
            break
    else:
        plates = [first_whole(attempt(size, words) for attempt in attempts) for words in panels]
    if len({plate.shows_level for plate, words in zip(plates, panels, strict=True) if words.levels}) > 1:
        bare = other_plates(size, [attrs.evolve(words, levels=()) for words in panels])
        pairs = zip(bare, panels, strict=True)
        plates = [attrs.evolve(plate, shows_level=not words.levels) for plate, words in pairs]
    return plates


class ColumnPlates:
    """Caches the layouts of the other players' panels until the size or the texts of the panels change."""

    def __init__(self) -> None:
        self._cached: tuple[tuple[QSizeF, tuple[PlateWords, ...]], list[Plate]] | None = None

    def of(self, size: QSizeF, panels: tuple[PlateWords, ...]) -> list[Plate]:
        if self._cached is None or self._cached[0] != (size, panels):
            self._cached = ((size, panels), other_plates(size, panels))
        return self._cached[1]


def _attempts(size: QSizeF, pawn: bool) -> Iterator[Attempt]:
    """Yield the ways to lay out a panel, the preferred one first."""
    if LOW <= size.height() < TALL:
        yield _header_plate
        for brief, marks in ((False, LARGE), (True, LARGE), (True, SMALL)):
            yield partial(_flat_plate, brief=brief, marks=marks)
    if size.height() >= LOW:
        for brief, marks in ((False, LARGE), (True, LARGE), (True, SMALL)):
            yield partial(_high_plate, brief=brief, marks=marks)
    if not pawn:
        yield _best_portrait_plate
    yield _best_low_plate
    yield lambda size, words: first_whole(_banner_plate(size, words, part) for part in HEADS)


def _best_portrait_plate(size: QSizeF, words: PlateWords) -> Plate:
    return first_whole(
        _portrait_plate(size, words, radius, end)
        for radius in PORTRAITS
        for end in _portrait_ends(size.width(), words, radius)
    )


def _best_low_plate(size: QSizeF, words: PlateWords) -> Plate:
    return first_whole(
        _low_plate(size, words, part, tight, beside, brief)
        for brief in (False, True)
        for beside in ((False, True) if words.pawn else (True, False))
        for part in HEADS
        for tight in (False, True)
    )


def _portrait_ends(width: float, words: PlateWords, radius: float) -> Iterator[float]:
    """Yield x coordinates to try for the right end of the texts beside a portrait.

    The first coordinate leaves room for numbers of two digits. Therefore, it is usually the same in all
    panels, whether their numbers have one digit or two.
    """
    parts = [round(part * min(width, USUAL_WIDTH)) for part in PORTRAIT_PARTS]
    left = BEFORE_PORTRAIT + 2 * radius + AFTER_PORTRAIT
    least = max(parts[0], math.ceil(left + needed_width(words.facts, brief=True)))
    yield from (least, *(end for end in parts if end > least))


def _with_city(
    head: Plate, facts: Flow, ground: QRectF, count: int, card: float = SPECIAL_CARD, least: float = 0.0
) -> Plate:
    """Add facts, a city and `count` cards of width `card` to the plate `head`.

    If the city is narrower than `least` units, the plate is not ``whole``.
    """
    city, cards = _beside_cards(ground, count, card)
    return attrs.evolve(
        head,
        texts=(*head.texts, *facts.texts),
        signs=facts.signs,
        city=city,
        cards=cards,
        whole=head.whole and city.width() >= least,
    )


def _beside_cards(city: QRectF, count: int, width: float) -> tuple[QRectF, QRectF | None]:
    """Divide the ground of a city into the room for its tiles and the room for `count` cards beside them."""
    if not count:
        return city, None
    cards = QRectF(city.right() - width, city.top(), width, city.height())
    cards.adjust(-CARDS_INSIDE, CARDS_INSIDE, -CARDS_INSIDE, -CARDS_INSIDE)
    return city.adjusted(0, 0, -width - CARDS_INSIDE, 0), cards


def _large_ground(top: float, size: QSizeF) -> QRectF:
    return QRectF(TIGHT_SIDE, top, size.width() - 2 * TIGHT_SIDE, size.height() - TIGHT_FOOT - top)


def _header_plate(size: QSizeF, words: PlateWords) -> Plate:
    """Lay out a panel with all texts in one line. Every number has room for two digits."""
    font = serif(HEADER_SCORE, BOLD)
    needed = max(wide(font, words.score), wide(font, "00")) + 1
    score = QRectF(size.width() - HEADER_END - needed, HEADER_TOP, needed, HEADER_ROW)
    middle, end = score.center().y(), score.left() - HEADER_GAP
    pawn = None
    if words.pawn:
        pawn = QRectF(end - HEADER_PAWN, middle - HEADER_PAWN / 2, HEADER_PAWN, HEADER_PAWN)
        end = pawn.left() - HEADER_GAP
    points = figure(score, words.score, font)
    facts = _columns(words, end).on_baseline(points.baseline)
    left = HEADER_MARK.x() + text_beside(HEADER_RADIUS)
    room = facts.signs[0][1].left() - HEADER_GAP - left
    name_font, lines = name_lines(words.name, room, HEADER_NAMES)
    name = stacked(lines, name_font, QPointF(left, HEADER_TOP), room, row=HEADER_ROW)
    head = Plate(
        mark=HEADER_MARK,
        radius=HEADER_RADIUS,
        score=score,
        texts=(points, *(text.on_baseline(points.baseline) for text in name)),
        pawn=pawn,
        shows_level=not words.levels,
        whole=len(lines) == 1 and rows_of(facts) == 1,
    )
    ground = _large_ground(HEADER_TOP + HEADER_ROW + HEADER_FOOT, size)
    return _with_city(head, facts, ground, words.cards)


def _columns(words: PlateWords, end: float) -> Flow:
    """Lay out the short facts in columns before x = `end`.

    Each number has room for two digits, so nothing moves when a number gets a second digit.
    """

    def columns(left: float, width: float) -> Flow:
        line = QRectF(left, HEADER_TOP, width, HEADER_ROW)
        return flow(padded(words.facts), line, True, HEADER_GAP, HEADER_GAP, HEADER_ROW)

    needed = columns(0.0, end).end
    found = columns(end - needed, needed + 1)
    texts = (attrs.evolve(text, text=fact.brief) for text, fact in zip(found.texts, words.facts, strict=True))
    return attrs.evolve(found, texts=tuple(texts))


def _flat_plate(size: QSizeF, words: PlateWords, brief: bool, marks: Marks) -> Plate:
    """Lay out a panel without the level. The facts take the level's place, so the city has more room."""
    width, left = size.width(), marks.left
    gap = 8.0 if marks is LARGE else TIGHT_GAP
    font = serif(FLAT_SCORE, BOLD)
    needed = wide(font, words.score) + 1
    score = QRectF(width - RIGHT - needed, FLAT_TOP + 1, needed, 25)
    pawn = QRectF(score.left() - PAWN_GAP - PAWN, FLAT_TOP, PAWN, PAWN) if words.pawn else None
    room = (pawn or score).left() - 6 - left
    name_font, lines = name_lines(words.name, room)
    points = figure(score, words.score, font)
    name = stacked(lines, name_font, QPointF(left, FLAT_TOP), room)
    line = QRectF(left, FLAT_FACTS, width - left - 12, FACT_ROW)
    facts, longest = (flow(facts, line, brief, gap) for facts in (words.facts, padded(words.facts)))
    head = Plate(
        mark=QPointF(marks.at, FLAT_FACTS),
        radius=marks.radius,
        score=score,
        texts=(points, *(text.on_baseline(points.baseline) for text in name)),
        pawn=pawn,
        shows_level=not words.levels,
        whole=len(lines) == 1 and rows_of(longest) == 1 and longest.right <= width - 10,
    )
    ground = _large_ground(facts.bottom + 1, size)
    return _with_city(head, facts, ground, words.cards)


def _high_plate(size: QSizeF, words: PlateWords, brief: bool, marks: Marks) -> Plate:
    width, height = size.width(), size.height()
    head = head_of(width, words, marks)
    y = head.bottom + (4 if height >= TALL else 0)
    facts, pawn = facts_and_pawn(words, QRectF(LEFT, y, width - LEFT - 12, FACT_ROW), brief)
    top = facts.bottom + (5 if height >= TALL else 2)
    ground = QRectF(11, top, width - 21, height - 10 - top)
    whole = ground.height() >= LEAST_CITY and rows_of(facts) <= (2 if height >= TALL else 1 + (not brief))
    if not brief and rows_of(facts) > 1 and height < TALL:
        whole = whole and ground.height() >= 1.4 * LEAST_CITY
    plate = Plate(
        mark=head.mark,
        radius=head.radius,
        score=head.score,
        texts=head.texts,
        pawn=pawn,
        shows_level=head.shows_level,
        whole=whole,
    )
    return _with_city(plate, facts, ground, words.cards)


def _portrait_plate(size: QSizeF, words: PlateWords, radius: float, end: float) -> Plate:
    width, height = size.width(), size.height()
    mark = QPointF(BEFORE_PORTRAIT + radius, (height - PORTRAIT_SCORE) / 2)
    score, points = _score_under(mark, radius, words.score)
    left = mark.x() + radius + AFTER_PORTRAIT
    room = end - left
    name_font, lines = name_lines(words.name, room, NAMES[1:] if room >= ROOMY else NAMES[2:])
    shown = tuple(fact.worded_within(room) for fact in words.facts)
    facts = flow(shown, QRectF(left, NAME_ROW, room, 0), True, 6.0, 10.0, PORTRAIT_ROW)
    top = (height - max(facts.bottom, NAME_ROW + USUAL_ROWS * PORTRAIT_ROW)) / 2
    head = Plate(
        mark=mark,
        radius=radius,
        score=score,
        texts=(points, *stacked(lines[:1], name_font, QPointF(left, top), room)),
        shows_level=not words.levels,
        whole=len(lines) == 1
        and min(top, mark.y() - radius) >= 5
        and points.rect.width() <= SCORE
        and facts.right <= end + 1,
    )
    ground = QRectF(end + 6, TIGHT_SIDE, width - end - 6 - TIGHT_SIDE, height - 2 * TIGHT_SIDE)
    return _with_city(head, facts.lowered(top), ground, words.cards, SMALL_CARD, NARROW_CITY)


def _score_under(mark: QPointF, radius: float, points: str) -> tuple[QRectF, Written]:
    score = QRectF(mark.x() - SCORE / 2, mark.y() + radius + 4, SCORE, PORTRAIT_SCORE - 4)
    fonts = (serif(pixels, BOLD) for pixels in SCORES)
    font = next((font for font in fonts if wide(font, points) <= SCORE), serif(SCORES[-1], BOLD))
    needed = wide(font, points)
    return score, figure(score.adjusted(0, 0, (needed - SCORE) / 2, 0), points, font)


def _low_plate(size: QSizeF, words: PlateWords, part: float, tight: bool, beside: bool, brief: bool) -> Plate:
    """Lay out a low panel.

    If `beside` is true, the name is next to the mark, and the score is at the lower edge. Otherwise, the name
    is below the mark, and the score is next to the mark if there is room.
    """
    width, height = size.width(), size.height()
    end = round(part * min(width, USUAL_WIDTH))
    row, gap, most = (17.0, 4.0, 6.0) if tight else (FACT_ROW, 6.0, 10.0)
    font = serif(20 if tight else 24, BOLD)
    score_size = QSizeF(wide(font, words.score) + 1, 24 if tight else 30)
    left, right = 51.0, end - (PAWN + PAWN_GAP if words.pawn else 0)
    sizes = NAMES[1:] if right - left >= ROOMY else NAMES[2:]
    name_font, lines = name_lines(words.name, right - left, sizes) if beside else (font, ())
    fits, beside = bool(lines) == beside, bool(lines)
    levels: tuple[str, ...] = ()
    if beside:
        levels = level_lines(words.levels, right - left) if len(lines) == 1 else ()
        levels = levels if len(levels) == 1 and fit_unbroken(words.levels, right - left) else ()
        at = QPointF(left, 4.0 if len(lines) > 1 or levels else 11.0)
        name = tuple(stacked(lines, name_font, at, right - left))
        below = QPointF(left, name[-1].rect.bottom() - 3)
        name += tuple(stacked(levels, sans(12), below, right - left, "text_2"))
        top = max(36.0 if tight else 40.0, name[-1].rect.bottom())
    else:
        name_font, lines = long_name(words.name, end - LEFT, LONG_NAMES[-1:] if tight else NAMES)
        row_height = 1.25 * name_font.pixelSize() if tight else None
        name = tuple(stacked(lines, name_font, QPointF(LEFT, 36), end - LEFT, row=row_height))
        top = name[-1].rect.bottom()
    facts = flow(words.facts, QRectF(LEFT, top, end - LEFT, 0), brief, gap, most, row)
    score = QRectF(QPointF(right - score_size.width(), 7), score_size)
    if beside or score.left() < left:
        score = _score_below(facts, score_size, end, height - 5)
    head = Plate(
        mark=QPointF(30, 23),
        radius=15,
        score=score,
        texts=(figure(score, words.score, font), *name),
        pawn=QRectF(end - PAWN, 9, PAWN, PAWN) if words.pawn else None,
        shows_level=bool(levels) or not words.levels,
        whole=fits and not score.isEmpty() and facts.bottom <= height - 3 and facts.right <= end + 1,
    )
    ground = QRectF(end + 8, TIGHT_SIDE, width - end - 8 - TIGHT_SIDE, height - 2 * TIGHT_SIDE)
    least = NARROW_CITY if brief else LEAST_LONG
    return _with_city(head, facts, ground, words.cards, SMALL_CARD, least)


def _banner_plate(size: QSizeF, words: PlateWords, part: float) -> Plate:
    width, height, end = size.width(), size.height(), round(part * size.width())
    room = width - LEFT - RIGHT
    name_font, lines = long_name(words.name, room, LONG_NAMES[-1:])
    name = tuple(stacked(lines, name_font, QPointF(LEFT, 5), room, row=1.2 * name_font.pixelSize()))
    y = name[-1].rect.bottom()
    font = serif(20, BOLD)
    needed = wide(font, words.score) + 1
    score = QRectF(end - needed, y + 2, needed, 24)
    pawn = QRectF(44, y + 2, PAWN, PAWN) if words.pawn else None
    facts = flow(words.facts, QRectF(LEFT, y + 28, end - LEFT, 0), True, 4.0, 6.0, 17.0)
    beside = pawn.right() if pawn is not None else 42.0
    head = Plate(
        mark=QPointF(29, y + 16),
        radius=13,
        score=score,
        texts=(figure(score, words.score, font), *name),
        pawn=pawn,
        shows_level=not words.levels,
        whole=score.left() >= beside and facts.bottom <= height - 3,
    )
    ground = QRectF(end + 8, y + 3, width - end - 17, height - y - 12)
    return _with_city(head, facts, ground, words.cards, SMALL_CARD, NARROW_CITY)


def _score_below(facts: Flow, size: QSizeF, end: float, bottom: float) -> QRectF:
    score = QRectF(QPointF(end - size.width(), bottom - size.height()), size)
    if facts.bottom <= score.top():
        return score
    beside = facts.end + 4 <= score.left() and facts.last <= score.top() + 2
    return score if beside else QRectF()

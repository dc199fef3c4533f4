from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import Final

import attrs
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from ....model.rules.core.frozen import frozen
from ...art.fonts import BOLD, sans, serif, wrapped
from ...art.palette import Theme
from ...art.people import text_beside
from .plate_facts import FACT_ROW, Fact, Flow, Written, flow, needed_width, padded, wide

LEFT: Final = 17.0
RIGHT: Final = 14.0
PAWN: Final = 28.0
PAWN_OVER: Final = 7.0  # units by which a pawn is taller than a row of facts
PAWN_GAP: Final = 4.0  # distance between a pawn and the facts

NAMES: Final = (19, 17, 15)  # font sizes of names in one line
LONG_NAMES: Final = (17, 15, 14, 13)  # font sizes of names in several lines
CARDS_INSIDE: Final = 4.0  # distance of special cards from the edge of the ground of a city
MOST_LEVEL_LINES: Final = 2  # maximum lines of a level next to the mark


@frozen
class PlateWords:
    """The texts of a player panel.

    ``gain`` has a label and the points of a scoring. ``parts`` names the sources of these points or, in the
    panel of an owner without a seat, contains a note. If ``pawn`` is true, the facts leave room for a pawn.
    ``cards`` is the number of special cards next to the city.
    """

    name: str
    levels: tuple[str, ...]
    score: str
    facts: tuple[Fact, ...]
    pawn: bool = False
    cards: int = 0
    gain: tuple[str, str] | None = None
    parts: tuple[str, ...] = ()


@frozen
class Plate:
    """Layout of a player panel: positions in panel coordinates, or None for absent parts.

    The layout is ``whole`` if all parts fit into the panel without overlapping.
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
    shows_level: bool = False
    whole: bool = True

    @property
    def ground(self) -> QRectF | None:
        """The ground on which the city and the cards lie."""
        if self.city is None or self.cards is None:
            return self.city
        return self.city.united(self.cards.adjusted(0, 0, CARDS_INSIDE, 0))


def paint_texts(painter: QPainter, plate: Plate, theme: Theme) -> None:
    for written in plate.texts:
        painter.setFont(written.font)
        painter.setPen(QColor(getattr(theme, written.tone)))
        side = Qt.AlignmentFlag.AlignRight if written.to_right else Qt.AlignmentFlag.AlignLeft
        painter.drawText(written.rect, int(side | Qt.AlignmentFlag.AlignVCenter), written.text)


def name_lines(name: str, room: float, sizes: tuple[int, ...] = NAMES) -> tuple[QFont, tuple[str, ...]]:
    """Return font and lines of a name: one line, or two with whole words, or none if two are not enough."""
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
    font, lines = name_lines(name, room, sizes)
    return (font, lines) if lines else (font, wrapped(name, font, room))


def level_lines(levels: tuple[str, ...], room: float) -> tuple[str, ...]:
    fitting = (words for words in levels if wide(sans(12), words) <= room)
    found = next(fitting, None)
    return (found,) if found is not None else wrapped(levels[-1], sans(12), room) if levels else ()


def fit_unbroken(levels: tuple[str, ...], room: float) -> bool:
    """Return whether every word of the shortest level text fits into the width `room`."""
    return all(wide(sans(12), word) <= room for word in " ".join(levels[-1:]).split())


def stacked(
    lines: Iterable[str], font: QFont, at: QPointF, room: float, tone: str = "text", row: float | None = None
) -> Iterator[Written]:
    height = row or round(1.2 * font.pixelSize()) + (2 if tone == "text" else 0)
    for number, text in enumerate(lines):
        yield Written(QRectF(at.x(), at.y() + number * height, room, height), text, font, tone)


@frozen
class Head:
    """Layout of mark, name, level and score; the other parts of the panel are below ``bottom``."""

    mark: QPointF
    radius: float
    score: QRectF
    texts: tuple[Written, ...]
    bottom: float
    shows_level: bool


@frozen
class Marks:
    at: float
    radius: float
    figure: int
    height: float
    above: float  # free height between the upper edge of the panel and the name

    @property
    def left(self) -> float:
        return self.at + text_beside(self.radius)


LARGE, SMALL = Marks(33, 17, 28, 43, 6), Marks(29, 14, 22, 37, 0)


def head_of(width: float, words: PlateWords, marks: Marks = LARGE, free: float = 0.0) -> Head:
    """Lay out name and level between mark and score or, if they do not both fit there, both below the mark.

    `free` is the width in units to leave empty before the score.
    """
    left = marks.left
    font = serif(marks.figure, BOLD)
    needed = wide(font, words.score) + 1
    score = QRectF(width - RIGHT - needed, marks.above + 6, needed, marks.height - 7)
    figure = Written(score, words.score, font, "figure", to_right=True)
    room = score.left() - 6 - free - left
    mark = QPointF(marks.at, marks.above + marks.height / 2 + 1.5)
    end = marks.above + marks.height
    base = Head(mark, marks.radius, score, (figure,), end, True)
    name_font, lines = name_lines(words.name, room)
    levels = level_lines(words.levels, room)
    if not lines or len(levels) > MOST_LEVEL_LINES or not fit_unbroken(words.levels, room):
        return _tall_head(width, words, base)
    top = 3.0 if len(lines) > 1 else 4.0 if levels else marks.height / 2 - 0.6 * name_font.pixelSize()
    name = tuple(stacked(lines, name_font, QPointF(left, marks.above + top), room))
    y = name[-1].rect.bottom() - (4 if len(lines) == 1 else 1)
    below = tuple(stacked(levels, sans(12), QPointF(left + 1, y), room, "text_2"))
    bottom = max(end - 1, (below or name)[-1].rect.bottom())
    return attrs.evolve(base, texts=(figure, *name, *below), bottom=bottom)


def _tall_head(width: float, words: PlateWords, base: Head) -> Head:
    room = width - LEFT - RIGHT
    font, lines = long_name(words.name, room)
    name = tuple(stacked(lines, font, QPointF(LEFT, base.bottom - 1), room, row=1.25 * font.pixelSize()))
    y = name[-1].rect.bottom()
    below = tuple(stacked(level_lines(words.levels, room), sans(12), QPointF(LEFT + 1, y), room, "text_2"))
    bottom = (below or name)[-1].rect.bottom() + 1
    return attrs.evolve(base, texts=(*base.texts, *name, *below), bottom=bottom)


def _facts(words: PlateWords, room: QRectF, brief: bool) -> tuple[Flow, QRectF | None]:
    row = room.height()
    if not words.pawn:
        return flow(words.facts, room, brief, row=row), None
    size = row + PAWN_OVER
    facts = flow(words.facts, room.adjusted(0, 0, -size - PAWN_GAP, 0), brief, row=row)
    middle = (room.top() + facts.bottom) / 2
    return facts, QRectF(room.right() - size, middle - size / 2, size, size)


TALL: Final = 230.0  # panels of at least this height have room for two rows of facts above the city
# minimum height of a panel with the city below the texts; in lower panels, the city is to the right
LOW: Final = 150.0
LEAST_CITY: Final = 62.0  # minimum height of a city below the texts
NARROW_CITY: Final = 42.0  # minimum width of a city to the right of the texts
SPECIAL_CARD, SMALL_CARD = 22.0, 16.0

FLAT_SCORE: Final = 24  # font size of the score in a panel without the level
FLAT_FACTS: Final = 29.0  # top of the facts in such a panel

ROOMY: Final = 58.0  # if a name beside the mark has less width than this, its font is smaller

HEADS: Final = (
    0.46,
    0.5,
    0.54,
    0.58,
    0.62,
    0.66,
    0.7,
)  # shares of a low panel's width for texts, tried in order


LEAST_LONG: Final = 48.0  # minimum width of the city beside facts with their long texts
PORTRAITS: Final = (18.0, 16.0)  # radii of portraits in low panels, the preferred one first
BEFORE_PORTRAIT, AFTER_PORTRAIT = 13.0, 9.0  # width before the ring of such a portrait, and after it
PORTRAIT_SCORE: Final = 32.0  # height of the score below the portrait, including the gap above it
SCORE, SCORES = 46.0, (24, 20, 17)  # width of this score, and its font sizes
NAME_ROW, PORTRAIT_ROW = 22.0, 19.0  # heights of name and facts beside the portrait
USUAL_ROWS: Final = 3  # rows of facts for which there is always room, so that names have the same place
PORTRAIT_PARTS: Final = (
    0.48,
    0.5,
    0.52,
    0.56,
    0.6,
    0.64,
)  # shares of the width for portrait and texts, tried in order

MOST_ROWS: Final = 9  # more rows of facts than any panel has


@frozen
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


def other_plate(size: QSizeF, words: PlateWords) -> Plate:
    if size.height() >= LOW:
        if size.height() < TALL:
            plate = _first_whole(_flat_plate(size, words, brief) for brief in (False, True))
            if plate.whole:
                return plate
        for brief, marks in ((False, LARGE), (True, LARGE), (True, SMALL)):
            plate = _high_plate(size, words, brief, marks)
            if plate.whole:
                return plate
    if not words.pawn:
        plate = _first_whole(
            _portrait_plate(size, words, radius, end)
            for radius in PORTRAITS
            for end in _portrait_ends(size.width(), words, radius)
        )
        if plate.whole:
            return plate
    low = _first_whole(
        _low_plate(size, words, part, tight, beside, brief)
        for brief in (False, True)
        for beside in ((False, True) if words.pawn else (True, False))
        for part in HEADS
        for tight in (False, True)
    )
    return low if low.whole else _first_whole(_banner_plate(size, words, part) for part in HEADS)


def _portrait_ends(width: float, words: PlateWords, radius: float) -> Iterator[float]:
    """Yield x coordinates to try for the right end of the texts beside a portrait.

    The first coordinate leaves room for two-digit numbers, so that all players' panels can use the same one.
    """
    parts = [round(part * width) for part in PORTRAIT_PARTS]
    left = BEFORE_PORTRAIT + 2 * radius + AFTER_PORTRAIT
    least = max(parts[0], math.ceil(left + needed_width(words.facts, brief=True)))
    yield from (least, *(end for end in parts if end > least))


def _first_whole(attempts: Iterable[Plate]) -> Plate:
    plate = None
    for plate in attempts:
        if plate.whole:
            break
    assert plate is not None
    return plate


def _flat_plate(size: QSizeF, words: PlateWords, brief: bool) -> Plate:
    """Lay out a panel without the level: the facts are beside the portrait, and the city is larger."""
    width, left = size.width(), LARGE.left
    font = serif(FLAT_SCORE, BOLD)
    needed = wide(font, words.score) + 1
    score = QRectF(width - RIGHT - needed, 5, needed, 25)
    pawn = QRectF(score.left() - PAWN_GAP - PAWN, 3, PAWN, PAWN) if words.pawn else None
    end = pawn.left() if pawn is not None else score.left()
    name_font, lines = name_lines(words.name, end - 6 - left)
    name = tuple(stacked(lines, name_font, QPointF(left, 5), end - 6 - left))
    room = QRectF(left, FLAT_FACTS, width - left - 12, FACT_ROW)
    facts, longest = flow(words.facts, room, brief), flow(padded(words.facts), room, brief)
    ground = QRectF(11, facts.bottom + 1, width - 21, size.height() - 10 - facts.bottom)
    city, cards = _beside_cards(ground, words.cards, SPECIAL_CARD)
    return Plate(
        mark=QPointF(LARGE.at, FLAT_FACTS - 1),
        radius=LARGE.radius,
        score=score,
        texts=(Written(score, words.score, font, "figure", to_right=True), *name, *facts.texts),
        signs=facts.signs,
        pawn=pawn,
        city=city,
        cards=cards,
        shows_level=not words.levels,
        whole=len(lines) == 1 and _rows_of(longest) == 1 and longest.right <= width - 10,
    )


def _high_plate(size: QSizeF, words: PlateWords, brief: bool, marks: Marks) -> Plate:
    width, height = size.width(), size.height()
    head = head_of(width, words, marks)
    y = head.bottom + (4 if height >= TALL else 0)
    facts, pawn = _facts(words, QRectF(LEFT, y, width - LEFT - 12, FACT_ROW), brief)
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
        pawn=pawn,
        city=city,
        cards=cards,
        shows_level=head.shows_level,
        whole=whole,
    )


def _rows_of(facts: Flow) -> int:
    return len({text.rect.top() for text in facts.texts})


def _beside_cards(city: QRectF, count: int, width: float) -> tuple[QRectF, QRectF | None]:
    """Divide the ground of a city: return the room for its tiles, and that for `count` cards beside them."""
    if not count:
        return city, None
    cards = QRectF(city.right() - width, city.top(), width, city.height())
    cards.adjust(-CARDS_INSIDE, CARDS_INSIDE, -CARDS_INSIDE, -CARDS_INSIDE)
    return city.adjusted(0, 0, -width - CARDS_INSIDE, 0), cards


def _portrait_plate(size: QSizeF, words: PlateWords, radius: float, end: float) -> Plate:
    width, height = size.width(), size.height()
    mark = QPointF(BEFORE_PORTRAIT + radius, (height - PORTRAIT_SCORE) / 2)
    score = QRectF(mark.x() - SCORE / 2, mark.y() + radius + 4, SCORE, PORTRAIT_SCORE - 4)
    fonts = (serif(pixels, BOLD) for pixels in SCORES)
    font = next((font for font in fonts if wide(font, words.score) <= SCORE), serif(SCORES[-1], BOLD))
    figure = score.adjusted(0, 0, (wide(font, words.score) - SCORE) / 2, 0)
    left = mark.x() + radius + AFTER_PORTRAIT
    room = end - left
    name_font, lines = name_lines(words.name, room, NAMES[1:] if room >= ROOMY else NAMES[2:])
    shown = tuple(fact.worded_within(room) for fact in words.facts)
    facts = flow(shown, QRectF(left, NAME_ROW, room, 0), True, 6.0, 10.0, PORTRAIT_ROW)
    top = (height - max(facts.bottom, NAME_ROW + USUAL_ROWS * PORTRAIT_ROW)) / 2
    name = tuple(stacked(lines[:1], name_font, QPointF(left, top), room))
    city, cards = _beside_cards(QRectF(end + 6, 9, width - end - 15, height - 18), words.cards, SMALL_CARD)
    down = tuple(attrs.evolve(text, rect=text.rect.translated(0, top)) for text in facts.texts)
    return Plate(
        mark=mark,
        radius=radius,
        score=score,
        texts=(Written(figure, words.score, font, "figure", to_right=True), *name, *down),
        signs=tuple((sign, rect.translated(0, top)) for sign, rect in facts.signs),
        city=city,
        cards=cards,
        shows_level=not words.levels,
        whole=len(lines) == 1
        and min(top, mark.y() - radius) >= 5
        and wide(font, words.score) <= SCORE
        and facts.right <= end + 1
        and city.width() >= NARROW_CITY,
    )


def _low_plate(size: QSizeF, words: PlateWords, part: float, tight: bool, beside: bool, brief: bool) -> Plate:
    """Lay out a low panel; the name is below the mark or, if `beside`, next to it and above the score."""
    width, height, end = size.width(), size.height(), round(part * size.width())
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
    court = QRectF(end + 8, 9, width - end - 17, height - 18)
    city, cards = _beside_cards(court, words.cards, SMALL_CARD)
    return Plate(
        mark=QPointF(30, 23),
        radius=15,
        score=score,
        texts=(Written(score, words.score, font, "figure", to_right=True), *name, *facts.texts),
        signs=facts.signs,
        pawn=QRectF(end - PAWN, 9, PAWN, PAWN) if words.pawn else None,
        city=city,
        cards=cards,
        shows_level=bool(levels) or not words.levels,
        whole=fits
        and not score.isEmpty()
        and facts.bottom <= height - 3
        and facts.right <= end + 1
        and city.width() >= (NARROW_CITY if brief else LEAST_LONG),
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
    pawn = QRectF(44, y + 2, PAWN, PAWN) if words.pawn else None
    facts = flow(words.facts, QRectF(LEFT, y + 28, end - LEFT, 0), True, 4.0, 6.0, 17.0)
    city = QRectF(end + 8, y + 3, width - end - 17, height - y - 12)
    city, cards = _beside_cards(city, words.cards, SMALL_CARD)
    beside = pawn.right() if pawn is not None else 42.0
    return Plate(
        mark=QPointF(29, y + 16),
        radius=13,
        score=score,
        texts=(Written(score, words.score, font, "figure", to_right=True), *name, *facts.texts),
        signs=facts.signs,
        pawn=pawn,
        city=city,
        cards=cards,
        shows_level=not words.levels,
        whole=score.left() >= beside and facts.bottom <= height - 3 and city.width() >= NARROW_CITY,
    )


def _score_below(facts: Flow, size: QSizeF, end: float, bottom: float) -> QRectF:
    score = QRectF(QPointF(end - size.width(), bottom - size.height()), size)
    if facts.bottom <= score.top():
        return score
    beside = facts.end + 4 <= score.left() and facts.last <= score.top() + 2
    return score if beside else QRectF()


def rival_plate(size: QSizeF, words: PlateWords) -> Plate:
    head, room = head_of(size.width(), words), size.width() - LEFT - RIGHT
    note = wrapped(words.parts[0], sans(12), room) if words.parts else ()
    below = tuple(stacked(note, sans(12), QPointF(LEFT, 0), room, "text_2"))
    height = sum(written.rect.height() for written in below)
    top, bottom = head.bottom + 5, size.height() - height - 9
    notes = tuple(attrs.evolve(written, rect=written.rect.translated(0, bottom + 2)) for written in below)
    city = QRectF(11, top, size.width() - 22, bottom - 4 - top)
    whole = city.height() >= LEAST_CITY
    return Plate(head.mark, head.radius, head.score, (*head.texts, *notes), (), city=city, whole=whole)


def own_plate(size: QSizeF, words: PlateWords) -> Plate:
    """Lay out the viewer's panel, if possible with the facts in one row.

    A pawn is next to the facts or, if there is no room, next to the score.
    """
    pawn_above = (False, True) if words.pawn else (False,)
    return _first_whole(
        _own_plate(size, words, brief, space, above, rows)
        for rows in (1, MOST_ROWS)
        for above in pawn_above
        for brief in (False, True)
        for space in SPACINGS
    )


def _own_plate(
    size: QSizeF, words: PlateWords, brief: bool, space: Spacing, above: bool, most_rows: int
) -> Plate:
    width = size.width()
    room = width - LEFT - RIGHT
    head = head_of(width, words, space.marks, PAWN + PAWN_GAP if above else 0.0)
    y = head.bottom + space.above
    rows = QRectF(LEFT, y, width - LEFT - 10, space.row)
    if above:
        facts = flow(words.facts, rows, brief, row=space.row)
        left, top = head.score.left() - PAWN_GAP - PAWN, head.mark.y() - PAWN / 2
        pawn: QRectF | None = QRectF(left, top, PAWN, PAWN)
    else:
        facts, pawn = _facts(words, rows, brief)
    texts, y, line = [*head.texts, *facts.texts], facts.bottom + space.before, None
    if words.gain is not None:
        line = y
        more = list(_gain(words.gain, QPointF(LEFT, y + space.after), room, space.gain))
        y = max(written.rect.bottom() for written in more) - 1
        lines = _joined(words.parts, sans(12), room)
        more += stacked(lines, sans(12), QPointF(LEFT, y), room, "text_2")
        y = more[-1].rect.bottom()
        texts += more
    return Plate(
        mark=head.mark,
        radius=head.radius,
        score=head.score,
        texts=tuple(texts),
        signs=facts.signs,
        pawn=pawn,
        line=line,
        shows_level=True,
        whole=y <= size.height() - 3 and _rows_of(facts) <= most_rows,
    )


def _joined(parts: tuple[str, ...], font: QFont, room: float) -> list[str]:
    lines: list[str] = []
    for part in parts:
        longer = f"{lines[-1]} \N{MIDDLE DOT} {part}" if lines else part
        if lines and wide(font, longer) <= room:
            lines[-1] = longer
        else:
            lines += wrapped(part, font, room)
    return lines


def _gain(gain: tuple[str, str], at: QPointF, room: float, row: float) -> Iterator[Written]:
    label, figure = gain
    font = serif(18, BOLD)
    yield Written(QRectF(at, QSizeF(room, row)), figure, font, "figure", to_right=True)
    left = room - wide(font, figure) - 8
    for size in (13, 12):
        if wide(sans(size), label) <= left:
            yield Written(QRectF(at, QSizeF(left, row)), label, sans(size))
            return
    yield from stacked(wrapped(label, sans(12), left), sans(12), at + QPointF(0, 2), left)

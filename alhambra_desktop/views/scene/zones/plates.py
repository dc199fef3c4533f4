from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Final

import attrs
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from ....model.rules.core.frozen import frozen
from ...art.fonts import BOLD, sans, serif, wrapped
from ...art.palette import Theme
from ...art.people import text_beside
from .plate_facts import Fact, Flow, Written, flow, padded, wide

LEFT: Final = 17.0
RIGHT: Final = 14.0
PAWN: Final = 28.0
PAWN_OVER: Final = 7.0  # units by which a pawn is taller than a row of facts
PAWN_GAP: Final = 4.0  # distance between a pawn and the facts
BEFORE_STATE: Final = 8.0  # minimum distance between the facts and the state of a pawn

NAMES: Final = (19, 17, 15)  # font sizes of names in one line
LONG_NAMES: Final = (17, 15, 14, 13)  # font sizes of names in several lines
WON: Final = 1.34  # radius of the winner's star, as a multiple of the radius of the mark
FRAME: Final = 5.0  # width of a panel's frame
CARDS_INSIDE: Final = 4.0  # distance of special cards from the edges of the ground under a city
MOST_LEVEL_LINES: Final = 2  # next to the mark, the level has at most this many lines


@frozen
class PlateWords:
    """The texts of a player panel.

    ``gain`` contains a label and the points of a scoring or, after the game, the viewer's margin and rank.
    ``parts`` names the sources of the points. In the panel of an owner without a seat, ``parts`` contains a
    note instead. If ``pawn`` is true, the facts leave room for a pawn. ``pawn_state`` is the state of a pawn
    in the viewer's panel: a long text and a short one, or nothing. ``cards`` is the number of special cards
    next to the city.
    """

    name: str
    levels: tuple[str, ...]
    score: str
    facts: tuple[Fact, ...]
    pawn: bool = False
    pawn_state: tuple[str, ...] = ()
    cards: int = 0
    gain: tuple[str, str] | None = None
    parts: tuple[str, ...] = ()


@frozen
class Plate:
    """Layout of a player panel: positions in panel coordinates, or None for absent parts.

    ``whole`` is true if all parts fit into the panel without overlapping.
    """

    mark: QPointF
    radius: float
    score: QRectF
    texts: tuple[Written, ...]
    signs: tuple[tuple[str, QRectF], ...] = ()
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

    @property
    def star(self) -> float:
        """Radius of the winner's star around the mark. The star stays inside the frame and above the city."""
        room = min(self.mark.x(), self.mark.y()) - FRAME
        if self.ground is not None and self.ground.left() < self.mark.x():
            room = min(room, self.ground.top() - self.mark.y())
        return min(WON * self.radius, room)


def paint_texts(painter: QPainter, plate: Plate, theme: Theme) -> None:
    for written in plate.texts:
        painter.setFont(written.font)
        painter.setPen(QColor(getattr(theme, written.tone)))
        side = Qt.AlignmentFlag.AlignRight if written.to_right else Qt.AlignmentFlag.AlignLeft
        painter.drawText(written.rect, int(side | Qt.AlignmentFlag.AlignVCenter), written.text)


def name_lines(name: str, room: float, sizes: tuple[int, ...] = NAMES) -> tuple[QFont, tuple[str, ...]]:
    """Return the font and the lines of a name: one line or, if necessary, two lines with whole words.

    If the name does not fit in two lines, return no lines.
    """
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
    """Layout of mark, name, level and score. The other parts of the panel are below y = ``bottom``."""

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
    """Lay out name and level between mark and score. If one of them does not fit, put both below the mark.

    `free` is the width in units to leave empty before the score.
    """
    left = marks.left
    font = serif(marks.figure, BOLD)
    needed = wide(font, words.score) + 1
    score = QRectF(width - RIGHT - needed, marks.above + 6, needed, marks.height - 7)
    points = figure(score, words.score, font)
    room = score.left() - 6 - free - left
    mark = QPointF(marks.at, marks.above + marks.height / 2 + 1.5)
    end = marks.above + marks.height
    base = Head(mark, marks.radius, score, (points,), end, True)
    name_font, lines = name_lines(words.name, room)
    levels = level_lines(words.levels, room)
    if not lines or len(levels) > MOST_LEVEL_LINES or not fit_unbroken(words.levels, room):
        return _tall_head(width, words, base)
    top = 3.0 if len(lines) > 1 else 4.0 if levels else marks.height / 2 - 0.6 * name_font.pixelSize()
    name = tuple(stacked(lines, name_font, QPointF(left, marks.above + top), room))
    y = name[-1].rect.bottom() - (4 if len(lines) == 1 else 1)
    below = tuple(stacked(levels, sans(12), QPointF(left + 1, y), room, "text_2"))
    bottom = max(end - 1, (below or name)[-1].rect.bottom())
    return attrs.evolve(base, texts=(points, *name, *below), bottom=bottom)


def _tall_head(width: float, words: PlateWords, base: Head) -> Head:
    room = width - LEFT - RIGHT
    font, lines = long_name(words.name, room)
    name = tuple(stacked(lines, font, QPointF(LEFT, base.bottom - 1), room, row=1.25 * font.pixelSize()))
    y = name[-1].rect.bottom()
    below = tuple(stacked(level_lines(words.levels, room), sans(12), QPointF(LEFT + 1, y), room, "text_2"))
    bottom = (below or name)[-1].rect.bottom() + 1
    return attrs.evolve(base, texts=(*base.texts, *name, *below), bottom=bottom)


def facts_and_pawn(words: PlateWords, room: QRectF, brief: bool) -> tuple[Flow, QRectF | None]:
    row = room.height()
    if not words.pawn:
        return flow(words.facts, room, brief, row=row), None
    size = row + PAWN_OVER
    facts = flow(words.facts, room.adjusted(0, 0, -size - PAWN_GAP, 0), brief, row=row)
    middle = (room.top() + facts.bottom) / 2
    return facts, QRectF(room.right() - size, middle - size / 2, size, size)


LEAST_CITY: Final = 62.0  # minimum height of a city below the texts
MOST_ROWS: Final = 9  # no panel has so many rows of facts


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
    Spacing(-1, 19, 3, 1, 18),
    Spacing(-1, 17, 2, 1, 17, SMALL),
)


def first_whole(attempts: Iterable[Plate]) -> Plate:
    plate = None
    for plate in attempts:
        if plate.whole:
            break
    assert plate is not None
    return plate


def rows_of(facts: Flow) -> int:
    return len({text.rect.top() for text in facts.texts})


def figure(rect: QRectF, points: str, font: QFont) -> Written:
    return Written(rect, points, font, "figure", to_right=True)


def rival_plate(size: QSizeF, words: PlateWords) -> Plate:
    head, room = head_of(size.width(), words), size.width() - LEFT - RIGHT
    note = wrapped(words.parts[0], sans(12), room) if words.parts else ()
    below = tuple(stacked(note, sans(12), QPointF(LEFT, 0), room, "text_2"))
    height = sum(written.rect.height() for written in below)
    top, bottom = head.bottom + 5, size.height() - height - 9
    notes = tuple(attrs.evolve(written, rect=written.rect.translated(0, bottom + 2)) for written in below)
    city = QRectF(11, top, size.width() - 22, bottom - 4 - top)
    whole = city.height() >= LEAST_CITY
    return Plate(head.mark, head.radius, head.score, (*head.texts, *notes), city=city, whole=whole)


def own_plate(size: QSizeF, words: PlateWords) -> Plate:
    """Lay out the viewer's panel, if possible with the facts and the state of a pawn in one row.

    A pawn is next to the facts or, if there is no room, next to the score.
    """
    pawn_above = (False, True) if words.pawn else (False,)
    with_state = (
        _own_plate(size, words, brief, space, False, 1, state)
        for state in words.pawn_state
        for brief in (False, True)
        for space in SPACINGS[:-1]
    )
    without = (
        _own_plate(size, words, brief, space, above, rows)
        for rows in (1, MOST_ROWS)
        for above in pawn_above
        for brief in (False, True)
        for space in SPACINGS
    )
    return first_whole(chain(with_state, without))


def _own_plate(
    size: QSizeF,
    words: PlateWords,
    brief: bool,
    space: Spacing,
    above: bool,
    most_rows: int,
    state: str = "",
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
        facts, pawn = facts_and_pawn(words, rows, brief)
    texts, y, line = [*head.texts, *facts.texts], facts.bottom + space.before, None
    beside = _beside_pawn(words, state, brief, rows, pawn) if state and pawn is not None else None
    texts += [beside] if beside is not None else []
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
        whole=y <= size.height() - 3 and rows_of(facts) <= most_rows and (beside is not None or not state),
    )


def _beside_pawn(words: PlateWords, state: str, brief: bool, row: QRectF, pawn: QRectF) -> Written | None:
    """Lay out the state of a pawn between the facts and the pawn, or return None if there is no room.

    Every number has room for two digits.
    """
    font = sans(12)
    needed, end = wide(font, state) + 1, pawn.left() - PAWN_GAP / 2
    facts = flow(padded(words.facts), row.adjusted(0, 0, -pawn.width(), 0), brief, row=row.height())
    if rows_of(facts) > 1 or facts.end + BEFORE_STATE > end - needed:
        return None
    written = Written(QRectF(end - needed, row.top(), needed, row.height()), state, font, "text_2")
    return written.on_baseline(facts.texts[0].baseline)


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
    label, points = gain
    font = serif(18, BOLD)
    yield figure(QRectF(at, QSizeF(room, row)), points, font)
    left = room - wide(font, points) - 8
    for size in (13, 12):
        if wide(sans(size), label) <= left:
            yield Written(QRectF(at, QSizeF(left, row)), label, sans(size))
            return
    yield from stacked(wrapped(label, sans(12), left), sans(12), at + QPointF(0, 2), left)

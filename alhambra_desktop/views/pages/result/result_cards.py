"""The cards of the result: points by round and source, luck and play, turning points, what was seen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import attrs
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from ....model.files.archive.kept_game import plain_tiles
from ....model.learning.analysis.story import Point
from ....model.rules.core.engine.rulebook import Rulebook
from ....model.rules.core.engine.scoring import Points, ScoringRound
from ....model.rules.core.geometry.city import City
from ....model.rules.core.values import Cell, Owner
from ....model.rules.core.words.nouns import types_noun
from ....words import phrase, say
from ... import art
from ...art.brushes import mix
from ...art.cache import FaceCache
from ...art.fonts import BOLD, SEMIBOLD, sans, text_width
from ...art.geometry import khatam
from ...art.palette import LIGHT, TYPE_COLOURS, Theme
from ...charts.story_chart import NUMBER, paint_number
from ...rule_sets.modules import view_book
from ...storage.contained import contained
from ...text.language import plain
from ...text.scoring_words import colour_of
from ...text.verdict_words import signed
from ...widgets.games_list import PlainCity, plain_city, plain_face
from ...widgets.labels import set_tip
from ...widgets.paper_card import seat_picture
from ...widgets.points_part import paint_points

NAMES: Final = 96.0
"""Width of the marks and names before the bars."""

HEAD: Final = 24.0
LEGEND: Final = 26.0
TOTAL: Final = 34.0
"""Above the bars the rounds, below them what each source came to, behind each bar its sum."""

TALLEST: Final = 30.0
GAP: Final = 10.0


@attrs.frozen
class Part:
    """A part of a bar: what the points come from, and how many they are."""

    line: Points
    rect: QRectF


LEGEND_GAP: Final = 18
MARKED: Final = 23 + LEGEND_GAP
"""Between two entries of the legend; what an entry takes besides its words."""


@contained
class PointsBars(QWidget):
    """A bar for each owner and round, put together of what the points came from; parts tell their sums."""

    def __init__(
        self,
        cache: FaceCache,
        book: Rulebook,
        rounds: Sequence[ScoringRound],
        ranking: Sequence[Owner],
        own: Owner,
    ) -> None:
        super().__init__()
        self._own = own
        self.theme: Theme = LIGHT
        self._book, self._rounds, self._ranking = book, rounds, ranking
        self._cache = cache
        self._view = view_book(book)
        self._parts: list[Part] = []
        self.setMinimumSize(420, round(HEAD + LEGEND + 22 * len(ranking)))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(760, round(HEAD + LEGEND + (TALLEST + GAP) * len(self._ranking)))

    def _noun(self, line: Points) -> str:
        if line.subject is not None:
            return say(types_noun(line.subject))
        return say(self._book.sources[line.source].noun)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            found = next((part for part in self._parts if part.rect.contains(QPointF(event.pos()))), None)
            told = "" if found is None else self._told(found.line)
            QToolTip.showText(event.globalPos(), plain(told), self)
            return True
        return super().event(event)

    def _told(self, line: Points) -> str:
        name = self._book.owner_name(line.owner)
        return phrase("result-part", name=name, source=self._noun(line), points=line.amount)

    def _lines(self, held: ScoringRound, owner: Owner) -> list[Points]:
        """What an owner got in a round: the types in their order, then the other sources."""
        lines = [line for line in held.lines if line.owner == owner and line.amount]
        order = {type_id: place for place, type_id in enumerate(self._book.types)}
        return sorted(lines, key=lambda line: order.get(line.subject or "", len(order)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._parts.clear()
        most = [max((held.total(owner) for owner in self._ranking), default=0) for held in self._rounds]
        free = self.width() - NAMES - TOTAL * len(most) - 12
        scale = free / max(1, sum(most))
        row = (self.height() - HEAD - LEGEND) / max(1, len(self._ranking))
        high = min(TALLEST, row - 6)
        left = NAMES
        for held, widest in zip(self._rounds, most, strict=True):
            self._paint_round(painter, held.round, left, widest * scale + TOTAL)
            for place, owner in enumerate(self._ranking):
                top = HEAD + place * row + (row - high) / 2
                end = self._paint_bar(painter, self._lines(held, owner), left, top, high, scale)
                painter.setPen(QColor(self.theme.figure))
                painter.setFont(sans(13, BOLD))
                room = QRectF(end + 5, top, TOTAL, high)
                painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, str(held.total(owner)))
            left += widest * scale + TOTAL
        for place, owner in enumerate(self._ranking):
            self._paint_name(painter, owner, HEAD + place * row, row)
        self._paint_legend(painter)

    def _paint_round(self, painter: QPainter, number: int, left: float, room: float) -> None:
        """The round above its bars; where these are short, its number alone."""
        painter.fillPath(khatam(left + 7, 10, 7), QColor(self.theme.scoring_mark))
        painter.setPen(QColor(self.theme.text_2))
        painter.setFont(sans(12))
        told = phrase("result-round", round=number)
        told = told if text_width(told, sans(12)) < room - 22 else str(number)
        painter.drawText(QRectF(left + 18, 0, room, 20), Qt.AlignmentFlag.AlignVCenter, told)

    def _paint_name(self, painter: QPainter, owner: Owner, top: float, high: float) -> None:
        mark = seat_picture(self._cache, colour_of(self._book, owner), 10, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(0, top + (high - 26) / 2), mark)
        painter.setPen(QColor(self.theme.text))
        painter.setFont(sans(14, SEMIBOLD))
        name = painter.fontMetrics().elidedText(
            self._book.owner_name(owner), Qt.TextElideMode.ElideRight, int(NAMES - 34)
        )
        painter.drawText(QRectF(28, top, NAMES - 30, high), Qt.AlignmentFlag.AlignVCenter, name)

    def _paint_bar(
        self, painter: QPainter, lines: Iterable[Points], left: float, top: float, high: float, scale: float
    ) -> float:
        for line in lines:
            rect = QRectF(left, top, line.amount * scale, high)
            self._parts.append(Part(line, rect))
            edge = line.source in self._book.scored_edges
            paint_points(painter, rect, line.amount, line.subject, edge, self.theme)
            left = rect.right()
        return left

    def legend(self) -> list[tuple[str, str | None, str]]:
        """What each source came to for whoever looks on; figures alone where words have no room."""
        totals: dict[tuple[str, str | None], int] = {}
        for line in (line for held in self._rounds for line in self._lines(held, self._own)):
            key = line.source, line.subject
            totals[key] = totals.get(key, 0) + line.amount
        told = []
        for (source, subject), amount in totals.items():
            noun = types_noun(subject) if subject is not None else self._book.sources[source].noun
            told.append((source, subject, f"{say(noun)} {amount}"))
        if sum(text_width(text, sans(13)) + MARKED for *_, text in told) - LEGEND_GAP <= self.width():
            return told
        return [(*key, str(amount)) for key, amount in totals.items()]

    def _paint_legend(self, painter: QPainter) -> None:
        left, top = 0.0, self.height() - LEGEND + 4
        painter.setFont(sans(13))
        for source, subject, text in self.legend():
            wide = text_width(text, sans(13))
            if subject is not None and subject in TYPE_COLOURS:
                art.paint_badge(painter, subject, left + 9, top + 10, 18)
            else:
                icon = self._view.icon(source if subject is None else subject)
                art.paint_icon(painter, icon, left, top + 1, 18, QColor(self.theme.text_2))
            painter.setPen(QColor(self.theme.text))
            painter.drawText(QRectF(left + 23, top, wide + 4, 20), Qt.AlignmentFlag.AlignVCenter, text)
            left += wide + MARKED


@attrs.frozen
class Balance:
    """Luck and play of a seat beside the mean of the table, in points."""

    name: str
    colour: str
    luck: float
    play: float


LUCK_COLOUR: Final = {False: "#A87A30", True: "#D6AE5E"}
PLAY_COLOUR: Final = {False: "#0B6F6A", True: "#35D6C8"}


@contained
class BalanceBars(QWidget):
    """For each seat two bars to the left or right of a line: luck above, play below."""

    ROW: Final = 31
    MARK: Final = 28
    NAME: Final = 92
    """The least room for a name."""

    FIGURE: Final = 40
    """The room for a figure beside its bar."""

    def __init__(self, cache: FaceCache) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self._cache = cache
        self._rows: tuple[Balance, ...] = ()
        self._judged = False

    def tell(self, rows: Sequence[Balance], *, judged: bool = True) -> None:
        """Show other figures; only the names before the turns are `judged`."""
        self._rows, self._judged = tuple(rows), judged
        self.setMinimumHeight(24 + self.ROW * len(rows))
        self.setAccessibleName("; ".join(map(_balance_words, rows)) if judged else "")
        set_tip(self, self.accessibleName())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), self.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.width() * 0.66
        half = min(self.width() - middle - self.FIGURE - 4, middle - self.MARK - self.NAME - self.FIGURE)
        most = max((abs(value) for row in self._rows for value in (row.luck, row.play)), default=0.0)
        scale = half / max(10.0, most)
        left = middle - 70
        for words, tint in ((phrase("story-luck"), LUCK_COLOUR), (phrase("story-play"), PLAY_COLOUR)):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tint[theme.dark]))
            painter.drawRoundedRect(QRectF(left, 4, 11, 11), 3, 3)
            painter.setPen(QColor(theme.text_2))
            painter.setFont(sans(12))
            painter.drawText(QRectF(left + 16, 0, 80, 19), Qt.AlignmentFlag.AlignVCenter, words)
            left += 16 + text_width(words, sans(12)) + 16
        painter.setPen(QPen(QColor(theme.text_2), 1))
        painter.drawLine(QPointF(middle, 22), QPointF(middle, 24 + self.ROW * len(self._rows)))
        for place, row in enumerate(self._rows):
            top = 25.0 + place * self.ROW
            mark = seat_picture(self._cache, row.colour, 9, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(0, top + 2), mark)
            painter.setPen(QColor(theme.text))
            painter.setFont(sans(13, SEMIBOLD))
            room = QRectF(self.MARK, top, middle - half - self.FIGURE - self.MARK, 28)
            name = painter.fontMetrics().elidedText(row.name, Qt.TextElideMode.ElideRight, int(room.width()))
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, name)
            figures = ((row.luck, LUCK_COLOUR, 2), (row.play, PLAY_COLOUR, 14)) if self._judged else ()
            for value, tint, below in figures:
                self._paint_bar(painter, middle, top + below, value, scale, QColor(tint[theme.dark]))

    def _paint_bar(
        self, painter: QPainter, middle: float, top: float, value: float, scale: float, tint: QColor
    ) -> None:
        wide = max(2.0, abs(value) * scale)
        bar = QRectF(middle if value >= 0 else middle - wide, top, wide, 10)
        painter.setPen(QPen(mix(tint.name(), "#000000", 0.35), 1))
        painter.setBrush(tint)
        painter.drawRoundedRect(bar, 2, 2)
        painter.setPen(QColor(self.theme.text))
        painter.setFont(sans(12, BOLD))
        room = QRectF(bar.right() + 4, top - 4, self.FIGURE, 18)
        if value < 0:
            room.moveRight(bar.left() - 4)
        align = Qt.AlignmentFlag.AlignLeft if value >= 0 else Qt.AlignmentFlag.AlignRight
        painter.drawText(room, align | Qt.AlignmentFlag.AlignVCenter, signed(value))


@contained
class TurnPicture(QWidget):
    """The part of an Alhambra that a turn changed, with the number of the turning point."""

    SIDE: Final = 104
    SQUARE: Final = 48.0

    def __init__(self, cache: FaceCache) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self._cache = cache
        self._city: PlainCity = {}
        self._new: frozenset[Cell] = frozenset()
        self._number = 0
        self.setFixedSize(QSize(self.SIDE, self.SIDE))

    def tell(self, number: int, before: City, after: City) -> None:
        """Show what became of a city in a turn."""
        self._number, self._city = number, plain_city(plain_tiles(after))
        changed = {cell for cell, tile in after.tiles.items() if before.tiles.get(cell) is not tile}
        self._new = frozenset(changed)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale, theme = QPainter(self), self.devicePixelRatioF(), self.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(7, 7, -1, -1)
        outline = QPainterPath()
        outline.addRoundedRect(frame, 8, 8)
        painter.save()
        painter.setClipPath(outline)
        court = self._cache.court_floor(frame.width(), frame.height(), theme, scale)
        painter.drawPixmap(frame.topLeft(), court)
        cells = sorted(self._new) or [(0, 0)]
        x = sum(cell[0] for cell in cells) / len(cells) + 0.5
        y = sum(cell[1] for cell in cells) / len(cells) + 0.5
        size = round(self.SQUARE * scale) / scale
        corner = frame.center() - QPointF(x * size, y * size)
        corner = QPointF(round(corner.x()), round(corner.y()))
        for (column, row), (face, price, _) in self._city.items():
            at = corner + QPointF(column * size, row * size)
            painter.drawPixmap(at, plain_face(self._cache, face, price, size, scale))
        walls = {cell: sides for cell, (_, _, sides) in self._city.items()}
        if walls:
            first = QPointF(min(c for c, _ in walls) - 1, min(r for _, r in walls) - 1) * size
            painter.drawPixmap(
                corner + first, self._cache.edges("walls", art.paint_city_walls, walls, size, scale)
            )
        painter.setPen(QPen(QColor(theme.legal_light), 2.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for column, row in self._new:
            painter.drawRect(
                QRectF(corner + QPointF(column * size, row * size), QSize(1, 1).toSizeF() * size)
            )
        painter.restore()
        painter.setPen(QPen(QColor(theme.panel_edge), 1.3))
        painter.drawPath(outline)
        paint_number(painter, QPointF(NUMBER + 1, NUMBER + 1), self._number, theme)


def _balance_words(row: Balance) -> str:
    return phrase("story-balance", name=row.name, luck=signed(row.luck), play=signed(row.play))


def change_words(point: Point) -> str:
    """How the expected lead changed with a turn, such as ``−16 to −3``."""
    return phrase("story-change", before=signed(point.lead - point.change), after=signed(point.lead))

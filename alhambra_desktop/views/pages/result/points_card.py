from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QStackedWidget, QToolTip, QWidget

from ....model.rules.core.engine.rulebook import Rulebook
from ....model.rules.core.engine.scoring import Points, ScoringRound
from ....model.rules.core.frozen import frozen
from ....model.rules.core.values import Owner, Seat
from ....model.rules.core.words.message import Message
from ....model.rules.core.words.wording import types_noun
from ....words import phrase, say
from ... import art
from ...art.cache import FaceCache
from ...art.fonts import SEMIBOLD, sans, serif, text_width
from ...art.palette import LIGHT, TYPE_COLOURS, Theme
from ...art.people import text_beside
from ...charts.axes import paint_scoring_star
from ...commands.actions import PAGE_KEYS
from ...game.seat_pictures import owner_picture
from ...rule_sets.modules import view_book
from ...storage.contained import contained
from ...text.language import plain
from ...widgets.boxes import NONE, fill, hbox
from ...widgets.labels import centred, line, link_button, set_button_text, show_name, stripe
from ...widgets.pictures import SeatImage
from ...widgets.points_part import least_width, paint_points
from ...widgets.scrolled import Scrolled
from .result_cards import FinalScores, ResultCard

LONGEST_NAME: Final = 110
MOST_SOURCES: Final = 2  # with more sources, the table has only one column for each round
SEAT: Final = 13.0
NAME_AT: Final = SEAT + 1 + text_beside(SEAT)
NAMES: Final = 100.0
HEAD: Final = 24.0
LEGEND: Final = 26.0
TOTAL: Final = 34.0
TALLEST: Final = 30.0
GAP: Final = 10.0


@frozen
class Part:
    line: Points
    rect: QRectF


def part_widths(amounts: Sequence[int], scale: float) -> list[float]:
    """Return the widths of a bar's parts. The bar is as long as its points, with `scale` pixels for each.

    Small parts become wide enough for their numbers, and wide parts become narrower. If there is not enough
    room for all numbers, the width of each part is in proportion to its points.
    """
    exact, least = [amount * scale for amount in amounts], [least_width(amount) for amount in amounts]
    spare = sum(max(0.0, width - limit) for width, limit in zip(exact, least, strict=True))
    lacking = sum(max(0.0, limit - width) for width, limit in zip(exact, least, strict=True))
    if lacking > spare or not lacking:
        return exact
    narrowed = 1 - lacking / spare
    return [limit + max(0.0, width - limit) * narrowed for width, limit in zip(exact, least, strict=True)]


LEGEND_GAP: Final = 18
MARKED: Final = 23 + LEGEND_GAP


@contained
class PointsBars(QWidget):
    def __init__(self, cache: FaceCache, final: FinalScores, own: Seat) -> None:
        super().__init__()
        self._own = own
        self.theme: Theme = LIGHT
        self._book, self._rounds, self._ranking = final.book, final.rounds, final.ranking
        self._cache = cache
        self._view = view_book(final.book)
        self._parts: list[Part] = []
        self.setMinimumSize(420, round(HEAD + LEGEND + 22 * len(self._ranking)))
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
            text = "" if found is None else self._part_text(found.line)
            QToolTip.showText(event.globalPos(), plain(text), self)
            return True
        return super().event(event)

    def _part_text(self, line: Points) -> str:
        name = self._book.owner_name(line.owner)
        return phrase("result-part", name=name, source=self._noun(line), points=line.amount)

    def _lines(self, held: ScoringRound, owner: Owner) -> list[Points]:
        lines = [line for line in held.lines if line.owner == owner and line.amount]
        return sorted(lines, key=lambda line: self._order(line.source, line.subject))

    def _order(self, source: str, subject: str | None) -> tuple[int, bool]:
        types = [*self._book.types]
        place = types.index(subject) if subject in types else len(types)
        return place, source in self._book.scored_edges

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._parts.clear()
        most = [max((held.total(owner) for owner in self._ranking), default=0) for held in self._rounds]
        free = self.width() - NAMES - TOTAL * len(most) - 12
        scale = free / max(1, sum(most))
        row = (self.height() - HEAD - LEGEND) / max(1, len(self._ranking))
        height = min(TALLEST, row - 6)
        left = NAMES
        for held, widest in zip(self._rounds, most, strict=True):
            paint_scoring_star(painter, left + 10, 11, held.round, 10)
            for place, owner in enumerate(self._ranking):
                top = HEAD + place * row + (row - height) / 2
                end = self._paint_bar(painter, self._lines(held, owner), left, top, height, scale)
                painter.setPen(QColor(self.theme.figure))
                painter.setFont(serif(15))
                room = QRectF(end + 5, top, TOTAL, height)
                painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, str(held.total(owner)))
            left += widest * scale + TOTAL
        for place, owner in enumerate(self._ranking):
            self._paint_name(painter, owner, HEAD + place * row, row)
        self._paint_legend(painter)

    def _paint_name(self, painter: QPainter, owner: Owner, top: float, height: float) -> None:
        at, ratio = QPointF(SEAT + 1, top + height / 2 + 1), self.devicePixelRatioF()
        picture = owner_picture(self._book, owner)
        picture.draw(painter, self._cache, at, min(SEAT, height / 2), ratio, self.theme.rim, self)
        painter.setPen(QColor(self.theme.text))
        painter.setFont(sans(14, SEMIBOLD))
        name = painter.fontMetrics().elidedText(
            self._book.owner_name(owner), Qt.TextElideMode.ElideRight, int(NAMES - NAME_AT - 6)
        )
        room = QRectF(NAME_AT, top, NAMES - NAME_AT - 2, height)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, name)

    def _paint_bar(
        self, painter: QPainter, lines: Sequence[Points], left: float, top: float, height: float, scale: float
    ) -> float:
        for part, width in zip(lines, part_widths([part.amount for part in lines], scale), strict=True):
            rect = QRectF(left, top, width, height)
            self._parts.append(Part(part, rect))
            edge = part.source in self._book.scored_edges
            paint_points(painter, rect, part.amount, part.subject, edge, self.theme)
            left = rect.right()
        return left

    def legend(self) -> tuple[str, list[tuple[str, str | None, str]]]:
        """Return a heading, and an entry for each source of the viewer's points.

        An entry contains the source, the building type or None, and a text with the points. If there is
        little room, the texts leave out the names of the sources, and the heading may be empty.
        """
        totals: dict[tuple[str, str | None], int] = {}
        for held in self._rounds:
            for part in self._lines(held, self._own):
                key = part.source, part.subject
                totals[key] = totals.get(key, 0) + part.amount
        title = phrase("result-legend", name=self._book.owner_name(self._own))
        if [seat.player for seat in self._book.setup.seats].count("human") == 1:
            title = phrase("result-legend-yours")
        figures, entries = [], []
        for source, subject in sorted(totals, key=lambda key: self._order(*key)):
            noun = types_noun(subject) if subject is not None else self._book.sources[source].noun
            figures.append((source, subject, str(totals[source, subject])))
            entries.append((source, subject, f"{say(noun)} {totals[source, subject]}"))
        room = self.width() - text_width(title, sans(13)) - LEGEND_GAP
        if _legend_width(entries) <= room:
            return title, entries
        return title if _legend_width(figures) <= room else "", figures

    def _paint_legend(self, painter: QPainter) -> None:
        left, top = 0.0, self.height() - LEGEND + 4
        painter.setFont(sans(13))
        title, entries = self.legend()
        if title:
            painter.setPen(QColor(self.theme.text_2))
            width = text_width(title, sans(13))
            painter.drawText(QRectF(left, top, width + 4, 20), Qt.AlignmentFlag.AlignVCenter, title)
            left += width + LEGEND_GAP
        for source, subject, text in entries:
            width = text_width(text, sans(13))
            if subject is not None and subject in TYPE_COLOURS:
                art.paint_badge(painter, subject, left + 9, top + 10, 18)
            else:
                icon = self._view.icon(source if subject is None else subject)
                art.paint_icon(painter, icon, left, top + 1, 18, QColor(self.theme.text_2))
            painter.setPen(QColor(self.theme.text))
            painter.drawText(QRectF(left + 23, top, width + 4, 20), Qt.AlignmentFlag.AlignVCenter, text)
            left += width + MARKED


def _legend_width(entries: Iterable[tuple[str, str | None, str]]) -> float:
    return sum(text_width(text, sans(13)) + MARKED for *_, text in entries) - LEGEND_GAP


@frozen
class Column:
    """A column of the table, with the points of some rounds.

    If ``source`` is None, the column contains the sums of the points from all sources.
    """

    group: str
    title: str
    rounds: tuple[ScoringRound, ...]
    source: str | None
    bold: bool = False

    def points(self, owner: Owner) -> int:
        if self.source is None:
            return sum(held.total(owner) for held in self.rounds)
        return sum(held.of(owner, self.source) for held in self.rounds)


class PointsCard(ResultCard):
    def __init__(self, cache: FaceCache, final: FinalScores, own: Seat) -> None:
        super().__init__(cache, Message("result-sources"))
        self._final = final
        self._sources = tuple(dict.fromkeys(line.source for held in final.rounds for line in held.lines))
        self.as_tables = link_button()
        set_button_text(self.as_tables, Message("result-as-tables"), PAGE_KEYS["tables"])
        self.luck = link_button(phrase("story-balance-title"))
        self.luck.setCheckable(True)
        fill(self.head, self.luck, self.as_tables)
        self.bars = PointsBars(cache, final, own)
        grid = QWidget()
        grid.setLayout(self._points())
        self.pages = QStackedWidget()
        self.pages.addWidget(self.bars)
        self.pages.addWidget(Scrolled(grid, phrase("scoring-everybody")))
        self.column.addWidget(self.pages, 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.bars.theme = theme
        self.bars.update()

    def _points(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setContentsMargins(0, 6, 0, 6)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(0)
        columns = self._columns()
        self._add_titles(grid, columns)
        for row, owner in enumerate(self._final.ranking, 2):
            cells = [line(str(column.points(owner)), "", 14, column.bold) for column in columns]
            cells.append(line(str(self._final.total(owner)), "figure", 20, True))
            if not row % 2:
                grid.addWidget(stripe(), row, 0, 1, len(cells) + 2)
            grid.addWidget(centred(line(self._final.place_text(owner), "", 14, True)), row, 0)
            grid.addWidget(_name_tag(self.cache, self._final.book, owner), row, 1, Qt.AlignmentFlag.AlignLeft)
            for i, cell in enumerate(cells):
                cell.setContentsMargins(0, 8, 0, 8)
                grid.addWidget(centred(cell), row, i + 2)
            grid.setRowStretch(row, 1)
        return grid

    def _noun(self, source: str) -> str:
        return say(self._final.book.sources[source].noun)

    def _columns(self) -> list[Column]:
        rounds = self._final.rounds
        whole = [
            Column(phrase("result-all-rounds"), self._noun(name), rounds, name, True)
            for name in self._sources
        ]
        if len(self._sources) > MOST_SOURCES:
            return [
                Column("", phrase("result-round", round=held.round), (held,), None) for held in rounds
            ] + whole
        parts = [
            Column(phrase("scoring-title", round=held.round), self._noun(name), (held,), name)
            for held in rounds
            for name in self._sources
        ]
        return parts + whole

    def _add_titles(self, grid: QGridLayout, columns: list[Column]) -> None:
        groups: dict[str, list[int]] = {}
        for i, column in enumerate(columns):
            groups.setdefault(column.group, []).append(i)
            grid.addWidget(centred(line(column.title, "second", 12)), 1, 2 + i)
        for group, places in groups.items():
            grid.addWidget(centred(line(group, "", 13, True)), 0, 2 + places[0], 1, len(places))
        grid.addWidget(centred(line(phrase("result-all-points"), "second", 12)), 1, 2 + len(columns))


def _name_tag(cache: FaceCache, book: Rulebook, owner: Owner) -> QWidget:
    tag = QWidget()
    label = line("", "", 14, True)
    show_name(label, book.owner_name(owner), LONGEST_NAME)
    hbox(1, SeatImage(cache, 30, owner_picture(book, owner)), label, 1, spacing=4, margins=NONE, within=tag)
    return tag

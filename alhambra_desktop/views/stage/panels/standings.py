"""Standings and the strip of what happened since the viewer's last turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from ....model.core.message import Message, in_a_row
from ....model.core.rulebook import Rulebook
from ....model.core.values import Owner, Seat
from ....model.table.standings import Row, standings
from ....words import phrase, say
from ... import art
from ...art.fonts import BOLD, SEMIBOLD, sans, serif
from ...selection import Selection
from ..layout import STANDINGS_HEIGHT
from ..panel import PADDING, Panel
from ..shown import Shown
from ..target import Control

ROW, DENSE = 26.0, 18.0
"""Heights of a row, and of a row where there are many."""

MANY = 11
ABOVE, BELOW = 36.0, 40.0

Since: TypeAlias = "tuple[tuple[Seat, tuple[Message, ...]], ...]"


def row_height(book: Rulebook) -> float:
    """The height of a row of the standings."""
    rows = _row_count(book)
    return ROW if rows <= 7 else 23.0 if rows < MANY else DENSE


def standings_height(book: Rulebook) -> float:
    """The height of the whole panel."""
    return max(STANDINGS_HEIGHT, ABOVE + _row_count(book) * row_height(book) + BELOW)


def _row_count(book: Rulebook) -> int:
    """The types, edges and other sources of points; all together stand below."""
    return len(book.types) + len(book.scored_edges) + len(book.other_sources)


def colour_of(shown: Shown, owner: Owner) -> str:
    """The colour id of an owner; those without a seat have none of the six."""
    return shown.book.setup.seats[owner].colour if isinstance(owner, int) else "stone"


class StandingsPanel(Panel):
    """A row a type: the players by rank, and what it would pay the viewer now; what is put down counts."""

    def facts(self, shown: Shown, selection: Selection) -> tuple[object, ...]:
        """Whatever counts and points depend on."""
        seen = shown.ahead
        cities = tuple(player.city for player in seen.players)
        return shown.viewer, cities, seen.slices, seen.scorings, shown.aids

    def paint_inside(self, painter: QPainter, shown: Shown) -> None:
        """Types, wall, totals."""
        computed = shown.aids != "purist"
        self.title(painter, phrase("standings"), phrase("standings-points") if computed else "")
        high = row_height(shown.book)
        *rows, totals = standings(shown.book, shown.ahead)
        for i, row in enumerate(rows):
            self._paint_row(painter, shown, ABOVE + i * high, i, row)
        if computed:
            self._paint_totals(painter, shown, ABOVE + len(rows) * high + 6, totals)

    def _paint_row(self, painter: QPainter, shown: Shown, y: float, number: int, row: Row) -> None:
        theme = self.faces.theme
        high = row_height(shown.book)
        if number % 2 == 0:
            painter.fillRect(QRectF(8, y, self.inner.width() - 16, high), QColor(theme.stripe))
        self._paint_subject(painter, shown, row.subject or "", y + high / 2, min(20.0, high - 2))
        room = self.inner.width() - 48 - 46
        step = min(37.0, room / len(row.ranked))
        place = 0
        for i, standing in enumerate(row.ranked):
            x = 46 + i * step
            painter.setOpacity(1.0 if standing.figure else 0.4)
            colour = colour_of(shown, standing.owner)
            self.faces.mark(painter, colour, x + 8, y + high / 2, min(7.5, high / 2 - 2))
            weight = BOLD if standing.owner == shown.viewer else SEMIBOLD
            self.write(painter, QRectF(x + 17, y, 20, high), str(standing.figure), sans(13, weight))
            painter.setOpacity(1.0)
            if standing.shared and standing.place == place and step > 30:
                self.write(painter, QRectF(x - 9, y, 8, high), "=", sans(12), theme.text_2)
            place = standing.place
        if shown.aids == "purist":
            return
        points = row.points_of(shown.viewer)
        line = QRectF(self.inner.width() - 60, y, 48, high)
        text = f"+{points}" if points else "–"
        tone = theme.figure if points else theme.text_2
        self.write(painter, line, text, sans(13, BOLD), tone, Qt.AlignmentFlag.AlignRight)

    def _paint_subject(
        self, painter: QPainter, shown: Shown, subject: str, middle: float, size: float
    ) -> None:
        """The badge of a type, or the pictogram of what else scores."""
        if subject in shown.book.majorities:
            self.faces.badge(painter, subject, 25, middle, size)
        else:
            at = (25 - size / 2, middle - size / 2, size)
            self.faces.source(painter, subject, *at, QColor(self.faces.theme.text_2))

    def _paint_totals(self, painter: QPainter, shown: Shown, y: float, totals: Row) -> None:
        step = (self.inner.width() - 24) / max(3, len(totals.ranked))
        for i, standing in enumerate(totals.ranked):
            x = PADDING + i * step
            roomy = len(totals.ranked) < 4
            radius = 8 if roomy else 6
            self.faces.mark(painter, colour_of(shown, standing.owner), x + radius, y + 13, radius)
            font = serif(17, BOLD) if roomy else sans(13, BOLD)
            figure = f"+{standing.points}" if roomy else str(standing.points)
            self.write(painter, QRectF(x + 2 * radius + 3, y, step - 2 * radius - 3, 26), figure, font)


class SincePanel(Panel):
    """One row an opponent: what happened since the viewer's last turn."""

    def facts(self, shown: Shown, selection: Selection) -> tuple[object, ...]:
        """The words."""
        return (shown.told.since,)

    def replay_rect(self) -> QRectF:
        """The key that replays it."""
        return QRectF(self.inner.width() - 36, 8, 24, 20)

    @property
    def _since(self) -> Since:
        return self.shown.told.since if self.shown is not None else ()

    def controls(self) -> Iterable[tuple[Control, QRectF]]:
        """The replay key, where there is something to replay; the rows of the players."""
        if not self._since:
            return
        yield Control("replay"), self.replay_rect()
        for i, (seat, _) in enumerate(self._since):
            rect = QRectF(6, self.row_top(i), self.inner.width() - 12, self.row_height())
            yield Control("since", seat), rect

    def row_height(self) -> float:
        """How high the row of one player is."""
        return min(40.0, (self.inner.height() - 40) / max(1, len(self._since)))

    def row_top(self, index: int) -> float:
        """Where a row begins."""
        return 36 + index * self.row_height()

    def paint_inside(self, painter: QPainter, shown: Shown) -> None:
        """Marks and words."""
        theme = self.faces.theme
        self.title(painter, phrase("since"), free=30.0 if self._since else 0.0)
        if not self._since:
            line = QRectF(PADDING, 36, self.inner.width() - 24, 20)
            self.write(painter, line, phrase("since-nothing"), sans(13), theme.text_2)
            return
        art.paint_pill(painter, self.replay_rect(), theme, "plain", "R")
        step = self.row_height()
        for i, (seat, words) in enumerate(self._since):
            y = self.row_top(i)
            self.faces.mark(painter, colour_of(shown, seat), 24, y + min(step, 34) / 2, min(11, step / 2.2))
            room = QRectF(44, y, self.inner.width() - 54, 17)
            if step < 34:
                self.write(painter, QRectF(44, y, room.width(), step), say(in_a_row(words)), sans(12))
                continue
            self.write(painter, room, say(words[0]), sans(13, SEMIBOLD))
            if words[1:]:
                rest = say(in_a_row(words[1:]))
                self.write(painter, room.translated(0, 17), rest, sans(12), theme.text_2)


class LogFrame(Panel):
    """The frame in which the log lies."""

    def facts(self, shown: Shown, selection: Selection) -> tuple[object, ...]:
        """Always the same."""
        return ()

    def paint_inside(self, painter: QPainter, shown: Shown) -> None:
        """The title only; the list is a widget."""
        self.title(painter, phrase("log"))

    def list_rect(self) -> QRectF:
        """Where the list lies, in scene units."""
        return self.scene_rect(self.inner.adjusted(8, 34, -8, -8))

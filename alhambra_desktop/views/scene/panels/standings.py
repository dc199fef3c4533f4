"""The standings: a column for each player, and a row for each source of points."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from ....model.rules.core.engine.play import next_round
from ....model.rules.core.engine.rulebook import Rulebook
from ....model.rules.core.engine.scoring import winners
from ....model.rules.core.frozen import frozen
from ....model.rules.core.values import Owner
from ....model.rules.core.words.message import Message
from ....model.rules.table.standings import Ranking, standings
from ....words import phrase
from ... import art
from ...art.fonts import BOLD, REGULAR, SEMIBOLD, sans, serif, text_width
from ...commands.touch import TOUCH
from ...game.seat_pictures import owner_picture
from ...game.selection import Selection
from ...game.table_snapshot import TableSnapshot
from ...game.target import Control
from ...text.scoring_words import colour_of
from ...text.words import standings_messages
from ..items.panel import PADDING, READABLE, Panel
from ..pixmaps.faces import Faces

# Each pair contains a number of rows and a height. In a table with at most so many rows, each row has this
# height. In a table with more rows, each row has the height ``DENSE``.
ROWS: Final = ((7, 25.0), (11, 23.0))
DENSE: Final = 20.0

HEAD, FOOT = 60.0, 36.0
LEFT, LAST, EDGE = 38.0, 42.0, 10.0

SUBJECT: Final = 23.0
STAR: Final = 8.0
PLATE_TOP: Final = 32.0
SEAT: Final = 12.5  # maximum radius of a player's picture
SHARE: Final = 0.37  # radius of the picture in a narrow column, as a share of the column's width
RING: Final = (22.0, 20.0)
FEW: Final = 4
NONE: Final = "–"


def total_size(owners: int) -> int:
    return 17 if owners < FEW else 15 if owners == FEW else 12


def row_height(book: Rulebook) -> float:
    count = _row_count(book)
    return next((height for most, height in ROWS if count <= most), DENSE)


def standings_height(book: Rulebook) -> float:
    return HEAD + _row_count(book) * row_height(book) + FOOT


def _row_count(book: Rulebook) -> int:
    return len(book.types) + len(book.scored_edges) + len(book.other_sources)


def owners_from(snapshot: TableSnapshot) -> tuple[Owner, ...]:
    seats = len(snapshot.book.setup.seats)
    order = ((snapshot.viewer + step) % seats for step in range(seats))
    return (*order, *(owner for owner in snapshot.book.owners() if not isinstance(owner, int)))


@frozen
class Cell:
    """A cell of the standings.

    ``figure`` is the owner's number of buildings, segments or points, or None if the row does not rank this
    owner. If ``planned`` is true, the figure includes a promised move, which is played later in this turn.
    """

    figure: int | None = None
    leads: bool = False
    planned: bool = False
    points: int = 0


@frozen
class Line:
    subject: str | None
    cells: tuple[Cell, ...]
    message: Message


def table_of(snapshot: TableSnapshot) -> tuple[Line, ...]:
    owners, computed = owners_from(snapshot), snapshot.shows_points
    ahead = standings(snapshot.book, snapshot.ahead)
    now = ahead if snapshot.ahead is snapshot.seen else standings(snapshot.book, snapshot.seen)
    lines = tuple(
        Line(
            row.subject,
            tuple(_cell(row, before, owner) for owner in owners),
            standings_messages(snapshot.book, row, snapshot.viewer if computed else None),
        )
        for row, before in zip(ahead, now, strict=True)
        if computed or row.subject is not None
    )
    return (*lines, _final_scores(snapshot, owners)) if snapshot.over else lines


def _final_scores(snapshot: TableSnapshot, owners: Iterable[Owner]) -> Line:
    points = {owner: snapshot.score(owner) for owner in owners}
    messages = tuple(
        Message("result-scored", name=snapshot.book.owner_name(owner), points=figure)
        for owner, figure in points.items()
    )
    won = winners({owner: figure for owner, figure in points.items() if isinstance(owner, int)})
    cells = tuple(Cell(figure, leads=owner in won) for owner, figure in points.items())
    return Line(
        None, cells, Message("standings-row", subject=Message("result-all-points"), standings=messages)
    )


def _cell(row: Ranking, now: Ranking, owner: Owner) -> Cell:
    standing = next((standing for standing in row.ranked if standing.owner == owner), None)
    if standing is None:
        return Cell()
    before = next(standing.figure for standing in now.ranked if standing.owner == owner)
    leads = bool(standing.figure) and standing.place == 1
    return Cell(standing.figure, leads, standing.figure != before, standing.points)


class StandingsPanel(Panel):
    def __init__(self, faces: Faces) -> None:
        super().__init__(faces)
        self._table: tuple[tuple[object, ...], tuple[Line, ...]] | None = None

    def selection_key(self, selection: Selection) -> object:
        return None

    def facts(self, snapshot: TableSnapshot, selection: Selection) -> tuple[object, ...]:
        head = (
            snapshot.book,
            snapshot.viewer,
            snapshot.aids,
            next_round(snapshot.ahead),
            bool(snapshot.scores),
            snapshot.seen.decision is None,
        )
        return head, self.table

    def differing(self, before: tuple[object, ...], facts: tuple[object, ...]) -> Iterable[QRectF]:
        (head, lines), (head_before, were) = facts, before
        assert isinstance(lines, tuple)
        assert isinstance(were, tuple)
        if head != head_before or len(lines) != len(were):
            return super().differing(before, facts)
        return [self.row(i) for i, line in enumerate(lines) if line != were[i]]

    @staticmethod
    def _counted(snapshot: TableSnapshot) -> tuple[object, ...]:
        seen, cities = snapshot.ahead, tuple(player.city for player in snapshot.ahead.players)
        built = tuple(player.city for player in snapshot.seen.players)
        return (
            snapshot.book,
            snapshot.viewer,
            cities,
            seen.slices,
            seen.scorings,
            built,
            snapshot.shows_points,
            snapshot.over,
        )

    @property
    def table(self) -> tuple[Line, ...]:
        if self.snapshot is None:
            return ()
        counted = self._counted(self.snapshot)
        if self._table is None or self._table[0] != counted:
            self._table = counted, table_of(self.snapshot)
        return self._table[1]

    @property
    def _computed(self) -> bool:
        return self.snapshot is not None and self.snapshot.shows_points

    @property
    def _has_totals(self) -> bool:
        return self.snapshot is not None and (self._computed or self.snapshot.over)

    @property
    def high(self) -> float:
        return row_height(self.snapshot.book) if self.snapshot is not None else DENSE

    def column(self, index: int) -> QRectF:
        snapshot = self.snapshot
        assert snapshot is not None
        last = LAST if self._computed else 0.0
        width = (self.inner.width() - LEFT - last - EDGE) / len(owners_from(snapshot))
        end = HEAD + _row_count(snapshot.book) * self.high + (30.0 if self._has_totals else 2.0)
        return QRectF(LEFT + index * width, PLATE_TOP, width, end - PLATE_TOP)

    def row(self, index: int) -> QRectF:
        top = HEAD + index * self.high
        if self.snapshot is not None and index == _row_count(self.snapshot.book):
            return QRectF(8, top + 5, self.inner.width() - 16, 26)
        return QRectF(8, top, self.inner.width() - 16, self.high)

    def cell(self, row: int, column: int) -> QRectF:
        across, along = self.column(column), self.row(row)
        return QRectF(across.left(), along.top(), across.width(), along.height())

    def last(self, row: int) -> QRectF:
        right = self.inner.width() - EDGE - 2
        return QRectF(right - LAST + 2, self.row(row).top(), LAST - 2, self.row(row).height())

    def controls(self) -> Iterable[tuple[Control, QRectF]]:
        if self.snapshot is None:
            return
        for i, owner in enumerate(owners_from(self.snapshot)):
            # in touch mode, the players' panels replace these small controls
            if isinstance(owner, int) and not TOUCH.on:
                rect = self.column(i)
                rect.setBottom(HEAD)
                yield Control("owner", owner), rect
        for i, line in enumerate(self.table):
            yield Control("row", None, line.subject or ""), self.row(i)

    def topics(self) -> Iterable[tuple[str, QRectF]]:
        return [("total", self.inner)]

    def message_of(self, control: Control) -> Message | None:
        if self.snapshot is None:
            return None
        if control.command == "owner" and control.seat is not None:
            return Message("name", name=self.snapshot.book.owner_name(control.seat))
        lines = (line for line in self.table if (line.subject or "") == control.subject)
        return next((line.message for line in lines), None) if control.command == "row" else None

    def paint_inside(self, painter: QPainter, snapshot: TableSnapshot) -> None:
        self._paint_title(painter, snapshot)
        plate = self.column(0).adjusted(1, 0, -1, 0)
        art.paint_plate(painter, plate, self.faces.theme)
        for i, owner in enumerate(owners_from(snapshot)):
            column, picture = self.column(i), owner_picture(snapshot.book, owner)
            at, radius = QPointF(column.center().x(), HEAD - 15), min(SEAT, SHARE * column.width())
            self.faces.seat(painter, picture, at, radius, self)
        *rows, totals = self.table if self._has_totals else (*self.table, None)
        for i, line in enumerate(rows):
            assert line is not None
            if self.is_exposed(painter, self.row(i)):
                self._paint_row(painter, snapshot, i, line)
        if totals is not None and self.is_exposed(painter, self.row(len(rows))):
            self._paint_totals(painter, len(rows), totals, final=snapshot.over)

    def _paint_title(self, painter: QPainter, snapshot: TableSnapshot) -> None:
        theme, line = self.faces.theme, QRectF(PADDING + 2, 7, self.inner.width() - 2 * PADDING - 4, 22)
        used = self.write_whole(painter, line, phrase("standings"), serif(16, BOLD))
        if self._computed and snapshot.seen.decision is not None:
            coming = len(snapshot.seen.scorings) if snapshot.scores else next_round(snapshot.ahead)
            text = phrase("standings-scoring", round=coming)
            room = line.adjusted(used + 8, 1, 0, 1)
            font = sans(12.5)
            if text_width(text, font) <= room.width():
                self.write(painter, room, text, font, theme.text_2, Qt.AlignmentFlag.AlignRight)
        if self._computed:
            head = QRectF(self.last(0).left(), HEAD - 16, LAST, 15)
            self._write_you(painter, head, colour_of(snapshot.book, snapshot.viewer))

    def _write_you(self, painter: QPainter, rect: QRectF, colour: str) -> None:
        word, font, wide = phrase("standings-you"), sans(12, SEMIBOLD), rect.adjusted(-4, 0, 0, 0)
        if text_width(word, font) <= wide.width():
            self.write(painter, wide, word, font, self.faces.theme.text_2, Qt.AlignmentFlag.AlignRight)
        else:
            self.faces.mark(painter, colour, rect.right() - 8, rect.center().y(), 7.5)

    def _paint_row(self, painter: QPainter, snapshot: TableSnapshot, number: int, line: Line) -> None:
        theme, rect = self.faces.theme, self.row(number)
        if number % 2 == 0:
            painter.fillRect(rect, QColor(theme.stripe))
        self._paint_subject(
            painter, snapshot, line.subject or "", rect.center().y(), min(20.0, self.high - 2)
        )
        for i, cell in enumerate(line.cells):
            if cell.figure is not None:
                self._paint_cell(painter, self.cell(number, i), cell, own=i == 0)
        if self._computed:
            points = line.cells[0].points
            text, tone = (f"+{points}", theme.figure) if points else (NONE, theme.text_2)
            self.write(painter, self.last(number), text, sans(13, BOLD), tone, Qt.AlignmentFlag.AlignRight)

    def _paint_cell(self, painter: QPainter, rect: QRectF, cell: Cell, own: bool) -> None:
        theme = self.faces.theme
        if cell.leads:
            ring = QRectF(0, 0, min(RING[0], rect.width() - 2), min(RING[1], rect.height() - 2))
            ring.moveCenter(rect.center())
            art.paint_leading(painter, ring, theme, broken=cell.planned)
        weight = BOLD if cell.leads or own else REGULAR
        text, tone = (str(cell.figure), theme.text) if cell.figure else (NONE, theme.text_2)
        self.write(painter, rect, text, sans(13, weight), tone, Qt.AlignmentFlag.AlignHCenter)

    def _paint_subject(
        self, painter: QPainter, snapshot: TableSnapshot, subject: str, middle: float, size: float
    ) -> None:
        at = QPointF(SUBJECT, middle)
        if subject in snapshot.book.majorities:
            self.faces.badge(painter, subject, at.x(), at.y(), size)
        else:
            corner = at - QPointF(size / 2, size / 2)
            tint = QColor(self.faces.theme.text_2)
            self.faces.source(painter, subject, corner.x(), corner.y(), size, tint)

    def _paint_totals(self, painter: QPainter, number: int, totals: Line, *, final: bool) -> None:
        theme, rect, count = self.faces.theme, self.row(number), len(totals.cells)
        painter.fillRect(
            QRectF(EDGE, rect.top() - 2, self.inner.width() - 2 * EDGE, 1), QColor(theme.hairline)
        )
        if final:
            art.paint_winner(painter, SUBJECT, rect.center().y(), STAR)
        else:
            self._paint_now(painter, QRectF(EDGE, rect.top(), LEFT - EDGE, rect.height()))
        for i, cell in enumerate(totals.cells):
            tone = theme.plate_figure if (cell.leads if final else i == 0) else theme.text
            font, middle = serif(total_size(count), BOLD), Qt.AlignmentFlag.AlignHCenter
            figure = str(cell.figure) if final else f"+{cell.figure}"
            self.write_whole(painter, self.cell(number, i), figure, font, tone, middle)

    def _paint_now(self, painter: QPainter, label: QRectF) -> None:
        theme, word, font = self.faces.theme, phrase("standings-now"), sans(READABLE, SEMIBOLD)
        if text_width(word, font) <= label.width():
            self.write(painter, label, word, font, theme.text_2)
        else:
            self.write(painter, label, "=", sans(14, SEMIBOLD), theme.text_2, Qt.AlignmentFlag.AlignHCenter)

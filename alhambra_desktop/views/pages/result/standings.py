from __future__ import annotations

from math import ceil
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QObject, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from ....model.rules.core.engine.rulebook import Rulebook
from ....model.rules.core.engine.scoring import LAST_ROUND
from ....model.rules.core.engine.state import Observation, PublicState
from ....model.rules.core.values import Owner, Seat
from ....model.rules.core.words.message import Message
from ....model.rules.table.standings import Ranking, standings
from ....words import phrase, say
from ... import art
from ...art.brushes import colour, shape, stroke
from ...art.cache import FaceCache
from ...art.fonts import BLACK, BOLD, SEMIBOLD, sans, serif, shortened, text_width
from ...art.geometry import rounded
from ...art.painter_state import saved
from ...art.palette import TYPE_COLOURS, Theme
from ...art.places import paint_place
from ...game.seat_pictures import owner_picture
from ...models.index import Index
from ...rule_sets.modules import view_book
from ...storage.contained import contained
from ...text.language import SPOKEN, capital
from ...text.words import row_noun, standing_message
from ...widgets.boxes import fill
from ...widgets.dialog_frame import add_close_button, fit
from ...widgets.painting import CENTRE, RIGHT, write
from ...widgets.paper_dialog import PaperDialog
from ...widgets.style import theme_of


@contained
class StandingsModel(QAbstractTableModel):
    """A table with a row for each ranking and a column for each owner.

    ``PointsRole`` contains the points that an owner would score now. After the last scoring round, the role
    contains the points scored in that round. ``SubjectRole`` of a row is a building type, a source such as
    ``wall``, or None for the total.
    """

    OwnerRole = Qt.ItemDataRole.UserRole + 1
    CountRole = Qt.ItemDataRole.UserRole + 2
    TiedRole = Qt.ItemDataRole.UserRole + 3
    SubjectRole = Qt.ItemDataRole.UserRole + 4
    PointsRole = Qt.ItemDataRole.UserRole + 5
    PlaceRole = Qt.ItemDataRole.UserRole + 6

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[Ranking, ...] = ()
        self._all_held = False
        self.book: Rulebook
        self.viewer: Seat
        self.owners: tuple[Owner, ...] = ()
        SPOKEN.changed.connect(self._retranslate)

    def _retranslate(self) -> None:
        if self._rows:
            last = self.index(len(self._rows) - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), last)
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last.column())
            self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, last.row())

    def set_state(self, book: Rulebook, state: PublicState, viewer: Seat) -> None:
        self.beginResetModel()
        self.book, self.viewer = book, viewer
        self._rows = standings(book, state)
        self._all_held = state.round == LAST_ROUND
        seats = len(book.setup.seats)
        order = [(viewer + step) % seats for step in range(seats)]
        self.owners = (*order, *(owner for owner in book.owners() if not isinstance(owner, int)))
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:
        if parent is not None and parent.isValid():
            return 0
        return len(self.owners) if self._rows else 0

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self._rows):
            return None
        row = self._rows[index.row()]
        if role == self.SubjectRole:
            return row.subject
        owner = self.owners[index.column()]
        standing = next((one for one in row.ranked if one.owner == owner), None)
        if standing is None:
            return None
        text = say(standing_message(self.book, standing))
        whole = text if row.subject is None else f"{text}; {_points_words(standing.points)}"
        return {
            int(Qt.ItemDataRole.DisplayRole): text,
            int(Qt.ItemDataRole.AccessibleTextRole): whole,
            int(self.PointsRole): standing.points,
            int(self.OwnerRole): standing.owner,
            int(self.CountRole): standing.figure,
            int(self.TiedRole): standing.shared,
            int(self.PlaceRole): standing.place,
        }.get(int(role))

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole) or section < 0:
            return None
        if orientation == Qt.Orientation.Vertical:
            if section >= len(self._rows):
                return None
            subject = self._rows[section].subject
            if subject is None and self._all_held:
                return phrase("scoring-title", round=LAST_ROUND)
            return capital(say(row_noun(self.book, subject)))
        return self.book.owner_name(self.owners[section]) if section < len(self.owners) else None


def _points_words(points: int) -> str:
    return f"+{points}" if points else "–"


# pixels on each side of the table, and sum of the pixels above and below the table
SIDE, ABOVE = 26, 134
ROW: Final = 40
APART: Final = 12
LEAST: Final = 700
HEAD: Final = 104
CAPTIONS: Final = 20
STAR, MARK = 12.5, 24.0
MARK_AT: Final = 36.0
NAMES: Final = 110
BADGE, BADGE_AT = 26, 6
OWN: Final = 0  # the viewer's column
CELL, WIDEST = 116.0, 122.0
COUNT_END: Final = 0.62  # right end of a cell's count, as a share of the width of `_figures_room`
POINTS_EDGE: Final = 6
TOTAL: Final = 96.0
BEST: Final = 3.0


def paint_subject(p: QPainter, book: Rulebook, subject: str | None, x: float, y: float, theme: Theme) -> None:
    if subject in TYPE_COLOURS:
        art.paint_badge(p, subject, x, y, BADGE)
    elif subject is not None:
        corner = x - BADGE / 2, y - BADGE / 2
        art.paint_icon(p, view_book(book).icon(subject), *corner, BADGE, QColor(theme.text_2))


@contained
class SubjectHeader(QHeaderView):
    def __init__(self, model: StandingsModel) -> None:
        super().__init__(Qt.Orientation.Vertical)
        self._standings = model
        self.setDefaultSectionSize(ROW)

    def sectionSizeFromContents(self, section: int) -> QSize:
        name = str(self._standings.headerData(section, Qt.Orientation.Vertical))
        return QSize(ceil(BADGE + 3 * BADGE_AT + text_width(name, sans(14, BOLD))), ROW)

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        room, theme = QRectF(rect), theme_of(self.palette())
        subject = self._standings.index(section, 0).data(StandingsModel.SubjectRole)
        name = str(self._standings.headerData(section, Qt.Orientation.Vertical))
        with saved(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_row(painter, room, section, subject, theme)
            room = _content_rect(room, subject)
            middle = room.left() + BADGE_AT + BADGE / 2
            paint_subject(painter, self._standings.book, subject, middle, room.center().y(), theme)
            left = BADGE_AT if subject is None else BADGE + 2 * BADGE_AT
            write(painter, room.adjusted(left, 0, 0, 0), name, sans(14, BOLD), theme.text)


def _content_rect(rect: QRectF, subject: str | None) -> QRectF:
    return rect.adjusted(0, APART, 0, 0) if subject is None else rect


def _figures_room(rect: QRectF) -> QRectF:
    width = min(WIDEST, rect.width() - 6)
    return QRectF(rect.center().x() - width / 2, rect.top(), width, rect.height())


def paint_own(
    p: QPainter, rect: QRectF, column: int, theme: Theme, *, first: bool = False, last: bool = False
) -> None:
    """If `column` is the viewer's column, paint the part of its background that is behind a cell."""
    if column == OWN:
        with saved(p):
            p.setClipRect(rect)
            ground = rounded(rect.adjusted(0, 0 if first else -20, 0, 0 if last else 20), 10, 0.5)
            shape(p, ground, colour(theme.stud, 0.12), colour(theme.stud, 0.5), 1)


def paint_row(p: QPainter, rect: QRectF, row: int, subject: str | None, theme: Theme) -> None:
    if subject is None:
        p.fillRect(QRectF(rect.left(), rect.top() + APART / 2, rect.width(), 1.4), QColor(theme.panel_edge))
    elif not row % 2:
        p.fillRect(rect.adjusted(0, 1, 0, -1), QColor(theme.stripe))


@contained
class StandingCellDelegate(QStyledItemDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(ceil(CELL), ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect, theme = QRectF(option.rect), theme_of(option.palette)
        with saved(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            subject = index.data(StandingsModel.SubjectRole)
            paint_row(painter, rect, index.row(), subject, theme)
            paint_own(painter, rect, index.column(), theme, last=subject is None)
            rect = _content_rect(rect, subject)
            if index.data(StandingsModel.OwnerRole) is None:
                write(painter, rect, "–", sans(14), theme.text_2, CENTRE)
            elif subject is None:
                self._paint_total(painter, rect, index, theme)
            else:
                self._paint_figures(painter, rect, index, theme)
            if option.state & QStyle.StateFlag.State_HasFocus:
                stroke(painter, rounded(rect.adjusted(2, 2, -2, -2), 5), theme.legal, 2)

    def _paint_figures(self, p: QPainter, rect: QRectF, index: Index, theme: Theme) -> None:
        place, points = int(index.data(StandingsModel.PlaceRole)), int(index.data(StandingsModel.PointsRole))
        count, best = str(index.data(StandingsModel.CountRole)), place == 1
        room = _figures_room(rect)
        if best:
            ground = rounded(room.adjusted(0, BEST, 0, -BEST), 8, 0.5)
            shape(p, ground, colour(theme.leading, 0.4), colour(theme.stud, 0.9), 1.2 * theme.outline)
        if place:
            paint_place(p, room.left() + STAR + 5, room.center().y(), STAR, place, theme)
        if place and index.data(StandingsModel.TiedRole):
            tie = QRectF(room.left() + 2 * STAR + 7, room.top(), 12, room.height())
            write(p, tie, "=", sans(14, BOLD), theme.text_2)
        font, ink = serif(19, BOLD) if best else serif(17), theme.text if place else theme.text_2
        write(p, room.adjusted(0, 0, (COUNT_END - 1) * room.width(), 0), count, font, ink, RIGHT)
        tint = theme.figure if points else theme.text_2
        room.adjust(0, 1, -POINTS_EDGE, 0)
        write(p, room, _points_words(points), sans(14, SEMIBOLD), tint, RIGHT)

    def _paint_total(self, p: QPainter, rect: QRectF, index: Index, theme: Theme) -> None:
        place, text = (
            int(index.data(StandingsModel.PlaceRole)),
            _points_words(index.data(StandingsModel.CountRole)),
        )
        room = QRectF(rect.center().x() - TOTAL / 2, rect.top(), TOTAL, rect.height())
        if place:
            paint_place(p, room.left() + STAR + 4, room.center().y(), STAR + 3, place, theme)
        write(p, room, text, serif(21, BLACK), theme.figure, RIGHT)


@contained
class OwnerHeader(QHeaderView):
    def __init__(self, cache: FaceCache, model: StandingsModel) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._cache, self._standings = cache, model
        self.setFixedHeight(HEAD)

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        room, theme, owner = QRectF(rect), theme_of(self.palette()), self._standings.owners[section]
        with saved(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_own(painter, room, section, theme, first=True)
            at, dpr = QPointF(room.center().x(), room.top() + MARK_AT), self.devicePixelRatioF()
            picture = owner_picture(self._standings.book, owner)
            picture.draw(painter, self._cache, at, MARK, dpr, theme.rim, self.viewport())
            font = sans(15, BOLD)
            name = shortened(self._standings.book.owner_name(owner), font, min(NAMES, room.width() - 8))
            line = QRectF(room.left(), room.bottom() - CAPTIONS - 22, room.width(), 20)
            write(painter, line, name, font, theme.text, CENTRE)
            self._paint_captions(painter, room, theme)

    @staticmethod
    def _paint_captions(p: QPainter, rect: QRectF, theme: Theme) -> None:
        room, font = _figures_room(rect), sans(11)
        room.setTop(room.bottom() - CAPTIONS)
        count = room.adjusted(0, 0, (COUNT_END - 1) * room.width(), 0)
        write(p, count, phrase("standings-count"), font, theme.text_2, RIGHT)
        room.adjust(0, 0, -POINTS_EDGE, 0)
        write(p, room, phrase("standings-points"), font, theme.text_2, RIGHT)


class StandingsDialog(PaperDialog):
    def __init__(self, book: Rulebook, seen: Observation, parent: QWidget | None = None) -> None:
        super().__init__(Message("standings-title"), parent)
        model = StandingsModel(self)
        model.set_state(book, seen, seen.seat)
        self.table = QTableView()
        self.table.setVerticalHeader(SubjectHeader(model))
        self.table.setModel(model)
        self.table.setHorizontalHeader(OwnerHeader(self._cache, model))
        self.table.setItemDelegate(StandingCellDelegate(self.table))
        self.table.setAccessibleName(phrase("standings-title"))
        self.table.setFrameShape(QFrame.Shape.NoFrame)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setShowGrid(False)
        self.table.setTabKeyNavigation(False)  # otherwise Tab would never move the focus out of the table
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(ceil(CELL))
        self.table.setRowHeight(model.rowCount() - 1, ROW + APART)
        fill(self.column, (self.table, 1))
        add_close_button(self, self.column).setFocus()
        columns = self.table.verticalHeader().sizeHint().width() + model.columnCount() * ceil(CELL)
        rows, width = model.rowCount() * ROW + APART, max(LEAST, 2 * SIDE + columns)
        fit(self, QSize(width, rows + HEAD + ABOVE))

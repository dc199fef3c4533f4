"""The dialog with the rankings, and the points that the viewer would score now or scored last."""

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
from ...art.brushes import colour, stroke
from ...art.cache import FaceCache
from ...art.fonts import BOLD, sans, serif, shortened, text_width
from ...art.geometry import rounded
from ...art.painter_state import saved
from ...art.palette import TYPE_COLOURS, Theme
from ...art.people import text_beside
from ...art.places import paint_place
from ...game.seat_pictures import owner_picture
from ...models.index import Index
from ...rule_sets.modules import view_book
from ...storage.contained import contained
from ...text.language import SPOKEN, capital
from ...text.words import row_noun, standing_message
from ...widgets.boxes import fill
from ...widgets.dialog_frame import add_close_button, fit
from ...widgets.labels import words
from ...widgets.painting import RIGHT, write
from ...widgets.paper_dialog import PaperDialog
from ...widgets.style import theme_of


@contained
class StandingsModel(QAbstractTableModel):
    """The rankings as a table: a row for each ranking, a column for each owner, the viewer first.

    The last column contains the points that the viewer would score now for each ranking. After the last
    scoring round, it contains the points of that round. Wall lengths are not ranked by place, because players
    do not compete for them.

    ``SubjectRole`` of a row is a building type, a source such as ``wall``, or None for the total.
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
        self._all_held = False  # whether every scoring round has been held
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
        return len(self.owners) + 1 if self._rows else 0

    def note(self) -> str:
        """Return a sentence about the meaning of the columns."""
        return phrase("standings-note-end", round=LAST_ROUND) if self._all_held else phrase("standings-note")

    def name(self, index: Index) -> str | None:
        """Return the name of the owner in a cell; None for points and empty cells."""
        owner = index.data(self.OwnerRole)
        return None if owner is None else self.book.owner_name(owner)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self._rows):
            return None
        row = self._rows[index.row()]
        if role == self.SubjectRole:
            return row.subject
        points = row.points_of(self.viewer)
        if role == self.PointsRole:
            return points
        if index.column() == len(self.owners):
            shown = role == Qt.ItemDataRole.DisplayRole and row.subject is not None
            return _points_words(points) if shown else None
        owner = self.owners[index.column()]
        standing = next((one for one in row.ranked if one.owner == owner), None)
        if standing is None:
            return None
        competes = row.subject is None or row.subject in self.book.majorities
        return {
            int(Qt.ItemDataRole.DisplayRole): say(standing_message(self.book, standing)),
            int(self.OwnerRole): standing.owner,
            int(self.CountRole): standing.figure,
            int(self.TiedRole): standing.shared,
            int(self.PlaceRole): standing.place if competes else 0,
        }.get(int(role))

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role == Qt.ItemDataRole.TextAlignmentRole and section == len(self.owners):
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole) or section < 0:
            return None
        if orientation == Qt.Orientation.Vertical:
            if section >= len(self._rows):
                return None
            subject = self._rows[section].subject
            if subject is None and self._all_held:
                return phrase("scoring-title", round=LAST_ROUND)
            return capital(say(row_noun(self.book, subject)))
        if section < len(self.owners):
            return self.book.owner_name(self.owners[section])
        return phrase("standings-yours") if section == len(self.owners) else None


def _points_words(points: int) -> str:
    return f"+{points}" if points else "–"


SIDE, ABOVE = (
    26,
    139,
)  # pixels on each side of the table; pixels above and below it together, without the note
ROW: Final = 38
APART: Final = 8  # pixels above the totals
LEAST: Final = 700  # minimum width of the dialog, at which the note has one line in English
HEAD: Final = 44  # height of the header
STAR, MARK = 12.0, 15.0  # radii of the stars with places, and of players' pictures
MARK_AT: Final = 24.0  # x coordinate of the middle of a picture
NAME_AT: Final = MARK_AT + text_beside(MARK)
STAR_LEFT: Final = 20.0  # distance of a star's middle to the left of its column's middle
NAMES: Final = (24, 110)  # minimum and maximum width of names
BADGE, BADGE_AT = 24, 6
OWN, TINT = 0, 0.14  # the viewer's column, and the opacity of its background
POINTS: Final = 76  # minimum width of the points


def paint_subject(p: QPainter, book: Rulebook, subject: str | None, x: float, y: float, theme: Theme) -> None:
    """Paint the badge of a building type, or the icon of another source, around a point."""
    if subject in TYPE_COLOURS:
        art.paint_badge(p, subject, x, y, BADGE)
    elif subject is not None:
        corner = x - BADGE / 2, y - BADGE / 2
        art.paint_icon(p, view_book(book).icon(subject), *corner, BADGE, QColor(theme.text_2))


@contained
class SubjectHeader(QHeaderView):
    """The names of the rows, with a badge or icon before each."""

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


def paint_row(p: QPainter, rect: QRectF, row: int, subject: str | None, theme: Theme) -> None:
    """Paint the background of a row, or a line above the row of totals."""
    if subject is None:
        p.fillRect(QRectF(rect.left(), rect.top() + APART / 2, rect.width(), 1.4), QColor(theme.panel_edge))
    elif not row % 2:
        p.fillRect(rect.adjusted(0, 1, 0, -1), QColor(theme.stripe))


@contained
class StandingCellDelegate(QStyledItemDelegate):
    """Paints a star with the place, and the owner's figure."""

    def __init__(self, table: QTableView, model: StandingsModel) -> None:
        super().__init__(table)
        self._standings = model

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(POINTS, ROW)

    def width(self, column: int) -> int:
        """Return the width that a column needs for its name, up to a maximum."""
        if column == self._standings.columnCount() - 1:
            return POINTS
        least, most = NAMES
        name = self._standings.book.owner_name(self._standings.owners[column])
        return ceil(NAME_AT) + 10 + min(most, max(least, ceil(text_width(name, sans(14, BOLD)))))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect, theme = QRectF(option.rect), theme_of(option.palette)
        with saved(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            subject = index.data(StandingsModel.SubjectRole)
            paint_row(painter, rect, index.row(), subject, theme)
            if index.column() == OWN:
                painter.fillRect(rect, colour(theme.stud, TINT))
            rect = _content_rect(rect, subject)
            if index.data(StandingsModel.OwnerRole) is not None:
                self._paint_figure(painter, rect, index, theme)
            elif index.column() == self._standings.columnCount() - 1:
                points = str(index.data() or "")
                write(painter, rect.adjusted(0, 0, -16, 0), points, serif(19, BOLD), theme.figure, RIGHT)
            if option.state & QStyle.StateFlag.State_HasFocus:
                stroke(painter, rounded(rect.adjusted(2, 2, -2, -2), 5), theme.legal, 2)

    def _paint_figure(self, p: QPainter, rect: QRectF, index: Index, theme: Theme) -> None:
        place, middle = int(index.data(StandingsModel.PlaceRole)), rect.center()
        total = index.data(StandingsModel.SubjectRole) is None
        if place:
            paint_place(p, middle.x() - STAR_LEFT, middle.y(), STAR, place, theme)
        count = int(index.data(StandingsModel.CountRole))
        ink = theme.text if count else theme.text_2
        font = serif(18 if total else 16, BOLD)
        room = rect.adjusted(0, 0, STAR_LEFT + 8 - rect.width() / 2, 0)
        write(p, room, f"+{count}" if total else str(count), font, ink, RIGHT)


@contained
class OwnerHeader(QHeaderView):
    """The owners' pictures and names above their columns, and the title of the points."""

    def __init__(self, cache: FaceCache, model: StandingsModel) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._cache, self._standings = cache, model
        self.setFixedHeight(HEAD)

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        if section >= len(self._standings.owners):
            super().paintSection(painter, rect, section)
            return
        room, theme, owner = QRectF(rect), theme_of(self.palette()), self._standings.owners[section]
        with saved(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if section == OWN:
                painter.fillRect(room, colour(theme.stud, TINT))
            name, font = self._standings.book.owner_name(owner), sans(14, BOLD)
            text = shortened(name, font, room.width() - NAME_AT - 4)
            left = room.left() + max(0.0, (room.width() - NAME_AT - 6 - text_width(text, font)) / 2)
            at, dpr = QPointF(left + MARK_AT, room.center().y()), self.devicePixelRatioF()
            picture = owner_picture(self._standings.book, owner)
            picture.draw(painter, self._cache, at, MARK, dpr, theme.rim, self.viewport())
            write(
                painter,
                QRectF(left + NAME_AT, room.top(), room.right() - left, room.height()),
                text,
                font,
                theme.text,
            )


class StandingsDialog(PaperDialog):
    def __init__(self, book: Rulebook, seen: Observation, parent: QWidget | None = None) -> None:
        super().__init__(Message("standings-title"), parent)
        model = StandingsModel(self)
        model.set_state(book, seen, seen.seat)
        self.table = QTableView()
        self.table.setVerticalHeader(SubjectHeader(model))
        self.table.setModel(model)
        self.table.setHorizontalHeader(OwnerHeader(self._cache, model))
        cells = StandingCellDelegate(self.table, model)
        self.table.setItemDelegate(cells)
        self.table.setAccessibleName(phrase("standings-title"))
        self.table.setFrameShape(QFrame.Shape.NoFrame)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setShowGrid(False)
        self.table.setTabKeyNavigation(False)  # otherwise Tab never leaves the table
        header = self.table.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(model.columnCount() - 1, QHeaderView.ResizeMode.ResizeToContents)
        header.setMinimumSectionSize(POINTS)
        self.table.setRowHeight(model.rowCount() - 1, ROW + APART)
        note = words(model.note(), "second")
        fill(self.column, note, (self.table, 1))
        add_close_button(self, self.column).setFocus()
        rows, width = model.rowCount() * ROW + APART, self._width(cells)
        fit(self, QSize(width, rows + HEAD + ABOVE + note.heightForWidth(width - 2 * SIDE)))

    def _width(self, cells: StandingCellDelegate) -> int:
        """Return the width at which the dialog shows every column in full."""
        last, header = self.table.model().columnCount() - 1, self.table.horizontalHeader()
        places = last * max(cells.width(column) for column in range(last))
        points = max(POINTS, header.sectionSizeHint(last))
        return max(LEAST, 2 * SIDE + self.table.verticalHeader().sizeHint().width() + places + points)

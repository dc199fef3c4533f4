from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import ceil
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QGridLayout,
    QHeaderView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ....model.learning.analysis.turns import ComparedTurn, Comparison, PlayedTurn
from ....model.rules.core.engine.rulebook import Rulebook
from ....model.rules.core.engine.setup import SeatSetup, Setup
from ....model.rules.core.places.places import Face
from ....model.rules.core.words.message import Message, in_a_row
from ....model.rules.modules.registry import rulebook
from ....words import phrase, say
from ...art.brushes import colour, shape
from ...art.cache import FaceCache
from ...art.fonts import BLACK, REGULAR, SEMIBOLD, sans, serif, shortened, text_width, wrapped
from ...art.geometry import khatam, rounded
from ...art.painter_state import saved
from ...art.palette import Theme
from ...commands.actions import PAGE_KEYS
from ...game.seat_pictures import seat_picture
from ...models.index import NOWHERE, Index
from ...storage.contained import contained
from ...text.language import capital, plain
from ...text.story import deeds
from ...text.verdict_words import signed, where_message
from ...widgets.boxes import NONE, empty, fill, hbox, vbox
from ...widgets.figures_table import ReadTable
from ...widgets.labels import line, set_button_text, set_tip, words
from ...widgets.page_bar import PageBar
from ...widgets.page_header import PageHeader
from ...widgets.painting import RIGHT, is_cut, line_height, write, write_lines
from ...widgets.paper_card import PaperCard, big_button, plain_button
from ...widgets.pictures import Picture, SeatImage
from ...widgets.style import theme_of
from ..page import WoodenPage
from .turn_pieces import ROOM, paint_pieces, pieces_of

TURN, ONE, POINTS, OTHER, OTHER_POINTS = range(5)


@contained
class ComparisonModel(QAbstractTableModel):
    """The turns of two games side by side.

    ``FirstDifferenceRole`` is True for the first turn that differs. ``SameRole`` is True for all other turns
    whose text is the same in both games.
    """

    FirstDifferenceRole = Qt.ItemDataRole.UserRole + 1
    SameRole = Qt.ItemDataRole.UserRole + 2

    def __init__(self) -> None:
        super().__init__()
        self._comparison: Comparison | None = None
        self._known: dict[tuple[int, int], str] = {}

    def set_content(self, comparison: Comparison) -> None:
        self.beginResetModel()
        self._comparison = comparison
        self._known.clear()
        self.endResetModel()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() or self._comparison is None else len(self._comparison.turns)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else OTHER_POINTS + 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row, column = index.row(), index.column()
        assert self._comparison is not None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(row, column)
            case Qt.ItemDataRole.ToolTipRole:
                return plain(self._text(row, column)) if column in (ONE, OTHER) else None
            case Qt.ItemDataRole.AccessibleTextRole:
                title, text = self._title(column), self._text(row, column)
                full_text = f"{title}: {text}"
                first = row == self._comparison.first_difference and column == TURN
                return f"{full_text}; {phrase('compare-here')}" if first else full_text
            case Qt.ItemDataRole.TextAlignmentRole:
                return _side(column)
            case self.FirstDifferenceRole:
                return row == self._comparison.first_difference
            case self.SameRole:
                return row != self._comparison.first_difference and self._text(row, ONE) == self._text(
                    row, OTHER
                )
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._title(section)
        return _side(section) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def _title(self, column: int) -> str:
        match column:
            case 0:
                return phrase("compare-turn")
            case 1:
                return phrase("compare-here-done")
            case 3:
                return phrase("compare-there-done")
        return phrase("compare-points")

    def _text(self, row: int, column: int) -> str:
        key = row, column
        if key not in self._known:
            self._known[key] = self._found(row, column)
        return self._known[key]

    def _found(self, row: int, column: int) -> str:
        comparison = self._comparison
        assert comparison is not None
        turn = comparison.turns[row]
        if column == TURN:
            return phrase("compare-whose", turn=self.number(row), name=self.seat_and_name(row)[1])
        one = column in (ONE, POINTS)
        setup, played = (comparison.one, turn.one) if one else (comparison.other, turn.other)
        if played is None:
            return "–"
        if column in (POINTS, OTHER_POINTS):
            return str(played.after.players[played.seat].score)
        return _done(rulebook(setup), played, where=row == comparison.first_difference and self._alike(turn))

    def _alike(self, turn: ComparedTurn) -> bool:
        """Return whether a turn has the same text in both games when the text leaves out the squares."""
        assert self._comparison is not None
        both = (turn.one, self._comparison.one), (turn.other, self._comparison.other)
        texts = {None if played is None else _done(rulebook(setup), played) for played, setup in both}
        return len(texts) == 1

    def _played(self, row: int) -> tuple[Setup, PlayedTurn]:
        assert self._comparison is not None
        turn = self._comparison.turns[row]
        if turn.one is not None:
            return self._comparison.one, turn.one
        assert turn.other is not None
        return self._comparison.other, turn.other

    def number(self, row: int) -> int:
        return self._played(row)[1].number

    def seat_and_name(self, row: int) -> tuple[SeatSetup, str]:
        setup, played = self._played(row)
        seat = setup.seats[played.seat]
        return seat, seat.name

    def points(self, row: int, column: int) -> int | None:
        """Return the points that the seat of a turn has after this turn, in the game of `column`.

        Return None if this game does not have the turn.
        """
        assert self._comparison is not None
        turn = self._comparison.turns[row]
        played = turn.one if column == POINTS else turn.other
        return None if played is None else played.after.players[played.seat].score

    def pieces(self, row: int, column: int) -> tuple[Rulebook, tuple[Face, ...]] | None:
        """Return the rulebook and the pieces (see `pieces_of`) of a turn in the game of `column`.

        Return None if this game does not have the turn.
        """
        assert self._comparison is not None
        turn, one = self._comparison.turns[row], column == ONE
        setup, played = (self._comparison.one, turn.one) if one else (self._comparison.other, turn.other)
        return None if played is None else (rulebook(setup), pieces_of(rulebook(setup), played))

    def changes(self, row: int, column: int) -> bool:
        """Return whether a turn has changed the points of its seat since the seat's previous turn.

        `column` selects one of the two games.
        """
        seat = self._played(row)[1].seat
        before = (at for at in range(row - 1, -1, -1) if self._played(at)[1].seat == seat)
        earlier = next(before, None)
        return self.points(row, column) != (0 if earlier is None else self.points(earlier, column))


def _side(column: int) -> Qt.AlignmentFlag:
    right = column in (POINTS, OTHER_POINTS)
    return (
        Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
    ) | Qt.AlignmentFlag.AlignVCenter


def _done(book: Rulebook, turn: PlayedTurn, *, where: bool = False) -> str:
    place = where_message(book, turn.actions) if where else None
    done = (*deeds(book, turn.moves), *(() if place is None else (place,)))
    return capital(say(in_a_row(done))) if done else "–"


ROW: Final = 40
NUMBER, MARK, GAP = 42.0, 12.0, 8.0  # width of a turn number, radius of a player's picture, gaps in a cell
NAMES: Final = (60, 120)  # minimum and maximum width of names
FIGURE: Final = 58
MARKED: Final = 14  # size of the square with a game's colour
CORNER: Final = 6.0
STAR: Final = 5.5  # radius of the star that marks equal turns
TINT: Final = 0.13  # opacity of the background of differing turns


@contained
class ComparedRowDelegate(QStyledItemDelegate):
    """Paints the turns of both games, with a star for equal turns and a line above the first difference."""

    def __init__(self, page: ComparePage) -> None:
        super().__init__(page)
        self._page = page

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        if index.column() == TURN:
            least, most = NAMES
            _, name = self._page.model.seat_and_name(index.row())
            width = min(most, max(least, ceil(text_width(name, sans(13, SEMIBOLD)))))
            return QSize(ceil(NUMBER + 2 * MARK + 3 * GAP) + width, ROW)
        return QSize(FIGURE, ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect, theme = QRectF(option.rect), self._page.theme
        same, first = index.data(ComparisonModel.SameRole), index.data(ComparisonModel.FirstDifferenceRole)
        ink = theme.text_2 if same else theme.text
        if is_cut(option.rect, self._page.turns):
            return
        with saved(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if index.row() % 2:
                painter.fillRect(rect.adjusted(0, 1, 0, -1), QColor(theme.stripe))
            if same and index.column() == TURN:
                paint_same(painter, rect.left() + STAR + 3, rect.center().y(), theme)
            elif not same and index.column() != TURN:
                tint = game_tint(theme, other=index.column() in (OTHER, OTHER_POINTS))
                painter.fillRect(rect.adjusted(0, 1, 0, -1), colour(tint, TINT))
            if first:
                painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), 3), QColor(theme.legal))
            if option.state & QStyle.StateFlag.State_Selected:
                self._paint_chosen(painter, rect, index.row())
            if index.column() == TURN:
                self._paint_turn(painter, rect, index.row(), ink)
            else:
                self._paint_text(painter, rect, index, ink, same)

    def _paint_chosen(self, p: QPainter, rect: QRectF, row: int) -> None:
        ends = (
            self._page.turns.visualRect(self._page.model.index(row, column))
            for column in (TURN, OTHER_POINTS)
        )
        whole, theme = QRectF(next(ends).united(next(ends))), self._page.theme
        p.setClipRect(rect)
        shape(p, rounded(whole, CORNER, 1.2), colour(theme.legal_light, 0.2), theme.legal, 1.8)

    def _paint_turn(self, p: QPainter, rect: QRectF, row: int, ink: str) -> None:
        seat, name = self._page.model.seat_and_name(row)
        number = str(self._page.model.number(row))
        write(p, QRectF(rect.left(), rect.top(), NUMBER, rect.height()), number, sans(13), ink, RIGHT)
        at = QPointF(rect.left() + NUMBER + GAP + MARK, rect.center().y())
        self._page.draw_seat(p, seat, at, MARK)
        room = rect.adjusted(NUMBER + 2 * MARK + 2 * GAP, 0, 0, 0)
        font = sans(13, SEMIBOLD)
        write(p, room, shortened(name, font, room.width()), font, ink)

    def _paint_text(self, p: QPainter, rect: QRectF, index: Index, ink: str, same: bool) -> None:
        text, column = str(index.data()), index.column()
        if column in (ONE, OTHER):
            room, font = rect.adjusted(2 * GAP + ROOM, 0, -GAP, 0), sans(13, REGULAR if same else SEMIBOLD)
            if (found := self._page.model.pieces(index.row(), column)) is not None:
                self._page.draw_pieces(p, *found, QPointF(rect.left() + GAP, rect.center().y()))
            first, *rest = wrapped(text, font, room.width())
            lines = (first, shortened(" ".join(rest), font, room.width())) if rest else (first,)
            room.setTop(rect.center().y() - len(lines) * line_height(font) / 2)
            write_lines(p, room, lines, font, ink)
            return
        if not self._page.model.changes(index.row(), column):
            write(p, rect.adjusted(0, 0, -GAP, 0), text, serif(15, REGULAR), self._page.theme.text_2, RIGHT)
            return
        mine = self._page.model.points(index.row(), column)
        other = self._page.model.points(index.row(), POINTS if column == OTHER_POINTS else OTHER_POINTS)
        ahead = mine is not None and other is not None and mine > other
        font = serif(16, BLACK if ahead else REGULAR)
        write(p, rect.adjusted(0, 0, -GAP, 0), text, font, self._page.theme.figure if ahead else ink, RIGHT)


def game_tint(theme: Theme, *, other: bool) -> str:
    """Return the colour of the first game or, if `other` is True, of the second game."""
    return theme.stud if other else theme.legal


def paint_same(p: QPainter, x: float, y: float, theme: Theme) -> None:
    p.fillPath(khatam(x, y, STAR), QColor(theme.legal))


@contained
class ScoreTable(QWidget):
    """A table with the final points of each seat in both games, and the difference between the games."""

    def __init__(self, cache: FaceCache) -> None:
        super().__init__()
        self._cache = cache
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(2)

    def set_content(self, comparison: Comparison) -> None:
        empty(self._grid)
        self._grid.addWidget(line(phrase("compare-points"), "second"), 0, 0, 1, 2)
        for row, title in enumerate((phrase("compare-here-done"), phrase("compare-there-done")), start=1):
            sign = Picture(MARKED, "", partial(self._paint_game, other=row == 2))
            self._grid.addWidget(sign, row, 0)
            self._grid.addWidget(line(title, "", 14, True), row, 1)
        for number, seat in enumerate(comparison.one.seats):
            one, other = comparison.scores[number]
            name = line(seat.name, "", 14, True)
            text = phrase("compare-final", name=seat.name, one=one, other=other)
            set_tip(name, text)
            left = 2 + 3 * number
            self._grid.setColumnMinimumWidth(left, 34)
            self._grid.addWidget(SeatImage(self._cache, 28, seat_picture(seat)), 0, left, RIGHT)
            self._grid.addWidget(name, 0, left + 1, 1, 2)
            for row, (points, rest) in enumerate(((one, other), (other, one)), start=1):
                figure = line(str(points), "figure" if points > rest else "", 17)
                figure.setFont(serif(17, BLACK if points > rest else REGULAR))
                figure.setAccessibleName(text)
                figure.setAccessibleDescription(str(points))
                self._grid.addWidget(figure, row, left + 1)
            self._grid.addWidget(line(signed(one - other), "second", 13), 1, left + 2)

    def _paint_game(self, p: QPainter, size: int, *, other: bool) -> None:
        tint = game_tint(theme_of(self.palette()), other=other)
        p.fillPath(rounded(QRectF(0, 0, size, size), 3, 1), QColor(tint))


@contained
class ComparePage(WoodenPage):
    """The comparison of two games, turn by turn. ``chosen`` emits the index of a turn to review."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._comparison: Comparison | None = None
        self.header = PageHeader(self._cache, Message("compare-title"))
        self.back = self.header.leave
        self.card, self.bar = PaperCard(self._cache), PageBar(self._cache)
        self.model = ComparisonModel()
        self.turns = ReadTable(self.model, ROW)
        self.summary, self.scores = words("", "", 14, True), ScoreTable(self._cache)
        self.alike = line("", "second")
        self.to_difference = plain_button(self.show_first_difference)
        self.look = big_button(lambda: self._choose(self.turns.currentIndex()))
        self.look.setFont(sans(15, SEMIBOLD))
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        turns = self.turns
        turns.setObjectName("ringedRows")  # the rows paint the focus
        turns.setItemDelegate(ComparedRowDelegate(self))
        turns.setAlternatingRowColors(False)
        turns.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        turns.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        header = turns.horizontalHeader()
        for column in (ONE, OTHER):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        for column in (TURN, POINTS, OTHER_POINTS):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        self.card.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        buttons = vbox(self.look, self.to_difference, spacing=8)
        sign = Picture(round(2 * STAR + 2), "", self._paint_sign)
        legend = hbox((self.summary, 1), sign, self.alike, spacing=8)
        fill(self.card.column, hbox(self.scores, 1, buttons), legend, (turns, 1))
        held = hbox(self.card, margins=(4, 0, 4, 4))
        vbox(self.header, (held, 1), self.bar, spacing=0, margins=NONE, within=self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.header.fit(self.width())

    def _connect(self) -> None:
        self.header.back.connect(self.left)
        self.turns.activated.connect(self._choose)
        self.turns.selectionModel().currentRowChanged.connect(self._follow)
        self.add_keys({PAGE_KEYS["leave"]: self.left.emit, PAGE_KEYS["back"]: self.left.emit})

    def retranslate(self) -> None:
        self.header.retranslate()
        name = phrase("reading-bar", page=Message("compare-title"))
        self.bar.set_content(name, phrase("compare-bar"), phrase("reading-bar-brief"))
        self.turns.setAccessibleName(phrase("compare-title"))
        set_button_text(self.to_difference, Message("compare-parting"))
        set_button_text(self.look, Message("compare-look"), PAGE_KEYS["choose"])
        self.alike.setText(phrase("compare-alike"))
        if self._comparison is not None:
            self.set_content(self._comparison)

    def _paint_sign(self, p: QPainter, size: int) -> None:
        paint_same(p, size / 2, size / 2, self.theme)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        for part in (self.header, self.card, self.bar):
            part.set_theme(theme)
        palette = self.turns.palette()
        palette.setColor(palette.ColorRole.Highlight, Qt.GlobalColor.transparent)  # rows paint the selection
        self.turns.setPalette(palette)

    def draw_seat(self, p: QPainter, seat: SeatSetup, at: QPointF, radius: float) -> None:
        dpr, rim = self.devicePixelRatioF(), self.theme.rim
        seat_picture(seat).draw(p, self._cache, at, radius, dpr, rim, self.turns.viewport())

    def draw_pieces(self, p: QPainter, book: Rulebook, pieces: Sequence[Face], at: QPointF) -> None:
        paint_pieces(p, self._cache, book, pieces, at, self.devicePixelRatioF())

    def set_content(self, comparison: Comparison) -> None:
        self._comparison = comparison
        self.model.set_content(comparison)
        self.scores.set_content(comparison)
        first, turns = comparison.first_difference, comparison.turns
        self.to_difference.setEnabled(first is not None)
        if first is None:
            self.summary.setText(phrase("compare-same"))
        else:
            played = turns[first].one or turns[first].other
            assert played is not None
            name = comparison.one.seats[played.seat].name
            self.summary.setText(phrase("compare-parts", turn=played.number, name=name))
        self.show_first_difference()
        self.turns.setFocus()

    def show_first_difference(self) -> None:
        if self._comparison is not None and self._comparison.turns:
            row = self._comparison.first_difference or 0
            self.turns.setCurrentIndex(self.model.index(row, TURN))
            above = self.model.index(max(0, row - 3), TURN)
            self.turns.scrollTo(above, QAbstractItemView.ScrollHint.PositionAtTop)

    def _follow(self, index: QModelIndex) -> None:
        known = self._comparison
        here = known is not None and index.isValid() and known.turns[index.row()].one is not None
        self.look.setEnabled(here)

    def _choose(self, index: QModelIndex) -> None:
        if index.isValid() and self.look.isEnabled():
            self.chosen.emit(index.row())

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ....model.learning.analysis.turns import Comparison, PlayedTurn
from ....model.rules.core.engine.setup import Setup
from ....model.rules.core.words.message import Message, in_a_row
from ....model.rules.modules.registry import rulebook
from ....words import phrase, say
from ...art.palette import Theme
from ...commands.actions import PAGE_KEYS
from ...models.index import NOWHERE, Index
from ...storage.contained import contained
from ...text.language import capital, plain
from ...text.story import deeds
from ...widgets.boxes import NONE, fill, hbox, vbox
from ...widgets.figures_table import ReadTable
from ...widgets.labels import tell_button, words
from ...widgets.page_bar import PageBar
from ...widgets.page_header import PageHeader
from ...widgets.paper_card import PaperCard, plain_button
from ..page import WoodenPage

TURN, ONE, POINTS, OTHER, OTHER_POINTS = range(5)


@contained
class ComparisonModel(QAbstractTableModel):
    """Each turn with its seat; ``PartsRole`` is True for the first different one."""

    PartsRole = Qt.ItemDataRole.UserRole + 1
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
                parts = row == self._comparison.parts and column == TURN
                return f"{full_text}; {phrase('compare-here')}" if parts else full_text
            case Qt.ItemDataRole.TextAlignmentRole:
                side = Qt.AlignmentFlag.AlignLeft
                if column in (POINTS, OTHER_POINTS):
                    side = Qt.AlignmentFlag.AlignRight
                return side | Qt.AlignmentFlag.AlignVCenter
            case self.PartsRole:
                return row == self._comparison.parts
            case self.SameRole:
                return self._comparison.turns[row].same
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._title(section)
        return None

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
            played = turn.one or turn.other
            assert played is not None
            setup = comparison.one if turn.one is not None else comparison.other
            seat = setup.seats[played.seat].name
            return phrase("compare-whose", turn=played.number, name=seat)
        if column in (ONE, POINTS):
            return _turn_text(turn.one, comparison.one, column == POINTS)
        return _turn_text(turn.other, comparison.other, column == OTHER_POINTS)


def _turn_text(turn: PlayedTurn | None, setup: Setup, points: bool) -> str:
    if turn is None:
        return "–"
    if points:
        return str(turn.after.players[turn.seat].score)
    done = deeds(rulebook(setup), turn.moves)
    return capital(say(in_a_row(done))) if done else "–"


ROW: Final = 27


@contained
class ComparedRows(QStyledItemDelegate):
    """Rows with a line where the games diverge; equal turns are paler."""

    def __init__(self, page: ComparePage) -> None:
        super().__init__(page)
        self._page = page

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        theme = self._page.theme
        if index.data(ComparisonModel.SameRole):
            option.palette.setColor(option.palette.ColorRole.Text, QColor(theme.text_2))
        option.font.setBold(bool(index.data(ComparisonModel.PartsRole)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        if index.data(ComparisonModel.PartsRole):
            rect = QRectF(option.rect)
            painter.setPen(QPen(QColor(self._page.theme.legal), 3))
            painter.drawLine(rect.topLeft(), rect.topRight())


@contained
class ComparePage(WoodenPage):
    """Two columns of turns; ``chosen`` has the index of a turn to review."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._comparison: Comparison | None = None
        self.header = PageHeader(self._cache, Message("compare-title"))
        self.back = self.header.leave
        self.card, self.bar = PaperCard(self._cache), PageBar(self._cache)
        self.model = ComparisonModel()
        self.turns = ReadTable(self.model, ROW)
        self.summary = words("", "", 14)
        self.parting = plain_button(self.show_parting)
        self.look = plain_button(lambda: self._choose(self.turns.currentIndex()))
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        turns = self.turns
        turns.setItemDelegate(ComparedRows(self))
        turns.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        turns.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        header = turns.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for column in (ONE, OTHER):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        for column in (TURN, POINTS, OTHER_POINTS):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        self.card.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        head = hbox((self.summary, 1), self.parting, self.look)
        fill(self.card.column, head, (turns, 1))
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
        tell_button(self.parting, Message("compare-parting"))
        tell_button(self.look, Message("compare-look"))
        if self._comparison is not None:
            self.set_content(self._comparison)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        for part in (self.header, self.card, self.bar):
            part.set_theme(theme)
        palette = self.turns.palette()
        palette.setColor(palette.ColorRole.Highlight, QColor(theme.stripe))
        self.turns.setPalette(palette)

    def set_content(self, comparison: Comparison) -> None:
        self._comparison = comparison
        self.model.set_content(comparison)
        parts, turns = comparison.parts, comparison.turns
        self.parting.setEnabled(parts is not None)
        if parts is None:
            self.summary.setText(phrase("compare-same"))
        else:
            played = turns[parts].one or turns[parts].other
            assert played is not None
            name = comparison.one.seats[played.seat].name
            self.summary.setText(phrase("compare-parts", turn=played.number, name=name))
        self.show_parting()
        self.turns.setFocus()

    def show_parting(self) -> None:
        if self._comparison is not None and self._comparison.turns:
            row = self._comparison.parts or 0
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

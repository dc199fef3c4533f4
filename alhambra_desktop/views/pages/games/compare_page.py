"""Comparison of two games of one deal, turn by turn."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ....model.learning.analysis.comparison import Comparison
from ....model.rules.core.words.message import Message
from ....words import phrase
from ...art.palette import Theme
from ...commands.actions import PAGE_KEYS
from ...models.comparison_model import ONE, OTHER, OTHER_POINTS, POINTS, TURN, ComparisonModel
from ...models.index import Index
from ...storage.contained import contained
from ...widgets.boxes import fill, hbox, vbox
from ...widgets.figures_table import ReadTable
from ...widgets.labels import words
from ...widgets.paper_card import PaperCard, plain_button
from ..page import WoodenPage

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
        self.card = PaperCard(self._cache, Message("compare-title"), PAGE_KEYS["leave"])
        self.model = ComparisonModel()
        self.turns = ReadTable(self.model, ROW)
        self.told = words("", "", 14)
        self.parting, self.back = plain_button(self.show_parting), plain_button(self.left)
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
        buttons = hbox(self.parting, self.look, 1, self.back)
        fill(self.card.column, self.told, (turns, 1), buttons)
        vbox((self.card, 1), margins=(8, 8, 8, 8), within=self)

    def _connect(self) -> None:
        self.turns.activated.connect(self._choose)
        self.turns.selectionModel().currentRowChanged.connect(self._follow)
        self.add_keys({PAGE_KEYS["leave"]: self.left.emit, PAGE_KEYS["back"]: self.left.emit})

    def retranslate(self) -> None:
        self.card.retranslate()
        self.turns.setAccessibleName(phrase("compare-title"))
        self.parting.setText(phrase("compare-parting"))
        self.look.setText(phrase("compare-look"))
        self.back.setText(phrase("games-back"))
        if self._comparison is not None:
            self.tell(self._comparison)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.card.set_theme(theme)
        palette = self.turns.palette()
        palette.setColor(palette.ColorRole.Highlight, QColor(theme.stripe))
        self.turns.setPalette(palette)

    def tell(self, comparison: Comparison) -> None:
        self._comparison = comparison
        self.model.tell(comparison)
        parts, turns = comparison.parts, comparison.turns
        self.parting.setEnabled(parts is not None)
        if parts is None:
            self.told.setText(phrase("compare-same"))
        else:
            played = turns[parts].one or turns[parts].other
            assert played is not None
            name = comparison.one.seats[played.seat].name
            self.told.setText(phrase("compare-parts", turn=played.number, name=name))
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

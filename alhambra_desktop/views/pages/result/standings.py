"""The standings as an accessible table."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QFrame,
    QHeaderView,
    QTableView,
    QWidget,
)

from ....model.rules.core.engine.rulebook import Rulebook
from ....model.rules.core.engine.state import Observation
from ....words import phrase
from ...models.standings_model import StandingsModel
from ...widgets.boxes import vbox
from ...widgets.dialog_frame import close_below, fit
from ...widgets.labels import heading, words
from ...widgets.style import dress

SIDE = 24
GAP = 16


class StandingsDialog(QDialog):
    def __init__(self, book: Rulebook, seen: Observation, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        dress(self)
        self.setWindowTitle(phrase("standings-title"))
        model = StandingsModel(self)
        model.set_state(book, seen, seen.seat)
        self.table = QTableView()
        self.table.setModel(model)
        self.table.setAccessibleName(phrase("standings-title"))
        self.table.setFrameShape(QFrame.Shape.NoFrame)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setShowGrid(False)
        self.table.setTabKeyNavigation(False)  # else Tab never leaves it
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.table.verticalHeader().setDefaultSectionSize(30)
        title, note = heading(phrase("standings-title"), 24), words(phrase("standings-note"), "second")
        whole = vbox(title, note, (self.table, 1), margins=(SIDE, 18, SIDE, 14), within=self)
        close_below(self, whole)
        fit(self, QSize(self._width(), 420))

    def _width(self) -> int:
        header, columns = self.table.horizontalHeader(), range(self.table.model().columnCount())
        widest = max(
            max(self.table.sizeHintForColumn(column), header.sectionSizeHint(column)) for column in columns
        )
        return 2 * SIDE + self.table.verticalHeader().sizeHint().width() + len(columns) * (widest + GAP)

"""A table of figures behind a chart."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView

ROW = 26


def figures_table(model: QAbstractTableModel) -> QTableView:
    """A view of figures that are only read, its first column as wide as there is room."""
    view = QTableView()
    view.setModel(model)
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setShowGrid(False)
    view.setAlternatingRowColors(True)
    view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    view.setTabKeyNavigation(False)
    view.setWordWrap(False)
    view.verticalHeader().hide()
    view.verticalHeader().setDefaultSectionSize(ROW)
    header = view.horizontalHeader()
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setHighlightSections(False)

    def widen() -> None:
        if model.columnCount():
            header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)

    model.modelReset.connect(widen)
    widen()
    return view

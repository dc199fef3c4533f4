"""Tables of figures: alignment, the widest column, and the keys that open a row."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QHeaderView

from alhambra_desktop.views.widgets.figures_table import FiguresModel, FiguresTable

MODES = QHeaderView.ResizeMode


def made(qtbot, rows: int = 3) -> FiguresTable:
    model = FiguresModel((1,))
    table = FiguresTable(model, widest=1)
    model.setParent(table)
    qtbot.addWidget(table)
    model.set_content(("turn", "done", "lead"), [(str(n), f"does {n}", f"+{n}") for n in range(rows)])
    return table


def test_the_widest_column_takes_the_rest_of_the_room(qtbot):
    table = made(qtbot)
    header = table.horizontalHeader()
    stretch, fit = MODES.Stretch, MODES.ResizeToContents
    assert [header.sectionResizeMode(at) for at in range(3)] == [fit, stretch, fit]


def test_figures_are_to_the_right_and_words_to_the_left(qtbot):
    table = made(qtbot)
    model = table.model()
    sides = [
        Qt.AlignmentFlag(int(model.index(0, at).data(Qt.ItemDataRole.TextAlignmentRole))) for at in range(3)
    ]
    right = [bool(side & Qt.AlignmentFlag.AlignRight) for side in sides]
    assert right == [True, False, True]
    titles = [model.headerData(at, Qt.Orientation.Horizontal) for at in range(3)]
    assert titles == ["turn", "done", "lead"]
    assert [model.index(2, at).data() for at in range(3)] == ["2", "does 2", "+2"]
    assert (model.rowCount(), model.columnCount()) == (3, 3)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down])
def test_enter_opens_the_current_row(qtbot, key):
    table, opened = made(qtbot), list[QModelIndex]()
    table.activated.connect(opened.append)
    table.show()
    qtbot.keyClick(table, key)
    assert opened == [], "there is no current row"
    table.setCurrentIndex(table.model().index(0, 0))
    qtbot.keyClick(table, key)
    assert [index.row() for index in opened] == ([] if key == Qt.Key.Key_Down else [0])
    assert table.currentIndex().row() == (1 if key == Qt.Key.Key_Down else 0)

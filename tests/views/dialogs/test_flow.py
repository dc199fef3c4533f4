from __future__ import annotations

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QPushButton, QWidget

from alhambra_desktop.views.widgets.flow import GAP, ROW_GAP, Columns, Flow


def block(width: int, height: int) -> QWidget:
    """Return a widget with a preferred size."""
    made = QWidget()
    made.setFixedSize(width, height)
    return made


def test_widgets_without_room_start_a_new_line(qtbot):
    page, flow = QWidget(), Flow()
    qtbot.addWidget(page)
    page.setLayout(flow)
    blocks = [block(100, 20), block(60, 30), block(80, 20)]
    for one in blocks:
        flow.addWidget(one)
    whole = 240 + 2 * GAP
    assert flow.sizeHint() == QSize(whole, 30)
    assert flow.minimumSize() == QSize(100, 30)
    assert flow.heightForWidth(whole) == 30
    assert flow.heightForWidth(whole - 1) == 30 + GAP + 20
    assert flow.heightForWidth(100) == 20 + GAP + 30 + GAP + 20
    page.resize(whole - 1, 100)
    page.show()
    assert [one.geometry() for one in blocks] == [
        QRect(0, 5, 100, 20),
        QRect(100 + GAP, 0, 60, 30),
        QRect(0, 30 + GAP, 80, 20),
    ]


def test_widgets_can_be_removed(qtbot):
    page, flow = QWidget(), Flow()
    qtbot.addWidget(page)
    page.setLayout(flow)
    for width in (10, 20):
        flow.addWidget(block(width, 20))
    assert flow.takeAt(2) is None
    assert flow.takeAt(0).sizeHint().width() == 10
    assert flow.count() == 1
    assert flow.sizeHint() == QSize(20, 20)


def test_equal_columns_fill_the_width(qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    parts = [QPushButton("x" * length) for length in (1, 4, 8, 2, 3)]
    flow = Columns(*parts)
    page.setLayout(flow)
    page.show()
    least = flow.minimumSize()
    page.resize(3 * least.width() + 2 * GAP + 20, 300)
    assert len({part.x() for part in parts}) == 3
    assert max(part.width() for part in parts) - min(part.width() for part in parts) <= 1
    assert parts[2].geometry().right() == page.width() - 1
    assert parts[3].y() == parts[4].y() == least.height() + ROW_GAP
    assert flow.heightForWidth(page.width()) == 2 * least.height() + ROW_GAP
    assert flow.heightForWidth(least.width()) == 5 * least.height() + 4 * ROW_GAP


def test_spread_rows_share_the_free_height(qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    parts = [block(100, 20) for _ in range(4)]
    page.setLayout(Columns(*parts, row_gap=0, spread=True))
    page.resize(200 + GAP, 100)
    page.show()
    assert [part.y() for part in parts] == [20, 20, 60, 60]


def test_spread_rows_have_similar_numbers_of_widgets(qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    flow = Columns(*(block(100, 20) for _ in range(6)), spread=True)
    page.setLayout(flow)
    widths = {count: count * 100 + (count - 1) * GAP for count in range(1, 8)}
    assert {count: flow.columns_in(width) for count, width in widths.items()} == {
        1: 1,
        2: 2,
        3: 3,
        4: 3,
        5: 3,
        6: 6,
        7: 6,
    }

"""The list of a combo box: complete, readable entries, with the current one ticked."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QVBoxLayout, QWidget

from alhambra_desktop.views.art.palette import DARK, LIGHT, Theme
from alhambra_desktop.views.widgets.fields import ChoiceField
from alhambra_desktop.views.widgets.style import apply_style_sheet, apply_theme


@pytest.fixture(params=[LIGHT, DARK], ids=lambda theme: theme.name)
def theme(request, qapp) -> Theme:
    apply_theme(qapp, request.param)
    return request.param


@pytest.fixture
def make(qtbot, theme):
    """Return a function that opens a narrow combo box, given its number of entries and relative height."""

    page = QWidget()
    apply_style_sheet(page)
    qtbot.addWidget(page)

    def show(count: int, height: float) -> ChoiceField:
        field = ChoiceField()
        field.addItems([f"Entry {number}, which is longer than its field" for number in range(count)])
        field.setCurrentIndex(1)
        QVBoxLayout(page).addWidget(field)
        field.setFixedWidth(90)
        screen = page.screen().availableGeometry()
        page.move(screen.topLeft() + QPoint(20, round(height * (screen.height() - 60))))
        page.show()
        field.showPopup()
        return field

    return show


@pytest.mark.parametrize("count", [2, 3, 8, 100])
@pytest.mark.parametrize("height", [0, 0.37, 0.5, 1])
def test_no_entry_of_a_list_is_clipped(make, count, height):
    field = make(count, height)
    view = field.view()
    room, row = view.viewport().size(), view.sizeHintForRow(0)
    assert row > 0
    assert room.height() % row == 0
    assert room.height() == row * min(count, field.maxVisibleItems())
    assert room.width() >= view.sizeHintForColumn(0)
    assert field.screen().availableGeometry().contains(view.window().geometry())


def test_the_current_entry_is_ticked(make, theme):
    field = make(3, 0)
    view = field.view()
    view.setCurrentIndex(field.model().index(2, 0))  # hovered, but not chosen
    picture = view.viewport().grab().toImage()
    row = view.sizeHintForRow(0)

    def ticked(number: int) -> bool:
        part = picture.copy(picture.width() - 24, number * row + 4, 22, row - 8)
        pixels = {part.pixelColor(x, y).name() for x in range(part.width()) for y in range(part.height())}
        return theme.legal.lower() in pixels

    assert [ticked(number) for number in range(3)] == [False, True, False]

"""Taps next to small controls, and which list a finger scrolls, in a small window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QListWidget,
    QPushButton,
    QSlider,
    QWidget,
)

from alhambra_desktop.views.commands.touch import TARGET
from alhambra_desktop.views.interaction.finger_scroll import scroll_area_at
from alhambra_desktop.views.interaction.near_taps import controls, pressed_part, touch_target


@pytest.mark.parametrize(
    ("width", "height"),
    [(10, 10), (11, 20), (TARGET, TARGET), (TARGET - 1, TARGET + 1), (TARGET + 30, 7), (200, 200)],
)
def test_a_target_is_large_enough_and_around_its_control(width, height):
    rect = QRect(100, 70, width, height)
    target = touch_target(rect)
    assert (target.width(), target.height()) == (max(TARGET, width), max(TARGET, height))
    assert target.contains(rect)
    for before, after in (
        (rect.left() - target.left(), target.right() - rect.right()),
        (rect.top() - target.top(), target.bottom() - rect.bottom()),
    ):
        assert 0 <= after - before <= 1


@pytest.fixture
def page(qtbot) -> QWidget:
    made = QWidget()
    made.resize(600, 400)
    qtbot.addWidget(made)
    return made


def button(
    page: QWidget, x: int, y: int, width: int = 20, height: int = 20, kind: type = QPushButton
) -> QWidget:
    made = kind(page)
    made.setGeometry(x, y, width, height)
    return made


def test_a_tap_presses_the_nearest_control_in_reach(page):
    left, right = button(page, 100, 100), button(page, 130, 100)
    page.show()
    half = (TARGET - 20) // 2
    for point, pressed in (
        (QPoint(110, 110), left),
        (QPoint(123, 110), left),
        (QPoint(127, 110), right),
        (QPoint(110, 100 - half), left),
        (QPoint(110, 100 - half - 1), None),
        (QPoint(100 - half, 110), left),
        (QPoint(100 - half - 1, 110), None),
        (QPoint(149 + half, 119 + half), right),
        (QPoint(152 + half, 110), None),
        (QPoint(400, 300), None),
    ):
        part = pressed_part(page, point)
        assert part == (None if pressed is None else pressed.geometry()), point


def test_hidden_covered_and_plain_widgets_are_no_controls(page):
    seen, hidden, covered = button(page, 50, 50), button(page, 150, 50), button(page, 250, 50)
    hidden.hide()
    button(page, 245, 45, 30, 30, QLabel)
    button(page, 350, 50, 30, 30, QLabel)
    box = button(page, 400, 200, 100, 30, QComboBox)
    page.show()
    found = dict(controls(page))
    assert set(found) == {seen, box}
    assert found[seen] == [QRect(50, 50, 20, 20)]
    assert covered not in found


def test_a_control_inside_another_widget_is_found_at_its_place(page):
    inner = button(page, 200, 100, 100, 100, QWidget)
    nested = button(inner, 10, 20)
    cut = button(inner, 90, 60)
    page.show()
    found = dict(controls(page))
    assert found[nested] == [QRect(210, 120, 20, 20)]
    assert found[cut] == [QRect(290, 160, 10, 20)], "the rest is outside its parent"


class Framed(QPushButton):
    """A button with an empty margin."""

    around = 5


class Parted(QPushButton):
    """A button with two parts."""

    def targets(self) -> list[QRect]:
        return [QRect(0, 0, 20, 40), QRect(30, 0, 20, 40)]


def test_margins_and_parts_of_controls_are_respected(page):
    framed, parted = button(page, 50, 50, 40, 40, Framed), button(page, 200, 50, 60, 40, Parted)
    page.show()
    found = dict(controls(page))
    assert found[framed] == [QRect(55, 55, 30, 30)]
    assert found[parted] == [QRect(200, 50, 20, 40), QRect(230, 50, 20, 40)]
    assert pressed_part(page, QPoint(205, 60)) == QRect(200, 50, 20, 40)
    assert pressed_part(page, QPoint(245, 60)) == QRect(230, 50, 20, 40)


def test_a_control_on_top_is_preferred_to_one_below(page):
    below, above = button(page, 100, 100, 60, 60), button(page, 140, 140, 20, 20)
    page.show()
    assert pressed_part(page, QPoint(150, 150)) == above.geometry()
    assert pressed_part(page, QPoint(105, 105)) == below.geometry()


def test_a_finger_scrolls_only_a_list_that_is_longer_than_its_room(page):
    long, short = QListWidget(page), QListWidget(page)
    long.setGeometry(0, 0, 200, 100)
    short.setGeometry(300, 0, 200, 100)
    long.addItems([str(number) for number in range(50)])
    short.addItems(["1"])
    slider = QSlider(long)
    slider.setGeometry(100, 0, 30, 90)
    page.show()
    assert scroll_area_at(page, QPoint(50, 50)) is long
    assert scroll_area_at(page, QPoint(350, 50)) is None
    assert scroll_area_at(page, QPoint(550, 300)) is None
    assert scroll_area_at(page, QPoint(115, 40)) is None, "the slider moves"
    setattr(long, "drags", True)  # noqa: B010 - the mark of widgets that are dragged
    assert scroll_area_at(page, QPoint(50, 50)) is None


def test_a_control_covered_by_its_own_part_is_found(page):
    box = QComboBox(page)
    box.setEditable(True)
    box.setGeometry(100, 100, 120, 30)
    page.show()
    assert page.childAt(160, 115) is box.lineEdit()
    assert dict(controls(page)) == {box: [QRect(100, 100, 120, 30)]}

"""The light around a card for an achievement: it obstructs nothing and ends automatically."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QPixmap, QRegion
from PySide6.QtWidgets import QPushButton, QWidget

from alhambra_desktop.model.learning.lesson import lessons
from alhambra_desktop.views.widgets import flourish
from alhambra_desktop.views.widgets.flourish import FADE, WALK, Flourish
from tests.views.driver import TIMEOUT


@pytest.fixture
def card(qtbot):
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(300, 120)
    QPushButton("Again", made).setGeometry(10, 10, 80, 30)
    made.show()
    return made


def picture(card: QWidget) -> QImage:
    """Return what is painted over a card."""
    (light,) = card.findChildren(Flourish)
    pixmap = QPixmap(light.size())
    pixmap.fill(Qt.GlobalColor.transparent)
    light.render(pixmap, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    return pixmap.toImage()


def painted(image: QImage) -> int:
    return sum(
        image.pixelColor(x, y).alpha() > 0 for x in range(image.width()) for y in range(image.height())
    )


def test_the_lights_move_up_the_border_and_fade(card):
    light = Flourish(card, 4, still=False)
    light._motion.pause()
    found = []
    for share in (0.0, 0.1, WALK, FADE, 1.0):
        light._move(share)
        found.append(picture(card))
    start, first, met, last, gone = map(painted, found)
    assert start == 0, "no stub of light before the lights move"
    assert 0 < first < met
    assert found[2] == found[3], "lit until it fades"
    assert last > gone == 0


@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_with_reduced_motion_the_border_is_lit_without_movement(card, share):
    light = Flourish(card, 4, still=True)
    light._motion.pause()
    before = picture(card)
    light._move(share)
    assert picture(card) == before
    assert painted(before)


def test_nothing_is_painted_over_the_text(card):
    light = Flourish(card, 4, still=True)
    light._motion.pause()
    image = picture(card)
    assert all(image.pixelColor(x, y).alpha() == 0 for x in range(20, 120) for y in range(16, 100))


def test_it_passes_clicks_through_and_ends(card, qtbot, monkeypatch):
    monkeypatch.setattr(flourish, "DURATION", 40)
    clicked = []
    button = card.findChild(QPushButton)
    button.clicked.connect(lambda: clicked.append(True))
    button.setFocus()
    Flourish(card, 4, still=False)
    assert card.childAt(20, 20) is button
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert clicked
    assert button.hasFocus()
    qtbot.waitUntil(lambda: not card.findChildren(Flourish), timeout=TIMEOUT)


def test_only_the_end_of_a_lesson_is_lit(player):
    player.window.workspace.learn("1")
    page, lesson = player.window.workspace.learning.lesson, lessons()["1"]
    assert not page.card.findChildren(Flourish)
    page.begin(lesson, len(lesson.steps) - 1)
    assert page.card.findChildren(Flourish)

"""The header of pages and scroll areas, as shown before any input."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.widgets.boxes import vbox
from alhambra_desktop.views.widgets.page_header import PageHeader
from alhambra_desktop.views.widgets.paper_card import KeyCap
from alhambra_desktop.views.widgets.scrolled import FADE, Scrolled

REASON = Qt.FocusReason


@pytest.mark.parametrize(
    ("reason", "ringed"),
    [(REASON.OtherFocusReason, False), (REASON.MouseFocusReason, False), (REASON.TabFocusReason, True)],
)
def test_only_keyboard_focus_shows_a_ring_on_the_back_button(qtbot, reason, ringed):
    header = PageHeader(FaceCache(), Message("look-back-title"))
    qtbot.addWidget(header)
    with qtbot.waitExposed(header):
        header.show()
    header.activateWindow()
    header.leave.clearFocus()
    header.leave.setFocus(reason)
    qtbot.waitUntil(header.leave.hasFocus)
    assert header.leave.ringed is ringed
    qtbot.keyClick(header.leave, Qt.Key.Key_Shift)
    assert header.leave.ringed, "who presses keys sees what has the focus"
    header.leave.clearFocus()
    assert not header.leave.ringed


@pytest.mark.parametrize(("width", "end", "shown"), [(1024, 0, True), (1024, 120, False), (400, 0, True)])
def test_the_back_key_is_shown_if_there_is_room(qtbot, width, end, shown):
    button = QPushButton("x" * end) if end else None
    header = PageHeader(FaceCache(), Message("look-back-title"), end=button)
    qtbot.addWidget(header)
    header.resize(width, 68)
    header.fit(width)
    (cap,) = header.findChildren(KeyCap)
    assert cap.isVisibleTo(header) is shown


def test_an_area_fades_where_its_content_continues(qtbot):
    held = QWidget()
    vbox(*(QLabel(f"line {n}") for n in range(40)), within=held)
    area = Scrolled(held)
    qtbot.addWidget(area)
    area.resize(200, 150)
    with qtbot.waitExposed(area):
        area.show()
    above, below = area.above, area.below
    bar = area.verticalScrollBar()
    for at, fades in ((0, (False, True)), (bar.maximum() // 2, (True, True)), (bar.maximum(), (True, False))):
        bar.setValue(at)
        assert (above.isVisible(), below.isVisible()) == fades
    assert above.geometry().top() == 0
    area.resize(200, 180)
    bar.setValue(0)
    assert below.geometry().bottom() == area.viewport().rect().bottom()
    area.resize(200, 2000)
    qtbot.waitUntil(lambda: not below.isVisible())


def test_a_fade_ends_at_the_lower_edge(qtbot):
    held = QWidget()
    vbox(*(QLabel(f"line {n}") for n in range(40)), within=held)
    area = Scrolled(held)
    qtbot.addWidget(area)
    with qtbot.waitExposed(area):
        area.show()
    for height in range(150, 200, 7):
        area.resize(200, height)
        assert area.below.height() == FADE
        assert area.below.geometry().bottom() == height - 1

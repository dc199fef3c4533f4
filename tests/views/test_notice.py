"""Notices at the top of the window, and those with a button."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.views.widgets import notice as notices
from alhambra_desktop.views.widgets.labels import heading
from alhambra_desktop.views.widgets.notice import TOP, Notice
from alhambra_desktop.words import PSEUDO, Words, say

FAULT, ANOTHER = Message("fault-kept"), Message("fault-goes-on")
BROKEN, SAVED, COPY = Message("no-game"), Message("no-game-to-save"), Message("fault-copy")


@pytest.fixture
def notice(qtbot, monkeypatch) -> Notice:
    monkeypatch.setattr(notices, "SHOWN", 1)
    window = QWidget()
    window.resize(400, 300)
    qtbot.addWidget(window)
    made = Notice(window)
    window.show()
    return made


def long(notice: Notice) -> None:
    """Use the duration of notices in the real program."""
    notice._timer.setInterval(60_000)


def test_an_offer_returns_after_other_notices(notice, qtbot):
    taken: list[str] = []
    notice.show_message(FAULT, COPY, lambda: taken.append("copy"))
    notice.show_message(SAVED)
    assert notice.words == say(SAVED)
    assert not notice.button.isVisible()
    qtbot.waitUntil(lambda: notice.words == say(FAULT))
    notice.button.click()
    assert taken == ["copy"]
    notice.show_message(SAVED)
    qtbot.waitUntil(lambda: notice.words == "")


def test_a_click_closes_the_visible_notice(notice, qtbot):
    long(notice)
    notice.show_message(FAULT, COPY, lambda: None)
    notice.show_message(SAVED)
    qtbot.mouseClick(notice, Qt.MouseButton.LeftButton)
    assert notice.words == say(FAULT)
    qtbot.mouseClick(notice, Qt.MouseButton.LeftButton)
    assert notice.words == ""
    notice.show_message(SAVED)
    qtbot.mouseClick(notice, Qt.MouseButton.LeftButton)
    assert notice.words == ""


def test_a_recent_notice_is_shown_above_an_offer(notice):
    long(notice)
    notice.show_message(BROKEN)
    notice.show_message(FAULT, COPY, lambda: None)
    assert notice.words == f"{say(BROKEN)}\n{say(FAULT)}"
    notice.show_message(ANOTHER, COPY, lambda: None)
    assert notice.words == say(ANOTHER)


def test_simultaneous_notices_have_a_line_each(notice):
    notice.show_messages([])
    assert notice.words == ""
    notice.show_messages([BROKEN, SAVED])
    assert notice.words == f"{say(BROKEN)}\n{say(SAVED)}"


def test_a_notice_is_accessible(notice):
    notice.show_message(FAULT, COPY, lambda: None)
    name = QAccessible.Text.Name
    assert QAccessible.queryAccessibleInterface(notice.label).text(name) == say(FAULT)
    described = QAccessible.queryAccessibleInterface(notice.button)
    assert described.text(name) == say(COPY)
    assert described.text(QAccessible.Text.Description) == say(FAULT)


def test_notices_follow_the_language(notice, spoken):
    long(notice)
    notice.show_message(Message("no-game"))
    notice.show_message(Message("no-game-to-save"), Message("fault-copy"), lambda: None)
    english = notice.words
    SPOKEN.speak(PSEUDO)
    said = Words(PSEUDO)
    assert notice.words != english
    assert notice.words == "\n".join(said.text(Message(name)) for name in ("no-game", "no-game-to-save"))
    assert notice.button.text() == said.text(Message("fault-copy"))
    assert notice.button.accessibleDescription() == notice.words
    assert notice.height() >= notice.layout().totalHeightForWidth(notice.width())


def test_notices_do_not_cover_page_titles(notice, qtbot):
    """If there is room below the title, also after window or page have changed."""
    long(notice)
    title = heading("A title", 20)
    title.setParent(notice.parentWidget())
    title.move(100, 50)
    title.show()
    notice.show_message(SAVED)
    assert not notice.geometry().intersects(title.geometry())
    assert notice.parentWidget().rect().contains(notice.geometry())
    title.move(100, 160)
    notice.follow()
    qtbot.waitUntil(lambda: notice.y() == TOP)
    title.move(100, TOP)
    notice.parentWidget().resize(390, 310)
    qtbot.waitUntil(lambda: notice.y() > title.geometry().bottom())
    title.resize(100, 250)
    notice.follow()
    qtbot.waitUntil(lambda: notice.y() == TOP)


def test_a_notice_has_an_icon_beside_its_text(notice):
    notice.show_message(SAVED)
    image, middle = notice.grab().toImage(), notice.height() // 2
    paper = image.pixelColor(notice.label.x() - 4, middle)
    left = notices.MARGINS[0] - 12
    signs = {image.pixelColor(x, middle).name() for x in range(left - notices.SIGN, left)}
    assert len(signs) > 8
    assert image.pixelColor(notice.width() // 2, notices.AROUND) != paper, "an edge"
    assert notice.label.x() >= notices.MARGINS[0]

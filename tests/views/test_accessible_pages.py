"""Whatever is read or pressed on a page is read aloud: names tell the content, and do not hide it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QTextDocumentFragment
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QComboBox,
    QLabel,
    QLineEdit,
    QTabWidget,
    QWidget,
)

from alhambra_desktop.views.app.command_line import parse_new
from tests.views.driver import whole_game
from tests.views.pages import PAGES

LEAST_TEXT = 12
MOST_TABS = 400
"""Pixels of the smallest text; presses of Tab within which everything has had the keys."""


@pytest.fixture(scope="module")
def game(qapp):
    return whole_game("human,builder:mason,apprentice seed=3")


def read(widget: QWidget) -> str:
    """What a screen reader says of a widget: name, description and value."""
    found = QAccessible.queryAccessibleInterface(widget)
    kinds = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)
    return " ".join(filter(None, (found.text(kind) for kind in kinds)))


def unread(page: QWidget) -> Iterator[str]:
    """Widgets that can have the keys and have no name, and texts that are not read."""
    for widget in (page, *page.findChildren(QWidget)):
        if not widget.isVisible():
            continue
        kind = f"{type(widget).__name__} {widget.objectName()}".strip()
        name = QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)
        tabbed = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.focusProxy() is None
        keys = (tabbed and not widget.isWindow()) or widget is page.focusWidget()
        if keys and not name and not isinstance(widget, QTabWidget):
            yield f"{kind} has no name"
        lines = widget.text() if isinstance(widget, QLabel) else ""
        if "<" in lines:
            lines = QTextDocumentFragment.fromHtml(lines).toPlainText()
        for line in lines.replace("&", "").splitlines():
            if line.strip() not in read(widget).replace("&", ""):
                yield f"{kind} hides {line!r}"


@pytest.mark.parametrize("name", PAGES)
def test_nothing_on_a_page_is_hidden_from_screen_readers(qtbot, settings, game, name):
    page = PAGES[name](settings, game)
    qtbot.addWidget(page)
    page.show()
    tabs = page.findChild(QTabWidget)
    for tab in range(tabs.count() if tabs else 1):
        if tabs:
            tabs.setCurrentIndex(tab)
        assert list(unread(page)) == []


def orphans(page: QWidget) -> Iterator[str]:
    """Widgets that a page or a part of it keeps, though they are not on it; dialogs and empty labels may."""
    for owner in (page, *page.findChildren(QWidget)):
        for name, value in vars(owner).items():
            for widget in value if isinstance(value, list | tuple) else (value,):
                alone = isinstance(widget, QWidget) and widget is not page and widget.parentWidget() is None
                empty = isinstance(widget, QLabel) and not widget.text()
                if alone and not empty and widget.windowType() is Qt.WindowType.Window:
                    yield f"{type(owner).__name__}.{name}"


@pytest.mark.parametrize("name", PAGES)
def test_every_part_that_a_page_keeps_is_on_it(qtbot, settings, game, name):
    page = PAGES[name](settings, game)
    qtbot.addWidget(page)
    assert list(orphans(page)) == []


def small(page: QWidget) -> Iterator[str]:
    """Texts that are smaller than 12 pixels."""
    for kind in (QLabel, QAbstractButton, QLineEdit, QComboBox):
        for widget in page.findChildren(kind):
            if widget.isVisible() and widget.fontInfo().pixelSize() < LEAST_TEXT:
                yield f"{kind.__name__} {widget.accessibleName() or widget.objectName()}"


def unreached(page: QWidget, qtbot) -> set[QWidget]:
    """Widgets that can have the keys, but do not get them by Tab; of exclusive buttons the picked one can."""
    wanted = {
        widget
        for widget in page.findChildren(QWidget)
        if widget.isVisible()
        and widget.isEnabled()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.focusProxy() is None
        and not (isinstance(widget, QAbstractButton) and widget.autoExclusive() and not widget.isChecked())
    }
    reached, widget = set(), page.focusWidget() or page
    for _ in range(MOST_TABS):  # cells and links take one each
        if wanted <= reached:
            break
        qtbot.keyClick(widget, Qt.Key.Key_Tab)
        widget = page.window().focusWidget() or page
        reached.add(widget)
    return wanted - reached


@pytest.mark.parametrize("name", PAGES)
def test_every_text_can_be_read_and_tab_leads_everywhere(qtbot, settings, game, name):
    page = PAGES[name](settings, game)
    qtbot.addWidget(page)
    page.show()
    assert list(small(page)) == []
    assert unreached(page, qtbot) == set()


def test_nothing_at_the_table_is_hidden_from_screen_readers(player):
    player.window.workspace.games.begin(parse_new("human,human seed=3"))
    player.lift_curtain()
    assert list(unread(player.window)) == []
    assert player.page.bar.what.text() in read(player.page.bar.what)


def test_what_hides_its_content_is_found(qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    label, area = QLabel("5 points", page), QAbstractScrollArea(page)
    label.setAccessibleName("Score")
    area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    page.show()
    assert list(unread(page)) == ["QLabel hides '5 points'", "QAbstractScrollArea has no name"]

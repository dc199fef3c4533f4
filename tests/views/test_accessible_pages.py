"""All content of a page is read aloud; accessible names include visible text."""

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
"""Minimum size of texts in pixels; maximum number of Tab presses to reach every widget."""


@pytest.fixture(scope="module")
def game(qapp):
    return whole_game("human,builder:mason,apprentice seed=3")


def read(widget: QWidget) -> str:
    """Return what a screen reader says of a widget: name, description and value."""
    found = QAccessible.queryAccessibleInterface(widget)
    kinds = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)
    return " ".join(filter(None, (found.text(kind) for kind in kinds)))


def unread(page: QWidget) -> Iterator[str]:
    """Yield focusable widgets without names and texts that are not read."""
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
def test_screen_readers_find_everything_on_a_page(qtbot, settings, game, name):
    page = PAGES[name](settings, game)
    qtbot.addWidget(page)
    page.show()
    tabs = page.findChild(QTabWidget)
    for tab in range(tabs.count() if tabs else 1):
        if tabs:
            tabs.setCurrentIndex(tab)
        assert list(unread(page)) == []


def orphans(page: QWidget) -> Iterator[str]:
    """Yield widgets that a page stores but does not contain; dialogs and empty labels are allowed."""
    for owner in (page, *page.findChildren(QWidget)):
        for name, value in vars(owner).items():
            for widget in value if isinstance(value, list | tuple) else (value,):
                alone = isinstance(widget, QWidget) and widget is not page and widget.parentWidget() is None
                empty = isinstance(widget, QLabel) and not widget.text()
                if alone and not empty and widget.windowType() is Qt.WindowType.Window:
                    yield f"{type(owner).__name__}.{name}"


@pytest.mark.parametrize("name", PAGES)
def test_every_widget_of_a_page_is_its_descendant(qtbot, settings, game, name):
    page = PAGES[name](settings, game)
    qtbot.addWidget(page)
    assert list(orphans(page)) == []


def small(page: QWidget) -> Iterator[str]:
    """Yield texts smaller than 12 pixels."""
    for kind in (QLabel, QAbstractButton, QLineEdit, QComboBox):
        for widget in page.findChildren(kind):
            if widget.isVisible() and widget.fontInfo().pixelSize() < LEAST_TEXT:
                yield f"{kind.__name__} {widget.accessibleName() or widget.objectName()}"


def unreached(page: QWidget, qtbot) -> set[QWidget]:
    """Return focusable widgets that Tab does not reach; exclusive buttons count only if checked."""
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
    for _ in range(MOST_TABS):  # cells and links take one press each
        if wanted <= reached:
            break
        qtbot.keyClick(widget, Qt.Key.Key_Tab)
        widget = page.window().focusWidget() or page
        reached.add(widget)
    return wanted - reached


@pytest.mark.parametrize("name", PAGES)
def test_every_text_is_large_enough_and_tab_reaches_all_widgets(qtbot, settings, game, name):
    page = PAGES[name](settings, game)
    qtbot.addWidget(page)
    page.show()
    assert list(small(page)) == []
    assert unreached(page, qtbot) == set()


def test_screen_readers_find_everything_at_the_table(player):
    player.window.workspace.games.begin(parse_new("human,human seed=3"))
    player.lift_curtain()
    assert list(unread(player.window)) == []
    assert player.page.bar.what.text() in read(player.page.bar.what)


def test_widgets_that_hide_their_content_are_detected(qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    label, area = QLabel("5 points", page), QAbstractScrollArea(page)
    label.setAccessibleName("Score")
    area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    page.show()
    assert list(unread(page)) == ["QLabel hides '5 points'", "QAbstractScrollArea has no name"]

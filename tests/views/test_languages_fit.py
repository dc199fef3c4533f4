"""Whatever the language, every text has the room that it needs, and every letter opens one thing."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QMenu,
    QScrollArea,
    QTabBar,
    QTabWidget,
    QWidget,
)

from alhambra_desktop.views.pages.navigator import LEAST_PAGE
from alhambra_desktop.views.pages.result.result import ResultPage
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.views.widgets import dialog_frame
from alhambra_desktop.views.widgets.labels import words
from alhambra_desktop.views.widgets.style import apply_style_sheet, apply_theme, theme_for
from alhambra_desktop.views.widgets.switch import Switch
from alhambra_desktop.words import PSEUDO, SOURCE, languages
from tests.sweeps import in_each_language, swept
from tests.views.cut_off import cut_off
from tests.views.driver import whole_game
from tests.views.pages import PAGES


@pytest.fixture(scope="module")
def game(qapp):
    return whole_game("human,builder:mason,apprentice seed=3")


SCREEN = QSize(760, 560)
"""What a screen of 800 x 600 has room for."""


@pytest.fixture
def open_page(qtbot, qapp, settings, game, spoken, monkeypatch):
    """Shows a page in a language as a player would see it, one tab after the other."""

    def show(language: str, name: str) -> Iterator[QWidget]:
        monkeypatch.setattr(dialog_frame, "screen_room", lambda _: SCREEN)
        SPOKEN.speak(language)
        apply_theme(qapp, theme_for(settings))
        page = PAGES[name](settings, game)
        apply_style_sheet(page)
        qtbot.addWidget(page)
        page.show()
        tabs = page.findChild(QTabWidget)
        for i in range(tabs.count() if tabs else 1):
            if tabs:
                tabs.setCurrentIndex(i)
            for _ in range(3):  # lists are counted in an event of their own, and laid out in the next one
                qapp.processEvents()
            yield page

    return show


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("language", in_each_language(PSEUDO))
def test_no_text_is_cut_off(open_page, language, name):
    for page in open_page(language, name):
        assert cut_off(page) == []
        if isinstance(page, QDialog):
            assert page.size() == page.size().boundedTo(SCREEN)


@pytest.mark.parametrize("language", in_each_language())
def test_a_new_game_is_never_scrolled_sideways(open_page, monkeypatch, language):
    """Also where text is twice as large on a screen of 1280 x 800."""
    monkeypatch.setattr(sys.modules[__name__], "SCREEN", QSize(600, 360))
    for page in open_page(language, "new game"):
        page.resize(SCREEN)
        areas = [area for area in page.findChildren(QScrollArea) if area.isVisible()]
        assert areas
        assert not any(area.horizontalScrollBar().maximum() for area in areas)


def letters(texts: Iterator[str]) -> list[str]:
    """What is pressed to get where the texts say, if anything."""
    return [key for text in texts if (key := QKeySequence.mnemonic(text).toString())]


def labels(page: QWidget) -> Iterator[str]:
    """Every text that can have a letter."""
    for widget in page.findChildren(QWidget):
        if not widget.isVisible():
            continue
        if isinstance(widget, QTabBar):
            yield from (widget.tabText(i) for i in range(widget.count()))
        if isinstance(widget, QAbstractButton) or (isinstance(widget, QLabel) and widget.buddy() is not None):
            yield widget.text()


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("language", swept(languages(), (languages()[-1], SOURCE).__contains__))
def test_no_page_uses_a_letter_twice(open_page, language, name):
    for page in open_page(language, name):
        found = letters(labels(page))
        assert sorted(set(found)) == sorted(found)


@pytest.mark.parametrize("language", in_each_language())
def test_no_menu_uses_a_letter_twice(settings, open_window, language, spoken):
    settings.change(language=language)
    bar = open_window().window.menuBar()
    menus = [bar, *bar.findChildren(QMenu)]
    assert len(menus) > 4
    for menu in menus:
        found = letters(action.text() for action in menu.actions())
        assert sorted(set(found)) == sorted(found)
        assert menu is not bar or len(found) == 4


# -- what is found


def test_what_is_cut_off_is_found(qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(300, 600)
    wrapped, word, button, switch = words("one two three"), words("Unbreakable"), Switch("Less"), QLabel("No")
    choice, tabs, field = QComboBox(), QTabBar(), QLineEdit()
    choice.addItems(["I", "A long entry"])
    for text in ("First", "Second"):
        tabs.addTab(text)
    field.setPlaceholderText("anything")
    cut = (wrapped, word, button, switch, choice, tabs, field)
    for i, widget in enumerate(cut):
        widget.setParent(page)
        widget.setGeometry(0, 40 * i, 220, 34)
    page.show()
    assert cut_off(page) == []
    for widget in cut:
        widget.resize(40 if widget is wrapped else 10, 18)
    assert [found.partition(": ")[2] for found in cut_off(page)] == [
        *("one two three", "Unbreakable", "Less", "No", "I", "A long entry", "First Second", "anything")
    ]


@pytest.mark.parametrize("language", in_each_language(PSEUDO))
@pytest.mark.parametrize("name", PAGES)
def test_every_page_fits_into_the_smallest_screen(open_page, language, name):
    """A screen of 1920 x 1080 at 200 % leaves so much beside the frame of the window and the menu bar."""
    for page in open_page(language, name):
        if not isinstance(page, QDialog) or isinstance(page, ResultPage):
            least = page.minimumSizeHint().expandedTo(page.minimumSize())
            assert least.boundedTo(LEAST_PAGE) == least


def test_a_page_that_needs_much_room_does_not_widen_the_window(player):
    window = player.window
    window.resize(900, 560)
    for show in (
        window.workspace.show_puzzles,
        window.workspace.puzzles.show_daily,
        window.workspace.games_route.go,
        window.workspace.show_statistics,
        window.workspace.show_goals,
        window.workspace.show_rules,
        window.workspace.learn,
    ):
        show()
        player.follow()
        assert (window.width(), window.height()) == (900, 560)

"""In every language, all texts fit and every access key is unique."""

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
"""Available size on a screen of 800 x 600."""


@pytest.fixture
def open_page(qtbot, qapp, settings, game, spoken, monkeypatch):
    """Return a function that shows a page in a language and yields it at each of its tabs."""

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
            for _ in range(3):  # lists are counted in one event and laid out in the next one
                qapp.processEvents()
            yield page

    return show


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("language", in_each_language(PSEUDO))
def test_no_text_is_clipped(open_page, language, name):
    for page in open_page(language, name):
        assert cut_off(page) == []
        if isinstance(page, QDialog):
            assert page.size() == page.size().boundedTo(SCREEN)


@pytest.mark.parametrize("language", in_each_language())
def test_a_new_game_never_scrolls_horizontally(open_page, monkeypatch, language):
    """Also if text is twice as large on a screen of 1280 x 800."""
    monkeypatch.setattr(sys.modules[__name__], "SCREEN", QSize(600, 360))
    for page in open_page(language, "new game"):
        page.resize(SCREEN)
        areas = [area for area in page.findChildren(QScrollArea) if area.isVisible()]
        assert areas
        assert not any(area.horizontalScrollBar().maximum() for area in areas)


def letters(texts: Iterator[str]) -> list[str]:
    """Return the access keys of the texts."""
    return [key for text in texts if (key := QKeySequence.mnemonic(text).toString())]


def labels(page: QWidget) -> Iterator[str]:
    """Yield every text that can have an access key."""
    for widget in page.findChildren(QWidget):
        if not widget.isVisible():
            continue
        if isinstance(widget, QTabBar):
            yield from (widget.tabText(i) for i in range(widget.count()))
        if isinstance(widget, QAbstractButton) or (isinstance(widget, QLabel) and widget.buddy() is not None):
            yield widget.text()


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("language", swept(languages(), (languages()[-1], SOURCE).__contains__))
def test_no_page_uses_an_access_key_twice(open_page, language, name):
    for page in open_page(language, name):
        found = letters(labels(page))
        assert sorted(set(found)) == sorted(found)


@pytest.mark.parametrize("language", in_each_language())
def test_no_menu_uses_an_access_key_twice(settings, open_window, language, spoken):
    settings.change(language=language)
    bar = open_window().window.menuBar()
    menus = [bar, *bar.findChildren(QMenu)]
    assert len(menus) > 4
    for menu in menus:
        found = letters(action.text() for action in menu.actions())
        assert sorted(set(found)) == sorted(found)
        assert menu is not bar or len(found) == 4


# -- detection


def test_clipped_texts_are_detected(qtbot):
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
def test_every_page_fits_the_smallest_screen(open_page, language, name):
    """A page has the space left by the window frame and menu bar on a screen of 1920 x 1080 at 200 %."""
    for page in open_page(language, name):
        if not isinstance(page, QDialog) or isinstance(page, ResultPage):
            least = page.minimumSizeHint().expandedTo(page.minimumSize())
            assert least.boundedTo(LEAST_PAGE) == least


def test_a_large_page_does_not_widen_the_window(player):
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

"""The theme of a navigator's pages."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QMainWindow

from alhambra_desktop.views.art.palette import DARK, LIGHT, Theme
from alhambra_desktop.views.pages.navigator import Navigator
from alhambra_desktop.views.pages.page import Page
from alhambra_desktop.views.widgets.style import apply_theme
from tests.of_type import of_type


class NotingPage(Page):
    """A page that records its themes."""

    def __init__(self) -> None:
        super().__init__()
        self.themes: list[Theme] = []

    def set_theme(self, theme: Theme) -> None:
        self.themes.append(theme)


@pytest.fixture
def window(qtbot):
    window = QMainWindow()
    qtbot.addWidget(window)
    return window


@pytest.fixture
def navigator(qapp, window):
    apply_theme(qapp, LIGHT)
    navigator = Navigator(LIGHT, window)
    window.setCentralWidget(navigator)
    for _ in range(4):
        navigator.add(NotingPage())
    window.show()
    return navigator


def themes(navigator: Navigator) -> list[list[Theme]]:
    return [of_type(navigator.widget(at), NotingPage).themes[1:] for at in range(navigator.count())]


def change_theme(qapp, navigator: Navigator) -> None:
    apply_theme(qapp, DARK)
    navigator.set_theme(DARK)


def test_a_new_page_has_the_theme_of_the_others(navigator):
    assert all(navigator.widget(at).themes == [LIGHT] for at in range(4))
    assert all(navigator.widget(at).styleSheet() for at in range(4))


def test_a_theme_reaches_the_visible_page_first(qapp, qtbot, navigator):
    navigator.setCurrentWidget(navigator.widget(2))
    change_theme(qapp, navigator)
    assert themes(navigator) == [[], [], [DARK], []]
    qtbot.waitUntil(lambda: all(themes(navigator)))
    assert themes(navigator) == [[DARK]] * 4
    assert len({navigator.widget(at).styleSheet() for at in range(4)}) == 1


def test_a_hidden_page_gets_its_theme_before_it_is_painted(qapp, navigator):
    change_theme(qapp, navigator)
    navigator.setCurrentWidget(navigator.widget(3))
    assert themes(navigator) == [[DARK], [], [], [DARK]]


def test_a_theme_changed_back_reaches_every_page(qapp, qtbot, navigator):
    change_theme(qapp, navigator)
    apply_theme(qapp, LIGHT)
    navigator.set_theme(LIGHT)
    qtbot.waitUntil(lambda: all(one and one[-1] is LIGHT for one in themes(navigator)))
    assert themes(navigator) == [[DARK, LIGHT], [LIGHT], [LIGHT], [LIGHT]]

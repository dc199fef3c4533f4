from __future__ import annotations

import pytest
from PySide6.QtWidgets import QMainWindow, QWidget

from alhambra_desktop.views.art.palette import DARK, LIGHT, Theme
from alhambra_desktop.views.pages.page_stack import PageStack
from alhambra_desktop.views.widgets.style import apply_theme


class Page(QWidget):
    """A page that notes its themes."""

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
def stack(qapp, window):
    apply_theme(qapp, LIGHT)
    stack = PageStack(LIGHT, window)
    window.setCentralWidget(stack)
    for _ in range(4):
        stack.add(Page())
    window.show()
    return stack


def themes(stack: PageStack) -> list[list[Theme]]:
    return [stack.widget(at).themes[1:] for at in range(stack.count())]


def change_theme(qapp, stack: PageStack) -> None:
    apply_theme(qapp, DARK)
    stack.set_theme(DARK)


def test_a_new_page_has_the_theme_of_the_others(stack):
    assert all(stack.widget(at).themes == [LIGHT] for at in range(4))
    assert all(stack.widget(at).styleSheet() for at in range(4))


def test_a_theme_reaches_the_visible_page_immediately_and_the_others_one_by_one(qapp, qtbot, stack):
    stack.setCurrentIndex(2)
    change_theme(qapp, stack)
    assert themes(stack) == [[], [], [DARK], []]
    qtbot.waitUntil(lambda: all(themes(stack)))
    assert themes(stack) == [[DARK]] * 4
    assert len({stack.widget(at).styleSheet() for at in range(4)}) == 1


def test_a_page_has_its_theme_before_it_is_painted(qapp, stack):
    change_theme(qapp, stack)
    stack.setCurrentIndex(3)
    assert themes(stack) == [[DARK], [], [], [DARK]]


def test_a_theme_that_changes_back_reaches_every_page(qapp, qtbot, stack):
    change_theme(qapp, stack)
    apply_theme(qapp, LIGHT)
    stack.set_theme(LIGHT)
    qtbot.waitUntil(lambda: all(one and one[-1] is LIGHT for one in themes(stack)))
    assert themes(stack) == [[DARK, LIGHT], [LIGHT], [LIGHT], [LIGHT]]

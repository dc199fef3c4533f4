"""Fixtures for a visible Preferences page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QWidget

from alhambra_desktop.views.art.palette import LIGHT, Theme
from alhambra_desktop.views.pages.preferences.page import PreferencesPage
from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.views.widgets.choices import Choices
from alhambra_desktop.views.widgets.style import apply_style_sheet, apply_theme

Open = Callable[..., PreferencesPage]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def settings(tmp_path, qapp) -> Settings:
    """Return the preferences of a new player."""
    return Settings(tmp_path / "settings.json")


@pytest.fixture
def open_page(qtbot, qapp, settings) -> Open:
    """Return a function that opens a page in a size and a theme."""
    opened: list[PreferencesPage] = []

    def show(width: int = 1280, height: int = 774, theme: Theme = LIGHT, **wants: Any) -> PreferencesPage:
        apply_theme(qapp, theme)
        page = PreferencesPage(settings, **wants)
        apply_style_sheet(page)
        page.set_theme(theme)
        qtbot.addWidget(page)
        page.resize(width, height)
        with qtbot.waitExposed(page):
            page.show()
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        page.on_entered()
        opened.append(page)
        return page

    return show


@pytest.fixture
def page(open_page) -> PreferencesPage:
    return open_page()


@pytest.fixture
def press(qtbot, qapp) -> Callable[[QWidget], None]:
    """Return a function that presses a visible widget with the mouse."""

    def click(widget: QWidget) -> None:
        qapp.processEvents()
        assert widget.isVisible()
        qtbot.mouseClick(widget, LEFT)

    return click


@pytest.fixture
def choose(qtbot, qapp) -> Callable[[QWidget, object], None]:
    """Return a function that chooses a value: in a list with arrow keys, among radio buttons by mouse."""

    def to(field: QWidget, value: object) -> None:
        qapp.processEvents()
        if isinstance(field, Choices):
            qtbot.mouseClick(field.buttons[value], LEFT)
            return
        assert isinstance(field, QComboBox)
        target = field.findData(value)
        while field.currentIndex() != target:
            down = field.currentIndex() < target
            qtbot.keyClick(field, Qt.Key.Key_Down if down else Qt.Key.Key_Up)

    return to

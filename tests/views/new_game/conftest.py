"""Fixtures for a visible New game page and the games begun there."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from alhambra_desktop.model.rules.core.engine.setup import Setup
from alhambra_desktop.views.art.palette import LIGHT
from alhambra_desktop.views.pages.new_game.page import NewGamePage
from alhambra_desktop.views.widgets.style import apply_style_sheet

Open = Callable[..., NewGamePage]


@pytest.fixture
def begun() -> list[Setup]:
    """Return the games begun on pages of the test."""
    return []


@pytest.fixture
def open_page(qtbot, settings, begun) -> Open:
    """Return a function that opens a page in a size."""

    def show(width: int = 1280, height: int = 774) -> NewGamePage:
        page = NewGamePage(settings)
        apply_style_sheet(page)
        page.set_theme(LIGHT)
        page.play_chosen.connect(begun.append)
        qtbot.addWidget(page)
        page.resize(width, height)
        with qtbot.waitExposed(page):
            page.show()
        page.activateWindow()
        page.on_entered()
        return page

    return show


@pytest.fixture
def page(open_page) -> NewGamePage:
    return open_page()

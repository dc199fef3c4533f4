"""Fixtures for visible reading pages."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest

from alhambra_desktop.views.art.palette import LIGHT, Theme
from alhambra_desktop.views.pages.reading.page import ReadingPage
from alhambra_desktop.views.widgets.style import apply_style_sheet, apply_theme

PageT = TypeVar("PageT", bound=ReadingPage)
Open = Callable[..., PageT]


@pytest.fixture
def open_page(qtbot, qapp) -> Open:
    """Return a function that opens a page in a size and a theme."""
    opened: list[ReadingPage] = []

    def show(kind: Callable[[], PageT], width: int = 1280, height: int = 774, theme: Theme = LIGHT) -> PageT:
        apply_theme(qapp, theme)
        page = kind()
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

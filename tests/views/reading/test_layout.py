"""The pages in every size and language: nothing is clipped or covered."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QScrollArea

from alhambra_desktop.views.pages.reading.keys_page import KeysPage
from alhambra_desktop.views.pages.reading.text_pages import AboutPage, NewsPage
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.views.widgets.paper import SHADOW
from alhambra_desktop.views.widgets.scrolled import SHORT, line_at
from alhambra_desktop.words import PSEUDO
from tests.sweeps import in_each_language
from tests.views.cut_off import cut_off

KINDS = (KeysPage, NewsPage, AboutPage)
SIZES = ((1280, 774), (1180, 674), (1024, 674), (894, 534), (894, 480), (1600, 980))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", in_each_language(PSEUDO))
@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_clipped_in_any_size(open_page, qapp, spoken, kind, language, size):
    SPOKEN.speak(language)
    page = open_page(kind, *size)
    qapp.processEvents()
    assert cut_off(page) == []
    areas = [area for area in page.findChildren(QScrollArea) if area.isVisible()]
    assert [area for area in areas if area.horizontalScrollBar().maximum() > 0] == []
    room = QRect(0, page.header.height(), page.width(), page.height() - page.header.height())
    room.setBottom(page.bar.y())
    assert room.contains(page.paper.geometry().adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, None])
def test_esc_and_back_leave_the_page(open_page, qtbot, kind, key):
    page = open_page(kind)
    with qtbot.waitSignal(page.left):
        if key is None:
            qtbot.mouseClick(page.header.leave, Qt.MouseButton.LeftButton)
        else:
            qtbot.keyClick(page.focusWidget(), key)


@pytest.mark.parametrize("kind", KINDS)
def test_pages_fit_small_windows(open_page, kind):
    least = open_page(kind).minimumSizeHint()
    assert least.width() <= 894
    assert least.height() <= 480


@pytest.mark.parametrize("height", range(600, 660, 7))
@pytest.mark.parametrize("kind", [NewsPage, AboutPage])
def test_a_text_ends_with_a_whole_line(open_page, qapp, kind, height):
    page = open_page(kind, 1280, height)
    qapp.processEvents()
    page.read_more()
    view = page.view
    qapp.processEvents()
    fade, bottom = view.fades.below, view.viewport().height()
    top, end = line_at(view, bottom - 1)
    assert fade.isVisible()
    assert fade.height() == SHORT + (bottom - top if top < bottom < end else 0)
    view.verticalScrollBar().setValue(view.verticalScrollBar().maximum())
    assert not fade.isVisible()
    assert view.fades.above.isVisible()

"""The pages What’s new and About, with its licences."""

from __future__ import annotations

import platform
from collections.abc import Iterator
from itertools import pairwise

import PySide6
import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QTextCharFormat, QTextDocument, QTextTable
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from alhambra_desktop import __version__
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.art.fonts import is_serif
from alhambra_desktop.views.art.palette import DARK, LIGHT
from alhambra_desktop.views.art.runs import wall_ring
from alhambra_desktop.views.art.steps import paint_all
from alhambra_desktop.views.art.walls import corners_of
from alhambra_desktop.views.commands.actions import BY_ID
from alhambra_desktop.views.pages.reading import texts
from alhambra_desktop.views.pages.reading.document import MEASURE, SIZE
from alhambra_desktop.views.pages.reading.pictures import (
    GATES,
    GROUND_PLAN,
    LAMP,
    PALACE_PLAN,
    _city,
    alhambra_at_dusk,
)
from alhambra_desktop.views.pages.reading.text_pages import MAIN_NEWS, AboutPage, FrontPage, NewsPage
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.views.widgets.games_list import city_place
from alhambra_desktop.words import PSEUDO, SOURCE, phrase


def text_of(page: FrontPage) -> str:
    page.read_more()
    return page.view.toPlainText()


def labels(page: FrontPage) -> str:
    return "\n".join(label.text() for label in page.front.findChildren(QLabel))


def headings(document: QTextDocument) -> list[tuple[str, bool]]:
    """Return the headings of a document, and whether they are in the serif font."""
    found, block = [], document.begin()
    while block.isValid():
        if block.blockFormat().headingLevel():
            found.append((block.text(), is_serif(block.begin().fragment().charFormat().font())))
        block = block.next()
    return found


def test_all_changes_start_with_this_version_and_end_with_developer_notes(open_page):
    page = open_page(NewsPage)
    assert f"Version {__version__}" in labels(page)
    assert "[" not in text_of(page)
    found = headings(page.view.document())
    assert all(serif for _, serif in found)
    titles = [title for title, _ in found]
    assert titles[:2] == ["All changes", f"Version {__version__}"]
    assert titles[-1] == "For developers"
    assert titles.index("Version 0.2.0") < titles.index("Version 0.1.0") < titles.index("For developers")


def test_developer_notes_of_all_versions_come_last(monkeypatch):
    versions = (
        "x\n## [2.0] - unreleased\n### Added\na\n### For developers\nb\n## [1.0]\n### For developers\nc\n"
    )
    monkeypatch.setattr(texts, "_text", lambda _: versions)
    told = texts.news().replace("## For developers", "##").split()
    assert told == [
        "#",
        "All",
        "changes",
        "##",
        "Version",
        "2.0",
        "a",
        "##",
        "Version",
        "1.0",
        "##",
        "b",
        "##",
        "c",
    ]


def styles(document: QTextDocument) -> Iterator[QTextCharFormat]:
    block = document.begin()
    while block.isValid():
        fragments = block.begin()
        while not fragments.atEnd():
            yield fragments.fragment().charFormat()
            fragments += 1
        block = block.next()


def test_links_are_shown_as_plain_text(open_page):
    page = open_page(AboutPage)
    page.read_more()
    shown = list(styles(page.view.document()))
    assert shown
    assert [style for style in shown if style.isAnchor() or style.fontUnderline()] == []


def test_the_text_has_a_ring_only_after_a_key_press(open_page):
    page = open_page(NewsPage)
    page.read_more()
    view = page.view
    assert view.hasFocus()
    assert view.property("ringless") is True
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert view.property("ringless") is False
    assert view.document().defaultFont().pixelSize() == SIZE


def test_lead_words_of_entries_are_headings(monkeypatch):
    monkeypatch.setattr(
        texts, "_text", lambda _: "x\n## [1.0]\n### Added\n- **A row.** It\n  wraps.\n- **Why?** So.\n"
    )
    news = texts.news()
    assert "#### A row\n\nIt\n  wraps." in news
    assert "#### Why?\n\nSo." in news


def test_news_has_typographic_apostrophes():
    assert "'" not in texts.news()


def test_a_button_of_the_main_news_triggers_its_command(open_page, qtbot):
    page = open_page(NewsPage)
    assert page.focusWidget() is page.items[0].button
    with qtbot.waitSignal(page.commanded) as clicked:
        QTest.mouseClick(page.items[0].button, Qt.MouseButton.LeftButton)
    assert clicked.args == ["new-game"]
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
    with qtbot.waitSignal(page.commanded) as pressed:
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert pressed.args == ["learn"]


@pytest.mark.parametrize(("width", "columns"), [(1280, 2), (1000, 2), (640, 1)])
def test_buttons_and_pictures_of_the_main_news_are_aligned(open_page, width, columns):
    page = open_page(NewsPage, width)
    assert len({item.x() for item in page.items}) == columns
    assert len({item.button.geometry().right() for item in page.items}) == 1
    assert len({item.button.y() for item in page.items}) == 1


@pytest.mark.parametrize("size", [(1280, 774), (1024, 674)])
def test_the_main_news_fit_without_scrolling(open_page, size):
    page = open_page(NewsPage, *size)
    assert page.front.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize(("plan", "gates"), [(GROUND_PLAN, GATES), (PALACE_PLAN, {})])
def test_a_drawn_city_has_walls_around_it_and_no_equal_neighbours(plan, gates):
    city = _city(plan, gates)
    assert sum(face == "fountain" for face, _, _ in city.values()) == 1
    for (x, y), (face, _, walls) in city.items():
        for side, near in (("E", (x + 1, y)), ("S", (x, y + 1))):
            assert near not in city or city[near][0] != face
            assert near not in city or side not in walls


def test_the_light_follows_the_whole_wall_of_the_palace():
    city = _city(PALACE_PLAN, {})
    walls = {(*cell, side) for cell, (_, _, sides) in city.items() for side in sides}
    ring = wall_ring({cell: sides for cell, (_, _, sides) in city.items()})
    assert sorted(ring) == sorted(walls)
    assert all({*corners_of(one)} & {*corners_of(other)} for one, other in pairwise((*ring, ring[0])))


def test_the_light_of_the_palace_is_warm_and_behind_the_city(qapp):
    room, picture = QRectF(0, 0, 1200, 440), QImage(1200, 440, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    paint_all(painter, alhambra_at_dusk(FaceCache(), room, 1.0))
    painter.end()
    city = _city(PALACE_PLAN, {})
    size, origin = city_place(city, room.adjusted(24, 24, -24, -24), room.height(), 1.0)

    def at(x: float, y: float) -> QColor:
        return picture.pixelColor((origin + QPointF(x, y) * size).toPoint())

    alike = [cell for cell, (face, _, sides) in city.items() if (face, sides) == ("seraglio", "")]
    near = min(alike, key=lambda cell: abs(cell[0] - LAMP[0]))
    far = max(alike, key=lambda cell: abs(cell[0] - LAMP[0]))
    assert near != far
    for across in (0.25, 0.5, 0.75):
        assert at(near[0] + across, near[1] + 0.5) == at(far[0] + across, far[1] + 0.5)
    ground = at(LAMP[0], 3.4)
    assert ground.red() > ground.green() > ground.blue()


def test_every_button_of_the_main_news_has_a_command():
    assert {command for _, _, command, _ in MAIN_NEWS} <= BY_ID.keys()


@pytest.mark.parametrize("kind", [NewsPage, AboutPage])
def test_esc_leads_from_the_long_text_to_the_scene_and_then_back(open_page, qtbot, kind):
    page = open_page(kind)
    qtbot.mouseClick(page.more, Qt.MouseButton.LeftButton)
    assert page.focusWidget() is page.view
    assert not page.front.isVisible()
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert page.focusWidget() is page.more
    assert not page.view.isVisible()
    with qtbot.waitSignal(page.left):
        QTest.keyClick(page.more, Qt.Key.Key_Escape)


@pytest.mark.parametrize("kind", [NewsPage, AboutPage])
def test_an_untranslated_text_says_so_in_other_languages(open_page, spoken, kind):
    page = open_page(kind)
    assert phrase("reading-in-english") not in text_of(page)
    SPOKEN.speak(PSEUDO)
    assert phrase("reading-in-english") in text_of(page)
    SPOKEN.speak(SOURCE)
    assert phrase("reading-in-english") not in text_of(page)


def test_about_names_the_authors_and_hides_the_licences_behind_a_button(open_page):
    page = open_page(AboutPage)
    for words in (__version__, "unofficial", "Dirk Henn", "MIT"):
        assert words in labels(page)
    assert PySide6.__version__ not in labels(page)
    assert page.scene.accessibleName() == phrase("about-picture")
    told = text_of(page)
    for words in (
        *("MIT", "LGPL", PySide6.__version__, platform.python_version()),
        *("Permission is hereby granted", "NumPy", "cattrs", "rustfluent", "Babel", "SIL Open Font License"),
    ):
        assert words in told
    assert "This page is for" not in told
    tables = page.view.document().rootFrame().childFrames()
    assert tables
    assert all(isinstance(table, QTextTable) for table in tables)


def test_an_open_page_follows_the_theme(open_page):
    page = open_page(NewsPage)
    page.read_more()
    for theme in (DARK, LIGHT):
        page.set_theme(theme)
        assert page.view.palette().text().color() == QColor(theme.text)


def test_changing_the_theme_keeps_the_scroll_position(open_page):
    page = open_page(NewsPage)
    page.read_more()
    QTest.keyClick(page.view, Qt.Key.Key_PageDown)
    place = page.view.verticalScrollBar().value()
    page.set_theme(DARK)
    assert page.view.verticalScrollBar().value() == place > 0


@pytest.mark.parametrize("width", [1280, 1000, 2400])
def test_lines_have_a_maximum_length(open_page, width):
    page = open_page(NewsPage, width)
    page.read_more()
    assert page.view.viewport().width() <= MEASURE + 1


@pytest.mark.parametrize("kind", [NewsPage, AboutPage])
def test_keys_scroll_and_reentering_a_page_shows_the_scene(open_page, kind):
    page = open_page(kind, 1000, 500)
    page.read_more()
    QTest.keyClick(page.view, Qt.Key.Key_PageDown)
    assert page.view.verticalScrollBar().value() > 0
    page.on_entered()
    assert not page.is_reading
    page.read_more()
    assert page.view.verticalScrollBar().value() == 0


def test_f6_cycles_through_panel_and_header(open_page):
    page = open_page(NewsPage)
    page.read_more()
    for holder in (page.header.leave, page.view):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_F6)
        assert page.focusWidget() is holder

"""The pages What’s new and About, with its licences."""

from __future__ import annotations

import platform
from collections.abc import Iterator

import PySide6
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QTextCharFormat, QTextCursor, QTextDocument, QTextTable
from PySide6.QtTest import QTest

from alhambra_desktop import __version__
from alhambra_desktop.views.art.fonts import is_serif
from alhambra_desktop.views.art.palette import DARK, LIGHT
from alhambra_desktop.views.commands.actions import BY_ID
from alhambra_desktop.views.pages.reading import texts
from alhambra_desktop.views.pages.reading.document import MEASURE, SIZE, SMALL, DocumentView
from alhambra_desktop.views.pages.reading.text_pages import (
    CENTRED_MEASURE,
    MAIN_NEWS,
    AboutPage,
    NewsPage,
    TextPage,
)
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.words import PSEUDO, SOURCE, phrase
from tests.of_type import of_type


def text_of(page: TextPage) -> str:
    return "\n".join(of_type(view, DocumentView).toPlainText() for view in page.stops)


def headings(document: QTextDocument) -> list[tuple[str, bool]]:
    """Return the headings of a document, and whether they are in the serif."""
    found, block = [], document.begin()
    while block.isValid():
        if block.blockFormat().headingLevel():
            found.append((block.text(), is_serif(block.begin().fragment().charFormat().font())))
        block = block.next()
    return found


@pytest.mark.parametrize("width", [1280, 1000])
def test_news_starts_with_this_version_and_ends_with_developer_notes(open_page, width):
    page = open_page(NewsPage, width)
    found = [heading for view in page.stops for heading in headings(view.document())]
    assert all(serif for _, serif in found)
    titles = [title for title, _ in found]
    assert titles[0] == f"Version {__version__}"
    assert titles[-1] == "For developers"
    assert titles.index("Version 0.2.0") < titles.index("Version 0.1.0") < titles.index("For developers")
    assert "[" not in text_of(page)


def test_developer_notes_of_all_versions_come_last(monkeypatch):
    versions = (
        "x\n## [2.0] - unreleased\n### Added\na\n### For developers\nb\n## [1.0]\n### For developers\nc\n"
    )
    monkeypatch.setattr(texts, "_text", lambda _: versions)
    newest, earlier = texts.news()
    assert newest.split() == ["##", "Version", "2.0", "###", "All", "changes", "a"]
    assert earlier.replace("## For developers", "##").split() == [
        "##",
        "Version",
        "1.0",
        "##",
        "b",
        "##",
        "c",
    ]


def test_a_single_version_has_no_earlier_ones(monkeypatch):
    monkeypatch.setattr(texts, "_text", lambda _: "x\n## [1.0]\n### Added\na\n")
    newest, earlier = texts.news()
    assert (newest.split(), earlier) == (["##", "Version", "1.0", "###", "All", "changes", "a"], "")


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
    shown = [style for view in page.views for style in styles(view.document())]
    assert [style for style in shown if style.isAnchor() or style.fontUnderline()] == []


def test_the_text_has_a_ring_only_after_a_key_press(open_page):
    view = open_page(NewsPage).views[0]
    assert view.hasFocus()
    assert view.property("ringless") is True
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert view.property("ringless") is False
    assert view.document().defaultFont().pixelSize() == SIZE


def test_lead_words_of_entries_are_headings(monkeypatch):
    monkeypatch.setattr(
        texts, "_text", lambda _: "x\n## [1.0]\n### Added\n- **A row.** It\n  wraps.\n- **Why?** So.\n"
    )
    newest, _ = texts.news()
    assert "#### A row\n\nIt\n  wraps." in newest
    assert "#### Why?\n\nSo." in newest


def test_texts_have_typographic_apostrophes():
    assert all("'" not in text for text in texts.news())


def test_a_link_of_the_main_news_triggers_its_command(open_page, qtbot):
    page = open_page(NewsPage)
    view, link = page.views[0], phrase("news-open")
    cursor = view.document().find(link)
    rect = view.cursorRect(cursor).translated(-8, 0)
    with qtbot.waitSignal(page.commanded) as clicked:
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    assert clicked.args == ["new-game"]
    view.scroll_to_top()
    for _ in range(2):
        QTest.keyClick(view, Qt.Key.Key_Tab)
    with qtbot.waitSignal(page.commanded) as pressed:
        QTest.keyClick(view, Qt.Key.Key_Return)
    assert pressed.args == ["learn"]


@pytest.mark.parametrize("width", [1280, 640])
def test_links_of_the_main_news_end_at_the_same_place(open_page, width):
    view = open_page(NewsPage, width).views[0]
    cursor, rights = QTextCursor(view.document()), []
    while not (cursor := view.document().find(phrase("news-open"), cursor)).isNull():
        if cursor.charFormat().isAnchor():
            rights.append(view.cursorRect(cursor).right())
    assert len(rights) == len(MAIN_NEWS)
    assert len(set(rights)) == 1
    assert view.viewport().width() - 40 < rights[0] < view.viewport().width()


def test_the_heading_of_all_changes_is_visible_below_the_main_news(open_page):
    view = open_page(NewsPage).views[0]
    heading = view.document().find(phrase("news-all"))
    assert heading.blockFormat().headingLevel() == 3
    assert view.cursorRect(heading).bottom() < view.viewport().height()


def test_every_link_of_the_main_news_is_a_command():
    assert {command for _, _, command, _ in MAIN_NEWS} <= BY_ID.keys()


@pytest.mark.parametrize("kind", [NewsPage, AboutPage])
def test_an_untranslated_text_says_so_in_other_languages(open_page, spoken, kind):
    page = open_page(kind)
    assert phrase("reading-in-english") not in text_of(page)
    SPOKEN.speak(PSEUDO)
    assert phrase("reading-in-english") in text_of(page)
    SPOKEN.speak(SOURCE)
    assert phrase("reading-in-english") not in text_of(page)


@pytest.mark.parametrize("width", [1280, 1000])
def test_about_names_version_licences_and_authors(open_page, width):
    page = open_page(AboutPage, width)
    for words in (
        *(
            __version__,
            "unofficial",
            "MIT",
            "LGPL",
            "Dirk Henn",
            PySide6.__version__,
            platform.python_version(),
        ),
        *("Permission is hereby granted", "NumPy", "cattrs", "rustfluent", "Babel", "SIL Open Font License"),
    ):
        assert words in text_of(page)
    tables = page.stops[-1].document().rootFrame().childFrames()
    assert tables
    assert all(isinstance(table, QTextTable) for table in tables)


@pytest.mark.parametrize("width", [1280, 640])
def test_about_ends_its_centred_text_in_small_letters(open_page, width):
    view = open_page(AboutPage, width).views[0]
    fonts = [
        view.document().find(words).charFormat().font().pixelSize() for words in ("unofficial", "cattrs")
    ]
    assert fonts == [SIZE, SMALL]
    measure = CENTRED_MEASURE if width == 1280 else MEASURE
    assert view.viewport().width() <= measure + view.verticalScrollBar().sizeHint().width()


def test_about_shows_the_emblem(open_page):
    page = open_page(AboutPage)
    first = page.views[0].document().begin().begin().fragment()
    assert first.charFormat().isImageFormat()
    assert page.views[0].accessibleDescription() == phrase("about-emblem")


@pytest.mark.parametrize(("kind", "expected"), [(NewsPage, 1), (AboutPage, 2)])
@pytest.mark.parametrize("width", [1280, 640])
def test_pictures_are_complete_and_centred(open_page, kind, expected, width):
    page = open_page(kind, width)
    document, pictures = page.views[0].document(), []
    block = document.begin()
    while block.isValid():
        if block.text().startswith("\ufffc") and QTextCursor(block).currentTable() is None:
            pictures.append(block)
        block = block.next()
    assert len(pictures) == (expected if page.columns > 1 else 1)
    layout = document.documentLayout()
    for picture in pictures:
        assert layout.blockBoundingRect(picture).width() <= page.views[0].viewport().width()
        assert picture.blockFormat().alignment() & Qt.AlignmentFlag.AlignHCenter


def test_the_banner_is_as_wide_as_the_text(open_page, qapp):
    page = open_page(NewsPage)
    document, view = page.views[0].document(), page.views[0]
    for width in (1280, 700, 1100):
        page.resize(width, 700)
        qapp.processEvents()
        room = view.viewport().width() - 2 * document.documentMargin()
        assert document.documentLayout().blockBoundingRect(document.begin()).width() == room


def test_an_open_page_follows_the_theme(open_page):
    page = open_page(NewsPage)
    for theme in (DARK, LIGHT):
        page.set_theme(theme)
        assert page.views[0].palette().text().color() == QColor(theme.text)


def test_changing_the_theme_keeps_the_scroll_position(open_page):
    page = open_page(NewsPage)
    QTest.keyClick(page.views[0], Qt.Key.Key_PageDown)
    place = page.views[0].verticalScrollBar().value()
    page.set_theme(DARK)
    assert page.views[0].verticalScrollBar().value() == place > 0


@pytest.mark.parametrize("width", [1280, 1000, 2400])
def test_lines_have_a_maximum_length(open_page, width):
    page = open_page(NewsPage, width)
    assert all(view.viewport().width() <= MEASURE + 1 for view in page.stops)


@pytest.mark.parametrize("kind", [NewsPage, AboutPage])
def test_keys_scroll_and_reentering_a_page_returns_to_the_top(open_page, kind):
    page = open_page(kind, 1000, 500)
    view = page.views[0]
    assert page.focusWidget() is view
    QTest.keyClick(view, Qt.Key.Key_PageDown)
    assert view.verticalScrollBar().value() > 0
    page.on_entered()
    assert view.verticalScrollBar().value() == 0


def test_f6_cycles_through_the_panels(open_page):
    page = open_page(NewsPage)
    for holder in (page.views[1], page.header.leave, page.views[0]):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_F6)
        assert page.focusWidget() is holder

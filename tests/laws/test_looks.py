"""After a change of theme or language every page of the window, and everything on it, follows."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from fluent.syntax.ast import TextElement
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from alhambra_desktop.model.core.words.message import Message
from alhambra_desktop.model.learning.lesson import lesson_words
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.art.palette import DARK, Theme
from alhambra_desktop.views.shell.main_window import MainWindow
from alhambra_desktop.words import PSEUDO, SOURCE, Words
from tests.translation import entries
from tests.unit.archive.games import finished


def every_page(window: MainWindow) -> list[QWidget]:
    """All pages of the window, each made by the way that leads there."""
    window.learn("1")
    window.solve_puzzle()
    window.puzzles._show_look_back()
    window.show_rules()
    window.show_games()
    window.show_statistics()
    window.show_saved(finished(3, 2))
    window.look_back()
    assert window.compare_page is not None
    window.begin(parse_new("human,human seed=3"))
    return [window._stack.widget(at) for at in range(window._stack.count())]


def themes(root: QWidget) -> Iterator[tuple[QObject, Theme]]:
    """Everything below a widget that has a theme, with that."""
    for one in (root, *root.findChildren(QObject)):
        for name in ("theme", "_theme"):
            theme = getattr(one, name, None)
            theme = theme() if callable(theme) else theme
            if isinstance(theme, Theme):
                yield one, theme


def seen(window: MainWindow, pages: list[QWidget]) -> Iterator[QWidget]:
    """One page after the other, as it is seen: some are written only then."""
    for page in pages:
        window._stack.setCurrentWidget(page)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # what was replaced
        yield page


@cache
def english() -> frozenset[str]:
    """The English texts that are the same wherever they stand, and another text in another language."""
    pseudo = Words(PSEUDO)
    lessons = {told.title for told in lesson_words(SOURCE).values()}
    return frozenset(
        part.value
        for entry in entries(SOURCE).values()
        if len(entry.value.elements) == 1
        for part in entry.value.elements
        if isinstance(part, TextElement)
        and part.value not in lessons  # which have words of their own
        and pseudo.text(Message(entry.id.name)) != part.value
    )


def visible_texts(page: QWidget) -> set[str]:
    """What is written on what is seen of a page, and what is said of it."""
    found = set()
    for widget in (page, *page.findChildren(QWidget)):
        if widget.isVisible():
            found |= {widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()}
            if isinstance(widget, QLabel | QAbstractButton):
                found.add(widget.text())
    return found


def test_every_page_has_the_new_theme_and_language_when_it_is_seen(player, settings, spoken):
    window = player.window
    pages = every_page(window)
    assert len(pages) == len({type(page) for page in pages}) + 1, "two pages look back"
    settings.hold(language=PSEUDO, theme="dark")
    while window._stack._outdated:
        window._stack._update_next()
    old, left = [], {}
    for page in seen(window, pages):
        old += [f"{type(one).__name__} in {one.parent()}" for one, theme in themes(page) if theme is not DARK]
        if english() & visible_texts(page):
            left[type(page).__name__] = english() & visible_texts(page)
    assert old == []
    assert left == {}
    assert [type(one) for one, theme in themes(window.menuBar()) if theme is not DARK] == []

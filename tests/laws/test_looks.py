"""After a change of theme, language or size every page of the window, and everything on it, follows."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

from fluent.syntax.ast import TextElement
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from alhambra_desktop.model.learning.lesson import lesson_words
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.art.palette import DARK, LIGHT, Theme
from alhambra_desktop.views.pages.games.statistics_page import StatisticsPage
from alhambra_desktop.views.widgets.style import apply_theme
from alhambra_desktop.views.window.main_window import MainWindow
from alhambra_desktop.words import PSEUDO, SOURCE, Words
from tests.translation import entries
from tests.views.driver import whole_game

PERSON = re.compile(r"person-[a-z]+")
"""The ids of the names of people."""

FEW_LETTERS = 6
"""A text with fewer letters of its own may be the same in another language."""


def every_page(window: MainWindow) -> list[QWidget]:
    """All pages of the window, each made by the way that leads there."""
    window.workspace.learn("1")
    window.workspace.show_puzzles()
    window.workspace.puzzles.show_daily()
    window.workspace.puzzles._show_look_back()
    window.workspace.show_rules()
    window.workspace.games_route.go()
    window.workspace.show_statistics()
    window.workspace.show_new_game()
    window.workspace.new_game_route.page.fold(opened=True)
    window.workspace.games.show_saved(whole_game("human,human seed=3").saved())
    window.workspace.reviews.look_back()
    assert window.workspace.reviews.comparison is not None
    window.workspace.games.begin(parse_new("human,human seed=3"))
    return [window.navigator.widget(at) for at in range(window.navigator.count())]


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
        window.navigator.setCurrentWidget(page)
        QCoreApplication.processEvents()  # what was added is shown
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # what was replaced
        yield page


@cache
def lesson_texts() -> frozenset[str]:
    """Titles and goals of lessons, which are written in files of their own."""
    told = lesson_words(SOURCE).values()
    return frozenset(text for one in told for text in (one.title, one.goal, f"{one.title}. {one.goal}"))


@cache
def english() -> frozenset[str]:
    """The English texts that are the same wherever they stand, and another text in another language."""
    pseudo = Words(PSEUDO)
    return frozenset(
        part.value
        for entry in entries(SOURCE).values()
        if len(entry.value.elements) == 1
        for part in entry.value.elements
        if isinstance(part, TextElement)
        and part.value not in lesson_texts()  # which have words of their own
        and not PERSON.fullmatch(entry.id.name)  # names stay as they are in a game
        and pseudo.text(Message(entry.id.name)) != part.value
    )


@cache
def english_patterns() -> tuple[re.Pattern[str], ...]:
    """The English texts with names or numbers in them, whose own words another language says otherwise."""
    found = []
    for entry in entries(SOURCE).values():
        parts = entry.value.elements
        own = "".join(part.value for part in parts if isinstance(part, TextElement))
        if len(parts) > 1 and len(re.findall(r"[A-Za-z]", own)) >= FEW_LETTERS:
            made = (re.escape(part.value) if isinstance(part, TextElement) else ".+" for part in parts)
            found.append(re.compile("".join(made), re.DOTALL))
    return tuple(found)


def in_english(page: QWidget) -> set[str]:
    """What is still English of all that is written on a page and said of it."""
    texts = {text.replace("\u2068", "").replace("\u2069", "") for text in visible_texts(page)}
    return {
        text
        for text in texts
        if text in english()
        or (text not in lesson_texts() and any(pattern.fullmatch(text) for pattern in english_patterns()))
    }


def visible_texts(page: QWidget) -> set[str]:
    """What is written on what is seen of a page, and what is said of it."""
    found = set()
    for widget in (page, *page.findChildren(QWidget)):
        if widget.isVisible():
            found |= {widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()}
            if isinstance(widget, QLabel | QAbstractButton):
                found.add(widget.text())
    return found


def not_dark(window: MainWindow, pages: Iterable[QWidget]) -> list[str]:
    """Everything on the pages and the menu bar that does not have the dark theme."""
    return [
        f"{type(one).__name__} in {one.parent()}"
        for page in (*pages, window.menuBar())
        for one, theme in themes(page)
        if theme is not DARK
    ]


def test_every_page_has_the_new_theme_and_language_when_it_is_seen(player, settings, spoken):
    window = player.window
    pages = every_page(window)
    assert len(pages) == len({type(page) for page in pages}) + 1, "two pages look back"
    settings.hold(theme="dark")  # alone: what is made anew in another language has the theme in any case
    while window.navigator._outdated:
        window.navigator._update_next()
    assert not_dark(window, seen(window, pages)) == []
    settings.hold(language=PSEUDO)
    left = {type(page).__name__: texts for page in seen(window, pages) if (texts := in_english(page))}
    assert left == {}
    assert not_dark(window, pages) == []


# -- sizes

SMALL, LARGE = (1024, 680), (1920, 1080)
"""Windows in which letters and pictures have different sizes."""


def metrics(page: QWidget) -> list[tuple[object, ...]]:
    """The type, letters, fixed size and enlargement, if any, of a page and of everything on it."""
    found: list[tuple[object, ...]] = []
    for one in (page, *page.findChildren(QWidget)):
        fixed = one.minimumSize() if one.minimumSize() == one.maximumSize() else QSize()
        enlarged = [getattr(one, name, None) for name in ("factor", "_factor", "_enlarged")]
        found.append((type(one).__name__, one.font().pixelSize(), fixed.toTuple(), *enlarged))
    return found


def test_every_page_of_a_window_that_grew_has_the_sizes_of_one_that_was_large_before(qapp, open_window):
    apply_theme(qapp, LIGHT)
    grown, large = open_window().window, open_window().window
    grown.resize(*SMALL)
    large.resize(*LARGE)
    pages = every_page(grown), every_page(large)
    for _ in seen(grown, pages[0]):
        QCoreApplication.processEvents()  # each is laid out in the small window
    grown.resize(*LARGE)
    different = []
    for one, other in zip(seen(grown, pages[0]), seen(large, pages[1]), strict=True):
        if isinstance(one, StatisticsPage):
            continue  # its figures arrive in their own time
        QCoreApplication.processEvents()
        found, wanted = metrics(one), metrics(other)
        different += [
            (type(one).__name__, *pair) for pair in zip(found, wanted, strict=True) if pair[0] != pair[1]
        ]
    assert different == []


def test_a_button_keeps_the_keys_while_its_window_grows(player, qtbot):
    window = player.window
    window.resize(*SMALL)
    window.workspace.learn()
    window.activateWindow()
    page = window.workspace.learning.learn
    button = page.buttons["3"]
    button.setFocus()
    before = button.font().pixelSize()
    window.resize(*LARGE)
    qtbot.waitUntil(lambda: page.buttons["3"].font().pixelSize() > before)
    assert window.focusWidget() is page.buttons["3"]

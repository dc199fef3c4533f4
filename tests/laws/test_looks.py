"""Every page of the window, and everything on it, follows a change of theme, language or size."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

from fluent.syntax.ast import TextElement
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from alhambra_desktop.model.learning.lesson import lesson_words
from alhambra_desktop.model.learning.rule_library import RuleLibrary
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.art.palette import DARK, LIGHT, Theme
from alhambra_desktop.views.pages.games.games_page import GamesPage
from alhambra_desktop.views.pages.games.statistics_page import StatisticsPage
from alhambra_desktop.views.pages.rulebook.page import RulesPage
from alhambra_desktop.views.widgets.style import apply_theme
from alhambra_desktop.views.window.main_window import MainWindow
from alhambra_desktop.words import PSEUDO, SOURCE, Words
from tests.translation import entries
from tests.views.driver import whole_game

PERSON = re.compile(r"person-[a-z]+")
"""Ids of the messages with the names of characters."""

FEW_LETTERS = 6
"""Minimum number of fixed letters in a pattern; with fewer, two languages may have the same text."""


def every_page(window: MainWindow) -> list[QWidget]:
    """Open every page of the window in the usual way, and return all pages."""
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
    """Yield each object in a widget that has a theme, with this theme."""
    for one in (root, *root.findChildren(QObject)):
        for name in ("theme", "_theme"):
            theme = getattr(one, name, None)
            theme = theme() if callable(theme) else theme
            if isinstance(theme, Theme):
                yield one, theme


def seen(window: MainWindow, pages: list[QWidget]) -> Iterator[QWidget]:
    """Show and yield one page after the other; some pages update their texts only when they are shown."""
    for page in pages:
        window.navigator.setCurrentWidget(page)
        QCoreApplication.processEvents()  # shows new widgets
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # deletes replaced widgets
        yield page


@cache
def lesson_texts() -> frozenset[str]:
    """Return the titles and goals of lessons, which have their own files."""
    told = lesson_words(SOURCE).values()
    return frozenset(text for one in told for text in (one.title, one.goal, f"{one.title}. {one.goal}"))


@cache
def rule_texts() -> frozenset[str]:
    """Return the titles and first sentences of rules, and titles of chapters; they have their own files."""
    places = RuleLibrary.read(SOURCE).by_id.values()
    return frozenset(
        text for place in places for text in (place.chapter.title, place.rule.title, place.rule.brief)
    )


@cache
def english() -> frozenset[str]:
    """Return the English texts without variables that differ from the pseudo-language."""
    pseudo = Words(PSEUDO)
    return frozenset(
        part.value
        for entry in entries(SOURCE).values()
        if len(entry.value.elements) == 1
        for part in entry.value.elements
        if isinstance(part, TextElement)
        and part.value not in lesson_texts()  # lessons have their own files
        and not PERSON.fullmatch(entry.id.name)  # a game keeps the names of its players
        and pseudo.text(Message(entry.id.name)) != part.value
    )


@cache
def english_patterns() -> tuple[re.Pattern[str], ...]:
    """Return a regular expression for each English text with variables and enough fixed letters."""
    found = []
    for entry in entries(SOURCE).values():
        parts = entry.value.elements
        own = "".join(part.value for part in parts if isinstance(part, TextElement))
        if len(parts) > 1 and len(re.findall(r"[A-Za-z]", own)) >= FEW_LETTERS:
            made = (re.escape(part.value) if isinstance(part, TextElement) else ".+" for part in parts)
            found.append(re.compile("".join(made), re.DOTALL))
    return tuple(found)


def in_english(page: QWidget) -> set[str]:
    """Return the visible texts of a page that are still English."""
    texts = {text.replace("\u2068", "").replace("\u2069", "") for text in visible_texts(page)}
    if isinstance(page, RulesPage):
        texts -= rule_texts()
    return {
        text
        for text in texts
        if text in english()
        or (text not in lesson_texts() and any(pattern.fullmatch(text) for pattern in english_patterns()))
    }


def visible_texts(page: QWidget) -> set[str]:
    """Return the texts of a page's visible widgets, including tooltips and texts for screen readers."""
    found = set()
    for widget in (page, *page.findChildren(QWidget)):
        if widget.isVisible():
            found |= {widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()}
            if isinstance(widget, QLabel | QAbstractButton):
                found.add(widget.text())
    return found


def not_dark(window: MainWindow, pages: Iterable[QWidget]) -> list[str]:
    """Return everything on the pages and the menu bar that does not have the dark theme."""
    return [
        f"{type(one).__name__} in {one.parent()}"
        for page in (*pages, window.menuBar())
        for one, theme in themes(page)
        if theme is not DARK
    ]


def test_every_page_follows_the_theme_and_the_language(player, settings, spoken):
    window = player.window
    pages = every_page(window)
    assert len(pages) == len({type(page) for page in pages}) + 1, "only one type has two pages"
    settings.hold(theme="dark")  # before the language, which recreates widgets with the right theme
    while window.navigator._outdated:
        window.navigator._update_next()
    assert not_dark(window, seen(window, pages)) == []
    settings.hold(language=PSEUDO)
    left = {type(page).__name__: texts for page in seen(window, pages) if (texts := in_english(page))}
    assert left == {}
    assert not_dark(window, pages) == []


# -- sizes

SMALL, LARGE = (1024, 680), (1920, 1080)
"""Window sizes at which fonts and pictures have different sizes."""


def metrics(page: QWidget) -> list[tuple[object, ...]]:
    """Return type, font size, fixed size and scale factors of a page and of each widget on it."""
    found: list[tuple[object, ...]] = []
    for one in (page, *page.findChildren(QWidget)):
        fixed = one.minimumSize() if one.minimumSize() == one.maximumSize() else QSize()
        enlarged = [getattr(one, name, None) for name in ("factor", "_factor", "_enlarged")]
        found.append((type(one).__name__, one.font().pixelSize(), fixed.toTuple(), *enlarged))
    return found


def test_pages_of_an_enlarged_window_match_a_large_window(qapp, open_window):
    apply_theme(qapp, LIGHT)
    grown, large = open_window().window, open_window().window
    grown.resize(*SMALL)
    large.resize(*LARGE)
    pages = every_page(grown), every_page(large)
    for _ in seen(grown, pages[0]):
        QCoreApplication.processEvents()  # lays the page out in the small window
    grown.resize(*LARGE)
    different: list[tuple[object, ...]] = []
    for one, other in zip(seen(grown, pages[0]), seen(large, pages[1]), strict=True):
        if isinstance(one, StatisticsPage):
            continue  # its numbers are loaded in the background
        QCoreApplication.processEvents()
        found, wanted = metrics(one), metrics(other)
        if isinstance(one, GamesPage):  # the other one also lists the games of the first window
            different += [(type(one).__name__, size) for size in set(found) - set(wanted)]
            continue
        different += [
            (type(one).__name__, *pair) for pair in zip(found, wanted, strict=True) if pair[0] != pair[1]
        ]
    assert different == []


def test_a_button_keeps_the_focus_while_its_window_grows(player, qtbot):
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

"""Keys in texts: every text names the current keys through variables, and none has a literal key name."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

import pytest
from fluent.syntax.ast import TextElement
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QCoreApplication, QEvent, QLocale, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QAbstractItemView, QTextEdit, QWidget

from alhambra_desktop.model.learning.lesson import lesson_words
from alhambra_desktop.model.learning.rule_library import RuleLibrary
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.commands.actions import BY_ID, COMMANDS, OF_PAGE, PAGE_KEYS, named_key
from alhambra_desktop.views.commands.command import key_name
from alhambra_desktop.views.commands.keymap import KEYMAP
from alhambra_desktop.views.commands.own_keys import LEAVES, changed_keys, is_assignable
from alhambra_desktop.views.models.index import NOWHERE
from alhambra_desktop.views.pages.page import Page
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.views.text.rules import library
from alhambra_desktop.views.widgets.key_board import ROWS
from alhambra_desktop.words import languages
from tests.translation import entries, nodes, variables
from tests.views.drawn import Recorder, drawn, heard
from tests.views.driver import whole_game
from tests.views.pages import PAGES

VARIABLE = re.compile(r"\{ \$key-([\w-]+) \}")
ELSEWHERE = {"Left", "Right", "Up", "Down", "+", "-", "?", "Menu"}
"""Keys that cannot be changed, and keys with names that are ordinary words or characters."""

ORDINARY = {"pt-BR": {"E", "O"}}
"""Keys with names that are words of a language: *E* (and) and *O* (the) at the start of a sentence."""

WITH_DEFAULTS = ("preferences, keyboard", "search in preferences")
"""Pages that name default keys, because they restore them and show a whole keyboard."""


def of_commands() -> set[str]:
    """Return the default keys of all commands, as this desktop names them."""
    return {key_name(key) for one in COMMANDS for key in one.defaults if key not in ELSEWHERE}


def of_pages() -> set[str]:
    return {key_name(key) for key in PAGE_KEYS.values()}


def named_in(text: str, names: Iterable[str]) -> set[str]:
    """Return the names of keys that occur in a text as whole words."""
    ends = r"[\w+\u2019'-]"
    return {name for name in names if re.search(rf"(?<!{ends}){re.escape(name)}(?!{ends})", text)}


# -- texts in files


def lesson_texts(language: str) -> Iterator[tuple[str, str]]:
    for name, lesson in lesson_words(language).items():
        for step in lesson.steps:
            yield from ((f"lesson {name}", text) for text in (step.text, step.task, step.why, step.other))


def written(language: str) -> Iterator[tuple[str, str]]:
    """Yield the place and text of each entry in words files, rules and lessons, without access keys."""
    for name, entry in entries(language).items():
        yield name, "\n".join(one.value.replace("&", "") for one in nodes(entry, TextElement))
    for id_, place in RuleLibrary.read(language).by_id.items():
        yield id_, VARIABLE.sub("", place.rule.text)
    yield from lesson_texts(language)


@pytest.fixture
def language_spoken(request) -> Iterator[str]:
    before = SPOKEN._spoken
    SPOKEN.speak(request.param)
    yield request.param
    SPOKEN.speak(before or "en")


@pytest.mark.parametrize("language_spoken", languages(), indirect=True)
def test_no_text_contains_a_literal_key_name(language_spoken):
    names = (of_commands() | of_pages()) - ORDINARY.get(language_spoken, set())
    found = {(where, key) for where, text in written(language_spoken) for key in named_in(text, names)}
    assert found == set()


def test_literal_key_names_are_detected():
    assert named_in("Press Ctrl+Z or T.", {"Ctrl+Z", "Z", "T", "F6"}) == {"Ctrl+Z", "T"}


@pytest.mark.parametrize("language", languages())
def test_every_key_variable_belongs_to_a_command_or_page(language):
    keys = {name.removeprefix("key-") for entry in entries(language).values() for name in variables(entry)}
    texts = [*(text for _, text in lesson_texts(language))]
    texts += [place.rule.text for place in RuleLibrary.read(language).by_id.values()]
    asked = {name for name in keys if name in BY_ID or name.startswith(OF_PAGE)}
    asked |= {name for text in texts for name in VARIABLE.findall(text)}
    assert all(map(named_key, asked))


# -- texts in the window


def other_keys() -> Mapping[str, tuple[str, ...]]:
    """Return a key for each command that is not a default key; a command that is held gets a plain key."""
    spare = (
        f"{held}F{number}" for held in ("", "Shift+", "Ctrl+", "Ctrl+Shift+") for number in range(13, 36)
    )
    movable = [command for command in COMMANDS if is_assignable(command)]
    return {one.id: ("9",) if one.held else (next(spare),) for one in movable}


def change_keys() -> None:
    wanted = other_keys()
    KEYMAP.use(changed_keys(tuple(wanted.items())))
    assert {name: BY_ID[name].current_keys for name in wanted} == wanted


@pytest.fixture(autouse=True)
def default_keys() -> Iterator[None]:
    yield
    KEYMAP.use({})


class Writing(Recorder):
    """Collects every text that is painted, on any device."""

    def __init__(self) -> None:
        super().__init__(QImage(), 1.0)
        self.found: set[str] = set()

    def note(self, painter: QPainter, text: str, *_: object) -> None:
        self.found.add(text)


def texts_of_rows(model: QAbstractItemModel) -> Iterator[str]:
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(NOWHERE)
    for row in range(model.rowCount(NOWHERE)):
        for column in range(columns):
            yield from (str(model.index(row, column).data(role) or "") for role in roles)


OWN = ("text", "placeholderText")
"""Names of the methods that return the text of a widget."""


def texts_of(page: QWidget) -> set[str]:
    """Return all texts of a page, including tooltips and texts for screen readers."""
    writing = Writing()
    with heard(writing):
        page.grab()
    found = writing.found
    for widget in (page, *page.findChildren(QWidget)):
        found |= {widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()}
        found |= {text() for name in OWN if callable(text := getattr(widget, name, None))}
        if isinstance(widget, QTextEdit):
            found.add(widget.toPlainText())
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            found.update(texts_of_rows(widget.model()))
    return found


def old_keys(texts: Iterable[str], names: set[str]) -> set[tuple[str, str]]:
    plain = {text.replace("&", "") for text in texts}
    return {(text, key) for text in plain for key in named_in(text, names)}


@pytest.fixture(scope="module")
def game(qapp):
    return whole_game("human,builder:mason,apprentice seed=3")


def weekdays() -> set[str]:
    """Return the letters for the days of the week, which stand above a month of puzzles."""
    short, locale = QLocale.FormatType.NarrowFormat, QLocale()
    return {name(day, short) for name in (locale.dayName, locale.standaloneDayName) for day in range(1, 8)}


SIGNS: Final = {
    "rules": {"D"},
    "overview of rules": {"D"},
    "keys": {cap.partition(":")[0] for row in ROWS for cap in row.split(" ")},
}
"""Letters that are drawn as signs: that of Dirk, and those on all keys of a keyboard."""


@pytest.mark.parametrize("name", [name for name in PAGES if name not in WITH_DEFAULTS])
def test_pages_name_no_default_key_after_all_keys_change(qtbot, settings, game, name):
    """Pages follow a change of keys; other widgets use the keys at the time when they are created."""
    page = PAGES[name](settings, game)
    if not isinstance(page, Page):
        change_keys()
        page = PAGES[name](settings, game)
    qtbot.addWidget(page)
    page.show()
    change_keys()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # deletes replaced widgets
    texts = texts_of(page) - (weekdays() if "puzzle" in name or "start" in name else set())
    texts -= SIGNS.get(name, set())
    assert old_keys(texts, of_commands() - of_pages()) == set()


def test_the_table_names_no_default_key_after_all_keys_change(player):
    player.window.workspace.games.begin(parse_new("human,builder seed=3 modules=vizier,bazaars"))
    player.wait_for_turn()
    change_keys()
    page = player.page
    for command in ("hint", "hint", "hint", "put-back"):
        player.page.run_command(command)
        player.follow()
        texts = texts_of(page) | {one.text for one in drawn(page.stage)}
        assert old_keys(texts, of_commands() - {key_name(LEAVES)}) == set()


def test_a_lesson_names_the_keys_in_use(player):
    player.window.workspace.learn("1")
    page = player.window.navigator.currentWidget()
    page.show_step(3)
    assert "or press Enter." in page.card.task.text()
    change_keys()
    assert f"or press {named_key('choose')}." in page.card.task.text()


def test_the_help_names_the_keys_in_use():
    change_keys()
    named = {key for place in library().by_id.values() for key in re.findall(r"\bF\d\d\b", place.rule.text)}
    assert {key_name(BY_ID[name].current_keys[0]) for name in ("hint", "why", "moves", "fit")} <= named

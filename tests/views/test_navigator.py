"""The navigator by itself: history, calls of pages, themes, and what pages offer for menus and keys."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtWidgets import QLineEdit, QMainWindow

from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.art.palette import DARK, LIGHT, Theme
from alhambra_desktop.views.commands.command import Command, Entry, Kind
from alhambra_desktop.views.commands.keymap import KEYMAP
from alhambra_desktop.views.pages.navigator import Navigator, Route
from alhambra_desktop.views.pages.page import Context, Page, PanelPage, TargetHandler
from alhambra_desktop.views.text.language import SPOKEN


class NotingPage(Page):
    """A page that notes what the navigator tells it."""

    def __init__(self, name: str, told: list[str]) -> None:
        super().__init__()
        self.name, self.told = name, told
        self.accepted = {"undo"}
        self.themes: list[Theme] = []
        self.first, self.second = QLineEdit(self), QLineEdit(self)

    @property
    def help_rule(self) -> str:
        return f"rule of {self.name}"

    def accepts(self, command: str) -> bool:
        return command in self.accepted

    def set_theme(self, theme: Theme) -> None:
        self.themes.append(theme)

    def retranslate(self) -> None:
        self.told.append(f"{self.name} retranslated")

    def on_entered(self) -> None:
        self.told.append(f"{self.name} entered")

    def on_covered(self) -> None:
        super().on_covered()
        self.told.append(f"{self.name} covered")

    def on_uncovered(self) -> None:
        super().on_uncovered()
        self.told.append(f"{self.name} uncovered")

    def on_left(self) -> None:
        self.told.append(f"{self.name} left")

    def on_closed(self) -> None:
        self.told.append(f"{self.name} closed")

    def minimumSizeHint(self) -> QSize:  # noqa: N802 (overrides Qt's name)
        return QSize(2000, 300)


@pytest.fixture
def told() -> list[str]:
    return []


@pytest.fixture
def window(qtbot) -> QMainWindow:
    window = QMainWindow()
    qtbot.addWidget(window)
    return window


@pytest.fixture
def navigator(window) -> Navigator:
    navigator = Navigator(LIGHT, window)
    window.setCentralWidget(navigator)
    window.show()
    return navigator


@pytest.fixture
def routes(navigator, told) -> dict[str, Route[NotingPage]]:
    """Return routes: a start page, two pages below it, one of which has a child, and a table."""
    made: dict[str, Route[NotingPage]] = {}

    def add(name: str, **way: Any) -> None:
        made[name] = Route(navigator, lambda: NotingPage(name, told), **way)

    add("start", root=True)
    add("list")
    add("rules")
    add("card", parent=made["list"])
    add("table", root=True)
    return made


def test_a_page_is_created_when_it_is_first_needed(navigator, routes):
    calls = []
    start = routes["start"]
    start.when_made(lambda: calls.append("first"))
    assert (start.made, calls, navigator.count(), start.is_current) == (None, [], 0, False)
    page = start.page
    assert (start.made, calls, navigator.count()) == (page, ["first"], 1)
    assert start.page is page
    start.when_made(lambda: calls.append("second"))
    assert calls == ["first", "second"]
    assert navigator.pages == [page]


def test_pages_are_told_when_they_are_entered_covered_uncovered_and_left(navigator, routes, told):
    routes["start"].go()
    routes["list"].go()
    assert told == ["start entered", "start covered", "list entered"]
    told.clear()
    navigator.back()
    assert told == ["list left", "start uncovered"]
    assert routes["start"].is_current
    told.clear()
    navigator.back()
    assert told == [], "there is no page before the first one"


def test_a_page_with_a_parent_shows_the_parent_first(navigator, routes, told):
    routes["start"].go()
    routes["rules"].go()
    told.clear()
    routes["card"].go()
    assert told == ["rules covered", "list entered", "list covered", "card entered"]
    navigator.back()
    assert routes["list"].is_current
    routes["card"].go()
    told.clear()
    routes["list"].go()
    assert "card left" in told
    navigator.back()
    assert routes["rules"].is_current


def test_a_child_replaces_whatever_was_above_its_parent(navigator, routes, told):
    for name in ("start", "list", "rules", "card"):
        routes[name].go()
    assert told[-2:] == ["rules left", "card entered"]
    assert not navigator.leads_back_to(routes["rules"])
    assert all(navigator.leads_back_to(routes[name]) for name in ("start", "list", "card"))


def test_a_page_occurs_only_once_in_the_history(navigator, routes):
    for name in ("start", "list", "rules", "list"):
        routes[name].go()
    navigator.back()
    assert routes["rules"].is_current
    navigator.back()
    assert routes["start"].is_current


def test_a_root_begins_a_new_history_and_leaves_the_last_page_first(navigator, routes, told):
    for name in ("start", "list", "rules"):
        routes[name].go()
    told.clear()
    routes["table"].go()
    assert told == ["rules left", "list left", "start left", "table entered"]
    navigator.back()
    assert routes["table"].is_current


def test_opening_the_visible_page_does_nothing_but_going_there_enters_it_again(routes, told):
    routes["start"].open()
    routes["start"].open()
    assert told == ["start entered"]
    routes["start"].go()
    assert told == ["start entered", "start entered"]


def test_the_first_page_is_shown_without_entering_it(navigator, routes, told):
    navigator.start_with(routes["start"])
    assert routes["start"].is_current
    navigator.start_with(routes["table"])
    assert routes["start"].is_current
    assert told == []
    routes["list"].go()
    assert told == ["start covered", "list entered"]


def test_leaving_a_page_goes_back(routes):
    routes["start"].go()
    routes["list"].go()
    routes["list"].page.left.emit()
    assert routes["start"].is_current


def test_only_accepted_commands_are_passed_on(navigator, routes):
    page, commands = routes["start"].page, []
    navigator.commanded.connect(commands.append)
    page.commanded.emit("undo")
    page.commanded.emit("redo")
    assert commands == ["undo"]


def test_the_window_hears_of_every_change(navigator, routes, qtbot):
    updates = []
    navigator.updated.connect(lambda: updates.append(True))
    routes["start"].go()
    first = len(updates)
    assert first
    routes["start"].page.updated.emit()
    assert len(updates) == first + 1
    routes["list"].go()
    assert len(updates) > first + 1


def test_help_and_commands_belong_to_the_visible_page(navigator, routes):
    assert (navigator.help_rule, navigator.command_page) == ("", None)
    assert navigator.minimumSizeHint() == QSize()
    routes["start"].go()
    routes["list"].go()
    assert navigator.help_rule == "rule of list"
    assert navigator.command_page is routes["list"].page
    assert navigator.minimumSizeHint() == QSize(894, 300), "a wide page does not widen the window further"


def test_all_pages_are_told_that_the_window_closes(navigator, routes, told):
    routes["start"].go()
    routes["list"].go()
    told.clear()
    navigator.close_pages()
    assert told == ["start closed", "list closed"]


def test_a_hidden_page_gets_a_new_theme_later_or_just_before_it_is_shown(navigator, routes, qtbot):
    for name in ("start", "list", "rules"):
        routes[name].go()
    pages = {name: routes[name].page for name in ("start", "list", "rules")}
    navigator.set_theme(DARK)
    assert [page.themes for page in pages.values()] == [[LIGHT], [LIGHT], [LIGHT, DARK]]
    navigator.back()
    assert pages["list"].themes == [LIGHT, DARK]
    assert pages["start"].themes == [LIGHT]
    qtbot.waitUntil(lambda: pages["start"].themes == [LIGHT, DARK])
    assert pages["list"].themes == [LIGHT, DARK]
    assert routes["table"].page.themes == [DARK]


def test_the_focus_returns_to_the_part_that_had_it(navigator, routes):
    routes["start"].go()
    page = routes["start"].page
    page.second.setFocus()
    routes["list"].go()
    page.first.setFocus()
    navigator.back()
    assert page.focusWidget() is page.second
    page.first.setFocus()
    page.on_uncovered()
    assert page.focusWidget() is page.first, "what had the focus before is forgotten"


# -- pages


def test_a_plain_page_offers_nothing(qtbot):
    page = Page()
    qtbot.addWidget(page)
    assert (page.help_rule, page.context(None), dict(page.target_handlers)) == ("", None, {})
    assert page.command_page is page
    assert page.accepts("undo")
    assert not page.is_table
    page.run_command("undo")


def test_a_page_follows_the_language_and_the_keys(qtbot, told):
    page = NotingPage("page", told)
    qtbot.addWidget(page)
    SPOKEN.changed.emit()
    assert told == ["page retranslated"]
    KEYMAP.changed.emit()
    assert told == ["page retranslated"] * 2


def test_keys_of_a_page_work_in_its_parts(qtbot, told):
    page = NotingPage("page", told)
    qtbot.addWidget(page)
    page.add_keys({"F6": lambda: told.append("F6"), "Ctrl+G": lambda: told.append("Ctrl+G")})
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    page.first.setFocus()
    qtbot.keyClick(page.first, Qt.Key.Key_F6)
    qtbot.keyClick(page.first, Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    assert told == ["F6", "Ctrl+G"]


class PageWithTargets(NotingPage):
    done: list[object]

    @property
    def target_handlers(self):
        return {
            ("delete-game", Kind.GAME): TargetHandler(
                self.done.append, lambda target: target == "own", why_not=lambda _: Message("games-title")
            ),
            ("look-back", Kind.GAME): TargetHandler(
                self.done.append, message=lambda target: Message("games-title")
            ),
        }


def test_a_context_offers_what_the_page_can_do_with_its_target(qtbot, told):
    page = PageWithTargets("page", told)
    qtbot.addWidget(page)
    page.done, page.accepted = [], {"delete-game", "look-back"}
    entries = {Kind.GAME: Entry(Message("games-delete"), key=True)}
    delete = Command("delete-game", Message("games-delete"), shortcuts=("Delete",), on=entries)
    other = Command("undo", Message("games-delete"))
    look = Command("look-back", Message("games-delete"), on={Kind.GAME: Entry(Message("games-delete"))})
    own, foreign = (Context(page, Kind.GAME, target, QPoint()) for target in ("own", "foreign"))
    assert own.offers(delete)
    assert not own.offers(other)
    assert not foreign.offers(delete)
    assert own.refusal(delete) is None
    assert own.refusal(other) is None
    assert foreign.refusal(delete) == Message("games-title")
    assert own.entry_text(delete).endswith("\tDel")
    assert own.entry_text(look) == "Games"
    own.run_command(delete)
    assert page.done == ["own"]
    page.accepted = set()
    assert not own.offers(delete)
    assert foreign.refusal(delete) is None


class NotingPanels(PanelPage):
    """A page that counts how often it is laid out."""

    times = 0

    def arrange(self) -> None:
        self.times += 1


def test_a_page_of_panels_is_laid_out_when_it_is_shown_and_resized(qtbot, told):
    page, panel = NotingPanels(), NotingPage("panel", told)
    qtbot.addWidget(page)
    page.place(panel)
    assert panel.parent() is page
    page.set_theme(DARK)
    assert page.theme is DARK
    assert panel.themes == [DARK]
    assert page.times == 0
    page.show()
    shown = page.times
    assert shown
    page.resize(700, 500)
    assert page.times > shown
    assert page.minimumSizeHint() == QSize(560, 360)
    assert page.sizeHint() == QSize(1280, 774)

"""The context menu of a target on a page: its title, its entries and what they do."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QWidget, QWidgetAction
from shiboken6 import isValid

from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.art.palette import LIGHT
from alhambra_desktop.views.commands.command import Kind
from alhambra_desktop.views.pages.navigator import Navigator, Route
from alhambra_desktop.views.pages.page import Context, Page, TargetHandler
from alhambra_desktop.views.window.workspace import open_context_menu

Handlers = Mapping[tuple[str, Kind], TargetHandler]

HERE = QPoint(40, 30)


class TargetPage(Page):
    """A page with one target; it records the positions it is asked for and the commands it carries out."""

    def __init__(self, title: str, picture: QPixmap | None) -> None:
        super().__init__()
        self.title, self.picture = title, picture
        self.kind: Kind | None = Kind.ROW
        self.handlers: dict[tuple[str, Kind], TargetHandler] = {}
        self.asked: list[QPoint | None] = []
        self.done: list[tuple[str, object]] = []

    def offer(self, command: str, can: bool = True, why_not: str = "") -> None:
        assert self.kind is not None
        self.handlers[command, self.kind] = TargetHandler(
            lambda target: self.done.append((command, target)),
            can=lambda _: can,
            message=lambda _: Message("menu-rules") if command == "rules" else Message("context-copy"),
            why_not=lambda _: Message(why_not) if why_not else None,
        )

    @property
    def target_handlers(self) -> Handlers:
        return self.handlers

    def context(self, at: QPoint | None) -> Context | None:
        self.asked.append(at)
        if self.kind is None:
            return None
        return Context(self, self.kind, "the target", HERE, self.title, self.picture)


@pytest.fixture
def show_page(qtbot):
    """Return a function that shows a page with a target in a navigator."""
    window = QWidget()
    qtbot.addWidget(window)

    def show(title: str = "", picture: QPixmap | None = None) -> tuple[Navigator, TargetPage]:
        navigator, page = Navigator(LIGHT, window), TargetPage(title, picture)
        Route(navigator, lambda: page, root=True).go()
        window.show()
        return navigator, page

    return show


def opened(navigator: Navigator, at: QPoint | None = HERE) -> QMenu | None:
    """Open the context menu and return it."""
    open_context_menu(navigator, at)
    menu = QApplication.activePopupWidget()
    assert menu is None or isinstance(menu, QMenu)
    return menu


def entries(menu: QMenu) -> list[str]:
    """Return the ids of the entries, and a line for each separator."""
    return ["-" if one.isSeparator() else one.objectName() for one in menu.actions()]


def test_commands_of_the_target_are_listed_and_carried_out(show_page):
    navigator, page = show_page()
    for command in ("copy", "why", "look-back"):
        page.offer(command)
    menu = opened(navigator)
    assert page.asked == [HERE]
    assert menu.objectName() == "context"
    assert menu.parentWidget() == page
    assert menu.pos() == HERE
    assert entries(menu) == ["why", "look-back", "copy"], "in the order of the menu bar, without a title"
    assert [entry.text() for entry in menu.actions()] == ["&Copy this line\tW", *2 * ["&Copy this line"]]
    assert all(entry.isEnabled() for entry in menu.actions())
    assert menu.activeAction() is None
    menu.actions()[1].trigger()
    assert page.done == [("look-back", "the target")]
    menu.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not isValid(menu), "a closed menu does not stay in memory"


def test_without_a_target_or_a_command_for_it_no_menu_opens(show_page):
    navigator, page = show_page("A row")
    assert opened(navigator) is None
    page.offer("copy", can=False, why_not="no-game")
    assert opened(navigator) is None, "only a refusal"
    page.kind = None
    assert opened(navigator) is None
    window = QWidget()
    assert opened(Navigator(LIGHT, window)) is None, "no page"


def test_the_title_is_above_the_entries_and_beside_a_picture(show_page):
    picture = QPixmap(20, 20)
    picture.fill(QColor("red"))
    navigator, page = show_page("A red <b>tile", picture)
    page.offer("copy")
    menu = opened(navigator)
    assert menu.accessibleName() == "A red <b>tile"
    title, line, entry = menu.actions()
    assert isinstance(title, QWidgetAction)
    assert (title.text(), title.isSeparator(), line.isSeparator()) == ("A red <b>tile", True, True)
    assert entry.objectName() == "copy"
    strip = title.defaultWidget()
    shown, told = strip.findChildren(QLabel)
    assert shown.pixmap().toImage().pixelColor(5, 5) == QColor("red")
    assert told.text() == "A red <b>tile"
    assert told.textFormat() is Qt.TextFormat.PlainText
    assert told.font().pixelSize() == 16
    assert shown.geometry().right() < told.geometry().left()
    assert told.width() > told.sizeHint().width() or strip.width() <= strip.sizeHint().width()
    margins = strip.layout().contentsMargins()
    assert (margins.left(), margins.top(), margins.right(), margins.bottom()) == (14, 6, 14, 4)
    assert strip.layout().spacing() == 10


def test_a_title_without_a_picture_stands_alone(show_page):
    navigator, page = show_page("A row")
    page.offer("copy")
    title = opened(navigator).actions()[0]
    assert isinstance(title, QWidgetAction)
    (told,) = title.defaultWidget().findChildren(QLabel)
    assert told.text() == "A row"


def test_refused_commands_are_disabled_and_say_why(show_page):
    navigator, page = show_page()
    page.offer("why", can=False, why_not="no-game")
    page.offer("copy")
    page.offer("look-back", can=False)
    menu = opened(navigator)
    assert entries(menu) == ["why", "copy"], "no entry without a reason"
    refused, possible = menu.actions()
    assert refused.text() == "&Copy this line – No game is open.", "without its key"
    assert (refused.isEnabled(), refused.isVisible()) == (False, True)
    assert possible.isEnabled()
    refused.trigger()
    assert page.done == []


def test_the_rules_are_apart_unless_they_come_first(show_page):
    navigator, page = show_page()
    page.offer("rules")
    menu = opened(navigator)
    assert entries(menu) == ["rules"]
    menu.close()
    page.offer("copy")
    page.offer("why")
    assert entries(opened(navigator)) == ["why", "copy", "-", "rules"]


def test_by_the_keyboard_the_first_possible_entry_is_selected(show_page):
    navigator, page = show_page("A row")
    page.offer("why", can=False, why_not="no-game")
    page.offer("look-back")
    page.offer("copy")
    menu = opened(navigator, None)
    assert page.asked == [None]
    assert menu.activeAction().objectName() == "look-back"
    menu.close()
    assert opened(navigator, HERE).activeAction() is None, "not by the mouse"

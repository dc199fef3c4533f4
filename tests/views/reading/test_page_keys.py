"""Each key of the page of keyboard shortcuts is pressed on its page of the window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from PySide6.QtGui import QShortcut

from alhambra_desktop.views.commands.actions import BY_ID, COMMANDS, PAGE_KEYS
from alhambra_desktop.views.commands.keymap import combination, is_plain
from alhambra_desktop.views.commands.own_keys import is_reserved
from alhambra_desktop.views.pages.result.result import ResultPage
from alhambra_desktop.views.storage.preferences import SeatChoice
from alhambra_desktop.views.widgets.page_keys import EVERYWHERE, OF_ALL, PAGES
from tests.of_type import of_type
from tests.views.driver import Driver, whole_game

ON_RESULT: Final = ("result", "review")


@pytest.fixture(scope="module")
def finished(qapp):
    return whole_game("human,apprentice,apprentice seed=4").saved()


@pytest.fixture
def at(open_window, finished, settings, qtbot) -> Callable[[str], Driver]:
    """Return a function that opens a window with a page, given the name of the page in `PAGES`."""

    def show(name: str) -> Driver:
        player: Driver = open_window(at_table=True)
        work = player.window.workspace
        player.window.activateWindow()
        qtbot.waitUntil(player.window.isActiveWindow)
        if name in ON_RESULT:
            work.games.show_saved(finished)
        if name == "review":
            of_type(player.page.scorings.on_top, ResultPage).onward.look_back.click()
        elif name == "start":
            work.start_route.go()
        elif name == "new-game":
            zahra = SeatChoice("Zahra", "blue", "grandmaster", "zahra")
            others = zahra, SeatChoice("Musa", "black", "builder", "musa")
            settings.change(
                seats=(settings.preferences.seats[0], *others)
            )  # for the preset of the last table
            work.start_route.go()
            work.show_new_game()
        return player

    return show


def page_of(player: Driver, name: str) -> Any:
    if name == "result":
        return of_type(player.page.scorings.on_top, ResultPage)
    return player.window.navigator.currentWidget()


def press(player: Driver, key: str) -> None:
    """Press a key of `PAGES` in the focused widget, or in the page if no widget has the focus."""
    pressed = combination(key)
    focus = player.window.focusWidget() or player.window.navigator.currentWidget()
    player.qtbot.keyClick(focus, pressed.key(), pressed.keyboardModifiers())


def keys_of(name: str) -> list[str]:
    return [key for one in PAGES[name].keys for key in one.keys]


def states(player: Driver, name: str, page: Any) -> Iterator[object]:
    """Yield everything that the keys of a page change."""
    work = player.window.workspace
    yield work.navigator.currentWidget()
    yield player.page.scorings.on_top
    yield player.window.focusWidget()
    yield player.page.table.setup if player.page.table.playing else None
    if name == "new-game":
        yield (page.game.modules, page.seating.places)
    elif name == "result":
        yield page.points.bars.isVisible()
    elif name == "review":
        yield page._at, page.turns_card.as_table.isChecked()


BEFORE: Final = {
    "new-game": {"1": "3", "4": "3"},
    "review": {"Right": "Left", "Shift+Right": "Left", "End": "Home", "Enter": "Left"},
}
"""Keys without an effect until another key has been pressed."""


ON_PAGES: Final = [(name, key) for name in PAGES if name != "everywhere" for key in keys_of(name)]
"""Pages with their keys. Keys that work everywhere have tests on their pages."""


@pytest.mark.parametrize(("name", "key"), ON_PAGES)
def test_every_key_of_a_page_works_there(at, name, key, monkeypatch):
    player = at(name)
    page = page_of(player, name)
    if name == "review":
        monkeypatch.setattr(page.judging, "mistakes", lambda _: [1])
        player.qtbot.waitUntil(page.isVisible)
    if key in BEFORE.get(name, {}):
        press(player, BEFORE[name][key])
    if key == "Del":
        next(place for place in page.table.places if place.choice is not None).setFocus()
    before = list(states(player, name, page))
    press(player, key)
    player.follow()
    assert list(states(player, name, page)) != before


@pytest.mark.parametrize("name", [name for name in PAGES if name not in ("table", "everywhere")])
def test_every_shortcut_of_a_page_is_listed(at, name):
    player = at(name)
    listed = {*keys_of(name), *keys_of("everywhere")}
    found = {one.key().toString() for one in page_of(player, name).findChildren(QShortcut)}
    found = {key for key in found if not key.startswith("Alt+") or key == PAGE_KEYS["back"]}
    assert found <= listed


def test_no_page_lists_a_key_twice():
    for name, page in PAGES.items():
        of_commands = [key for one in sorted(page.commands) for key in BY_ID[one].current_keys]
        keys = [*of_commands, *keys_of(name)]
        assert len(keys) == len({*keys}), name


def test_commands_are_listed_at_the_table_or_everywhere():
    assert PAGES["table"].commands | PAGES["everywhere"].commands == {command.id for command in COMMANDS}
    assert not PAGES["table"].commands & EVERYWHERE
    assert {key for one in EVERYWHERE for key in BY_ID[one].current_keys if is_plain(key)} <= {
        "Menu",
        "?",
        "F1",
        "F11",
    }


def test_presets_are_listed_where_they_work():
    assert {"1", "2", "3", "4"} <= {*keys_of("new-game")}
    for name in ("table", "start", "result", "review", "everywhere"):
        assert not {"1", "2", "3", "4"} & {*keys_of(name)}


def test_letters_of_games_and_reviews_are_those_of_their_commands():
    for page_key, command in (
        ("new", "new-game"),
        ("games", "games"),
        ("look-back", "look-back"),
        ("open", "open"),
    ):
        (key,) = BY_ID[command].defaults
        assert key == f"Ctrl+{PAGE_KEYS[page_key]}"


def test_keys_of_all_pages_with_a_fixed_function_cannot_be_assigned():
    keys = {key for one in OF_ALL for key in one.keys}
    assert {key for key in keys if not is_reserved(key)} == {"Del"}

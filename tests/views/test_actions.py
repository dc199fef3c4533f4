"""Every command of the window: its texts, its keys, its controls, and that they trigger it."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QMenu, QToolTip, QWidget

from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.commands import actions
from alhambra_desktop.views.commands.actions import BY_ID, COMMANDS, MENUS, PAGE_KEYS, command_at
from alhambra_desktop.views.commands.command import Command
from alhambra_desktop.views.commands.keymap import combination, is_plain
from alhambra_desktop.views.commands.layouts import PLACES, ShortcutsByPosition, pressed_key
from alhambra_desktop.views.commands.own_keys import (
    Changes,
    holder,
    is_assignable,
    refusal,
    stored_with,
    swapped,
    taken,
    with_key,
)
from alhambra_desktop.views.pages.new_game.person_dialog import PersonDialog
from alhambra_desktop.views.widgets.bottom_bar import BUTTONS
from alhambra_desktop.views.widgets.speed_control import KEYS
from alhambra_desktop.views.window.menus import HANDLERS, ON_PAGES
from alhambra_desktop.words import PSEUDO, Words, say
from tests.sweeps import in_each_language
from tests.views.driver import Driver

pytestmark = pytest.mark.usefixtures("qapp")

PLAIN = [command for command in COMMANDS if command.plain]
SHORTCUTS = [command for command in COMMANDS if command.shortcuts]
ENTRIES = [command for command in COMMANDS if command.menu]


def messages(command: Command) -> Iterator[Message]:
    """Yield all texts of a command."""
    if command.message is not None:
        yield command.message
    if command.button is not None:
        yield from (command.button.message, command.button.tip)
    if command.line is not None:
        yield command.line.does
        if command.line.how is not None:
            yield command.line.how("X")
    yield from (entry.message for entry in command.on.values() if entry.message is not None)


# -- the declarations


@pytest.mark.parametrize("language", in_each_language(PSEUDO))
def test_every_command_has_texts_in_every_language(language):
    words = Words(language)
    for command in COMMANDS:
        said = list(messages(command))
        assert said or command.on, command.id
        assert all(text and "{" not in text for text in map(words.text, said)), command.id


def test_every_command_has_a_menu_entry_button_or_key():
    assert [one for one, number in Counter(command.id for command in COMMANDS).items() if number > 1] == []
    for command in COMMANDS:
        assert command.menu in MENUS or command.button or command.line or command.on, command.id
        assert (command.menu is None) == (command.message is None), command.id
        given = command.plain or command.shortcuts or command.menu
        assert bool(given) == (command.line is not None), command.id
        assert command.name or command.line is None, command.id
    assert {*BUTTONS, *KEYS} == {command.id for command in COMMANDS if command.button}


def test_no_key_triggers_two_commands():
    plain = [code for command in COMMANDS for code in command.codes]
    together = [sequence.toString() for command in COMMANDS for sequence in command.sequences]
    alone = {QKeySequence(code).toString() for code in plain}
    assert len(plain) == len(set(plain)) > 15
    assert len(together) == len(set(together)) > 10
    assert not alone & set(together)


def test_no_two_commands_do_the_same():
    by_window = [handler.do for handler in HANDLERS.values() if handler.do is not None]
    done = []
    for do in by_window:
        workspace = Mock()
        workspace.window.windowState.return_value = Qt.WindowState.WindowNoState
        do(workspace)
        done.append(str(workspace.mock_calls))
    assert len(set(done)) == len(by_window) > 20


def test_command_keys_are_named_only_in_their_declaration():
    """Only the seats of a new game name keys, because the seats handle these keys themselves."""
    views = Path(actions.__file__).parents[1]
    texts = {path.name: path.read_text("utf-8") for path in views.rglob("*.py")}
    named = {name: set(re.findall(r'key_name\("(\w+)"', text)) for name, text in texts.items()}
    assert {name: keys for name, keys in named.items() if keys} == {
        "seat_place.py": {"Delete", "Left", "Right", "F2"},
    }
    letters = r'Key\.Key_[A-Z]\b|QKeySequence\("|Shortcut\("'
    assert [name for name, text in texts.items() if re.search(letters, text)] == []


# -- in the window


@pytest.fixture
def triggered_ids(player: Driver, monkeypatch) -> list[str]:
    """Record the ids of the commands triggered in a window with a game, without executing them."""
    player.window.workspace.games.begin(parse_new("human,apprentice seed=11"))
    player.wait_for_turn()
    player.window.activateWindow()
    player.qtbot.waitUntil(player.window.isActiveWindow)
    player.view.setFocus()
    found: list[str] = []
    for name, action in player.window.menus.actions.items():
        action.triggered.disconnect()
        action.triggered.connect(lambda _=False, name=name: found.append(name))
        action.setEnabled(True)
        monkeypatch.setattr(action, "setEnabled", lambda _: None)  # a late refresh would disable some again
    return found


def test_plain_keys_trigger_their_commands(player, triggered_ids):
    for command in PLAIN:
        for code in command.codes:
            player.key(Qt.Key(code))
            assert triggered_ids == [command.id]
            triggered_ids.clear()


def test_letters_are_recognized_by_position_on_non_latin_layouts(player, triggered_ids):
    """The key M of a US keyboard, where a Russian or Greek layout has another letter."""
    none, m, z = Qt.KeyboardModifier.NoModifier, 58, 52
    for letter in (0x042C, 0x039C, 0x05E6):  # as Qt names the keys of these layouts
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(player.view, QKeyEvent(kind, letter, none, m, letter, 0, chr(letter)))
        assert triggered_ids == ["moves"], hex(letter)
        triggered_ids.clear()
    QApplication.sendEvent(player.view, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_W, none, z, 0, 0, "w"))
    assert triggered_ids == [command_at(Qt.Key.Key_W).id], (
        "a layout with other places for Latin letters counts"
    )


def press_by_place(widget: QWidget, place: int, held=Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key on a Russian layout; Qt looks for shortcuts first."""
    letter = ord("Я")
    event = QKeyEvent(QEvent.Type.KeyPress, letter, held, place, letter, 0, chr(letter))
    QApplication.sendEvent(widget, event)


def test_shortcuts_are_also_recognized_by_position(player, triggered_ids):
    """The letters of PAGE_KEYS work on all pages except the table, and letters with Ctrl on every page."""
    window = player.window
    player.qtbot.waitUntil(lambda: window.findChild(ShortcutsByPosition) is not None)
    window.workspace.start_route.go()
    places = {letter: code for code, letter in PLACES.items()}
    letters = {name: key for name, key in PAGE_KEYS.items() if len(key) == 1}
    for page in (window.workspace.start, window.workspace.statistics_page):
        window.navigator.setCurrentWidget(page)
        button = next(one for one in page.findChildren(QAbstractButton) if one.isVisible())
        button.setFocus()
        for shortcut in page.findChildren(QShortcut):
            pressed: list[object] = []
            shortcut.activated.disconnect()
            shortcut.activated.connect(lambda pressed=pressed: pressed.append(1))
            if (key := shortcut.key().toString()) in letters.values():
                press_by_place(button, places[key])
                assert pressed == [1], key
        press_by_place(button, places["S"], Qt.KeyboardModifier.ControlModifier)
        assert triggered_ids == ["save"]
        triggered_ids.clear()
    window.workspace.start_route.go()
    code = window.workspace.start.open.code
    code.setFocus()
    press_by_place(code, places["S"])
    assert code.text() == "Я"
    assert triggered_ids == []


def hold_down(widget: QWidget, code: int, place: int, held: Qt.KeyboardModifier, letter: str) -> None:
    """Send the events of a key that is held down."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(widget, QKeyEvent(kind, code, held, place, code, 0, letter, autorep=True))


@pytest.mark.parametrize("layout", ["Latin", "Russian", "Greek"])
def test_a_held_key_triggers_a_command_once_on_every_layout(player, triggered_ids, layout):
    player.qtbot.waitUntil(lambda: player.window.findChild(ShortcutsByPosition) is not None)
    places, tried = {letter: code for code, letter in PLACES.items()}, set[str]()
    for command in PLAIN:
        for code in command.codes:
            key = chr(code) if code < 0x80 else ""
            other = layout != "Latin" and key in places
            pressed = {"Latin": code, "Russian": ord("Я"), "Greek": ord("Σ")}[layout] if other else code
            hold_down(player.view, pressed, places.get(key, 0), Qt.KeyboardModifier.NoModifier, key)
            assert set(triggered_ids) == ({command.id} if command.repeats else set()), command.id
            triggered_ids.clear()
            tried.add(command.id)
    for command in SHORTCUTS:
        for sequence in command.sequences:
            keys = sequence[0]  # type: ignore[index]  # Qt's stub
            code, key = keys.key(), sequence.toString().rpartition("+")[2]
            other = layout != "Latin" and key in places
            pressed = {"Latin": code, "Russian": ord("Я"), "Greek": ord("Σ")}[layout] if other else code
            hold_down(player.view, pressed, places.get(key, 0), keys.keyboardModifiers(), "")
            assert triggered_ids == [], command.id
            tried.add(command.id)
    assert len(tried) > 20


@pytest.mark.parametrize(("platform", "virtual"), [("windows", ord("M")), ("cocoa", 46)])
def test_key_positions_are_read_on_every_platform(monkeypatch, platform, virtual):
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: platform)
    none = Qt.KeyboardModifier.NoModifier
    event = QKeyEvent(QEvent.Type.KeyPress, 0x042C, none, 0, virtual, 0, "ь")
    assert pressed_key(event) == Qt.Key.Key_M
    unknown = QKeyEvent(QEvent.Type.KeyPress, 0x042C, none, 0, 0x1234, 0, "ь")
    assert pressed_key(unknown) == 0x042C


def test_plain_keys_with_modifiers_trigger_nothing(player, triggered_ids):
    """Ctrl+R shows the result; without a result it must not be treated as R."""
    player.window.menus.actions["result"].setEnabled(False)
    for command in PLAIN:
        for other in (Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.MetaModifier):
            for code in command.codes:
                player.key(Qt.Key(code), other)
                assert command.id not in triggered_ids or command.sequences, command.id
    assert "replay" not in triggered_ids


def test_shortcuts_trigger_their_commands_on_every_page(player, triggered_ids):
    for show in (player.window.workspace.start_route.go, player.window.workspace.games.continue_game):
        show()
        for command in SHORTCUTS:
            player.window.menus.actions[command.id].setEnabled(True)
            for sequence in command.sequences:
                QTest.keySequence(player.window, sequence)
                assert triggered_ids == [command.id]
                triggered_ids.clear()


OWN = [
    "K",
    "J",
    "Shift+R",
    "Shift+K",
    "Ctrl+K",
    "F8",
    "%",
    "Ctrl++",
    *"RHEWPVTMSLDF+?",
    "Enter",
    "Space",
    "Ctrl+Z",
    "F1",
]


def draw_changes(chance: random.Random) -> Changes | None:
    """Return changed keys that the Preferences page would accept for a random command."""
    command = chance.choice([command for command in COMMANDS if is_assignable(command)])
    at, key = chance.randint(0, min(1, len(command.current_keys))), chance.choice(OWN)
    other = holder(key)
    if refusal(command, key) is not None:
        return None
    if other is None or other is command:
        return with_key(command, at, key)
    return chance.choice([swapped, taken])(command, at, key, other)


@pytest.mark.parametrize("seed", range(3))
def test_own_keys_trigger_only_their_commands(player, triggered_ids, seed):
    """Whichever keys Preferences accepts, pressing one at the table triggers its command."""
    chance, settings = random.Random(seed), player.window.settings
    try:
        for _ in range(12):
            if (changes := draw_changes(chance)) is not None:
                settings.change(own_keys=stored_with(settings.preferences.own_keys, changes))
        assert len(settings.preferences.own_keys) > 3
        player.follow()
        for action in player.window.menus.actions.values():
            action.setEnabled(True)
        for command in COMMANDS:
            for code in command.codes:
                player.key(Qt.Key(code))
                assert triggered_ids == [command.id]
                triggered_ids.clear()
            for sequence in command.sequences:
                QTest.keySequence(player.view, sequence)
                assert triggered_ids == [command.id], sequence.toString()
                triggered_ids.clear()
        pressed = {code for command in COMMANDS for code in command.codes}
        for command in PLAIN:
            for key in set(command.plain) - set(command.current_keys):
                code = combination(key).key()
                player.key(code)
                assert bool(triggered_ids) == (code in pressed), (
                    "a key that was given away does nothing by itself"
                )
                triggered_ids.clear()
    finally:
        settings.change(own_keys=())


def test_key_changes_are_shown_everywhere_immediately(player):
    """Menus, tooltips, the page of keys and painted keys change without a restart."""
    window = player.window
    own = {"hint": ("F8",), "pause": ("K",), "moves": ("Ctrl+K",), "replay": (), "result": ("J",)}
    window.workspace.keys_route.open()
    try:
        window.settings.change(own_keys=tuple(own.items()))
        actions, bar = window.menus.actions, player.page.bar
        assert [keys.toString() for keys in actions["hint"].shortcuts()] == ["F8"]
        assert [keys.toString() for keys in actions["moves"].shortcuts()] == ["Ctrl+K"]
        assert actions["result"].text().endswith("\tJ")
        assert "\t" not in actions["replay"].text()
        assert bar.buttons["hint"].toolTip().endswith("(F8)")
        assert bar.buttons["pause"].toolTip().endswith("(K)")
        groups = window.workspace.keys_route.page.groups
        rows = {row.text(): row.accessibleName() for group in groups for row in group.rows}
        for name, keys in own.items():
            title = BY_ID[name].name
            assert rows.get(title) == (f"{keys[0]}: {title}" if keys else None)
    finally:
        window.settings.change(own_keys=())
    assert actions["result"].text().partition("\t")[2] in ("", "Ctrl+R")
    assert [keys.toString() for keys in actions["result"].shortcuts()] == ["Ctrl+R"]


def test_fixed_keys_of_pages_cannot_be_assigned_to_commands(player):
    """Otherwise pressing the key on that page would be ambiguous."""
    work = player.window.workspace
    for open_page in (work.start_route.go, work.show_new_game, work.show_preferences, work.show_rules):
        open_page()
    fixed = {
        shortcut.key().toString()
        for shortcut in player.window.findChildren(QShortcut)
        if not is_plain(shortcut.key().toString())
    } - {"Ctrl+="}  # recorded as Ctrl++
    assert len(fixed) > 3
    assert {key for key in fixed if refusal(BY_ID["hint"], key) is None} == set()


def test_the_keypad_enter_key_acts_as_enter(player, triggered_ids):
    pad = Qt.KeyboardModifier.KeypadModifier
    player.key(Qt.Key.Key_Enter, pad)
    player.key(Qt.Key.Key_Enter, pad | Qt.KeyboardModifier.ControlModifier)
    assert triggered_ids == ["choose", "end-turn"]


def test_plain_keys_work_only_at_the_table(player, triggered_ids):
    player.window.workspace.start_route.go()
    for command in PLAIN:
        QTest.keyClick(player.window.workspace.start, Qt.Key(command.codes[0]))
    assert triggered_ids == []


def test_a_text_field_receives_letters_that_are_command_keys(player, triggered_ids):
    player.window.workspace.show_new_game()
    page = player.window.workspace.new_game_route.page
    page.choose_person(0)
    field: QLineEdit = page.findChild(PersonDialog).name
    field.setFocus()
    field.clear()
    QTest.keyClicks(field, "why free +TV-?")
    assert field.text() == "why free +TV-?"
    assert triggered_ids == []


def test_each_menu_entry_triggers_its_command(player, triggered_ids):
    bar = player.window.menuBar()
    menus: dict[str, QMenu] = {entry.text(): entry.menu() for entry in bar.actions()}
    assert list(menus) == [say(menu) for menu in MENUS]
    for menu in MENUS:
        for entry in menus[say(menu)].actions():
            if not entry.isSeparator() and entry.menu() is None:
                entry.trigger()
    assert sorted(triggered_ids) == sorted(command.id for command in ENTRIES)
    for command in ENTRIES:
        entry = player.window.menus.actions[command.id]
        assert entry in menus[say(command.menu)].actions()
        now = HANDLERS.get(command.id, ON_PAGES).now
        said = command.message if now is None else now(player.window.workspace)
        assert entry.text().partition("\t")[0] == say(said)


def test_menu_entries_keep_their_order_and_separators(player):
    (game, table, *_) = (entry.menu() for entry in player.window.menuBar().actions())
    assert ["" if a.isSeparator() else a.objectName() or "recent" for a in game.actions()] == [
        *("new-game", "continue", "open", "recent", "games", "statistics", "goals", ""),
        *("save", "save-as", "export-record", "postcard"),
        *("", "start-page", "quit"),
    ]
    assert ["" if a.isSeparator() else a.objectName() for a in table.actions()] == [
        *("undo", "redo", "restart-turn", "end-turn", "", "fit", "replay", "column", "log", "supply"),
        *("", "moves", "hint", "why"),
        "standings",
        *("played", "scored-when"),
        *("", "scoring-1", "scoring-2", "scoring-3", "result", "look-back", "review"),
    ]


def test_macos_moves_only_entries_with_a_menu_role(player):
    roles = {name: action.menuRole() for name, action in player.window.menus.actions.items()}
    told = {name: role for name, role in roles.items() if role != QAction.MenuRole.NoRole}
    assert told == {
        "quit": QAction.MenuRole.QuitRole,
        "preferences": QAction.MenuRole.PreferencesRole,
        "about": QAction.MenuRole.AboutRole,
    }


def test_each_button_triggers_its_command_and_shows_its_key(player, triggered_ids):
    bar = player.page.bar
    for name, button in bar.buttons.items():
        button.setEnabled(True)
        button.show()
        tip, keys = button.toolTip(), BY_ID[name].keys
        if name != "undo":  # its tooltip explains why nothing can be undone
            assert tip.endswith(f"({keys[0]})") if keys else "(" not in tip
        player.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    QToolTip.hideText()
    assert triggered_ids == [*BUTTONS]


def test_every_command_has_exactly_one_handler(player):
    by_window = {name for name, handler in HANDLERS.items() if handler.do is not None}
    at_table = set(player.page.commands._ways)
    alone = {command.id for command in COMMANDS if command.on and not command.menu}
    assert by_window | at_table | alone == {command.id for command in COMMANDS}
    assert not by_window & at_table
    assert not alone & (by_window | at_table)

"""Keys changed by the player: what is possible and stored, and that no key gets two meanings."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QKeySequence

from alhambra_desktop.views.commands.actions import BY_ID, COMMANDS, key_of, named_key
from alhambra_desktop.views.commands.keymap import KEYMAP
from alhambra_desktop.views.commands.own_keys import (
    Pairs,
    changed_keys,
    holder,
    is_assignable,
    needs_key,
    refusal,
    reset,
    stored_with,
    swapped,
    taken,
    with_key,
)
from alhambra_desktop.views.storage.settings import Settings

pytestmark = pytest.mark.usefixtures("qapp", "own_keys")

NAMES = [command.id for command in COMMANDS if is_assignable(command)]
SOME = ["R", "H", "E", "K", "Enter", "Space", "F8", "Ctrl+Z", "Ctrl+Shift+K", "Shift+R", "?", "+", "Menu"]
WRONG = ["", "Esc", "Tab", "Left", "Alt+G", "Ctrl+F", "F6", "=", "Return", "Ctrl+K, Ctrl+L", "Foo", "ctrl+z"]
keys = st.lists(st.sampled_from(SOME + WRONG), max_size=3).map(tuple)
own = st.lists(st.tuples(st.sampled_from([*NAMES, "left", "from-a-later-version"]), keys), max_size=6)


@pytest.fixture
def own_keys():
    yield
    KEYMAP.use({})


def use(changes) -> None:
    KEYMAP.use(changed_keys(tuple(changes.items())))


@given(own)
def test_stored_keys_never_conflict_or_remove_a_required_key(stored):
    KEYMAP.use(changed_keys(stored))
    try:
        every = Counter(key for command in COMMANDS for key in command.current_keys)
        assert set(every.values()) == {1}
        assert not set(every) & set(WRONG) - {key for command in COMMANDS for key in command.defaults}
        for command in COMMANDS:
            assert not needs_key(command) or command.keys or not command.defaults, command.id
            if not is_assignable(command):
                assert command.current_keys == command.defaults
    finally:
        KEYMAP.use({})


@given(st.data())
def test_accepted_changes_are_stored_exactly_and_can_be_reset(data):
    """Several accepted changes in a row apply once they have been stored and read."""
    stored: Pairs = ()
    try:
        for _ in range(4):
            command = BY_ID[data.draw(st.sampled_from(NAMES))]
            at = data.draw(st.integers(0, min(1, len(command.current_keys))))
            key = data.draw(st.sampled_from(SOME))
            if refusal(command, key) is not None:
                continue
            other = holder(key)
            if other is None or other is command:
                changes = with_key(command, at, key)
            else:
                change = data.draw(st.sampled_from([swapped, taken]))
                changes = change(command, at, key, other)
            if changes is None:
                continue
            stored = stored_with(stored, changes)
            KEYMAP.use(changed_keys(stored))
            assert {name: BY_ID[name].current_keys for name in changes} == changes
            assert all(BY_ID[name].defaults != kept for name, kept in stored)
        for command in COMMANDS:
            if command.current_keys != command.defaults:
                stored = stored_with(stored, reset(command))
                KEYMAP.use(changed_keys(stored))
                assert command.current_keys == command.defaults
        assert stored == ()
    finally:
        KEYMAP.use({})


def test_a_swap_exchanges_the_keys_of_two_commands():
    hint, replay = BY_ID["hint"], BY_ID["replay"]
    assert swapped(hint, 0, "R", replay) == {"hint": ("R",), "replay": ("H",)}
    assert taken(hint, 0, "R", replay) == {"hint": ("R",), "replay": ()}
    assert swapped(hint, 1, "R", replay) is None, "there is no second key to give"
    assert taken(hint, 1, "Enter", BY_ID["choose"]) is None, "no menu has this command"
    assert swapped(BY_ID["undo"], 0, "Space", BY_ID["hurry"]) is None, "one cannot hold Ctrl+Z"


def test_a_key_of_the_same_command_is_moved():
    assert with_key(BY_ID["end-turn"], 0, "Ctrl+Enter") == {"end-turn": ("Ctrl+Enter", "E")}
    assert with_key(BY_ID["hint"], 1, "H") == {"hint": ("H",)}


def test_resetting_a_command_undoes_the_swap_of_its_key():
    use({"hint": ("R",), "replay": ("H",)})
    assert reset(BY_ID["hint"]) == {"hint": ("H",), "replay": ("R",)}


@pytest.mark.parametrize(
    "key", ["Esc", "Tab", "Backtab", "Left", "Shift+Up", "Backspace", "Alt+G", "F6", "Ctrl+F"]
)
def test_keys_needed_by_pages_are_refused(key):
    assert refusal(BY_ID["hint"], key) is not None


def test_commands_without_a_key_are_named_by_their_menu_entry():
    use({"hint": ()})
    assert (key_of("hint"), named_key("hint")) == ("", "Show a hint")


def test_the_kind_of_key_determines_where_it_works():
    use({"hint": ("K", "Ctrl+K"), "undo": ("U",), "keys": ("?", "F4")})
    assert [sequence.toString() for sequence in BY_ID["hint"].sequences] == ["Ctrl+K"]
    assert BY_ID["hint"].codes == (ord("K"),)
    assert BY_ID["undo"].codes == (ord("U"),)
    assert BY_ID["keys"].sequences == [QKeySequence("?"), QKeySequence("F4")]


def test_only_changed_keys_are_stored_by_command(tmp_path):
    settings = Settings(tmp_path / "settings.json")
    settings.change(own_keys=stored_with((), {"hint": ("K",), "replay": ("R",)}))
    assert json.loads(settings.path.read_text())["own_keys"] == [["hint", ["K"]]]
    assert Settings(settings.path).preferences.own_keys == (("hint", ("K",)),)


@pytest.mark.parametrize(
    "wrong", ["H", 3, [["hint"]], [["hint", "K"]], [["hint", [3]]], [[1, ["K"]]], {"hint": "K"}]
)
def test_invalid_keys_in_the_file_are_set_aside(tmp_path, wrong):
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"own_keys": wrong, "theme": "dark"}))
    settings = Settings(path)
    assert settings.preferences.own_keys == ()
    assert settings.preferences.theme == "dark"
    assert settings.complaints

"""Decides which keys the player can choose, and how a choice changes the keys of other commands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final, TypeAlias

from PySide6.QtCore import Qt

from ...model.rules.core.words.message import Message
from .actions import BY_ID, COMMANDS, PAGE_KEYS, RULES_KEYS
from .command import Command, key_name, key_texts
from .keymap import KEYMAP, combination, is_key, is_plain

Keys: TypeAlias = tuple[str, ...]
Changes: TypeAlias = Mapping[str, Keys]  # maps the ids of commands to their new keys
Pairs: TypeAlias = tuple[tuple[str, Keys], ...]

MOST: Final = 2
"""Maximum number of keys of a command."""

FIXED: Final = frozenset(
    {
        *(Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab),
        *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
    }
)
CLEARS: Final = "Backspace"
LEAVES: Final = "Esc"
ALT: Final = Qt.KeyboardModifier.AltModifier


def is_assignable(command: Command) -> bool:
    return command.line is not None and not any(is_fixed(key) for key in command.plain)


def needs_key(command: Command) -> bool:
    """Return whether a command is in no menu and has no button, so that only a key can trigger it."""
    return command.menu is None and command.button is None


def refusal(command: Command, key: str) -> Message | None:
    """Return the reason why a command cannot have a key, or None."""
    name = key_name(key)
    if is_fixed(key):
        return Message("keyboard-refused-fixed", key=name)
    if _opens_menu(key):
        return Message("keyboard-refused-menu", key=name)
    if _is_page_key(key):
        return Message("keyboard-refused-page", key=name)
    if command.held and not command.is_table_key(key):
        return Message("keyboard-refused-held")
    return None


def holder(key: str) -> Command | None:
    return _holders().get(key)


@cache
def _holders() -> Mapping[str, Command]:
    return {key: command for command in reversed(COMMANDS) for key in command.current_keys}


KEYMAP.changed.connect(_holders.cache_clear)


# -- changes


def with_key(command: Command, at: int, key: str) -> Changes:
    """Return the keys of a command after it gets `key` at index `at`.

    If the command already has `key` at another index, the keys at both indexes change places.
    """
    keys = list(command.current_keys)
    if key in keys and at < len(keys):
        other = keys.index(key)
        keys[at], keys[other] = keys[other], keys[at]
    elif key not in keys:
        keys[at : at + 1] = [key]
    return {command.id: tuple(keys)}


def without_key(command: Command, key: str) -> Changes | None:
    """Return the keys of a command after `key` is removed, or None if the command needs this key."""
    left = tuple(other for other in command.current_keys if other != key)
    return {command.id: left} if left or not needs_key(command) else None


def swapped(command: Command, at: int, key: str, other: Command) -> Changes | None:
    """Return the keys of two commands after they exchange one key each.

    `command` gets `key` from `other`, and `other` gets the key that `command` has at index `at`. Return None
    if there is no key at this index, or if `other` cannot have it.
    """
    if at >= len(command.current_keys) or refusal(other, old := command.current_keys[at]) is not None:
        return None
    theirs = tuple(old if one == key else one for one in other.current_keys)
    return {**with_key(command, at, key), other.id: theirs}


def taken(command: Command, at: int, key: str, other: Command) -> Changes | None:
    """Return the keys of two commands after `command` takes `key` from `other`.

    Return None if `other` needs this key.
    """
    without = without_key(other, key)
    return None if without is None else {**with_key(command, at, key), **without}


def reset(command: Command) -> Changes:
    """Return the changes that reset a command to its default keys.

    If another command currently has one of these keys, it is also reset to its own default keys. This can in
    turn require the reset of further commands.
    """
    changes = {command.id: command.defaults}
    wanted = [*command.defaults]
    for key in wanted:
        other = holder(key)
        if other is not None and other.id not in changes:
            changes[other.id] = other.defaults
            wanted += other.defaults
    return changes


def stored_with(own: Pairs, changes: Changes) -> Pairs:
    """Return the keys to store after `changes` are made to `own`.

    Leave out commands that have their default keys. Keep the keys of unknown commands.
    """
    merged = {**dict(own), **changes}
    return tuple(
        (one, keys) for one, keys in merged.items() if one not in BY_ID or keys != BY_ID[one].defaults
    )


# -- storage


def changed_keys(own: Iterable[tuple[str, Keys]]) -> Mapping[str, Keys]:
    """Return the keys of every command whose keys differ from its default keys.

    `own` lists commands with the keys that the player chose. Ignore an entry if it is invalid, or if an
    earlier entry contains one of its keys. If a chosen key is a default key of another command, that command
    loses it. If a command that needs a key would lose all its keys, ignore the choices that contain its
    default keys.
    """
    chosen = dict[str, Keys]()
    for name, keys in own:
        if _is_possible(name, keys) and not {*keys} & _all(chosen):
            chosen[name] = keys
    while robbed := next((one for one in COMMANDS if _is_robbed(one, chosen)), None):
        chosen = {name: keys for name, keys in chosen.items() if not {*keys} & {*robbed.defaults}}
    used = _all(chosen)
    others = (one for one in COMMANDS if one.id not in chosen and used & {*one.defaults})
    return {**chosen, **{one.id: tuple(key for key in one.defaults if key not in used) for one in others}}


def _is_possible(name: str, keys: Keys) -> bool:
    command = BY_ID.get(name)
    if command is None or not is_assignable(command) or len(keys) > MOST or len({*keys}) < len(keys):
        return False
    if not keys and needs_key(command):
        return False
    return all(key in command.defaults or (is_key(key) and refusal(command, key) is None) for key in keys)


def _is_robbed(command: Command, chosen: Changes) -> bool:
    used = _all(chosen)
    return (
        command.id not in chosen
        and needs_key(command)
        and bool(command.defaults)
        and {*command.defaults} <= used
    )


def _all(chosen: Changes) -> set[str]:
    return {key for keys in chosen.values() for key in keys}


def is_fixed(key: str) -> bool:
    """Return whether a key cannot be assigned, because it has the same function everywhere."""
    return key == CLEARS or combination(key).key() in FIXED


def is_reserved(key: str) -> bool:
    """Return whether a key cannot be assigned to any command."""
    return is_fixed(key) or _opens_menu(key) or _is_page_key(key)


def _opens_menu(key: str) -> bool:
    pressed = combination(key)
    return pressed.keyboardModifiers() == ALT and chr(min(pressed.key(), 0x10FFFF)).isalpha()


def _is_page_key(key: str) -> bool:
    return not is_plain(key) and key in (*PAGE_KEYS.values(), *key_texts(RULES_KEYS))

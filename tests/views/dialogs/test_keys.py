"""The page of keys: every key with what it does."""

from __future__ import annotations

from typing import Any

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QGridLayout, QLabel

from alhambra_desktop.views.commands.actions import BY_ID, COMMANDS
from alhambra_desktop.views.dialogs.reading import KeysDialog
from alhambra_desktop.words import say


def shown(dialog: KeysDialog) -> list[tuple[str, str]]:
    """What the page says, from above: keys, and what they do."""
    (grid,) = dialog.findChildren(QGridLayout)
    texts = [one.text() for i in range(grid.count()) if isinstance(one := grid.itemAt(i).widget(), QLabel)]
    return list(zip(texts[::2], texts[1::2], strict=True))


def test_the_page_of_keys_lists_every_key_with_what_it_does(open_dialog):
    lines = shown(open_dialog(KeysDialog()))
    told = {does: keys for keys, does in lines}
    assert len(told) == len(lines) == len({command.line for command in COMMANDS if command.keys})
    for command in (command for command in COMMANDS if command.keys):
        keys = told[say(command.line.does)]
        arrows = command.id in ("left", "right", "up", "down")
        assert keys == "Arrows" if arrows else all(name in keys for name in command.keys), command.id


def test_keys_of_one_line_stand_side_by_side(open_dialog):
    lines = shown(open_dialog(KeysDialog()))
    assert {
        ("E  or  Ctrl+Enter", "end the turn"),
        ("Ctrl+Z,  Ctrl+Shift+Z", "take back, do again"),
        ("Ctrl+N,  Ctrl+O", "new game, open"),
        ("+,  -  or the wheel", "zoom; drag the ground to move it"),
        ("Space (held)", "let the others move fast; a click finishes a step"),
    } <= set(lines)


def test_a_desktop_without_a_key_for_a_command_has_no_line_for_it(open_dialog, monkeypatch):
    def nameless(keys: Any) -> str:
        return "" if keys == QKeySequence.StandardKey.Quit else QKeySequence(keys).toString()

    monkeypatch.setattr("alhambra_desktop.views.commands.command.key_name", nameless)
    told = [does for _, does in shown(open_dialog(KeysDialog()))]
    assert say(BY_ID["quit"].line.does) not in told
    assert say(BY_ID["save"].line.does) in told

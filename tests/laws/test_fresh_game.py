"""A game that is begun after another one starts in the same state as the first game of a new window."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from alhambra_desktop.model.rules.core.engine.action import Action
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.window.main_window import MainWindow
from tests.laws.test_purist import arrive
from tests.views.driver import TIMEOUT, Driver

PROGRAM: Final = "alhambra_desktop.views"
NOT_COMPARED: Final = re.compile(
    r"^\.advice\.card\."  # hidden
    r"|\.(_since|_elapsed)$|^\.host\.answers$|^\.stage\.cache_warmer\."  # counted since the window was opened
    r"|\.(_factor|scale|zoom|_cell)$"  # depends on the window's size
    r"|\.(_here|_holds_key)$"  # belongs to places that are not in use
    r"|^\.bar\._mark\._cache\._recent$"  # pictures of earlier seats
)

NONE: Final = Qt.KeyboardModifier.NoModifier
PLAIN: Final = (bool, int, float, str, bytes, Enum, Message, Action, type(None))


def known(value: Any) -> bool:
    """Return whether a value can be compared."""
    if isinstance(value, tuple | list | set | frozenset):
        return all(map(known, value))
    if isinstance(value, Mapping):
        return all(map(known, value)) and all(map(known, value.values()))
    return isinstance(value, PLAIN)


def parts(value: Any) -> Iterator[tuple[str, Any]]:
    """Yield the program's own objects in a value, each with its position in the value."""
    inside: Iterable[tuple[Any, Any]] = ()
    if isinstance(value, Mapping):
        inside = value.items()
    elif isinstance(value, tuple | list):
        inside = enumerate(value)
    for place, one in (("", value), *((f"[{place}]", one) for place, one in inside)):
        if type(one).__module__.startswith(PROGRAM):
            yield place, one


def state_of(root: Any) -> dict[str, Any]:
    """Return every comparable value of an object and of all objects that it refers to, by path."""
    found: dict[str, Any] = {}
    waiting, seen = [("", root)], {id(root)}
    while waiting:
        path, thing = waiting.pop(0)
        for name, value in getattr(thing, "__dict__", {}).items():
            here = f"{path}.{name}"
            if known(value):
                found[here] = value
            elif isinstance(value, QTimer):
                found[here] = value.isActive()
            elif isinstance(value, QAbstractButton):
                found[here] = value.text(), value.isEnabled(), value.isChecked(), value.isVisible()
            elif isinstance(value, QLabel):
                found[here] = value.text(), value.isVisible()
            elif isinstance(value, QWidget):
                found[here] = value.isVisible()
            for place, part in parts(value):
                if id(part) not in seen:
                    seen.add(id(part))
                    waiting.append((here + place, part))
    return found


def begin(player: Driver) -> dict[str, Any]:
    """Begin a game; return the state of its table."""
    games = player.window.workspace.games
    games.begin(parse_new("human,apprentice seed=8"))
    arrive(player)
    player.qtbot.waitUntil(lambda: not player.page.director.clock._timer.isActive(), timeout=TIMEOUT)
    player.follow()
    return {**state_of(player.page), "file": games.name, "hints": player.table.hints}


def leave_traces(player: Driver, path: Path) -> None:
    """Play another game that could leave something behind: hints, a file, a warning and undone moves."""
    table = GameTable()
    table.begin(parse_new("human,apprentice,apprentice seed=3 starting_money=40"))
    player.window.workspace.games.show_saved(table.saved(), path)
    arrive(player)
    advice, page = player.page.advice, player.page
    for _ in range(2):
        player.key(Qt.Key.Key_H)
        player.qtbot.waitUntil(lambda: not advice.adviser.busy, timeout=TIMEOUT)
    for key, modifier in ((Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier), (Qt.Key.Key_E, NONE)):
        player.click(player.spot("row", 0))
        player.click(player.spot("take"))
        player.key(key, modifier)
    player.qtbot.waitUntil(lambda: page.director.busy, timeout=TIMEOUT)
    player.key(Qt.Key.Key_P)
    assert page.director.paused


def test_a_second_game_starts_in_the_state_of_a_first(qtbot, settings, tmp_path):
    settings.change(own_speed="off", others_speed="slow")
    states = []
    for used in (False, True):
        window = MainWindow(settings, tmp_path / str(used))
        qtbot.addWidget(window)
        window.show()
        window.workspace.page.advice.seconds = 0.05
        player = Driver(qtbot, window)
        if used:
            leave_traces(player, tmp_path / "named.alhambra")
        states.append(begin(player))
        window.close()
    fresh, later = states
    differing = {path for path in {*fresh, *later} if fresh.get(path) != later.get(path)}
    assert {one: (fresh.get(one), later.get(one)) for one in differing if not NOT_COMPARED.search(one)} == {}
    assert len(fresh) > 400

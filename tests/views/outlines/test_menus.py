"""The menu bar has the checked entries, keys and states before, during and after a game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from alhambra_desktop.views.app.command_line import parse_new
from tests.views.driver import whole_game
from tests.views.outlines.outline import check


def entries(actions: list[QAction], indent: str = "") -> Iterator[str]:
    """Yield a line for each entry of a menu, as it is when the menu is open."""
    for action in actions:
        if action.isSeparator():
            yield f"{indent}--"
            continue
        words = [indent + action.text().replace("\t", " | ")]
        words += [key.toString(QKeySequence.SequenceFormat.PortableText) for key in action.shortcuts()]
        words += [word for word, so in states(action) if so]
        yield ", ".join(words)
        menu = action.menu()
        if isinstance(menu, QMenu):
            menu.aboutToShow.emit()
            yield from entries(menu.actions(), f"{indent}    ")


def states(action: QAction) -> tuple[tuple[str, bool], ...]:
    return (
        ("disabled", not action.isEnabled()),
        ("ticked", action.isChecked()),
        ("repeats", action.autoRepeat()),
        ("hidden", not action.isVisible()),
    )


def begin(player) -> None:
    player.window.workspace.games.begin(parse_new("human,human seed=1"))
    player.lift_curtain()


def finish(player) -> None:
    player.window.workspace.games.show_saved(whole_game("human,human seed=3").saved())


MOMENTS = {"no game": lambda player: None, "game": begin, "finished game": finish}


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_menu_bar_has_the_checked_entries(player, moment):
    MOMENTS[moment](player)
    player.follow()
    player.window.menus.refresh()
    found = "".join(f"{line}\n" for line in entries(player.window.menuBar().actions()))
    check(f"menus {moment}", found)

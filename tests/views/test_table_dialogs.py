"""The dialogs about the game on the table: the list of moves and the standings."""

from __future__ import annotations

from typing import Any
from unittest.mock import Mock

import pytest
from PySide6.QtWidgets import QDialog, QMainWindow, QWidget

from alhambra_desktop.model.files.addons.shelf import Shelf
from alhambra_desktop.views.pages.result import standings
from alhambra_desktop.views.pages.table import moves_dialog
from alhambra_desktop.views.window.dialogs import Dialogs


class Recorded(QDialog):
    """A dialog that records how it was made and brought to the front."""

    made: list[Recorded]

    def __init__(self, *args: Any) -> None:
        super().__init__(args[-1])
        self.args, self.steps = args[:-1], list[str]()
        self.made.append(self)

    def raise_(self) -> None:
        self.steps.append("raise" if self.isVisible() else "too early")

    def activateWindow(self) -> None:  # noqa: N802
        self.steps.append("activate" if self.isVisible() else "too early")


@pytest.fixture
def window(qtbot) -> QWidget:
    made = QMainWindow()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def made(monkeypatch) -> list[Recorded]:
    """Return the dialogs that were made."""
    found: list[Recorded] = []
    monkeypatch.setattr(Recorded, "made", found, raising=False)
    monkeypatch.setattr(moves_dialog, "MovesDialog", Recorded)
    monkeypatch.setattr(standings, "StandingsDialog", Recorded)
    return found


@pytest.fixture
def games() -> Mock:
    return Mock(playing=True)


@pytest.fixture
def dialogs(window, games, tmp_path) -> Dialogs:
    storage: Any = Mock()
    storage.games.data = tmp_path
    return Dialogs(window, storage, games, None)


def test_the_list_of_moves_is_made_once_and_brought_to_the_front(dialogs, games, made, window):
    dialogs.show_moves()
    (moves,) = made
    assert moves.args == (games.page,)
    assert moves.parent() is dialogs.parent() is window
    assert moves.isVisible()
    assert moves.steps == ["raise", "activate"]
    moves.close()
    dialogs.show_moves()
    assert len(made) == 1
    assert moves.isVisible()
    assert moves.steps == ["raise", "activate"] * 2


def test_the_standings_show_the_table_as_it_is_drawn(dialogs, games, made, window):
    dialogs.show_standings()
    (shown,) = made
    snapshot = games.page.stage.snapshot
    assert shown.args == (snapshot.book, snapshot.ahead)
    assert shown.parent() is window
    assert shown.isVisible()


def test_without_a_game_no_dialog_opens(dialogs, games, made):
    games.page.stage.snapshot, games.playing = None, True
    dialogs.show_standings()
    games.page.stage.snapshot, games.playing = Mock(), False
    dialogs.show_standings()
    dialogs.show_moves()
    assert made == []


def test_rule_sets_are_found_beside_the_games_unless_another_shelf_is_given(dialogs, window, games, tmp_path):
    assert dialogs.shelf.folder == tmp_path / "rule-sets"
    assert dialogs.shelf is dialogs.shelf
    other: Any = Mock(spec=Shelf)
    storage: Any = Mock()
    assert Dialogs(window, storage, games, other).shelf is other

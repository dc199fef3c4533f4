"""Differences on Windows and macOS, as far as they can be simulated."""

from __future__ import annotations

import sys

import platformdirs
import pytest
from platformdirs.windows import Windows
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog

from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.app import app, application
from alhambra_desktop.views.app.command_line import MOST_PIXELS, parse_new
from alhambra_desktop.views.storage.places import (
    LONGEST,
    file_name,
    log_folder,
    pictures_folder,
    settings_file,
)
from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.views.window.main_window import MainWindow


@pytest.mark.parametrize(
    ("requested", "name"),
    [
        ("Anna and Yusuf", "Anna and Yusuf"),
        ("Ágnes és Ödön", "Ágnes és Ödön"),
        ('AC/DC: "who?" <*>|\\', "AC-DC- -who-- -----"),
        ("tab\there", "tab-here"),
        ("ends. . ", "ends"),
        ("...", "game"),
        ("CON", "CON game"),
        ("nul.txt", "nul game.txt"),
        ("lpt1", "lpt1 game"),
        ("Conrad", "Conrad"),
        ("Falcon", "Falcon"),
        ("Console and Nulla", "Console and Nulla"),
        ("x" * 300, "x" * LONGEST),
    ],
)
def test_player_names_are_converted_to_a_valid_file_name(requested: str, name: str) -> None:
    assert file_name(requested) == name


@pytest.mark.parametrize(
    ("function", "of_system", "path"),
    [
        (settings_file, "user_config_path", "alhambra-desktop/settings.json"),
        (pictures_folder, "user_cache_path", "alhambra-desktop/Cache/pictures"),
        (log_folder, "user_log_path", "alhambra-desktop/Logs"),
    ],
)
def test_folders_on_windows_are_in_one_folder_of_the_program(monkeypatch, function, of_system, path) -> None:
    local = r"C:\Users\Ana\AppData\Local"
    monkeypatch.setenv("WIN_PD_OVERRIDE_LOCAL_APPDATA", local)
    monkeypatch.setattr(
        platformdirs, of_system, lambda name, **more: getattr(Windows(name, **more), of_system)
    )
    assert function().as_posix().replace("\\", "/") == f"{local}/{path}".replace("\\", "/")


@pytest.fixture
def window(qtbot, tmp_path):
    made = MainWindow(Settings(tmp_path / "settings.json"), tmp_path / "data")
    qtbot.addWidget(made)
    yield made
    made.close()


def test_a_slash_in_a_name_creates_no_folder(window, monkeypatch) -> None:
    proposals: list[str] = []

    def ask(_, __, proposal, ___):
        proposals.append(proposal)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    setup = parse_new("human,human seed=1")
    window.workspace.games.begin(setup)
    object.__setattr__(window.workspace.table.setup.seats[0], "name", "AC/DC: live?")
    window.workspace.games.save_as()
    assert proposals[0].endswith("/games/AC-DC- live- and Yusuf.alhambra")


def test_macos_moves_only_three_entries_to_its_application_menu(window) -> None:
    moved = {
        action.text(): action.menuRole()
        for action in window.findChildren(QAction)
        if action.text() and action.menuRole() is not QAction.MenuRole.NoRole and action.menu() is None
    }
    assert moved == {
        "&Quit": QAction.MenuRole.QuitRole,
        "&Preferences…": QAction.MenuRole.PreferencesRole,
        "&About Alhambra Desktop": QAction.MenuRole.AboutRole,
    }


def test_without_a_terminal_a_command_line_error_opens_a_box(monkeypatch) -> None:
    told: list[Message] = []
    monkeypatch.setattr(application, "make_application", object)
    monkeypatch.setattr(app, "show_message", told.append)
    monkeypatch.setattr(sys, "stderr", None)
    assert app.run(["--size", "huge"]) == 2
    assert told == [Message("desktop-wrong-size", value="'huge'", most=MOST_PIXELS)]


def test_help_without_a_terminal_does_not_crash(monkeypatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    with pytest.raises(SystemExit) as left:
        app.run(["--help"])
    assert left.value.code == 0
